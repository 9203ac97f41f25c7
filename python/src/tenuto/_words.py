"""Every word as a function; a word is made when it is first asked for."""

from __future__ import annotations

from ._word import Word, found


def __getattr__(name: str) -> Word:
    known = found(name)
    if known is None:
        raise AttributeError(name)
    globals()[name] = known
    return known
