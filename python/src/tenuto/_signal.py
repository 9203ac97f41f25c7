"""Signals as Python's values."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, NoReturn

from . import _arrays, _display, _errors, _own, _samples, _ufuncs
from . import _numpy as np
from ._methods import Methods
from ._place import place
from ._signs import AMBIGUOUS, Signs
from ._values import convert, resolved, shown

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: Where samples are, to DLPack: kDLCPU, device 0.
_CPU = 1, 0


def unknown(first: Any, session: Any, name: str, error: str) -> Callable[..., Any]:
    """A program's own word as a method; raises if there is none."""
    if name.startswith('__'):
        raise AttributeError(name)
    own = _own.found(name)
    if own is not None:
        return functools.partial(own, first)
    if hasattr(np.ndarray, name):
        raise AttributeError(f"{error} '{name}': numpy.asarray(x) is an array of its samples")
    meant = str(session.host.catalogue().meantMethod(name))
    raise AttributeError(f"{error} '{name}'; did you mean '{meant}'?")


class Signal(Signs, Methods['Signal']):
    """A signal of one channel: what its samples are, computed when something reads them.

    It adds, multiplies and is sliced in milliseconds; every word whose first parameter is a signal
    is a method. It is released when nothing reaches it any more, by ``release()``, or at the end of
    ``with x:``.
    """

    __slots__ = ('_session', '_h', '_recipe', '__weakref__')

    _session: Any
    _h: Any
    _recipe: Any

    def __init__(self, session: Any, handle: Any, recipe: Any) -> None:
        self._session = session
        self._h = handle
        self._recipe = recipe

    def _tenuto_shown(self) -> str:
        return 'a signal'

    def __getitem__(self, key: Any) -> Signal:
        if not isinstance(key, slice):
            raise TypeError('a signal is indexed by a slice of milliseconds such as x[500:1500], '
                            f'not by {shown(key)}')
        if key.step is not None:
            raise ValueError('a slice of a signal has no step')
        session = self._session
        start, stop = resolved(key.start), resolved(key.stop)
        try:
            made = session._signs['slice'](place(session, sys._getframe(1)), self._h,
                                      convert(session, start), convert(session, stop))
        except session._exception as error:
            raise _errors.python(error) from None
        return wrap(session, made, ('slice', (self, start, stop)))

    # ---- As a value ------------------------------------------------------------------------------

    @property
    def samples(self) -> int:  # type: ignore[override]
        """Its length in samples."""
        return self._asked('x.samples')

    @property
    def shape(self) -> tuple[int]:
        """That of its array, (samples,)."""
        return (self._asked('x.shape'),)

    def slice(self, start: float | None = None, stop: float | None = None) -> Signal:
        """The part between two times in ms: the same as x[start:stop]."""
        return self[start:stop]

    @property
    def ms(self) -> float:
        """Its length in milliseconds."""
        return self._asked('x.ms') * 1000.0 / float(self._session.rate)

    @property
    def rate(self) -> float:
        """The sample rate that it is of, in Hz; 0 if it fits to all."""
        return float(self._h.rate())

    @property
    def origin(self) -> str:
        """The file and line that made it."""
        return str(self._h.holding().origin())

    @property
    def identity(self) -> str:
        """A text that two signals have in common if their samples are the same."""
        return str(self._session.signals.identity(self._h))

    def _asked(self, what: str) -> int:
        try:
            return int(self._session.signals.samples(self._h, what))
        except self._session._exception as error:
            raise _errors.python(error) from None

    def __len__(self) -> int:
        return self._asked('len(x)')

    def __bool__(self) -> bool:
        return True

    if not TYPE_CHECKING:  # these only raise, with a better text than Python's
        def __iter__(self) -> NoReturn:
            raise TypeError('a signal has no items to iterate over: take slices such as '
                            'x[0:1000], or numpy.asarray(x)')

        def __contains__(self, other: Any) -> NoReturn:
            raise TypeError('a signal has no items to search')

        def __getattr__(self, name: str) -> Any:
            if name in Signal.__slots__:
                raise AttributeError(name)
            return unknown(self, self._session, name, 'a signal has no')

    def __repr__(self) -> str:
        return str(self._session.signals.text(self._h))

    def __copy__(self) -> Signal:
        if self._h.draft() is not None:
            raise ValueError('a draft is copied when it was used: before, it may still change')
        return self

    def __deepcopy__(self, known: Any) -> Signal:
        return self.__copy__()

    # ---- Lifetime --------------------------------------------------------------------------------

    def release(self) -> None:
        """Releases it now: its memory is free for others once nothing made from it is left."""
        try:
            self._session.signals.release(self._h)
        except self._session._exception as error:
            raise _errors.python(error) from None

    @property
    def is_released(self) -> bool:
        """Whether it is no longer usable."""
        return bool(self._session.signals.isReleased(self._h))

    @property
    def is_stored(self) -> bool:
        """Whether its samples are computed already."""
        return bool(self._session.signals.isStored(self._h))

    def keep(self) -> Signal:
        """Leaves it to what surrounds the scope that it was made in."""
        self._h.keep()
        return self

    def pin(self) -> Signal:
        """Takes it out of all scopes."""
        self._h.pin()
        return self

    def __enter__(self) -> Signal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        if not self.is_released:
            self.release()

    # ---- Single samples, and the names that older scripts have -----------------------------------

    def get_sample(self, index: int) -> float:
        """A sample by its number, computed now if it is not stored."""
        return _samples.sample(self, index)

    def set_sample(self, index: int, value: float) -> None:
        """Sets a sample of what sf.draft made, until that is used."""
        _samples.set_sample(self, index, value)

    def set_at(self, index: int, value: Signal | float) -> None:
        """Sets the samples of a draft from index on to those of a signal; of a number one."""
        _samples.set_at(self, index, value)

    def replicate_empty(self) -> Signal:
        """A draft of the same length."""
        return draft(self._session, self.samples, sys._getframe(1))

    getSample, setSample, setAt, replicateEmpty = get_sample, set_sample, set_at, replicate_empty

    def getLength(self) -> int:
        """Its length in samples."""
        return self.samples

    def isRealised(self) -> bool:
        """Whether its samples are computed already."""
        return self.is_stored

    def isReleased(self) -> bool:
        """Whether it is no longer usable."""
        return self.is_released

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return _arrays.array_of(self, dtype, copy)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **names: Any) -> Any:
        return _ufuncs.apply(Signal, _arrays.array_of, ufunc, method, inputs, names)

    def __dlpack__(self, *, stream: Any = None, max_version: tuple[int, int] | None = None,
                   dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any:
        return _arrays.dlpack(self, stream=stream, max_version=max_version, dl_device=dl_device,
                              copy=copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CPU

    def _repr_html_(self) -> str:
        return _display.html([self])


class StoredSignal(Signal):
    """A signal whose samples are computed: its memory is free as soon as nothing reaches it."""

    __slots__ = ()

    def __del__(self) -> None:
        try:
            if not sys.is_finalizing() and not self._session._closed:
                self._session.signals.drop(self._h)
        except AttributeError:
            pass  # Ctrl-C came before it had any


class Gate(Signal):
    """What a comparison gives: 1 where it holds, else 0. It is neither true nor false."""

    __slots__ = ()

    def __bool__(self) -> bool:
        raise TypeError(AMBIGUOUS)


def wrap(session: Any, handle: Any, recipe: Any) -> Signal:
    """A signal of Java's that is to be computed when something reads it."""
    return Signal(session, handle, recipe)


def wrap_any(session: Any, handle: Any, recipe: Any) -> Signal:
    """A signal of Java's, which may be stored: then nobody needs to know what made it."""
    if session.signals.isStored(handle):
        return StoredSignal(session, handle, None)
    return Signal(session, handle, recipe)


def draft(session: Any, samples: Any, frame: FrameType) -> Signal:
    """Silence of so many samples, which x.set_sample and x.set_at write until it is used."""
    return wrap_any(session, _samples.draft(session, samples, frame), None)
