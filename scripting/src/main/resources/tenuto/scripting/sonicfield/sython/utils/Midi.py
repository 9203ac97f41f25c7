"""Notes of MIDI files, changes of their performance, and historical temperaments.

A track is a list of MidiEvent. Times are in ticks; a function that needs ms takes beat, the ms of
a tick, which set_length gives. Functions give new lists of new events and leave their arguments
alone.
"""
import copy
import math
import random

modern_base = 8.1757989156  # Hz of key 0, a C, where the a above middle C has 440
baroque_base = modern_base * 415.0 / 440.0

_OCTAVE = 1200.0
_FIFTH = _OCTAVE * math.log(1.5, 2)
_COMMA = 12 * _FIFTH - 7 * _OCTAVE  # the Pythagorean one


def key_from_cents(base, key, cents, offset=False):
    """Hz of a key.

    base: Hz of key 0, a C.
    key: the number of the key; 60 is middle C. Its fraction is that of an equal semitone.
    cents: of each of the twelve keys from C on, above C; with offset what each has more than in
        equal temperament.
    """
    if len(cents) != 12:
        raise ValueError('key_from_cents: cents must be twelve, but are %d' % len(cents))
    whole = int(math.floor(key))
    octave, degree = divmod(whole, 12)
    above = cents[degree] + (100.0 * degree if offset else 0) + 100.0 * (key - whole)
    return base * 2.0 ** (octave + above / _OCTAVE)


def _of_fifths(parts):
    """Cents above C of a temperament, given by how many twelfths of the comma each fifth from C on is narrowed."""
    cents = [0.0] * 12
    above = 0.0
    for i in range(11):
        above += _FIFTH - parts[i] * _COMMA / 12
        cents[7 * (i + 1) % 12] = above % _OCTAVE
    return cents


# The fifths on            c  g  d  a  e  b  f# c# g# d# a#  f
_WERCKMEISTER = _of_fifths([3, 3, 3, 0, 0, 3, 0, 0, 0, 0, 0, 0])
_LEHMAN = _of_fifths([2, 2, 2, 2, 0, 0, 0, 1, 1, 1, -1, 2])
_JUST = [_OCTAVE * math.log(ratio, 2) for ratio in (
    1.0, 16 / 15.0, 9 / 8.0, 6 / 5.0, 5 / 4.0, 4 / 3.0, 45 / 32.0, 3 / 2.0, 8 / 5.0, 5 / 3.0,
    9 / 5.0, 15 / 8.0)]


def werckmeisterIII(key, base=baroque_base):
    """Hz of a key in Andreas Werckmeister's third temperament of 1691. base: Hz of key 0."""
    return key_from_cents(base, key, _WERCKMEISTER)


def bach_lehman(key, base=baroque_base):
    """Hz of a key in the temperament that Bradley Lehman found in 2005 on the title page of Bach's
    Well-Tempered Clavier. base: Hz of key 0."""
    return key_from_cents(base, key, _LEHMAN)


def just_intonation(key, base=modern_base):
    """Hz of a key in pure thirds and fifths around C. base: Hz of key 0."""
    return key_from_cents(base, key, _JUST)


def equal_temperament(key, base=modern_base):
    """Hz of a key in equal temperament. base: Hz of key 0."""
    return key_from_cents(base, key, [0] * 12, True)


class MidiEvent(object):
    """An event of a track, at a tick.

    command: note, command, meta or sysex. A note also has tick_off, key and velocity. The others
    have kind, number, value and text as sf.ReadMidi's events; a tempo has kind 'tempo' and its
    quarters a minute as value.
    """

    def __init__(self, command='note', tick=0, tick_off=None, key=None, velocity=None, channel=0,
                 track=0, **more):
        self.command = command
        self.tick = tick
        self.tick_off = tick_off
        self.key = key
        self.velocity = velocity
        self.channel = channel
        self.track = track
        self.__dict__.update(more)

    def isNote(self):
        """Whether it is a note."""
        return self.command == 'note'

    def __repr__(self):
        return '<midi %s>' % ', '.join([
            '%s=%r' % (name, value) for name, value in sorted(self.__dict__.items())
            if value is not None])


def read_midi_file(name):
    """The tracks of a MIDI file, each a list of MidiEvent in the order of their ticks."""
    song = sf.ReadMidi(name)
    if song.division <= 0:
        raise ValueError('read_midi_file: %s counts frames and has no ticks per beat' % name)

    # For each tempo: the ms and the tick at which it begins, and the ticks per ms.
    tempos = []
    for ms, quarters in song.tempo:
        tick = _tick(tempos, ms) if tempos else 0
        tempos.append((ms, tick, quarters * song.division / 60000.0))

    tracks = [[] for i in range(song.tracks)]
    for (ms, tick, ratio), (_, quarters) in zip(tempos, song.tempo):
        tracks[0].append(MidiEvent('meta', tick, kind='tempo', number=0, value=quarters, text=''))
    for note in song.notes:
        tracks[note.track].append(MidiEvent(
            'note', _tick(tempos, note.ms), _tick(tempos, note.ms + note.length), note.key,
            note.velocity, note.channel, note.track))
    commands = ('controller', 'program', 'bend', 'pressure', 'key_pressure')
    for event in song.events:
        kind = event.kind
        command = 'command' if kind in commands else 'sysex' if kind == 'sysex' else 'meta'
        tracks[event.track].append(MidiEvent(
            command, _tick(tempos, event.ms), channel=event.channel, track=event.track, kind=kind,
            number=event.number, value=event.value, text=event.text))
    for track in tracks:
        track.sort(key=lambda event: event.tick)
    return tracks


def _tick(tempos, ms):
    begin, tick, ratio = [each for each in tempos if each[0] <= ms or each is tempos[0]][-1]
    return int(round(tick + (ms - begin) * ratio))


def _ticks(name, beat, millis):
    if not beat > 0:
        raise ValueError('%s: beat must be above 0 (ms per tick), but is %r' % (name, beat))
    return int(round(float(millis) / beat))


def _changed(midi, change):
    """Copies of all events, with change(note) applied to the notes; None drops one."""
    events = []
    for event in midi:
        event = copy.copy(event)
        if event.command == 'note':
            event = change(event)
        if event is not None:
            events.append(event)
    return events


def _is_tracks(midi):
    return len(midi) > 0 and isinstance(midi[0], (list, tuple))


def clone(midis):
    """Copies of tracks, or of one track, and of their events."""
    if _is_tracks(midis):
        return [clone(midi) for midi in midis]
    return [copy.copy(event) for event in midis]


clone_events = clone


def repare_overlap(midis, blip=5):
    """Tracks, or a track, without overlapping notes of the same key in a channel.

    Of two notes the earlier ends blip ticks before the later begins, but is at least a tick long;
    of two that begin together the longer one stays.
    """
    if _is_tracks(midis):
        return [repare_overlap(midi, blip) for midi in midis]
    events = clone(midis)
    last = {}
    dropped = set()
    notes = [event for event in events if event.command == 'note']
    for note in sorted(notes, key=lambda note: (note.tick, -note.tick_off)):
        place = (note.channel, note.key)
        before = last.get(place)
        if before is not None and before.tick == note.tick:
            dropped.add(id(note))
            continue
        if before is not None and before.tick_off > note.tick - blip:
            before.tick_off = max(before.tick + 1, min(before.tick_off, note.tick - blip))
        last[place] = note
    return [event for event in events if id(event) not in dropped]


def delay(midi, beat, millis):
    """A track with every event delayed by millis."""
    ticks = _ticks('delay', beat, millis)
    events = clone(midi)
    for event in events:
        event.tick += ticks
        if event.tick_off is not None:
            event.tick_off += ticks
    return events


def fix_velocity(midi, v=100):
    """A track with all notes of velocity v, 1 to 127."""
    def change(note):
        note.velocity = v
        return note
    return _changed(midi, change)


def damp_velocity(midi, key=80, amount=0.75):
    """A track with the velocity of notes above key times amount; 1 to 127 in any case."""
    def change(note):
        if note.key > key:
            note.velocity = int(min(127, max(1, round(note.velocity * amount))))
        return note
    return _changed(midi, change)


def _of_length(midi, length):
    def change(note):
        note.tick_off = note.tick + max(1, length(note.tick_off - note.tick))
        return note
    return _changed(midi, change)


def min_length(midi, beat, millis):
    """A track with every note at least millis long."""
    ticks = _ticks('min_length', beat, millis)
    return _of_length(midi, lambda length: max(length, ticks))


def legato(midi, beat, millis):
    """A track with every note lengthened by millis."""
    ticks = _ticks('legato', beat, millis)
    return _of_length(midi, lambda length: length + ticks)


def staccato(midi, beat, millis):
    """A track with every note shortened by millis, but at least a tick long."""
    ticks = _ticks('staccato', beat, millis)
    return _of_length(midi, lambda length: length - ticks)


def long_as(midi, beat, millis):
    """A track without the notes that are shorter than millis."""
    ticks = _ticks('long_as', beat, millis)
    return _changed(midi, lambda note: note if note.tick_off - note.tick >= ticks else None)


def shorter_than(midi, beat, millis):
    """A track with only the notes that are shorter than millis."""
    ticks = _ticks('shorter_than', beat, millis)
    return _changed(midi, lambda note: note if note.tick_off - note.tick < ticks else None)


def scatter(midi, beat, millis_in):
    """A track with a random shift of each note by up to +-millis_in; none before 0.

    They keep their lengths.
    """
    ticks = _ticks('scatter', beat, millis_in)

    def change(note):
        moved = max(-note.tick, random.randint(-ticks, ticks))
        note.tick += moved
        note.tick_off += moved
        return note
    return _changed(midi, change)


def _end(midi):
    if _is_tracks(midi):
        return max([_end(each) for each in midi])
    return max([event.tick_off or event.tick for event in midi] or [0])


def find_length(midi, beat):
    """Minutes from tick 0 to the end of a track, or of tracks."""
    return _end(midi) * beat / 60000.0


def set_length(midis, length, beat=4.0):
    """The beat, in ms per tick, at which tracks last length minutes. beat itself is ignored."""
    now = find_length(midis, beat)
    if not now > 0:
        raise ValueError('set_length: midis must contain something after tick 0')
    if not length > 0:
        raise ValueError('set_length: length must be above 0 (minutes), but is %r' % length)
    return beat * float(length) / now


def tempo(midis):
    """The tempi in tracks, or in a track: pairs (tick, quarter notes per minute)."""
    if _is_tracks(midis):
        return sorted([pair for midi in midis for pair in tempo(midi)])
    return [(event.tick, event.value) for event in midis
            if event.command == 'meta' and event.kind == 'tempo']


def controllerEnvelope(midi, controller, beat, signal):
    """A piecewise linear envelope, of the length of signal, of a controller's values from 0 to 1.

    midi: a track. controller: its number, 0 to 127; 7 is the volume. It is 0 before the first
    value. signal is only measured.
    """
    if signal.samples == 0:
        raise ValueError('controllerEnvelope: signal must have at least one sample, but has none')
    # Half a sample more, as truncation could lose the last one.
    end = signal.ms * (1 + 0.5 / signal.samples)
    points = [(0.0, 0.0)]
    for event in sorted(midi, key=lambda event: event.tick):
        if event.command == 'command' and event.kind == 'controller' \
                and event.number == controller:
            ms, value = float(event.tick) * beat, event.value / 127.0
            before, level = points[-1]
            if ms >= end:
                points.append((end, level + (value - level) * (end - before) / (ms - before)))
                break
            if ms <= before:
                points[-1] = (before, value)
            else:
                points.append((ms, value))
    if points[-1][0] < end:
        points.append((end, points[-1][1]))
    return sf.LinearShape(points)
