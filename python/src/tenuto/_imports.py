"""What patches import from their own folders."""

from __future__ import annotations

import os
import sys
from types import ModuleType


class Imports:
    """The modules of the patch that runs, or of the last one: those from its folders.

    Each run imports them anew, so they are forgotten when it ends. Their files are known until the
    next one begins, as `watch` may ask only then what a short run has read.
    """

    def __init__(self) -> None:
        self._known = set(sys.modules)
        self._folders: tuple[str, ...] = ()
        self._past: list[str] = []

    def begin(self) -> None:
        """A run begins."""
        self._past = []

    def add_folders(self, *folders: str) -> None:
        """Modules in these are the patch's, too."""
        self._folders = (*self._folders, *(folder + os.sep for folder in folders))

    def files(self) -> list[str]:
        """The files of all that it has imported so far."""
        return [*self._past, *(module.__file__ or '' for module in self._own())]

    def forget(self) -> None:
        """The run has ended."""
        for module in self._own():
            self._past.append(module.__file__ or '')
            sys.modules.pop(module.__name__, None)

    def _own(self) -> list[ModuleType]:
        return [module for name, module in list(sys.modules.items())
                if name not in self._known and name != '__main__'
                and (getattr(module, '__file__', None) or '').startswith(self._folders)]
