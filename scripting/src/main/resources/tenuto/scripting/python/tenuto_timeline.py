"""sf.Timeline: beats, bars, sections and tempo as ms."""

from __future__ import division

from tenuto_tempo import Tempo, row_at, swung, swung_length
from tenuto_values import Suggesting, is_many, is_text, number, whole, wrong

__all__ = ['Timeline']

_UNITS = [1, 2, 4, 8, 16, 32, 64]


def _meters(meter):
    """Rows of (bar, beat in quarters at which it begins, beats of a bar, quarters of a beat), of 4, '6/8' or pairs (bar, meter)."""
    rows = []
    for row in meter if is_many(meter) else [(1, meter)]:
        if not is_many(row) or len(row) != 2:
            raise wrong('Timeline', "meter must be beats of a bar, such as 4 or '6/8', or pairs (bar, meter)", meter)
        bar, each = row
        count, _, unit = (each if is_text(each) else '%s/4' % each).partition('/')
        if not (count.isdigit() and int(count) > 0 and unit.isdigit() and int(unit) in _UNITS):
            raise wrong('Timeline', "meter must be beats of a bar, such as 4 or '6/8', or pairs (bar, meter)", meter)
        bar = whole('Timeline', 'the bar of a meter', bar, rows[-1][0] + 1 if rows else 1)
        if not rows and bar != 1:
            raise wrong('Timeline', 'the first meter must be that of bar 1', meter)
        before = rows[-1] if rows else (1, 0, 0, 0)
        rows.append((bar, before[1] + (bar - before[0]) * before[2] * before[3], int(count), 4 / int(unit)))
    if not rows:
        raise wrong('Timeline', 'meter must not be an empty list', meter)
    return rows


class Timeline(Suggesting):
    """The time of a piece, in which bars and beats are ms: time.at(9, 1), phrase.notes(time), sf.WriteMidi(notes, path).
    bpm: quarters per minute, or rows (beat, bpm), and (beat, bpm, 'line') for a tempo that is reached in a line. meter: 4,
    '6/8', or pairs (bar, meter). sections: pairs (name, bars), one after the other. markers: pairs (bar, name) or ((bar,
    beat), name). swing: the part of each pair of steps that the first step takes, for all that the timeline places; 0.5 is
    straight.
    """

    def __init__(self, bpm=120, meter='4/4', sections=(), markers=(), swing=0.5, step=0.5):
        self._tempo, self._meters = Tempo('Timeline', bpm), _meters(meter)
        self._swing, self._step = number('Timeline', 'swing', swing), number('Timeline', 'step', step, above=0)
        if not 0 < swing < 1:
            raise wrong('Timeline', 'swing must be above 0 and below 1', swing)
        self.sections, self._bars, bar = [], {}, 1
        for row in sections:
            if not is_many(row) or len(row) != 2 or not is_text(row[0]):
                raise wrong('Timeline', "sections must be pairs of a name and bars, such as ('verse', 8)", row)
            if row[0] in self._bars:
                raise wrong('Timeline', 'sections must have different names', row[0])
            self._bars[row[0]] = bar, whole('Timeline', 'the bars of a section', row[1], 1)
            self.sections.append(row[0])
            bar += row[1]
        self.markers = []
        for row in markers:
            if not is_many(row) or len(row) != 2 or not is_text(row[1]):
                raise wrong('Timeline', "markers must be pairs of a bar and a name, such as (9, 'solo')", row)
            self.markers.append((self.quarters(row[0] if is_many(row[0]) else (row[0], 1)), row[1]))
        self._end = bar
        self.tempo = self._tempo.tempo
        self.events = [sf.MidiEvent(self._tempo.ms(quarters), 'time_signature', number=count, value=int(4 / unit))
                       for bar, quarters, count, unit in self._meters]
        self.events += [sf.MidiEvent(ms, 'marker', text=name) for ms, name in self.marks()]
        sf._timeline(self._tempo.parts, self._meters, (self._swing, self._step),
                     [(name, self.at(name), self.at(sum(self._bars[name]))) for name in self.sections],
                     [(name, self.ms(place)) for place, name in self.markers])

    def beat(self, bar, beat=1):
        """The beat in quarters from 0 on at which a beat of a bar begins; bar may be the name of a section."""
        if is_text(bar):
            bar = self._named(bar)[0]
        bar = whole('Timeline.beat', 'bar', bar, 1)
        first, quarters, count, unit = row_at(self._meters, bar)
        return quarters + (bar - first) * count * unit + (number('Timeline.beat', 'beat', beat) - 1) * unit

    def at(self, bar, beat=1):
        """The ms at which a beat of a bar begins, both from 1 on; bar may be the name of a section."""
        return self.ms(self.beat(bar, beat))

    def ms(self, place):
        """The ms of a place: a beat in quarters from 0 on, a pair (bar, beat), or the name of a section."""
        return self._tempo.ms(swung(self.quarters(place), self._swing, self._step))

    def lasts(self, beat, beats):
        # As a tempo's: for phrase.notes.
        return self._tempo.lasts(swung(beat, self._swing, self._step),
                                 swung_length(beat, beats, self._swing, self._step))

    def quarters(self, place):
        """The beat in quarters from 0 on of a place: of a beat itself, of a pair (bar, beat), or of a section's name."""
        if is_text(place):
            return self.beat(place)
        if is_many(place):
            if len(place) != 2:
                raise wrong('Timeline', 'a place must be a beat, a pair (bar, beat) or the name of a section', place)
            return self.beat(*place)
        return number('Timeline', 'a place', place)

    def section(self, name):
        """Where a section begins, in quarters, and how many it has: first, beats = time.section('verse')."""
        bar, bars = self._named(name)
        return self.beat(bar), self.beat(bar + bars) - self.beat(bar)

    def _named(self, name):
        if name not in self._bars:
            raise wrong('Timeline', 'a section must be one of ' + (', '.join(self.sections) or 'none, as there are none'),
                        name)
        return self._bars[name]

    def bars(self, count=None):
        """The ms at which bars begin: of count bars and the one after them, or of all sections if that is None."""
        count = self._end - 1 if count is None else whole('Timeline.bars', 'count', count, 0)
        return [self.at(bar) for bar in range(1, count + 2)]

    def breakpoints(self, points, unit='value'):
        """sf.Breakpoints of rows (place, value) or (place, value, curve): places are as for time.ms, and lines straight in ms."""
        if not is_many(points):
            raise wrong('Timeline.breakpoints', 'points must be rows (place, value) or (place, value, curve)', points)
        return sf.Breakpoints([(self.ms(row[0]),) + tuple(row[1:]) for row in points], unit)

    def click(self, bars=None):
        """A click on each beat, higher on the first of a bar: of that many bars, or of all sections if that is None."""
        bars = self._end - 1 if bars is None else whole('Timeline.click', 'bars', bars, 1)
        if bars < 1:
            raise wrong('Timeline.click', 'bars must be given where there are no sections', None)
        ends = self.bars(bars)[-1]
        notes = [sf.MidiNote(self.at(bar, beat), 30, 88 if beat == 1 else 76)
                 for bar in range(1, bars + 1) for beat in range(1, row_at(self._meters, bar)[2] + 1)]
        equal = sf.Temperament('equal')

        def play(note):
            return sf.SineWave(30, equal.hz(note.key)) * sf.Percussive(1, 29) * 0.5
        x = sf.Perform(notes, play)
        return sf.Pad(x, 0, max(0, ends - x.ms))

    def marks(self):
        """Pairs (ms, name) of all sections and markers, in order of time."""
        return sorted([(self.at(name), name) for name in self.sections]
                      + [(self.ms(place), name) for place, name in self.markers], key=lambda mark: mark[0])

    def cues(self):
        """The sections and markers as cue points of a sound file: sf.WriteFile(x, 'a.wav', cues=time.cues())."""
        return '\n'.join('%.3f %s' % (ms, ' '.join(name.split())) for ms, name in self.marks())

    def __repr__(self):
        return '<timeline of %d bars: %s>' % (self._end - 1, ', '.join(self.sections))
