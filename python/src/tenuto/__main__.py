"""python -m tenuto PATCH: runs a patch as ./tenuto render does; watch PATCH, as ./tenuto watch;
worker, command lines of a scheduler, as ./tenuto worker.

The commands are Java's: their options, files, caches and reports. What they have run here is the
patch. They have a thread of their own, as Python's main thread alone hears Ctrl-C.
"""

from __future__ import annotations

import _thread
import builtins
import io
import os
import random
import signal
import sys
import threading
import traceback
from collections.abc import Sequence
from types import FrameType
from typing import Any

import tenuto as sf
from tenuto import _current, _errors, _jvm, _own, _session, _tasks
from tenuto._imports import Imports

_OK, _FAILED, _USAGE, _SCRATCH_FULL, _INTERRUPTED = 0, 1, 2, 4, 130

#: How long the main thread leaves Ctrl-C unnoticed while it waits for Java, in ms.
_PATIENCE = 20

_SHARED = ('seed', 'random', 'uniform', 'triangular', 'randint', 'choice', 'randrange', 'sample',
           'shuffle', 'normalvariate', 'lognormvariate', 'expovariate', 'vonmisesvariate',
           'gammavariate', 'gauss', 'betavariate', 'paretovariate', 'weibullvariate', 'getstate',
           'setstate', 'getrandbits', 'choices')


class _OfTask:
    """A function of the module random, by the running task's own generator."""

    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, *values: Any, **names: Any) -> Any:
        return getattr(_tasks.generator(), self.__name__)(*values, **names)


class _Heard:
    """Standard output that knows whether anything was written to it."""

    def __init__(self, to: Any) -> None:
        self._to = to
        self.anything = False

    def write(self, text: str) -> Any:
        self.anything = self.anything or bool(text)
        return self._to.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._to, name)


class _Command:
    """A command of Java's, and the patches that it has run here one after the other."""

    def __init__(self, jpype: Any, arguments: list[str]) -> None:
        self._jpype = jpype
        self._imports = Imports()
        self._asked_to_stop = False
        self._stopped = False
        self._code = _INTERRUPTED
        self._java = jpype.JClass('tenuto.scripting.command.CPythonRunner').begin(
            jpype.JArray(jpype.JString)(arguments), sys.stderr.isatty(),
            jpype.JProxy('java.util.function.Supplier', dict={'get': self._files}),
            jpype.JProxy('java.lang.Runnable', dict={'run': self._stop}))

    def run(self) -> int:
        """Runs what there is to run; returns the exit code."""
        while not self._java.hasEnded():
            try:
                turn = self._java.next(_PATIENCE)
                if turn is not None:
                    self._play(turn)
            except KeyboardInterrupt:
                self._interrupted()
                if self._stopped:
                    self._java.abandon()
        return self._code if self._stopped else int(self._java.exit())

    def stop_at(self, *signals: signal.Signals) -> None:
        """Has signals stop it as Ctrl-C does: Python would end at once, and leave what is begun."""
        def stop(number: int, _: FrameType | None) -> None:
            self._code = 128 + number
            raise KeyboardInterrupt

        for number in signals:
            if signal.getsignal(number) == signal.SIG_DFL:
                signal.signal(number, stop)

    # ---- What Java asks, on threads of its own ---------------------------------------------------

    def _files(self) -> str:
        return '\n'.join(self._imports.files())

    def _stop(self) -> None:
        self._asked_to_stop = True
        _thread.interrupt_main()

    # ---- What Java has run -----------------------------------------------------------------------

    def _interrupted(self) -> None:
        """Tells a user's Ctrl-C from Java's own wish to have a patch end."""
        if self._asked_to_stop:
            self._asked_to_stop = False
        elif not self._stopped:
            self._stopped = True
            print('tenuto: stopped; files already completed are kept', file=sys.stderr)
            self._java.stop()

    def _play(self, turn: Any) -> None:
        session = _session.Session.around(self._jpype, turn.open(_session.lines(self._jpype)))
        self._imports.begin()
        path, out = list(sys.path), sys.stdout
        heard = _Heard(out)
        sys.stdout = heard
        entry = _current.enter(session)
        try:
            while not turn.isReady(_PATIENCE):
                pass
            self._run(turn, session)
        except BaseException as error:
            self._fail(turn, error)
        finally:
            ended = False
            while not ended:
                try:
                    _current.leave(entry)
                    session.leave()
                    sys.stdout, sys.path[:] = out, path
                    self._imports.forget()
                    _own.forget()
                    out.flush()
                    ended = True
                except KeyboardInterrupt:
                    self._interrupted()
            turn.end(heard.anything)

    def _run(self, turn: Any, session: _session.Session) -> None:
        modules = [str(folder) for folder in turn.modules()]
        sys.path[:0] = modules
        _builtins()
        try:
            module = type(sys)('__main__')
            vars(module)['__builtins__'] = builtins
            sys.modules['__main__'] = module
            for script in turn.scripts():
                name, folder = str(script.name()), str(script.folder())
                sys.argv = [name, *map(str, turn.arguments())]
                sys.path.insert(0, folder)
                self._imports.add_folders(folder, *modules)
                if name != '-c':
                    module.__file__ = name
                exec(compile(bytes(script.text()), name, 'exec'), module.__dict__)
        except SystemExit as error:
            if _code_of(error.code) != _OK:
                raise
            session.finish()
            raise
        session.finish()

    def _fail(self, turn: Any, error: BaseException) -> None:
        trace = ''.join(traceback.format_exception(error))
        cause = error if isinstance(error, self._jpype.JException) else None
        if isinstance(error, SystemExit):
            code = error.code
            silent = code is None or isinstance(code, int)
            turn.fails(str(code), None, 0, _code_of(code), silent, trace, None)
        elif isinstance(error, KeyboardInterrupt):
            self._interrupted()
            turn.fails('stopped', None, 0, _INTERRUPTED, True, trace, None)
        else:
            full = isinstance(error, _errors.ScratchFull)
            turn.fails(*self._told(error), _SCRATCH_FULL if full else _FAILED, False, trace, cause)

    def _told(self, error: BaseException) -> tuple[str, str | None, int]:
        """The error with the line of the patch."""
        kind = type(error).__name__
        if isinstance(error, SyntaxError) and error.filename:
            hint = ' (./tenuto render runs patches of Python 2.7)' if 'print' in error.msg else ''
            advice = self._jpype.JClass('tenuto.scripting.objects.SyntaxAdvice')
            told = advice.ofCPython(kind, f'{error.msg}{hint}', error.filename, error.lineno or 0)
            return str(told.message()), error.filename, int(told.line())
        if isinstance(error, (_errors.ScratchFull, self._jpype.JException)):
            message = str(error)
        else:
            report = self._jpype.JClass('tenuto.scripting.reports.PatchError')
            hints = self._jpype.JClass('tenuto.scripting.objects.Hints')
            message = str(report.told(hints.with_(f'{kind}: {error}' if str(error) else kind)))
        at: tuple[str | None, int] = None, 0
        for frame, line in traceback.walk_tb(error.__traceback__):
            file = frame.f_code.co_filename
            if os.path.isfile(file) and frame.f_globals.get('__package__') != 'tenuto':
                at = file, line
        return message, *at


def _builtins() -> None:
    vars(builtins).update(
        sf=sf, sf_do=sf.do, sf_parallel=sf.parallel, sf_shutdown=lambda: None,
        d_log=lambda *values: print(*values, file=sys.stderr), c_log=lambda *values: None)
    for name in _SHARED:
        setattr(random, name, _OfTask(name))


def _code_of(code: object) -> int:
    """The exit code of sys.exit(code): all that the system keeps of a number, and never 0 for it."""
    if code is None:
        return _OK
    if isinstance(code, int):
        return code if code == 0 else code & 0xff or _FAILED
    return _FAILED


class _Replies(io.RawIOBase):
    """What is printed while a scheduler's command runs: to Java's stream of that time, which sends
    it home.

    name: that of the stream, out or err.
    """

    def __init__(self, jpype: Any, name: str) -> None:
        self._system = jpype.java.lang.System
        self._bytes = jpype.JArray(jpype.JByte)
        self._name = name

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        text = bytes(data)
        getattr(self._system, self._name).write(self._bytes(text))
        return len(text)


def _serve(jpype: Any) -> int:
    """Runs a scheduler's command lines here, one after the other, in this program, which gets warm."""
    sys.stdin = open(os.devnull)  # Java has the other
    sys.stdout, sys.stderr = (
        io.TextIOWrapper(io.BufferedWriter(_Replies(jpype, name)), 'utf-8', line_buffering=True)
        for name in ('out', 'err'))

    def run(line: Any) -> int:
        command, *arguments = map(str, line)
        if command != 'render':
            print(f'tenuto: CPython renders patches, but the command is {command}', file=sys.stderr)
            return _USAGE
        code = _Command(jpype, arguments).run()
        sys.stdout.flush()
        sys.stderr.flush()
        return code

    python = '{}.{}'.format(*sys.version_info)
    # Were it Java that ended this process, Python would be in the middle of calls to it.
    jpype.JClass('tenuto.scripting.command.CPythonRunner').serve(
        jpype.JProxy('java.util.function.ToIntFunction', dict={'applyAsInt': run}),
        jpype.JProxy('java.lang.Runnable', dict={'run': lambda: os._exit(_OK)}), python)
    return _OK


def main(given: Sequence[object] | None = None) -> int:
    """Runs the command; returns its exit code."""
    arguments = [str(each) for each in (sys.argv[1:] if given is None else given)]
    if any(each.split('=')[0] == '--farm' for each in arguments):
        from tenuto.farm import __main__ as farm
        return farm.main(['render', *arguments], python3=True)
    try:
        jpype = _jvm.start()
    except sf.NoJava as error:
        print(f'tenuto: {error}', file=sys.stderr)
        return _USAGE
    if arguments == ['worker']:
        return _serve(jpype)
    command = _Command(jpype, arguments)
    if threading.current_thread() is threading.main_thread():
        command.stop_at(signal.SIGTERM, signal.SIGHUP)
    return command.run()


if __name__ == '__main__':
    sys.exit(main())
