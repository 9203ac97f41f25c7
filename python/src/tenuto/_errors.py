"""What Java throws, as exceptions of Python."""

from . import _jvm


class ScratchFull(OSError):
    """The scratch space is full, or was lost: every further word of the session fails likewise."""


_KINDS = {
    'TYPE': TypeError,
    'VALUE': ValueError,
    'DIVISION': ZeroDivisionError,
    'FILE': OSError,
    'STOPPED': KeyboardInterrupt,
    'SCRATCH': ScratchFull,
}


def python(error):
    """The exception of Python for one of Java's; Java's own where nothing else is meant."""
    jpype = _jvm.start()
    failure = jpype.JClass('tenuto.scripting.calls.Failure').of(error)
    kind = _KINDS.get(str(failure.kind().name()))
    if kind is None:
        if isinstance(error, jpype.JClass('java.lang.OutOfMemoryError')):
            return MemoryError(str(failure.message()))
        return error
    return kind(str(failure.message()))
