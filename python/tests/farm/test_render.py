import os

import pytest

from tenuto import farm

PATCH = '''
def note(i):
    x = sf.WhiteNoise(4000)
    for k in range(12):
        x = sf.RBJLowPass(x, 9000 + 40 * i + k, 0.7)
    return sf.Realise(x)

mix = sf.FixSize(sf.Realise(sf.MixAt([(note(i), 1100 * i) for i in range(10)])))
sf.WriteFile(mix, 'a.wav')
'''


def test_two_workers_write_what_one_process_does(tmp_path, client, alone):
    first, again = (farm.render('piece.py', client=client, cache='cache', out='out', parts=5,
                                folder=tmp_path) for _ in range(2))
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == alone
    assert first['filled'] >= 20 and first['checked'] >= 1 and not first['wrong']
    assert again['filled'] == 0 and not list((tmp_path / 'cache').glob('.tenuto-probe*'))


def test_a_killed_worker_costs_time_alone(tmp_path, client, alone, kill_when_filling):
    with kill_when_filling(tmp_path / 'cache'):
        done = farm.render('piece.py', client=client, cache='cache', out='out', parts=5,
                           folder=tmp_path)
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == alone
    assert not done['wrong']


def test_an_error_of_the_patch_comes_home_with_its_line(tmp_path, client):
    (tmp_path / 'wrong.py').write_text('x = 1\nsf.SineWave(10)\n')
    with pytest.raises(farm.PartFailed, match=r'wrong.py:2: sf.SineWave\(10\)') as raised:
        farm.render('wrong.py', client=client, cache='cache', folder=tmp_path)
    assert raised.value.exit == 1


def test_a_patch_that_ends_its_worker_is_tried_again_and_then_given_up(tmp_path, client):
    (tmp_path / 'halts.py').write_text(
        "import os\nfrom java.lang import Runtime, System\n"
        "with open('runs', 'a') as runs:\n    runs.write('x')\n"
        "if os.path.getsize('runs') > 2:  # where the command is it has been run twice\n"
        "    System.err.println('going')\n    Runtime.getRuntime().halt(9)\n"
        "sf.WriteFile(sf.FixSize(sf.Realise(sf.RBJLowPass(sf.WhiteNoise(9000), 99, 1))), 'a.wav')\n")
    with pytest.raises(farm.FarmError, match='(?s)failed 2 times.*exit code 9.*going'):
        farm.render('halts.py', client=client, cache='cache', folder=tmp_path, parts=1, retries=1)


def test_a_worker_of_another_build_is_refused(tmp_path, built):
    from distributed import Client, LocalCluster
    (tmp_path / 'piece.py').write_text(PATCH)
    (tmp_path / 'other' / '.mvn').mkdir(parents=True)
    other = tmp_path / 'other' / 'tenuto'
    other.write_text('#!/bin/sh\necho \'{"version": "0.0", "build": "0123456789abcdef"}\'\ncat\n')
    other.chmod(0o755)
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None,
                      env={'TENUTO_HOME': str(other.parent)}) as cluster, \
            Client(cluster) as client, pytest.raises(farm.OtherBuild) as raised:
        farm.render('piece.py', client=client, cache='cache', folder=tmp_path)
    worker = next(iter(cluster.scheduler_info['workers']), '')
    assert worker in str(raised.value) and '0123456789abcdef (0.0)' in str(raised.value)


def test_a_folder_that_is_not_shared_is_named(tmp_path, monkeypatch):
    from tenuto.farm import _worker
    monkeypatch.setattr(_worker, '_SEEN_SECONDS', 0)
    with pytest.raises(farm.NotShared, match=f'tcp://a does not see {tmp_path}'):
        _worker.require_shared(str(tmp_path / '.tenuto-probe-1'), 'tcp://a')


@pytest.mark.parametrize('python3, name', [(False, 'tenuto'), (True, 'worker')])
def test_no_jvm_outlives_its_worker(tmp_path, built, python3, name):
    import subprocess
    import sys
    (tmp_path / 'parent.py').write_text(
        'import sys\nfrom tenuto.farm._child import Child\n'
        f"child = Child('.', {python3})\nprint(child.pid, flush=True)\n"
        "child.run(['render', '-c', 'while True: pass'])\n")
    parent = subprocess.Popen([sys.executable, 'parent.py'], cwd=tmp_path, text=True,
                              stdout=subprocess.PIPE)
    pid = int(parent.stdout.readline())
    with open(f'/proc/{pid}/cmdline') as line:
        assert name in line.read()
    child = os.pidfd_open(pid)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    import select
    assert select.select([child], [], [], 300)[0], 'it is still there'
