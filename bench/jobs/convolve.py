# A sound file convolved with an impulse response, channel by channel.
#   tenuto render bench/jobs/convolve.py IN RESPONSE OUT
import sys

source, response, out = sys.argv[1:]
sf.SetSampleRate(48000)
sf.WriteFile(sf.Convolution(sf.ReadFile(source), sf.ReadFile(response), 'taps'), out, 'float32')
