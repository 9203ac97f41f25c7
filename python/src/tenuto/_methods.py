"""Every word whose first parameter is a signal, as a method."""

from __future__ import annotations

from typing import Any

from ._table import WORDS
from ._word import word


class _Method:
    """A word as a method of a class."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, first: Any, kind: Any = None) -> Any:
        known = word(self._name)
        return known if first is None else known.bound(first)


class Methods:
    """What signals and channels have in common."""

    __slots__ = ()

    def __class_getitem__(cls, of: Any) -> type[Methods]:
        return cls  # its type says what signals it is a class of


for _name, _row in WORDS.items():
    if _row[1].endswith('method'):
        setattr(Methods, _row[0], _Method(_name))
