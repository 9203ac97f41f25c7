"""Single samples of a signal, by index; those of a draft can be set until it is used."""

import sys

from . import _errors
from ._session import current, place
from ._values import convert


def draft(samples):
    """Silence of so many samples, which x.set_sample and x.set_at write until it is used."""
    session = current()
    return _draft(session, samples, sys._getframe(1))


def draft_like(x):
    """Silence as long as a signal."""
    return _draft(x._session, x.samples, sys._getframe(2))


def _draft(session, samples, frame):
    from ._signal import wrap_any
    try:
        made = session.host.draft(place(session, frame), convert(session, samples))
    except session._exception as error:
        raise _errors.python(error) from None
    return wrap_any(session, made, None)


def set_sample(x, index, value):
    """Sets a sample of a draft."""
    return _done(x, 'setSample', index, value)


def set_at(x, index, value):
    """Sets the samples of a draft from index on to those of a signal; of a number one."""
    return _done(x, 'setSamples', index, value)


def sample(x, index):
    """A sample, computed now if it is not stored."""
    return float(_done(x, 'sample', index))


def _done(x, what, *values):
    session = x._session
    work = getattr(session.host, what)
    given = [convert(session, each) for each in values]
    try:
        if x.is_stored and what != 'setSamples':
            return work(x._h, *given)
        return session.aside(lambda: work(x._h, *given))
    except session._exception as error:
        raise _errors.python(error) from None
