# 25 voices whose envelopes are shorter than their tones, as composers write them, for both Pythons.
# Each gives the sound and the time in ms at which its envelope has ended.
MS = 1500


def kick():
    hz = sf.Breakpoints([(0, 180), (80, 50, -5)], 'pitch')
    return sf.Square(MS, hz) * sf.Percussive(1, 250), 251


def snare():
    return sf.SVFBandPass(sf.WhiteNoise(MS), 3000, 0.7) * sf.Percussive(0, 150), 150


def hat():
    return sf.SVFHighPass(sf.WhiteNoise(MS), 8000) * sf.Percussive(0.5, 40, -6) * 0.4, 40.5


def tom():
    return sf.Triangle(MS, sf.NumericShape((0, 160), (200, 90))) * sf.Percussive(2, 300), 302


def cowbell():
    return (sf.Square(MS, 562) + sf.Square(MS, 845)) * sf.Percussive(1, 200) * 0.3, 201


def clap():
    bursts = sf.MixAt([(sf.Percussive(0, 10), t) for t in (0, 12, 24)])
    return sf.WhiteNoise(MS) * bursts, 34


def bass():
    saw = sf.Saw(MS, 55)
    return sf.MoogLadder(saw, sf.Percussive(1, 200) * 2000 + 80, 0.6) * sf.ADSR(300, 5, 50, 0.7, 100), 400


def lead():
    hz = 440 + 6 * sf.SineWave(MS, 5.5)
    return sf.Pulse(MS, hz, sf.NumericShape((0, 0.5), (300, 0.1))) * sf.AR(400, 5, 50), 450


def pad():
    tone = sf.Mix([sf.Saw(MS, 220 * (1 + 0.003 * k)) for k in (-1, 0, 1)]) * 0.3
    return sf.SVFLowPass(tone, 1200) * sf.DADSR(700, 50, 200, 100, 0.8, 300), 1000


def organ():
    tone = sf.Additive(MS, 262, [(1, 0.5), (2, 0.3), (3, 0.2)])
    return tone * sf.NumericShape((0, 0), (10, 1), (600, 1), (610, 0)), 610


def piano():
    tone = sf.FMOperator(MS, 330, sf.SineWave(MS, 330), index=sf.Breakpoints([(0, 3), (200, 0.5)]))
    return tone * sf.Breakpoints([(0, 0), (3, 1), (700, 0, -5)]), 700


def bell():
    tone = sf.FMOperator(MS, 440, sf.SineWave(100, 616), index=4)
    return tone * sf.Percussive(1, 900), 901


def string():
    return sf.Pluck(MS, 196) * sf.NumericShape((0, 1), (500, 1), (520, 0)), 520


def gated():
    gate = sf.NoteGate([(0, 200), (300, 200)])
    return sf.Saw(MS, 110) * sf.GatedADSR(gate, 5, 50, 0.6, 100), 600


def opened():
    return sf.Triangle(MS, 300) * sf.NoteGate([(0, 100), (200, 100)]), 300


def looped():
    env = sf.EnvelopeLoop(600, [(0, 0), (50, 1), (100, 0.5), (200, 0)], 1, 2)
    return sf.SineWave(MS, 500) * env, 700


def windowed():
    return sf.SineWave(MS, 700) * sf.HannShape(250), 250


def squared():
    env = sf.Percussive(1, 400)
    return sf.SineWave(MS, 200) * (env * env), 401


def layered():
    env = 0.7 * sf.Percussive(0, 100) + 0.3 * sf.Percussive(5, 400)
    return sf.SineWave(MS, 250) * env, 405


def inverted():
    ducked = 1 - sf.NumericShape((0, 0), (50, 0.5), (300, 1))
    return sf.PinkNoise(MS) * ducked, 300


def stored():
    env = sf.Realise(sf.NumericShape((0, 1), (200, 0)))
    return sf.SineWave(MS, 350) * env, 200


def velocity():
    return 0.8 * (sf.SineWave(MS, 600) * (sf.AR(100, 1, 30) * 0.9)), 130


def panned():
    left = sf.Pan(sf.SineWave(MS, 440) * sf.Percussive(1, 200), sf.NumericShape((0, -1), (100, 0)))
    return left[0] + left[1], 201


def decibels():
    return sf.SineWave(MS, 440) * sf.Breakpoints([(0, -60), (5, 0), (300, -200)], 'dB'), 300


def jumping():
    return sf.SineWave(MS, 440) * sf.LinearShape((0, 0.5), (250, 0.5), (250, 0)), 250


VOICES = [kick, snare, hat, tom, cowbell, clap, bass, lead, pad, organ, piano, bell, string, gated,
          opened, looped, windowed, squared, layered, inverted, stored, velocity, panned, decibels,
          jumping]

sf.SetSampleRate(48000)
for voice in VOICES:
    sound, end = voice()
    after = sf.Magnitude(sound[end + 0.05:])
    print('%s %s %s %s' % (voice.__name__, sound.ms, sf.Magnitude(sound[:end]) > 0.05, after < 1e-5))
