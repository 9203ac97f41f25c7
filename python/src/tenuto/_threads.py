"""Calls from threads of Java's."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Any, TypeVar

_T = TypeVar('_T')

#: Calls of a thread after which it stays the same thread to Python. What Python has of a thread
#: costs as much as what is left behind by so many calls.
_FEW = 4

_here = threading.local()
_calls: dict[int, int] = {}


def called(f: Callable[..., _T]) -> Callable[..., _T]:
    """The function, to be called by threads of Java's.

    To Python each call is a thread of its own, which ends with the call; and jpype 1.7 makes a class
    for each of its threads that is never freed, of some 2 KB. So one that calls often is kept.
    """
    def call(*values: Any) -> _T:
        if not hasattr(_here, 'stays'):
            _count()
        return f(*values)
    return call


def _count() -> None:
    thread = threading.get_ident()  # another may have it later, and stays a few calls sooner
    calls = _calls[thread] = _calls.get(thread, 0) + 1
    if calls >= _FEW:
        del _calls[thread]
        _here.stays = True
        ctypes.pythonapi.PyGILState_Ensure()


def is_main() -> bool:
    """Whether this is Python's main thread, which alone hears Ctrl-C."""
    return threading.get_ident() == threading.main_thread().ident
