"""Functions that take or give what no word knows: functions of Python, or files of where signals are."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, overload

from . import _errors, _signal
from ._channels import Channels
from ._place import place
from ._session import Session, current
from ._signal import Signal, wrap
from ._values import convert, resolved, shown
from ._values import path as path_of

if TYPE_CHECKING:
    from ._types import AnySound, Many, One, Path

_T = TypeVar('_T')


def _signals(session: Session, word: str, name: str, value: Any) -> list[Any]:
    """The signals of one, or of a list of them, as Java has them."""
    value = resolved(value)
    signals = [resolved(each) for each in value] if isinstance(value, (list, tuple)) else [value]
    for each in signals or [value]:
        if not isinstance(each, Signal):
            raise TypeError(f'{word}: {name} must be a signal, or a list of signals, but is '
                            f'{shown(each)}')
    return [convert(session, each) for each in signals]


@overload
def feedback(f: Callable[[Signal, Signal], Any], x: One, ms: float | None = None,
             tune: float | None = None) -> Signal: ...
@overload
def feedback(f: Callable[[Channels, Channels], Any], x: Many,
             ms: float | None = None, tune: float | None = None) -> Channels: ...
def feedback(f: Callable[[Any, Any], Any], x: Any, ms: float | None = None,
             tune: float | None = None) -> Signal | Channels:
    """A signal made from its own past: y = f(x, back), where back is y, ms later.

    tune: Hz that it resonates at; what filters on the way round delay that by is subtracted from
    ms, or from one period.
    """
    if not callable(f):
        raise TypeError(f'sf.feedback: f must be a function, but is {shown(f)}')
    session = current()
    at = place(session, sys._getframe(1))
    is_list = isinstance(resolved(x), (list, tuple))
    try:
        loop = session.host.loop(at, _signals(session, 'sf.feedback', 'x', x),
                                 None if ms is None else float(resolved(ms)),
                                 None if tune is None else float(resolved(tune)))
        past = [wrap(session, each, None) for each in loop.past()]
        made = f(x, Channels(past) if is_list else past[0])
        if made is None:
            raise TypeError('sf.feedback: what f returns must be a signal, but is None; does it end with return?')
        results = session.host.close(
            at, loop, _signals(session, 'sf.feedback', 'what f returns', made))
    except session._exception as error:
        raise _errors.python(error) from None
    signals = [wrap(session, each, None) for each in results]
    return Channels(signals) if is_list else signals[0]


def share(x: AnySound, path: Path) -> str:
    """Lets other programs map the samples of a signal or of channels: docs/sharing.md."""
    return str(_told('share', x, 'path', 'a file name', path_of('sf.share', 'path', path)))


def show(x: _T, name: str) -> _T:
    """Shows a signal or channels as a lane of the page of watch --serve, and gives it back."""
    _told('show', x, 'name', 'a text', name)
    return x


def _told(word: str, x: Any, second: str, kind: str, text: Any) -> Any:
    """Has Java do something with signals and a text."""
    text = resolved(text)
    if not isinstance(text, str):
        raise TypeError(f'sf.{word}: {second} must be {kind}, but is {shown(text)}')
    session = current()
    try:
        at = place(session, sys._getframe(2))
        signals = _signals(session, f'sf.{word}', 'x', x)
        return session.wait(getattr(session.host, word)(at, signals, text))
    except session._exception as error:
        raise _errors.python(error) from None


def draft(samples: int) -> Signal:
    """Silence of so many samples, which x.set_sample and x.set_at write until it is used."""
    return _signal.draft(current(), samples, sys._getframe(1))
