import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src'
sys.path.insert(0, str(SOURCES))
os.environ['TENUTO_START_CACHE'] = ''  # tests leave nothing in the user's folders


@pytest.fixture
def python(tmp_path):
    """Runs statements in a process of their own, and gives what they print and the exit code."""
    def run(text, *arguments, timeout=600):
        file = tmp_path / 'patch.py'
        file.write_text(text)
        environment = dict(os.environ, PYTHONPATH=str(SOURCES))
        done = subprocess.run([sys.executable, str(file), *arguments], env=environment,
                              cwd=tmp_path, capture_output=True, text=True, timeout=timeout)
        return done.stdout, done.stderr, done.returncode
    return run


@pytest.fixture
def session(tmp_path):
    import tenuto as sf
    with sf.session(rate=48000, seed=7, scratch=str(tmp_path), out=str(tmp_path)) as it:
        yield it


class Worker:
    """Runs patches one after the other in one warm process, as a start takes a second."""

    def __init__(self, folder):
        self.folder = folder
        self._process = subprocess.Popen(
            [sys.executable, '-m', 'tenuto', 'worker'], cwd=folder,
            env=dict(os.environ, PYTHONPATH=str(SOURCES)), text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self._reply()  # what program it is

    def _reply(self):
        line = self._process.stdout.readline()
        assert line, 'the worker has ended'
        return json.loads(line)

    def __call__(self, patch, *arguments):
        (self.folder / 'patch.py').write_text(patch)
        line = json.dumps({'args': ['render', 'patch.py', *arguments]})
        print(line, file=self._process.stdin, flush=True)
        said = {'out': '', 'err': ''}
        while 'exit' not in (reply := self._reply()):
            for name in said.keys() & reply.keys():
                said[name] += reply[name] + '\n'
        return said['out'], said['err'], reply['exit']

    def clear(self):
        """Leaves the folder empty for the next test."""
        for each in self.folder.iterdir():
            shutil.rmtree(each) if each.is_dir() else each.unlink()

    def end(self):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(60)


@pytest.fixture(scope='module')
def worker(tmp_path_factory):
    worker = Worker(tmp_path_factory.mktemp('worker'))
    yield worker
    worker.end()


@pytest.fixture
def tenuto(worker):
    yield worker
    worker.clear()
