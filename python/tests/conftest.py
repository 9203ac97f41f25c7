import os
import pathlib
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
