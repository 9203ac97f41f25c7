"""Signals in pickles: by the words that make them, or by their samples if those are stored."""

import sys

import numpy as np

from ._session import current
from ._words import WORDS


def reduced(x):
    """What a pickle has of a signal."""
    if x._recipe is None and not x.is_stored:
        raise ValueError('a signal of a loop cannot be pickled: pickle sf.Realise(x) instead')
    if x.is_stored:
        return _of_samples, (np.array(x),)
    return _made, (x._recipe, x.identity)


def _of_samples(samples):
    from ._arrays import array
    return array(samples)


def _made(recipe, identity):
    made = _rebuilt(recipe)
    if made.identity != identity:
        raise ValueError(
            'the pickled signal comes out otherwise here: it is made of noises, whose seeds follow '
            'from their place in a patch, or at another sample rate; pickle sf.Realise(x) instead')
    return made


def _rebuilt(recipe):
    from ._word import word
    name, values, *names = recipe
    if name == 'item':
        whole, at = values
        return _rebuilt(whole)[at]
    if name == 'array':
        return _of_samples(*values)
    if name == 'slice':
        x, start, stop = values
        return x[start:stop]
    if name == 'frames':
        from ._stft import rebuilt
        *whole, start, stop = values
        return rebuilt(*whole)[start:stop].spectra
    session = current()
    frame = sys._getframe(1)
    if name in WORDS:
        return session.call(word(name), values, tuple(names), frame)
    return session.expression(name, *values, frame)
