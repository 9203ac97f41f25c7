import sys

import pytest

from tenuto import farm

pytest.importorskip('jpype', reason='no jpype1')

PATCH = '''
import numpy as np
import sys

def note(i):
    x = sf.WhiteNoise(4000)
    for k in range(12):
        x = sf.RBJLowPass(x, 9000 + 40 * i + k, 0.7)
    return sf.Realise(x)

notes = [note(i) for i in range(10)]
loudest = max(float(np.abs(np.asarray(x)).max()) for x in notes)
mix = sf.Realise(sf.MixAt([(x / loudest, 1100 * i) for i, x in enumerate(notes)]))
print(f'{len(notes)} notes for', *sys.argv[1:])
sf.WriteFile(sf.FixSize(mix), 'a.wav')
'''


@pytest.fixture
def alone(tmp_path, tenuto):
    def run(patch):
        (tmp_path / 'piece.py').write_text(patch)
        done = tenuto('render', 'piece.py', '--out', 'alone', TENUTO_PYTHON=sys.executable)
        assert done.returncode == 0, done.stderr
        return (tmp_path / 'alone' / 'a.wav').read_bytes()
    return run


@pytest.mark.parametrize('mark', ['# tenuto: python3\n', ''], ids=['named', 'by its syntax'])
def test_two_workers_write_what_one_process_does(tmp_path, client, alone, mark):
    expected = alone(mark + PATCH)
    first, again = (farm.render('piece.py', 'you', client=client, cache='cache', out='out',
                                parts=5, folder=tmp_path) for _ in range(2))
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == expected
    assert first['filled'] >= 20 and first['checked'] >= 1 and not first['wrong']
    assert again['filled'] == 0


def test_a_killed_worker_costs_time_alone(tmp_path, client, alone, kill_when_filling):
    expected = alone('# tenuto: python3\n' + PATCH)
    with kill_when_filling(tmp_path / 'cache'):
        done = farm.render('piece.py', client=client, cache='cache', out='out', parts=5,
                           folder=tmp_path)
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == expected and not done['wrong']


def test_the_commands_of_both_pythons(tmp_path, client, alone, tenuto):
    expected = alone('# tenuto: python3\n' + PATCH)
    line = ['piece.py', 'you', '--cache', 'cache', '--farm', client.scheduler.address]
    done = tenuto('render', *line, TENUTO_PYTHON=sys.executable)
    assert (done.returncode, done.stdout) == (0, '10 notes for you\n'), done.stderr
    assert (tmp_path / 'a.wav').read_bytes() == expected
    import subprocess
    (tmp_path / 'piece.py').write_text('import sys; assert sys.version_info > (3,)\n' + PATCH)
    done = subprocess.run([sys.executable, '-m', 'tenuto', *line, '--quiet'], cwd=tmp_path,
                          capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout, done.stderr) == (0, '10 notes for you\n', '')
    assert (tmp_path / 'a.wav').read_bytes() == expected


def test_an_error_of_the_patch_comes_home_with_its_line(tmp_path, client):
    (tmp_path / 'wrong.py').write_text('# tenuto: python3\nsf.SineWave(10)\n')
    with pytest.raises(farm.PartFailed, match=r'wrong.py:2: sf.SineWave\(10\)') as raised:
        farm.render('wrong.py', client=client, cache='cache', folder=tmp_path)
    assert raised.value.exit == 1


def test_a_syntax_that_no_python_reads_is_named(tmp_path, client):
    (tmp_path / 'wrong.py').write_text('x = 1\nx = = 2\n')
    with pytest.raises(farm.PartFailed, match='SyntaxError.*\n.*wrong.py:2'):
        farm.render('wrong.py', client=client, cache='cache', folder=tmp_path)


def test_a_build_is_also_the_python_that_runs_patches(tmp_path, built):
    from tenuto.farm._child import Child
    child = Child(tmp_path, True)
    assert child.about['build'].endswith(' of Python {}.{}'.format(*sys.version_info))
    code, _, err = child.run(['process', 'reverse', 'in'])
    assert code == 2 and 'CPython renders patches' in err[0]
    child.close()


def test_a_python_without_what_tenuto_needs_is_named(tmp_path, built, monkeypatch):
    from tenuto.farm import _child
    bare = tmp_path / 'bare'
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    bare.chmod(0o755)
    monkeypatch.setattr(_child.sys, 'executable', str(bare))
    with pytest.raises(farm.NoCommand, match='needs the packages numpy and jpype1'):
        _child.Child(tmp_path, True)
