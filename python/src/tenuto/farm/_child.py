"""A warm Tenuto: one program beside this process, which runs command lines one after the other.

It is ./tenuto, or for patches of Python 3 this process's Python with the package that this is in.
It is a process of its own, not a JVM in this one: it has its own working folder, and what ends it,
such as a lack of memory, ends no Dask worker. When this process is killed its standard input ends,
and with it the JVM, whatever it does.
"""

from __future__ import annotations

import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from typing import IO, Any

from ._errors import ChildDied, NoCommand, NoRoom, with_log

#: What replies have: the first one a version, the others one of these and the number of the command
#: that they belong to.
_REPLIES = {'version', 'out', 'err', 'exit'}

#: Lines that a failed part brings home.
TAIL = 30


def command() -> str:
    """./tenuto: that of TENUTO_HOME, of the checkout this package is in, or of the PATH."""
    home = os.environ.get('TENUTO_HOME')
    here = pathlib.Path(__file__).resolve()
    places = [pathlib.Path(home)] if home else [*here.parents[4:5]]
    found = None if home else shutil.which('tenuto')
    if found:  # by a link, mostly; pip's command of that name is another one
        places.append(pathlib.Path(found).resolve().parent)
    for place in places:
        if (place / 'tenuto').is_file() and any((place / each).is_dir() for each in ('.mvn', 'libexec')):
            return str(place / 'tenuto')
    where = f'TENUTO_HOME is {home}, where there is none' if home else 'TENUTO_HOME is not set'
    raise NoCommand('a farm needs ./tenuto, of a release or a checkout that is built, here and on each '
                    f'worker, and {where}: export TENUTO_HOME=/path/to/tenuto')


def _start(python3: bool) -> tuple[list[str], dict[str, str]]:
    """The words that start it, and its environment."""
    if not python3:
        # Patches that it cannot read are given to no other Python: that is done here.
        return [command(), 'worker'], {**os.environ, 'TENUTO_PYTHON': ''}
    package = str(pathlib.Path(__file__).resolve().parents[2])
    paths = [package, *filter(None, [os.environ.get('PYTHONPATH')])]
    return ([sys.executable, '-m', 'tenuto', 'worker'],
            {**os.environ, 'PYTHONPATH': os.pathsep.join(paths)})


class Child:
    """The program.

    folder: its working folder.
    python3: whether it runs patches of Python 3.
    """

    def __init__(self, folder: str, python3: bool = False) -> None:
        self.folder = folder
        self.python3 = python3
        words, environment = _start(python3)
        # What the JVM itself says, such as why it crashed, goes past the replies.
        try:
            self._stderr: IO[bytes] = tempfile.TemporaryFile()
        except OSError as error:
            raise NoRoom(f'no file can be made in its TMPDIR: {error.strerror}') from None
        self._works = False
        self._number = 0
        try:
            # Not of this process's group: Ctrl-C is for whoever has started the farm.
            self._process = subprocess.Popen(
                words, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=self._stderr, start_new_session=True, text=True, encoding='utf-8')
        except OSError as error:
            raise NoCommand(f'{words[0]} cannot be started in {folder}: {error}') from None
        assert self._process.stdin and self._process.stdout
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        try:
            self.about = self._reply()
        except ChildDied as error:
            raise NoCommand(str(error)) from None

    def run(self, arguments: Iterable[str], out: Callable[[str], None] | None = None,
            err: Callable[[str], None] | None = None) -> tuple[int, list[str], list[str]]:
        """Runs a command line; gives its exit code, and the lines of its output and errors.

        out, err: are told each line as it comes.
        """
        printed: list[str] = []
        told: collections.deque[str] = collections.deque(maxlen=TAIL)
        self._works = True
        self._number += 1
        try:
            self._stdin.write(json.dumps({'args': list(arguments)}) + '\n')
            self._stdin.flush()
        except OSError:
            pass  # the reply says how it ended
        while True:
            reply = self._reply(told)
            if 'out' in reply:
                printed.append(reply['out'])
                if out:
                    out(reply['out'])
            if 'err' in reply:
                told.append(reply['err'])
                if err:
                    err(reply['err'])
            if 'exit' in reply:
                self._works = False
                return reply['exit'], printed, list(told)

    def _reply(self, told: Iterable[str] = ()) -> dict[str, Any]:
        for line in self._stdout:
            try:
                reply = json.loads(line)
            except ValueError:
                reply = {}
            if self._is_own(reply):
                return reply
            try:
                self._stderr.write(line.encode())  # of a command before, or of another program
                self._stderr.flush()
            except OSError:
                pass  # there is no room for it
        code = self._process.wait()
        how = f'by signal {-code}' if code < 0 else f'with exit code {code}'
        self._stderr.seek(0)
        last = self._stderr.read().decode('utf-8', 'replace').splitlines()
        self._stderr.close()
        raise ChildDied(with_log(f'Tenuto ended {how} in {self.folder}',
                                 [*told, *last[-TAIL:]]))

    def _is_own(self, reply: Any) -> bool:
        return (isinstance(reply, dict) and len(reply) == 2
                and (reply.get('number') == self._number if self._number else 'version' in reply)
                and bool(_REPLIES.intersection(reply)))

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def is_alive(self) -> bool:
        """Whether it can be given more to do."""
        return self._process.poll() is None

    def close(self) -> None:
        """Ends it, also while it works."""
        if self._works:
            self._process.terminate()
        else:
            self._process.kill()  # which takes no third of a second, and leaves nothing behind
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for stream in (self._stdin, self._stdout, self._stderr):
            try:
                stream.close()
            except OSError:
                pass  # what was not written to it yet is lost with it
