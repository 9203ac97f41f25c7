"""One long piece on many workers."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from ._check import Check
from ._crew import RETRIES, Crew, Result, told
from ._errors import FarmError, PartFailed, with_log
from ._patch import Patch
from ._progress import Progress

if TYPE_CHECKING:
    from tenuto._types import Path

#: Parts for each worker: so many that work is left to take from one that is slow, and so few that
#: to run the patch for each of them takes no more than a few seconds.
_MOST_PARTS, _LEAST_PARTS, _PATCH_SECONDS = 32, 4, 8.0

_PARTS_PER_ENTRY = 4

#: As many workers as nobody has: one of them owns next to nothing, and counts what is missing.
_COUNTED = '1/65536'


def render(patch: Path, *arguments: object, client: Any, cache: Path, out: Path = '.',
           options: Iterable[str] = (), folder: Path = '.', parts: int | None = None,
           retries: int = RETRIES, check: float = 0.01, quiet: bool = True,
           python3: bool = False) -> dict[str, Any]:
    """Renders a patch on a Dask cluster, with the bytes of a render on one machine.

    patch, arguments: as for ``./tenuto render``; relative paths begin in ``folder``, which all
    workers must see. client: a ``distributed.Client``, a scheduler's address, or the name of its
    file. cache: a folder that all share. options: others of ``./tenuto render``, such as
    ``['--seed', '7']``. parts: into how many the work is divided (default: 4 to 32 for each
    worker). retries: of a part whose worker has died. check: what share of the entries is computed
    again on another worker. quiet: no progress on the terminal. python3: whether the patch is run
    by CPython, each worker's own, also if ``./tenuto render`` would have Jython run it.

    Gives a dict: ``files`` and the rest of what ``--json`` reports, ``filled`` and ``checked``
    (entries), ``wrong`` (entries that differed, each with who had computed it, who found it, and
    which of them was wrong: none where a disk had damaged it), ``told`` (sentences about workers
    that were left out).
    """
    return command([str(patch), *map(str, arguments), *options], client, cache, out, folder, parts,
                   retries, check, quiet, python3=python3)


def command(words: list[str], client: Any, cache: Path, out: Path, folder: Path = '.',
            parts: int | None = None, retries: int = RETRIES, check: float = 0.01,
            quiet: bool = True, out_line: Callable[[str], None] | None = None,
            err_line: Callable[[str], None] | None = None,
            python3: bool = False) -> dict[str, Any]:
    """Renders as ``render`` does, by the words of the command line.

    out_line, err_line: are told what the patch prints and what the last render says.
    """
    line = ['render', *words, '--cache', str(cache)]
    patch = Patch(os.fspath(folder), words)
    progress = Progress(quiet)
    with Crew(client, folder, python3 or patch.is_marked(), progress.tell) as crew:
        work = _Filling(crew, line, os.path.join(crew.folder, str(cache)), retries, progress, patch)
        try:
            work.fill(parts, check)
        finally:
            work.progress.clear()
        code, printed, err = crew.here([*line, '--out', str(out), '--json'], err=err_line)
        if code:
            raise PartFailed(with_log('the last render failed', [] if err_line else err), code)
        if out_line:
            for text in printed[:-1]:
                out_line(text)
        return {**json.loads(printed[-1]), 'filled': len(work.by), 'checked': work.checked,
                'wrong': work.wrong, 'told': progress.told}


class _Filling:
    """The filling of a cache, stage by stage."""

    def __init__(self, crew: Crew, line: list[str], cache: str, retries: int, progress: Progress,
                 patch: Patch) -> None:
        self._crew = crew
        self._line = line
        self._cache = cache
        self._retries = retries
        self._patch = patch
        self.progress = progress
        self._own = [] if any(each.startswith('--threads') for each in line) else ['--threads', '1']
        self.by: dict[str, str] = {}
        self._rest: list[str] = []
        self.checked = 0
        self.wrong: list[dict[str, Any]] = []

    def fill(self, parts: int | None, check: float) -> None:
        """Has the workers compute what is missing, and some of it checked."""
        missing, seconds = self._missing()
        if not missing:
            return
        if seconds < _PATCH_SECONDS:
            missing, seconds = self._missing()  # the time that a warm worker takes
        with self._crew.sharing(self._cache):
            while missing and self._crew.workers():
                while missing and self._stage(missing, parts or self._parts(missing, seconds)):
                    missing, seconds = self._missing()
                wrong = self._check(check) if check > 0 and self.by else None
                if not wrong:
                    return
                self._crew.distrust(wrong)
                self._drop()
                missing, seconds = self._missing()

    def _missing(self) -> tuple[int, float]:
        """How many entries of the next stage are missing, and how long the patch itself takes."""
        begin = time.monotonic()
        code, out, err = self._crew.here(self._fill(_COUNTED))
        if code and not self._crew.python3 and self._patch.is_of_python3_alone(out):
            self._crew.turn_to_python3()
            return self._missing()
        if code:
            raise PartFailed(with_log('the patch failed', err), code)
        return json.loads(out[-1])['left'], time.monotonic() - begin

    def _fill(self, part: str) -> list[str]:
        return [*self._line, '--fill', part, '--patience', '0', '--json', '--quiet', *self._own]

    def _parts(self, missing: int, seconds: float) -> int:
        """Into how many parts a stage is divided, not many of which should be empty."""
        workers = len(self._crew.workers())
        each = round(_PATCH_SECONDS / max(seconds, 0.01))
        return min(workers * min(max(each, _LEAST_PARTS), _MOST_PARTS),
                   max(workers, _PARTS_PER_ENTRY * missing))

    def _stage(self, missing: int, parts: int) -> bool:
        """Has all parts of a stage computed once; whether that has changed anything."""
        before = len(self.by)
        done = 0
        self.progress.restart()
        lines = [self._fill(f'{part + 1}/{parts}') for part in range(parts)]
        for part, result in self._crew.each(lines, self._retries):
            filled = self._reply(f'part {part + 1}/{parts}', result)
            if isinstance(result, dict):
                self.by.update((key, result['worker']) for key in filled['keys'])
            self._rest += filled['measured']
            done += 1
            self.progress.show(done, parts, 'parts', f', {len(self.by) - before} of {missing} entries')
        return len(self.by) > before

    def _reply(self, what: str, result: Result) -> Any:
        if isinstance(result, Exception):
            raise FarmError(f'{what} failed {self._retries + 1} times: {told(result)}') from result
        if result['exit']:
            raise PartFailed(with_log(f'{what} failed on {result["worker"]}', result['err']),
                             result['exit'])
        return json.loads(result['out'][-1])

    def _check(self, share: float) -> set[str]:
        """Has others compute entries again; gives the workers that were wrong."""
        check = Check(
            self._crew, self.by,
            lambda keys: [*self._line, '--check', ','.join(keys), '--json', '--quiet', *self._own],
            self._retries, self._reply)
        check.run(share)
        self.checked += check.checked
        self.wrong += check.rows
        self._rest += check.added
        return check.wrong()

    def _drop(self) -> None:
        """Removes all that this run has put into the cache: what was made from a wrong entry is
        wrong too, whoever has made it."""
        keys = [*self.by, *self._rest]
        self._reply('to drop entries', self._crew.at_home(
            [*self._line, '--drop', ','.join(keys), '--json', '--quiet']))
        self.by.clear()
        self._rest.clear()
