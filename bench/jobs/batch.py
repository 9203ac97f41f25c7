# Every file of a folder through a high-pass at 80 Hz, with its peak at -1 dBFS; on all cores.
#   tenuto render bench/jobs/batch.py FOLDER OUT_FOLDER
import os
import sys

folder, out = sys.argv[1:]
sf.SetSampleRate(48000)

@sf_parallel
@sf.scoped
def render(name):
    high = sf.ButterworthHighPass(sf.ReadFile(os.path.join(folder, name)), 80, 2)
    loud = sf.NumericVolume(sf.FixSize(high), 10 ** (-1 / 20.0))
    sf.WriteFile(loud, os.path.join(out, name), 'float32')

for task in [render(name) for name in sorted(os.listdir(folder))]:
    task.get()
