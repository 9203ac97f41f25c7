"""What Java throws, as exceptions of Python."""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Any

from . import _jvm


class ScratchFull(OSError):
    """The scratch space is full, or was lost: every further word of the session fails likewise."""


_KINDS: dict[str, Callable[[str], BaseException]] = {
    'TYPE': TypeError,
    'VALUE': ValueError,
    'DIVISION': ZeroDivisionError,
    'FILE': OSError,
    'STOPPED': KeyboardInterrupt,
    'SCRATCH': ScratchFull,
}


#: What is wrong with a file, as Python has it.
_TROUBLES: dict[str, tuple[int, type[OSError]]] = {
    'MISSING': (errno.ENOENT, FileNotFoundError),
    'DENIED': (errno.EACCES, PermissionError),
    'NO_FOLDER': (errno.ENOTDIR, NotADirectoryError),
}


def file_error(trouble: str, message: str, file: str) -> OSError:
    """The system's error, with errno and filename, whose text is ours."""
    number, kind = _TROUBLES[trouble]
    return _TEXTS[kind](number, message, file)


def _with_own_text(kind: type[OSError]) -> Any:
    def text(error: OSError) -> str:
        return error.strerror or ''

    def reduced(error: OSError) -> tuple[Any, ...]:
        return file_error, (trouble, error.strerror, error.filename)
    trouble = next(name for name, (_, each) in _TROUBLES.items() if each is kind)
    return type(kind.__name__, (kind,), {
        '__str__': text, '__reduce__': reduced, '__module__': 'builtins'})


_TEXTS = {kind: _with_own_text(kind) for _, kind in _TROUBLES.values()}


def python(error: Any) -> BaseException:
    """The exception of Python for one of Java's; Java's own where nothing else is meant."""
    jpype = _jvm.start()
    failure = jpype.JClass('tenuto.scripting.calls.Failure').of(error)
    if failure.file() is not None and str(failure.trouble().name()) in _TROUBLES:
        return file_error(str(failure.trouble().name()), str(failure.message()),
                          str(failure.file()))
    kind = _KINDS.get(str(failure.kind().name()))
    if kind is None:
        if isinstance(error, jpype.JClass('java.lang.OutOfMemoryError')):
            return MemoryError(str(failure.message()))
        return error
    return kind(str(failure.message()))


def named(word: str, error: Any) -> BaseException:
    """The same of a function that Java knows by no name."""
    failure = python(error)
    text = f'{word}: {failure}'
    for trouble, (_, kind) in _TROUBLES.items():
        if isinstance(failure, kind):
            return file_error(trouble, text, failure.filename)
    return type(failure)(text)
