"""What chain.py does, in numpy and scipy; its numbers agree with chain.py's to 1e-9 of them.

    python3 bench/jobs/chain_numpy.py IN
"""
import sys

import numpy as np
import scipy.signal
import soundfile


def cookbook(kind, hz, q, rate):
    """A filter of Bristow-Johnson's cookbook as one second-order section."""
    w = 2 * np.pi * hz / rate
    alpha = np.sin(w) / (2 * q)
    sign = -1 if kind == 'low' else 1
    edge = (1 + sign * np.cos(w)) / 2
    b = [edge, -2 * sign * edge, edge]
    return np.array([b + [1 + alpha, -2 * np.cos(w), 1 - alpha]]) / (1 + alpha)


x, rate = soundfile.read(sys.argv[1])
x = x * 0.8 + 0.1
x = x / (1 + np.abs(x))
x = scipy.signal.sosfilt(cookbook('low', 4000, 0.7, rate), x, axis=0)
x = np.abs(x * 1.5 - 0.25)
x = scipy.signal.sosfilt(cookbook('high', 100, 0.7, rate), -x, axis=0)
x = np.clip(x * 2, -1, 1)
for channel in x.T:
    print('%.15g' % np.sqrt(np.sum(channel * channel)))
