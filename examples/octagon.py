# Octagon: a generative piece for a ring of eight loudspeakers.
#
#   ./tenuto render examples/octagon.py           one minute
#   ./tenuto render examples/octagon.py 20        twenty; another --seed is another piece
#
# Bells walk through a mode and round the listener; beneath them a chord is a sound field, which turns.
from __future__ import division

import sys

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
END = MINUTES * 60000
sf.SetSampleRate(48000)
p, equal = sf.pattern, sf.Temperament('equal')
mode = p.scale('d3 dorian')
BEAT = 60000 / 72
count = int(END / BEAT / 0.75)

# A bell every three quarters of a beat, or a rest: each begins somewhere else, and goes its own way round.
bells = p.seq(mode[p.walk(count)], beats=0.75, hold=1, velocity=[100, 60, 80, 50],
              azimuth=[0, 45, 90, 135, 180, -135, -90, -45], turn=[90, -60, 0, 140, -120]).maybe(0.7)


def bell(note):
    ms, hz = 2600, equal.hz(note.key)
    strike = sf.SineWave(ms, 3.5 * hz) * sf.Percussive(1, 400, -4) * 2
    tone = sf.FMOperator(ms, hz, strike) * sf.Percussive(2, ms - 3, -4) * (note.velocity / 300)
    way = sf.NumericShape((0, note.azimuth), (ms, note.azimuth + note.turn))
    return sf.PanAround(tone, way, layout='octagon')


# The chord: four saws far apart, each through its own slow filter, in a field of third order.
def voice(key, azimuth, slow):
    swell = sf.SineWave(END, 1000 / slow) * 600 + 900
    tone = sf.SVFLowPass(sf.Saw(END, equal.hz(key)) * 0.08, swell)
    return sf.AmbisonicEncode(tone, azimuth, order=3)


chord = [voice(38, 0, 23000), voice(45, 90, 31000), voice(50, 180, 41000), voice(57, -90, 37000)]
field = sf.AmbisonicRotate(sf.Mix(chord), yaw=sf.NumericShape((0, 0), (END, 180 * MINUTES)))
ring = sf.AmbisonicDecode(field, 'octagon')

bells = sf.Perform([each for each in bells.notes(bpm=72) if each.ms < END - 2600], bell)
dry = sf.Mix([bells, sf.Fade(ring, 4000, 6000)])
mix = sf.Limiter(sf.Reverb(dry, decay=3500, size=30, mix=0.35), ceiling=-1, drive=3)
sf.WriteFile(sf.Fade(mix, 0, 3000), 'octagon.wav', layout='octagon')
