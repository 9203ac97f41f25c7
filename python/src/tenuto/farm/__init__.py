"""Tenuto on many machines: renders and batches on a Dask cluster.

What workers compute reaches the others through a folder that all share. Which worker does what,
what is tried again and what is taken from a slow one is Dask's work.
"""

try:
    import distributed as _distributed  # noqa: F401
except ImportError as _error:
    raise ImportError(f'tenuto.farm needs Dask: pip install "tenuto[farm]" ({_error})') from None

from ._errors import ChildDied, FarmError, NoCommand, NotShared, OtherBuild, PartFailed
from ._process import process
from ._render import render

__all__ = ['ChildDied', 'FarmError', 'NoCommand', 'NotShared', 'OtherBuild', 'PartFailed',
           'process', 'render']
