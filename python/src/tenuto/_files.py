"""Files that the package has in common with ./tenuto."""

import pathlib


def found(name, in_checkout):
    """The package's own, or that of the checkout that the package is in; None if there is none."""
    here = pathlib.Path(__file__).resolve().parent
    places = [here / name]
    if len(here.parents) > 2:
        places.append(here.parents[2] / in_checkout)
    return next((place for place in places if place.is_file()), None)
