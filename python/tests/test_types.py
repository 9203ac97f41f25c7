"""The stubs, by those who read them: they are tools of others, and skipped where they are not."""

import os
import pathlib
import re
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE.parent / 'src'
PAGE = HERE.parents[1] / 'docs' / 'python.md'


@pytest.fixture(scope='module')
def programs(tmp_path_factory):
    """The snippets of docs/python.md, and a program of 60 lines."""
    folder = tmp_path_factory.mktemp('typed')
    snippets = re.findall(r'```python\n(.*?)```', PAGE.read_text(encoding='utf-8'), re.S)
    for number, snippet in enumerate(snippets):
        (folder / f'snippet{number}.py').write_text(snippet)
    (folder / 'script.py').write_text((HERE / 'typed_script.py').read_text())
    (folder / 'pyrightconfig.json').write_text(
        f'{{"extraPaths": ["{SOURCES}"], "typeCheckingMode": "strict"}}')
    return folder


def run(folder, *command, **environment):
    done = subprocess.run([sys.executable, '-m', *command], cwd=folder, capture_output=True,
                          text=True, timeout=300,
                          env={**os.environ, 'PYTHONPATH': '', **environment})
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_finds_nothing(programs):
    pytest.importorskip('mypy')
    run(programs, 'mypy', '--strict', *sorted(map(str, programs.glob('*.py'))),
        MYPYPATH=str(SOURCES))


def test_pyright_finds_nothing(programs):
    pytest.importorskip('pyright')
    run(programs, 'pyright', '--pythonpath', sys.executable)


def test_the_program_runs(tmp_path):
    pytest.importorskip('numpy')
    (tmp_path / 'typed.py').write_text((HERE / 'typed_script.py').read_text())
    run(tmp_path, 'typed', PYTHONPATH=os.pathsep.join([str(SOURCES), str(tmp_path)]))
