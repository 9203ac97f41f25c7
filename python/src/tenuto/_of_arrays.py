"""Arrays of numpy as signals, and functions of numpy's over signals."""

import ctypes
import contextvars
import sys
import uuid

import numpy as np

from . import _errors
from ._session import current, place
from ._signal import Channels, Signal, StoredSignal, wrap
from ._threads import called
from ._values import resolved, shown

#: More channels than any sound has: an array of (n, channels) that is not transposed.
_MOST_CHANNELS = 256

#: What silence and full scale are of integers, as in sound files.
_SCALES = {'int8': (0, 2.0 ** 7), 'uint8': (128, 2.0 ** 7), 'int16': (0, 2.0 ** 15),
           'int32': (0, 2.0 ** 31)}


class _Holder:
    """Keeps an array where it is as long as Java may read it."""

    def __init__(self, array):
        self.array = array

    def run(self):
        """Java calls nothing: it only has it."""


def array(a, rate=None, copy=True):
    """See sf.array."""
    given = resolved(a)
    a = np.asarray(given) if copy or hasattr(given, '__array__') else given
    if not isinstance(a, np.ndarray) or a.ndim not in (1, 2) or a.dtype.kind not in 'fiub':
        raise TypeError('sf.array: a must be an array of real numbers, (n,) or (channels, n), but '
                        f'is {_kind(a)}')
    _require_channels(a)
    session = current()
    frame = sys._getframe(1)
    rows = a if a.ndim == 2 else a[np.newaxis]
    made = [signal_of(session, row, copy, frame) for row in rows]
    if rate is not None and rate != session.rate:
        from ._word import word
        convert = word('ConvertSampleRate')
        made = [session.call(convert, (x, float(rate), session.rate), (), frame) for x in made]
    return Channels(made) if a.ndim == 2 else made[0]


def _kind(a):
    return f'{a.dtype} {a.shape}' if isinstance(a, np.ndarray) else shown(a)


def _require_channels(a):
    if a.ndim == 2:
        channels, n = a.shape
        if channels == 0:
            raise ValueError(f'sf.array: a must be (channels, n), but is {a.shape}: no channel')
        if channels > _MOST_CHANNELS or channels > n > 0:
            raise ValueError(
                f'sf.array: a must be (channels, n), but is {a.shape}, which would be {channels} '
                f'channels of {n} samples: sf.array(a.T) takes (n, channels)')


def _floats(row):
    """Samples as float64, side by side."""
    if row.dtype.kind == 'f':
        return np.ascontiguousarray(row, dtype=np.float64)
    scale = _SCALES.get(row.dtype.name)
    if scale is None:
        raise TypeError(
            f'sf.array: a must be floats, or integers of 8, 16 or 32 bits as sound files have '
            f'them, but is {row.dtype}: a.astype(float) keeps the numbers as they are')
    silence, full = scale
    return (row.astype(np.float64) - silence) / full


def signal_of(session, row, copy, frame):
    """The signal of an array (n,) at the session's sample rate."""
    if copy:
        return _copied(session, _floats(row), frame)
    if row.dtype != np.float64 or not row.flags.c_contiguous or not row.flags.aligned \
            or not row.dtype.isnative:
        raise ValueError('sf.array: without a copy a must be float64 and contiguous, but is '
                         f'{row.dtype}')
    # To hash a file of any size would take as long as to read it.
    content = uuid.uuid4().hex if isinstance(row, np.memmap) else ''
    holder = session.jpype.JProxy('java.lang.Runnable', inst=_Holder(row))
    try:
        handle = session.host.arrays().array(place(session, frame), content, row.ctypes.data, len(row),
                                    holder)
    except session._exception as error:
        raise _errors.python(error) from None
    return wrap(session, handle, ('array', (row,)))


def _copied(session, row, frame):
    try:
        running = session.host.arrays().copied(place(session, frame), row.ctypes.data, len(row))
        return session.taken(running, lambda made: StoredSignal(session, made, None))
    except session._exception as error:
        raise _errors.python(error) from None


def map_blocks(f, x, block=65536, lazy=False):
    """See sf.map_blocks."""
    x = resolved(x)
    if not callable(f):
        raise TypeError(f'sf.map_blocks: f must be a function, but is {shown(f)}')
    block = _whole(block)
    signals = [resolved(each) for each in x] if isinstance(x, (list, tuple)) else [x]
    for each in signals or [x]:
        if not isinstance(each, Signal):
            raise TypeError('sf.map_blocks: x must be a signal, or a list of signals as channels, '
                            f'but is {shown(each)}')
    session = signals[0]._session
    frame = sys._getframe(1)
    try:
        made = session.host.arrays().blocks(
            place(session, frame), uuid.uuid4().hex, [each._h for each in signals], block,
            _function(session, f, 0 if signals[0] is x else len(signals)))
        made = [wrap(session, each, None) for each in made]
        if not lazy:
            stored = session.host.arrays().stored(place(session, frame), [each._h for each in made])
            made = session.taken(stored, lambda result: [
                StoredSignal(session, each, None) for each in result.array()])
    except session._exception as error:
        raise _errors.python(error) from None
    return made[0] if signals[0] is x else Channels(made)


def _whole(block):
    block = resolved(block)
    if isinstance(block, bool) or not hasattr(type(block), '__index__'):
        raise TypeError(f'sf.map_blocks: block must be a whole number, but is {shown(block)}')
    block = block.__index__()
    if not 1 <= block < 2 ** 31:
        raise ValueError(f'sf.map_blocks: block must be 1 to 2147483647 samples, but is {block}')
    return block


def _function(session, f, channels):
    """A function of arrays as Java calls it: with addresses, of what only is there meanwhile."""
    context = contextvars.copy_context()
    context.run(session.make_current)

    def apply(memory, given, made, stride, n):
        shape, strides = ((n,), (8,)) if channels == 0 else ((channels, n), (8 * int(stride), 8))
        place = _at(given, shape, strides)
        place.memory = memory  # as long as anybody has an array of it
        samples = np.ndarray(shape, float, place, strides=strides)
        result = np.asarray(resolved(context.copy().run(f, samples)))
        if result.shape != shape:
            raise ValueError('sf.map_blocks: f must return an array of the shape '
                             f'{shape} that it is given, but returns {result.shape}')
        if result.dtype.kind not in 'fiub':
            raise TypeError(
                f'sf.map_blocks: f must return real numbers, but returns {result.dtype}' + (
                    ': take their real part or magnitude' if result.dtype.kind == 'c' else ''))
        np.ndarray(shape, float, _at(made, shape, strides), strides=strides)[...] = result
        del samples, result
        return sys.getrefcount(place) > _OWN_REFERENCES
    return session.jpype.JProxy('tenuto.scripting.bridge.BlockFunction', dict={
        'apply': called(apply)})


#: Of a local variable, and of the call that counts them.
_OWN_REFERENCES = 2


def _at(address, shape, strides):
    """The memory of samples at an address."""
    size = strides[0] * (shape[0] - 1) // 8 + shape[-1]
    return (ctypes.c_double * size).from_address(int(address))
