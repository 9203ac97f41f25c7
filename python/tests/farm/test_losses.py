"""Workers and schedulers that are not as they should be, or go: a sentence, and others do the work."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading
import time

import pytest

pytest.importorskip('distributed', reason='no Dask')

from distributed import Client  # noqa: E402

from tenuto import farm

ROOT = pathlib.Path(__file__).resolve().parents[3]

PATCH = '''
def note(i):
    x = sf.WhiteNoise(4000)
    for k in range(12):
        x = sf.RBJLowPass(x, 9000 + 40 * i + k, 0.7)
    return sf.Realise(x)

sf.WriteFile(sf.FixSize(sf.Realise(sf.MixAt([(note(i), 1100 * i) for i in range(8)]))), 'a.wav')
'''


class Cluster:
    """A scheduler and workers, each a process of its own without a nanny."""

    def __init__(self, folder, stack):
        self._folder = folder
        self._stack = stack
        self.scheduler = self._start('scheduler', '--port', '0', '--scheduler-file', 'farm.json')
        self.file = folder / 'farm.json'
        end = time.monotonic() + 600
        while not self.file.is_file() or not self.file.read_text().strip().endswith('}'):
            assert time.monotonic() < end and self.scheduler.poll() is None, self.log()
            time.sleep(0.05)

    def _start(self, what, *words, within=(), **environment):
        log = self._stack.enter_context(open(self._folder / f'{what}.log', 'a'))
        process = subprocess.Popen(
            [*within, sys.executable, '-m', f'distributed.cli.dask_{what}', *words, '--host',
             '127.0.0.1', '--no-dashboard', '--dashboard-address', '127.0.0.1:0'],
            cwd=self._folder, stdout=log, stderr=log, env={**os.environ, **environment})
        self._stack.callback(process.wait)
        self._stack.callback(process.kill)
        return process

    def worker(self, name, within=(), **environment):
        return self._start('worker', '--scheduler-file', 'farm.json', '--nthreads', '1',
                           '--no-nanny', '--name', name, within=within, **environment)

    def client(self, workers):
        client = self._stack.enter_context(Client(scheduler_file=str(self.file)))
        client.wait_for_workers(workers, timeout=600)
        return client

    def log(self):
        return '\n'.join(log.read_text() for log in self._folder.glob('*.log'))


@pytest.fixture
def cluster(tmp_path, built):
    (tmp_path / 'piece.py').write_text(PATCH)
    folder = tmp_path / 'cluster'
    folder.mkdir()
    with contextlib.ExitStack() as stack:
        yield Cluster(folder, stack)


def rendered(folder, client, **more):
    return farm.render('piece.py', client=client, cache='cache', out='out', parts=6, folder=folder,
                       **more)


def test_a_worker_without_the_package_is_left_out(tmp_path, cluster, alone):
    cluster.worker('good')
    cluster.worker('plain', PYTHONPATH='')
    done = rendered(tmp_path, cluster.client(2))
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == alone
    told, = done['told']
    assert told.startswith('the worker tcp://127.0.0.1:')
    assert told.endswith("has no Tenuto (No module named 'tenuto'); it is left out")


def test_none_with_the_package_is_one_sentence(tmp_path, cluster):
    cluster.worker('plain', PYTHONPATH='')
    with pytest.raises(farm.FarmError, match=r"no worker is left: the worker tcp:.* has no Tenuto"):
        rendered(tmp_path, cluster.client(1))


def test_a_plain_worker_can_join_afterwards_and_works(tmp_path, cluster):
    cluster.worker('good')
    client = cluster.client(1)
    rendered(tmp_path, client)
    plain = cluster.worker('plain', PYTHONPATH='')
    client.wait_for_workers(2, timeout=600)
    assert plain.poll() is None
    assert client.submit(int.__add__, 1, 2, workers=['plain']).result(600) == 3
    assert 'ModuleNotFoundError' not in cluster.log()


def test_a_worker_that_is_killed_while_it_is_greeted_is_told_and_others_go_on(
        tmp_path, cluster, alone):
    cluster.worker('good')
    slow = tmp_path / 'slow'
    (slow / '.mvn').mkdir(parents=True)
    (slow / 'tenuto').write_text(f'#!/bin/sh\ntouch {slow}/greeted\nexec sleep 1000\n')
    (slow / 'tenuto').chmod(0o755)
    doomed = cluster.worker('doomed', TENUTO_HOME=str(slow))
    client = cluster.client(2)

    def kill():
        while not (slow / 'greeted').exists():
            time.sleep(0.02)
        doomed.kill()

    killer = threading.Thread(target=kill)
    killer.start()
    done = rendered(tmp_path, client)
    killer.join()
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == alone
    told, = done['told']
    assert 'has gone while it was asked to start; others do what it would have done' in told


def test_a_scheduler_that_ends_is_one_sentence_and_what_is_done_is_kept(tmp_path, cluster, tenuto):
    cluster.worker('one')
    cluster.worker('two')
    cluster.client(2)

    def kill():
        while not list((tmp_path / 'cache').glob('v1/*/??/*')):
            time.sleep(0.02)
        cluster.scheduler.send_signal(signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    done = tenuto('render', 'piece.py', '--cache', 'cache', '--out', 'out', '--farm',
                  str(cluster.file), '--quiet', TENUTO_PYTHON=sys.executable)
    killer.join()
    assert done.returncode == 1
    assert done.stderr.startswith('tenuto: the scheduler of the farm at '), done.stderr
    assert done.stderr.count('\n') == 1, done.stderr
    assert list((tmp_path / 'cache').glob('v1/*/??/*'))


def test_an_address_where_no_farm_is_is_one_sentence(tmp_path, tenuto):
    (tmp_path / 'piece.py').write_text(PATCH)
    done = tenuto('render', 'piece.py', '--cache', 'cache', '--farm', 'tcp://127.0.0.1:9',
                  '--quiet', TENUTO_PYTHON=sys.executable, DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT='2')
    assert done.returncode == 1 and done.stderr.count('\n') == 1, done.stderr
    assert 'there is no farm at tcp://127.0.0.1:9' in done.stderr


def test_a_worker_whose_folder_is_full_is_left_out_and_others_do_its_work(
        tmp_path, cluster, alone):
    small = tmp_path / 'small'
    small.mkdir()
    mount = f"mount -t tmpfs -o size=2m none '{small}' && "
    within = ['unshare', '-m', 'sh', '-c']
    if not shutil.which('unshare') or subprocess.run([*within, mount + 'true']).returncode:
        pytest.skip('no file systems can be mounted here')
    fill = f"head -c 1900k /dev/zero >'{small}/full'; exec \"$@\""
    cluster.worker('good')
    cluster.worker('full', within=[*within, mount + fill, 'sh'], TMPDIR=str(small))
    done = rendered(tmp_path, cluster.client(2))
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == alone
    told, = done['told']
    assert 'cannot work: out of scratch space' in told and told.endswith('; it is left out')
