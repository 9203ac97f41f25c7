"""A session: words, settings, what is lent. Most programs need no more than the one that is there."""

import atexit
import os
import sys
import threading
import warnings
import weakref

from . import _current, _errors, _jvm, _progress
from ._signal import Signal, wrap
from ._threads import called
from ._values import convert, decode

_lock = threading.Lock()
_printer = None
_open = weakref.WeakSet()
_places = {}

#: What signs beside a signal are called on the other side.
_SIGNS = 'sum', 'difference', 'differenceFrom', 'product', 'quotient'

#: Calls whose lines are remembered.
_MOST_PLACES = 10_000

#: Kinds of parameters that are lists of numbers, and what others are but signals.
_LISTS = frozenset(('POINTS', 'ROWS', 'ECHOES', 'ANYTHING'))
_OTHERS = {'NUMBER': 'a number', 'TEXT': 'a string', 'CONTROL': 'a signal or a number',
           'PLACES': 'pairs (signal, ms)', 'FILTER': 'a filter', 'PROCESSOR': 'a processor'}

#: Those that no array can be made for.
_NO_SIGNALS = frozenset(('NUMBER', 'TEXT', 'FILTER', 'PROCESSOR'))

#: How long the main thread leaves signals such as Ctrl-C unnoticed, in ms.
_PATIENCE = 20


def _way(kind, array):
    """How an array becomes what a parameter takes, for an error's text."""
    if kind in _NO_SIGNALS:
        return ''
    if getattr(array.dtype, 'kind', 'f') == 'c':
        return ': sf.array(a.real) makes a signal of its real part'
    return ': sf.array(a) makes a signal of it'


class Session:
    """Where signals live: sample rate, seed, threads and scratch folders.

    ``with tenuto.session(rate=48000, seed=7):`` opens one, and makes it the current one inside.
    At its end all its signals are released; arrays that were made of them stay.
    """

    def __init__(self, rate=None, seed=0, threads=None, scratch=(), scratch_max=None, out='.'):
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
    def around(cls, jpype, host):
        """The session of a host that somebody else has opened, and closes."""
        session = cls.__new__(cls)
        session._begin(jpype, host)
        return session

    def _begin(self, jpype, host):
        self.jpype = jpype
        self._host = host
        self._exception = jpype.JException
        self._handle = jpype.JClass('tenuto.scripting.calls.Handle')
        self._call = self._host.call
        self._words = {}
        self._signs = {sign: getattr(self._host, sign) for sign in _SIGNS}
        self._place_class = jpype.JClass('tenuto.scripting.bridge.Place')
        self._entries = []
        self._closed = False
        _open.add(self)

    # ---- Words -----------------------------------------------------------------------------------

    def call(self, word, values, names, frame):
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
            elif word.is_lazy or threading.get_ident() != threading.main_thread().ident:
                result = self._host.callNamed(java, place(self, frame), given, list(names))
            else:
                begun = self._host.begin(java, place(self, frame), given, list(names))
                return self.taken(begun, lambda made: self._given(word, values, names, made))
        except self._exception as error:
            raise _errors.python(error) from None
        return self._given(word, values, names, result)

    def _refuse_array(self, array, where):
        """Raises where a word takes no list of numbers, which a small array may stand for."""
        word, at, names, count = where
        java = self._host.catalogue().word(word.name)
        parameters = list(java.parameters())
        first = count - len(names)
        if at >= first:
            known = {str(each.name()): each for each in parameters}
            parameter = known.get(names[at - first])
        else:
            parameter = parameters[min(at, len(parameters) - 1)]
        kind = str(parameter.kind().name()) if parameter is not None else 'ANYTHING'
        if kind not in _LISTS:
            raise TypeError(f'sf.{word.name}: {parameter.name()} must be '
                            f'{_OTHERS.get(kind, "a signal")}, but is an array of {array.dtype} '
                            f'{tuple(array.shape)}{_way(kind, array)}')

    def _given(self, word, values, names, result):
        if word.gives == 'nothing':
            return values[0] if values else None
        return decode(self, result, (word.name, values, *names), values)

    def taken(self, running, decoded):
        """What decoded makes of the result of work that wait does.

        Ctrl-C may come when there is a result already, but no signal of Python's that has it.
        """
        try:
            return decoded(self.wait(running))
        except KeyboardInterrupt:
            running.drop()
            raise

    def aside(self, work):
        """What work gives, done where Ctrl-C can end it."""
        if threading.get_ident() != threading.main_thread().ident:
            return work()
        # Java has the proxy until it collects garbage, and so what this holds then.
        held = [work]
        body = self.jpype.JProxy('java.util.concurrent.Callable', dict={
            'call': called(lambda: held.append(held.pop()()))})
        try:
            self.wait(self._host.aside(body))
            return held.pop()
        finally:
            held.clear()

    def wait(self, running):
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

    def expression(self, sign, x, operand, frame):
        """What a sign between a signal and a number or signal makes."""
        if self._closed:
            _current.refuse_closed()
        try:
            made = self._signs[sign](place(self, frame), x._h, convert(self, operand))
        except self._exception as error:
            raise _errors.python(error) from None
        return wrap(self, made, (sign, (x, operand)))

    # ---- Settings --------------------------------------------------------------------------------

    @property
    def rate(self):
        """The sample rate now, in Hz."""
        return self._host.session().sampleRate()

    @property
    def lent(self):
        """The bytes of the pool that signals and arrays have now."""
        return int(self._host.lent())

    @property
    def host(self):
        """The other side."""
        return self._host

    def leave(self):
        """Leaves its signals to whoever closes it."""
        self._closed = True

    def make_current(self):
        """Has words of this context belong to it."""
        _current.begin_in_context(self)

    def close(self):
        """Releases all its signals, gives its disk back and ends its tasks; arrays stay."""
        if not self._closed:
            self._closed = True
            self._host.close()

    def __enter__(self):
        if self._closed:
            _current.refuse_closed()
        self._entries.append(_current.enter(self))
        return self

    def __exit__(self, kind, *failure):
        try:
            if kind is None and not self._closed:
                self.finish()
        finally:
            _current.leave(self._entries.pop())
            self.close()

    def finish(self):
        """Waits for all tasks; the first failure of those that nobody has read is raised."""
        try:
            self.wait(self._host.finished())
        except self._exception as error:
            raise _errors.python(error) from None

    def __repr__(self):
        return '<session closed>' if self._closed else f'<session at {self.rate:g} Hz>'


def _print(line):
    print(line)


class SoundWarning(UserWarning):
    """What is no failure, but should be known: a file that was converted, say."""


SoundWarning.__module__ = 'tenuto'


def _warn(message, file, line):
    """Warns as Python does, at the line that Java knows of: its threads have no other."""
    warnings.warn_explicit(str(message), SoundWarning, str(file) if file is not None else 'tenuto',
                           int(line))


def lines(jpype):
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

    def __getattr__(self, name):
        _jvm.refuse_if_forked()

    __getitem__ = __getattr__


def _after_fork():
    """Has everything in a forked child refused that Java would be asked for, and its end too."""
    _current.after_fork()
    atexit.unregister(_end)
    for session in list(_open):
        session._closed = True
        session.jpype = session._host = session._words = session._signs = _Forked()
    Signal._h = property(lambda x: _jvm.refuse_if_forked())


def place(session, frame):
    """The user's line that a call comes from, as Java keeps it."""
    while frame.f_globals.get('__package__') == 'tenuto' and frame.f_back is not None:
        frame = frame.f_back  # asked for last, as that makes an object
    code = frame.f_code
    key = id(code), frame.f_lasti  # to ask for the line takes the longer the further down it is
    known = _places.get(key)
    if known is None:
        if len(_places) >= _MOST_PLACES:
            _places.clear()
        at = session._place_class(code.co_filename, frame.f_lineno)
        known = _places[key] = at, code  # as long as the code is held, none other has its id
    return known[0]


def current():
    """The session that words belong to now; opened with the usual settings if there is none."""
    return _current.current(Session)


def use(rate=None, seed=0, threads=None, scratch=(), scratch_max=None, out='.'):
    """Opens a session and makes it the process's: what is outside of any ``with`` belongs to it."""
    return _current.use(lambda: Session(rate, seed, threads, scratch, scratch_max, out))


def _end():
    for session in list(_open):
        try:
            session.close()
        except Exception as error:  # the process ends; whatever it is, somebody should know
            print(f'tenuto: {error}', file=sys.stderr)
    # A thread of Java's that wanted to free objects of a Python that ends would abort the process.
    jpype = _jvm.start()
    jpype.JClass('org.jpype.ref.JPypeReferenceQueue').getInstance().stop()


__all__ = ['Session', 'SoundWarning', 'current', 'place', 'use']
