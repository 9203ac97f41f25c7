"""examples/farm/local.sh: who can reach what it starts, and that nothing of it is left."""

import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import time
import uuid

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
LOCAL = ROOT / 'examples' / 'farm' / 'local.sh'

#: 127.0.0.1, as /proc/net/tcp writes it.
LOOPBACK = '0100007F'


class Local:
    """local.sh, and a command that waits until it is killed; all its processes have a mark."""

    def __init__(self, folder, *command):
        self._mark = f'TENUTO_TEST_MARK={uuid.uuid4().hex}'
        name, mark = self._mark.split('=')
        self.process = subprocess.Popen(
            [LOCAL, *command], cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, name: mark, 'TENUTO_PYTHON': sys.executable,
                 'PATH': os.path.dirname(sys.executable) + os.pathsep + os.environ['PATH']})

    def processes(self):
        """The folders in /proc of what is there of it."""
        for process in pathlib.Path('/proc').glob('[0-9]*'):
            try:
                if self._mark.encode() in (process / 'environ').read_bytes().split(b'\0'):
                    yield process
            except OSError:
                pass  # another's, or gone

    def listening(self):
        """The addresses where it waits for connections, as (host, port)."""
        inodes = set()
        for process in self.processes():
            for file in (process / 'fd').glob('*'):
                try:
                    inodes.add(os.readlink(file))
                except OSError:
                    pass
        for table in 'tcp', 'tcp6':
            for line in pathlib.Path('/proc/net', table).read_text().splitlines()[1:]:
                words = line.split()
                if words[3] == '0A' and f'socket:[{words[9]}]' in inodes:
                    host, port = words[1].split(':')
                    yield host, int(port, 16)

    def ended(self, seconds=300):
        end = time.monotonic() + seconds
        while left := [p.name for p in self.processes()]:
            assert time.monotonic() < end, f'processes {left} are left'
            time.sleep(0.05)


@pytest.fixture
def local(tmp_path):
    """Starts it, and gives it when the command runs."""
    started = []

    def run(*command):
        started.append(Local(tmp_path, *command))
        assert started[-1].process.stdout.readline() == 'runs\n', started[-1].process.stderr.read()
        return started[-1]
    yield run
    for each in started:
        for process in each.processes():
            os.kill(int(process.name), signal.SIGKILL)
        each.process.communicate()


WAITS = ['sh', '-c', 'echo runs; exec sleep 1000']


def test_only_this_machine_and_this_user_reach_it(local, tmp_path):
    at = list(local(*WAITS).listening())
    assert len(at) >= 3, 'a scheduler and two workers'
    assert {host for host, _ in at} == {LOOPBACK}
    assert 8787 not in {port for _, port in at}
    if shutil.which('openssl'):
        from distributed import Client
        scheduler = (tmp_path / 'farm.json').read_text().split('"address": "')[1].split('"')[0]
        assert scheduler.startswith('tls://127.0.0.1:')
        with pytest.raises(OSError):
            Client(scheduler.replace('tls:', 'tcp:'), timeout=2)


def test_the_address_of_this_machine_reaches_nothing(local):
    at = {port for _, port in local(*WAITS).listening()}
    # A socket that only names where it would send from: nothing is sent.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(('192.0.2.1', 9))
        except OSError:
            pytest.skip('no network')
        own = probe.getsockname()[0]
    for port in at:
        with socket.socket() as caller, pytest.raises(OSError):
            caller.settimeout(2)
            caller.connect((own, port))


@pytest.mark.parametrize('number', [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_nothing_outlives_it(local, tmp_path, number):
    run = local(*WAITS)
    run.process.send_signal(number)
    code = run.process.wait(300)
    assert code == (-number if number == signal.SIGKILL else 128 + number)
    run.ended()
    assert number == signal.SIGKILL or not (tmp_path / 'farm.json').exists()


def test_its_exit_code_is_the_commands(local, tmp_path):
    run = local('sh', '-c', 'echo runs; exit 7')
    assert run.process.wait(300) == 7
    run.ended()
    assert not (tmp_path / 'farm.json').exists()


def test_a_python_without_dask_is_named(tmp_path):
    bare = tmp_path / 'bare'
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    bare.chmod(0o755)
    done = subprocess.run([LOCAL, 'true'], cwd=tmp_path, capture_output=True, text=True,
                          env={**os.environ, 'TENUTO_PYTHON': str(bare)})
    assert (done.returncode, done.stderr.count('\n')) == (2, 1), done.stderr
    assert 'there is no Dask in' in done.stderr
