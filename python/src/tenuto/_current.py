"""Which session words belong to.

That of the context, as ``with`` has set it: tasks of asyncio's, and those of ``sf.do``, have their
own. A thread without any, as those of a pool, has the main thread's innermost one. Else it is that
of the process.
"""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable
from typing import Any, NoReturn

from . import _jvm
from ._threads import is_main

_context: contextvars.ContextVar[Any] = contextvars.ContextVar('tenuto_session', default=None)
_opening = threading.Lock()

#: What the main thread has entered, and not left: sessions, and those around them in its context.
_entered: list[tuple[Any, Any]] = []

_of_process: Any = None
_opened: Callable[[], Any]


def opened_by(make: Callable[[], Any]) -> None:
    """Names what opens a session for the process: the class, which is further up."""
    global _opened
    _opened = make


def enter(session: Any) -> tuple[Any, Any]:
    """Makes a session the current one; gives what ``leave`` takes."""
    around = _context.get()
    _context.set(session)
    entry = session, around
    if is_main():
        _entered.append(entry)
    return entry


def leave(entry: tuple[Any, Any]) -> None:
    """Makes the one before it the current one again."""
    _context.set(entry[1])
    if entry in _entered:
        _entered.remove(entry)


def begin_in_context(session: Any) -> None:
    """Has words of this context belong to a session, for as long as there is the context."""
    _context.set(session)


def use(make: Callable[[], Any]) -> Any:
    """Makes a session that of the process; what belongs to the one before stays usable."""
    global _of_process
    with _opening:
        _of_process = make()
        return _of_process


def current() -> Any:
    """The session that words belong to now; one is opened for the process if there is none."""
    session = _context.get()
    if session is None and _entered and not is_main():
        session = _of_main_thread()
    if session is None:
        session = _of_process
        if session is None or session._closed:
            return _new()
    if session._closed:
        refuse_closed()
    return session


def refuse_closed() -> NoReturn:
    """Raises, in a forked child as all else does there."""
    _jvm.refuse_if_forked()
    raise ValueError('the session is closed: its words and signals can be used until the end of '
                     'its "with", or until close()')


def after_fork() -> None:
    """Another thread may have had it."""
    global _opening
    _opening = threading.Lock()


def _new() -> Any:
    global _of_process
    with _opening:
        if _of_process is None or _of_process._closed:
            _of_process = _opened()
        return _of_process


def _of_main_thread() -> Any:
    entered = list(_entered)
    for (outer, _), (_, around) in zip(entered, entered[1:]):
        if around is not outer:
            raise RuntimeError(
                'this thread has no session, and the main thread has several side by side: run '
                'what it does by contextvars.copy_context().run, or open a session in it')
    return entered[-1][0] if entered else None
