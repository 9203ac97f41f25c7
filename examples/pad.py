# Pad: four chords of a subtractive synthesizer, with a filter that opens and closes and a chorus.
#
#   ./tenuto render examples/pad.py           four chords of six seconds
#   ./tenuto render examples/pad.py 10        of ten seconds
#
# Each voice is three wavetable oscillators, a few cents apart, through Moog's ladder. The filter's cutoff is a
# signal: it follows an envelope and a slow sine, sample by sample.
from __future__ import division

import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
CHORD_MS = SECONDS * 1000
sf.SetSampleRate(48000)

# A period of a saw, from its harmonics, and one that is rounder: the oscillators move between them.
SAW = sf.Realise(sf.Mix([sf.SineWave(20, 50 * k) * (0.6 / k) for k in range(1, 200)]))
ROUND = sf.Realise(sf.Mix([sf.SineWave(20, 50 * k) * (0.8 / k ** 2) for k in range(1, 12)]))


def voice(note):
    hz = sf.Temperament('equal').hz(note.key)
    envelope = sf.ADSR(note.length, attack=0.25 * note.length, decay=800, sustain=0.8, release=1500)
    ms = envelope.ms
    slow = sf.SineWave(ms, 0.23) * 0.4
    cutoff = sf.Breakpoints([(0, 300), (0.5 * ms, 2600, 2), (ms, 350, -2)], 'pitch')
    cutoff = cutoff * (slow + 1)
    sides = []
    for sign in (-1, 1):
        tones = [sf.WavetableOsc(ms, hz * 2 ** (sign * cents / 1200), [ROUND, SAW],
                                 morph=sf.NumericShape((0, 0.2), (ms, 0.9)), phase=phase)
                 for cents, phase in [(0, 0), (7, 0.31), (-9, 0.66)]]
        tone = sf.MoogLadder(sf.Mix(tones) * 0.3, cutoff, resonance=0.45, drive=3)
        sides.append(tone * envelope * (note.velocity / 127))
    return sides


CHORDS = [('d3', 'd4', 'f4', 'a4', 'c5'), ('a#2', 'd4', 'f4', 'a4', 'c5'),
          ('f2', 'c4', 'e4', 'g4', 'a4'), ('c3', 'e4', 'g4', 'b4', 'd5')]
notes = []
for i, chord in enumerate(CHORDS):
    notes += [sf.MidiNote(i * CHORD_MS, CHORD_MS, sf.Key(name), 70) for name in chord]

pad = sf.Chorus(sf.Realise(sf.Perform(notes, voice)), rate=0.5, depth=4, mix=0.4)
sf.WriteFile(sf.NormaliseTo(pad, -20, 'LUFS'), 'pad.wav', 'pcm24')
