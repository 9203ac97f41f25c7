# White noise through a low-pass of fourth order at 1 kHz.
#   tenuto render bench/jobs/noise.py SECONDS OUT
import sys

seconds, out = sys.argv[1:]
sf.SetSampleRate(48000)
noise = sf.WhiteNoise(1000 * float(seconds))
sf.WriteFile([sf.ButterworthLowPass(noise, 1000, 4)], out, 'float32')
