"""Kinds of arguments."""
from com.nerdscentral.audio.core import SFSignal


def is_signal(x):
    return isinstance(x, SFSignal)


def ensure_signal(x, ms):
    return x if is_signal(x) else sf.Constant(ms, x)
