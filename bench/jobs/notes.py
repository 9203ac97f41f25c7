# Ten thousand notes on a timeline of ten minutes.
#   tenuto render bench/jobs/notes.py SECONDS NOTES OUT
import random
import sys

seconds, notes, out = sys.argv[1:]
sf.SetSampleRate(96000)
decay = sf.ExponentialShape((0, -60), (5, -30), (250, -90))
bells = [sf.Realise(sf.SineWave(250, 220 * 2 ** (i / 12.0)) * decay) for i in range(36)]
end = 1000 * float(seconds) - 250
places = [(random.choice(bells), random.uniform(0, end)) for i in range(int(notes) - 1)]
sf.WriteFile([sf.MixAt(places + [(bells[0], end)])], out, 'float32')
