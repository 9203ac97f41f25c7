"""What local.sh does: a Dask farm that only this user's programs on this machine can reach.

Whoever reaches a Dask scheduler or worker has it run any program. So all of them listen on 127.0.0.1
alone, and for those others who use this machine by TLS, with a key that is made anew each time.
"""

import contextlib
import ctypes
import importlib.util
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

WORKERS = 2
HERE = pathlib.Path(__file__).resolve().parent
HOST = '127.0.0.1'

#: How long a command may take to end that is asked to, in s.
_PATIENCE = 20

_STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_PR_SET_PDEATHSIG = 1


@contextlib.contextmanager
def farm():
    """The scheduler and its workers. They end with this process, also if it is killed."""
    import dask
    from distributed import LocalCluster
    # Dask opens a port for its pages also where it is told to show none: nothing is there to see.
    dask.config.set({'distributed.scheduler.http.routes': [], 'distributed.worker.http.routes': []})
    with LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, host=HOST, worker_dashboard_address=None,
            scheduler_kwargs={'scheduler_file': 'farm.json', 'dashboard': False,
                              'dashboard_address': f'{HOST}:0'}):
        yield


def encrypted(folder):
    """Has Dask use TLS with a key in a folder."""
    if not shutil.which('openssl'):
        print('local.sh: there is no openssl: all users of this machine can reach the farm',
              file=sys.stderr)
        return
    subprocess.run([HERE / 'tls.sh', folder / 'tls'], check=True)
    os.environ['DASK_CONFIG'] = str(folder / 'tls')


def run(words, out, err):
    """Runs a command; gives its exit code. It does not outlive this process."""
    libc = ctypes.CDLL(None)
    try:
        command = subprocess.Popen(
            words, stdout=out, stderr=err,
            preexec_fn=lambda: libc.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM))
    except OSError as error:
        os.write(err, f'local.sh: {words[0]}: {error.strerror}\n'.encode())
        return 127
    try:
        code = command.wait()
    except Stopped as stopped:
        stopped.end(command)
        raise
    return code if code >= 0 else 128 - code


class Stopped(SystemExit):
    """A signal that ends this program, and what it has started."""

    def __init__(self, number):
        super().__init__(128 + number)
        self._number = number

    def end(self, command):
        # Ctrl-C is told to all that the terminal has started, and twice would be once too often.
        if self._number == signal.SIGINT and _ends(command, 2):
            return
        for number in self._number, signal.SIGTERM:
            command.send_signal(number)
            if _ends(command, _PATIENCE):
                return
        command.kill()
        command.wait()


def _ends(command, seconds):
    try:
        command.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


def _stop(number, _):
    for each in _STOPS:
        signal.signal(each, signal.SIG_IGN)
    raise Stopped(number)


def main(words):
    if not words:
        print('usage: local.sh COMMAND …', file=sys.stderr)
        return 2
    if not importlib.util.find_spec('distributed'):
        print(f'local.sh: there is no Dask in {sys.executable}: pip install dask distributed',
              file=sys.stderr)
        return 2
    for number in _STOPS:
        signal.signal(number, _stop)
    # Workers find Tenuto where this is, unless they are to have another.
    root = HERE.parents[1]
    os.environ.setdefault('TENUTO_HOME', str(root))
    sys.path.append(str(root / 'python' / 'src'))  # which workers get from here
    out, err = os.dup(1), os.dup(2)
    with tempfile.TemporaryDirectory(prefix='tenuto-farm-') as folder:
        encrypted(pathlib.Path(folder))
        with open('farm.log', 'wb') as log:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)
        with farm():
            return run(words, out, err)


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
