"""The package as pip would install it, without the network."""

import os
import pathlib
import subprocess
import sys

import pytest

PACKAGE = pathlib.Path(__file__).resolve().parents[1]


def test_a_wheel_has_what_a_machine_without_the_checkout_needs(tmp_path):
    pytest.importorskip('setuptools')
    jars = PACKAGE.parent / 'scripting' / 'target' / 'lib'
    if not (jars / 'tenuto-engine.jar').is_file():
        pytest.skip('the jars are not built')
    done = subprocess.run(
        [sys.executable, 'setup.py', '-q', 'build', '--build-base', str(tmp_path / 'b'),
         '--build-lib', str(tmp_path / 'lib'), 'egg_info', '--egg-base', str(tmp_path)],
        cwd=PACKAGE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    built = tmp_path / 'lib' / 'tenuto'
    assert (built / '__init__.pyi').is_file() and (built / 'tenuto.jvm').is_file()
    assert (built / 'farm' / '__init__.pyi').is_file()
    assert not list(built.glob('jars/jython*'))
    environment = {name: value for name, value in os.environ.items() if name != 'TENUTO_CLASSPATH'}
    environment['PYTHONPATH'] = str(tmp_path / 'lib')
    # A file of measured responses is read by jars that no other word needs.
    sofa = PACKAGE.parent / 'dsp/src/test/resources/tenuto/dsp/space/head.sofa'
    done = subprocess.run(
        [sys.executable, '-c', 'import sys, tenuto as sf; x = sf.SineWave(1000, 440); print('
         'x.samples, len(sf.Realise(sf.Binaural(x, sofa=sys.argv[1]))))', str(sofa)],
        cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ('96000 2\n', 0), done.stderr
