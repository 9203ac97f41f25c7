"""numpy's functions beside signals, channels and frames.

A sign between a number of numpy's and a signal is a word, as beside any other number. Whatever else
is a function of arrays, and computes all samples now.
"""

import operator

import numpy as np

from ._values import resolved

_SIGNS = {'add': operator.add, 'subtract': operator.sub, 'multiply': operator.mul,
          'divide': operator.truediv, 'true_divide': operator.truediv, 'negative': operator.neg,
          'positive': operator.pos}

_ORDERS = {'less': operator.lt, 'less_equal': operator.le, 'greater': operator.gt,
           'greater_equal': operator.ge}


def _is_array(value):
    return getattr(value, 'ndim', 0) > 0


def apply(kind, array, ufunc, method, inputs, names):
    """What a function of numpy's makes of values of which one is of our kind.

    array: makes an array of one of them.
    """
    inputs = [resolved(each) for each in inputs]
    if method == '__call__':
        sign = _SIGNS.get(ufunc.__name__)
        if sign is not None:
            if any(_is_array(each) and not isinstance(each, kind) for each in inputs):
                raise TypeError(
                    'an array and a signal cannot be combined: sf.array(a) makes a signal of the '
                    'array, numpy.asarray(x) an array of the signal')
            if not names:
                return sign(*[_number(each) for each in inputs])
        elif not any(map(_is_array, inputs)):
            if ufunc.__name__ in _ORDERS:
                return _ORDERS[ufunc.__name__](*[_number(each) for each in inputs])
            if ufunc.__name__ in ('equal', 'not_equal'):
                return (inputs[0] is inputs[1]) == (ufunc.__name__ == 'equal')
    return getattr(ufunc, method)(
        *[array(each) if isinstance(each, kind) else each for each in inputs], **names)


def _number(value):
    """A number of numpy's as Python's, whose own signs would come back to numpy."""
    return value.item() if isinstance(value, (np.generic, np.ndarray)) else value
