"""The jobs in numpy, scipy and soundfile: numpy_jobs.py JOB ARGUMENTS."""
import multiprocessing
import os
import sys

import numpy as np
import scipy.signal
import soundfile


def mix(first, second, out):
    a, rate = soundfile.read(first, dtype='float32')
    b, _ = soundfile.read(second, dtype='float32')
    a += b
    a *= 0.5
    soundfile.write(out, a, rate, subtype='FLOAT')


def low_pass(source, out):
    x, rate = soundfile.read(source)
    y = scipy.signal.sosfilt(scipy.signal.butter(2, 1000, fs=rate, output='sos'), x, axis=0)
    y *= 0.5
    soundfile.write(out, y, rate, subtype='FLOAT')


def noise(seconds, out):
    x = np.random.default_rng(0).uniform(-1, 1, int(48000 * float(seconds)))
    y = scipy.signal.sosfilt(scipy.signal.butter(4, 1000, fs=48000, output='sos'), x)
    soundfile.write(out, y, 48000, subtype='FLOAT')


def resample(source, out):
    import soxr
    x, rate = soundfile.read(source)
    soundfile.write(out, soxr.resample(x, rate, 44100, 'VHQ'), 44100, subtype='FLOAT')


def convolve(source, response, out):
    x, rate = soundfile.read(source)
    h, _ = soundfile.read(response)
    soundfile.write(out, scipy.signal.oaconvolve(x, h, axes=0), rate, subtype='FLOAT')


def one_of_batch(task):
    source, out = task
    x, rate = soundfile.read(source)
    y = scipy.signal.sosfilt(scipy.signal.butter(2, 80, 'hp', fs=rate, output='sos'), x)
    y *= 10 ** (-1 / 20) / np.abs(y).max()
    soundfile.write(out, y, rate, subtype='FLOAT')


def batch(folder, out):
    tasks = [(os.path.join(folder, name), os.path.join(out, name)) for name in os.listdir(folder)]
    with multiprocessing.Pool() as pool:
        pool.map(one_of_batch, tasks, 1)


if __name__ == '__main__':
    globals()[sys.argv[1]](*sys.argv[2:])
