# Mastering: a finished mix made as loud as streaming services play it, -14 LUFS, with peaks at -1 dBTP.
#
#   ./tenuto render examples/mastering.py                          a mix of the samples, as a trial
#   ./tenuto render examples/mastering.py MIX.wav                  your mix, as mix_master.wav
#   ./tenuto render examples/mastering.py MIX.wav -16 -1.5         to other levels
#
# An equaliser for taste, three bands compressed a little, some width above the bass, and a limiter. A
# limiter changes the loudness, so the drive into it is searched for until the loudness is right.
from __future__ import division

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
LUFS = float(sys.argv[2]) if len(sys.argv) > 2 else -14.0
CEILING = float(sys.argv[3]) if len(sys.argv) > 3 else -1.0


def trial():
    """Something to master: a bell, some wood, and the bell again an octave lower."""
    samples = os.path.join(HERE, os.pardir, 'samples')
    bell = sf.ReadFile(os.path.join(samples, 'bell.wav'))[0]
    wood = sf.ReadFile(os.path.join(samples, 'wood.wav'))[0]
    low = sf.DirectRelength(bell, 0.5)
    parts = [(low, 0)] + [(wood, 250 * i) for i in range(12)] + [(bell, 500), (bell, 1750)]
    left = sf.MixAt(parts) * 0.3
    return [left, sf.Pad(left, 9)]


if len(sys.argv) > 1 and sys.argv[1] != 'trial':
    mix, name = sf.ReadFile(sys.argv[1]), os.path.basename(sys.argv[1]).rsplit('.', 1)[0]
else:
    mix, name = trial(), 'trial'

# hz, dB, q, kind: 4 is a high-pass, 1 a low shelf, 2 a high shelf
sound = sf.ParametricEQ(mix, [(25, 0, 0.7, 4), (90, 1, 0.7, 1), (350, -1, 1), (9000, 1.5, 0.7, 2)])
sound = sf.MultibandCompressor(sound, lowHz=140, highHz=3000, ratio=2, lowThreshold=-26,
                               midThreshold=-24, highThreshold=-28, attack=20, release=180)
if len(sound) == 2:
    bass = [x.svf_low_pass(160) for x in sound]
    above = sf.Width([x - low for x, low in zip(sound, bass)], 1.15)
    sound = [low + high for low, high in zip(bass, above)]
sound = sf.Realise(sound)

drive = LUFS - sf.Loudness(sound)
for step in range(6):
    master = sf.Realise(sf.Limiter(sound, ceiling=CEILING, drive=drive, release=120))
    missing = LUFS - sf.Loudness(master)
    if abs(missing) < 0.05:
        break
    drive += missing

sf.WriteFile(master, name + '_master.wav', 'pcm24')
print('%.1f LUFS, %.1f dBTP, %.1f dB into the limiter' % (
    sf.Loudness(master), sf.TruePeak(master), drive))
