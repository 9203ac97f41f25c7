"""Both wheels in an environment of their own, where no Java is found."""

import os
import pathlib
import subprocess
import sys
import venv

import pytest

from .conftest import PACKAGE, build, run

HOME = os.environ.get('TENUTO_JAVA_HOME') or os.environ.get('JAVA_HOME') or ''


@pytest.mark.long
@pytest.mark.skipif(sys.platform == 'win32', reason='other names of folders')
@pytest.mark.skipif(not pathlib.Path(HOME, 'bin', 'jlink').is_file(), reason='no JDK in JAVA_HOME')
def test_wheels_need_no_java_of_the_machines(tmp_path):
    wheels = build(tmp_path / 'wheels', PACKAGE, PACKAGE / 'runtime',
                   **dict(os.environ, JAVA_HOME=HOME))
    assert wheels['tenuto_runtime'].stat().st_size < 42e6
    venv.create(tmp_path / 'env', with_pip=True)
    python = tmp_path / 'env' / 'bin' / 'python'
    empty = {'PATH': '/nowhere', 'HOME': str(tmp_path), 'TENUTO_JDK_ROOTS': ''}
    run(python, '-m', 'pip', 'install', '-q', *wheels.values(), **empty)
    first_light = PACKAGE.parent / 'examples' / 'first_light.py'
    said = run(python, '-m', 'tenuto', first_light, '--out', tmp_path, **empty)
    assert 'first_light.wav (40.00 s, 2 channels)' in said
    assert (tmp_path / 'first_light.wav').stat().st_size > 20e6
    patch = tmp_path / 'a.py'
    patch.write_text("sf.WriteFile(sf.SineWave(100, 440), 'a.wav')")
    with subprocess.Popen([python, '-m', 'tenuto', 'watch', '--serve', '0', patch], cwd=tmp_path,
                          env=empty, stderr=subprocess.PIPE, text=True) as watch:
        try:
            assert 'see and hear it at http' in watch.stderr.readline()
            assert 'wrote a.wav' in watch.stderr.readline()
        finally:
            watch.kill()
