# Grain Cloud: half a minute from one stroke of a bell, cut into thousands of grains.
#
#   ./tenuto render examples/grain_cloud.py            the piece
#   ./tenuto render examples/grain_cloud.py 60         the same, slower: 60 seconds
#   ./tenuto render examples/grain_cloud.py --seed 7   another cloud: other grains at other times
#
# A grain is a tenth of a second of sound that fades in and out. A single one hardly has a pitch;
# many of them are a new sound, whose time is no longer that of the recording: where a grain is
# taken from, how fast it is played and when it sounds are three different things.
from __future__ import division

import math
import os
import random
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 36.0
END = SECONDS * 1000
HERE = os.path.dirname(os.path.abspath(__file__))


def gain(dB):
    return 10 ** (dB / 20)


# The bell, a c5: the part between the stroke and the end. A gain that rises as the bell fades makes
# it roughly even. Thousands of grains read it, so it is stored.
BELL_HZ = sf.Note('c5')
LATEST = 800  # ms
bell = sf.ReadFile(os.path.join(HERE, os.pardir, 'samples', 'bell.wav'))[0]
BELL = sf.Realise(sf.FixSize(
    bell[20:LATEST + 420] * sf.ExponentialShape((0, 0), (LATEST, 18), (LATEST + 400, 26))))


class Grain(object):
    """What sf.Perform passes to the instrument: any object with ms, its start time."""

    def __init__(self, ms, begin, length, hz, dB, place):
        self.ms = ms
        self.begin = begin  # ms, in the bell
        self.length = length  # ms, of the bell
        self.speed = hz / BELL_HZ
        self.gain = gain(dB)
        self.place = place  # 0 is left, 1 right


def sound(grain):
    cut = BELL[grain.begin:grain.begin + grain.length]
    # ToGrain fades in to the middle and out from there.
    tone = grain.gain * sf.ToGrain(sf.DirectRelength(cut, grain.speed))
    angle = grain.place * math.pi / 2
    return [math.cos(angle) * tone, math.sin(angle) * tone]


grains = []

# ---- Three frozen bells -------------------------------------------------------------------------

# Each ear gets a grain every few hundredths of a second, taken from a position that moves very
# slowly through the bell. So one second of the bell lasts as long as the piece.
for name, dB, begin, end in [('c3', -4, 0, 1), ('g3', -9, 0.15, 0.9), ('c4', -9, 0.3, 0.97)]:
    hz = sf.Note(name)
    length = 300 * hz / BELL_HZ  # ms of the bell that last 300 ms when played at this pitch
    ms = begin * END
    while ms < end * END:
        now = ms / END
        # It fades in and out: it is loudest in the middle.
        swell = 14 * abs(2 * (now - begin) / (end - begin) - 1) ** 2
        for ear in (0.1, 0.9):
            at = LATEST * now + random.uniform(0, 60)
            grains.append(Grain(ms + random.uniform(0, 40), at, length, hz, dB - swell, ear))
        ms += 60

# ---- The cloud ----------------------------------------------------------------------------------

# Over them grains fall at random: few at first, sixty per second in the middle, at last single ones
# again. Their pitches are those of a chord, which changes; higher grains are softer.
CHORDS = [
    'c4 g4 c5 e5 g5 d6', 'a3 e4 c5 e5 b5 c6', 'f3 c4 a4 c5 g5 e6', 'd4 a4 c5 f5 a5 e6',
    'g3 d4 b4 d5 a5 f6', 'c4 g4 b4 e5 b5 d6', 'c4 g4 c5 e5 c6 g6',
]
ms = 0.04 * END
while ms < 0.96 * END:
    now = ms / END
    names = CHORDS[int(now * len(CHORDS))].split()
    hz = sf.Note(random.choice(names))
    length = random.uniform(60, 220)
    dB = -13 - 5 * max(0, math.log(hz / 262, 2)) - random.uniform(0, 8)
    grains.append(Grain(ms, random.uniform(0, LATEST), length * hz / BELL_HZ, hz, dB,
                        random.random()))
    density = 4 + 56 * math.sin(math.pi * now) ** 3  # grains per second
    ms += random.expovariate(density) * 1000

print('%d grains' % len(grains))

# ---- The mix ------------------------------------------------------------------------------------

cloud = sf.Realise(sf.Perform(grains, sound))
# Some air above, none of the rumble below; and a fade to silence at the end.
fade = sf.NumericShape((0, 0), (0.03 * END, 1), (0.92 * END, 1), (END, 0))
cloud = [side.rbj_high_pass(60, 0.7).rbj_high_shelf(6000, 0.7, 3)[:END] * fade for side in cloud]
mix = sf.Realise(cloud)
peak = max(max(sf.MaxValue(side), -sf.MinValue(side)) for side in mix)
sf.WriteFile(sf.NumericVolume(mix, gain(-1) / peak), 'grain_cloud.wav', 'pcm24')
