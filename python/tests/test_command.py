import os
import pathlib
import subprocess
import sys

import pytest

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src'


@pytest.fixture
def tenuto(tmp_path):
    def run(patch, *arguments):
        (tmp_path / 'patch.py').write_text(patch)
        environment = dict(os.environ, PYTHONPATH=str(SOURCES))
        done = subprocess.run(
            [sys.executable, '-m', 'tenuto', 'patch.py', *arguments], env=environment,
            cwd=tmp_path, capture_output=True, text=True, timeout=60)
        return done.stdout, done.stderr, done.returncode
    return run


def test_a_patch_writes_files_and_has_its_arguments(tenuto, tmp_path):
    out, err, code = tenuto(
        'import sys; print(sys.argv[1:], __name__)\n'
        "sf.WriteFile(sf.SineWave(float(sys.argv[1]), 440), 'a.wav')",
        '500', '--out', 'sounds', '--rate', '48000', '-x')
    assert (out, code) == ("['500', '-x'] __main__\n", 0), err
    assert 'tenuto: wrote' in err and 'a.wav (0.50 s, 1 channel)' in err
    assert (tmp_path / 'sounds' / 'a.wav').stat().st_size > 48000


@pytest.mark.parametrize('patch, exit, text', [
    ('x = 1\nsf.SineWave(10)\n', 1,
     'tenuto: sf.SineWave: needs hz (frequency in Hz)\n  patch.py:2: sf.SineWave(10)\n'),
    ('{}[3]', 1, 'tenuto: KeyError: 3\n  patch.py:1: {}[3]\n'),
    ('print 3', 1, 'tenuto: SyntaxError: '),
    ('import sys; sys.exit(7)', 7, ''),
    ("import sys; sys.exit('no')", 1, 'tenuto: no\n'),
    ('def f():\n    1 / 0\nsf_do(f)', 1,
     'tenuto: ZeroDivisionError: division by zero\n  patch.py:2: 1 / 0\n'),
    ('raise KeyboardInterrupt', 130, 'tenuto: stopped; files already completed are kept\n'),
])
def test_errors_name_the_line_of_the_patch(tenuto, patch, exit, text):
    _, err, code = tenuto(patch, '--quiet')
    assert code == exit and err.startswith(text), err


def test_a_full_scratch_folder_has_its_own_exit_code(tenuto):
    _, err, code = tenuto('sf.Realise(sf.SineWave(1e6, 440))', '--scratch-max', '20000000')
    assert code == 4 and 'scratch' in err, err


def test_random_follows_from_the_seed(tenuto):
    patch = 'import random; print(random.random(), sf_do(random.choice, list(range(99))).get())'
    first, again, other = (tenuto(patch, '--seed', seed)[0] for seed in ('1', '1', '2'))
    assert first == again != other


def test_the_launcher_gives_patches_of_python_3_to_it(tmp_path):
    launcher = SOURCES.parents[1] / 'tenuto'
    patch = tmp_path / 'three.py'
    patch.write_text("# A patch.\n# tenuto: python3\nprint(f'{3}', sf.SineWave(10, 440).ms)\n")
    environment = dict(os.environ, TENUTO_BUILD='never', TENUTO_PYTHON=sys.executable)
    done = subprocess.run([launcher, 'render', '--quiet', patch], env=environment, cwd=tmp_path,
                          capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.returncode) == ('3 10.0\n', 0), done.stderr
    environment['TENUTO_PYTHON'] = 'no-such-python'
    done = subprocess.run([launcher, 'render', patch], env=environment, capture_output=True,
                          text=True)
    assert done.returncode == 2
    assert done.stderr == f'tenuto: {patch} is written for Python 3, and there is no no-such-python\n'
