from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

from ._channels import Channels
from ._signal import Signal
from ._timeline import Timeline
from ._types import AnySound, Path

_Automation: TypeAlias = float | Signal | Iterable[tuple[float, ...]]
_Effect: TypeAlias = Callable[[Any], Any] | Iterable[Callable[[Any], Any]] | None
_Format: TypeAlias = Literal['auto', 'pcm8', 'pcm16', 'pcm24', 'pcm32', 'float32', 'float64']

class Track:
    mixer: Mixer
    name: str
    gain: _Automation
    pan: _Automation
    effect: _Effect
    out: Track | str | None
    mute: bool
    solo: bool
    def send(self, to: Track | str, gain: _Automation = 0, pre: bool = False) -> Track: ...

class Mixer:
    channels: int
    gain: _Automation
    effect: _Effect
    def __init__(self, channels: int = 2, effect: _Effect = None,
                 gain: _Automation = 0) -> None: ...
    def track(self, name: str, x: AnySound, gain: _Automation = 0, pan: _Automation = 0,
              effect: _Effect = None, out: Track | str | None = None, mute: bool = False,
              solo: bool = False) -> Track: ...
    def bus(self, name: str, effect: _Effect = None, gain: _Automation = 0, pan: _Automation = 0,
            out: Track | str | None = None, mute: bool = False, solo: bool = False) -> Track: ...
    def stems(self) -> list[tuple[str, Channels]]: ...
    def mix(self) -> Channels: ...
    def write(self, path: Path, stems: bool = False, format: _Format = 'auto',  # noqa: A002
              cues: Timeline | str = 'none') -> Channels: ...
