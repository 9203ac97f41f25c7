"""The jobs that pedalboard can do: pedalboard_jobs.py JOB ARGUMENTS. Its filters are of first order."""
import os
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from pedalboard import Convolution, Gain, HighpassFilter, LowpassFilter, Pedalboard
from pedalboard.io import AudioFile

PIECE = 480_000


def through(board, source, out):
    with AudioFile(source) as x:
        with AudioFile(out, 'w', x.samplerate, x.num_channels, bit_depth=32) as y:
            while x.tell() < x.frames:
                y.write(board(x.read(PIECE), x.samplerate, reset=False))


def low_pass(source, out):
    through(Pedalboard([LowpassFilter(1000), Gain(20 * np.log10(0.5))]), source, out)


def convolve(source, response, out):
    through(Pedalboard([Convolution(response, 1.0)]), source, out)


def batch(folder, out):
    def render(name):
        with AudioFile(os.path.join(folder, name)) as x:
            samples, rate = x.read(x.frames), x.samplerate
        samples = HighpassFilter(80)(samples, rate)
        samples *= 10 ** (-1 / 20) / np.abs(samples).max()
        with AudioFile(os.path.join(out, name), 'w', rate, len(samples), bit_depth=32) as y:
            y.write(samples)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(render, os.listdir(folder)))


if __name__ == '__main__':
    globals()[sys.argv[1]](*sys.argv[2:])
