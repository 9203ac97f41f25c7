# Organ Canon: Pachelbel's canon in D on an organ of sines, in the tuning of his time.
#
#   ./tenuto render examples/organ_canon.py          the piece, a minute and a half
#   ./tenuto render examples/organ_canon.py 20       its first 20 seconds
#
# The notes come from a MIDI file, samples/canon.mid, whose five channels are three voices, the left
# hand and the pedal. Each has a registration, which is a list of stops; a stop is a row of pipes,
# one for each key; a pipe is a sum of sines.
from __future__ import division

import math
import os
import random
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1000.0
HERE = os.path.dirname(os.path.abspath(__file__))
SONG = sf.ReadMidi(os.path.join(HERE, os.pardir, 'samples', 'canon.mid'))
HIGHEST = 0.45 * sf.Samples(sf.Silence(1000))  # Hz; a little below half the sample rate

# Many organs of around 1680 were tuned so that the thirds of the common keys were pure. D major is
# one of them: its chords do not beat. (Try 'equal' instead: all of them beat.)
TUNING = sf.Temperament('quarter comma meantone', a4=415)


def gain(dB):
    return 10 ** (dB / 20)


# ---- The stops ----------------------------------------------------------------------------------

# For each stop: the ratio of its fundamental to the key (1/2 is what organists call 16 foot, 1 is
# 8 foot, 2 is 4 foot), its loudness in dB, the ms that the fundamental takes to speak, the loudness
# of the chiff before it speaks, and the strengths of the partials. Open pipes have all partials;
# those of a stopped pipe, Gedackt or Subbass, are nearly all odd, which makes it sound hollow.
STOPS = {
    'principal': (1, 0, 45, -30, [1, 0.6, 0.38, 0.24, 0.15, 0.1, 0.06, 0.04, 0.025]),
    'octave': (2, -7, 30, -32, [1, 0.5, 0.28, 0.15, 0.08, 0.04]),
    'quint': (3, -15, 28, -36, [1, 0.35, 0.15, 0.06]),
    'superoctave': (4, -14, 20, -34, [1, 0.4, 0.2, 0.08]),
    'gedackt': (1, -2, 60, -22, [1, 0.04, 0.3, 0.03, 0.12, 0.02, 0.04]),
    'flute': (2, -8, 45, -24, [1, 0.14, 0.08, 0.02]),
    'subbass': (1 / 2, 1, 90, -30, [1, 0.06, 0.24, 0.03, 0.08, 0.01, 0.03]),
    'octavbass': (1, -2, 60, -30, [1, 0.6, 0.36, 0.22, 0.12, 0.07, 0.04]),
}
REGISTRATION = [
    ['principal', 'octave'],
    ['gedackt', 'flute', 'superoctave'],
    ['principal', 'quint'],
    ['gedackt'],
    ['subbass', 'octavbass'],
]
RELEASE = 90  # ms


def pipe(stop, key, ms):
    multiple, dB, attack, spit, partials = STOPS[stop]
    # No two pipes are alike, but each is always the same: its number seeds its random values.
    chance = random.Random(100 * sorted(STOPS).index(stop) + key)
    hz = multiple * TUNING.hz(key) * 2 ** (chance.uniform(-1.5, 1.5) / 1200)
    parts = []
    for n, strength in enumerate(partials, 1):
        if n * hz > HIGHEST:
            break
        # The higher a partial, the sooner it speaks.
        rise = min(attack * (0.4 + 0.6 / n), ms / 2)
        shape = sf.NumericShape((0, 0), (rise, 1), (ms, 1), (ms + RELEASE, 0))
        parts.append(strength * shape * sf.PhasedSineWave(ms + RELEASE, n * hz, chance.random()))
    if parts and 3 * hz < HIGHEST:
        breath = sf.WhiteNoise(3 * attack).rbj_band_pass(3 * hz, 1)
        breath *= sf.ExponentialShape((0, -60), (attack / 3, 0), (3 * attack, -50))
        parts.append(gain(spit) * breath)
    # High pipes sound louder than low ones: an organ builder voices them to be even.
    voicing = (262 / hz) ** 0.25
    return [gain(dB) * voicing * part for part in parts]


def organ(note):
    """All pipes of a key, one channel for each ear."""
    parts = [part for stop in REGISTRATION[note.channel]
             for part in pipe(stop, note.key, note.length)]
    tone = sf.Realise(sf.Mix(parts))  # it is read twice, once for each ear
    # The pipes stand in whole tones, c d e on the left and c# d# f on the right, with the largest
    # on the outside. The power, the sum of squares, is the same at every place.
    outwards = min(0.35, max(0.05, (100 - note.key) / 180))
    place = 0.5 + (outwards if note.key % 2 else -outwards)
    return [math.cos(place * math.pi / 2) * tone, math.sin(place * math.pi / 2) * tone]


# ---- The performance ----------------------------------------------------------------------------

# Perform calls organ(note) for each note, on every core, and places the result at the note's time.
notes = [note for note in SONG.notes if note.ms < SECONDS * 1000]
print('%d of %d notes, tuned in %s after %s' % (
    len(notes), len(SONG.notes), TUNING.name, TUNING.source))
dry = sf.Realise(sf.Perform(notes, organ))

# ---- The church ---------------------------------------------------------------------------------

ECHO = min(3200, SECONDS * 1000)  # ms


def church(ear):
    """The music in the church, as one ear hears it."""
    # The impulse response of a church: noise that starts after 30 ms and dies, high frequencies first.
    bright = sf.WhiteNoise(ECHO) * sf.ExponentialShape((0, -30), (10, 0), (ECHO, -110))
    dark = sf.WhiteNoise(ECHO).rbj_low_pass(1600, 0.6)
    dark *= sf.ExponentialShape((0, -30), (50, 0), (ECHO, -62))
    answer = sf.Concatenate(sf.Silence(30), (0.3 * bright + dark).rbj_high_pass(90, 0.7))
    # Convolution adds that response for every single sample of the music.
    wet = sf.Realise(sf.Convolution(dry[ear], answer))
    return wet * (0.5 * sf.Magnitude(dry[ear]) / sf.Magnitude(wet))


wet = [sf_do(church, ear) for ear in (0, 1)]
mix = sf.Realise([dry[ear] + wet[ear] for ear in (0, 1)])

# One factor for both channels: the higher peak comes to -1 dB.
peak = max(max(sf.MaxValue(channel), -sf.MinValue(channel)) for channel in mix)
sf.WriteFile(sf.NumericVolume(mix, gain(-1) / peak), 'organ_canon.wav', 'pcm24')
