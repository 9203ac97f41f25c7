"""Many files on many workers."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ._crew import RETRIES, Crew, told
from ._errors import PartFailed, with_log
from ._progress import Progress

if TYPE_CHECKING:
    from tenuto._types import Path

#: Parts for each worker at most, and files for each part at least.
_MOST_PARTS, _LEAST_FILES = 32, 4

#: As many parts as --part can name.
_FINEST = 65536

_FAILED, _SOME_FAILED = 1, 3


def process(chain: str, files: Path | Iterable[Path], *, client: Any, out: Path,
            options: Iterable[str] = (), folder: Path = '.', parts: int | None = None,
            retries: int = RETRIES, quiet: bool = True) -> dict[str, Any]:
    """Applies a chain to files on a Dask cluster, with the bytes of ``./tenuto process``.

    chain, files: as for the command; relative paths begin in ``folder``. client: a
    ``distributed.Client``, a scheduler's address, or the name of its file. out: a folder that all
    workers share. options: others of the command, such as ``['--bits', '24']``. parts: into how
    many the files are divided. retries: of a file that ends the worker's Tenuto. quiet: no progress
    on the terminal.

    What an earlier run has done, by the journals in ``out``, is not done again, as with
    ``--resume``. A file that ends Tenuto each time is tried alone, ``retries`` times more, and
    named; it stops no other.

    Gives a dict: ``exit``, the code that the command would have (0, 1 or 3), and ``files``: of each
    file that was done now what ``--json`` reports, with ``error`` if it failed; and ``told``:
    sentences about workers that were left out.
    """
    names = [files] if isinstance(files, (str, os.PathLike)) else list(files)
    return command([str(chain), *map(str, names), *options], client, out, folder, parts, retries,
                   quiet)


def command(words: list[str], client: Any, out: Path, folder: Path = '.', parts: int | None = None,
            retries: int = RETRIES, quiet: bool = True) -> dict[str, Any]:
    """Processes as ``process`` does, by the words of the command line."""
    line = ['process', *words, '--out', str(out), '--resume', '--json']
    progress = Progress(quiet)
    with Crew(client, folder, tell=progress.tell) as crew:
        work = _Batch(crew, line, retries, progress)
        todo, whole = work.todo()
        if todo:
            with crew.sharing(os.path.join(crew.folder, str(out))):
                try:
                    work.run(parts or min(len(crew.workers()) * _MOST_PARTS,
                                          -(-len(todo) // _LEAST_FILES)), len(todo))
                finally:
                    work.progress.clear()
    # What a worker has done before it died is known by the journal alone.
    files = [work.results.get(file, {'in': file[0], 'out': file[1]}) for file in todo]
    failed = sum('error' in file for file in files)
    code = 0 if not failed else _SOME_FAILED if failed < whole else _FAILED
    return {'exit': code, 'files': files, 'skipped': whole - len(todo), 'told': progress.told}


class _Batch:
    """A batch of files, of which parts are done again that a worker did not survive."""

    def __init__(self, crew: Crew, line: list[str], retries: int, progress: Progress) -> None:
        self._crew = crew
        self._line = line
        self._retries = retries
        self._own = [] if any(each.startswith('--jobs') for each in line) else ['--jobs', '1']
        self.progress = progress
        self.results: dict[tuple[str, str], dict[str, Any]] = {}

    def todo(self, part: tuple[int, int] | None = None) -> tuple[list[tuple[str, str]], int]:
        """What of the batch, or of a part, is not done, each an input and its output; and how many
        files there are."""
        line = [*self._line, '--dry-run', *(['--part', '{}/{}'.format(*part)] if part else [])]
        code, out, err = self._crew.here(line)
        rows = [json.loads(row) for row in out]
        if code and not rows:
            raise PartFailed('\n'.join(err).removeprefix('tenuto: '), code)
        return [(row['in'], row['out']) for row in rows if row['action'] != 'skip'], len(rows)

    def run(self, count: int, files: int) -> None:
        """Runs all parts, and again, divided further, what is left of those that were lost."""
        alone = False
        parts = [(number + 1, count) for number in range(count)]
        while parts:
            parts = self._round(parts, files, self._retries if alone else 0)
            alone = True

    def _round(self, parts: list[tuple[int, int]], files: int,
               retries: int) -> list[tuple[int, int]]:
        lines = [[*self._line, '--quiet', '--part', '{}/{}'.format(*part), *self._own]
                 for part in parts]
        again: list[tuple[int, int]] = []
        for index, result in self._crew.each(lines, retries):
            if isinstance(result, Exception):
                again += self._left(parts[index], result, retries)
            else:
                self._add(result)
            failed = sum('error' in each for each in self.results.values())
            self.progress.show(len(self.results), files, 'files',
                               f', {failed} failed' if failed else '')
        return again

    def _add(self, result: dict[str, Any]) -> None:
        rows = [json.loads(row) for row in result['out']]
        if result['exit'] and not rows:
            raise PartFailed(with_log(f'a part failed on {result["worker"]}', result['err']),
                             result['exit'])
        for row in rows:
            if not row.pop('skipped', False):
                self.results[row['in'], row['out']] = row

    def _left(self, part: tuple[int, int], error: Exception,
              retries: int) -> list[tuple[int, int]]:
        """What is to be done of a part that was lost: parts of it, which have a file each, mostly.
        A part K of N has the files of the parts K, K + N, K + 2 N … of a multiple of N."""
        left, _ = self.todo(part)
        number, count = part
        times = 1 << len(left).bit_length()
        last = len(left) <= 1 or count * times > _FINEST
        if last and retries:
            for file, out in left:
                self.results[file, out] = {
                    'in': file, 'out': out,
                    'error': f'its worker died {retries + 1} times: {told(error)}'}
            return []
        if not left:
            return []
        return [part] if last else [(number + count * each, count * times) for each in range(times)]
