"""Phrases: notes in beats, and what can be done with them. A part of sf.pattern."""

from bisect import bisect_right

from tenuto_tempo import Tempo, TimedNotes, swung, swung_length
from tenuto_values import (Suggesting, cycles, drawn, made_here, number, one_of, place_of, probability_of, strength, whole,
                           wrong)

__all__ = ['Phrase']

_SAME = 1e-6  # beats that are nearer than this are one time

_GRID = 2.0 ** 30  # parts of a beat

_ORDERS = ['up', 'down', 'updown', 'written', 'random']


class Phrase(Suggesting):
    """Notes with times in beats, and their total length in beats.

    events is a list of (beat, beats, key, velocity, channel, place, more), in any order; beats is the phrase's own length.
    place is a text that tells a note from its equals, so that each draws its own chance and noise, wherever it is moved:
    its number among them, and that of the repetition; without it they are numbered in the list's order. more is a
    dictionary of further attributes of the note.
    """

    def __init__(self, events, beats):
        place, self.events = place_of(), []
        for event in events:
            event = tuple(event)
            if len(event) < 6:
                event += (place(*event[1:]),)
            self.events.append(event if len(event) > 6 else event + (made_here({}),))
        self.beats = float(beats)

    def _with(self, change, beats=None):
        return Phrase([change(*event[:5]) + event[5:] for event in self.events], self.beats if beats is None else beats)

    def _drawn(self, function, each):
        """The events, each with its own random numbers."""
        things = [(more.get('name', key), held, place) for at, held, key, velocity, channel, place, more in self.events]
        return zip(self.events, drawn(function, things, each))

    def _sorted(self):
        return sorted(self.events, key=lambda event: event[0])

    def _next(self):
        """A function of a time that returns when the next note begins, or the phrase ends."""
        times = sorted(event[0] for event in self.events)

        def after(beat):
            i = bisect_right(times, beat + _SAME)
            return times[i] if i < len(times) else max(self.beats, beat)
        return after

    def __add__(self, other):
        """This followed by the other."""
        _require_phrase('+', other)
        later = other.shift(self.beats)
        return Phrase(self.events + later.events, self.beats + other.beats)

    def __mul__(self, times):
        """This repeated the given number of times."""
        count = whole('pattern.Phrase', 'times', times, 0)
        events = [event[:5] + ('%s.%d' % (event[5], i) if i else event[5],) + event[6:]
                  for i in range(count) for event in self.shift(i * self.beats).events]
        return Phrase(events, count * self.beats)

    __rmul__ = __mul__

    def __or__(self, other):
        """This and the other at the same time."""
        _require_phrase('|', other)
        return Phrase(self.events + other.events, max(self.beats, other.beats))

    def __len__(self):
        return len(self.events)

    def __getitem__(self, span):
        """The notes that begin in a span of beats, as in phrase[4:8]; what is held longer ends with it."""
        if not isinstance(span, slice) or span.step is not None:
            raise TypeError('sf.pattern.Phrase: a part must be given in beats, as in phrase[0:4], but is %r' % (span,))
        first, last = [otherwise if beat is None else number('pattern.Phrase', 'a part', beat) + (beat < 0) * self.beats
                       for beat, otherwise in ((span.start, 0), (span.stop, self.beats))]
        first, last = max(0, first), min(self.beats, last)
        return Phrase([(event[0] - first, min(event[1], last - event[0])) + event[2:]
                       for event in self._begun(first, last)], max(0, last - first))

    def _begun(self, first, last):
        return [event for event in self.events if first <= event[0] < last]

    def every(self, count, change, beats=4):
        """Splits the phrase into parts of the given number of beats, and changes every count-th one: (bar * 8).every(4, lambda bar: bar.reverse())."""
        count = whole('pattern.Phrase.every', 'count', count, 1)
        number('pattern.Phrase.every', 'beats', beats, above=0)
        if not callable(change):
            raise TypeError('sf.pattern.Phrase.every: change must be a function of a phrase, but is %r' % (change,))
        if count * beats > self.beats + _SAME:
            raise wrong('pattern.Phrase.every', 'the phrase must be at least count * beats long, which is %g beats'
                        % (count * beats), self.beats)
        changed, i = Phrase([], 0), 0
        while i * beats < self.beats - _SAME:
            end = min((i + 1) * beats, self.beats)
            begun = self._begun(i * beats if i else float('-inf'), end if end < self.beats else float('inf'))
            part = Phrase(begun, end - i * beats).shift(-i * beats)
            i += 1
            if i % count == 0:
                part = change(part)
                if not isinstance(part, Phrase):
                    raise TypeError('sf.pattern.Phrase.every: change must return a phrase, but returned %r' % (part,))
            changed = changed + part
        return changed

    def shift(self, beats):
        """The notes shifted by beats, later or (if negative) earlier."""
        return self._with(lambda at, held, key, velocity, channel: (at + beats, held, key, velocity, channel))

    def transpose(self, semitones):
        """The notes higher by semitones, or lower if it is negative."""
        return self._with(lambda at, held, key, velocity, channel: (at, held, key + semitones, velocity, channel))

    def stretch(self, factor):
        """Stretched in time by a factor: 2 takes twice as long."""
        return self._with(
            lambda at, held, key, velocity, channel: (at * factor, held * factor, key, velocity, channel),
            self.beats * factor)

    def fit(self, beats):
        """Stretched or shortened to a length in beats."""
        number('pattern.Phrase.fit', 'beats', beats, above=0)
        if not self.beats > 0:
            raise wrong('pattern.Phrase.fit', 'the phrase must be longer than 0 beats', self.beats)
        return self.stretch(beats / self.beats)

    def reverse(self):
        """Reversed in time."""
        return self._with(
            lambda at, held, key, velocity, channel: (self.beats - at - held, held, key, velocity, channel))

    def louder(self, factor):
        """With velocities multiplied by a factor, at most 127."""
        return self._with(
            lambda at, held, key, velocity, channel: (at, held, key, strength(velocity * factor), channel))

    def on(self, channel):
        """On another MIDI channel, 0 to 15."""
        return self._with(lambda at, held, key, velocity, old: (at, held, key, velocity, channel))

    def set(self, **more):
        """With further attributes of the notes: each a value, or a list that repeats, in order of time."""
        of_more = cycles('pattern.Phrase.set', more)
        return Phrase([event[:6] + (dict(event[6], **of_more(i)),) for i, event in enumerate(self._sorted())], self.beats)

    def legato(self, overlap=0):
        """Each note held until the next begins, or the phrase ends, and overlap beats longer."""
        number('pattern.Phrase.legato', 'overlap', overlap)
        after = self._next()
        return self._with(lambda at, held, key, velocity, channel: (
            at, max(0, after(at) - at + overlap), key, velocity, channel))

    def arp(self, order='up', step=0.25, hold=0.9, octaves=1):
        """Arpeggios: notes that begin together are played one after the other, one each step beats, as long as they were held.

        order is up, down, updown, written or random; octaves is over how many the notes are repeated.
        """
        function = 'pattern.Phrase.arp'
        one_of(function, 'order', order, _ORDERS)
        number(function, 'step', step, above=0)
        number(function, 'hold', hold, above=0)
        octaves = whole(function, 'octaves', octaves, 1)
        groups = []
        for event in self._sorted():
            if groups and event[0] - groups[-1][0][0] < _SAME:
                groups[-1].append(event)
            else:
                groups.append([event])
        events = []
        for group in groups:
            if order != 'written':
                group.sort(key=lambda event: event[2], reverse=order == 'down')
            turns = [(event, 12 * i) for i in (reversed(range(octaves)) if order == 'down' else range(octaves))
                     for event in group]
            if order == 'updown':
                turns += turns[-2:0:-1]
            count = int((max(event[1] for event in group) - _SAME) // step) + 1
            keys, place = [event[2] for event in group], group[0][5]
            chance = drawn('Phrase.arp', [(keys, place, i) for i in range(count)]) if order == 'random' else ()
            for i in range(count):
                turn = int(chance[i][0] * len(turns)) if chance else i % len(turns)
                (at, held, key, velocity, channel, place, more), higher = turns[turn]
                events.append((group[0][0] + i * step, step * hold, key + higher, velocity, channel,
                               '%s.%d' % (place, i), more))
        return Phrase(events, self.beats)

    def maybe(self, probability):
        """Keeps each note with a probability."""
        probability_of('pattern.Phrase.maybe', probability)
        return Phrase([event for event, (number,) in self._drawn('Phrase.maybe', 1) if number < probability], self.beats)

    def loosen(self, beats=0.02, velocity=8):
        """Random deviations of each note in time and velocity, up to the given amounts."""
        return Phrase(
            [(max(0, event[0] + _beats(beats * (2 * later - 1))),) + event[1:3]
             + (strength(event[3] + velocity * (2 * louder - 1)),) + event[4:]
             for event, (later, louder) in self._drawn('Phrase.loosen', 2)], self.beats)

    def humanise(self, beats=0.01, velocity=5, length=0.05):
        """Deviations as of players: of time, velocity and length, near 0 most often; the amounts are standard deviations.

        That of length is a part of it: 0.05 is 5 %.
        """
        function = 'pattern.Phrase.humanise'
        for name, value in (('beats', beats), ('velocity', velocity), ('length', length)):
            number(function, name, value)
        events = []
        for event, chance in self._drawn('Phrase.humanise', 12):
            # The sum of four uniform numbers is nearly normal, and the same with every mathematical library.
            later, louder, longer = [(sum(chance[i:i + 4]) - 2) * 1.7320508075688772 for i in (0, 4, 8)]
            events.append((max(0, event[0] + _beats(beats * later)), max(0, event[1] * (1 + length * longer)), event[2],
                           strength(event[3] + velocity * louder)) + event[4:])
        return Phrase(events, self.beats)

    def swing(self, amount=2 / 3.0, step=0.5):
        """Swing: delays every second step, so that the first of each pair takes this part: 0.5 is straight, 2/3 triplets."""
        if not 0 < amount < 1:
            raise wrong('pattern.Phrase.swing', 'amount must be above 0 and below 1', amount)
        return self._with(
            lambda at, held, key, velocity, channel: (
                swung(at, amount, step), swung_length(at, held, amount, step), key, velocity, channel))

    def notes(self, bpm=120, start=0, at=0):
        """The notes, in order of time, for sf.Perform and sf.WriteMidi, which writes their tempo.

        bpm is beats a minute, or rows (beat, bpm) from the first beat on, each from its beat, or (beat, bpm, 'line'), or a
        sf.Timeline; start is in ms, at in beats, or for a timeline a place such as (bar, beat) or the name of a section.
        """
        tempo, all = _timed('pattern.Phrase.notes', bpm), TimedNotes()
        first = tempo.quarters(at)
        for at, held, key, velocity, channel, place, more in self._sorted():
            note = sf.MidiNote(start + tempo.ms(first + at), tempo.lasts(first + at, held), key, velocity, channel)
            note.place = place
            for name in more:
                setattr(note, name, more[name])
            all.append(note)
        all.tempo = [(start + ms if ms else 0, speed) for ms, speed in tempo.tempo]
        all.events = [each.copy(ms=start + each.ms) for each in tempo.events]
        return all

    def ms(self, bpm=120):
        """The length."""
        return _timed('pattern.Phrase.ms', bpm).ms(self.beats)

    def __repr__(self):
        return '<phrase of %d notes, %g beats>' % (len(self.events), self.beats)


def _beats(deviation):
    """Rounded, so that the sum with a beat is exact, and so the same deviation wherever the note is."""
    return (deviation * _GRID + 0.5) // 1 / _GRID


def _require_phrase(sign, other):
    if not isinstance(other, Phrase):
        raise TypeError('sf.pattern.Phrase: %s takes another phrase, such as sf.pattern.seq makes, but here is %r'
                        % (sign, other))


def _timed(function, bpm):
    """A timeline, or a tempo."""
    return bpm if callable(getattr(bpm, 'quarters', None)) else Tempo(function, bpm)
