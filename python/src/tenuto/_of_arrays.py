"""Arrays of numpy as signals, and functions of numpy's over signals."""

from __future__ import annotations

import contextvars
import ctypes
import os
import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import TYPE_CHECKING, Any, overload

from . import _errors
from . import _numpy as np
from ._channels import Channels
from ._place import place
from ._session import Session, current
from ._shared import shared
from ._signal import Signal, StoredSignal, wrap
from ._threads import called
from ._values import resolved, shown
from ._word import word

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from ._types import Many, One

#: More channels than any sound has: an array of (n, channels) that is not transposed.
_MOST_CHANNELS = 256

#: What silence and full scale are of integers, as in sound files.
_SCALES = {'int8': (0, 2.0 ** 7), 'uint8': (128, 2.0 ** 7), 'int16': (0, 2.0 ** 15),
           'int32': (0, 2.0 ** 31)}


@overload
def array(a: np.ndarray[tuple[int], Any], rate: float | None = None,
          copy: bool = True) -> Signal: ...
@overload
def array(a: np.ndarray[tuple[int, int], Any], rate: float | None = None,
          copy: bool = True) -> Channels: ...
@overload
def array(a: Any, rate: float | None = None, copy: bool = True) -> Signal | Any: ...
def array(a: Any, rate: float | None = None, copy: bool = True) -> Any:
    """The signal of an array's samples; of an array (channels, n) the channels.

    a: floats, or integers of 8, 16 or 32 bits, whose full scale becomes 1 as in sf.ReadFile.
    rate: of the samples, in Hz, which are converted to the session's (default: the session's).
    copy: False reads the array's own memory, which must not change as long as anything made from
    the signal is used; it must be float64 and contiguous.
    """
    given = resolved(a)
    a = np.asarray(given) if copy or hasattr(given, '__array__') else given
    if not isinstance(a, np.ndarray) or a.ndim not in (1, 2) or a.dtype.kind not in 'fiub':
        raise TypeError('sf.array: a must be an array of real numbers, (n,) or (channels, n), but '
                        f'is {_kind(a)}')
    _require_channels(a)
    session = current()
    frame = sys._getframe(1)
    rows = a if a.ndim == 2 else a[np.newaxis]
    made: list[Any] = [_signal_of(session, row, copy, frame) for row in rows]
    if rate is not None and rate != session.rate:
        convert = word('ConvertSampleRate')
        made = [session.call(convert, (x, float(rate), session.rate), (), frame) for x in made]
    return Channels(made) if a.ndim == 2 else made[0]


def _kind(a: Any) -> str:
    return f'{a.dtype} {a.shape}' if isinstance(a, np.ndarray) else shown(a)


def _require_channels(a: Any) -> None:
    if a.ndim == 2:
        channels, n = a.shape
        if channels == 0:
            raise ValueError(f'sf.array: a must be (channels, n), but is {a.shape}: no channel')
        if channels > _MOST_CHANNELS or channels > n > 0:
            raise ValueError(
                f'sf.array: a must be (channels, n), but is {a.shape}, which would be {channels} '
                f'channels of {n} samples: sf.array(a.T) takes (n, channels)')


def _floats(row: Any) -> Any:
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


def _signal_of(session: Session, row: Any, copy: bool, frame: FrameType) -> Signal:
    """The signal of an array (n,) at the session's sample rate."""
    if not copy:
        return wrap(session, shared(session, row, frame), ('array', (row,)))
    samples = _floats(row)
    try:
        running = session.host.arrays().copied(place(session, frame), samples.ctypes.data,
                                               len(samples))
        return session.taken(running, lambda made: StoredSignal(session, made, None))
    except session._exception as error:
        raise _errors.python(error) from None


@overload
def map_blocks(f: Callable[[NDArray[np.float64]], ArrayLike], x: One, block: int = 65536,
               lazy: bool = False) -> Signal: ...
@overload
def map_blocks(f: Callable[[NDArray[np.float64]], ArrayLike], x: Many, block: int = 65536,
               lazy: bool = False) -> Channels: ...
def map_blocks(f: Callable[[Any], Any], x: Any, block: int = 65536, lazy: bool = False) -> Any:
    """The signal of f(samples) for each block of x: a function that brings DSP of numpy's.

    f: is given arrays of ``block`` samples, the last time of what is left, (n,) of a signal and
    (channels, n) of channels, in order, and returns one of the same shape.
    lazy: False computes and stores all of it now, each block once. True computes blocks whenever
    somebody reads the signal, from the first on and each time again: f must then give the same
    again.
    """
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
            place(session, frame), os.urandom(16).hex(), [each._h for each in signals], block,
            _function(session, f, 0 if signals[0] is x else len(signals)))
        made = [wrap(session, each, None) for each in made]
        if not lazy:
            stored = session.host.arrays().stored(place(session, frame), [each._h for each in made])
            made = session.taken(stored, lambda result: [
                StoredSignal(session, each, None) for each in result.array()])
    except session._exception as error:
        raise _errors.python(error) from None
    return made[0] if signals[0] is x else Channels(made)


def _whole(block: Any) -> int:
    block = resolved(block)
    if isinstance(block, bool) or not hasattr(type(block), '__index__'):
        raise TypeError(f'sf.map_blocks: block must be a whole number, but is {shown(block)}')
    block = block.__index__()
    if not 1 <= block < 2 ** 31:
        raise ValueError(f'sf.map_blocks: block must be 1 to 2147483647 samples, but is {block}')
    return int(block)


def _function(session: Session, f: Callable[[Any], Any], channels: int) -> Any:
    """A function of arrays as Java calls it: with addresses, of what only is there meanwhile."""
    context = contextvars.copy_context()
    context.run(session.make_current)

    def apply(memory: Any, given: int, made: int, stride: int, n: int) -> bool:
        shape: tuple[int, ...] = (n,) if channels == 0 else (channels, n)
        strides: tuple[int, ...] = (8,) if channels == 0 else (8 * int(stride), 8)
        samples_at = _at(given, shape, strides)
        samples_at.memory = memory  # as long as anybody has an array of it
        samples = np.ndarray(shape, float, samples_at, strides=strides)
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
        return sys.getrefcount(samples_at) > _OWN_REFERENCES
    return session.jpype.JProxy('tenuto.scripting.bridge.BlockFunction', dict={
        'apply': called(apply)})


#: Of a local variable, and of the call that counts them.
_OWN_REFERENCES = 2


def _at(address: int, shape: Sequence[int], strides: Sequence[int]) -> Any:
    """The memory of samples at an address."""
    size = strides[0] * (shape[0] - 1) // 8 + shape[-1]
    return (ctypes.c_double * size).from_address(int(address))
