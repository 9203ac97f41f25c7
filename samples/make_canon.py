# Makes canon.mid: the canon in D by Johann Pachelbel (1653-1706), arranged for organ.
#
#   ./tenuto render samples/make_canon.py --out samples
#
# After "Canon a 3 Violinis con Basso continuo", P. 37. Three voices play the same variations, each
# two bars after the one before, over a bass of eight notes that never changes. The variations are
# the first eight, the seventh simplified; then the first voices return to their start. The chords
# of the left hand and the end are ours.
from __future__ import division

GROUND = 'd3 a2 b2 f2# g2 d2 g2 a2'.split()
CHORDS = ['a3 d4 f4#', 'a3 c4# e4', 'f3# b3 d4', 'f3# a3 c4#', 'd3 g3 b3', 'd3 f3# a3', 'd3 g3 b3',
          'e3 a3 c4#']

# Each lasts eight quarters, as the ground does; in runs of notes of one length, in quarters.
VARIATIONS = [
    [(1, 'f5# e5 d5 c5# b4 a4 b4 c5#')],
    [(1, 'd5 c5# b4 a4 g4 f4# g4 e4')],
    [(1 / 2, 'd4 f4# a4 g4 f4# d4 f4# e4 d4 b3 d4 a4 g4 b4 a4 g4')],
    [(1 / 2, 'f4# d4 e4 c5# d5 f5# a5 a4 b4 g4 a4 f4# d4 d5'), (3 / 4, 'd5'), (1 / 4, 'c5#')],
    [(1 / 4, 'd5 c5# d5 d4 c4# a4 e4 f4# d4 d5 c5# b4 c5# f5# a5 b5'),
     (1 / 4, 'g5 f5# e5 g5 f5# e5 d5 c5# b4 a4 g4 f4# e4 g4 f4# e4')],
    [(1 / 4, 'd4 e4 f4# g4 a4 e4 a4 g4 f4# b4 a4 g4 a4 g4 f4# e4'),
     (1 / 4, 'd4 b3 b4 c5# d5 c5# b4 a4 g4 f4# e4 b4 a4 b4 a4 g4')],
    [(1 / 2, 'f4# f5#'), (1, 'e5'), (1 / 2, 'd5 f5#'), (1, 'c5#'),
     (1 / 2, 'b4 d5'), (1, 'a4'), (1 / 2, 'g4 b4 c5# e5')],
    [(1 / 4, 'a5'), (1 / 8, 'f5# g5'), (1 / 4, 'a5'), (1 / 8, 'f5# g5'),
     (1 / 8, 'a5 a4 b4 c5# d5 e5 f5# g5'),
     (1 / 4, 'f5#'), (1 / 8, 'd5 e5'), (1 / 4, 'f5#'), (1 / 8, 'f4# g4'),
     (1 / 8, 'a4 b4 a4 g4 a4 f4# g4 a4'),
     (1 / 4, 'g4'), (1 / 8, 'b4 a4'), (1 / 4, 'g4'), (1 / 8, 'f4# e4'),
     (1 / 8, 'f4# e4 d4 e4 f4# g4 a4 b4'),
     (1 / 4, 'g4'), (1 / 8, 'b4 a4'), (1 / 4, 'b4'), (1 / 8, 'c5# d5'),
     (1 / 8, 'a4 b4 c5# d5 e5 f5# g5 a5')],
]
ROUNDS = 3 + len(VARIATIONS)  # of the ground: the third voice enters with the fourth round

# The tempo, as pairs of a start, in quarters, and quarters per minute: it slows down at the end.
END = 8 * ROUNDS
TEMPO = [(0, 60), (END - 4, 54), (END - 2, 47), (END - 1, 40)]


def ms(quarter):
    """The time of a quarter."""
    at = 0
    for i, (begin, quarters) in enumerate(TEMPO):
        end = TEMPO[i + 1][0] if i + 1 < len(TEMPO) else quarter
        if quarter > begin:
            at += (min(quarter, end) - begin) * 60000 / quarters
    return at


LEFT_HAND, PEDAL = 3, 4  # channels; the voices have 0 to 2
notes = []


def play(channel, begin, length, name):
    # Short notes are more detached than long ones: on an organ, silence is the only accent.
    sounding = length * (0.95 if length > 0.5 else 0.88)
    notes.append(sf.MidiNote(ms(begin), ms(begin + sounding) - ms(begin), sf.Key(name),
                             channel=channel, track=channel + 1))


for voice in range(3):
    at = 8 * (voice + 1)
    for i in range(ROUNDS - 1 - voice):
        for length, names in VARIATIONS[i % len(VARIATIONS)]:
            for name in names.split():
                play(voice, at, length, name)
                at += length
for i in range(END):
    play(PEDAL, i, 1, GROUND[i % 8])
    if i < 8 * 4:  # until the third voice has begun
        for name in CHORDS[i % 8].split():
            play(LEFT_HAND, i, 1, name)
for channel, name in [(0, 'd4'), (0, 'a4'), (1, 'd5'), (2, 'f5#'), (LEFT_HAND, 'd3'), (PEDAL, 'd2')]:
    play(channel, END, 4, name)

events = [sf.MidiEvent(0, 'name', text='Canon in D (Johann Pachelbel), for organ'),
          sf.MidiEvent(0, 'copyright', text='public domain; this arrangement: CC0 1.0')]
for channel, name in enumerate(['first voice', 'second voice', 'third voice', 'left hand', 'pedal']):
    events.append(sf.MidiEvent(0, 'name', track=channel + 1, text=name))
    events.append(sf.MidiEvent(0, 'program', 19, channel=channel, track=channel + 1))  # an organ
sf.WriteMidi(notes + events, 'canon.mid', division=960,
             tempo=[(ms(begin), quarters) for begin, quarters in TEMPO])
