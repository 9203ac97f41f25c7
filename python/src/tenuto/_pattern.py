"""sf.pattern, which is the same file for both Pythons."""

import importlib.util
import sys

from . import _files


def load():
    """The module of sequences for composers."""
    path = _files.found('tenuto_pattern.py',
                        'scripting/src/main/resources/tenuto/scripting/python/tenuto_pattern.py')
    spec = importlib.util.spec_from_file_location('tenuto.pattern', path)
    module = importlib.util.module_from_spec(spec)
    module.sf = sys.modules[__package__]
    sys.modules['tenuto.pattern'] = module
    spec.loader.exec_module(module)
    return module
