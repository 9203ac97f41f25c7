"""A cave: drops, wind, and an echo of grains.

main() takes the seconds from the command line (default 40).
"""
import random
import sys

from com.nerdscentral.audio.core import SFMemoryZone
from sython.concurrent import sf_parallel, c_log
from sython.utils.Filters import byquad_filter
from sython.utils.Parallel_Helpers import mix, realise, finalise
from sython.utils.Reverberation import granular_reverberate, reverberate
from sython.utils.Generative import BrownianWalk, balancedRandom


@sf_parallel
def drop(hz, ms):
    """A bubble: a sine that rises as it shrinks."""
    with SFMemoryZone():
        sound = sf.Slide((0, hz), (ms * 0.1, hz * 1.05), (ms, hz * 2))
        shape = sf.ExponentialShape((0, -60), (3, 0), (ms * 0.4, -18), (ms, -70))
        return sf.Multiply(sound, shape).realise().keep()


@sf_parallel
def wind(ms):
    """Noise whose colour wanders."""
    with SFMemoryZone():
        points = [(0, 300)]
        walk = BrownianWalk(3, 3, 9, 5)
        for i in range(1, 9):
            points.append((ms * i / 8.0, 150.0 * min(12, walk.next() * 2 + 1)))
        colour = sf.LinearShape(points)
        sharp = sf.LinearShape((0, 2), (ms / 2, 6), (ms, 2))
        noise = byquad_filter('low', sf.WhiteNoise(ms), colour, sharp)
        noise = byquad_filter('high', noise, 90)
        swell = sf.LinearShape((0, 0), (ms * 0.3, 1), (ms * 0.7, 0.6), (ms, 0))
        sound = sf.FixSize(sf.Multiply(noise, swell))
        return sf.Realise(sf.LinearVolume(sound, 0.12)).keep()


@sf_parallel
def drops(ms, loudest):
    """Drops on the partials of a low d, each from a ratio that walks about."""
    with SFMemoryZone():
        walk = BrownianWalk(8, 1, 16, 3)
        placed = []
        at = 50.0
        while at < ms - 300:
            sound = drop(sf.Note('d4') * walk.next(), 120 + random.random() * 80)
            dB = loudest - random.random() * 12
            placed.append((sf.ExponentialVolume(sound, dB), at))
            at += balancedRandom(240.0)
        c_log('drops: ', len(placed))
        return mix(placed).keep()


def response(ms):
    """What the cave answers: noise that gets duller and softer."""
    noise = sf.Multiply(sf.WhiteNoise(ms), sf.ExponentialShape((0, 0), (ms, -70)))
    return sf.Realise(sf.RBJLowPass(noise, 3000, 0.7))


@sf_parallel
def side(ms):
    """One ear of the cave."""
    with SFMemoryZone():
        near = drops(ms, -4)
        cloud = granular_reverberate(near, 0.5, 180, 3, 60, 1, 0.3)
        room = reverberate(cloud, response(350.0))
        parts = [near, sf.LinearVolume(room, 0.5), wind(ms)]
        return sf.FixSize(sf.Mix(parts)).realise().keep()


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 40.0
    with SFMemoryZone():
        left, right = side(seconds * 1000), side(seconds * 1000)
        left, right = realise(sf.LinearVolume(left, 0.8), sf.LinearVolume(+right, 0.8))
        sf.WriteFile32((left, right), 'caves.wav')
