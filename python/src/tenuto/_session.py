"""A session: words, settings, what is lent. Most programs need no more than the one that is there."""

from __future__ import annotations

import atexit
import os
import sys
import threading
import warnings
import weakref
from collections.abc import Callable, Iterable
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from . import _current, _errors, _jvm, _progress, _refusals
from ._place import place
from ._results import decode
from ._signal import Gate, Signal, wrap
from ._signs import COMPARISONS
from ._threads import called, is_main
from ._values import convert
from ._word import Word

if TYPE_CHECKING:
    from ._types import Path

_T = TypeVar('_T')

_lock = threading.Lock()
_printer: Any = None
_open: weakref.WeakSet[Session] = weakref.WeakSet()

#: What signs beside a signal are called on the other side.
_SIGNS = ('sum', 'difference', 'differenceFrom', 'product', 'quotient', 'quotientOf', 'power', 'powerOf',
          'modulo', 'moduloOf', 'floorQuotient', 'floorQuotientOf', *COMPARISONS, 'slice')

Scratch: TypeAlias = 'Path | Iterable[Path]'

#: How long the main thread leaves signals such as Ctrl-C unnoticed, in ms.
_PATIENCE = 20


class Session:
    """Where signals live: sample rate, seed, threads and scratch folders.

    ``with tenuto.session(rate=48000, seed=7):`` opens one, and makes it the current one inside.
    At its end all its signals are released; arrays that were made of them stay.
    """

    def __init__(self, rate: float | None = None, seed: int = 0, threads: int | None = None,
                 scratch: Scratch = (), scratch_max: int | None = None, out: Path = '.') -> None:
        jpype = _jvm.start()
        settings = jpype.JClass('tenuto.engine.setup.Settings')().withSeed(int(seed))
        path = jpype.JClass('java.nio.file.Path')
        folders = [scratch] if isinstance(scratch, (str, os.PathLike)) else list(scratch)
        try:
            if rate is not None:
                settings = settings.withSampleRate(float(rate))
            if threads is not None:
                settings = settings.withThreads(int(threads))
            if folders:
                paths = jpype.JClass('java.util.ArrayList')()
                for folder in folders:
                    paths.add(path.of(os.fspath(folder)))
                settings = settings.withScratch(paths)
            if scratch_max is not None:
                settings = settings.withScratchMax(int(scratch_max))
            host = jpype.JClass('tenuto.scripting.bridge.CPythonHost').open(
                settings, os.fspath(out), lines(jpype),
                jpype.JProxy('tenuto.scripting.bridge.Notices', dict={'warn': called(_warn)}))
        except jpype.JException as error:
            raise _errors.python(error) from None
        self._begin(jpype, host)

    @classmethod
    def around(cls, jpype: Any, host: Any) -> Session:
        """The session of a host that somebody else has opened, and closes."""
        session = cls.__new__(cls)
        session._begin(jpype, host)
        return session

    def _begin(self, jpype: Any, host: Any) -> None:
        self.jpype = jpype
        self._host = host
        self._exception = jpype.JException
        self._handle = jpype.JClass('tenuto.scripting.calls.Handle')
        self._call = self._host.call
        self.signals: Any = host.signals()
        self.work: Any = host.work()
        self._words: Any = {}
        self._signs: Any = {sign: getattr(self._host.signs(), sign) for sign in _SIGNS}
        self._place_class = jpype.JClass('tenuto.scripting.bridge.PythonLine')
        self._entries: list[Any] = []
        self._closed = False
        _open.add(self)

    # ---- Words -----------------------------------------------------------------------------------

    def call(self, word: Word, values: tuple[Any, ...], names: tuple[str, ...],
             frame: FrameType) -> Any:
        """Calls a word; the last of the values have the names."""
        if self._closed:
            _current.refuse_closed()
        java = self._words.get(word.name)
        if java is None:
            java = self._words[word.name] = self._host.catalogue().word(word.name)
        given = [value if type(value) is float else
                 convert(self, value, self._refuse_array, (word, at, names, len(values)))
                 for at, value in enumerate(values)]
        try:
            if word.is_lazy and not names:
                result = self._call(java, place(self, frame), given)
                if type(result) is self._handle:
                    return wrap(self, result, (word.name, values))
            elif word.is_lazy or not is_main():
                result = self._host.callNamed(java, place(self, frame), given, list(names))
            else:
                begun = self._host.begin(java, place(self, frame), given, list(names))
                return self.taken(begun, lambda made: self._given(word, values, names, made))
        except self._exception as error:
            raise _errors.python(error) from None
        return self._given(word, values, names, result)

    def _refuse_array(self, array: Any, where: tuple[Word, int, tuple[str, ...], int]) -> None:
        word, at, names, count = where
        _refusals.array(self._host.catalogue().word(word.name), array, at, names, count)

    def _given(self, word: Word, values: tuple[Any, ...], names: tuple[str, ...],
               result: Any) -> Any:
        if word.gives == 'nothing':
            return values[0] if values else None
        return decode(self, result, (word.name, values, *names), values)

    def taken(self, running: Any, decoded: Callable[[Any], _T]) -> _T:
        """What decoded makes of the result of work that wait does.

        Ctrl-C may come when there is a result already, but no signal of Python's that has it.
        """
        try:
            return decoded(self.wait(running))
        except KeyboardInterrupt:
            running.drop()
            raise

    def aside(self, work: Callable[[], _T]) -> _T:
        """What work gives, done where Ctrl-C can end it."""
        if not is_main():
            return work()
        # Java has the proxy until it collects garbage, and so what this holds then.
        held: list[Any] = [work]
        body = self.jpype.JProxy('java.util.concurrent.Callable', dict={
            'call': called(lambda: held.append(held.pop()()))})
        try:
            self.wait(self._host.aside(body))
            return held.pop()
        finally:
            held.clear()

    def wait(self, running: Any) -> Any:
        """Does work on a thread of Java's; Ctrl-C stops it, and leaves nothing lent.

        It begins when it is first waited for, so that it is always stopped here. A second Ctrl-C
        leaves it to end by itself.
        """
        if self._closed:
            _current.refuse_closed()
        bar = _progress.Bar(self._host)
        try:
            while not running.ends(_PATIENCE):
                bar.look()
        except KeyboardInterrupt:
            running.stop()
            while not running.ends(_PATIENCE):
                pass
            raise
        finally:
            bar.end()
        return running.result()

    def expression(self, sign: str, x: Any, operand: Any, frame: FrameType) -> Signal:
        """What a sign between a signal and a number or signal makes."""
        if self._closed:
            _current.refuse_closed()
        try:
            made = self._signs[sign](place(self, frame), x._h, convert(self, operand))
        except self._exception as error:
            raise _errors.python(error) from None
        kind = Gate if sign in COMPARISONS else Signal
        return kind(self, made, (sign, (x, operand)))

    # ---- Settings --------------------------------------------------------------------------------

    @property
    def rate(self) -> float:
        """The sample rate now, in Hz."""
        return float(self._host.session().sampleRate())

    @property
    def lent(self) -> int:
        """The bytes of the pool that signals and arrays have now."""
        return int(self._host.lent())

    @property
    def host(self) -> Any:
        """The other side."""
        return self._host

    def leave(self) -> None:
        """Leaves its signals to whoever closes it."""
        self._closed = True

    def make_current(self) -> None:
        """Has words of this context belong to it."""
        _current.begin_in_context(self)

    def close(self) -> None:
        """Releases all its signals, gives its disk back and ends its tasks; arrays stay."""
        if not self._closed:
            self._closed = True
            self._host.close()

    def __enter__(self) -> Session:
        if self._closed:
            _current.refuse_closed()
        self._entries.append(_current.enter(self))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        try:
            if kind is None and not self._closed:
                self.finish()
        finally:
            _current.leave(self._entries.pop())
            self.close()

    def finish(self) -> None:
        """Waits for all tasks; the first failure of those that nobody has read is raised."""
        try:
            self.wait(self.work.finished())
        except self._exception as error:
            raise _errors.python(error) from None

    def __repr__(self) -> str:
        return '<session closed>' if self._closed else f'<session at {self.rate:g} Hz>'


def _print(line: Any) -> None:
    print(line)


class SoundWarning(UserWarning):
    """What is no failure, but should be known: a file that was converted, say."""


SoundWarning.__module__ = 'tenuto'


def _warn(message: Any, file: Any, line: Any) -> None:
    """Warns as Python does, at the line that Java knows of: its threads have no other."""
    warnings.warn_explicit(str(message), SoundWarning, str(file) if file is not None else 'tenuto',
                           int(line))


def lines(jpype: Any) -> Any:
    """What words print to, made once, together with what is done when the process ends.

    It is registered after JPype's own, and so comes before it.
    """
    global _printer
    with _lock:
        if _printer is None:
            _printer = jpype.JProxy('java.util.function.Consumer', dict={'accept': _print})
            atexit.register(_end)
            if hasattr(os, 'register_at_fork'):
                os.register_at_fork(after_in_child=_after_fork)
    return _printer


class _Forked:
    """Stands where Java was, in a forked child."""

    def __getattr__(self, name: Any) -> Any:
        _jvm.refuse_if_forked()

    __getitem__ = __getattr__


def _after_fork() -> None:
    """Has everything in a forked child refused that Java would be asked for, and its end too."""
    _current.after_fork()
    atexit.unregister(_end)
    for session in list(_open):
        session._closed = True
        session.jpype = session._host = session._words = session._signs = _Forked()
        session.signals = session.work = _Forked()
    setattr(Signal, '_h', property(lambda x: _jvm.refuse_if_forked()))  # noqa: B010 - a slot


_current.opened_by(Session)


def current() -> Session:
    """The session that words belong to now; opened with the usual settings if there is none."""
    return _current.current()


def use(rate: float | None = None, seed: int = 0, threads: int | None = None,
        scratch: Scratch = (), scratch_max: int | None = None, out: Path = '.') -> Session:
    """Opens a session and makes it the process's: what is outside of any ``with`` belongs to it."""
    return _current.use(lambda: Session(rate, seed, threads, scratch, scratch_max, out))


def session(rate: float | None = None, seed: int = 0, threads: int | None = None,
            scratch: Scratch = (), scratch_max: int | None = None, out: Path = '.') -> Session:
    """A session of its own: ``with sf.session(rate=48000):``.

    rate: Hz (default: 96000). seed: what noises follow from. threads: how many compute (default:
    one for each core). scratch: folders for stored signals. scratch_max: bytes of disk at most.
    out: the folder for files that words write.
    """
    return Session(rate, seed, threads, scratch, scratch_max, out)


def _end() -> None:
    for session in list(_open):
        try:
            session.close()
        except Exception as error:  # the process ends; whatever it is, somebody should know
            print(f'tenuto: {error}', file=sys.stderr)
