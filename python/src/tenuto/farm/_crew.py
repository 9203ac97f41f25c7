"""A Dask cluster as Tenuto uses it. What schedules, retries and watches is Dask's own."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import os
import queue
import uuid
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from distributed import Client, KilledWorker

from . import _sent
from ._child import Child
from ._errors import ChildDied, FarmError

#: What a command line has given, or the error that its worker has died of.
Result: TypeAlias = 'dict[str, Any] | Exception'

#: This machine, where workers are named.
HERE = 'this machine'

#: How often it is looked whether a worker is left that may do what is waited for, in s.
_LOOK_SECONDS = 5

#: How long the scheduler may take to say farewell, in s.
_CLOSE_SECONDS = 3

#: Times that a part is tried again whose Tenuto has died.
RETRIES = 2

#: The exit code of a command that has found no scratch space.
_SCRATCH_FULL = 4

#: What Dask raises where a scheduler or a worker is not there any more: its own errors are kinds of
#: these.
_GONE = (OSError, asyncio.CancelledError, concurrent.futures.CancelledError, TimeoutError)


class Crew:
    """The workers of a cluster, and a warm Tenuto here.

    client: a Client, or the address of a scheduler, or the name of its file.
    folder: where relative paths begin, here and on all workers.
    python3: whether they run patches of Python 3.
    tell: is told in a sentence of workers that are left out.
    """

    def __init__(self, client: Any, folder: str | os.PathLike[str] = '.', python3: bool = False,
                 tell: Callable[[str], object] = lambda text: None) -> None:
        self.folder = os.path.abspath(folder)
        self.python3 = python3
        self.run = uuid.uuid4().hex
        self._own = not isinstance(client, Client)
        self._address = client if self._own else None
        self.client: Any = None if self._own else client
        self._home: Any = None
        self._task: dict[str, Any] = {}
        self._distrusted: set[str] = set()
        self._tell = tell
        self._left_out: set[str] = set()

    def __enter__(self) -> Crew:
        self._home = Child(self.folder, self.python3)
        return self

    def __exit__(self, *_: object) -> None:
        self._home.close()
        if self._own and self.client:
            with contextlib.suppress(*_GONE):
                self.client.close(timeout=_CLOSE_SECONDS)

    def turn_to_python3(self) -> None:
        """Has Python 3 run what comes from now on."""
        self._home.close()
        self.python3 = True
        self._home = Child(self.folder, True)

    def here(self, arguments: Iterable[str], out: Callable[[str], None] | None = None,
             err: Callable[[str], None] | None = None) -> tuple[int, list[str], list[str]]:
        """Runs a command line on this machine."""
        return self._home.run(arguments, out, err)

    def at_home(self, arguments: Iterable[str]) -> dict[str, Any]:
        """The result of a command line on this machine, as a worker gives it."""
        code, out, err = self.here(arguments)
        return {'worker': HERE, 'exit': code, 'out': out, 'err': err}

    def distrust(self, workers: Iterable[str]) -> None:
        """Gives some workers no more to do."""
        self._distrusted.update(workers)

    @contextlib.contextmanager
    def sharing(self, folder: str) -> Iterator[None]:
        """Makes sure that all workers see a folder, and are of this build."""
        os.makedirs(folder, exist_ok=True)
        probe = os.path.join(os.path.abspath(folder), f'.tenuto-probe-{self.run}')
        with open(probe, 'x'):
            pass
        self._task = {'run': self.run, 'folder': self.folder, 'python3': self.python3,
                      'probe': probe, 'about': self._home.about}
        try:
            self._connect()
            self._greet()
            yield
        except BaseException:
            self._stop()
            raise
        finally:
            os.remove(probe)

    def _connect(self) -> None:
        if self._own:
            kind = 'scheduler_file' if str(self._address).endswith('.json') else 'address'
            try:
                self.client = Client(**{kind: self._address})  # type: ignore[no-untyped-call,unused-ignore]
            except (OSError, ValueError) as error:
                raise FarmError(f'there is no farm at {self._address}: {error}') from None
        with self._reaching():
            if not self.client.scheduler_info(n_workers=-1)['workers']:
                self.client.wait_for_workers(1)

    def _greet(self) -> None:
        """Has all workers start; those that cannot are left out, as long as there are others."""
        with self._reaching():
            answers = self.client.run(_sent.greet, self._task, on_error='return')
        for worker, answer in answers.items():
            if isinstance(answer, str):
                self._leave_out(worker, answer)
            elif isinstance(answer, _GONE):
                self._tell(f'the worker {worker} has gone while it was asked to start; others do '
                           'what it would have done')
            elif isinstance(answer, Exception):
                raise answer

    def _leave_out(self, worker: str, why: str) -> None:
        """Gives a worker no more to do, if there are others; else that is the end."""
        text = f'the worker {worker} {why}'
        if worker not in self._left_out:
            self._left_out.add(worker)
            if not self.workers():
                raise FarmError(f'no worker is left: {text}')
            self._tell(f'{text}; it is left out')

    @contextlib.contextmanager
    def _reaching(self) -> Iterator[None]:
        """Says in a sentence that the scheduler is gone."""
        try:
            yield
        except _GONE as error:
            raise self._gone(error) from None

    def _gone(self, error: BaseException) -> FarmError:
        at = self._address or self.client.scheduler.address
        return FarmError(f'the scheduler of the farm at {at} has ended, or cannot be reached '
                         f'({type(error).__name__}); what is done is kept')

    def _stop(self) -> None:
        if self.client and self.client.status == 'running':
            with contextlib.suppress(*_GONE):
                self.client.run(_sent.stop, self.run, on_error='ignore')

    def workers(self) -> list[str]:
        """The addresses of the workers, each once for every task that it runs at a time."""
        with self._reaching():
            workers = self.client.scheduler_info(n_workers=-1)['workers']
        without = self._distrusted | self._left_out
        return [address for address, it in workers.items() if address not in without
                for _ in range(it['nthreads'])]

    def each(self, lines: list[list[str]], retries: int = RETRIES,
             but: list[str] | None = None) -> Iterator[tuple[int, Result]]:
        """Runs command lines on the workers; yields the index and the result of each as it comes.

        A result is an error where the worker, or its Tenuto, has died each time.

        but: a worker for each line that should not run it, if there is another.
        """
        futures: dict[Any, int] = {}
        done: queue.SimpleQueue[Any] = queue.SimpleQueue()
        first = set(self.workers())

        def submit(index: int) -> None:
            everybody = set(self.workers())
            others = everybody - {but[index]} if but else everybody
            limited = others if but or self._distrusted or self._left_out else None
            with self._reaching():
                future = self.client.submit(
                    _sent.errand, self._task, lines[index],
                    key=f'tenuto-{self.run}-{uuid.uuid4().hex}', retries=retries, pure=False,
                    workers=sorted(limited) if limited else None,
                    allow_other_workers=bool(limited) and not self._distrusted)
            futures[future] = index
            future.add_done_callback(done.put)

        try:
            for index in range(len(lines)):
                submit(index)
            left = len(lines)
            while left:
                future = self._next(done, first)
                result = self._result(future)
                if self._is_worker_unfit(result):
                    submit(futures[future])
                else:
                    left -= 1
                    yield futures[future], result
        finally:
            with contextlib.suppress(*_GONE):
                self.client.cancel([future for future in futures if not future.done()])

    def _result(self, future: Any) -> Result:
        """What a worker has given, or the error that it has died of."""
        if future.status not in ('finished', 'error'):
            raise self._gone(concurrent.futures.CancelledError())
        error = future.exception() if future.status == 'error' else None
        if error is None:
            return future.result()
        if isinstance(error, (ChildDied, KilledWorker)):
            return error
        if isinstance(error, _GONE):
            raise self._gone(error)
        raise error

    def _is_worker_unfit(self, result: Result) -> bool:
        """Whether not the command but its worker has failed: then another is to run it."""
        if isinstance(result, Exception):
            return False
        worker = result['worker']
        if 'unfit' in result:
            self._leave_out(worker, result['unfit'])
            return True
        if result['exit'] == _SCRATCH_FULL and set(self.workers()) - {worker}:
            said = next((line for line in result['err'] if 'scratch space' in line),
                        'it has no scratch space')
            self._leave_out(worker, f'cannot work: {said.removeprefix("tenuto: ")}')
            return True
        return False

    def _next(self, done: queue.SimpleQueue[Any], workers: set[str]) -> Any:
        """The next future that is done, as long as there is a worker that may do it."""
        while True:
            try:
                return done.get(timeout=_LOOK_SECONDS)
            except queue.Empty:
                if self.client.status != 'running':
                    raise self._gone(ConnectionError()) from None
                if self._distrusted and not workers.intersection(self.workers()):
                    raise FarmError('no worker is left that has not computed wrong') from None


def told(error: Exception) -> str:
    """What is said of a worker that has died."""
    if isinstance(error, KilledWorker):
        return f'the worker {error.last_worker.address} died, as others before it'
    return str(error)
