# Vocoder: a synthesizer that sings the vowels of a voice.
#
#   ./tenuto render examples/vocoder.py                a voice that the patch makes itself
#   ./tenuto render examples/vocoder.py SPEECH.wav     your voice, from a file
#
# A vocoder measures how loud the voice is in each of some bands, and makes the same bands of another
# sound, the carrier, as loud. What is heard is the carrier's pitch and the voice's words.
from __future__ import division

import sys

sf.SetSampleRate(48000)


def made():
    """A syllable for each vowel: buzz that glides through the formants, with an s before it."""
    syllables = []
    for i, (vowel, to) in enumerate([(0, 1), (4, 2), (3, 0), (1, 4), (2, 3), (0, 0)]):
        buzz = sf.Additive(420, 110 * 2 ** (i % 3 / 12), [(k, 1 / k) for k in range(1, 100)])
        sung = sf.VowelFilter(buzz, sf.NumericShape((0, vowel), (420, to)), 'tenor')
        hiss = sf.SVFHighPass(sf.WhiteNoise(70), 5000) * sf.AR(40, 10, 20, 0) * 0.5
        syllable = sf.MixAt((hiss, 0), (sf.FixSize(sung) * sf.ADSR(300, 30, 60, 0.8, 80), 60))
        syllables.append((syllable, 560 * i))
    return sf.Realise(sf.MixAt(syllables))


voice = sf.ReadFile(sys.argv[1])[0] if len(sys.argv) > 1 else made()


def chord(*names):
    """Bright and steady: a carrier must have something in every band."""
    tones = []
    for name in names:
        for cents in (-6, 5):
            hz = sf.Note(name) * 2 ** (cents / 1200)
            tones.append(sf.Additive(voice.ms, hz, [(k, 0.1 / k ** 0.5) for k in range(1, 120)]))
    return sf.Mix(sf.Mix(tones), 0.05 * sf.WhiteNoise(voice.ms))


sides = []
for names in [('d3', 'a3', 'f4'), ('d3', 'c4', 'a4')]:
    sides.append(sf.ChannelVocoder(voice, chord(*names), bands=24, lowHz=120, highHz=9000))
wet = sf.PingPong(sides, ms=280, feedback=0.3, mix=0.2, tail=1500)
sf.WriteFile(sf.NormaliseTo(wet, -3, 'dBTP'), 'vocoder.wav', 'pcm24')
