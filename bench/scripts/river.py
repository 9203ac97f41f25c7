# A minute of some 2,000 short notes in a hall, as many patches are made: a task for each note, a few
# filters and a stored signal in each, and a reverberation by transforms of overlapping grains.
#
#   ./tenuto render bench/scripts/river.py             60 seconds
#   ./tenuto render bench/scripts/river.py SECONDS
#
# What it measures is not the speed of long signals but of thousands of short ones: calls of words,
# plans, stores of a few thousand samples, tasks, small transforms. river.sy beside it is the same in
# the dialect that counts references, and gives the same sound.
from __future__ import division

import math
import random
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
SCALE = [0, 3, 5, 7, 10]
GRAIN = 500.0  # ms; of the hall's response as well


def tone(ms, hz, chance):
    """A plucked note: five partials, each with a decay of its own, and the noise of the pluck."""
    parts = []
    for n in range(1, 6):
        partial = sf.PhasedSineWave(ms, n * hz * (1 + 0.0004 * n * n), chance.random())
        shape = sf.SimpleShape((0, -60), (2 + n, -6 * n), (ms / n, -6 * n - 24), (ms, -90))
        parts.append(sf.Multiply(partial, shape))
    pluck = sf.RBJBandPass(sf.WhiteNoise(40), 3 * hz, 1)
    parts.append(sf.Multiply(pluck, sf.NumericShape((0, 0), (3, 0.3), (40, 0))))
    return sf.Realise(sf.Mix(parts))


def sing(ms, hz, loudness, place, seed):
    """A note for each ear."""
    x = tone(ms, hz, random.Random(seed))
    x = sf.ButterworthHighPass(x, hz * 0.6, 2)
    x = sf.RBJPeaking(x, hz * 2, 1, 4)
    x = sf.RBJLowPass(x, min(20000, hz * (4 + 8 * loudness)), 1)
    x = sf.Multiply(x, sf.NumericShape((0, 0), (4, 1), (ms * 0.4, 0.5), (ms, 0)))
    x = sf.FixSize(x)
    angle = place * math.pi / 2
    left = sf.Realise(sf.NumericVolume(x, loudness * math.cos(angle)))
    right = sf.Realise(sf.NumericVolume(x, loudness * math.sin(angle)))
    return left, right


def notes():
    chance = random.Random(7)
    at, step = 0.0, 0
    while at < SECONDS * 1000:
        for voice in range(4):
            if chance.random() < 0.8:
                key = 36 + 12 * voice + chance.choice(SCALE)
                ms = 150 + 350 * chance.random() * (2 - voice / 3)
                hz = 440 * 2 ** ((key - 69) / 12)
                loudness = 0.2 + 0.6 * chance.random()
                yield at + 15 * chance.random(), ms, hz, loudness, chance.random()
        step += 1
        at += 95 + 10 * math.sin(step / 8)


def response(seed):
    """Half a second of decaying noise, as a spectrum."""
    tail = sf.RBJLowPass(sf.WhiteNoise(GRAIN), 5000 + 500 * seed, 0.7)
    tail = sf.Multiply(tail, sf.SimpleShape((0, -90), (8, 0), (GRAIN, -60)))
    return sf.FrequencyDomain(sf.Realise(sf.Concatenate(tail, sf.Silence(GRAIN))))


def wet(grain, spectrum):
    """A grain in the hall, as loud as it was."""
    grain = sf.Realise(grain)
    size = sf.Magnitude(grain)
    padded = sf.Concatenate(grain, sf.Silence(GRAIN))
    product = sf.CrossMultiply(sf.FrequencyDomain(padded), spectrum)
    sound = sf.Realise(sf.TimeDomain(product))
    return sf.NumericVolume(sound, size / max(1e-9, sf.Magnitude(sound)))


def hall(channel, seed):
    spectrum = response(seed)
    grains = [(sf_do(wet, grain, spectrum), at) for grain, at in sf.Granulate(channel, GRAIN, 20)]
    return sf.Realise(sf.MixAt(grains))


tasks = []
for number, (at, ms, hz, loudness, place) in enumerate(notes()):
    tasks.append((sf_do(sing, ms, hz, loudness, place, number), at))
print '%d notes' % len(tasks)
sides = [[], []]
for task, at in tasks:
    left, right = task
    sides[0].append((left, at))
    sides[1].append((right, at + 0.3))
both = []
for seed, side in enumerate(sides):
    channel = sf.Realise(sf.Clean(sf.MixAt(side)))
    far = hall(sf.ButterworthHighPass(channel, 120, 2), seed)
    both.append(sf.FixSize(sf.Mix(sf.FixSize(channel), sf.Pcnt30(sf.FixSize(far)))))
sf.WriteFile(both, 'river.wav', 'pcm24')
