"""numpy, which is imported when something of it is first used: a start does without it."""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy import *  # noqa: F403 - each is a name of np
else:
    def __getattr__(name: str) -> Any:
        value = getattr(importlib.import_module('numpy'), name)
        globals()[name] = value
        return value
