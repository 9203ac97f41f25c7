import contextlib
import functools
import os
import pathlib
import signal
import subprocess
import threading

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]

pytest.importorskip('distributed', reason='no Dask')


@pytest.fixture(scope='session', autouse=True)
def built():
    if not (ROOT / 'scripting' / 'target' / 'lib' / 'tenuto-scripting.jar').is_file():
        pytest.skip('./tenuto is not built')
    os.environ['TENUTO_BUILD'] = 'never'
    os.environ['PYTHONPATH'] = str(ROOT / 'python' / 'src')


@pytest.fixture(scope='session')
def client(built):
    """Two worker processes on this machine."""
    from distributed import Client, LocalCluster
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, \
            Client(cluster) as client:
        yield client


def run(folder, *arguments, **environment):
    """Runs ./tenuto in a process of its own."""
    return subprocess.run([ROOT / 'tenuto', *arguments], cwd=folder, capture_output=True,
                          text=True, timeout=600, env={**os.environ, **environment})


@pytest.fixture
def tenuto(tmp_path):
    """Runs ./tenuto in the test's folder."""
    return functools.partial(run, tmp_path)


@pytest.fixture(scope='module')
def _whole(request, built, tmp_path_factory):
    folder = tmp_path_factory.mktemp('alone')
    (folder / 'piece.py').write_text(request.module.PATCH)
    done = run(folder, 'render', 'piece.py', '--out', 'alone')
    assert done.returncode == 0, done.stderr
    return (folder / 'alone' / 'a.wav').read_bytes()


@pytest.fixture
def alone(request, tmp_path, _whole):
    """What one process writes of the patch of a test's module, which is put into its folder."""
    (tmp_path / 'piece.py').write_text(request.module.PATCH)
    return _whole


@pytest.fixture
def kill_when_filling(client):
    """Kills a worker process as a power cut would, once a cache has its first entry."""
    @contextlib.contextmanager
    def run(cache):
        ended = threading.Event()

        def when_something_is_there():
            while not list(cache.glob('v1/*/??/*')) and not ended.wait(0.02):
                pass
            os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)

        killer = threading.Thread(target=when_something_is_there)
        killer.start()
        try:
            yield
        finally:
            ended.set()
            killer.join()
    return run
