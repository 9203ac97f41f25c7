# The same eight chords as in chorale.sy beside it, in the scoped dialect: references are not counted.
#
#   ./tenuto render examples/dialects/chorale.py         8 seconds
#   ./tenuto render examples/dialects/chorale.py 2       the same in 2
#
# Both files give the same sound, to the last bit. Here a signal may be used any number of times, and
# lives as long as the patch can reach it.
import sys

BEAT = 125.0 * (float(sys.argv[1]) if len(sys.argv) > 1 else 8.0)
VOICES = [
    ['e4', 'd4', 'g4', 'f4', 'f4', 'e4', 'd4', 'e4'],
    ['c4', 'b3', 'c4', 'c4', 'd4', 'c4', 'b3', 'c4'],
    ['g3', 'g3', 'g3', 'a3', 'a3', 'g3', 'g3', 'g3'],
    ['c3', 'g2', 'e3', 'f3', 'd3', 'g3', 'g2', 'c3'],
]
swell = sf.NumericShape((0, 0), (0.2 * BEAT, 1), (BEAT, 0.7), (1.4 * BEAT, 0))


def sing(note):
    hz = sf.Note(note)
    pure = sf.SineWave(1.4 * BEAT, hz)
    bright = sf.SineWave(1.4 * BEAT, 2 * hz)
    breath = sf.RBJBandPass(sf.WhiteNoise(1.4 * BEAT), 2 * hz, 0.3)
    tone = sf.Mix(pure, sf.Pcnt30(bright), sf.Pcnt10(breath))
    return sf.Realise(sf.Multiply(tone, swell))


voices = []
for notes in VOICES:
    sung = [sf_do(sing, note) for note in notes]
    voices.append(sf.MixAt([(tone, i * BEAT) for i, tone in enumerate(sung)]))

dry = sf.Realise(sf.Mix(voices))
# A late and duller copy on each side, from the same stored signal.
left = sf.Mix(dry, sf.Pcnt40(sf.MixAt((sf.RBJLowPass(dry, 1500, 0.7), 31))))
right = sf.Mix(dry, sf.Pcnt40(sf.MixAt((sf.RBJLowPass(dry, 1200, 0.7), 43))))
peak = max(sf.MaxValue(left), sf.MaxValue(right), -sf.MinValue(left), -sf.MinValue(right))
both = [sf.NumericVolume(left, 0.89 / peak), sf.NumericVolume(right, 0.89 / peak)]
sf.WriteFile(both, 'chorale.wav', 'pcm24')
