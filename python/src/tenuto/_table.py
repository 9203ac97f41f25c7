"""Which words there are: what the build writes of the catalogue, for a Python without a JVM."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

#: Of a word: its name in snake case, what it gives, its parameters and its help.
Row = tuple[str, str, str, str]

_FILE = os.path.join(os.path.dirname(__file__), 'words.json')


def _of_series(name: str, row: list[str]) -> Iterator[tuple[str, Row]]:
    """The rows of a series such as DB#1..100; # stands for the number."""
    prefix, _, numbers = name.partition('#')
    first, _, last = numbers.partition('..')
    for number in map(str, range(int(first), int(last) + 1)):
        snake, gives, parameters, documentation = (cell.replace('#', number) for cell in row)
        yield prefix + number, (snake, gives, parameters, documentation)


def _read() -> dict[str, Row]:
    try:
        with open(_FILE, 'rb') as file:
            rows = json.load(file)
    except FileNotFoundError:
        raise ImportError('Tenuto is not built: run ./tenuto --version in its folder, or '
                          './mvnw package', name=__name__, path=_FILE) from None
    words: dict[str, Row] = {}
    for name, row in rows.items():
        words.update(_of_series(name, row) if '#' in name else ((name, tuple(row)),))
    return words


WORDS = _read()
