"""How far work on a farm is, in a line on the terminal, as one machine shows it."""

from __future__ import annotations

import sys
import time

_BAR = 24


class Progress:
    """The line. Where nobody looks, nothing is written.

    quiet: whether it is never shown.
    """

    def __init__(self, quiet: bool) -> None:
        self._quiet = quiet
        self._shown = not quiet and sys.stderr.isatty()
        self.told: list[str] = []
        self._begin = time.monotonic()

    def show(self, done: int, whole: int, of: str, more: str = '') -> None:
        """Shows how many of the whole are done: ``show(3, 16, 'parts')``."""
        if not self._shown:
            return
        full = _BAR * done // whole if whole else 0
        left = ''
        if done:
            seconds = (time.monotonic() - self._begin) * (whole - done) / done
            left = f', {seconds:.0f} s left' if seconds < 100 else f', {seconds / 60:.0f} min left'
        bar = '#' * full + '.' * (_BAR - full)
        sys.stderr.write(f'\r[{bar}] {done} of {whole} {of}{more}{left}\033[K')
        sys.stderr.flush()

    def tell(self, text: str) -> None:
        """Tells the user, and keeps it."""
        self.told.append(text)
        if not self._quiet:
            self.clear()
            print(f'tenuto: {text}', file=sys.stderr, flush=True)

    def restart(self) -> None:
        """Time left is that of what begins now."""
        self._begin = time.monotonic()

    def clear(self) -> None:
        """Removes the line."""
        if self._shown:
            sys.stderr.write('\r\033[K')
            sys.stderr.flush()
