# Electric Piano: a MIDI file played by frequency modulation, as electric pianos were in the 1980s.
#
#   ./tenuto render examples/electric_piano.py                          the first 40 seconds of a canon
#   ./tenuto render examples/electric_piano.py SECONDS [YOUR_FILE.mid]
#
# Four operators, sines that modulate each other's phase, in two pairs: one pair is the tone, whose
# modulator fades faster than it sounds; the other, at fourteen times the frequency, is the tine that
# the hammer strikes. Harder keys are brighter and not only louder.
from __future__ import division

import os
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 40.0
HERE = os.path.dirname(os.path.abspath(__file__))
FILE = sys.argv[2] if len(sys.argv) > 2 else os.path.join(HERE, os.pardir, 'samples', 'canon.mid')
END = SECONDS * 1000
sf.SetSampleRate(48000)

song = sf.ReadMidi(FILE)
tuning = sf.Temperament('equal')


def piano(note):
    force = note.velocity / 127
    # Each octave higher rings two thirds as long.
    ring = 3000 * (2 / 3) ** ((note.key - 60) / 12)
    brightness = 1.6 * force ** 1.5 * 0.75 ** ((note.key - 60) / 12)
    operators = [  # ratio, level, feedback, attack, decay, sustain, release
        (1, 0.5, 0, 2, ring, 0, 250),
        (1, brightness, 0, 2, ring * 0.7, 0.15, 200),
        (1, 0.35, 0, 1, ring * 0.4, 0, 200),
        (14, 0.4 * force, 0, 1, 250, 0, 80),
    ]
    tone = sf.FMVoice(note.length, tuning.hz(note.key), operators, algorithm=5)
    return tone * (0.25 * force)


notes = [note for note in song.notes if note.ms < END]
tone = sf.Realise(sf.Perform(notes, piano))
# From ear to ear and back, and a little wider: what the suitcase's amplifier did.
stereo = sf.Tremolo([tone, tone], rate=4.5, depth=0.35, spread=0.5)
stereo = sf.Chorus(stereo, rate=0.6, depth=2, mix=0.3)
stereo = [sf.Fade(side[:END + 1000], 0, 1500) for side in stereo]
sf.WriteFile(sf.NormalisePeak(stereo, -2), 'electric_piano.wav', 'pcm24')
print('%d notes' % len(notes))
