# Mixes two sound files at half volume each.
#   tenuto render bench/jobs/mix.py FIRST SECOND OUT
import sys

first, second, out = sys.argv[1:]
sf.SetSampleRate(48000)
pairs = zip(sf.ReadFile(first), sf.ReadFile(second))
sf.WriteFile([sf.NumericVolume(sf.Mix(pair), 0.5) for pair in pairs], out, 'float32')
