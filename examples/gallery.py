# Gallery: one sound, drawn in every way that sf.Plot knows; docs/gallery.md shows the pictures.
#
#   ./tenuto render examples/gallery.py --out pictures
#   ./tenuto render examples/gallery.py 4 --out pictures      a sound of four seconds
#
# The sound has something to see in each picture: a melody of plucked tones whose partials fade at
# different speeds, slightly out of tune between the ears; beneath it a sweep through all
# frequencies; and a burst of noise on the left, and later on the right.
from __future__ import division

import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 8.0
MS = SECONDS * 1000
MELODY = [('a2', 0.3), ('e3', 0.4), ('a3', 0.5), ('c4', 0.7),
          ('e4', 1.0), ('c4', 0.6), ('a3', 0.35), ('e3', 0.2)]
BEAT = MS / len(MELODY)
sf.SetSampleRate(48000)


def pluck(hertz, ms):
    """A tone of eight partials: the higher ones fade sooner."""
    partials = []
    for k in range(1, 9):
        dB = -6 * k ** 0.5
        shape = sf.ExponentialShape((0, -80), (4, dB), (ms, dB - 9 * k))
        partials.append(shape * sf.SineWave(ms, k * hertz))
    return sf.Mix(partials) * sf.NumericShape((0, 0), (2, 1), (0.9 * ms, 1), (ms, 0))


def ear(detune, noisy):
    """The channel of one ear; the noise is in the given beat."""
    notes = sf.MixAt([(loud * pluck(detune * sf.Note(name), 0.95 * BEAT), i * BEAT)
                      for i, (name, loud) in enumerate(MELODY)])
    sweep = 0.01 * sf.Slide((0, 20), (MS, 20000))
    swell = sf.NumericShape((0, 0), (BEAT / 2, 0.05), (BEAT, 0))
    noise = sf.MixAt((sf.WhiteNoise(BEAT) * swell, noisy * BEAT))
    return sf.Cut(0, MS, 0.6 * notes + sweep + noise)


sound = sf.Realise([ear(1, 2), ear(1.003, 6)])

sf.Plot(sound, 'overview.png', size='600x400')
sf.Plot(sound, 'waveform.png', 'waveform', '640x240')
sf.Plot(sound[0], 'spectrogram.png', 'spectrogram', '640x300')
sf.Plot(sound[0], 'spectrogram-dark.png', 'spectrogram', '640x300', 'dark')
sf.Plot(sound, 'spectrum.png', 'spectrum', '640x300')
sf.Plot(sound, 'loudness.png', 'loudness', '640x300')
sf.Plot(sound, 'phase.png', 'phase', '400x430')

# A close-up: two milliseconds of the loudest tone, sample by sample.
near = 4.02 * BEAT
sf.Plot(sound[0][near:near + 2], 'samples.png', 'waveform', '640x240')

# What aliases: a band-limited sawtooth of 5 kHz, and a plain one.
fade = sf.NumericShape((0, 0), (500, 1), (1500, 1), (2000, 0))
plain = 2 * sf.Phasor(2000, 5001) - 1
sf.Plot([fade * sf.Saw(2000, 5001), fade * plain], 'aliasing.png', 'spectrum', '640x300')

# The same of a supersaw and of hard sync.
both = sf.SuperSaw(2000, 5001)[0], sf.RemoveDC(sf.SyncSaw(2000, 5001, 2.3))
sf.Plot([fade * each for each in both], 'aliasing-others.png', 'spectrum', '640x300')

# A tone of 10 kHz that is bent: at eight times the sample rate, and at the sample rate itself.
tone = fade * sf.SineWave(2000, 10001)
sf.Plot([sf.Saturator(tone), sf.Saturator(tone, oversampling=1)], 'aliasing-bent.png', 'spectrum', '640x300')

# What filters do to each frequency, by their formulas: an equaliser, and the bands of a crossover.
noise = sf.WhiteNoise(100)
equalised = sf.ParametricEQ(noise, [(90, 4, 0.7, 1), (1200, -6, 2), (8000, 3, 0.7, 2)])
bands = sf.Crossover(noise, 250, 2500)
sf.Plot([equalised] + list(bands), 'response.png', 'response', '640x300')
