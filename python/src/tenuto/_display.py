"""A signal in a notebook: its waveform, and a player."""

from __future__ import annotations

import binascii
import io
import sys
import wave
from typing import Any

from . import _errors
from . import _numpy as np
from ._place import place
from ._protocols import Owner
from ._shared import shared

#: Columns of the picture, and its height in pixels for each channel.
_WIDTH, _HEIGHT = 800, 80

#: A player of more seconds would make a notebook's file large.
_MOST_SECONDS = 60

#: Of the sound in a page, which is a third more as text: up to that it is there as it is, and more
#: is compressed. A minute at this rate of bits is about as many bytes, whatever the sound.
_MOST_BYTES = 700_000
_BITS_PER_SECOND = 92_000
_OPUS_RATE = 48_000.0


def html(channels: list[Any]) -> str:
    """The waveform of channels as SVG, and a player of their first minute."""
    session = channels[0]._session
    arrays = [np.asarray(each) for each in channels]
    rate = channels[0].rate or session.rate
    length = max(map(len, arrays))
    parts = [f'<div><svg width="{_WIDTH}" height="{_HEIGHT * len(arrays)}" '
             f'viewBox="0 0 {_WIDTH} {_HEIGHT * len(arrays)}" role="img" '
             f'aria-label="waveform"><g stroke="#3465a4">']
    for number, array in enumerate(arrays):
        parts.append(_lane(array, length, number * _HEIGHT + _HEIGHT / 2))
    parts.append('</g></svg>')
    heard = ''
    if length:
        seconds = min(length / rate, _MOST_SECONDS)
        sound = _sound(arrays[:2], int(seconds * rate))
        kind, data = _file(session, sound, rate)
        text = binascii.b2a_base64(data, newline=False).decode()
        parts.append(f'<br><audio controls src="data:audio/{kind};base64,{text}"></audio>')
        heard = _heard(kind, seconds < length / rate)
    parts.append(f'<div>{len(arrays)} × {length / rate:.3f} s at {rate:g} Hz{heard}</div></div>')
    return ''.join(parts)


def _lane(array: Any, length: int, middle: float) -> str:
    lines = []
    edges = np.linspace(0, length, _WIDTH + 1).astype(int)
    scale = _HEIGHT / 2 - 1
    for x, (start, stop) in enumerate(zip(edges, np.maximum(edges[1:], edges[:-1] + 1))):
        some = array[start:stop]
        if len(some):
            high, low = np.clip([some.max(), some.min()], -1, 1)
            lines.append(f'M{x} {middle - high * scale:.1f}V{middle - low * scale + 0.5:.1f}')
    return f'<path d="{"".join(lines)}"/>'


def _heard(kind: str, is_cut: bool) -> str:
    """What the player has of it, if that is not all."""
    notes = (f'the first {_MOST_SECONDS} s',) * is_cut + ('compressed',) * (kind == 'ogg')
    return f' (player: {", ".join(notes)})' if notes else ''


def _sound(arrays: list[Any], samples: int) -> Any:
    sound = np.zeros((len(arrays), samples))
    for row, array in zip(sound, arrays):
        some = array[:samples]
        row[:len(some)] = some
    return sound


def _file(session: Owner, sound: Any, rate: float) -> tuple[str, bytes]:
    """What browsers know: a WAV file if it is small, and else Opus in Ogg."""
    return ('wav', _wave(sound, rate)) if 2 * sound.size <= _MOST_BYTES else \
        ('ogg', _opus(session, sound, rate))


def _wave(sound: Any, rate: float) -> bytes:
    file = io.BytesIO()
    with wave.open(file, 'wb') as out:
        out.setnchannels(len(sound))
        out.setsampwidth(2)
        out.setframerate(int(rate))
        out.writeframes(np.rint(np.clip(sound.T, -1, 1) * 32767).astype('<i2').tobytes())
    return file.getvalue()


def _opus(session: Owner, sound: Any, rate: float) -> bytes:
    at = place(session, sys._getframe(1))
    try:
        convert = session.host.catalogue().word('ConvertSampleRate')
        rows = [shared(session, row, sys._getframe(1)) for row in sound]
        channels = [session.host.call(convert, at, [row, rate, _OPUS_RATE]) for row in rows]
        running = session.host.opus(at, channels, _BITS_PER_SECOND)
        return session.taken(running, bytes)
    except session._exception as error:
        raise _errors.python(error) from None
