# Rain: a generative piece that never repeats, of plucked strings, drops and a melody that remembers.
#
#   ./tenuto render examples/rain.py             one minute
#   ./tenuto render examples/rain.py 5           five; another --seed is another piece
from __future__ import division

import sys

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
END = MINUTES * 60000
sf.SetSampleRate(48000)
p, equal = sf.pattern, sf.Temperament('equal')
scale = p.scale('a3 minor')
bars = int(MINUTES * 60 / 60 * 80 / 4)

# A melody of four bars, of which each time one bar is new: it remembers, and it forgets.
memory = [p.seq(scale[p.walk(8)], beats=0.5, velocity=[90, 60, 75, 55]).maybe(0.75) for i in range(4)]
melody = memory[0]
for bar in range(1, bars):
    if bar % 4 == 3:
        memory[bar // 4 % 4] = p.seq(scale[p.walk(8, start=bar % 5)], beats=0.5, velocity=[90, 60]).maybe(0.7)
    melody = melody + memory[bar % 4]
bass = p.seq(p.scale('a1 minor')[[0, 0, 5, 3, 0, 6, 4, 4]], beats=4, hold=1) * (bars // 8 + 1)


def string(note):
    tone = sf.Pluck(1800, equal.hz(note.key), decay=1500) * (note.velocity / 400)
    return sf.Pan(tone, (note.key % 7 - 3) / 4)


def deep(note):
    ms = note.length + 400
    tone = sf.SVFLowPass(sf.Triangle(ms, equal.hz(note.key)), 500) * 0.16
    return sf.Pan(tone * sf.ADSR(ms - 400, attack=200, release=400), 0)


# Drops: short resonant noises, thick and thin in turn.
thick = sf.NumericShape((0, 0.2), (END / 2, 1), (END, 0.2))
drops = p.rhythm(p.euclid(5, 16) + p.euclid(7, 16), scale[[14, 16, 11, 18, 15]], velocity=[50, 30, 70]).maybe(0.6)


def drop(note):
    noise = sf.WhiteNoise(90) * sf.Percussive(1, 88, -5)
    tone = sf.SVFBandPass(noise, equal.hz(note.key + 24), 30) * (note.velocity / 60)
    return sf.Pan(tone, (note.key * 37 % 19 - 9) / 9)


def play(phrase, instrument):
    return sf.Perform([each for each in phrase.notes(bpm=80) if each.ms < END - 2500], instrument)


mixer = sf.Mixer(effect=lambda x: sf.Limiter(x, ceiling=-1, drive=8))
room = mixer.bus('room', lambda x: sf.Reverb(x, decay=2800, mix=1))
mixer.track('strings', play(melody, string)).send(room, -8)
mixer.track('bass', play(bass, deep))
mixer.track('drops', play(drops * bars, drop) * thick).send(room, -3)
sf.WriteFile(sf.Fade(mixer.mix(), 500, 3000), 'rain.wav')
