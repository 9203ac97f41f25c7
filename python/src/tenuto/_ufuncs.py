"""numpy's functions beside signals, channels and frames.

A sign between a number of numpy's and a signal is a word, as beside any other number. Whatever else
is a function of arrays, and computes all samples now.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from . import _numpy as np
from ._values import resolved

_SIGNS: dict[str, Callable[..., Any]] = {'add': operator.add, 'subtract': operator.sub, 'multiply': operator.mul,
          'divide': operator.truediv, 'true_divide': operator.truediv, 'power': operator.pow,
          'remainder': operator.mod, 'floor_divide': operator.floordiv, 'negative': operator.neg,
          'positive': operator.pos}

_ORDERS: dict[str, Callable[[Any, Any], Any]] = {'less': operator.lt, 'less_equal': operator.le, 'greater': operator.gt,
           'greater_equal': operator.ge}


def _is_array(value: Any) -> bool:
    return getattr(value, 'ndim', 0) > 0


def apply(kind: Any, array: Callable[[Any], Any], ufunc: Any, method: str,
          inputs: tuple[Any, ...], names: dict[str, Any]) -> Any:
    """What a function of numpy's makes of values of which one is of our kind.

    array: makes an array of one of them.
    """
    given = [resolved(each) for each in inputs]
    if method == '__call__':
        sign = _SIGNS.get(ufunc.__name__)
        if sign is not None:
            if any(_is_array(each) and not isinstance(each, kind) for each in given):
                raise TypeError(
                    'an array and a signal cannot be combined: sf.array(a) makes a signal of the '
                    'array, numpy.asarray(x) an array of the signal')
            if not names:
                return sign(*[_number(each) for each in given])
        elif not any(map(_is_array, given)):
            if ufunc.__name__ in _ORDERS:
                return _ORDERS[ufunc.__name__](*[_number(each) for each in given])
            if ufunc.__name__ in ('equal', 'not_equal'):
                return (given[0] is given[1]) == (ufunc.__name__ == 'equal')
    return getattr(ufunc, method)(
        *[array(each) if isinstance(each, kind) else each for each in given], **names)


def _number(value: Any) -> Any:
    """A number of numpy's as Python's, whose own signs would come back to numpy."""
    return value.item() if isinstance(value, (np.generic, np.ndarray)) else value
