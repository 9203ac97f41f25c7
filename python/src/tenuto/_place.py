"""The lines of a program that calls come from."""

from __future__ import annotations

from types import CodeType, FrameType
from typing import Any

from ._protocols import Owner

#: Calls whose lines are remembered.
_MOST_PLACES = 10_000

_places: dict[tuple[int, int], tuple[Any, CodeType]] = {}


def place(session: Owner, frame: FrameType) -> Any:
    """The user's line that a call comes from, as Java keeps it."""
    while frame.f_globals.get('__package__') == 'tenuto' and frame.f_back is not None:
        frame = frame.f_back  # asked for last, as that makes an object
    code = frame.f_code
    key = id(code), frame.f_lasti  # to ask for the line takes the longer the further down it is
    known = _places.get(key)
    if known is None:
        if len(_places) >= _MOST_PLACES:
            _places.clear()
        at = session._place_class(code.co_filename, frame.f_lineno)
        known = _places[key] = at, code  # as long as the code is held, none other has its id
    return known[0]
