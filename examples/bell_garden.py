# Bell Garden: 30 seconds made from three short recordings in the folder samples: a bell, a drop
# and a wooden block.
#
#   ./tenuto render examples/bell_garden.py            the piece
#   ./tenuto render examples/bell_garden.py 20         the same, faster: 20 seconds
#   ./tenuto render examples/bell_garden.py --seed 7   another garden: other drops at other times
#
# One bell is enough for a garden: played twice as fast it sounds an octave higher, for half the
# time. So every bell here rings as long as a bell of its pitch would.
from __future__ import division

import math
import os
import random
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0
MS = SECONDS / 30
END = SECONDS * 1000

SAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, 'samples')


def sample(name):
    """The only channel of a recording; its sample rate must be the session's."""
    return sf.ReadFile(os.path.join(SAMPLES, name))[0]


BELL, DROP, WOOD = sample('bell.wav'), sample('drop.wav'), sample('wood.wav')
BELL_HZ = sf.Note('c5')

# ---- The score: five chords of bells, each rolled from its lowest to its highest ------------------

CHORDS = [  # start time and notes
    (0, ['c4', 'g4', 'e5', 'd6']),
    (4600, ['a3', 'g4', 'c5', 'e5', 'b5']),
    (9200, ['f3', 'c4', 'a4', 'e5', 'g5']),
    (13600, ['d3', 'f4', 'c5', 'e5', 'a5']),
    (17800, ['g3', 'f4', 'b4', 'd5', 'a5', 'e6']),
    (22000, ['c2', 'c3', 'c4', 'g4', 'e5', 'b5', 'd6']),
]
# The drops fall on five notes that fit all the chords.
DROPS = ['g5', 'a5', 'c6', 'd6', 'e6']
DROP_HZ = sf.Note('b5')  # where the drop seems to be

# ---- The instruments ----------------------------------------------------------------------------


def gain(dB):
    return 10 ** (dB / 20)


def short(sound):
    """In a faster garden everything is damped sooner."""
    if MS >= 1:
        return sound
    ms = sound.ms * MS
    return sound[:ms] * sf.NumericShape((0, 1), (0.7 * ms, 1), (ms, 0))


def bell(note, dB):
    return gain(dB) * short(sf.DirectRelength(BELL, sf.Note(note) / BELL_HZ))


def drop(note, dB):
    return gain(dB) * short(sf.DirectRelength(DROP, sf.Note(note) / DROP_HZ))


def panned(sound, place):
    """Place 0 is left, 1 right."""
    return [math.cos(place * math.pi / 2) * sound, math.sin(place * math.pi / 2) * sound]


# ---- The performance ----------------------------------------------------------------------------

events = []  # pairs: the two channels of a sound, and its start time


def play(sound, place, ms):
    events.append((panned(sound, place), ms))


for begin, notes in CHORDS:
    for i, note in enumerate(notes):
        # A roll gets slower and softer towards its end; low bells are in the middle.
        ms = (begin + 110 * i + 22 * i * i) * MS
        place = 0.5 + (0.1 + 0.07 * i) * (-1) ** i
        play(sf.Realise(bell(note, -7 - 1.5 * i)), place, ms)
        if i >= 2:  # each high bell is heard again from the other side, farther away
            play(sf.RBJLowPass(bell(note, -19 - 1.5 * i), 2600, 0.7), 1 - place, ms + 1500 * MS)

# The module random is Python's own, seeded from --seed: the same garden in every run.
ms = 2300.0
while ms < 25000:
    note = random.choice(DROPS)
    loud = random.uniform(-22, -15)
    place = random.random()
    fallen = sf.Realise(drop(note, loud))
    for echo in range(4):  # to and fro between two walls
        play(gain(-7 * echo) * fallen, place if echo % 2 == 0 else 1 - place,
             (ms + 340 * echo) * MS)
    ms += random.choice([700, 700, 1050, 1400, 2100])

# A bamboo fountain: it fills, tips over and knocks, every seven seconds.
for ms in (3400, 10400, 17400, 24400):
    knock = gain(-12) * short(WOOD)
    play(knock, 0.68, ms * MS)
    play(gain(-16) * sf.RBJLowPass(short(WOOD), 900, 0.7), 0.3, (ms + 180) * MS)

sides = [sf.MixAt([(ears[ear], ms) for ears, ms in events])[:END] for ear in (0, 1)]
fade = sf.NumericShape((0, 1), (END - 3000 * MS, 1), (END, 0))
mix = sf.Realise([side * fade for side in sides])
peak = max(max(sf.MaxValue(side), -sf.MinValue(side)) for side in mix)
sf.WriteFile(sf.NumericVolume(mix, gain(-1) / peak), 'bell_garden.wav', 'pcm24')
