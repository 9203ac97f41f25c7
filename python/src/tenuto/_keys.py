"""Numbers that stand for what values say: seeds of tasks and notes follow from them."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import Any

from . import _jvm
from ._values import resolved

_WHOLE = 2 ** 31

_keys: Any = None


def _java() -> Any:
    global _keys
    if _keys is None:
        _keys = _jvm.start().JClass('tenuto.scripting.calls.Keys')
    return _keys


def of(value: Any, deep: int = 8) -> Any:
    """Of a number, a text, a signal, a note, a function, and lists and dictionaries of them."""
    keys = _java()
    if deep == 0:
        return keys.NOTHING
    value = resolved(value)
    if isinstance(value, numbers.Real):
        if isinstance(value, int) and not -_WHOLE <= value < _WHOLE:
            return keys.large(str(value))
        return keys.number(float(value))
    if isinstance(value, str):
        return keys.text(value)
    handle = getattr(value, '_h', None)
    if handle is not None:
        return keys.signal(handle)
    if hasattr(type(value), '_tenuto_kind'):
        names = _timeless(value) if value._tenuto_kind == 'note' else vars(value)
        return keys.object(type(value)._tenuto_kind, list(names), [of(x) for x in names.values()])
    if isinstance(value, (list, tuple)):
        return keys.list([of(each, deep - 1) for each in value])
    if isinstance(value, dict):
        return _names(value, deep)
    return _object(value, deep)


def of_note(note: Any) -> Any:
    """Of a note of a performance, which may be of the patch's own class: without its time."""
    if hasattr(type(note), '_tenuto_kind') or callable(note) or not hasattr(note, '__dict__'):
        return of(note)
    return _names(_timeless(note), 7)


def _timeless(note: Any) -> dict[str, Any]:
    """All that it says, but not when: it is the same note elsewhere."""
    return {name: value for name, value in vars(note).items() if name != 'ms'}


def _names(names: dict[Any, Any], deep: int) -> Any:
    return _java().names([of(name, 1) for name in names],
                         [of(value, deep - 1) for value in names.values()])


def _object(value: Any, deep: int) -> Any:
    keys = _java()
    if callable(value):
        name = getattr(value, '__name__', None)
        if hasattr(value, '__code__'):
            defaults = value.__defaults__
            return keys.function(name, keys.NOTHING if defaults is None
                                 else of(defaults, deep - 1))
        return keys.NOTHING if name is None else keys.named(name)
    names = getattr(value, '__dict__', None)
    return keys.NOTHING if names is None else _names(names, deep - 1)


def call(function: Callable[..., Any], values: tuple[Any, ...], names: tuple[str, ...]) -> Any:
    """Of a function and what it is called with; the last of the values have the names."""
    return _java().call(of(function), [of(value) for value in values], list(names))
