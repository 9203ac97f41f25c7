from collections.abc import Iterable
from typing import Literal, TypeVar

from ._notes import Tuning
from ._signal import Signal

_N = TypeVar('_N')

def Mono(notes: Iterable[object], glide: float = 60, legato: bool = True,
         priority: Literal['last', 'low', 'high'] = 'last', tuning: Tuning | None = None,
         tail: float = 5000) -> tuple[Signal, Signal, Signal]: ...
def Voices(notes: Iterable[_N], limit: int = 8,
           steal: Literal['oldest', 'quietest', 'lowest', 'highest', 'none'] = 'oldest',
           release: float = 0) -> list[list[_N]]: ...
