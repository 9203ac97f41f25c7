"""The stubs of words against words as they run, by mypy's stubtest: skipped where mypy is not."""

import os
import pathlib
import re
import subprocess
import sys

import pytest

from tenuto._table import WORDS

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src'

#: What stubtest knows nothing of, and why it is right so.
RIGHT = {
    'a word is an object that is called; its parameters are compared all the same':
        r'_words\.({}) is not a function'.format('|'.join(WORDS)),
    'a method is one too, and its signal has the name of the first parameter':
        r'_methods\.Methods\.\w+ is (not a function|inconsistent, stub parameter "self" differs .*)',
    'a generic class has it by itself':
        r'_methods\.Methods\.__class_getitem__ is not present in stub',
    'what the words of a series have in common':
        r'_methods\.Methods\._\w+ is not present at runtime',
}


def test_stubs_say_what_is_there(tmp_path):
    pytest.importorskip('mypy')
    (tmp_path / 'mypy.ini').write_text(
        '[mypy]\nignore_missing_imports = True\n[mypy-tenuto.*]\nfollow_imports = silent\n')
    done = subprocess.run(
        [sys.executable, '-m', 'mypy.stubtest', 'tenuto._words', 'tenuto._methods', '--concise',
         '--mypy-config-file', 'mypy.ini'], cwd=tmp_path, capture_output=True, text=True,
        timeout=500, env={**os.environ, 'PYTHONPATH': str(SOURCES), 'MYPYPATH': str(SOURCES)})
    said = done.stdout.splitlines()
    assert any(line.endswith('SineWave is not a function') for line in said), done.stderr
    right = [re.compile(r'tenuto\.' + each) for each in RIGHT.values()]
    assert [line for line in said if not any(each.fullmatch(line) for each in right)] == []
    unused = [why for why, each in RIGHT.items()
              if not any(re.fullmatch(r'tenuto\.' + each, line) for line in said)]
    assert unused == []
