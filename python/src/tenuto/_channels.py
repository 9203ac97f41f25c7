"""The channels of a sound as Python's value."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias, overload

from . import _arrays, _display, _ufuncs
from . import _numpy as np
from ._methods import Methods
from ._signal import Gate, Signal, unknown
from ._signs import AMBIGUOUS, is_number
from ._values import resolved, shown

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._types import One

#: Where samples are, to DLPack: kDLCPU, device 0.
_CPU = 1, 0

_Operand: TypeAlias = 'Channels | Sequence[Signal] | Signal | float'


class Channels(Methods['Channels'], list[Signal]):  # type: ignore[misc]
    """The channels of a sound: a list that computes channel by channel.

    Numbers, signals and other channels may stand beside it; every word that is a method of signals
    is one of channels. A slice is in milliseconds of each channel; list(c)[:1] is one of channels.
    """

    @overload
    def __init__(self, signals: Sequence[One], /) -> None: ...
    @overload
    def __init__(self, *signals: One) -> None: ...
    def __init__(self, *signals: Any) -> None:
        super().__init__(signals[0] if len(signals) == 1 and isinstance(signals[0], (list, tuple))
                         else signals)
        if not len(self) or not all(isinstance(resolved(each), Signal) for each in self):
            raise TypeError(f'sf.Channels: x must be signals, but is {shown(list(self))}')
        self[:] = [resolved(each) for each in self]

    def _tenuto_shown(self) -> str:
        return f'{len(self)} channels'

    def _each(self, other: Any, sign: Callable[[Any, Any], Any]) -> Any:
        other = resolved(other)
        if other is None or isinstance(other, str):
            raise TypeError('channels can be combined with channels, signals and numbers, not '
                            f'with {shown(other)}')
        if isinstance(other, (list, tuple)):
            if len(other) != len(self):
                raise ValueError(
                    f'channels are combined one by one, but here are {len(self)} and {len(other)}; '
                    'list(x) + list(y) puts them side by side')
            return Channels([sign(x, y) for x, y in zip(self, other)])
        if not isinstance(other, Signal) and not is_number(other):
            return NotImplemented
        return Channels([sign(x, other) for x in self])

    def __add__(self, other: _Operand) -> Channels:  # type: ignore[override]
        if type(other) is list:
            return list(self) + other  # type: ignore[return-value]
        return self._each(other, lambda x, y: x + y)

    def __radd__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: y + x)

    def __sub__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: x - y)

    def __rsub__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: y - x)

    def __mul__(self, other: _Operand) -> Channels:  # type: ignore[override]
        return self._each(other, lambda x, y: x * y)

    __rmul__ = __imul__ = __mul__  # type: ignore[assignment]

    def __truediv__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: x / y)

    def __rtruediv__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: y / x)

    def __pow__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: x ** y)

    def __rpow__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: y ** x)

    def __mod__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: x % y)

    def __rmod__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: y % x)

    def __floordiv__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: x // y)

    def __rfloordiv__(self, other: _Operand) -> Channels:
        return self._each(other, lambda x, y: y // x)

    def __gt__(self, other: _Operand) -> Channels:  # type: ignore[override]
        return self._each(other, lambda x, y: x > y)

    def __lt__(self, other: _Operand) -> Channels:  # type: ignore[override]
        return self._each(other, lambda x, y: x < y)

    def __ge__(self, other: _Operand) -> Channels:  # type: ignore[override]
        return self._each(other, lambda x, y: x >= y)

    def __le__(self, other: _Operand) -> Channels:  # type: ignore[override]
        return self._each(other, lambda x, y: x <= y)

    def __abs__(self) -> Channels:
        return Channels([abs(x) for x in self])

    def __bool__(self) -> bool:
        if len(self) and isinstance(self[0], Gate):
            raise TypeError(AMBIGUOUS)
        return bool(len(self))

    def __neg__(self) -> Channels:
        return Channels([-x for x in self])

    if TYPE_CHECKING:
        def __iter__(self) -> Iterator[Signal]: ...

    @overload
    def __getitem__(self, key: SupportsIndex) -> Signal: ...
    @overload
    def __getitem__(self, key: Any) -> Channels: ...
    def __getitem__(self, key: Any) -> Any:
        if not isinstance(key, slice):
            if isinstance(key, int) and not -len(self) <= key < len(self):
                raise IndexError(f'there is no channel {key}: these are {len(self)} channels, from 0 on')
            return super().__getitem__(key)
        if key.step is not None:
            raise ValueError('a slice of channels is in milliseconds and has no step; list(x) is '
                             'an ordinary list of them')
        bounds = [each for each in (key.start, key.stop) if each is not None]
        if bounds and all(isinstance(each, int) and abs(each) <= len(self) for each in bounds):
            warnings.warn(f'a slice of {len(self)} channels is in milliseconds of each; '
                          'list(x)[:1] is one of channels', UserWarning, stacklevel=2)
        return Channels([each[key] for each in self])

    def __iadd__(self, other: _Operand) -> Channels:  # type: ignore[override]
        return self + other

    if not TYPE_CHECKING:
        def __getattr__(self, name: str) -> Any:
            return unknown(self, self[0]._session, name, 'channels have no')

    def copy(self) -> Channels:
        """The same channels in another list."""
        return Channels(list(self))

    __copy__ = copy

    def __deepcopy__(self, known: Any) -> Channels:
        return self.copy()

    @property
    def samples(self) -> int:  # type: ignore[override]
        """The length of the longest in samples."""
        return max(each.samples for each in self)

    @property
    def ms(self) -> float:
        """The length of the longest in milliseconds."""
        return max(each.ms for each in self)

    @property
    def rate(self) -> float:
        """The sample rate that they are of, in Hz; 0 if they fit to all."""
        return max(each.rate for each in self)

    @property
    def shape(self) -> tuple[int, int]:
        """That of their array, (channels, samples)."""
        return len(self), self.samples

    def slice(self, start: float | None = None, stop: float | None = None) -> Channels:
        """The part of each channel between two times in ms: the same as c[start:stop]."""
        return self[start:stop]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return _arrays.array_of_channels(self, dtype, copy)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **names: Any) -> Any:
        return _ufuncs.apply((Signal, Channels), np.asarray, ufunc, method, inputs, names)

    def __dlpack__(self, *, stream: Any = None, max_version: tuple[int, int] | None = None,
                   dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any:
        return _arrays.dlpack(self, stream=stream, max_version=max_version, dl_device=dl_device,
                              copy=copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CPU

    def _repr_html_(self) -> str:
        return _display.html(self)

    def __repr__(self) -> str:
        return 'Channels([' + ', '.join(map(repr, self)) + '])'
