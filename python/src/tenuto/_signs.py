"""The signs of a signal: arithmetic, powers, and comparisons that give gates."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from ._methods import Methods
from ._values import resolved, shown
from ._word import word

if TYPE_CHECKING:
    from ._types import One, Signal

#: What compares signals sample by sample.
COMPARISONS = 'greater', 'less', 'atLeast', 'atMost'

#: Of a comparison whose truth is asked for.
AMBIGUOUS = (
    'a comparison of signals is a gate, a signal of 0 and 1, and neither true nor false: compare '
    'sf.MaxValue(x), sf.ValueAt(x, ms), x.samples or x.ms; instead of min and max write sf.Minimum '
    'and sf.Maximum')


def is_number(value: Any) -> bool:
    """Whether it is a number, of Python's or of another kind such as numpy's."""
    return isinstance(value, (int, float, complex)) or (
        hasattr(value, '__float__') and getattr(value, 'ndim', 0) == 0)


class Signs:
    """What stands between a signal and a number or another signal."""

    __slots__ = ()

    _session: Any

    def _with(self, sign: str, other: Any) -> Any:
        other = resolved(other)
        if type(other) is float or isinstance(other, Signs) or is_number(other):
            return self._session.expression(sign, self, other, sys._getframe(2))
        if isinstance(other, (list, tuple, dict, str, type(None))) \
                and not isinstance(other, Methods):
            raise TypeError('a signal can be combined with signals, sf.Channels and numbers, not '
                            f'with {shown(other)}')
        return NotImplemented

    def __add__(self, other: One | float) -> Signal:
        return self._with('sum', other)

    __radd__ = __add__

    def __sub__(self, other: One | float) -> Signal:
        return self._with('difference', other)

    def __rsub__(self, number: float) -> Signal:
        return self._with('differenceFrom', number)

    def __mul__(self, other: One | float) -> Signal:
        return self._with('product', other)

    __rmul__ = __mul__

    def __truediv__(self, other: One | float) -> Signal:
        return self._with('quotient', other)

    def __rtruediv__(self, number: float) -> Signal:
        return self._with('quotientOf', number)

    def __pow__(self, other: One | float) -> Signal:
        return self._with('power', other)

    def __rpow__(self, number: float) -> Signal:
        return self._with('powerOf', number)

    def __mod__(self, other: One | float) -> Signal:
        return self._with('modulo', other)

    def __rmod__(self, number: float) -> Signal:
        return self._with('moduloOf', number)

    def __floordiv__(self, other: One | float) -> Signal:
        return self._with('floorQuotient', other)

    def __rfloordiv__(self, number: float) -> Signal:
        return self._with('floorQuotientOf', number)

    def __gt__(self, other: One | float) -> Signal:
        return self._with('greater', other)

    def __lt__(self, other: One | float) -> Signal:
        return self._with('less', other)

    def __ge__(self, other: One | float) -> Signal:
        return self._with('atLeast', other)

    def __le__(self, other: One | float) -> Signal:
        return self._with('atMost', other)

    def __abs__(self) -> Signal:
        return self._session.call(word('Rectify'), (self,), (), sys._getframe(1))

    def __neg__(self) -> Signal:
        return self._session.call(word('Invert'), (self,), (), sys._getframe(1))

    def __pos__(self) -> Signal:
        return self  # type: ignore[return-value]
