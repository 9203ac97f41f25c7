# Wave Shapes: what happens to a sine when its samples are bent, one way after the other.
#
#   ./tenuto render examples/wave_shapes.py          a minute
#   ./tenuto render examples/wave_shapes.py 30       the same, faster: 30 seconds
#
# A wave shaper passes each sample through a curve. A straight line would only change the loudness;
# any bend adds new partials, and a louder sound meets more of the bend: so a tone gets brighter as
# it gets louder, as on real instruments. Other shapers take one half-wave at a time, the part
# between two zeros, and draw another in its place.
#
# Every shape plays the same phrase: three notes, then two of them at once. A curve bends their sum,
# which gives sums and differences of their frequencies: listen to the fifth at the end of each
# phrase. All phrases are about equally loud, so that you compare the timbre.
from __future__ import division

import math
import sys

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
PHRASES = 13  # and the ending, as long as two of them
PHRASE = SECONDS * 1000 / (PHRASES + 2)  # ms
BEAT = PHRASE / 6
BRIGHTEST = min(9000, 0.4 * sf.Samples(sf.Silence(1000)))  # Hz; depends on the sample rate


def gain(dB):
    return 10 ** (dB / 20)


def struck(name, beats, detune):
    """A sine that starts loud, with an amplitude of 1, and dies."""
    ms = beats * BEAT
    decay = sf.ExponentialShape((0, -60), (0.02 * ms, 0), (0.9 * ms, -18), (ms, -70))
    return decay * sf.SineWave(ms, detune * sf.Note(name))


def phrase(detune):
    notes = [('d3', 0, 1), ('f3', 1, 1), ('c4', 2, 1), ('d3', 3, 2.8), ('a3', 3, 2.8)]
    line = sf.MixAt([(struck(name, beats, detune), at * BEAT) for name, at, beats in notes])
    return sf.Realise(sf.FixSize(line))


def even(x):
    """The sum of a wave and of its positive half-waves: octaves, because the curve is not odd."""
    return (0.5 * x + sf.Rectify(x)).rbj_high_pass(40, 0.7)


def dying(shaped, x):
    """Restores the differences in loudness that a shape takes away."""
    return shaped * sf.Follow(x, 1, 60)


# The description and the function of each shape. |x| is at most 1.
SHAPES = [
    ('the sine itself', lambda x: x),
    ('Saturate: x / (1 + |x|), after 20 dB of gain', lambda x: sf.Saturate(sf.DB20(x))),
    ('Clip: flat beyond 1, after 14 dB of gain', lambda x: sf.Clip(sf.DB14(x))),
    # Chebyshev polynomials turn a sine of amplitude 1 into its second, third, fifth partial alone.
    ('WaveShaper: 2x^2 - 1, and the sine',
     lambda x: x + 0.7 * sf.WaveShaper(0, 0, 0, 0, 2, 0, x).rbj_high_pass(40, 0.7)),
    ('WaveShaper: 4x^3 - 3x', lambda x: sf.WaveShaper(0, 0, 0, 4, 0, -3, x)),
    ('WaveShaper: 16x^5 - 20x^3 + 5x', lambda x: sf.WaveShaper(0, 16, 0, -20, 0, 5, x)),
    ('Power 0.3: nearly square', lambda x: dying(sf.Power(x, 0.3), x)),
    ('Power 2: slimmer, and sooner gone', lambda x: sf.Power(x, 2)),
    ('Rectify: the octave above', even),
    ('MakeSquare: each half-wave a plateau', lambda x: sf.MakeSquare(x)),
    ('MakeTriangle', lambda x: sf.MakeTriangle(x)),
    ('MakeSawTooth', lambda x: sf.MakeSawTooth(x)),
    ('SubOctave: one half-wave for two', lambda x: 0.6 * x + sf.SubOctave(x)),
]


def heard(shape, detune):
    """A phrase in its shape, with its original loudness."""
    before = phrase(detune)
    after = sf.Realise(shape(before).rbj_low_pass(BRIGHTEST, 0.7))
    # Equal sums of squares are not equal loudness: sounds with many partials are made a bit softer.
    bright = sf.Magnitude(after.rbj_high_pass(1000, 0.7)) / sf.Magnitude(after)
    return after * (gain(-6 * bright) * sf.Magnitude(before) / sf.Magnitude(after))


# ---- The phrases --------------------------------------------------------------------------------

# Each ear has its own phrase, two cents apart: that is enough to sound wide.
EARS = [2 ** (-1 / 1200), 2 ** (1 / 1200)]
placed = []
for i, (text, shape) in enumerate(SHAPES):
    print('%5.1f s  %s' % (i * PHRASE / 1000, text))
    placed.append(([sf_do(heard, shape, detune) for detune in EARS], i * PHRASE))

# ---- The end ------------------------------------------------------------------------------------


def opening(name, dB, detune):
    """A tone driven harder and harder into a soft curve, and back: a filter sweep without a filter."""
    ms = 2 * PHRASE
    drive = sf.ExponentialShape((0, -24), (0.45 * ms, 30), (ms, -30))
    tone = sf.Saturate(drive * sf.SineWave(ms, detune * sf.Note(name)))
    edges = sf.NumericShape((0, 0), (0.05 * ms, 1), (0.6 * ms, 0.8), (ms, 0))
    return gain(dB) * edges * tone


def chord(detune):
    tones = [('d2', -13), ('a2', -16), ('f3', -18), ('c4', -19), ('e4', -20)]
    # Each tone is bent separately: bent together, as above, they would growl.
    return sf.Realise(sf.Mix([opening(name, dB, detune) for name, dB in tones]))


print('%5.1f s  five tones, each driven into Saturate by itself' % (PHRASES * PHRASE / 1000))
placed.append(([sf_do(chord, detune) for detune in EARS], PHRASES * PHRASE))

# ---- The mix ------------------------------------------------------------------------------------

mix = sf.Realise([sf.MixAt([(ears[ear], ms) for ears, ms in placed]) for ear in (0, 1)])
peak = max(max(sf.MaxValue(side), -sf.MinValue(side)) for side in mix)
sf.WriteFile(sf.NumericVolume(mix, gain(-1) / peak), 'wave_shapes.wav', 'pcm24')
