"""Files that the package has in common with ./tenuto."""

from __future__ import annotations

import os

_HERE = os.path.dirname(os.path.realpath(__file__))

#: The checkout or release that the package is in, if it is in one.
CHECKOUT = os.path.dirname(os.path.dirname(os.path.dirname(_HERE)))


def places(name: str, *in_checkout: str) -> list[str]:
    """Where something of that name may be: in the package, or in the checkout or release."""
    return [os.path.join(_HERE, name), *(os.path.join(CHECKOUT, each) for each in in_checkout)]


def found(name: str, in_checkout: str) -> str | None:
    """The package's own file, or that of the checkout; None if there is none."""
    return next((each for each in places(name, in_checkout) if os.path.isfile(each)), None)
