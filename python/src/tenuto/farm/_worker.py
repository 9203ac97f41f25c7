"""What runs on a Dask worker: warm Tenutos, and command lines for them.

The workers' own copy of this module is used, not one that is sent to them: a worker without it
takes part in what else the cluster does.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Iterable
from typing import Any

from distributed import WorkerPlugin, get_worker

from ._child import Child
from ._errors import NoRoom, NotShared, OtherBuild

NAME = 'tenuto-farm'

#: How long a new file may take to be seen on another machine.
_SEEN_SECONDS = 5


class Tenutos(WorkerPlugin):
    """A worker's warm Tenutos, one for each task that it runs at a time. They end with it.

    The scheduler does not know of it: it would ask it of all workers that come later.
    """

    name = NAME

    def setup(self, worker: Any) -> None:
        """Begins with none."""
        self._lock = threading.Lock()
        self._idle: list[Child] = []
        self._busy: dict[Child, str] = {}
        self._address: str = worker.address

    def teardown(self, worker: Any) -> None:
        """Ends them all."""
        with self._lock:
            children = [*self._idle, *self._busy]
            self._idle.clear()
        for child in children:
            child.close()

    def take(self, task: dict[str, Any]) -> Child:
        """A warm one that works in a task's folder, or a new one, for the task's run."""
        folder, python3 = task['folder'], task['python3']
        with self._lock:
            for dead in [child for child in self._idle if not child.is_alive()]:
                self._idle.remove(dead)
                dead.close()
            fitting = [child for child in self._idle
                       if (child.folder, child.python3) == (folder, python3)]
            others = [child for child in self._idle if child not in fitting]
            child = fitting[0] if fitting else None
            if child:
                self._idle.remove(child)
            for other in [] if child else others:
                self._idle.remove(other)
        for other in [] if child else others:
            other.close()
        if not child:
            if not os.path.isdir(folder):
                raise NotShared(f'the worker {self._address} has no folder {folder}: the folder '
                                'that the work is started in must be shared')
            child = Child(folder, python3)
        with self._lock:
            self._busy[child] = task['run']
        return child

    def give(self, child: Child) -> None:
        """Takes one back."""
        with self._lock:
            self._busy.pop(child, None)
            if child.is_alive():
                self._idle.append(child)

    def stop(self, run: str) -> None:
        """Ends what works for a run."""
        with self._lock:
            children = [child for child, its in self._busy.items() if its == run]
        for child in children:
            child.close()

    def greeted(self, task: dict[str, Any]) -> Child:
        """A warm one for a run, if this is the worker that it takes it for."""
        require_shared(task['probe'], self._address)
        child = self.take(task)
        try:
            require_build(child.about, task['about'], self._address)
        except OtherBuild:
            self.give(child)
            raise
        return child

    def errand(self, task: dict[str, Any], arguments: Iterable[str]) -> dict[str, Any]:
        """Runs a command line."""
        try:
            child = self.greeted(task)
        except NoRoom as error:
            return {'worker': self._address, 'unfit': f'cannot work: {error}'}
        try:
            code, out, err = child.run(arguments)
            return {'worker': self._address, 'exit': code, 'out': out, 'err': err}
        finally:
            self.give(child)


def require_build(own: dict[str, Any], wanted: dict[str, Any], address: str) -> None:
    """Refuses a worker of another build."""
    if own['build'] != wanted['build']:
        raise OtherBuild(
            f'the worker {address} has another build of Tenuto: its build is {own["build"]} '
            f'({own["version"]}), that of the command is {wanted["build"]} '
            f'({wanted["version"]})')


def require_shared(probe: str, address: str) -> None:
    """Looks for the file that was made in the shared folder for this run."""
    end = time.monotonic() + _SEEN_SECONDS
    while not os.path.isfile(probe):
        if time.monotonic() > end:
            raise NotShared(f'the worker {address} does not see {os.path.dirname(probe)} as it is '
                            'here: the folder must be shared by all, under the same path')
        time.sleep(0.05)


def errand(task: dict[str, Any], arguments: Iterable[str]) -> Any:
    """The task: a command line that a worker's warm Tenuto runs."""
    worker: Any = get_worker()
    if NAME not in worker.plugins:  # it has come after the others were greeted
        asyncio.run_coroutine_threadsafe(_begun(worker), worker.loop.asyncio_loop).result()
    return worker.plugins[NAME].errand(task, arguments)


async def _begun(worker: Any) -> Any:
    """What a worker has of this, made if it is not there."""
    if NAME not in worker.plugins:
        await worker.plugin_add(plugin=Tenutos(), name=NAME)
    return worker.plugins[NAME]


async def greet(task: dict[str, Any], worker: Any) -> str | None:
    """Starts a worker's first Tenuto and refuses the worker if it is not as it must be; says what
    it lacks, if anything."""
    plugin = await _begun(worker)
    work = asyncio.get_running_loop().run_in_executor
    try:
        plugin.give(await work(None, plugin.greeted, task))
    except NoRoom as error:
        return f'cannot work: {error}'
    return None


async def stop(run: str, worker: Any) -> None:
    plugin = worker.plugins.get(NAME)
    if plugin:
        await asyncio.get_running_loop().run_in_executor(None, plugin.stop, run)
