# Strings: a string orchestra plays Pachelbel's canon from a MIDI file.
#
#   ./tenuto render examples/strings.py           the piece, a minute and a half
#   ./tenuto render examples/strings.py 20        its first 20 seconds
#
# A desk of players is one note played several times: each a little out of tune, late, and with a vibrato of its own.
from __future__ import division

import os
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1000.0
HERE = os.path.dirname(os.path.abspath(__file__))
sf.SetSampleRate(48000)
song = sf.ReadMidi(os.path.join(HERE, os.pardir, 'samples', 'canon.mid'))
notes = [note for note in song.notes if note.ms < SECONDS * 1000]
equal = sf.Temperament('equal')

# The channels are three violins, violas and the basses: where they sit, how many share a note, how bright they are.
SEATS = [(-0.7, 3, 5200), (-0.3, 3, 4800), (0.05, 3, 4400), (0.4, 2, 3200), (0.7, 2, 1800)]
PLAYERS = [(-4, 0, 5.1), (3, 14, 5.6), (6, 23, 4.8)]  # cents, ms late, vibrato in Hz


def player(note, cents, late, rate):
    ms = note.length + 180
    hz = equal.hz(note.key) * 2 ** (cents / 1200)
    # The vibrato begins when the note has settled.
    depth = sf.NumericShape((0, 0), (min(250, ms / 2), 0), (min(700, ms - 1), 0.0045), (ms, 0.0045))
    pitch = (sf.SineWave(ms, rate) * depth + 1) * hz
    return sf.Saw(ms, pitch).pad(late, 40 - late)


def desk(note):
    place, many, bright = SEATS[note.channel % len(SEATS)]
    ms = note.length + 220
    tone = sf.Mix([player(note, *each) for each in PLAYERS[:many]]) * (0.05 * note.velocity / 100)
    bow = sf.Breakpoints([(0, 0), (70, 1), (note.length, 0.85), (ms, 0)])
    body = sf.RBJPeaking(sf.RBJPeaking(tone, 450, 1.2, 4), 1300, 1.5, 3)
    return sf.Pan(sf.SVFLowPass(body, bow * bright + 300) * bow, place)


hall = sf.Reverb(sf.Perform(notes, desk), decay=2200, size=28, mix=0.3)
sf.WriteFile(sf.NormaliseTo(sf.Fade(hall, 0, 1500), -18, 'LUFS'), 'strings.wav')
