import json
import os
import pathlib
import signal
import subprocess
import sys

import pytest

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src'


@pytest.fixture
def process(tmp_path):
    """Runs a patch in a process of its own."""
    def run(patch, *arguments):
        (tmp_path / 'patch.py').write_text(patch)
        environment = dict(os.environ, PYTHONPATH=str(SOURCES))
        done = subprocess.run(
            [sys.executable, '-m', 'tenuto', 'patch.py', *arguments], env=environment,
            cwd=tmp_path, capture_output=True, text=True, timeout=600)
        return done.stdout, done.stderr, done.returncode
    return run


def test_a_patch_writes_files_and_has_its_arguments(process, tmp_path):
    out, err, code = process(
        'import sys; print(sys.argv[1:], __name__)\n'
        "sf.WriteFile(sf.SineWave(float(sys.argv[1]), 440), 'a.wav')",
        '500', '--out', 'sounds', '--rate', '48000', '--', '-x')
    assert (out, code) == ("['500', '-x'] __main__\n", 0), err
    assert 'tenuto: wrote' in err and 'a.wav (0.50 s, 1 channel)' in err
    assert (tmp_path / 'sounds' / 'a.wav').stat().st_size > 48000


@pytest.mark.parametrize('patch, code, text', [
    ('x = 1\nsf.SineWave(10)\n', 1,
     'tenuto: sf.SineWave: needs hz (frequency [Hz])\n  patch.py:2: sf.SineWave(10)\n'),
    ("open('a.txt', 'w').close()\nsf.WriteFile(sf.SineWave(10, 440), 'a.txt/x.wav')", 1,
     'tenuto: sf.WriteFile: '),
    ('{}[3]', 1, 'tenuto: KeyError: 3\n  patch.py:1: {}[3]\n'),
    ('print 3', 1, 'tenuto: SyntaxError: '),
    ('import sys; sys.exit(7)', 7, ''),
    ("import sys; sys.exit('no')", 1, 'tenuto: no\n'),
    ('def f():\n    1 / 0\nsf_do(f)', 1,
     'tenuto: ZeroDivisionError: division by zero\n  patch.py:2: 1 / 0\n'),
    ('raise KeyboardInterrupt', 130, 'tenuto: stopped; files already completed are kept\n'),
])
def test_errors_name_the_line_of_the_patch(tenuto, patch, code, text):
    _, err, ended = tenuto(patch, '--quiet')
    assert ended == code and err.startswith(text), err


def test_an_exit_code_and_an_error_are_the_processs_own(process):
    assert process("import sys; print('out'); sys.exit('no')", '--quiet') == ('out\n', 'tenuto: no\n', 1)


def test_a_full_scratch_folder_has_its_own_exit_code(process):
    _, err, code = process('sf.Realise(sf.SineWave(1e6, 440))', '--scratch-max', '20000000')
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
                          capture_output=True, text=True, timeout=600)
    assert (done.stdout, done.returncode) == ('3 10.0\n', 0), done.stderr
    environment['TENUTO_PYTHON'] = 'no-such-python'
    for command in ('render', 'watch'):
        done = subprocess.run([launcher, command, patch], env=environment, capture_output=True,
                              text=True)
        assert done.returncode == 2
        assert done.stderr == f'tenuto: {patch} is written for Python 3, and there is no no-such-python\n'


def test_the_launcher_gives_it_what_only_python_3_can_read(tmp_path):
    launcher = SOURCES.parents[1] / 'tenuto'
    patch = tmp_path / 'three.py'
    environment = dict(os.environ, TENUTO_BUILD='never', TENUTO_PYTHON=sys.executable)

    def render(text, *options):
        patch.write_text(text)
        done = subprocess.run([launcher, 'render', '--quiet', *options, patch, 'a b', '--', '-x'], env=environment,
                              cwd=tmp_path, capture_output=True, text=True, timeout=600)
        return done.stdout, done.stderr, done.returncode
    text = "import sys\nx = sf.SineWave(10, 440)\nprint(f'{sys.argv[1:]} {x.ms}')\nsys.exit(7)\n"
    out, err, code = render(text)
    assert (out, code) == ("['a b', '-x'] 10.0\n", 7), err
    for options in ('--dry-run',), ('--cache', 'c', '--fill', '1/1'):
        assert render(text, *options)[2] == 7
    out, err, code = render(text + 'x = = 3\n')
    assert (out, code) == ('', 1) and err.startswith('tenuto: SyntaxError: '), err
    environment['TENUTO_PYTHON'] = 'no-such-python'
    assert render(text)[1].startswith('tenuto: SyntaxError: ')


def test_the_launcher_watches_what_only_python_3_can_read(tmp_path):
    patch = tmp_path / 'three.py'
    patch.write_text("print 'of Python 2'\nsf.WriteFile(sf.SineWave(50, 440), 'a.wav')\n")
    environment = dict(os.environ, TENUTO_BUILD='never', TENUTO_PYTHON=sys.executable)
    with subprocess.Popen([SOURCES.parents[1] / 'tenuto', 'watch', patch], env=environment,
                          cwd=tmp_path, stderr=subprocess.PIPE, text=True) as watch:
        try:
            assert 'wrote a.wav' in watch.stderr.readline()
            for name in 'b', 'c':
                patch.write_text(f"sf.WriteFile(sf.SineWave(50, 440), f'{name}.wav')")
                lines = [watch.stderr.readline()]
                while name == 'b' and 'wrote' not in lines[-1]:
                    lines.append(watch.stderr.readline())
                assert f'wrote {name}.wav' in lines[-1], lines
        finally:
            watch.send_signal(signal.SIGINT)
            assert watch.wait(300) == 130


STORED = """
import sys
x = sf.Realise(sf.rbj_low_pass(sf.WhiteNoise(2000), 800, 1))
sf.WriteFile(sf.Normalise(x), f'{"a"}.wav')
"""


@pytest.mark.parametrize('number', [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_command_that_is_stopped_leaves_nothing(tmp_path, number):
    (tmp_path / 'patch.py').write_text(
        'x = sf.Realise(sf.WhiteNoise(1000))\nsf.WriteFile(x, "first.wav")\nprint("runs", flush=True)\n'
        'sf.WriteFile(sf.RBJLowPass(sf.WhiteNoise(10000000), 99, 1), "long.wav")\n')
    process = subprocess.Popen(
        [sys.executable, '-m', 'tenuto', 'patch.py', '--quiet', '--scratch-shared', 'scratch'],
        cwd=tmp_path, env=dict(os.environ, PYTHONPATH=str(SOURCES)), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout.readline() == 'runs\n', process.stderr.read()
    process.send_signal(number)
    _, err = process.communicate(timeout=600)
    assert process.returncode == 128 + number, err
    assert err == 'tenuto: stopped; files already completed are kept\n'
    assert not list((tmp_path / 'scratch').iterdir())
    assert sorted(file.name for file in tmp_path.glob('*.*')) == ['first.wav', 'patch.py']


def test_a_cache_serves_the_next_run(tenuto):
    assert '0 parts from the cache, 2 computed' in tenuto(STORED, '--cache', 'c')[1]
    out, err, code = tenuto(STORED, '--cache', 'c', '--cache-max', '1G', '--json')
    assert ' parts from the cache, 0 computed' in err, err
    report = json.loads(out)
    assert (code, report['exit'], len(report['files'])) == (0, 0, 1)


def test_a_dry_run_and_a_part(tenuto):
    out, err, code = tenuto(STORED, '--dry-run')
    assert code == 0 and 'scratch disk: at most' in out and 'patch.py:3  RBJLowPass' in out, err
    assert not (tenuto.folder / 'a.wav').exists()
    _, err, code = tenuto(STORED, '--from', '500ms', '--to', '1s')
    assert code == 0 and 'a.wav (0.50 s, 1 channel)' in err
    _, err, code = tenuto(STORED, '--from', '9')
    assert code == 1 and 'nothing is written' in err


def test_workers_fill_a_cache(tenuto):
    _, err, code = tenuto(STORED, '--cache', 'c', '--fill', '1/1')
    assert code == 0 and 'filled 1 entries, 0 found; none is left' in err, err


@pytest.mark.parametrize('options, text', [
    (('--rate', '3x'), '--rate'),
    (('--bogus',), 'there is no option --bogus; did you mean --'),
    (('--bogus',), '? (see python -m tenuto --help)'),
    (('--preview',), '--preview is of a part: --from or --to is missing'),
    (('--ownership', 'counted'), 'CPython counts no references of signals'),
])
def test_options_are_read_by_the_rules_of_render(tenuto, options, text):
    _, err, code = tenuto('1', *options)
    assert code == 2 and text in err and err.count('\n') == 1, err


def test_watch_runs_again_what_is_saved_and_ends_with_ctrl_c(tmp_path):
    (tmp_path / 'helper.py').write_text('HZ = 440')
    patch = tmp_path / 'patch.py'
    patch.write_text("import helper\nsf.WriteFile(sf.SineWave(50, helper.HZ), f'a.wav')")
    environment = dict(os.environ, PYTHONPATH=str(SOURCES))
    with subprocess.Popen([sys.executable, '-m', 'tenuto', 'watch', 'patch.py'], env=environment,
                          cwd=tmp_path, stderr=subprocess.PIPE, text=True) as watch:
        try:
            assert 'wrote a.wav' in watch.stderr.readline()
            first = (tmp_path / 'a.wav').read_bytes()
            (tmp_path / 'helper.py').write_text('HZ = 880')
            assert 'wrote a.wav' in watch.stderr.readline()
            assert (tmp_path / 'a.wav').read_bytes() != first
            patch.write_text('sf.Realise(sf.rbj_low_pass(sf.WhiteNoise(4e7), 800, 1))')
            patch.write_text('1 / 0')
            while 'ZeroDivisionError' not in (line := watch.stderr.readline()):
                assert line
            watch.send_signal(signal.SIGINT)
            assert 'tenuto: stopped' in watch.stderr.read()
            assert watch.wait(300) == 130
        finally:
            watch.kill()


def test_chains_of_files_for_python3_are_taken(tmp_path):
    from tenuto import _console
    old, new = tmp_path / 'old.py', tmp_path / 'new.py'
    old.write_text('def process(channels):\n    return channels\n')
    new.write_text('# tenuto: python3\ndef process(samples, rate):\n    return samples\n')

    def refused(chain):
        return _console._of_the_release('process', ['process', chain, 'x.wav', '--out', 'o'])
    assert 'for Python 2.7 need the release' in refused(f'{old}')
    assert 'for Python 2.7 need the release' in refused(f'gain -1, {new}, {old}, normalise')
    assert refused(f'{new}') is None
    assert refused(f'gain -1,{new},normalise') is None
