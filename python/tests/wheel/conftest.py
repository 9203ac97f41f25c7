import importlib.metadata
import importlib.util
import os
import pathlib
import subprocess
import sys
import venv

import pytest

PACKAGE = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope='session', autouse=True)
def built():
    if not (PACKAGE.parent / 'scripting/target/lib/tenuto-engine.jar').is_file():
        pytest.skip('the jars are not built')
    for tool in 'pip', 'setuptools':
        if importlib.util.find_spec(tool) is None:
            pytest.skip(f'no {tool}')
    made_by_setuptools = int(importlib.metadata.version('setuptools').split('.')[0]) >= 71
    if not made_by_setuptools and importlib.util.find_spec('wheel') is None:
        pytest.skip('no setuptools that makes wheels: they need 71, or the package wheel')


def run(*command, **environment):
    """What a command prints, which must end well."""
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True,
                          timeout=300, env=environment or without_checkout())
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def without_checkout():
    """This process's environment, but for what names the checkout's package and jars."""
    return {name: value for name, value in os.environ.items()
            if name not in ('PYTHONPATH', 'TENUTO_CLASSPATH', 'PYTHONDONTWRITEBYTECODE')}


def pip(*arguments, **environment):
    return run(sys.executable, '-m', 'pip', '-q', '--disable-pip-version-check', *arguments,
               **environment)


def build(folder, *sources, **environment):
    """Builds the wheels of sources, without the network."""
    pip('wheel', '--no-deps', '--no-index', '--no-build-isolation', '-w', folder, *sources,
        **environment)
    return {each.name.split('-')[0]: each for each in folder.iterdir()}


def environment_of(folder):
    """A Python environment of its own, with the packages of this one; gives its Python."""
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / 'bin' / 'python'
    library = next(folder.glob('lib/python*/site-packages'))
    others = [each for each in sys.path if each.endswith('-packages')]
    (library / 'others.pth').write_text('\n'.join(others))
    return python
