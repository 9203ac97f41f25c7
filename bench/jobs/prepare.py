# What the jobs read: two stereo files, an impulse response, a folder of mono files, another of many
# short ones, and a file of 96,000 Hz.
#   tenuto render --out FOLDER bench/jobs/prepare.py [SECONDS]
import sys

seconds = float((sys.argv + [600])[1])

def sound(ms, hz):
    return sf.Mix(sf.SineWave(ms, hz) * 0.25, sf.WhiteNoise(ms) * 0.2)

sf.SetSampleRate(48000)
for name, left, right in ('first', 440, 554.37), ('second', 220, 329.6):
    channels = [sound(1000 * seconds, left), sound(1000 * seconds, right)]
    sf.WriteFile(channels, name + '.wav', 'float32')
ms = min(3000, 1000 * seconds)
decay = sf.ExponentialShape((0, -30), (ms, -90))
sf.WriteFile([sf.WhiteNoise(ms) * decay, sf.WhiteNoise(ms) * decay], 'response.wav', 'float32')
for i in range(64):
    sf.WriteFile([sound(1000 * min(20, seconds), 100 + 20 * i)], 'folder/%02d.wav' % i, 'float32')
for i in range(1000):
    sf.WriteFile16([sound(1000 * min(5, seconds), 100 + i)], 'many/%03d.wav' % i)
sf.SetSampleRate(96000)
sf.WriteFile([sound(1000 * seconds, 440), sound(1000 * seconds, 550)], 'fine.wav', 'float32')
