# Larger than memory: stores more signal than fits in memory, keeps all of it at once, reads slices
# of it at random, and checks every sample that it reads.
#
#   ./tenuto render examples/larger_than_memory.py             64M: 64 MiB, for a quick look
#   ./tenuto render examples/larger_than_memory.py 30G         30 GiB; needs that much disk
#   ./tenuto render examples/larger_than_memory.py SIZE SLICES
#
# --scratch DIR chooses the disk. TENUTO_JAVA_OPTS=-Xmx128m shows how little memory it needs.
#
# The proof: noise is a formula that can be computed at any position, without what was before it. So
# each slice that comes back from the disk is compared with the same slice of the formula. No two
# parts of a noise are alike: data from a wrong place, or never written, would differ.
from __future__ import division

import random
import sys
import time

UNITS = {'K': 1 << 10, 'M': 1 << 20, 'G': 1 << 30, 'T': 1 << 40}
SAMPLE = 8  # bytes: a signal is of 64-bit floats
MOST = 1 << 30  # bytes in one signal


def size_of(text):
    if text[-1].upper() in UNITS:
        return int(float(text[:-1]) * UNITS[text[-1].upper()])
    return int(text)


SIZE = size_of(sys.argv[1] if len(sys.argv) > 1 else '64M')
SLICES = int(sys.argv[2]) if len(sys.argv) > 2 else 10000

RATE = sf.Samples(sf.Silence(1000))  # samples per second

# At least eight signals, none larger than a gibibyte.
count = max(8, -(-SIZE // MOST))
ms = -(-SIZE // (count * SAMPLE)) * 1000 / RATE

begin = time.time()
formulas = [sf.WhiteNoise(ms) for i in range(count)]
stored = [sf.Realise(formula) for formula in formulas]
seconds = time.time() - begin
held = sum(signal.samples for signal in stored) * SAMPLE
print("stored %d signals, %.3f GiB in all, in %.1f s (%.2f GiB/s); all of them are held" % (
    count, held / UNITS['G'], seconds, held / UNITS['G'] / max(seconds, 0.001)))


def largest_difference(i, start, end):
    """Reads one slice from the disk, and compares it with the formula."""
    # The slices are released at once: ten thousand of them would otherwise wait to be collected.
    with sf.scope():
        return sf.MaxValue(sf.Rectify(stored[i][start:end] - formulas[i][start:end]))


begin = time.time()
heard = []
samples = 0
for n in range(SLICES):
    i = random.randrange(count)
    start = random.uniform(0, ms - 5)
    if n < 2 * count:  # the very first and the very last samples too
        i, start = n // 2, 0 if n % 2 == 0 else ms - 5
    end = start + random.uniform(1, 5)
    difference = largest_difference(i, start, end)
    if difference != 0:
        sys.exit("signal %d differs by %r from what was stored, between %r and %r ms" % (
            i, difference, start, end))
    samples += stored[i][start:end].samples
    if n < 500:
        heard.append(stored[i][start:end])
seconds = time.time() - begin
print("read %d slices, %d samples, at random: every one is what was stored (%.2f ms a slice)" % (
    SLICES, samples, seconds * 1000 / max(SLICES, 1)))

# An audible proof, too: the first 500 slices one after the other.
if heard:
    sf.WriteFile([sf.Concatenate(heard) * 0.3], 'larger_than_memory.wav', 'pcm24')
