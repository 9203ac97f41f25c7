# A sound file through a low-pass of second order at 1 kHz, at half volume.
#   tenuto render bench/jobs/low_pass.py IN OUT
import sys

source, out = sys.argv[1:]
sf.SetSampleRate(48000)
low = sf.ButterworthLowPass(sf.ReadFile(source), 1000, 2)
sf.WriteFile(sf.NumericVolume(low, 0.5), out, 'float32')
