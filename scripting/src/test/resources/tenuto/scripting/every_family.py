# Uses every family of words, chance and tasks; argument: milliseconds. One file for each family, in
# 64-bit floats, so that a difference in any bit is seen.
import os
import random
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), *['..'] * 6)
MS = float(sys.argv[1])
HZ = sf.SetSampleRate(16000) / 40


def write(name, *signals):
    sf.WriteFile([sf.Mix(x) for x in signals], name + '.wav', 'float64')


def tones():
    return [sf.SineWave(MS, HZ), sf.PhasedSineWave(MS, HZ * 1.01, random.random()),
            sf.Slide((0, HZ), (MS / 3, HZ * 3), (MS, HZ / 2)), sf.WhiteNoise(MS), sf.Constant(MS, 0.3)]


def shapes():
    points = [(0, -60), (MS / 3.3, 0), (MS, -50)]
    return [sf.NumericShape((0, 0), (MS / 3.3, 1), (MS, -1)), sf.SimpleShape(points),
            sf.ExponentialShape(points)]


write('generators', *tones())
write('shapes', *shapes())
a, b, slide, noise, constant = tones()
write('volumes', sf.Volume(a, -3.3), sf.ExponentialVolume(a, -3.33), sf.DB_7(noise), sf.DB20(a),
      sf.Pcnt_30(noise), sf.Pcnt73(a), sf.DirectMix(0.1, a), sf.Invert(a), a * 0.7 - 0.1)
write('waves', sf.Clip(sf.DB6(noise)), sf.Rectify(a), sf.Saturate(slide), sf.Power(noise, 1.7),
      sf.Normalise(noise), sf.FixSize(slide))
write('combining', sf.Mix(a, b, noise), sf.MixAt((a, MS / 7.7), (noise, MS / 3.1), (b, 0)), a * slide,
      sf.Divide(a, constant), sf.Concatenate(a, noise), sf.Cut(MS / 5.3, MS / 1.7, noise),
      sf.Reverse(noise), noise[MS / 9.1:-MS / 7.3], a - sf.Reverse(slide))
write('rbj', *[getattr(sf, 'RBJ' + name)(noise, HZ, 0.8)
               for name in ('LowPass', 'HighPass', 'AllPass', 'BandPass', 'Notch')]
      + [getattr(sf, 'RBJ' + name)(noise, HZ, 0.8, 6.5) for name in ('Peaking', 'LowShelf', 'HighShelf')])
write('butterworth', sf.ButterworthLowPass(noise, HZ, 7), sf.ButterworthHighPass(noise, HZ, 4),
      sf.ButterworthBandPass(noise, HZ, HZ * 3, 3))
spectrum = sf.FrequencyDomain(noise)
write('spectra', spectrum, sf.TimeDomain(spectrum),
      sf.TimeDomain(sf.CrossMultiply(spectrum, sf.FrequencyDomain(a))))
response = sf.Multiply(sf.WhiteNoise(MS / 3), sf.ExponentialShape((0, 0), (MS / 3, -60)))
write('convolution', sf.Convolution(noise, response), sf.Convolution(slide, response))
# Of these two ratios one has a table, the other has rows.
write('resampling', sf.DirectResample(noise, 1.37), sf.DirectRelength(noise, 0.73),
      sf.ConvertSampleRate(noise, 16000, 11025), sf.ConvertSampleRate(noise, 16000, 22051.5))
stored = sf.Realise([noise, slide])
measures = [f(x) for x in stored
            for f in (sf.Length, sf.Samples, sf.Magnitude, sf.MaxValue, sf.MinValue)]
measures += [sf.ValueAt(noise, MS / 3.7), sf.Note('a4#')]
print ' '.join(map(repr, measures))


@sf_parallel
def voice(depth):
    x = sf.WhiteNoise(MS) * random.gauss(0, 0.2)
    for child in [voice(depth - 1) for i in range(2 if depth else 0)]:
        x = sf.RBJLowPass(x + child, random.uniform(HZ, 2 * HZ), 1)
    return sf.Realise(x)


write('tasks', voice(3))
sf.WriteFile16([noise, a], 'files16.wav')
sf.WriteFile32(slide, 'files32.wav')
sf.WriteFile(sf.DB_1(noise), 'files24.wav', 'pcm24')
sf.WriteFile(slide, 'files_float.wav', 'float32')

sf.SetSampleRate(96000)  # the recording's
write('files', *[x[:MS] for x in sf.ReadFile(os.path.join(ROOT, 'samples', 'bell.wav'))])
