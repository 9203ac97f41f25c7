"""The stubs against the package as it runs, by mypy's stubtest: skipped where mypy is not."""

import importlib.util
import os
import pathlib
import re
import subprocess
import sys

import pytest

from tenuto._words import WORDS

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src'

#: What stubtest knows nothing of, and why it is right so.
RIGHT = {
    'a word is an object that is called; its parameters are compared all the same':
        '(%s) is not a function' % '|'.join({*WORDS, *(row[0] for row in WORDS.values())}),
    'modules of its own have no stubs':
        r'(farm\.)?_\w+(\.\S+)? .*',
    "it only raises, with a better text than Python's: to a checker it is not there":
        r'Signal\.__(iter|contains|lt|le|gt|ge)__ is not present in stub',
    "for the package's own modules":
        r'Session\.(aside|around|call|expression|host|leave|make_current|taken|wait)'
        ' is not present in stub',
    'a generic class has it by itself':
        r'Future\.__class_getitem__ is not present in stub',
}


def test_stubs_say_what_is_there(tmp_path):
    pytest.importorskip('mypy')
    # The sources of the package have no types, which is no error of its stubs.
    (tmp_path / 'mypy.ini').write_text(
        '[mypy]\nignore_missing_imports = True\n[mypy-tenuto.*]\nignore_errors = True\n')
    done = subprocess.run(
        [sys.executable, '-m', 'mypy.stubtest', 'tenuto', '--concise', '--mypy-config-file',
         'mypy.ini'], cwd=tmp_path, capture_output=True, text=True, timeout=500,
        env={**os.environ, 'PYTHONPATH': str(SOURCES), 'MYPYPATH': str(SOURCES)})
    said = done.stdout.splitlines()
    assert any(line.endswith('SineWave is not a function') for line in said), done.stderr
    right = [re.compile(r'tenuto\.' + each) for each in RIGHT.values()]
    if importlib.util.find_spec('distributed') is None:
        right.append(re.compile(r'tenuto\.farm\..*'))  # which is there with Dask alone
    assert [line for line in said if not any(each.fullmatch(line) for each in right)] == []
    unused = [why for why, each in RIGHT.items()
              if not any(re.fullmatch(r'tenuto\.' + each, line) for line in said)]
    assert unused == []
