"""Tenuto on many machines: renders and batches on a Dask cluster.

What workers compute reaches the others through a folder that all share. Which worker does what,
what is tried again and what is taken from a slow one is Dask's work.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from ._errors import ChildDied, FarmError, NoCommand, NoRoom, NotShared, OtherBuild, PartFailed

if TYPE_CHECKING:
    from ._process import process
    from ._render import render

__all__ = ['ChildDied', 'FarmError', 'NoCommand', 'NoRoom', 'NotShared', 'OtherBuild',
           'PartFailed', 'process', 'render']


if not TYPE_CHECKING:
    def __getattr__(name: str) -> Any:
        """What needs Dask, which many do without."""
        if name not in __all__:
            raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
        try:
            return getattr(importlib.import_module(f'{__name__}._{name}'), name)
        except ModuleNotFoundError as error:
            raise ImportError(
                f'tenuto.farm needs Dask: pip install dask distributed ({error})') from None


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
