"""The snippets of docs/farm.md that need Dask."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGE = (ROOT / 'docs' / 'farm.md').read_text(encoding='utf-8')


@pytest.mark.parametrize('kind, start', [('sh', ['/bin/sh', '-e', '-c']),
                                         ('py', [sys.executable, 'snippet.py'])])
def test_a_snippet_runs(tmp_path, kind, start):
    snippet, = re.findall(f'```{kind} farm\\n(.*?)```', PAGE, re.S)
    for name in ('tenuto', 'examples', 'samples'):
        (tmp_path / name).symlink_to(ROOT / name)
    if kind == 'sh':  # no test installs anything
        start.append('\n'.join(line for line in snippet.splitlines() if 'pip install' not in line))
    else:
        (tmp_path / 'snippet.py').write_text(snippet)
    environment = {**os.environ, 'TENUTO_PYTHON': sys.executable}
    environment.pop('TENUTO_HOME', None)
    if kind == 'sh':
        environment.pop('PYTHONPATH', None)  # as for who has installed Dask alone
    else:  # as it is once it is installed: not in its checkout
        shutil.copytree(ROOT / 'python' / 'src' / 'tenuto', tmp_path / 'site' / 'tenuto')
        environment |= {'PYTHONPATH': str(tmp_path / 'site'), 'TENUTO_HOME': str(ROOT)}
        assert 'export TENUTO_HOME="$PWD"' in PAGE
    programs = os.path.dirname(sys.executable) + os.pathsep + os.environ['PATH']
    done = subprocess.run(
        start, cwd=tmp_path, capture_output=True, text=True, timeout=600,
        env={**environment, 'PATH': programs})
    assert done.returncode == 0, done.stderr
    assert (tmp_path / 'loud' / 'bell.wav').is_file()
    assert list((tmp_path / 'sounds').glob('*.wav')), done.stderr
