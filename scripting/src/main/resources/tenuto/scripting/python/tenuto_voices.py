"""sf.Mono and sf.Voices: what voices play when more notes are held than they can play."""

from __future__ import division

from tenuto_values import is_many, is_text, number, one_of, whole, wrong

__all__ = ['Mono', 'Voices']

_SAME = 1e-3  # ms: notes that are nearer than this touch each other

_STEP = 5.0  # ms in which a velocity becomes the next, so that it does not click

_WINNERS = {
    'last': lambda place, key: place,
    'low': lambda place, key: (-key, place),
    'high': lambda place, key: (key, place),
}

_STOLEN = {
    'oldest': lambda note: note.begin,
    'quietest': lambda note: (note.velocity, note.begin),
    'lowest': lambda note: (note.key, note.begin),
    'highest': lambda note: (-note.key, note.begin),
    'none': None,
}


class _Note(object):
    """What a voice needs to know of a note."""

    def __init__(self, function, note):
        if not hasattr(note, 'ms'):
            raise TypeError('sf.%s: notes must be notes, such as sf.MidiNote(ms, length, key), but one is %r'
                            % (function, note))
        self.note = note
        self.begin, length, self.key, self.velocity = [
            number(function, name, getattr(note, name, usual))
            for name, usual in (('ms', None), ('length', None), ('key', 60), ('velocity', 64))]
        if self.begin < 0 or length < 0:
            raise wrong(function, 'notes must have an ms and a length of 0 or more', note)
        self.end = self.begin + length

    def until(self, ms):
        """The note, ending earlier."""
        length = ms - self.begin
        if hasattr(self.note, 'copy'):
            return self.note.copy(length=length)
        from copy import copy
        shorter = copy(self.note)
        shorter.length = length
        return shorter


def _sorted(function, notes):
    """The notes that sound, in the order of time."""
    if callable(getattr(notes, 'notes', None)):
        raise TypeError('sf.%s: notes must be a list, but is %r: phrase.notes(bpm=120) are its notes' % (function, notes))
    notes = getattr(notes, 'notes', notes)
    if is_text(notes):
        raise TypeError("sf.%s: notes must be a list, but is %r: sf.pattern.seq('c4 d4').notes(bpm=120) makes one"
                        % (function, notes))
    if not is_many(notes):
        raise TypeError('sf.%s: notes must be a list, but is %r' % (function, notes))
    known = [_Note(function, each) for each in notes]
    return sorted([each for each in known if each.end - each.begin > _SAME], key=lambda each: each.begin)


def _played(notes, winner):
    """What one voice plays: rows of (ms, note, whether it is struck then), each a list of what is connected, and its end."""
    times = sorted(set([each.begin for each in notes] + [each.end for each in notes]))
    rows, held, playing, until, next = [], [], None, None, 0
    for ms in times:
        held = [i for i in held if notes[i].end > ms + _SAME]
        first = next
        while next < len(notes) and notes[next].begin <= ms:
            held.append(next)
            next += 1
        best = max(held, key=lambda i: winner(i, notes[i].key)) if held else None
        if best is not None and best != playing:
            if until is None or until < ms - _SAME:
                rows.append([[], 0])
            rows[-1][0].append((ms, notes[best], best >= first))
        playing = best
        if held:
            until = max([notes[i].end for i in held] + [until or 0])
            rows[-1][1] = until
    return rows


class _Line(object):
    """The points of a line that is bent before it has come where it goes."""

    def __init__(self, between):
        self.points, self.between = [], between

    def cut(self, ms):
        """Ends it at a time, and returns its value there."""
        after = None
        while self.points and self.points[-1][0] > ms:
            after = self.points.pop()
        if not self.points:
            return after[1] if after else None
        begin, value = self.points[-1]
        if after:
            value = self.between(value, after[1], (ms - begin) / (after[0] - begin))
        if begin < ms:
            self.points.append((ms, value))
        return value

    def to(self, ms, value, takes):
        """Goes on to a value from a time on; at once if it takes no time."""
        self.cut(ms)
        self.points.append((ms + (takes if self.points else 0), value))


def _glided(low, high, part):
    """Rounded, as powers differ in their last digits between mathematical libraries."""
    return round(low * (high / low) ** part, 6)


def Mono(notes, glide=60, legato=True, priority='last', tuning=None, tail=5000):
    """What one voice plays of notes: hz, gate, velocity = sf.Mono(notes), its frequency, its gate (1 while a key is held)
    and the velocity from 0 to 1. glide: ms from one pitch to the next. legato: notes that overlap or touch share one
    opening of the gate, and only they glide; without it each key closes the gate for a sample, and each note glides.
    priority: which of the held notes sounds, last, low or high. tuning: of sf.Temperament or sf.Scala, if not equal. hz and
    velocity last tail ms longer than the gate, for a release.
    """
    winner = _WINNERS[one_of('Mono', 'priority', priority, ['last', 'low', 'high'])]
    for name, value in (('glide', glide), ('tail', tail)):
        if number('Mono', name, value) < 0:
            raise wrong('Mono', '%s must be 0 or more' % name, value)
    tuning = sf.Temperament('equal') if tuning is None else tuning
    if not hasattr(tuning, 'hz'):
        raise TypeError('sf.Mono: tuning must be that of sf.Temperament or sf.Scala, but is %r' % (tuning,))
    rows = _played(_sorted('Mono', notes), winner)
    if not rows:
        raise wrong('Mono', 'notes must have at least one that is longer than 0 ms', notes)
    pitch, strength, gates = _Line(_glided), _Line(lambda low, high, part: low + (high - low) * part), []
    for row, end in rows:
        for i, (ms, note, is_struck) in enumerate(row):
            if i == 0 or is_struck and not legato:
                gates.append((ms, end - ms, 1))
            pitch.to(ms, tuning.hz(note.key), glide if i or not legato else 0)
            strength.to(ms, note.velocity / 127, _STEP)
    end += tail
    pitch.cut(end)
    strength.cut(end)
    return (sf.Breakpoints(pitch.points, 'pitch'), sf.NoteGate(gates, 1 if legato else 0),
            sf.Breakpoints(strength.points))


def Voices(notes, limit=8, steal='oldest', release=0):
    """Distributes notes over at most limit voices: a list of the notes of each voice that plays any, for sf.Perform or
    sf.Mono. A note gets the voice that has been free for longest. If none is, it takes that of a note which ends then: the
    oldest, quietest, lowest or highest that is held; or with none it is left out. release: ms that a voice still sounds after
    its note; of such voices the one that has ended first is taken before any that is held.
    """
    limit = whole('Voices', 'limit', limit, 1)
    stolen = _STOLEN[one_of('Voices', 'steal', steal, ['oldest', 'quietest', 'lowest', 'highest', 'none'])]
    if number('Voices', 'release', release) < 0:
        raise wrong('Voices', 'release must be 0 or more', release)
    voices = [[] for i in range(limit)]
    for note in _sorted('Voices', notes):
        ended = [each for each in voices if not each or each[-1].end <= note.begin + _SAME]
        if ended:
            free = [each for each in ended if not each or each[-1].end + release <= note.begin + _SAME]
            voice = min(free or ended, key=lambda each: each[-1].end if each else -1)
        elif stolen:
            voice = min(voices, key=lambda each: stolen(each[-1]))
            before = voice.pop()
            if note.begin - before.begin > _SAME:
                voice.append(_Note('Voices', before.until(note.begin)))
        else:
            continue
        voice.append(note)
    return [[each.note for each in voice] for voice in voices if voice]
