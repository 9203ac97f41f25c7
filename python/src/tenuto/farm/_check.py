"""Whether workers compute alike: some entries are computed again elsewhere.

Where two differ, this machine computes a third time and says who is wrong.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from ._crew import HERE, Crew, Result


class Check:
    """A check of what the workers of a crew have computed.

    by: who has computed each entry.
    again: gives the command line that computes entries again.
    retries: of that line where its worker has died.
    reply: gives what a command line has printed, by its result.
    """

    def __init__(self, crew: Crew, by: dict[str, str], again: Callable[[Iterable[str]], list[str]],
                 retries: int, reply: Callable[[str, Result], Any]) -> None:
        self._crew = crew
        self._by = by
        self._again = again
        self._retries = retries
        self._reply = reply
        self.checked = 0
        self.added: list[str] = []
        self.rows: list[dict[str, Any]] = []

    def run(self, share: float) -> None:
        """Checks a share of all entries, up to the first that was computed wrong.

        One worker's are checked after the other's: where an entry has been replaced, what another
        has made from it, and made right, would differ too.
        """
        alone = len(set(self._crew.workers())) < 2
        for worker, keys in self._sample(share).items():
            line = self._again(keys)
            if alone:
                result: Result = self._crew.at_home(line)
            else:
                (_, result), = self._crew.each([line], self._retries, [worker])
            self._compare(worker, result['worker'] if isinstance(result, dict) else None,
                          self._reply('a check', result))
            if self.wrong():
                return

    def wrong(self) -> set[str]:
        """The workers that were found to be wrong."""
        return {worker for row in self.rows for worker in row['wrong']}

    def _sample(self, share: float) -> dict[str, list[str]]:
        """Of what each worker has computed, entries in a row: mostly of one signal, which has to
        be computed from its beginning for the last of them."""
        sample = {}
        for worker in set(self._by.values()):
            keys = [key for key, its in self._by.items() if its == worker]
            size = min(len(keys), max(1, round(len(keys) * share)))
            begin = random.randrange(len(keys) - size + 1)
            sample[worker] = keys[begin:begin + size]
        return sample

    def _compare(self, worker: str, finder: str | None, reply: Any) -> None:
        self.checked += reply['checked']
        self.added += reply['keys']
        sums = reply['sums']
        doubtful = [key for key, two in sums.items() if two['was'] is not None]
        third: dict[str, Any] = {}
        if doubtful and finder != HERE:
            third = self._reply('a check', self._crew.at_home(self._again(doubtful)))['sums']
        for key, two in sums.items():
            # What this machine finds right it has computed as the finder did.
            decided = third.get(key, two)['is']
            wrong = [] if two['was'] is None else [
                who for who, found in ((worker, two['was']), (finder, two['is']))
                if found != decided]
            self.rows.append({'entry': key, 'computed': worker, 'found': finder, 'wrong': wrong})


def told(row: dict[str, Any]) -> str:
    """What is said of an entry that was not as it should be."""
    entry, computed, found = row['entry'], row['computed'], row['found']
    if not row['wrong']:
        return (f'the entry {entry}, which {computed} had computed, was damaged: {found} has '
                'computed it again')
    here = '' if found == HERE else f', and {HERE} ' + (
        'otherwise again' if len(row['wrong']) > 1
        else f'as {found if row["wrong"] == [computed] else computed}')
    return (f'{computed} and {found} have computed the entry {entry} differently{here}: '
            f'all is computed again without {" and ".join(row["wrong"])}')
