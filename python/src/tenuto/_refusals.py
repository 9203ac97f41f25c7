"""What a word says of an array that it does not take."""

from __future__ import annotations

from typing import Any

#: Kinds of parameters that are lists of numbers, and what others are but signals.
_LISTS = frozenset(('POINTS', 'ROWS', 'ECHOES', 'ANYTHING'))
_OTHERS = {'NUMBER': 'a number', 'TEXT': 'a string', 'CONTROL': 'a signal or a number',
           'PLACES': 'pairs (signal, ms)', 'FILTER': 'a filter', 'PROCESSOR': 'a processor'}

#: Those that no array can be made for.
_NO_SIGNALS = frozenset(('NUMBER', 'TEXT', 'FILTER', 'PROCESSOR'))


def array(word: Any, given: Any, at: int, names: tuple[str, ...], count: int) -> None:
    """Raises where a word takes no list of numbers, which a small array may stand for.

    word: Java's. at: the array's place among count arguments, the last of which have the names.
    """
    parameters = list(word.parameters())
    first = count - len(names)
    if at >= first:
        known = {str(each.name()): each for each in parameters}
        parameter = known.get(names[at - first])
    else:
        parameter = parameters[min(at, len(parameters) - 1)]
    kind = str(parameter.kind().name()) if parameter is not None else 'ANYTHING'
    if parameter is not None and kind not in _LISTS:
        raise TypeError(f'sf.{word.name()}: {parameter.name()} must be '
                        f'{_OTHERS.get(kind, "a signal")}, but is an array of {given.dtype} '
                        f'{tuple(given.shape)}{_way(kind, given)}')


def _way(kind: str, given: Any) -> str:
    """How an array becomes what a parameter takes, for an error's text."""
    if kind in _NO_SIGNALS:
        return ''
    if getattr(given.dtype, 'kind', 'f') == 'c':
        return ': sf.array(a.real) makes a signal of its real part'
    return ': sf.array(a) makes a signal of it'
