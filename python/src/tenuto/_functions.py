"""Functions that take or give what no word knows: functions of Python, or files of where signals are."""

import sys

from . import _errors
from ._session import current, place
from ._signal import Channels, Signal, wrap
from ._values import convert, resolved, shown


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
    path = resolved(path)
    if not isinstance(path, str):
        raise TypeError(f'sf.share: path must be a file name, but is {shown(path)}')
    session = current()
    try:
        running = session.host.share(place(session, sys._getframe(1)),
                                     _all(session, 'sf.share', 'x', x), path)
        return str(session.wait(running))
    except session._exception as error:
        raise _errors.python(error) from None
