"""Single samples of a signal, by index; those of a draft can be set until it is used."""

from __future__ import annotations

from types import FrameType
from typing import Any

from . import _errors
from ._place import place
from ._protocols import Owner, Sound
from ._values import convert


def draft(session: Owner, samples: Any, frame: FrameType) -> Any:
    """Silence of so many samples, which x.set_sample and x.set_at write until it is used."""
    try:
        return session.signals.draft(place(session, frame), convert(session, samples))
    except session._exception as error:
        raise _errors.python(error) from None


def set_sample(x: Sound, index: Any, value: Any) -> None:
    """Sets a sample of a draft."""
    _done(x, 'setSample', index, value)


def set_at(x: Sound, index: Any, value: Any) -> None:
    """Sets the samples of a draft from index on to those of a signal; of a number one."""
    _done(x, 'setSamples', index, value)


def sample(x: Sound, index: Any) -> float:
    """A sample, computed now if it is not stored."""
    return float(_done(x, 'sample', index))


def _done(x: Sound, what: str, *values: Any) -> Any:
    session = x._session
    work = getattr(session.signals, what)
    given = [convert(session, each) for each in values]
    try:
        if x.is_stored and what != 'setSamples':
            return work(x._h, *given)
        return session.aside(lambda: work(x._h, *given))
    except session._exception as error:
        raise _errors.python(error) from None
