"""sf.pattern and the modules that it uses, which are the same files for both Pythons."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

from . import _files

#: Each uses only those before it.
_MODULES = 'tenuto_values', 'tenuto_harmony', 'tenuto_phrase', 'tenuto_pattern'


def load() -> ModuleType:
    """The module of sequences for composers."""
    for name in _MODULES:
        if name not in sys.modules:
            _execute(name)
    return sys.modules['tenuto_pattern']


def line() -> None:
    """The line that is making a note: nobody looks at it here."""


def _execute(name: str) -> None:
    path = _files.found(f'{name}.py',
                        f'scripting/src/main/resources/tenuto/scripting/python/{name}.py')
    spec = importlib.util.spec_from_file_location(name, path) if path else None
    if spec is None or spec.loader is None:
        raise ImportError(f'{name} is neither in the package nor in a checkout around it')
    module = importlib.util.module_from_spec(spec)
    vars(module)['sf'] = sys.modules['tenuto']
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
