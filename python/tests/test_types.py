"""The stubs, by those who read them: they are tools of others, and skipped where they are not."""

import os
import pathlib
import re
import subprocess
import sys
import venv

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
    (folder / 'pyrightconfig.json').write_text('{"typeCheckingMode": "strict"}')
    return folder


@pytest.fixture(scope='module')
def linked(tmp_path_factory):
    """The Python of an environment that links to the checkout, as pip install -e makes one."""
    folder = tmp_path_factory.mktemp('linked')
    venv.create(folder, with_pip=False)
    library, = folder.glob('lib/python*/site-packages')
    others = [each for each in sys.path if each.endswith('-packages')]
    (library / 'tenuto.pth').write_text('\n'.join([str(SOURCES), *others]))
    return folder / 'bin' / 'python'


def run(folder, *command, **environment):
    done = subprocess.run([sys.executable, '-m', *command], cwd=folder, capture_output=True,
                          text=True, timeout=300,
                          env={**os.environ, 'PYTHONPATH': '', **environment})
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_finds_nothing(programs, linked):
    pytest.importorskip('mypy')
    run(programs, 'mypy', '--strict', '--python-executable', str(linked),
        *sorted(map(str, programs.glob('*.py'))))


def test_pyright_finds_nothing(programs, linked):
    pytest.importorskip('pyright')
    run(programs, 'pyright', '--pythonpath', str(linked))


def test_the_program_runs(tmp_path):
    pytest.importorskip('numpy')
    (tmp_path / 'typed.py').write_text((HERE / 'typed_script.py').read_text())
    run(tmp_path, 'typed', PYTHONPATH=os.pathsep.join([str(SOURCES), str(tmp_path)]))
