# Gallery: one sound, looked at in every way that sf.Plot knows; docs/gallery.md shows the pictures.
#
#   ./tenuto render examples/gallery.py --out pictures
#   ./tenuto render examples/gallery.py 4 --out pictures      of four seconds
#
# The sound is made so that there is something to see in each picture: a melody of plucked tones
# whose partials fade at different speeds, a sweep through all frequencies beneath it, and noise
# that swells on one side and then on the other.
from __future__ import division

import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
MS = SECONDS * 1000
sf.SetSampleRate(48000)


def pluck(name, ms, side):
    """A tone of eight partials: the higher, the sooner gone, and the farther to one side."""
    partials = []
    for k in range(1, 9):
        shape = sf.ExponentialShape((0, -80), (4, -6 * k ** 0.5), (ms, -6 * k ** 0.5 - 9 * k))
        wide = 1 if k % 2 else (0.6 if side else 1.2)
        partials.append(shape * sf.SineWave(ms, k * sf.Note(name)) * wide)
    return sf.Mix(partials) * sf.NumericShape((0, 0), (2, 1), (0.9 * ms, 1), (ms, 0))


MELODY = ['a2', 'e3', 'a3', 'c4', 'e4', 'c4', 'a3', 'e3']
BEAT = MS / len(MELODY)


def channel(side):
    notes = sf.MixAt([(pluck(name, 0.95 * BEAT, side), i * BEAT) for i, name in enumerate(MELODY)])
    sweep = 0.02 * sf.Slide((0, 20), (MS, 20000))
    swell = [(0, 0), (MS / 4, 0.02), (MS / 2, 0), (MS, 0)]
    if side:
        swell = [(0, 0), (MS / 2, 0), (3 * MS / 4, 0.02), (MS, 0)]
    noise = sf.WhiteNoise(MS) * sf.NumericShape(*swell)
    return sf.Cut(0, MS, 0.4 * notes + sweep + noise)


sound = sf.Realise([channel(side) for side in (0, 1)])

sf.Plot(sound, 'overview.png', size='800x500')
sf.Plot(sound, 'waveform.png', 'waveform', '800x260')
sf.Plot(sound[0], 'spectrogram.png', 'spectrogram', '800x360')
sf.Plot(sound[0], 'spectrogram-dark.png', 'spectrogram', '800x360', 'dark')
sf.Plot(sound, 'spectrum.png', 'spectrum', '800x400')
sf.Plot(sound, 'phase.png', 'phase', '420x450')

# Seen from near: a few milliseconds, sample by sample.
begin = int(0.01 * sf.Samples(sound[0]))
sf.Plot(sound[0][begin:begin + 240], 'samples.png', 'waveform', '800x260')
