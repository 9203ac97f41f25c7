"""Words as functions and methods."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ._current import current
from ._table import WORDS

if TYPE_CHECKING:
    import inspect

_words: dict[str, Word] = {}
_by_snake = {row[0]: name for name, row in WORDS.items()}


class Word:
    """A word of sf: a function that makes a signal, or does something with one."""

    def __init__(self, name: str) -> None:
        snake, gives, signature, documentation = WORDS[name]
        self.name = self.__name__ = name
        self.snake = snake
        self.gives = gives.split()[0]
        self.is_lazy = self.gives == 'lazy'
        self.signature = signature
        self.__doc__ = documentation
        self.__qualname__ = name
        self.__module__ = 'tenuto'

    @property
    def __signature__(self) -> inspect.Signature:
        import inspect  # whoever asks for it has that already
        inside = self.signature[self.signature.index('(') + 1:-1]
        if inside.endswith('...'):
            return inspect.Signature(
                [inspect.Parameter(inside[:-3], inspect.Parameter.VAR_POSITIONAL)])
        parameters = []
        for each in inside.split(', ') if inside else ():
            name, _, default = each.partition('=')
            otherwise: Any = inspect.Parameter.empty
            if default:
                otherwise = _value(default)
            parameters.append(inspect.Parameter(
                name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=otherwise))
        return inspect.Signature(parameters)

    def __call__(self, *values: Any, **named: Any) -> Any:
        if named:
            return current().call(
                self, values + tuple(named.values()), tuple(named), sys._getframe(1))
        return current().call(self, values, (), sys._getframe(1))

    def bound(self, first: Any) -> Callable[..., Any]:
        """The word as a method of a signal or of channels."""
        def method(*values: Any, **named: Any) -> Any:
            session = (first if not isinstance(first, list) else first[0])._session
            return session.call(self, (first, *values, *named.values()), tuple(named),
                                sys._getframe(1))
        method.__name__ = self.snake
        method.__doc__ = self.__doc__
        return method

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"sf.{self.name} is a word without a '{name}': it is called, as "
                             f'sf.{self.signature}' if 'signature' in vars(self) else name)

    def _tenuto_shown(self) -> str:
        return f'the word sf.{self.name} itself, which was not called'

    def __reduce__(self) -> tuple[Any, ...]:
        return word, (self.name,)

    def __repr__(self) -> str:
        return f'<sf.{self.signature}>'


def _value(default: str) -> Any:
    """What a parameter is without an argument: a text or a number."""
    if default.startswith("'"):
        return default[1:-1]
    return int(default) if default.lstrip('-').isdigit() else float(default)


def found(name: str) -> Word | None:
    """The word of that name, as written or in snake case, or None."""
    known = _words.get(name)
    if known is None:
        full = name if name in WORDS else _by_snake.get(name)
        if full is None:
            return None
        known = _words.get(full) or _words.setdefault(full, Word(full))
        _words[name] = known
    return known


def word(name: str) -> Word:
    """The word of that name, which must be one."""
    known = found(name)
    if known is None:
        raise AttributeError(f'there is no word {name}')
    return known
