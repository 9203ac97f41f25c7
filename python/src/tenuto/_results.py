"""What words give, as Python's values."""

from __future__ import annotations

from typing import Any

from ._channels import Channels
from ._protocols import Owner
from ._signal import wrap_any
from ._values import Filter, Sequence


def decode(session: Owner, java: Any, recipe: Any, arguments: tuple[Any, ...] = ()) -> Any:
    """What a word gives, as Python's value; a signal that was given is that signal."""
    if Sequence.of is None:
        Sequence.prepare()
    if isinstance(java, Sequence.handle):
        for each in arguments:
            if getattr(each, '_h', None) == java:
                return each
        return wrap_any(session, java, recipe)
    if isinstance(java, Sequence.java):
        number = java.number()
        elements = [
            decode(session, each, ('item', (recipe, at)), arguments)
            for at, each in enumerate(java.array())]
        return Channels(elements) if number == 2 else tuple(elements) if number else elements
    if isinstance(java, float):
        return float(java)
    if isinstance(java, int):
        return int(java)
    if isinstance(java, Sequence.cascade):
        return Filter(java)
    return None if isinstance(java, Sequence.foreign) else str(java)
