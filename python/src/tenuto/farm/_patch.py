"""Which Python a patch is written for, as ./tenuto render finds it out."""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Iterable

_MARK = b'# tenuto: python3'


class Patch:
    """The patch that a command line names.

    folder: where relative paths begin.
    words: the command line's.
    """

    def __init__(self, folder: str, words: Iterable[str]) -> None:
        files = ((word, os.path.join(folder, word)) for word in words if word.endswith('.py'))
        self._name, self._file = next((each for each in files if os.path.isfile(each[1])), ('', ''))

    def is_marked(self) -> bool:
        """Whether one of its first lines says that it is written for Python 3."""
        if not self._file:
            return False
        with open(self._file, 'rb') as file:
            return any(file.readline().startswith(_MARK) for _ in range(5))

    def is_of_python3_alone(self, report: list[str]) -> bool:
        """Whether Jython found its syntax wrong, and this Python does not.

        report: the lines of ``render --json``.
        """
        failure = json.loads(report[-1]) if report else {}
        if not failure.get('error', '').startswith('SyntaxError') or failure['file'] != self._name:
            return False
        try:
            with open(self._file, 'rb') as file:
                ast.parse(file.read())
        except (SyntaxError, ValueError):
            return False
        return True
