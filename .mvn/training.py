# What a build renders once, so that the JVM can note what a start needs: a little of everything.
import math  # some modules only because most patches import them
import os
import random
import sys
import time

folder = sys.argv[1]
tone = sf.Mix([sf.SineWave(1500, 220 * n) * sf.NumericShape((0, 0), (20, 1), (1500, 0))
               for n in range(1, 5)])
noise = sf.ButterworthLowPass(sf.WhiteNoise(1500), 2000, 4).rbj_high_pass(60, 0.7)
tasks = [sf_do(sf.Realise, part) for part in (tone, 0.2 * noise)]
placed = sf.MixAt((tasks[0], 0), (tasks[1], 250), (sf.Clip(tone) * 0.5, 700))[:2000]
spectrum = sf.TimeDomain(sf.FrequencyDomain(placed))
name = os.path.join(folder, 'training.wav')
sf.WriteFile([0.1 * placed, sf.Normalise(noise)], name, 'float32')
left, right = sf.ReadFile(name)
room = sf.WhiteNoise(100) * sf.ExponentialShape((0, 0), (100, -60))
sf.WriteFile([sf.Normalise(sf.Convolution(left, room)), sf.RBJLowPass(right, 800, 1)],
             os.path.join(folder, 'filtered.wav'))

# A piece of many notes, as composers write them.
def play(note):
    hz = sf.Note('a4') * 2 ** ((note.key - 69) / 12.0)
    breath = 0.1 * sf.MoogLadder(sf.WhiteNoise(note.length), 4 * hz, 0.5)
    return (sf.SineWave(note.length, hz) + breath) * sf.ADSR(note.length, 5, 20, 0.5, 20)

edited = int(sys.argv[2])  # as after an edit: with a cache only that note is new
notes = [sf.MidiNote(5 * i, 80, 47 if i == edited else 48 + i % 24) for i in range(300)]
sf.WriteFile([sf.FixSize(sf.Perform(notes, play))], os.path.join(folder, 'notes.wav'))

# What a batch of sound files needs: enough of them for what it spends its time in to become hot.
os.path.isdir(os.path.join(folder, 'short')) or os.mkdir(os.path.join(folder, 'short'))
short = sf.Realise(0.3 * noise)
for i in range(60):
    sf.WriteFile16([short], os.path.join(folder, 'short', '%d.wav' % i))
