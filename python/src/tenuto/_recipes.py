"""Signals in pickles: by the words that make them, or by their samples if those are stored.

A graph of any depth becomes a list of steps, each of which names earlier ones by number: nothing
here calls itself for each signal.
"""

from __future__ import annotations

import copyreg
import sys
from typing import Any

from . import _numpy as np
from ._channels import Channels
from ._of_arrays import array
from ._session import current
from ._signal import Gate, Signal, StoredSignal
from ._stft import rebuilt
from ._table import WORDS
from ._values import resolved
from ._word import word

#: The name of a word or sign, its arguments, and the names of the last of them.
_Recipe = Any


class _Step(int):
    """The result of a step, by its number."""


def _reduced(x: Signal) -> tuple[Any, ...]:
    """What a pickle has of a signal."""
    if x.is_stored:
        return _of_samples, (np.array(x),)
    return _made, _taken_apart([x])


def _reduced_channels(channels: Channels) -> tuple[Any, ...]:
    """What a pickle has of channels: what they share is made once."""
    return _made_channels, _taken_apart(channels)


def _of_samples(samples: Any) -> Any:
    return array(samples)


def _taken_apart(signals: list[Any]) -> tuple[list[Any], list[Any], list[Any]]:
    """The steps to signals, what stands for these, and the identities that steps must have.

    Those are of steps that are made of no stored signal, which in a pickle is an array, and so
    another one; of many such steps on the way to one, that one tells.
    """
    steps: list[Any] = []
    known: dict[int, _Step] = {}
    pure: dict[int, bool] = {}
    of = {id(each._recipe): each for each in signals}
    checked = {id(each._recipe) for each in signals}
    waiting = [_recipe(each) for each in reversed(signals) if not each.is_stored]
    while waiting:
        recipe = waiting[-1]
        if id(recipe) in known:
            waiting.pop()
            continue
        made_from, stored = _from(recipe, of)
        missing = [each for each in made_from if id(each) not in known]
        if missing:
            waiting += missing
            continue
        known[id(recipe)] = _Step(len(steps))
        pure[id(recipe)] = not stored and all(pure[id(each)] for each in made_from)
        if not pure[id(recipe)]:
            checked.update(id(each) for each in made_from)
        steps.append(_encoded_step(recipe, known))
        waiting.pop()
    identities = [(known[each], of[each].identity) for each in checked
                  if each in of and pure.get(each)]
    return steps, [_encoded(each, known) for each in signals], identities


def _recipe(x: Signal) -> _Recipe:
    if x._recipe is None:
        raise ValueError('a signal of a loop, or of a function that is called when it is read, '
                         'cannot be pickled: pickle sf.Realise(x) instead')
    return x._recipe


def _from(recipe: _Recipe, of: dict[int, Any]) -> tuple[list[_Recipe], bool]:
    """The recipes that one is made from, and whether it is made from stored signals too."""
    name, values, *_ = recipe
    if name == 'item':
        return [values[0]], False
    found: list[_Recipe] = []
    stored, within = False, list(values)
    while within:
        value = resolved(within.pop())
        if isinstance(value, Signal):
            if value.is_stored:
                stored = True
            else:
                found.append(_recipe(value))
                of[id(value._recipe)] = value
        elif isinstance(value, (list, tuple)):
            within += value
    return found, stored


def _encoded_step(recipe: _Recipe, known: dict[int, _Step]) -> tuple[Any, ...]:
    name, values, *names = recipe
    if name == 'item':
        whole, at = values
        return name, (known[id(whole)], at), *names
    return name, tuple(_encoded(each, known) for each in values), *names


def _encoded(value: Any, known: dict[int, _Step]) -> Any:
    value = resolved(value)
    if isinstance(value, Signal):
        return value if value.is_stored else known[id(value._recipe)]
    if isinstance(value, (list, tuple)):
        made = [_encoded(each, known) for each in value]
        return tuple(made) if isinstance(value, tuple) else made
    return value


def _made(steps: list[Any], roots: list[Any], identities: list[Any]) -> Signal:
    return _made_channels(steps, roots, identities)[0]


def _made_channels(steps: list[Any], roots: list[Any], identities: list[Any]) -> Channels:
    results = _results(steps)
    for step, identity in identities:
        if results[step].identity != identity:
            raise ValueError(
                'the pickled signal comes out otherwise here: it is made of noises, whose seeds '
                'follow from their place in a patch, or at another sample rate; pickle '
                'sf.Realise(x) instead')
    return Channels([_value(root, results) for root in roots])


def _results(steps: list[Any]) -> list[Any]:
    results: list[Any] = []
    for name, values, *names in steps:
        given = [_value(each, results) for each in values]
        results.append(_done(name, given, tuple(names)))
    return results


def _value(value: Any, results: list[Any]) -> Any:
    if isinstance(value, _Step):
        return results[value]
    if isinstance(value, (list, tuple)):
        made = [_value(each, results) for each in value]
        return tuple(made) if isinstance(value, tuple) else made
    return value


def _done(name: str, values: list[Any], names: tuple[str, ...]) -> Any:
    if name == 'item':
        whole, at = values
        return whole[at]
    if name == 'array':
        return _of_samples(*values)
    if name == 'slice':
        x, start, stop = values
        return x[start:stop]
    if name == 'frames':
        *whole, start, stop = values
        return rebuilt(*whole)[start:stop].spectra
    session = current()
    frame = sys._getframe(1)
    if name in WORDS:
        return session.call(word(name), tuple(values), names, frame)
    x, operand = values
    return session.expression(name, x, operand, frame)


copyreg.pickle(Signal, _reduced)
copyreg.pickle(StoredSignal, _reduced)
copyreg.pickle(Gate, _reduced)
copyreg.pickle(Channels, _reduced_channels)
