"""A signal in a notebook: its waveform, and a player."""

import base64
import io
import wave

import numpy as np

#: Columns of the picture, and its height in pixels for each channel.
_WIDTH, _HEIGHT = 800, 80

#: A player of more seconds would make a notebook's file large.
_MOST_SECONDS = 60


def html(channels):
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
    if length:
        seconds = min(length / rate, _MOST_SECONDS)
        data = base64.b64encode(_wave(arrays[:2], rate, int(seconds * rate))).decode()
        parts.append(f'<br><audio controls src="data:audio/wav;base64,{data}"></audio>')
    parts.append(f'<div>{len(arrays)} × {length / rate:.3f} s at {rate:g} Hz</div></div>')
    return ''.join(parts)


def _lane(array, length, middle):
    lines = []
    edges = np.linspace(0, length, _WIDTH + 1).astype(int)
    scale = _HEIGHT / 2 - 1
    for x, (start, stop) in enumerate(zip(edges, np.maximum(edges[1:], edges[:-1] + 1))):
        some = array[start:stop]
        if len(some):
            high, low = np.clip([some.max(), some.min()], -1, 1)
            lines.append(f'M{x} {middle - high * scale:.1f}V{middle - low * scale + 0.5:.1f}')
    return f'<path d="{"".join(lines)}"/>'


def _wave(arrays, rate, samples):
    sound = np.zeros((samples, len(arrays)))
    for column, array in zip(sound.T, arrays):
        some = array[:samples]
        column[:len(some)] = some
    file = io.BytesIO()
    with wave.open(file, 'wb') as out:
        out.setnchannels(len(arrays))
        out.setsampwidth(2)
        out.setframerate(int(rate))
        out.writeframes(np.rint(np.clip(sound, -1, 1) * 32767).astype('<i2').tobytes())
    return file.getvalue()
