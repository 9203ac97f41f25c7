"""Filters."""
from sython.utils.Types import is_signal


def gentle(sig, hz):
    shaped = sf.ShapedRBJLowPass if is_signal(hz) else sf.RBJLowPass
    return shaped(sig, hz, sf.Constant(sf.Length(sig), 1) if is_signal(hz) else 1)
