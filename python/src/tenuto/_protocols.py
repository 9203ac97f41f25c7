"""What the lower modules know of sessions, signals and words: their classes are further up."""

from __future__ import annotations

from collections.abc import Callable
from types import FrameType
from typing import Any, Protocol, TypeVar

_T = TypeVar('_T')


class Owner(Protocol):
    """A session, as those know it that work on its signals."""

    jpype: Any
    signals: Any
    _closed: bool
    _exception: Any
    _place_class: Any

    @property
    def host(self) -> Any: ...

    @property
    def rate(self) -> float: ...

    def call(self, word: Any, values: tuple[Any, ...], names: tuple[str, ...],
             frame: FrameType) -> Any: ...

    def expression(self, sign: str, x: Any, operand: Any, frame: FrameType) -> Any: ...

    def taken(self, running: Any, decoded: Callable[[Any], _T]) -> _T: ...

    def aside(self, work: Callable[[], _T]) -> _T: ...

    def wait(self, running: Any) -> Any: ...

    def make_current(self) -> None: ...


class Sound(Protocol):
    """A signal, as those know it that read its samples."""

    _h: Any
    _session: Any

    @property
    def rate(self) -> float: ...

    @property
    def samples(self) -> int: ...

    @property
    def is_stored(self) -> bool: ...
