"""What describes a sound, frame by frame, as arrays."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from . import _errors
from . import _numpy as np
from ._notes import number
from ._place import place
from ._signal import Signal
from ._values import resolved, shown

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._types import AnySound


def log_mel_frames(x: AnySound, bands: int = 40, hop: float = 10, window: float = 40,
                   highest: float = 8000) -> NDArray[np.float64]:
    """The levels of mel bands in dB: an array (bands, frames), of channels (channels, bands, frames).

    bands: how many, 1 to 256. hop: ms from one frame to the next. window: ms of a frame, around its
    time. highest: Hz of the uppermost band's end; half the sample rate counts at most.
    """
    return _frames('log_mel_frames', 'logMel', x, {
        'bands': bands, 'hop': hop, 'window': window, 'highest': highest})


def mfcc_frames(x: AnySound, count: int = 13, hop: float = 10, window: float = 40, bands: int = 40,
                highest: float = 8000) -> NDArray[np.float64]:
    """The mel-frequency cepstral coefficients: an array (count, frames), of channels (channels, count, frames).

    count: how many, 1 to bands. The others are those of sf.log_mel_frames.
    """
    return _frames('mfcc_frames', 'mfcc', x, {
        'count': count, 'hop': hop, 'window': window, 'bands': bands, 'highest': highest})


def _frames(name: str, method: str, x: Any, given: dict[str, float]) -> Any:
    x = resolved(x)
    signals = [resolved(each) for each in x] if isinstance(x, (list, tuple)) else [x]
    for each in signals or [x]:
        if not isinstance(each, Signal):
            raise TypeError(f'sf.{name}: x must be a signal, or a list of signals as channels, but '
                            f'is {shown(each)}')
    session = signals[0]._session
    numbers = [float(number(f'sf.{name}', each, value)) for each, value in given.items()]
    try:
        running = getattr(session.host.arrays(), method)(
            place(session, sys._getframe(2)), [each._h for each in signals], *numbers)
        rows = session.taken(running, lambda made: [np.array(row) for row in made])
    except session._exception as error:
        raise _errors.python(error) from None
    values = int(next(iter(given.values())))
    array = np.stack(rows).reshape(len(rows), values, -1 if rows[0].size else 0)
    return array[0] if signals[0] is x else array
