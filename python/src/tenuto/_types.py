"""Kinds of arguments, for type checkers."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._channels import Channels
    from ._signal import Signal as Signal
    from ._tasks import Future

Path: TypeAlias = 'str | os.PathLike[str]'
One: TypeAlias = 'Signal | Future[Signal]'
Many: TypeAlias = 'Channels | Future[Channels] | Sequence[One]'
AnySound: TypeAlias = 'Signal | Channels | Sequence[Signal | Future[Any]] | Future[Any]'
