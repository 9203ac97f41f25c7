"""Beats as ms: steps and lines of tempo, and swing."""

from __future__ import division

from bisect import bisect

from tenuto_values import is_many, number, wrong

#: Steps of a quarter of a beat stand for a line of tempo in a MIDI file.
_STEPS = 4


def swung(beat, amount, step):
    """Where a beat is with swing: of each pair of steps the first takes this part."""
    if amount == 0.5:
        return beat
    pair, within = divmod(beat, 2 * step)
    part = within / (2.0 * step)
    part = part * 2 * amount if part < 0.5 else amount + (part - 0.5) * 2 * (1 - amount)
    return (pair + part) * 2 * step


def swung_length(beat, beats, amount, step):
    """How long some beats from a beat on are with swing: the same, to the last bit, from as far into any other pair of steps."""
    if amount == 0.5:
        return beats
    within = beat % (2 * step)
    end = within + beats
    if end <= step:
        return beats * 2 * amount
    if within >= step and end <= 2 * step:
        return beats * 2 * (1 - amount)
    return swung(end, amount, step) - swung(within, amount, step)


def row_at(rows, at):
    """The last row that begins there or before, else the first; rows are sorted by where they begin, their first value."""
    return rows[max(0, bisect(rows, (at, float('inf'))) - 1)]


def _log(x):
    """The natural logarithm, by a series: libraries differ in its last digit, and sounds must not."""
    z = (x - 1) / (x + 1)
    power, sum, i = z, 0.0, 1
    while abs(power) > 1e-18:
        sum += power / i
        power *= z * z
        i += 2
    return 2 * sum


class Tempo(object):
    """Tempo in beats a minute, or rows (beat, bpm) from beat 0 on, or (beat, bpm, 'line') for one that is reached in a line."""

    def __init__(self, function, bpm):
        rows = [tuple(row) if is_many(row) else (row,) for row in bpm] if is_many(bpm) else [(0, bpm)]
        if not rows or any(len(row) not in (2, 3) or len(row) == 3 and row[2] != 'line' for row in rows) or (
                rows[0][0] != 0 or rows != sorted(rows, key=lambda row: row[0])):
            raise wrong(function, "bpm must be a number, or pairs (beat, bpm) from beat 0 on, or (beat, bpm, 'line')", bpm)
        self.function, self.events = function, []
        self.parts = []  # beat, ms, bpm, and by how much it rises each beat
        for row in rows:
            beat, bpm = number(function, 'the beat of a bpm', row[0]), number(function, 'bpm', row[1], above=0)
            if self.parts:
                first, ms, before, _ = self.parts.pop()
                rise = (bpm - before) / (beat - first) if len(row) == 3 and beat > first else 0
                self.parts.append((first, ms, before, rise))
            self.parts.append((float(beat), self.ms(beat) if self.parts else 0.0, bpm, 0))

    def ms(self, beat):
        first, ms, bpm, rise = row_at(self.parts, beat)
        if rise == 0 or beat < first:
            return ms + (beat - first) * (60000.0 / bpm)
        return ms + 60000.0 / rise * _log(1 + rise * (beat - first) / bpm)

    def lasts(self, beat, beats):
        """The ms of some beats from a beat on: at one tempo the same, to the last bit, wherever they are."""
        part = row_at(self.parts, beat)
        if part[3] == 0 and part is row_at(self.parts, beat + beats):
            return beats * (60000.0 / part[2])
        return self.ms(beat + beats) - self.ms(beat)

    def quarters(self, place):
        return number(self.function, 'at', place)

    @property
    def tempo(self):
        """Pairs (ms, bpm) of tempos that are constant, as MIDI files have them."""
        pairs = []
        for i, (beat, ms, bpm, rise) in enumerate(self.parts):
            if rise == 0:
                pairs.append((ms, float(bpm)))
                continue
            end, at = self.parts[i + 1][0], beat
            while at < end:
                next = min(end, at + 1.0 / _STEPS)
                pairs.append((self.ms(at), 60000.0 * (next - at) / (self.ms(next) - self.ms(at))))
                at = next
        return pairs


class TimedNotes(list):
    """Notes of a phrase, with the tempo that sf.WriteMidi writes: pairs (ms, bpm), and events."""

    tempo, events = (), ()

    def __add__(self, others):
        """With the tempo of the first."""
        both = TimedNotes(list.__add__(self, others))
        both.tempo, both.events = self.tempo, self.events
        return both
