"""Python's values for Java."""

from __future__ import annotations

import numbers
import os
from collections.abc import Callable
from types import FunctionType, MethodType
from typing import Any

from . import _jvm

_PLAIN = frozenset((float, int, str, bool, type(None)))
_MOST_SHOWN = 60
_LARGEST = 2 ** 63

#: The methods of a processor for sf.Tarsos.
_PROCESSOR = 'process', 'processingFinished'


class Filter:
    """A filter, to be given to words as often as one likes."""

    __slots__ = ('_j',)

    def __init__(self, java: Any) -> None:
        self._j = java

    def __repr__(self) -> str:
        return f'<filter {self._j}>'


def resolved(value: Any) -> Any:
    """The result of a task, waited for, or the value itself."""
    while type(value) not in _PLAIN and hasattr(type(value), '_tenuto_result'):
        value = value._tenuto_result()
    return value


def shown(value: Any) -> str:
    """A value for an error's text, with its type."""
    own = getattr(type(value), '_tenuto_shown', None)
    if own is not None:
        return str(own(value))
    if isinstance(value, (FunctionType, MethodType)):
        return f'the function {value.__name__} itself, which was not called'
    text = repr(value)
    short = text[:_MOST_SHOWN] + '...' if len(text) > _MOST_SHOWN else text
    return f'{short} ({type(value).__name__})'


class Sequence:
    """Java's classes for what is no plain value, looked up once."""

    of: Any = None
    foreign: Any = None
    handle: Any = None
    cascade: Any = None
    java: Any = None

    @classmethod
    def prepare(cls) -> None:
        jpype = _jvm.start()
        cls.foreign = jpype.JClass('tenuto.scripting.bridge.UnknownValue')
        cls.handle = jpype.JClass('tenuto.scripting.calls.Handle')
        cls.cascade = jpype.JClass('tenuto.dsp.filters.Cascade')
        cls.java = jpype.JClass('tenuto.scripting.bridge.Sequence')
        cls.of = cls.java.of


def convert(session: Any, value: Any, array: Callable[[Any, Any], None] | None = None,
            where: Any = None) -> Any:
    """A value as Java takes it.

    array: is given an array of numbers and where it stands, and refuses it if there can be none.
    """
    kind = type(value)
    if kind in _PLAIN:
        return value if kind is not int or -_LARGEST <= value < _LARGEST else _number(value)
    java = getattr(value, '_h', None)
    if java is not None:
        if value._session is not session:
            raise ValueError('a signal of another session: use it inside "with" that session')
        return java
    if isinstance(value, (list, tuple)):
        if Sequence.of is None:
            Sequence.prepare()
        return Sequence.of(isinstance(value, tuple),
                           [convert(session, each, array, where) for each in value])
    if hasattr(kind, '_tenuto_result'):
        return convert(session, resolved(value))
    if isinstance(value, Filter):
        return value._j
    if hasattr(value, 'tolist') and getattr(value, 'ndim', 0) > 0:
        if array is not None and hasattr(value, 'shape') and hasattr(value, 'dtype') \
                and getattr(value.dtype, 'kind', 'f') != 'O':
            array(value, where)
        return convert(session, value.tolist())
    return _other(value)


def path(word: str, name: str, value: Any) -> str:
    """A file's name, given as a text or as a path of pathlib's."""
    value = resolved(value)
    if isinstance(value, os.PathLike):
        value = os.fspath(value)
    if not isinstance(value, str):
        raise TypeError(f'{word}: {name} must be a file name, but is {shown(value)}')
    if not value:
        raise ValueError(f"{word}: {name} must name a file, but is ''")
    return value


def _other(value: Any) -> Any:
    if isinstance(value, str):
        return str(value)
    if isinstance(value, os.PathLike):
        return convert(None, os.fspath(value))
    if isinstance(value, numbers.Number):
        return _number(value)
    jpype = _jvm.start()
    if isinstance(value, (jpype.JObject, jpype.JProxy)):
        return value
    if all(callable(getattr(value, name, None)) for name in _PROCESSOR):
        return jpype.JProxy('be.tarsos.dsp.AudioProcessor', inst=value)
    if Sequence.of is None:
        Sequence.prepare()
    return Sequence.foreign(str(value), shown(value), False)


def _number(value: Any) -> Any:
    try:
        return float(value)
    except (OverflowError, TypeError, ValueError):
        if Sequence.of is None:
            Sequence.prepare()
        return Sequence.foreign(str(value), shown(value), True)
