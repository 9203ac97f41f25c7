"""sf.pattern, which is the same file for both Pythons."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

from . import _files


def load() -> ModuleType:
    """The module of sequences for composers."""
    path = _files.found('tenuto_pattern.py',
                        'scripting/src/main/resources/tenuto/scripting/python/tenuto_pattern.py')
    spec = importlib.util.spec_from_file_location('tenuto.pattern', path) if path else None
    if spec is None or spec.loader is None:
        raise ImportError('sf.pattern is neither in the package nor in a checkout around it')
    module = importlib.util.module_from_spec(spec)
    vars(module)['sf'] = sys.modules['tenuto']
    sys.modules['tenuto.pattern'] = module
    spec.loader.exec_module(module)
    return module
