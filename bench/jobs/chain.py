# Eight pointwise operators and two biquads over a sound file of 96,000 Hz; prints each channel's
# root of the sum of squares. chain_numpy.py does the same.
#   tenuto render bench/jobs/chain.py IN
import sys

sf.SetSampleRate(96000)

def chain(x):
    x = x * 0.8 + 0.1
    x = sf.RBJLowPass(sf.Saturate(x), 4000, 0.7)
    x = sf.Rectify(x * 1.5 - 0.25)
    x = sf.RBJHighPass(-x, 100, 0.7)
    return sf.Magnitude(sf.Clip(x * 2))

for task in [sf_do(chain, channel) for channel in sf.ReadFile(sys.argv[1])]:
    print '%.15g' % task.get()
