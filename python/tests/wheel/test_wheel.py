"""The package as pip installs it, without the network: as a wheel, and as a link to the checkout."""

import importlib.metadata
import subprocess
import sys
import zipfile

import pytest

from .conftest import PACKAGE, build, environment_of, pip, run, without_checkout

WORDS = ('import sys, tenuto as sf; x = sf.SineWave(1000, 440); print(sf.__file__, x.samples, '
         'len(sf.Realise(sf.Binaural(x, sofa=sys.argv[1]))))')

#: As setuptools leaves modules that are no longer there.
LEFT = PACKAGE / 'build' / 'lib' / 'tenuto' / '_left.py'

#: What a checker says of this shows that it knows the types of words.
WRONG = 'import tenuto as sf\n\nx: int = sf.sine_wave(1000, 440).db6()\n'


@pytest.fixture(scope='module')
def wheel(tmp_path_factory):
    LEFT.parent.mkdir(parents=True, exist_ok=True)
    LEFT.touch()
    return build(tmp_path_factory.mktemp('wheels'), PACKAGE)['tenuto']


@pytest.fixture(scope='module')
def installed(wheel, tmp_path_factory):
    python = environment_of(tmp_path_factory.mktemp('installed'))
    pip('--python', python, 'install', '--no-deps', '--no-index', wheel)
    return python


def test_a_wheel_is_small_and_has_nothing_of_an_earlier_build(wheel):
    assert wheel.stat().st_size < 5e6
    assert f'tenuto/{LEFT.name}' not in zipfile.ZipFile(wheel).namelist()


def test_a_wheel_has_what_a_machine_without_the_checkout_needs(installed, tmp_path):
    package = next(installed.parents[1].glob('lib/python*/site-packages/tenuto'))
    names = {each.name for each in package.rglob('*')}
    assert {'words.json', '_words.pyi', '_methods.pyi', 'py.typed', 'tenuto.jvm'} <= names
    about = next(package.parent.glob('tenuto-*.dist-info'))
    licences = {each.name for each in about.rglob('*')}
    assert 'LICENSE' in licences
    if int(importlib.metadata.version('setuptools').split('.')[0]) >= 77:  # older ones take no others
        assert {'THIRD-PARTY.md', 'Apache-2.0.txt', 'LGPL-2.1.txt'} <= licences
    assert 'GPL-3.0-or-later' in (about / 'METADATA').read_text()
    assert not list(package.glob('jars/jython*'))
    # A file of measured responses is read by jars that no other word needs.
    sofa = PACKAGE.parent / 'dsp/src/test/resources/tenuto/dsp/space/head.sofa'
    where, samples, channels = run(installed, '-c', WORDS, sofa).split()
    assert where == str(package / '__init__.py') and (samples, channels) == ('96000', '2')
    patch = tmp_path / 'a.py'
    patch.write_text("sf.WriteFile(sf.SineWave(100, 440), 'a.wav')")
    assert 'wrote' in run(installed, '-m', 'tenuto', patch, '--out', tmp_path)
    assert (tmp_path / 'a.wav').is_file()


def test_the_command_runs_patches_here_and_the_rest_in_java(installed, tmp_path):
    command = installed.parent / 'tenuto'
    patch = tmp_path / 'a.py'
    patch.write_text("sf.WriteFile(sf.SineWave(100, 440), f'{sf.Note(\"a4\"):.0f}.wav')")
    assert 'wrote' in run(command, 'render', patch, '--out', tmp_path)
    assert 'WAV' in run(command, 'info', tmp_path / '440.wav')
    for words in ['ops'], ['ops', '--search', 'sine'], ['help', 'SineWave']:
        assert 'SineWave' in run(command, *words)
    assert 'sf.ReadMidi(path, allow_damaged=False)' in run(command, 'help', 'ReadMidi')
    assert 'measure' in run(command, 'completion', 'bash')
    assert '--scratch-max' in run(command, 'render', '--help')
    prompt = subprocess.run([command, 'repl'], capture_output=True, text=True)
    assert prompt.returncode == 2 and 'part of the release' in prompt.stderr


def test_an_sdist_has_what_a_wheel_has(wheel, tmp_path):
    run(sys.executable, '-c', 'from setuptools.build_meta import build_sdist; import os, sys; '
        'os.chdir(sys.argv[1]); build_sdist(sys.argv[2])', PACKAGE, tmp_path)
    again = build(tmp_path / 'wheels', next(tmp_path.glob('*.tar.gz')))['tenuto']
    assert content(again) == content(wheel)


def content(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {each.filename: each.CRC for each in archive.infolist() if not each.filename.endswith('RECORD')}


@pytest.fixture(scope='module')
def cache(tmp_path_factory):
    return tmp_path_factory.mktemp('cache')


@pytest.mark.parametrize('is_linked', [False, True])
def test_type_checkers_find_the_stubs(installed, is_linked, cache, tmp_path):
    pytest.importorskip('mypy')
    if is_linked:
        installed = environment_of(tmp_path / 'env')
        pip('--python', installed, 'install', '--no-deps', '--no-index', '--no-build-isolation',
            '-e', PACKAGE)
    (tmp_path / 'wrong.py').write_text(WRONG)
    with pytest.raises(AssertionError, match='expression has type "Signal", variable has type "int"'):
        run(sys.executable, '-m', 'mypy', '--python-executable',
            installed, '--cache-dir', cache, tmp_path / 'wrong.py',
            **without_checkout())
