"""Tenuto on many machines: renders and batches on a Dask cluster."""
import os
from typing import Any, Iterable, Optional, Union

__all__ = ['ChildDied', 'FarmError', 'NoCommand', 'NoRoom', 'NotShared', 'OtherBuild',
           'PartFailed', 'process', 'render']

_Path = Union[str, os.PathLike[str]]

class FarmError(RuntimeError):
    """Work on a farm failed."""

class NoCommand(FarmError):
    """There is no ./tenuto on a machine, or it does not start."""

class OtherBuild(FarmError):
    """A worker has another build of Tenuto: its bytes might be others."""

class NotShared(FarmError):
    """A worker does not see a folder that all must share."""

class NoRoom(FarmError):
    """A worker's folder for temporary files takes none."""

class ChildDied(FarmError):
    """A worker's JVM was killed, or crashed, while it worked."""

class PartFailed(FarmError):
    """A part failed in a way that another try does not change, such as an error of the patch."""
    exit: int
    def __init__(self, text: str, exit: int = 1) -> None: ...

def render(patch: _Path, *arguments: object, client: Any, cache: _Path, out: _Path = '.',
           options: Iterable[str] = (), folder: _Path = '.', parts: Optional[int] = None,
           retries: int = 2, check: float = 0.01, quiet: bool = True,
           python3: bool = False) -> dict[str, Any]:
    """Renders a patch on a Dask cluster, with the bytes of a render on one machine."""
def process(chain: str, files: Union[_Path, Iterable[_Path]], *, client: Any, out: _Path,
            options: Iterable[str] = (), folder: _Path = '.', parts: Optional[int] = None,
            retries: int = 2, quiet: bool = True) -> dict[str, Any]:
    """Applies a chain to files on a Dask cluster, with the bytes of ``./tenuto process``."""
