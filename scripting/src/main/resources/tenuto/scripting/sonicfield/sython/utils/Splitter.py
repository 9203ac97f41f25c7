"""Splits long pieces into several files."""
import os

_PART = 40 * 60 * 1000.0  # ms


def writeWave(l, r, name):
    """Writes two channels to 32-bit files of at most 40 minutes; returns the list of their names.

    A piece that fits into one file is written to name; of 'piece.wav' the parts are otherwise
    'piece_1.wav', 'piece_2.wav' and so on. The shorter channel is padded with silence.
    """
    stem, extension = os.path.splitext(name)
    if extension.lower() not in ('.wav', '.wave'):
        stem, extension = name, '.wav'
    length = max(l.ms, r.ms)
    parts = []
    while not parts or len(parts) * _PART < length:
        parts.append(len(parts) * _PART)
    names = []
    for i, begin in enumerate(parts):
        end = begin + _PART
        if i < len(parts) - 1:
            left, right = (+l)[begin:end], (+r)[begin:end]
        else:
            left, right = l[begin:], r[begin:]
        part = '' if len(parts) == 1 else '_%d' % (i + 1)
        names.append(stem + part + extension)
        sf.WriteFile32([left, right], names[-1])
    return names
