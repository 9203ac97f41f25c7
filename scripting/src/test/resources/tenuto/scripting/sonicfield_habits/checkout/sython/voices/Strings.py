"""Plucked strings."""
from com.nerdscentral.audio.core import SFMemoryZone
from sython.concurrent import sf_parallel
from sython.utils.Filters import gentle


@sf_parallel
def harmonic(ms, hz, n):
    shape = sf.LinearShape((0, 0), (3, 1.0 / n), (ms, 0))
    return sf.Multiply(sf.SineWave(ms, hz * n), shape).realise()


@sf_parallel
def pluck(ms, hz):
    with SFMemoryZone():
        parts = [harmonic(ms, hz, n) for n in range(1, 5)]
        sound = sf.Mix(parts)
        return gentle(sf.FixSize(sound), sf.LinearShape((0, 4000), (ms, 300))).realise().keep()
