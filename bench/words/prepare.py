# The sounds that words are timed with: music of a kind, with notes and rests, treble and bass, of 32-bit
# floats: mono, stereo, and another mono one.
#   tenuto render --rate 48000 --out FOLDER bench/words/prepare.py SECONDS
import sys

seconds = int(sys.argv[1])
ms = 1000 * seconds

def sound(hz, rate):
    notes = sf.LFO(ms, rate, 0, 1, 'fall')
    return sf.Mix(sf.Saw(ms, hz) * 0.4 * notes, sf.PinkNoise(ms) * sf.LFO(ms, 0.23, 0, 0.5))

for name, channels in (('mono', [(110, 2)]), ('stereo', [(110, 2), (165, 3)]), ('second', [(220, 1.7)])):
    sf.WriteFile([sound(*each) for each in channels], '%s-%d.wav' % (name, seconds), 'float32')
