# Granular Stretch: a recording made longer without becoming lower, by laying out its grains anew.
#
#   ./tenuto render examples/granular_stretch.py            a bell, six times as long
#   ./tenuto render examples/granular_stretch.py 12         twelve times as long
#   ./tenuto render examples/granular_stretch.py 0.5        half as long
#
# A grain is a twelfth of a second. Grains are taken from places that move slowly through the
# recording, and put down one after the other, each overlapping its neighbours by three quarters. As
# each is taken from a slightly random place, no two are alike and nothing begins to buzz.
from __future__ import division

import os
import random
import sys

RATIO = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
GRAIN = 83.0  # ms
HOP = GRAIN / 4
SCATTER = 12.0  # ms to either side
HERE = os.path.dirname(os.path.abspath(__file__))

bell = sf.Realise(sf.ReadFile(os.path.join(HERE, os.pardir, 'samples', 'bell.wav'))[0])
END = bell.ms * RATIO
WINDOW = sf.Realise(sf.HannShape(GRAIN))


def side():
    """One channel: its random places are its own, which makes the sound wide."""
    grains = []
    ms = 0.0
    while ms < END:
        place = ms / RATIO + random.uniform(-SCATTER, SCATTER)
        place = min(max(place, 0), bell.ms - GRAIN)
        grains.append((bell[place:place + GRAIN] * WINDOW, ms))
        ms += HOP
    # Four von Hann windows over each other add up to 2.
    return sf.MixAt(grains) * 0.5


sound = [side(), side()]
# The stroke itself is not to be stretched: it comes first, as it was recorded.
sound = [sf.Mix(bell[:120] * sf.NumericShape((0, 1), (60, 1), (120, 0)), x) for x in sound]
sf.WriteFile(sf.NormalisePeak(sound, -3), 'granular_stretch.wav', 'pcm24')
print('%.1f s have become %.1f s' % (bell.ms / 1000, END / 1000))
