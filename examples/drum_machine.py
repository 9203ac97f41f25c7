# Drum Machine: eight bars of kick, snare and hats from a step sequencer, glued together by a compressor.
#
#   ./tenuto render examples/drum_machine.py             eight bars at 112 beats per minute
#   ./tenuto render examples/drum_machine.py 16 128      sixteen bars at 128
#   ./tenuto render examples/drum_machine.py --seed 9    other ghost notes, another fill
#
# The drums are made of sines, noise and modes. Each row of steps is a text, a letter for a sixteenth:
# x is a stroke, X a loud one, a digit softer or louder, a dot a rest.
from __future__ import division

import sys

BARS = int(sys.argv[1]) if len(sys.argv) > 1 else 8
BPM = float(sys.argv[2]) if len(sys.argv) > 2 else 112.0
KICK, SNARE, HAT, OPEN, BELL = range(5)
sf.SetSampleRate(48000)


def kick():
    hz = sf.Breakpoints([(0, 190), (60, 52, -6), (400, 44)], 'pitch')
    body = sf.ShapedSinWave(hz) * sf.Percussive(1, 380, -3)
    click = sf.SVFHighPass(sf.WhiteNoise(6), 2000) * sf.Percussive(0, 6)
    return sf.Saturator(sf.Mix(body, 0.2 * click), 9)


def snare():
    skin = sf.Modes(sf.WhiteNoise(4), [(185, 160, 0.4), (331, 110, 0.3), (512, 70, 0.15)], 200)
    wires = sf.SVFBandPass(sf.WhiteNoise(220), 4200, 0.6) * sf.Percussive(1, 180)
    return sf.Mix(sf.FixSize(skin) * 0.5, wires * 0.9)


def hat(ms):
    # Six square-like tones that no chord has, high-passed: what most machines of the time did.
    ring = sf.Mix([sf.Clip(sf.SineWave(ms, hz) * 8) for hz in (2053, 3072, 3650, 4200, 5400, 8000)])
    return sf.SVFHighPass(ring, 7000, 0.8) * sf.Percussive(0.5, ms, -5) * 0.25


def cowbell():
    tone = sf.Mix(sf.Clip(sf.SineWave(250, 562) * 5), sf.Clip(sf.SineWave(250, 845) * 5))
    return sf.SVFBandPass(tone, 900, 1.5) * sf.Percussive(1, 240, -5) * 0.4


# Stored once: hundreds of notes read them.
DRUMS = dict((drum, sf.Realise(sound)) for drum, sound in [
    (KICK, kick()), (SNARE, snare()), (HAT, hat(60)), (OPEN, hat(320)), (BELL, cowbell())])
PLACES = {KICK: 0, SNARE: 0.1, HAT: -0.35, OPEN: -0.35, BELL: 0.5}


def play(note):
    drum = int(note.key)
    return sf.Pan(DRUMS[drum] * (note.velocity / 127), PLACES[drum])


p = sf.pattern
row = lambda text, drum: p.rhythm(p.steps(text), [drum])
bar = (row('X.....x...x.....', KICK) | row('....X.......X..2', SNARE)
       | row('x.x.x.x.x.x.x...', HAT) | row('..............x.', OPEN))
bell = p.rhythm(p.euclid(5, 16), [BELL], velocity=50)
fill = row('X.......X.......', KICK) | row('....X..x.xx.xXXX', SNARE)
song = fill
for i in reversed(range(BARS - 1)):
    song = (bar | bell.maybe(0.6) if i % 4 == 3 else bar) + song
song = song.swing(0.56, 0.25)

drums = sf.Realise(sf.Perform(song.notes(BPM), play))
# The bus: all of it through one compressor, slow enough to let each stroke through, with some of the
# untouched sound beside it, and then up to the ceiling.
bus = sf.Compressor(drums, threshold=-22, ratio=4, attack=15, release=120, makeup=8, detector='rms')
mix = sf.Limiter([0.6 * wet + 0.4 * dry for wet, dry in zip(bus, drums)], ceiling=-1, drive=3)
sf.WriteFile(mix, 'drum_machine.wav', 'pcm24')
