"""Signals and channels as Python's values."""

import functools
import sys

from . import _errors
from ._values import resolved, shown
from ._words import WORDS

_METHODS = {row[0]: name for name, row in WORDS.items() if row[1].endswith('method')}

#: Where samples are, to DLPack: kDLCPU, device 0.
_CPU = 1, 0

_NOT_ORDERED = (
    'a signal is not a number that could be larger or smaller: compare sf.MaxValue(x), '
    'sf.ValueAt(x, ms), x.samples or x.ms')


def _is_number(value):
    return isinstance(value, (int, float, complex)) or (
        hasattr(value, '__float__') and getattr(value, 'ndim', 0) == 0)


class _Method:
    """A word as a method of a class."""

    def __init__(self, name):
        self._name = name

    def __get__(self, first, kind=None):
        from ._word import word
        known = word(self._name)
        return known if first is None else known.bound(first)


class _Methods:
    """Every word whose first parameter is a signal."""

    __slots__ = ()


for _snake, _name in _METHODS.items():
    setattr(_Methods, _snake, _Method(_name))


class Signal(_Methods):
    """A signal of one channel: what its samples are, computed when something reads them.

    It adds, multiplies and is sliced in milliseconds; every word whose first parameter is a signal
    is a method. It is released when nothing reaches it any more, by ``release()``, or at the end of
    ``with x:``.
    """

    __slots__ = ('_session', '_h', '_recipe', '__weakref__')

    def __init__(self, session, handle, recipe):
        self._session = session
        self._h = handle
        self._recipe = recipe

    # ---- Arithmetic ------------------------------------------------------------------------------

    def _with(self, sign, other):
        other = resolved(other)
        if type(other) is float or isinstance(other, Signal) or _is_number(other):
            return self._session.expression(sign, self, other, sys._getframe(2))
        if isinstance(other, (list, tuple, dict, str, type(None))) \
                and not isinstance(other, Channels):
            raise TypeError('a signal can be combined with signals, sf.Channels and numbers, not '
                            f'with {shown(other)}')
        return NotImplemented

    def __add__(self, other):
        return self._with('sum', other)

    __radd__ = __add__

    def __sub__(self, other):
        return self._with('difference', other)

    def __rsub__(self, number):
        return self._with('differenceFrom', number)

    def __mul__(self, other):
        return self._with('product', other)

    __rmul__ = __mul__

    def __truediv__(self, other):
        return self._with('quotient', other)

    def __neg__(self):
        return _call(self, 'Invert', (self,), sys._getframe(1))

    def __pos__(self):
        return self

    def __getitem__(self, key):
        if not isinstance(key, slice):
            raise TypeError('a signal is indexed by a slice of milliseconds such as x[500:1500], '
                            f'not by {shown(key)}')
        if key.step is not None:
            raise ValueError('a slice of a signal has no step')
        from ._session import place
        from ._values import convert
        session = self._session
        start, stop = resolved(key.start), resolved(key.stop)
        try:
            made = session.host.slice(place(session, sys._getframe(1)), self._h,
                                      convert(session, start), convert(session, stop))
        except session._exception as error:
            raise _errors.python(error) from None
        return wrap(session, made, ('slice', (self, start, stop)))

    # ---- As a value ------------------------------------------------------------------------------

    @property
    def samples(self):
        """Its length in samples."""
        return self._asked('x.samples')

    @property
    def shape(self):
        """That of its array, (samples,)."""
        return (self._asked('x.shape'),)

    def slice(self, start=None, stop=None):
        """The part between two times in ms: the same as x[start:stop]."""
        return self[start:stop]

    @property
    def ms(self):
        """Its length in milliseconds."""
        return self._asked('x.ms') * 1000.0 / self._session.rate

    @property
    def rate(self):
        """The sample rate that it is of, in Hz; 0 if it fits to all."""
        return self._h.rate()

    @property
    def origin(self):
        """The file and line that made it."""
        return str(self._h.holding().origin())

    @property
    def identity(self):
        """A text that two signals have in common if their samples are the same."""
        return str(self._session.host.identity(self._h))

    def _asked(self, what):
        try:
            return int(self._session.host.samples(self._h, what))
        except self._session._exception as error:
            raise _errors.python(error) from None

    def __len__(self):
        return self._asked('len(x)')

    def __bool__(self):
        return True

    def __iter__(self):
        raise TypeError('a signal has no items to iterate over: take slices such as x[0:1000], or '
                        'numpy.asarray(x)')

    def __contains__(self, other):
        raise TypeError('a signal has no items to search')

    def __lt__(self, other):
        raise TypeError(_NOT_ORDERED)

    __le__ = __gt__ = __ge__ = __lt__

    def __repr__(self):
        return str(self._session.host.text(self._h))

    def __getattr__(self, name):
        if name in Signal.__slots__:
            raise AttributeError(name)
        return _unknown(self, self._session, name, 'a signal has no')

    def __copy__(self):
        if self._h.draft() is not None:
            raise ValueError('a draft is copied when it was used: before, it may still change')
        return self

    def __deepcopy__(self, known):
        return self.__copy__()

    # ---- Lifetime --------------------------------------------------------------------------------

    def release(self):
        """Releases it now: its memory is free for others once nothing made from it is left."""
        try:
            self._session.host.release(self._h)
        except self._session._exception as error:
            raise _errors.python(error) from None

    @property
    def is_released(self):
        """Whether it is no longer usable."""
        return bool(self._session.host.isReleased(self._h))

    @property
    def is_stored(self):
        """Whether its samples are computed already."""
        return bool(self._session.host.isStored(self._h))

    def keep(self):
        """Leaves it to what surrounds the scope that it was made in."""
        self._h.keep()
        return self

    def pin(self):
        """Takes it out of all scopes."""
        self._h.pin()
        return self

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if not self.is_released:
            self.release()

    # ---- Single samples, and the names that older scripts have ---------------------------------------

    def get_sample(self, index):
        """A sample by its number, computed now if it is not stored."""
        from ._samples import sample
        return sample(self, index)

    def set_sample(self, index, value):
        """Sets a sample of what sf.draft made, until that is used."""
        from ._samples import set_sample
        set_sample(self, index, value)

    def set_at(self, index, value):
        """Sets the samples of a draft from index on to those of a signal; of a number one."""
        from ._samples import set_at
        set_at(self, index, value)

    def replicate_empty(self):
        """A draft of the same length."""
        from ._samples import draft_like
        return draft_like(self)

    getSample, setSample, setAt, replicateEmpty = get_sample, set_sample, set_at, replicate_empty
    getLength = samples.fget
    isRealised, isReleased = is_stored.fget, is_released.fget

    def __array__(self, dtype=None, copy=None):
        from ._arrays import array_of
        return array_of(self, dtype, copy)

    def __array_ufunc__(self, ufunc, method, *inputs, **names):
        from . import _ufuncs
        from ._arrays import array_of
        return _ufuncs.apply(Signal, array_of, ufunc, method, inputs, names)

    def __dlpack__(self, **names):
        from ._arrays import dlpack
        return dlpack(self, **names)

    def __dlpack_device__(self):
        return _CPU

    def __reduce__(self):
        from ._recipes import reduced
        return reduced(self)

    def _repr_html_(self):
        from ._display import html
        return html([self])


class StoredSignal(Signal):
    """A signal whose samples are computed: its memory is free as soon as nothing reaches it."""

    __slots__ = ()

    def __del__(self):
        try:
            if not sys.is_finalizing() and not self._session._closed:
                self._session.host.drop(self._h)
        except AttributeError:
            pass  # Ctrl-C came before it had any


class Channels(_Methods, list):
    """The channels of a sound: a list that computes channel by channel.

    Numbers, signals and other channels may stand beside it; every word that is a method of signals
    is one of channels.
    """

    def __init__(self, *signals):
        super().__init__(signals[0] if len(signals) == 1 and isinstance(signals[0], (list, tuple))
                         else signals)
        if not self or not all(isinstance(resolved(each), Signal) for each in self):
            raise TypeError(f'sf.Channels: x must be signals, but is {shown(list(self))}')
        self[:] = [resolved(each) for each in self]

    def _each(self, other, sign):
        other = resolved(other)
        if other is None or isinstance(other, str):
            raise TypeError('channels can be combined with channels, signals and numbers, not '
                            f'with {shown(other)}')
        if isinstance(other, (list, tuple)):
            if len(other) != len(self):
                raise ValueError(
                    f'channels are combined one by one, but here are {len(self)} and {len(other)}; '
                    'list(x) + list(y) puts them side by side')
            return Channels([sign(x, y) for x, y in zip(self, other)])
        if not isinstance(other, Signal) and not _is_number(other):
            return NotImplemented
        return Channels([sign(x, other) for x in self])

    def __add__(self, other):
        if type(other) is list:
            return list(self) + other
        return self._each(other, lambda x, y: x + y)

    def __radd__(self, other):
        return self._each(other, lambda x, y: y + x)

    def __sub__(self, other):
        return self._each(other, lambda x, y: x - y)

    def __rsub__(self, other):
        return self._each(other, lambda x, y: y - x)

    def __mul__(self, other):
        return self._each(other, lambda x, y: x * y)

    __rmul__ = __imul__ = __mul__

    def __truediv__(self, other):
        return self._each(other, lambda x, y: x / y)

    def __rtruediv__(self, other):
        return self._each(other, lambda x, y: y / x)

    def __neg__(self):
        return Channels([-x for x in self])

    def __getitem__(self, key):
        found = super().__getitem__(key)
        return Channels(found) if isinstance(key, slice) and found else found

    def __iadd__(self, other):
        return self + other

    def __getattr__(self, name):
        return _unknown(self, self[0]._session, name, 'channels have no')

    def copy(self):
        """The same channels in another list."""
        return Channels(list(self))

    __copy__ = copy

    def __deepcopy__(self, known):
        return self.copy()

    def __reduce__(self):
        from ._recipes import reduced_channels
        return reduced_channels(self)

    @property
    def samples(self):
        """The length of the longest in samples."""
        return max(each.samples for each in self)

    @property
    def ms(self):
        """The length of the longest in milliseconds."""
        return max(each.ms for each in self)

    @property
    def rate(self):
        """The sample rate that they are of, in Hz; 0 if they fit to all."""
        return max(each.rate for each in self)

    @property
    def shape(self):
        """That of their array, (channels, samples)."""
        return len(self), self.samples

    def slice(self, start=None, stop=None):
        """The part of each channel between two times in ms; c[0:1] would be the first channel."""
        return Channels([each[start:stop] for each in self])

    def __array__(self, dtype=None, copy=None):
        from ._arrays import array_of_channels
        return array_of_channels(self, dtype, copy)

    def __array_ufunc__(self, ufunc, method, *inputs, **names):
        import numpy
        from . import _ufuncs
        return _ufuncs.apply((Signal, Channels), numpy.asarray, ufunc, method, inputs, names)

    def __dlpack__(self, **names):
        from ._arrays import dlpack
        return dlpack(self, **names)

    def __dlpack_device__(self):
        return _CPU

    def _repr_html_(self):
        from ._display import html
        return html(self)

    def __repr__(self):
        return 'Channels([' + ', '.join(map(repr, self)) + '])'


def wrap(session, handle, recipe):
    """A signal of Java's that is to be computed when something reads it."""
    return Signal(session, handle, recipe)


def wrap_any(session, handle, recipe):
    """A signal of Java's, which may be stored: then nobody needs to know what made it."""
    if session.host.isStored(handle):
        return StoredSignal(session, handle, None)
    return Signal(session, handle, recipe)


def _call(x, name, values, frame):
    from ._word import word
    return x._session.call(word(name), values, (), frame)


def _unknown(first, session, name, error):
    """A program's own word as a method; raises if there is none."""
    if name.startswith('__'):
        raise AttributeError(name)
    from ._own import found
    own = found(name)
    if own is not None:
        return functools.partial(own, first)
    import numpy
    if hasattr(numpy.ndarray, name):
        raise AttributeError(f"{error} '{name}': numpy.asarray(x) is an array of its samples")
    meant = str(session.host.catalogue().meantMethod(name))
    raise AttributeError(f"{error} '{name}'; did you mean '{meant}'?")
