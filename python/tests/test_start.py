"""The cache that a JVM starts from: made once in the background, and never in the way."""

import os
import pathlib
import subprocess
import sys
import time

import pytest

from tenuto import _aot

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src'
JARS = SOURCES.parents[1] / 'scripting' / 'target' / 'lib'
FIRST_WORD = 'import tenuto as sf; print(sf.SineWave(1000, 440).samples)'


@pytest.fixture
def start(tmp_path):
    """Starts a process that prints its first word, with caches in a folder."""
    if not (JARS / 'tenuto-engine.jar').is_file():
        pytest.skip('the jars are not built')

    def run(folder, options=''):
        environment = dict(os.environ, PYTHONPATH=str(SOURCES), TENUTO_START_CACHE=str(folder),
                           TENUTO_JAVA_OPTS=options)
        environment.pop('TENUTO_CLASSPATH', None)  # the build's is of folders, which have no cache
        done = subprocess.run([sys.executable, '-c', FIRST_WORD], cwd=tmp_path, env=environment,
                              capture_output=True, text=True, timeout=600)
        assert (done.stdout, done.stderr, done.returncode) == ('96000\n', '', 0)
    return run


def made(folder):
    """The cache, once it is whole."""
    end = time.monotonic() + 600
    while time.monotonic() < end:
        names = os.listdir(folder)
        if len(names) == 1 and (file := folder / names[0]).stat().st_size > 0:
            return file
        time.sleep(0.1)
    raise AssertionError(f'no cache in {folder}: {names}')


def test_the_first_start_has_it_made_and_the_next_uses_it(start, tmp_path):
    folder, log = tmp_path / 'a b', tmp_path / 'loaded.txt'
    start(folder)
    file = made(folder)
    log_classes = f'-Xlog:class+load:file={log}'
    start(folder, log_classes)
    text = log.read_text()
    assert 'tenuto.engine.Session source: shared objects file' in text
    assert 'org.jpype.JPypeContext source: shared objects file' in text
    assert os.listdir(folder) == [file.name]
    file.write_bytes(b'no cache' * 1000)
    start(folder, log_classes)
    assert 'tenuto.engine.Session source: file:' in log.read_text()
    start(folder, log_classes + ' -XX:SharedArchiveFile=none')


def test_words_are_computed_by_vectors(session):
    assert session.jpype.JClass('tenuto.engine.base.VectorApi').isPresent()


def test_a_folder_that_cannot_be_made_is_no_news(start, tmp_path):
    (tmp_path / 'file').touch()
    start(tmp_path / 'file' / 'folder')
    start('')


def cache(folder, what='1'):
    return _aot.Cache('/java', ['a.jar'], folder, 'python-0', f'-{what}.aot')


def test_one_of_many_processes_makes_it_and_another_if_that_failed(tmp_path):
    folder = tmp_path / 'new'
    assert cache(folder).options() == []
    assert [cache(folder)._claim() for _ in range(3)] == [True, False, False]
    assert cache(folder).options() == [], 'it is not made yet'
    os.utime(cache(folder).file, (0, time.time() - _aot._CLAIMED - 1))
    assert [cache(folder)._claim() for _ in range(2)] == [True, False]
    cache(folder).file.write_text('made')
    os.utime(cache(folder).file, (0, 0))
    assert not cache(folder)._claim()
    assert cache(folder).options() == [f'-XX:AOTCache={cache(folder).file}']
    assert cache(folder).file.stat().st_mtime > time.time() - 3600, 'it is in use'


def test_only_what_may_be_of_use_is_kept(tmp_path):
    files = {name: tmp_path / f'python-{name}.aot' for name in ('0-1', '0-2', '1-1', '2-1')}
    for file in files.values():
        file.touch()
    other = tmp_path / 'render.aot'
    other.touch()
    for file in files['2-1'], other:
        os.utime(file, (0, 0))
    _aot.clear(files['0-2'])
    assert {each.name for each in tmp_path.iterdir()} == {
        'python-0-2.aot', 'python-1-1.aot', 'render.aot'}


def test_what_it_is_made_of_names_it(tmp_path, monkeypatch):
    jpype = pytest.importorskip('jpype')
    jar = tmp_path / 'a.jar'
    jar.touch()
    monkeypatch.setenv('TENUTO_START_CACHE', str(tmp_path))

    def name(flags=(), options=(), jars=(jar,)):
        found = _aot.found(jpype, '/java', sys.executable, [str(each) for each in jars], flags, options)
        return found and found.file.name
    first = name()
    assert first == name() != name(flags=['-Xrs'])
    os.utime(jar, (1, 1))
    assert first.split('-')[1] == name().split('-')[1] and first != name()
    assert name(options=['-Xshare:off']) is name(jars=[tmp_path]) is name(jars=['no.jar']) is None
    monkeypatch.setenv('TENUTO_START_CACHE', '')
    assert name() is None
