"""Both wheels in an environment of their own, where no Java is found."""

import os
import pathlib
import subprocess
import sys
import venv

import pytest

PACKAGE = pathlib.Path(__file__).resolve().parents[1]
HOME = os.environ.get('TENUTO_JAVA_HOME') or os.environ.get('JAVA_HOME') or ''


def run(*command, **environment):
    done = subprocess.run([str(each) for each in command], env=environment, capture_output=True,
                          text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.skipif(sys.platform == 'win32', reason='other names of folders')
@pytest.mark.skipif(not pathlib.Path(HOME, 'bin', 'jlink').is_file(), reason='no JDK in JAVA_HOME')
def test_wheels_need_no_java_of_the_machines(tmp_path):
    wheels = tmp_path / 'wheels'
    for source in PACKAGE, PACKAGE / 'runtime':
        run(sys.executable, '-m', 'pip', 'wheel', '-q', '--no-deps', '-w', wheels, source,
            **dict(os.environ, JAVA_HOME=HOME))
    sizes = {each.name.split('-')[0]: each.stat().st_size for each in wheels.iterdir()}
    assert sizes['tenuto'] < 6.2e6 and sizes['tenuto_runtime'] < 42e6
    venv.create(tmp_path / 'env', with_pip=True)
    python = tmp_path / 'env' / 'bin' / 'python'
    empty = {'PATH': '/nowhere', 'HOME': str(tmp_path), 'TENUTO_JDK_ROOTS': ''}
    run(python, '-m', 'pip', 'install', '-q', *wheels.iterdir(), **empty)
    licences = run(python, '-c', 'import pathlib, tenuto; folder = pathlib.Path(tenuto.__file__).parent; '
                   'print(*(each.name for each in (*folder.glob("*.md"), *folder.glob("licences/*"))))',
                   **empty)
    assert {'THIRD-PARTY.md', 'Apache-2.0.txt', 'LGPL-2.1.txt'} <= set(licences.split())
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
