# Time-stretch beside Rubber Band's and TarsosDSP's: drums and clicks, twice as long, as pictures.
#
#   apt-get install rubberband-cli
#   ./tenuto render bench/scripts/stretch_beside.py --out pictures
#
# stretch-attacks.png shows a kick, a click and a snare, stretch-spectrogram.png a melody:
# from top to bottom the sound as it should be, ours, Rubber Band's (its finer engine), WSOLA's.
from __future__ import division

import os
import subprocess
import tempfile

RATIO = 2.0
folder = tempfile.mkdtemp()
sf.SetSampleRate(48000)


def by_rubber_band(x, name):
    source, made = [os.path.join(folder, name + end) for end in ('.wav', '-made.wav')]
    sf.WriteFile([x], source, 'float32')
    with open(os.devnull, 'w') as nowhere:
        subprocess.check_call(['rubberband', '-3', '-q', '-t', str(RATIO), source, made],
                              stdout=nowhere, stderr=nowhere)
    return sf.ReadFile(made)[0]


def drums(ratio):
    """Strokes at their times, which are stretched, and as they were."""
    kick = sf.SineWave(180, 60) * sf.Percussive(0.5, 179.5)
    snare = sf.Multiply(sf.WhiteNoise(120), sf.Percussive(0.2, 119.8)) * 0.5
    click = sf.Concatenate(sf.Constant(0.1, 0.9), sf.Silence(1))
    strokes = [(kick + snare * 0.3, 100), (click, 190), (snare, 250), (click, 340)]
    return sf.Cut(0, 500 * ratio, sf.MixAt([(s, ms * ratio) for s, ms in strokes]
                                           + [(sf.Silence(500 * ratio), 0)]))


def melody(ratio):
    notes = [sf.Pluck(500 * ratio, hz, decay=900) for hz in (220, 277.2, 329.6, 440)]
    return sf.Cut(0, 1200 * ratio, sf.MixAt([(n, i * 300 * ratio) for i, n in enumerate(notes)]))


def beside(make, name):
    x = make(1).realise()
    return [make(RATIO).realise(), sf.TimeStretch(x, RATIO), by_rubber_band(x, name),
            sf.WSOLA(x, RATIO)]


attacks = [sf.Cut(180, 520, each) for each in beside(drums, 'drums')]
sf.Plot(attacks, 'stretch-attacks.png', 'waveform', '900x600')
sf.Plot(beside(melody, 'melody'), 'stretch-spectrogram.png', 'spectrogram', '900x600')
