"""Mixing, storing and finishing signals in tasks."""
from sython.utils.Types import is_signal


def _is_list(x):
    return isinstance(x, (list, tuple))


def _is_pair(x):
    return _is_list(x) and len(x) == 2 and not is_signal(x[1]) and not _is_list(x[1])


def _many(signals):
    if len(signals) == 1 and _is_list(signals[0]) and not _is_pair(signals[0]):
        return list(signals[0])
    return list(signals)


@sf_parallel
def mix(*signals):
    """The stored mix of a list of signals, or of pairs (signal, ms when it begins).

    Signals without a time begin at 0. The list may also be given as arguments.
    """
    members = _many(signals)
    if not members:
        raise ValueError('mix: signals must be at least one, but are none')
    if any([_is_list(each) for each in members]):
        return sf.Realise(sf.MixAt([
            each if _is_list(each) else (each, 0) for each in members]))
    return sf.Realise(sf.Mix(members))


def _each(word, signals):
    if len(signals) == 1:
        return word(signals[0])
    return [sf_do(word, each) for each in signals]


def realise(*signals):
    """Stores one signal, or a list of signals; given several arguments, each in a task, and returns a list."""
    return _each(sf.Realise, signals)


def finalise(*signals):
    """Cleans signals and scales each to a peak of 1; given several arguments, each in a task, and returns a list."""
    return _each(sf.Finalise, signals)
