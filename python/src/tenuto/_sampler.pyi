from collections.abc import Iterable
from typing import Any

from ._channels import Channels
from ._notes import Tuning
from ._types import Path

class Sampler:
    gain: float
    tuning: Tuning | None
    def __init__(self, path: Path, preset: str = 'first', gain: float = 0,
                 tuning: Tuning | None = None) -> None: ...
    def names(self) -> list[str]: ...
    def __call__(self, note: Any) -> Channels: ...
    def perform(self, notes: Iterable[Any]) -> Channels: ...
