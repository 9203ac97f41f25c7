# Voice Treatment: a recording made fit to be heard: less noise, even, without hiss, at a stated loudness.
#
#   ./tenuto render examples/voice_treatment.py                 a noisy voice that the patch makes itself
#   ./tenuto render examples/voice_treatment.py SPEECH.wav      yours; its first half second must be noise
#
# The order matters: noise first, as all that follows would make it louder; the de-esser after the
# compressor, which makes hisses louder; loudness last.
from __future__ import division

import sys

sf.SetSampleRate(48000)
NOISE_MS = 500


def made():
    """Vowels and hisses, one soft and one loud, over noise and hum."""
    parts = []
    for i, (vowel, gain) in enumerate([(0, 0.5), (3, 0.1), (1, 0.35), (4, 0.08), (2, 0.6)]):
        buzz = sf.Additive(380, 120 - 4 * i, [(k, 1 / k) for k in range(1, 90)])
        sung = sf.FixSize(sf.VowelFilter(buzz, vowel, 'bass'))
        parts.append((gain * sung * sf.ADSR(300, 20, 50, 0.8, 70), 600 + 480 * i))
        hiss = sf.SVFHighPass(sf.WhiteNoise(90), 6000) * sf.AR(60, 15, 25, 0)
        parts.append((0.5 * gain * hiss, 520 + 480 * i))
    speech = sf.MixAt(parts)
    noise = 0.01 * sf.WhiteNoise(speech.ms) + 0.02 * sf.SineWave(speech.ms, 50)
    return sf.Realise(sf.Mix(speech, noise))


voice = sf.ReadFile(sys.argv[1])[0] if len(sys.argv) > 1 else made()

clean = sf.DCBlock(sf.SVFHighPass(voice, 80))
clean = sf.SpectralGate(clean, noise=clean[:NOISE_MS], dB=18)
clean = sf.NoiseGate(clean, threshold=-55, range=-12, release=200)
even = sf.Compressor(clean, threshold=-28, ratio=3, attack=8, release=120, detector='rms')
soft = sf.DeEsser(even, threshold=-34, hz=5500)
warm = sf.ParametricEQ(soft, [(180, 1.5, 0.8), (3200, 2, 0.9), (11000, 1, 0.7, 2)])
done = sf.Limiter(sf.NormaliseTo(sf.Realise(warm), -18, 'LUFS'), ceiling=-1.5)

sf.WriteFile([sf.Fade(voice, 0, 20)], 'voice_before.wav', 'pcm24')
sf.WriteFile([done], 'voice_after.wav', 'pcm24')
