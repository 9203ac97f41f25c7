# First Light: a piece of 40 seconds, written as a first lesson.
#
#   ./tenuto render examples/first_light.py          the piece
#   ./tenuto render examples/first_light.py 60       the same, slower: 60 seconds
#
# The sea before dawn. A melody of three rising notes finds its way through D Dorian (the white
# keys from D: a minor scale whose sixth, B, is bright). It climbs in four steps to its highest
# note, an a, and sinks; then, once and at the very end, the f of the scale becomes an f sharp, and
# the minor chord a major one. That is the light.
#
# Everything is called through the one object `sf`. Times are in milliseconds, frequencies in hertz,
# full scale is 1. Calling a word computes nothing: it describes a signal, which may be added to
# another, multiplied, sliced. Samples are computed when a file is written, or by a word that stores
# (Realise, FrequencyDomain and a few more).
from __future__ import division

import math
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 40.0
MS = SECONDS / 40  # the tempo: milliseconds for each millisecond of the score
BEAT = 760 * MS
BAR = 4 * BEAT
END = SECONDS * 1000

# ---- The score ----------------------------------------------------------------------------------

# One chord per bar, from the second bar on: loudness in dB, then four voices. Each voice moves as
# little as it can; the bass may leap. If a fifth or an octave followed another one in the same two
# voices, they would fuse and the chord would sound empty: none does here.
CHORDS = [
    (-11, 'd2', 'a3', 'd4', 'f4'),  # D minor
    (-9, 'g2', 'b3', 'd4', 'g4'),  # G: the bright sixth
    (-8, 'c3', 'c4', 'e4', 'g4'),  # C
    (-8, 'f2', 'c4', 'e4', 'a4'),  # F with its seventh: a question
    (-7, 'd2', 'c4', 'f4', 'a4'),  # D minor again, wider
    (-6, 'g2', 'b3', 'd4', 'g4'),
    (-4, 'e2', 'b3', 'd4', 'g4'),  # E minor: only the bass has moved
    (-1, 'a2', 'c4', 'e4', 'a4'),  # A minor: the height
    (-6, 'a2', 'b3', 'd4', 'g4'),  # G over A: leaning forward
    (-3, 'd2', 'a3', 'd4', 'f4#'),  # D major
]

# The melody: bar, beat, note, beats, loudness in dB. Each odd bar has the motif, three rising
# notes, every time higher or wider than before; each even bar answers downwards.
MELODY = [
    (1, 0, 'a4', 1, -9), (1, 1, 'd5', 1, -8), (1, 2, 'e5', 2, -6),
    (2, 0, 'd5', 1, -8), (2, 1, 'b4', 2, -8), (2, 3, 'a4', 1, -10),
    (3, 0, 'g4', 1, -8), (3, 1, 'c5', 1, -7), (3, 2, 'e5', 2, -5),
    (4, 0, 'd5', 1, -7), (4, 1, 'c5', 3, -8),
    (5, 0, 'a4', 1, -7), (5, 1, 'd5', 1, -5), (5, 2, 'f5', 2, -3),
    (6, 0, 'e5', 1, -5), (6, 1, 'd5', 1, -6), (6, 2, 'b4', 2, -7),
    (7, 0, 'b4', 1, -5), (7, 1, 'e5', 1, -3), (7, 2, 'g5', 2, -1),
    (8, 0, 'a5', 2, 0), (8, 2, 'g5', 1, -3), (8, 3, 'e5', 1, -6),
    (9, 0, 'd5', 2, -8), (9, 2, 'e5', 2, -9),
    (10, 0, 'f5#', 5, -3),
]

# Small bells far away, in the melody's long notes; the last ones are the motif, now in major.
BELLS = [
    (2, 2, 'd6', -20), (4, 2, 'e6', -19), (4, 3, 'c6', -20), (6, 3, 'g6', -18),
    (8, 1, 'e6', -16), (9, 3, 'b5', -20),
    (11, 0, 'a5', -14), (11, 1, 'd6', -13), (11, 2, 'f6#', -11),
]


def when(bar, beat):
    return bar * BAR + beat * BEAT


# ---- The instruments ----------------------------------------------------------------------------


def gain(dB):
    return 10 ** (dB / 20)


def partials(hz, ms, strengths, envelope):
    """Sines on the multiples of a fundamental, one for each number in strengths."""
    return sf.Mix([strength * envelope(n) * sf.SineWave(ms, n * hz)
                   for n, strength in enumerate(strengths, 1)])


def flute(note, beats, dB):
    """A soft tone, struck and singing: the higher a partial, the sooner it fades."""
    hz = sf.Note(note)
    ms = beats * BEAT + 1400 * MS

    def envelope(n):
        # Points of time and loudness: in dB for the decay, plain numbers for the end in silence.
        decay = sf.ExponentialShape((0, -80), (35 * MS, -4), (140 * MS, 0), (ms, -22 - 9 * n))
        return decay * sf.NumericShape((0, 1), (ms - 1200 * MS, 1), (ms, 0))

    tone = partials(hz, ms, [1, 0.32, 0.16, 0.05, 0.03], envelope)
    # A second tone, slightly sharp, beats slowly against the first, as two players would.
    tone += 0.45 * partials(hz * 1.0016, ms, [1, 0.3, 0.1], envelope)
    # A word whose first parameter is a signal is also a method of signals, in lower case: the
    # breath at the start of a note is sf.RBJBandPass(noise, 2 * hz, 0.4).
    breath = sf.WhiteNoise(400 * MS).rbj_band_pass(2 * hz, 0.4)
    breath *= sf.ExponentialShape((0, -70), (30 * MS, -20), (400 * MS, -80))
    return gain(dB) * (tone + breath)


def bell(note, dB):
    """Partials that are not whole multiples ring like metal."""
    hz = sf.Note(note)
    return gain(dB) * sf.Mix([
        strength * sf.SineWave(ms * MS, hz * ratio)
        * sf.ExponentialShape((0, -80), (4 * MS, 0), (ms * MS, -90))
        for ratio, strength, ms in
        [(1, 1, 3800), (2.01, 0.4, 2500), (2.76, 0.25, 1500), (5.4, 0.12, 600)]])


def choir(note, dB, ms):
    """One voice of a chord: fades in slowly, and out slowly while the next one starts."""
    hz = sf.Note(note)
    swell = sf.NumericShape((0, 0), (1100 * MS, 1), (BAR, 0.8), (ms, 0))
    # Low notes need upper partials to be heard at all.
    strengths = [1, 0.7, 0.4, 0.22, 0.12, 0.06] if hz < 140 else [0.8, 0.26, 0.12, 0.06]
    # Two voices a few cents apart, one for each ear. A list of signals is channels, and a word for
    # one signal works on each of them: here NumericVolume.
    ears = [partials(hz * tuning, ms, strengths, lambda n: swell) for tuning in (0.9991, 1.0009)]
    return sf.NumericVolume(ears, 0.16 * gain(dB))


def sea():
    """Noise in waves: the deep part of each wave, and its foam, later and higher."""
    waves, foam, begin = [(0, 0.2)], [(0, 0)], 0
    for seconds, height in [(6.4, 0.7), (7.2, 1), (5.9, 0.7), (7.8, 0.9), (6.7, 0.7), (7.5, 1)]:
        ms = seconds * 1000 * MS
        waves += [(begin + 0.45 * ms, height), (begin + ms, 0.2)]
        foam += [(begin + 0.4 * ms, 0.1 * height), (begin + 0.55 * ms, height),
                 (begin + ms, 0.04)]
        begin += ms
    deep = sf.WhiteNoise(END).butterworth_low_pass(320, 2).rbj_high_pass(45, 0.7)
    high = sf.WhiteNoise(END).butterworth_band_pass(1300, 5200, 1)
    return 0.85 * deep * sf.NumericShape(waves) + 0.11 * high * sf.NumericShape(foam)


# ---- The performance ----------------------------------------------------------------------------


# sf_do(function, arguments...) starts a task and returns at once; whatever uses the result waits
# for it. So the tones are computed side by side, on every core, and stored.
def play(instrument, *arguments):
    return sf_do(lambda: sf.Realise(instrument(*arguments)))


def panned(tone, place):
    """Place 0 is left, 1 right; the power, the sum of squares, is the same everywhere."""
    return [math.cos(place * math.pi / 2) * tone, math.sin(place * math.pi / 2) * tone]


events = []  # pairs: the two channels of a tone, and its start time
water = [play(sea), play(sea)]
flutes = [play(flute, note, beats, dB) for bar, beat, note, beats, dB in MELODY]
bells = [play(bell, note, dB) for bar, beat, note, dB in BELLS]
for bar, chord in enumerate(CHORDS, 1):
    ms = BAR + (5200 if chord is CHORDS[-1] else 1500) * MS
    for note in chord[1:]:
        # The choir breathes in a little before the beat.
        events.append((play(choir, note, chord[0], ms), when(bar, 0) - 350 * MS))
for i, (bar, beat, note, beats, dB) in enumerate(MELODY):
    events.append((panned(flutes[i], 0.44 + 0.04 * (i % 4)), when(bar, beat)))
for i, (bar, beat, note, dB) in enumerate(BELLS):
    events.append((panned(bells[i], 0.15 + 0.7 * (i % 2)), when(bar, beat)))

# MixAt takes pairs of a signal and its start time. A slice is in milliseconds.
dry = [sf.MixAt([(ears[ear], ms) for ears, ms in events])[:END] for ear in (0, 1)]

# ---- The room -----------------------------------------------------------------------------------

# The impulse response of a hall is roughly noise that dies away, high frequencies first. Multiplying
# the spectrum of the music by that of the response (CrossMultiply) is a convolution: it adds the
# response for every single sample of the music. Both are first padded with silence to one length
# that holds the music and the echo of its end; FrequencyDomain pads on to the next power of two,
# which is 43.69 seconds at 96 kHz.
ECHO = 3400 * MS
BEFORE = 28 * MS  # on the way to the nearest wall and back


def room(music):
    bright = sf.WhiteNoise(ECHO) * sf.ExponentialShape((0, -30), (12 * MS, 0), (ECHO, -95))
    dark = sf.WhiteNoise(ECHO).rbj_low_pass(1900, 0.6)
    dark *= sf.ExponentialShape((0, -30), (60 * MS, 0), (ECHO, -62))
    answer = sf.Concatenate(sf.Silence(BEFORE), (0.4 * bright + dark).rbj_high_pass(160, 0.7))

    whole = sf.Silence(END + BEFORE + ECHO)
    echo = sf.TimeDomain(sf.CrossMultiply(sf.FrequencyDomain(music + whole),
                                          sf.FrequencyDomain(answer + whole)))
    # The loudness of a convolution is arbitrary: set it from that of the music.
    return echo * (0.55 * sf.Magnitude(music) / sf.Magnitude(echo))


# Each ear has its own room, made from different noise: that makes it wide.
dry = sf.Realise(dry)
wet = [sf_do(room, dry[ear]) for ear in (0, 1)]

# ---- The mix ------------------------------------------------------------------------------------

# Fade in from silence; at the end only the sea remains, and fades out.
fade = sf.NumericShape((0, 0), (2500 * MS, 1), (END - 3500 * MS, 1), (END, 0))
mix = sf.Realise([(dry[ear] + wet[ear] + water[ear])[:END] * fade for ear in (0, 1)])

# One factor for both channels, or the image would move: the higher peak comes to -1 dB.
peak = max(max(sf.MaxValue(channel), -sf.MinValue(channel)) for channel in mix)
sf.WriteFile(sf.NumericVolume(mix, gain(-1) / peak), 'first_light.wav', 'pcm24')
