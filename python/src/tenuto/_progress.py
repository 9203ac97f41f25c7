"""Progress of long work in a notebook; a terminal has the commands' own."""

from __future__ import annotations

import math
import sys
import time
from typing import Any

#: Seconds of work before a bar shows, and between two looks at it.
_FIRST, _NEXT = 0.5, 0.2


class Bar:
    """A bar beneath the cell, for as long as work lasts; nothing where there is no notebook."""

    def __init__(self, host: Any) -> None:
        self._host = host
        self._next = time.monotonic() + _FIRST if _kernel() else math.inf
        self._shown: Any = None

    def look(self) -> None:
        """Shows how far the work is, now and then."""
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _NEXT
        part = float(self._host.partOfNotes())
        value = '' if math.isnan(part) else f' value="{part:.3f}"'
        self._show(f'<progress{value}></progress> {self._host.progress()}')

    def end(self) -> None:
        """Takes it away."""
        if self._shown is not None:
            self._show('')

    def _show(self, text: str) -> None:
        from IPython.display import HTML, display
        if self._shown is None:
            self._shown = display(HTML(text), display_id=True)
        else:
            self._shown.update(HTML(text))


def _kernel() -> bool:
    """Whether a notebook's kernel runs this."""
    ipython = sys.modules.get('IPython')
    return ipython is not None and hasattr(ipython.get_ipython(), 'kernel')
