# What a resident program plays to itself between two commands, into a file that nobody sees: short sounds that go
# the ways of most patches, so that the code on those ways is compiled when the next command comes. The JVM counts
# calls, not samples: so there are many notes, and each is shorter than a block.
from __future__ import division

import math
import random

draw = random.Random(1)  # fixed, as each round is to take the same time


def play(note):
    hz = 440 * 2 ** ((note.key - 69) / 12)
    tone = sf.Saw(note.length, hz) * sf.Percussive(1, note.length - 2)
    return sf.RBJHighPass(sf.RBJLowPass(tone, 4 * hz, 0.7), 60, 0.7) * (note.velocity / 127)


def bell(ms, hz):
    partials = [sf.SineWave(ms, hz * n) * (0.5 / n) for n in range(1, 4)]
    return sf.Mix(partials) * sf.NumericShape((0, 0), (1, 1), (ms, 0))


def pair(sound, place):
    return [math.cos(place) * sound, math.sin(place) * sound]


p = sf.pattern
song = p.rhythm(p.steps('x..x.x..'), [60]) | p.rhythm(p.euclid(3, 8), [67], velocity=50).maybe(0.6)
song = (song + song).swing(0.56, 0.25)
notes = [sf.MidiNote(4 * i, 5, 48 + i % 24) for i in range(60)]
dry = sf.Mix(sf.Perform(notes, play), sf.Perform(song.notes(4000), play))
hit = sf.Realise(sf.SVFBandPass(sf.WhiteNoise(5), 3000, 0.8) * sf.ADSR(5, 1, 1, 0.4, 1))
events = [(pair(sf.DirectRelength(hit, 0.5 + draw.random()), draw.random()), 5 * i) for i in range(40)]
events += [(sf.Pan(bell(5, 220 + 20 * i), 0.3), 6 * i) for i in range(30)]
left, right = [sf.MixAt([(sound[side], ms) for sound, ms in events]) for side in range(2)]
sf.WriteFile(sf.Normalise([sf.Mix(dry, left), right]), 'rehearsal.wav', 'pcm24')
