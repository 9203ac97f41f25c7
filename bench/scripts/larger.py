# Stores signals that are all held at once, reads each onward, and then all side by side: MiB/s of each.
#
#   ./tenuto render bench/scripts/larger.py [SIGNALS [MIB_OF_EACH]]
from __future__ import division

import sys
import time

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 8
EACH = int(sys.argv[2]) if len(sys.argv) > 2 else 1024

sf.SetSampleRate(96000)
ms = EACH * 2 ** 17 / 96
noises = [sf.WhiteNoise(ms) for _ in range(COUNT)]


def speed(work):
    begin = time.time()
    result = work()
    return result, COUNT * EACH / (time.time() - begin)


stored, storing = speed(lambda: [sf.Realise(noise) for noise in noises])
peaks, onward = speed(lambda: [sf.MaxValue(signal) for signal in stored])
peak, mixed = speed(lambda: sf.MaxValue(sf.Mix(stored)))
if min(peaks) < 0.999 or not max(peaks) < peak < COUNT:
    sys.exit('wrong: %r, %r' % (peaks, peak))
print('%.0f %.0f %.0f' % (storing, onward, mixed))
