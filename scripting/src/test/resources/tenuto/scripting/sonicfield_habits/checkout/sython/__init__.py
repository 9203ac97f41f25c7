"""A library of somebody else, laid out as that of 2017."""
