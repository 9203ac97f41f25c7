"""What goes wrong on a farm, in one line each; the lines that a worker printed follow."""

from __future__ import annotations

from collections.abc import Iterable


class FarmError(RuntimeError):
    """Work on a farm failed."""


class NoCommand(FarmError):
    """There is no ./tenuto on a machine, or it does not start."""


class OtherBuild(FarmError):
    """A worker has another build of Tenuto: its bytes might be others."""


class NotShared(FarmError):
    """A worker does not see a folder that all must share."""


class NoRoom(FarmError):
    """A worker's folder for temporary files takes none."""


class ChildDied(FarmError):
    """A worker's JVM was killed, or crashed, while it worked."""


class PartFailed(FarmError):
    """A part failed in a way that another try does not change, such as an error of the patch.

    exit: the exit code that the command would have alone.
    """

    def __init__(self, text: str, code: int = 1) -> None:
        super().__init__(text, code)
        self.exit = code

    def __str__(self) -> str:
        return str(self.args[0])


def with_log(text: str, lines: Iterable[str]) -> str:
    """A message with what the worker printed last."""
    return '\n  '.join([text, *lines])
