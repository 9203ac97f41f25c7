"""Functions that take or give what no word knows: functions of Python, or files of where signals are."""

import sys

from . import _errors
from ._session import current, place
from ._signal import Channels, Signal, wrap
from ._values import convert, path as path_of, resolved, shown


def _all(session, word, name, value):
    """The signals of one, or of a list of them, as Java has them."""
    value = resolved(value)
    signals = [resolved(each) for each in value] if isinstance(value, (list, tuple)) else [value]
    for each in signals or [value]:
        if not isinstance(each, Signal):
            raise TypeError(f'{word}: {name} must be a signal, or a list of signals, but is '
                            f'{shown(each)}')
    return [convert(session, each) for each in signals]


def feedback(f, x, ms=None):
    """A signal made from its own past: y = f(x, back), where back is y, ms later."""
    if not callable(f):
        raise TypeError(f'sf.feedback: f must be a function, but is {shown(f)}')
    session = current()
    at = place(session, sys._getframe(1))
    is_list = isinstance(resolved(x), (list, tuple))
    try:
        loop = session.host.loop(at, _all(session, 'sf.feedback', 'x', x),
                                 None if ms is None else float(resolved(ms)))
        past = [wrap(session, each, None) for each in loop.past()]
        made = f(x, Channels(past) if is_list else past[0])
        results = session.host.close(
            at, loop, _all(session, 'sf.feedback', 'what f returns', made))
    except session._exception as error:
        raise _errors.python(error) from None
    signals = [wrap(session, each, None) for each in results]
    return Channels(signals) if is_list else signals[0]


def share(x, path):
    """Lets other programs map the samples of a signal or of channels: docs/sharing.md."""
    path = path_of('sf.share', 'path', path)
    return str(_told('share', x, 'path', 'a file name', path))


def show(x, name):
    """Shows a signal or channels as a lane of the page of watch --serve, and gives it back."""
    _told('show', x, 'name', 'a text', name)
    return x


def _told(word, x, second, kind, text):
    """Has Java do something with signals and a text."""
    text = resolved(text)
    if not isinstance(text, str):
        raise TypeError(f'sf.{word}: {second} must be {kind}, but is {shown(text)}')
    session = current()
    try:
        at = place(session, sys._getframe(2))
        signals = _all(session, f'sf.{word}', 'x', x)
        return session.wait(getattr(session.host, word)(at, signals, text))
    except session._exception as error:
        raise _errors.python(error) from None
