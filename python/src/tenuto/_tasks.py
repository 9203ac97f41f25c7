"""Functions run side by side, on so many threads as the session has."""

from __future__ import annotations

import contextlib
import contextvars
import functools
import operator
import random
import sys
import weakref
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from . import _errors, _keys
from ._midi import with_events
from ._place import place
from ._results import decode
from ._session import Session, current
from ._threads import called, is_main
from ._values import convert, resolved, shown

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._signal import Signal

_F = TypeVar('_F', bound=Callable[..., Any])
_P = ParamSpec('_P')
_T = TypeVar('_T')
_R = TypeVar('_R', covariant=True)


class Future(Generic[_R]):
    """The result of a task, waited for when it is used: it stands for what the task returns."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._task: Any = None
        self._value: Any = None
        self._error: BaseException | None = None

    def _work(self, context: contextvars.Context, function: Callable[..., Any],
              values: tuple[Any, ...], names: dict[str, Any]) -> None:
        try:
            self._value = context.run(function, *values, **names)
        except BaseException as error:
            self._error = error
            raise

    def get(self) -> _R:
        """What the task returns, waited for; what it raises is raised."""
        session = self._session
        if not self._task.isDone():
            try:
                if is_main():
                    session.wait(session.work.awaited(self._task))
                else:
                    session.work.read(self._task)
            except session._exception as error:
                raise _errors.python(error) from None
        elif self._error is not None:
            session.work.read(self._task)  # that somebody has read it
        if self._error is not None:
            raise self._error
        return resolved(self._value)

    _tenuto_result = get

    @property
    def is_done(self) -> bool:
        """Whether it need not be waited for."""
        return bool(self._task.isDone())

    def isDone(self) -> bool:
        """Whether it need not be waited for."""
        return self.is_done

    def __getattr__(self, name: str) -> Any:
        if name.startswith('__'):
            raise AttributeError(name)
        return getattr(self.get(), name)

    def __repr__(self) -> str:
        return f'<future {self._task}>'

    if TYPE_CHECKING:  # made below, for all alike
        def __call__(self, *values: Any, **names: Any) -> Any: ...
        def __iter__(self) -> Iterator[Any]: ...
        def __getitem__(self, key: Any) -> Any: ...
        def __len__(self) -> int: ...
        def __bool__(self) -> bool: ...
        def __contains__(self, other: Any) -> bool: ...
        def __add__(self, other: Any) -> Any: ...
        def __radd__(self, other: Any) -> Any: ...
        def __sub__(self, other: Any) -> Any: ...
        def __rsub__(self, other: Any) -> Any: ...
        def __mul__(self, other: Any) -> Any: ...
        def __rmul__(self, other: Any) -> Any: ...
        def __truediv__(self, other: Any) -> Any: ...
        def __rtruediv__(self, other: Any) -> Any: ...
        def __floordiv__(self, other: Any) -> Any: ...
        def __rfloordiv__(self, other: Any) -> Any: ...
        def __mod__(self, other: Any) -> Any: ...
        def __rmod__(self, other: Any) -> Any: ...
        def __pow__(self, other: Any) -> Any: ...
        def __rpow__(self, other: Any) -> Any: ...
        def __lt__(self, other: Any) -> Any: ...
        def __le__(self, other: Any) -> Any: ...
        def __gt__(self, other: Any) -> Any: ...
        def __ge__(self, other: Any) -> Any: ...
        def __abs__(self) -> Any: ...
        def __neg__(self) -> Any: ...
        def __pos__(self) -> Any: ...
        def __float__(self) -> float: ...
        def __int__(self) -> int: ...
        def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]: ...
        def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **names: Any) -> Any: ...


def _delegates() -> dict[str, Callable[..., Any]]:
    """What Python asks a value for by its type, asked of the result."""
    def of_itself(function: Callable[[Any], Any]) -> Callable[..., Any]:
        return lambda self: function(self.get())

    def of_another(sign: Callable[[Any, Any], Any]) -> Callable[..., Any]:
        return lambda self, other: sign(self.get(), resolved(other))

    def after_another(sign: Callable[[Any, Any], Any]) -> Callable[..., Any]:
        return lambda self, other: sign(resolved(other), self.get())

    methods: dict[str, Callable[..., Any]] = {
        '__call__': lambda self, *values, **names: self.get()(*map(resolved, values), **names),
        '__array__': lambda self, dtype=None, copy=None: self.get().__array__(dtype, copy),
        '__array_ufunc__': lambda self, ufunc, method, *inputs, **names:
            getattr(ufunc, method)(*map(resolved, inputs), **names)}
    for function in (iter, len, bool, abs, float, int, operator.pos, operator.neg):
        methods[f'__{function.__name__}__'] = of_itself(function)
    signs = 'add sub mul truediv floordiv mod pow'.split()
    for name in [*signs, 'lt', 'le', 'gt', 'ge', 'getitem', 'contains']:
        methods[f'__{name}__'] = of_another(getattr(operator, name))
    for name in signs:
        methods[f'__r{name}__'] = after_another(getattr(operator, name))
    return methods


for _name, _method in _delegates().items():
    _method.__name__ = _name
    setattr(Future, _name, _method)


def _submitted(function: Callable[..., _T], values: tuple[Any, ...],
               names: dict[str, Any]) -> Future[_T]:
    session = current()
    future: Future[_T] = Future(session)
    context = contextvars.copy_context()
    context.run(session.make_current)
    body = session.jpype.JProxy('java.util.concurrent.Callable', dict={
        'call': called(lambda: future._work(context, function, values, names))})
    key = _keys.call(function, (*values, *names.values()), tuple(names))
    future._task = session.work.task(key, body)
    return future


def do(function: Callable[_P, _T], *values: _P.args, **names: _P.kwargs) -> Future[_T]:
    """Begins a task that calls the function, and gives a stand-in for its result."""
    function = resolved(function)
    if not callable(function):
        raise TypeError(f'a task is made from a function, not from {shown(function)}')
    return _submitted(function, values, names)


def parallel(function: Callable[_P, _T]) -> Callable[_P, Future[_T]]:
    """A function whose calls are tasks; futures among its arguments are waited for first."""
    @functools.wraps(function)
    def begun(*values: _P.args, **names: _P.kwargs) -> Future[_T]:
        return _submitted(function, tuple(map(_settled, values)), names)
    return begun


def _settled(value: Any, within: tuple[Any, ...] = ()) -> Any:
    value = resolved(value)
    if type(value) not in (list, tuple, dict) or any(value is each for each in within):
        return value
    inside = (*within, value)
    if isinstance(value, dict):
        return {name: _settled(each, inside) for name, each in value.items()}
    return type(value)([_settled(each, inside) for each in value])


def perform(notes: Any, instrument: Callable[[Any], Any], events: Any = None) -> Signal | Any:
    """The sound of notes, or of a song: each instrument(note), placed at the note's ms."""
    session = current()
    if not callable(instrument):
        raise TypeError(f'sf.Perform: instrument must be a function, but is {shown(instrument)}')
    if callable(getattr(notes, 'notes', None)):
        raise TypeError(f'sf.Perform: notes must be a list, but is {shown(notes)}: '
                        f'phrase.notes(bpm=120) are its notes')
    if isinstance(notes, str):
        raise TypeError(f'sf.Perform: notes must be a list, but is {shown(notes)}: '
                        "sf.pattern.seq('c4 d4').notes(bpm=120) makes one")
    told = getattr(notes, 'events', None) if events is None else events
    notes = [resolved(each) for each in getattr(notes, 'notes', notes)]
    if told is not None:
        notes = with_events(notes, told)
    context = contextvars.copy_context()
    context.run(session.make_current)

    failures: list[Exception] = []  # with the lines of the instrument, which Java does not keep

    def play(number: Any) -> Any:
        try:
            sound = context.copy().run(instrument, notes[int(number)])
            return convert(session, resolved(sound))
        except Exception as failure:
            failures.append(_of_call(failure))
            if failures[-1] is failure:
                raise
            raise failures[-1] from None
    player = session.jpype.JProxy('java.util.function.Function', dict={'apply': called(play)})
    try:
        running = session.work.perform(
            place(session, sys._getframe(1)), [float(_ms(each)) for each in notes],
            [_keys.of_note(each) for each in notes], _keys.of(instrument), player)
        made = session.wait(running) if is_main() else running.result()
    except Exception as error:
        thrown = _errors.python(error) if isinstance(error, session._exception) else error
        raise next((each for each in failures if _is_same(each, thrown)), thrown) from None
    return decode(session, made, None)


def _of_call(failure: Exception) -> Exception:
    """The failure; if an instrument cannot be called with one note, an error that says so."""
    traceback = failure.__traceback__
    # Without a frame below play the call itself failed, and nothing in the instrument.
    if (isinstance(failure, TypeError) and 'positional argument' in str(failure)
            and traceback is not None and traceback.tb_next is None):
        return TypeError(f'sf.Perform: instrument must be a function of one note, but {failure}')
    return failure


def _is_same(one: BaseException, other: BaseException) -> bool:
    return type(one) is type(other) and str(one) == str(other)


def _ms(note: Any) -> float:
    if not hasattr(note, 'ms'):
        raise TypeError('sf.Perform: notes must be notes, such as sf.MidiNote(ms, length, key), '
                        f'but one is {shown(note)}')
    ms = resolved(note.ms)
    if not isinstance(ms, (int, float)):
        raise TypeError(f'sf.Perform: ms must be a number, but is {shown(ms)}')
    return ms


def named(name: str) -> contextlib.AbstractContextManager[None]:
    """``with sf.named('sea'):`` the noises inside follow from the name, not from their place."""
    if not isinstance(resolved(name), str):
        raise TypeError(f'sf.named: name must be a text, but is {shown(name)}')
    return _named(resolved(name))


@contextlib.contextmanager
def _named(name: str) -> Iterator[None]:
    task = current().host.tasks().current()
    task.begin(name)
    try:
        yield
    finally:
        task.end()


class Scope:
    """``with sf.scope():`` releases at its end what was made in it and not kept."""

    _scope: Any

    def __enter__(self) -> Scope:
        self._scope = current().host.references().begin()
        return self

    def __exit__(self, *failure: object) -> None:
        self._scope.end()


def scoped(function: _F) -> _F:
    """A function in a scope of its own, from which only its result survives."""
    @functools.wraps(function)
    def inside(*values: Any, **names: Any) -> Any:
        with Scope() as scope:
            result = function(*values, **names)
            _keep(result, scope._scope, set())
            return result
    return inside  # type: ignore[return-value]


def _keep(value: Any, scope: Any, seen: set[int]) -> None:
    if getattr(value, '_h', None) is not None:
        value._h.keepFrom(scope)
    elif isinstance(value, (list, tuple, set, frozenset, dict)) and id(value) not in seen:
        seen.add(id(value))
        for each in [*value, *value.values()] if isinstance(value, dict) else value:
            _keep(each, scope, seen)


_randoms: weakref.WeakKeyDictionary[Session, dict[Any, random.Random]] = \
    weakref.WeakKeyDictionary()


def generator() -> random.Random:
    """The calling task's own generator of random numbers, which follows from the seed."""
    task = current().host.tasks().current()
    part = task.part()
    generators = _randoms.setdefault(current(), {})
    if part not in generators:
        generators[part] = random.Random(int(task.randomSeed()))
    return generators[part]


def numbers(kind: str, things: list[Any], each: int) -> list[float]:
    """Random numbers for sf.pattern: the same count for each thing, independent of the others."""
    task = current().host.tasks().current()
    return list(task.nextNumbers(kind, [_keys.of(thing) for thing in things], each))
