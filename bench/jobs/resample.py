# A sound file of 48,000 Hz at 44,100 Hz.
#   tenuto render bench/jobs/resample.py IN OUT
import sys

source, out = sys.argv[1:]
sf.SetSampleRate(48000)
channels = sf.ReadFile(source)
sf.SetSampleRate(44100)
sf.WriteFile(sf.ConvertSampleRate(channels, 48000, 44100), out, 'float32')
