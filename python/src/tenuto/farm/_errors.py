"""What goes wrong on a farm, in one line each; the lines that a worker printed follow."""


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

    def __init__(self, text, exit=1):
        super().__init__(text, exit)
        self.exit = exit

    def __str__(self):
        return self.args[0]


def with_log(text, lines):
    """A message with what the worker printed last."""
    return '\n  '.join([text, *lines])
