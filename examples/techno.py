# Techno: sections on a timeline, drums by name, an acid line of one voice, arpeggios by degree, and a mixer with a send.
#
#   ./tenuto render examples/techno.py              one minute at 132 beats per minute
#   ./tenuto render examples/techno.py 1            sections a quarter as long
#
# It writes a stem of each track beside the mix, which has cue points at the sections.
import sys

LONG = int(sys.argv[1]) if len(sys.argv) > 1 else 4
sf.SetSampleRate(48000)
p, equal = sf.pattern, sf.Temperament('equal')
time = sf.Timeline(132, '4/4', sections=[('intro', 2 * LONG), ('build', 2 * LONG), ('drop', 3 * LONG), ('end', LONG)],
                   swing=0.53, step=0.25)
first, beats = time.section('drop')

# Drums: each sound is stored once, and found by its name.
kit = {'kick': sf.ShapedSinWave(sf.Breakpoints([(0, 210), (50, 55, -6), (280, 42)], 'pitch')) * sf.Percussive(1, 279, -3),
       'clap': sf.SVFBandPass(sf.WhiteNoise(220), 1500, 0.8) * sf.Percussive(2, 200) * 1.5,
       'hat': sf.SVFHighPass(sf.WhiteNoise(70), 8000) * sf.Percussive(0.5, 68) * 0.5,
       'open': sf.SVFHighPass(sf.WhiteNoise(260), 7000) * sf.Percussive(1, 255) * 0.4}
kit = dict((name, sf.Realise(sound)) for name, sound in kit.items())
kick = p.rhythm('x...x...x...x...', 'kick', velocity=120)
top = p.rhythm('..x...x...x...x.', 'open') | p.rhythm('xxXxxxXx5xXxxxXx', 'hat', velocity=60)
clap = p.rhythm('....X.......X...', 'clap')
drums = (kick * (8 * LONG)).every(4, lambda bar: bar[:3] + bar[:1].fit(0.5) * 2)
drums |= ((top | clap) * (3 * LONG)).shift(first) | (top * (2 * LONG)).shift(time.section('build')[0])
beat = sf.Perform(drums.humanise(0.004, 6).notes(time), lambda note: kit[note.name] * (note.velocity / 127))

# Acid: one voice, which glides where notes touch; accents open the filter, and so does the piece as it goes on.
line = p.seq('a1 a2 [a1 c2] ~ a1 e2 g1 [a1 a2]', beats=0.5, hold=[0.5, 1, 1, 0.6], velocity=[70, 120, 80])
acid = ((line * 4 + line.transpose(3)) * LONG).notes(time, at='build')
hz, gate, velocity = sf.Mono(acid, glide=55)
envelope = sf.GatedADSR(gate, attack=2, decay=160, sustain=0.3, release=80)
sweep = time.breakpoints([('intro', 250), ('build', 250), ('drop', 1400), ('end', 300)], 'Hz')
voice = sf.MoogLadder(sf.Saw(envelope.ms, hz), sweep + envelope * velocity * 2600, resonance=0.72) * envelope

# Chords, as arpeggios that are panned note by note.
chords = p.seq(p.scale('a3 minor').roman('i VI iv v7'), beats=4, hold=1)
arp = (chords.arp('updown', 0.25, octaves=2).set(pan=[-0.7, 0.4, 0.7, -0.4]) * LONG)[:beats].shift(first)


def pluck(note):
    ms = note.length + 250
    return (sf.Triangle(ms, equal.hz(note.key)) * sf.Percussive(2, ms - 3) * (note.velocity / 400)).pan(note.pan)


mixer = sf.Mixer(effect=lambda x: sf.Limiter(x, ceiling=-1, drive=3))
room = mixer.bus('room', lambda x: sf.Reverb(x, decay=1600, mix=1), gain=-4)
mixer.track('drums', beat, -5)
mixer.track('acid', sf.Saturator(voice, 6),
            time.breakpoints([('build', -9), ('drop', -2), ((8 * LONG + 3, 1), -2)], 'dB')).send(room, -14)
mixer.track('arp', sf.Perform(arp.notes(time), pluck), -1).send(room, -3)
for name, stem in mixer.stems():
    sf.WriteFile(stem, 'techno-%s.wav' % name)
sf.WriteFile(mixer.mix(), 'techno.wav', cues=time.cues())
