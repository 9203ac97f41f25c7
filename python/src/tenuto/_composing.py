"""sf.pattern, voices, timelines, and the modules that they use, which are the same files for both Pythons."""

from __future__ import annotations

import importlib.util
import sys
from typing import Any

from . import _files

#: Each uses only those before it.
_MODULES = ('tenuto_values', 'tenuto_tempo', 'tenuto_timeline', 'tenuto_harmony', 'tenuto_phrase',
            'tenuto_pattern', 'tenuto_voices', 'tenuto_mixer', 'tenuto_sampler')

#: Their names in sf, of both kinds.
FUNCTIONS = {'Mono': 'tenuto_voices', 'Voices': 'tenuto_voices', 'Mixer': 'tenuto_mixer',
             'Timeline': 'tenuto_timeline', 'Sampler': 'tenuto_sampler'}
_BOTH = FUNCTIONS | {name.lower(): module for name, module in FUNCTIONS.items()}
NAMES = ('pattern', *_BOTH)


def found(name: str) -> Any:
    """The module of patterns, or the function of that name; None if there is none."""
    if name not in NAMES:
        return None
    for module in _MODULES:
        if module not in sys.modules:
            _execute(module)
    if name == 'pattern':
        return sys.modules['tenuto_pattern']
    return getattr(sys.modules[_BOTH[name]], name.capitalize())


def line() -> None:
    """The line that is making a note: nobody looks at it here."""


def timeline(*_: Any) -> None:
    """A timeline was made: there is no page that shows its bars here."""


def _execute(name: str) -> None:
    path = _files.found(f'{name}.py',
                        f'scripting/src/main/resources/tenuto/scripting/python/{name}.py')
    spec = importlib.util.spec_from_file_location(name, path) if path else None
    if spec is None or spec.loader is None:
        raise ImportError(f'{name} is neither in the package nor in a checkout around it')
    module = importlib.util.module_from_spec(spec)
    vars(module)['sf'] = sys.modules['tenuto']
    vars(module)['__package__'] = 'tenuto'  # so that the lines of calls are the program's
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
