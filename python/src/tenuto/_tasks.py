"""Functions run side by side, on so many threads as the session has."""

import contextlib
import contextvars
import functools
import random
import sys
import threading
import weakref

from . import _errors, _keys
from ._session import current, place
from ._threads import called
from ._values import convert, decode, resolved, shown


class Future:
    """The result of a task, waited for when it is used: it stands for what the task returns."""

    @classmethod
    def __class_getitem__(cls, result):
        return cls  # its type says what the task returns

    def __init__(self, session):
        self._session = session
        self._task = None
        self._value = None
        self._error = None

    def _work(self, context, function, values, names):
        try:
            self._value = context.run(function, *values, **names)
        except BaseException as error:
            self._error = error
            raise

    def get(self):
        """What the task returns, waited for; what it raises is raised."""
        session = self._session
        if not self._task.isDone():
            try:
                if _is_main():
                    session.wait(session.host.awaited(self._task))
                else:
                    session.host.read(self._task)
            except session._exception as error:
                raise _errors.python(error) from None
        elif self._error is not None:
            session.host.read(self._task)  # that somebody has read it
        if self._error is not None:
            raise self._error
        return resolved(self._value)

    _tenuto_result = get

    @property
    def is_done(self):
        """Whether it need not be waited for."""
        return bool(self._task.isDone())

    isDone = is_done.fget

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return getattr(self.get(), name)

    def __repr__(self):
        return f'<future {self._task}>'


def _delegates():
    """What Python asks a value for by its type, asked of the result."""
    def of_itself(name):
        return lambda self: getattr(self.get(), name)()

    def of_another(name):
        return lambda self, other: getattr(self.get(), name)(resolved(other))
    methods = {
        '__call__': lambda self, *values, **names: self.get()(*map(resolved, values), **names),
        '__array__': lambda self, dtype=None, copy=None: self.get().__array__(dtype, copy),
        '__array_ufunc__': lambda self, ufunc, method, *inputs, **names:
            getattr(ufunc, method)(*map(resolved, inputs), **names)}
    for make, names in ((of_itself, 'iter len bool pos neg float int'), (
            of_another, 'getitem add radd sub rsub mul rmul truediv rtruediv contains')):
        methods.update((f'__{name}__', make(f'__{name}__')) for name in names.split())
    return methods


for _name, _method in _delegates().items():
    _method.__name__ = _name
    setattr(Future, _name, _method)


def _is_main():
    return threading.get_ident() == threading.main_thread().ident


def _submitted(function, values, names):
    session = current()
    future = Future(session)
    context = contextvars.copy_context()
    context.run(session.make_current)
    body = session.jpype.JProxy('java.util.concurrent.Callable', dict={
        'call': called(lambda: future._work(context, function, values, names))})
    key = _keys.call(function, (*values, *names.values()), tuple(names))
    future._task = session.host.task(key, body)
    return future


def do(function, *values, **names):
    """Begins a task that calls the function, and gives a stand-in for its result."""
    function = resolved(function)
    if not callable(function):
        raise TypeError(f'a task is made from a function, not from {shown(function)}')
    return _submitted(function, values, names)


def parallel(function):
    """A function whose calls are tasks; futures among its arguments are waited for first."""
    @functools.wraps(function)
    def begun(*values, **names):
        return _submitted(function, tuple(map(_settled, values)), names)
    return begun


def _settled(value, within=()):
    value = resolved(value)
    if type(value) not in (list, tuple, dict) or any(value is each for each in within):
        return value
    inside = (*within, value)
    if isinstance(value, dict):
        return {name: _settled(each, inside) for name, each in value.items()}
    return type(value)([_settled(each, inside) for each in value])


def perform(notes, instrument, events=None):
    """The sound of notes, or of a song: each instrument(note), placed at the note's ms."""
    session = current()
    if not callable(instrument):
        raise TypeError(f'sf.Perform: instrument must be a function, but is {shown(instrument)}')
    told = getattr(notes, 'events', None) if events is None else events
    notes = [resolved(each) for each in getattr(notes, 'notes', notes)]
    if told is not None:
        from ._midi import with_events
        notes = with_events(notes, told)
    context = contextvars.copy_context()
    context.run(session.make_current)

    def play(number):
        sound = context.copy().run(instrument, notes[int(number)])
        return convert(session, resolved(sound))
    player = session.jpype.JProxy('java.util.function.Function', dict={'apply': called(play)})
    try:
        running = session.host.perform(
            place(session, sys._getframe(1)), [float(_ms(each)) for each in notes],
            [_keys.of(each) for each in notes], _keys.of(instrument), player)
        made = session.wait(running) if _is_main() else running.result()
    except session._exception as error:
        raise _errors.python(error) from None
    return decode(session, made, None)


def _ms(note):
    ms = resolved(note.ms)
    if not isinstance(ms, (int, float)):
        raise TypeError(f'sf.Perform: ms must be a number, but is {shown(ms)}')
    return ms


@contextlib.contextmanager
def named(name):
    """``with sf.named('sea'):`` the noises inside follow from the name, not from their place."""
    if not isinstance(resolved(name), str):
        raise TypeError(f'sf.named: name must be a text, but is {shown(name)}')
    task = current().host.tasks().current()
    task.begin(resolved(name))
    try:
        yield
    finally:
        task.end()


class Scope:
    """``with sf.scope():`` releases at its end what was made in it and not kept."""

    def __enter__(self):
        self._scope = current().host.holdings().begin()
        return self

    def __exit__(self, *failure):
        self._scope.end()


def scoped(function):
    """A function in a scope of its own, from which only its result survives."""
    @functools.wraps(function)
    def inside(*values, **names):
        with Scope() as scope:
            result = function(*values, **names)
            _keep(result, scope._scope, set())
            return result
    return inside


def _keep(value, scope, seen):
    if getattr(value, '_h', None) is not None:
        value._h.keepFrom(scope)
    elif isinstance(value, (list, tuple, set, frozenset, dict)) and id(value) not in seen:
        seen.add(id(value))
        for each in [*value, *value.values()] if isinstance(value, dict) else value:
            _keep(each, scope, seen)


_randoms = weakref.WeakKeyDictionary()


def generator():
    """The calling task's own generator of random numbers, which follows from the seed."""
    task = current().host.tasks().current()
    key = int(task.path().key()), int(task.randomSeed())
    generators = _randoms.setdefault(current(), {})
    if key not in generators:
        generators[key] = random.Random(int(task.randomSeed()))
    return generators[key]
