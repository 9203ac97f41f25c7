"""The short-time spectra of a signal, frame by frame."""

from __future__ import annotations

import contextvars
import operator
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias, TypeVar, overload

from . import _errors, _ufuncs
from . import _numpy as np
from ._notes import number
from ._place import place
from ._session import current
from ._signal import Signal, wrap, wrap_any
from ._threads import called
from ._values import resolved, shown
from ._word import word

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._types import Many, One

    Bins: TypeAlias = NDArray[np.complex128]

_T = TypeVar('_T')


class STFT:
    """A signal in overlapping frames, each a spectrum: computed as it is read, as a signal is.

    It is counted, sliced and iterated in frames; ``signal()`` is the signal again.
    """

    __slots__ = ('spectra', '_frames', '_polar', '_row', '__weakref__')

    spectra: Signal

    def __init__(self, spectra: Signal, frames: Any) -> None:
        self.spectra = spectra
        self._frames = frames
        self._polar: Any = None
        self._row: tuple[int | None, Any] = None, None

    # ---- What it is ------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """Samples of a frame."""
        return int(self._frames.shape().size())

    @property
    def hop(self) -> int:
        """Samples from a frame to the next."""
        return int(self._frames.shape().hop())

    @property
    def bins(self) -> int:
        """The bins of a frame, from 0 Hz to half the sample rate."""
        return int(self._frames.shape().bins())

    @property
    def frames(self) -> int:
        """How many frames there are."""
        return int(self._frames.count())

    def __len__(self) -> int:
        return self.frames

    @property
    def samples(self) -> int:
        """The samples of the signal."""
        return int(self._frames.samples())

    @property
    def ms(self) -> float:
        """The signal's length in milliseconds."""
        return self.samples * 1000.0 / self._rate()

    def time(self, frame: int) -> float:
        """The time in ms of a frame's middle in the signal."""
        return float(self._frames.time(self._index(frame), self._rate()))

    def hz(self, number_of_bin: float, /) -> float:
        """The frequency of a bin."""
        return float(self._frames.hz(number('hz', 'bin', number_of_bin), self._rate()))

    def _rate(self) -> float:
        return float(self.spectra._session.rate)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return str(self._frames)

    # ---- Frames ----------------------------------------------------------------------------------

    def row(self, frame: int) -> Bins:
        """A frame: an array of complex numbers, one for each bin."""
        frame = self._index(frame)
        known, bins = self._row
        if known != frame:
            rows = self._rows(sys._getframe(1))
            bins = np.array(self._asked(lambda: rows.row(frame))).view(complex)
            self._row = frame, bins
        return bins.copy()

    def map(self, function: Callable[[float, Bins], Any]) -> STFT:
        """The spectra of what function(ms, bins) gives for each frame; bins are as in row."""
        if not callable(function):
            raise TypeError(f'map: the function must be one, but is {shown(function)}')
        context, frames = contextvars.copy_context(), self._frames
        context.run(self.spectra._session.make_current)
        jpype = self.spectra._session.jpype
        numbers = jpype.JArray(jpype.JDouble)

        def change(ms: float, values: Any) -> Any:  # which Java has until it collects garbage: so it holds no signal
            made = context.run(function, float(ms), np.array(values).view(complex))
            bins = np.array(resolved(made), dtype=complex, order='C').reshape(-1)
            frames.requireBins(len(bins))
            return numbers(bins.view(float))
        changed = jpype.JProxy('java.util.function.BiFunction', dict={'apply': called(change)})
        rows = self._rows(sys._getframe(1))
        made = self._asked(lambda: rows.mapped(changed))
        return self._with(wrap_any(self.spectra._session, made, None))

    if TYPE_CHECKING:
        def __iter__(self) -> Iterator[Bins]: ...

    @overload
    def __getitem__(self, key: SupportsIndex) -> Bins: ...
    @overload
    def __getitem__(self, key: Any) -> STFT: ...
    def __getitem__(self, key: Any) -> Any:
        if not isinstance(key, slice):
            return self.row(key)
        start, stop, step = key.indices(self.frames)
        if step != 1:
            raise ValueError('frames are sliced without a step')
        stop = max(start, stop)
        rows = self._rows(sys._getframe(1))
        part = self._asked(lambda: rows.part(start, stop - start))
        recipe = 'frames', (self.spectra, self.size, self.hop, self.samples, start, stop)
        return STFT(wrap(self.spectra._session, part, recipe), self._frames.part(stop - start))

    def _index(self, frame: Any) -> int:
        try:
            at = operator.index(resolved(frame))
        except TypeError:
            raise TypeError(f"a frame's number must be whole, but is {frame!r}") from None
        session = self.spectra._session
        try:
            return int(self._frames.index(at))
        except session._exception as error:
            raise IndexError(str(error.getMessage())) from None

    def _rows(self, frame: FrameType) -> Any:
        session = self.spectra._session
        return session.host.rows(place(session, frame), self.spectra._h, self._frames)

    def _asked(self, work: Callable[[], _T]) -> _T:
        session = self.spectra._session
        try:
            return session.aside(work)
        except session._exception as error:
            raise _errors.python(error) from None

    # ---- As a whole ------------------------------------------------------------------------------

    @property
    def magnitudes(self) -> Signal:
        """The magnitudes of the bins of all frames, one frame after the other: a signal."""
        return self._split(0)

    @property
    def phases(self) -> Signal:
        """The phases of the bins of all frames in radians: a signal."""
        return self._split(1)

    def _split(self, which: int) -> Signal:
        if self._polar is None:
            self._polar = word('PolarSplit')(self.spectra)
        return self._polar[which]

    def polar(self, magnitudes: Signal, phases: Signal) -> STFT:
        """The spectra of such magnitudes and phases."""
        session = self.spectra._session
        both = resolved(magnitudes), resolved(phases)
        for each in both:
            length = each.samples if isinstance(each, Signal) else None
            try:
                self._frames.requirePolar(
                    length if length is None else session.jpype.JLong(length))
            except session._exception as error:
                raise _errors.python(error) from None
        return self._with(word('PolarJoin')(*both))

    def realise(self) -> STFT:
        """The same, with its frames stored: it pays if single ones are read in any order."""
        return self._with(word('Realise')(self.spectra))

    def signal(self) -> Signal:
        """The signal again."""
        return word('ShortTimeSignal')(self.spectra, self.samples, self.size, self.hop)

    def release(self) -> None:
        """Releases the spectra now."""
        self.spectra.release()

    def _with(self, spectra: Signal) -> STFT:
        return STFT(spectra, self._frames)

    def _like(self, other: STFT) -> Signal:
        try:
            self._frames.requireLike(other._frames)
        except self.spectra._session._exception as error:
            raise _errors.python(error) from None
        return other.spectra

    def __add__(self, other: STFT) -> STFT:
        other = resolved(other)
        if not isinstance(other, STFT):
            return NotImplemented
        return self._with(self.spectra + self._like(other))

    def __sub__(self, other: STFT) -> STFT:
        other = resolved(other)
        if not isinstance(other, STFT):
            return NotImplemented
        return self._with(self.spectra - self._like(other))

    def __mul__(self, other: STFT | float) -> STFT:
        other = resolved(other)
        if isinstance(other, STFT):
            return self._with(word('CrossMultiply')(self.spectra, self._like(other)))
        if isinstance(other, Signal) or not hasattr(other, '__float__'):
            return NotImplemented
        return self._with(self.spectra * other)

    __rmul__ = __mul__

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **names: Any) -> Any:
        return _ufuncs.apply(STFT, lambda each: np.array(list(each)), ufunc, method, inputs, names)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self.spectra, self.size, self.hop, self.samples)


@overload
def stft(x: One, size: int = 0, hop: int = 0, window: float = 40) -> STFT: ...
@overload
def stft(x: Many, size: int = 0, hop: int = 0, window: float = 40) -> list[STFT]: ...
def stft(x: Any, size: int = 0, hop: int = 0, window: float = 40) -> Any:
    """The short-time spectra of a signal, or a list of them for channels.

    A frame has ``size`` samples (n_fft elsewhere), a power of two; 0: ``window`` ms, rounded up to
    one. ``hop`` is the samples from a frame to the next; 0: a quarter of a frame.
    """
    x = resolved(x)
    if isinstance(x, (list, tuple)):
        return [stft(each, size, hop, window) for each in x]
    if not isinstance(x, Signal):
        raise TypeError(f'sf.STFT: x must be a signal, but is {shown(x)}')
    frames = _frames(
        number('sf.STFT', 'size', size), number('sf.STFT', 'hop', hop),
        number('sf.STFT', 'window', window), x.samples)
    shape = frames.shape()
    spectra = word('ShortTimeSpectra')(x, int(shape.size()), int(shape.hop()))
    return STFT(spectra, frames)


def inverse_stft(frames: STFT) -> Signal:
    """The signal of the result of sf.STFT: the same as frames.signal()."""
    return resolved(frames).signal()


def rebuilt(spectra: Signal, size: int, hop: int, samples: int) -> STFT:
    """Short-time spectra that were taken apart."""
    frames = _frames(size, hop, 0, samples)
    return STFT(spectra, type(frames)(frames.shape(), spectra.samples // frames.row(), samples))


def _frames(size: float, hop: float, window: float, samples: int) -> Any:
    session = current()
    java = session.jpype.JClass('tenuto.scripting.calls.StftFrames')
    try:
        return java.of(session.rate, size, hop, window, samples)
    except session._exception as error:
        raise _errors.python(error) from None
