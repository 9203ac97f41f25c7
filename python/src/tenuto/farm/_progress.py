"""How far work on a farm is, in a line on the terminal, as one machine shows it."""

import sys
import time

_BAR = 24


class Progress:
    """The line. Where nobody looks, nothing is written.

    quiet: whether it is never shown.
    """

    def __init__(self, quiet):
        self._quiet = quiet
        self._shown = not quiet and sys.stderr.isatty()
        self.told = []
        self._begin = time.monotonic()

    def show(self, done, all, of, more=''):
        """Shows that so many of all are done: ``show(3, 16, 'parts')``."""
        if not self._shown:
            return
        full = _BAR * done // all if all else 0
        left = ''
        if done:
            seconds = (time.monotonic() - self._begin) * (all - done) / done
            left = f', {seconds:.0f} s left' if seconds < 100 else f', {seconds / 60:.0f} min left'
        bar = '#' * full + '.' * (_BAR - full)
        sys.stderr.write(f'\r[{bar}] {done} of {all} {of}{more}{left}\033[K')
        sys.stderr.flush()

    def tell(self, text):
        """Tells the user, and keeps it."""
        self.told.append(text)
        if not self._quiet:
            self.clear()
            print(f'tenuto: {text}', file=sys.stderr, flush=True)

    def restart(self):
        """Time left is that of what begins now."""
        self._begin = time.monotonic()

    def clear(self):
        if self._shown:
            sys.stderr.write('\r\033[K')
            sys.stderr.flush()
