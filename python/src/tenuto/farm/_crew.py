"""A Dask cluster as Tenuto uses it. What schedules, retries and watches is Dask's own."""

import contextlib
import os
import queue
import uuid

from distributed import Client, KilledWorker

from . import _worker
from ._child import Child
from ._errors import ChildDied, FarmError

#: This machine, where workers are named.
HERE = 'this machine'

#: How often it is looked whether a worker is left that may do what is waited for, in s.
_LOOK_SECONDS = 5

#: Times that a part is tried again whose Tenuto has died.
RETRIES = 2


class Crew:
    """The workers of a cluster, and a warm Tenuto here.

    client: a Client, or the address of a scheduler, or the name of its file.
    folder: where relative paths begin, here and on all workers.
    python3: whether they run patches of Python 3.
    """

    def __init__(self, client, folder='.', python3=False):
        self.folder = os.path.abspath(folder)
        self.python3 = python3
        self.run = uuid.uuid4().hex
        self._own = not isinstance(client, Client)
        self._address = client if self._own else None
        self.client = None if self._own else client
        self._home = None
        self._task = None
        self._distrusted = set()

    def __enter__(self):
        self._home = Child(self.folder, self.python3)
        return self

    def __exit__(self, *_):
        self._home.close()
        if self._own and self.client:
            self.client.close()

    def turn_to_python3(self):
        """Has Python 3 run what comes from now on."""
        self._home.close()
        self.python3 = True
        self._home = Child(self.folder, True)

    def here(self, arguments, out=None, err=None):
        """Runs a command line on this machine."""
        return self._home.run(arguments, out, err)

    def at_home(self, arguments):
        """The result of a command line on this machine, as a worker gives it."""
        exit, out, err = self.here(arguments)
        return {'worker': HERE, 'exit': exit, 'out': out, 'err': err}

    def distrust(self, workers):
        """Gives some workers no more to do."""
        self._distrusted.update(workers)

    @contextlib.contextmanager
    def sharing(self, folder):
        """Makes sure that all workers see a folder, and are of this build."""
        os.makedirs(folder, exist_ok=True)
        probe = os.path.join(os.path.abspath(folder), f'.tenuto-probe-{self.run}')
        with open(probe, 'x'):
            pass
        self._task = {'run': self.run, 'folder': self.folder, 'python3': self.python3,
                      'probe': probe, 'about': self._home.about}
        try:
            self._connect()
            for answer in self.client.run(_worker.greet, self._task, on_error='return').values():
                if isinstance(answer, ModuleNotFoundError):
                    raise FarmError(f'a worker lacks the package tenuto: {answer}')
                if isinstance(answer, Exception):
                    raise answer
            yield
        except BaseException:
            self._stop()
            raise
        finally:
            os.remove(probe)

    def _connect(self):
        if self._own:
            kind = 'scheduler_file' if str(self._address).endswith('.json') else 'address'
            try:
                self.client = Client(**{kind: self._address})
            except (OSError, ValueError) as error:
                raise FarmError(f'there is no farm at {self._address}: {error}') from None
        if not self.client.scheduler_info(n_workers=-1)['workers']:
            self.client.wait_for_workers(1)
        self.client.register_plugin(_worker.Tenutos())

    def _stop(self):
        if self.client and self.client.status == 'running':
            self.client.run(_worker.stop, self.run, on_error='ignore')

    def workers(self):
        """The addresses of the workers, each once for every task that it runs at a time."""
        workers = self.client.scheduler_info(n_workers=-1)['workers']
        return [address for address, it in workers.items() if address not in self._distrusted
                for _ in range(it['nthreads'])]

    def each(self, lines, retries=RETRIES, but=None):
        """Runs command lines on the workers; yields the index and the result of each as it comes.

        A result is an error where the worker, or its Tenuto, has died each time.

        but: a worker for each line that should not run it, if there is another.
        """
        futures = {}
        everybody = set(self.workers())
        try:
            for index, line in enumerate(lines):
                others = everybody - {but[index]} if but else everybody
                limited = others if but or self._distrusted else None
                future = self.client.submit(
                    _worker.errand, self._task, line, key=f'tenuto-{self.run}-{uuid.uuid4().hex}',
                    retries=retries, pure=False, workers=sorted(limited) if limited else None,
                    allow_other_workers=bool(limited) and not self._distrusted)
                futures[future] = index
            done = queue.SimpleQueue()
            for future in futures:
                future.add_done_callback(done.put)
            for _ in lines:
                future = self._next(done, everybody)
                error = future.exception() if future.status == 'error' else None
                if error is not None and not isinstance(error, (ChildDied, KilledWorker)):
                    raise error
                yield futures[future], future.result() if error is None else error
        finally:
            self.client.cancel([future for future in futures if not future.done()])

    def _next(self, done, workers):
        """The next future that is done, as long as there is a worker that may do it."""
        while True:
            try:
                return done.get(timeout=_LOOK_SECONDS)
            except queue.Empty:
                if self._distrusted and not workers.intersection(self.workers()):
                    raise FarmError('no worker is left that has not computed wrong') from None


def told(error):
    """What is said of a worker that has died."""
    if isinstance(error, KilledWorker):
        return f'the worker {error.last_worker.address} died, as others before it'
    return str(error)
