"""Strings that resonate in one another: combs, formants, and a shape of samples made by hand.

main() takes the seconds from the command line (default 30).
"""
import random
import sys

from com.nerdscentral.audio.core import SFData, SFMemoryZone
from sython.concurrent import sf_parallel
from utils.Algorithms import compress, do_formant, excite
from utils.Envelopes import dbsEnv
from utils.Filters import byquad_filter
from utils.Parallel_Helpers import mix, realise
from utils.Types import ensure_signal, is_signal, not_none


def wavetable(samples):
    """One turn of a plucked string's first shape, a triangle, written sample by sample."""
    table = SFData.build(samples, True)
    for i in range(samples):
        place = i / float(samples)
        table.setSample(i, place * 4 if place < 0.25 else (1 - place) * 4 / 3.0)
    return table.pin()


@sf_parallel
def string(hz, ms, table):
    """A pluck that a comb keeps alive, among the vowels of its box."""
    with SFMemoryZone():
        pluck = sf.Generate(30.0, hz, table)
        pluck = sf.Multiply(sf.RemoveDC(pluck), sf.LinearShape((0, 0), (2, 1), (30, 0)))
        long = sf.Concatenate(pluck, sf.Silence(ms - 30))
        ringing = sf.ResonantFilter(long, 0.985, 1.0, 1000.0 / hz)
        ringing = byquad_filter('low', ringing, min(9000, hz * 12), 0.6)
        sung = do_formant(ringing, 500, 1500, 2500, hz, 1)
        body = excite(sung, 0.1, 2)
        damped = sf.Multiply(body, sf.ExponentialShape((0, 0), (ms, -50)))
        return sf.FixSize(damped).realise().keep()


def trembling(sound, depth):
    """A tremolo, whose depth is a number or a signal."""
    depth = ensure_signal(not_none(depth), sf.Length(sound))
    assert is_signal(depth)
    swing = sf.Multiply(sf.SineWave(sf.Length(sound), 6), depth)
    return sf.Multiply(sound, sf.DirectMix(0.8, swing))


@sf_parallel
def side(notes, table, late):
    """One ear: the same strings in other places."""
    with SFMemoryZone():
        placed = []
        for hz, at, ms in notes:
            sound = string(hz * (1 + 0.001 * late), ms, table)
            placed.append((sf.LinearVolume(sound, 0.3), at + late * random.random() * 10))
        line = mix(placed)
        faded = sf.Multiply(line, dbsEnv(line, [(0, 0), (sf.Length(line) / 2, -3), (1e9, 0)]))
        sound = compress(trembling(faded, 0.1), 0.3)
        left, right = sf.AnalogueChorus(
            sound, 12, sf.LinearVolume(sf.SineWave(sf.Length(sound), 0.7), 2), 0.2, 1.0, 6000)
        return realise(sf.FixSize(left if late else right)).keep()


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
    table = wavetable(512)
    scale = [sf.Note(name) for name in ('d3', 'a3', 'd4', 'e4', 'f4', 'a4', 'c5', 'd5')]
    notes = []
    at = 0.0
    while at < seconds * 1000 - 900:
        notes.append((scale[len(notes) * 3 % 8], at, 900.0))
        at += 180.0
    with SFMemoryZone():
        ears = [side(notes, table, late) for late in (0, 1)]
        sf.WriteFile32([sf.LinearVolume(ear, 0.9) for ear in ears], 'strings.wav')
