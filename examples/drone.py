# Drone: a minute over one low note, with hardly anything happening and no two seconds alike.
#
#   ./tenuto render examples/drone.py             one minute
#   ./tenuto render examples/drone.py 600         ten minutes: the same piece, slower
#   ./tenuto render examples/drone.py --seed 3    another one
#
# Three layers: a bank of partials that are slightly out of tune, and so beat against each other; a
# bell that is frozen in the moment after its stroke; and a loop that feeds back into itself through
# a filter, from which the partials that fit its length slowly grow.
import os
import random
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
END = SECONDS * 1000
HZ = sf.Note('d2')
HERE = os.path.dirname(os.path.abspath(__file__))
sf.SetSampleRate(48000)


def swell():
    """Loud now and then: a line that rises and falls at random."""
    points = [(0, 0)]
    ms = random.uniform(0.05, 0.2) * END
    while ms < 0.85 * END:
        points.append((ms, random.uniform(0.1, 1), random.choice((-2, 2))))
        ms += random.uniform(0.08, 0.25) * END
    return sf.Breakpoints(points + [(END, 0)])


def partials():
    """Fifths, octaves and thirds over the ground, each a few thousandths of a tone off."""
    voices = []
    for ratio, dB in [(1, -6), (1.5, -12), (2, -10), (3, -16), (4, -18), (5, -24), (6, -24)]:
        bank = [(ratio * random.uniform(0.998, 1.002), sf.FromDBS(dB)) for _ in range(3)]
        voices.append(sf.Additive(END, HZ, bank) * swell())
    return sf.Mix(voices)


def frozen():
    """The bell as it sounds half a second after the stroke, an octave and a fifth lower."""
    bell = sf.ReadFile(os.path.join(HERE, os.pardir, 'samples', 'bell.wav'))[0]
    bell = sf.DirectRelength(bell, 1 / 3)
    held = sf.SpectralFreeze(bell[:2200], 1500, tail=END - 2200)
    return sf.Realise(held[:END] * swell())


def loop():
    """Noise that goes round and round a filter at the ground's frequency."""
    breath = sf.WhiteNoise(END) * 0.002 * swell()
    return sf.feedback(lambda x, back: x + 0.995 * sf.RBJLowPass(back, 1800, 0.6), breath, 1000 / HZ)


side = [sf.Mix(partials(), 0.5 * loop()) for _ in range(2)]
bell = frozen()
stereo = [sf.Mix(x, 0.35 * bell) for x in side]
stereo = sf.Chorus(stereo, rate=0.11, depth=4, ms=20, voices=2, mix=0.35)
stereo = [sf.Fade(x.rbj_high_pass(30, 0.7), 0.05 * END, 0.15 * END) for x in stereo]
sf.WriteFile(sf.NormalisePeak(stereo, -3), 'drone.wav', 'pcm24')
