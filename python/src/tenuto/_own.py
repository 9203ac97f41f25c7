"""Words of a program's own: functions that are words of sf, and methods of signals."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

from . import _jvm
from ._values import shown

_F = TypeVar('_F', bound=Callable[..., Any])

_words: dict[str, Callable[..., Any]] = {}
_methods: dict[str, Callable[..., Any]] = {}


def word(f: _F) -> _F:
    """``@sf.word`` makes a function a word of sf and a method of signals; gives it back."""
    if not isinstance(f, FunctionType):
        raise TypeError(f'sf.word: f must be a function, but is {shown(f)}')
    _words[f.__name__] = f
    _methods.clear()
    return f


def names() -> list[str]:
    """Their names."""
    return list(_words)


def forget() -> None:
    """Forgets them all: what runs next makes its own."""
    _words.clear()
    _methods.clear()


def found(name: str) -> Callable[..., Any] | None:
    """The function of that name, as written or as a method, or None.

    A module tenuto_words is imported when something asks for a word that there is not.
    """
    if name.startswith('_'):
        return None
    known = _known(name)
    if known is None:
        module = str(_java().MODULE)
        try:
            importlib.import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
        else:
            known = _known(name)
    return known


def _known(name: str) -> Callable[..., Any] | None:
    if len(_methods) < len(_words):
        _methods.update((str(_java().method(each)), f) for each, f in list(_words.items()))
    return _words.get(name) or _methods.get(name)


def _java() -> Any:
    return _jvm.start().JClass('tenuto.scripting.calls.OwnWord')
