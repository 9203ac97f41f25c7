"""sf.Sampler: instruments of samples, from SFZ files, SoundFonts and folders."""

from __future__ import division

import math
import re
from bisect import bisect_right

from tenuto_values import is_text, number, wrong

__all__ = ['Sampler']

_SILENT = -100.0  # dB at which a release has ended

_SHORTEST = 3.0  # ms of a release, so that it does not click

_CUT = 5.0  # ms in which a sound is silenced by another of its group

_FASTEST, _SLOWEST = 32, 0.001

_GOLDEN = 0.6180339887498949


class _Zone(object):
    """A line of sf.SampleMap: a sample, and for which notes and how it sounds."""

    def __init__(self, line):
        for each in line.split('\t'):
            name, value = each.split('=', 1)
            is_text = name in ('file', 'raw', 'loop', 'at', 'name')
            setattr(self, name, value if is_text else float(value))
        self.name = self.name.lower()

    def sounds(self, key, velocity, take, name):
        part = take * _GOLDEN % 1
        return ((self.name == name if name else self.lokey <= key <= self.hikey)
                and self.lovel <= velocity <= self.hivel and take % self.takes == self.take - 1
                and self.lorand <= part and (part < self.hirand or self.hirand == 1))

    def gain(self, velocity):
        """By velocity, as SFZ and SoundFonts have it: with its square."""
        squared = (velocity / 127) ** 2
        by_velocity = 1 - self.velocity + self.velocity * squared if self.velocity > 0 else 1 + self.velocity * squared
        return round(10 ** (self.dB / 20) * by_velocity, 9)

    def level(self, ms):
        """The envelope in dB at a time in ms, counted from its beginning, before the release."""
        falls = ms - self.attack - self.hold
        if falls <= 0:
            return 0.0
        return max(self.sustain, _SILENT * falls / self.decay) if self.decay > 0 else self.sustain

    def ends(self, ms):
        """When a note that is held for ms is silent."""
        return ms + max(self.release * (1 - self.level(ms) / _SILENT), _SHORTEST)

    def envelope(self, ms):
        """The envelope from its attack to the end of the release; a sound that is played whole has no release."""
        points = [(0, 0.0)]

        def add(at, level):
            if at > points[-1][0] + 1e-3:
                points.append((at, round(level, 6)))
        if not self.is_whole():
            add(min(self.attack + self.hold, ms), 0.0)
            falls = max(self.decay * self.sustain / _SILENT, _SHORTEST if self.sustain < 0 else 0)
            if self.attack + self.hold + falls < ms:
                add(self.attack + self.hold + falls, self.sustain)
            add(ms, self.level(ms))
            add(self.ends(ms), _SILENT)
        if len(points) == 1:
            points.append((1, 0.0))
        shape = sf.Breakpoints(points, 'dB')
        if self.attack <= 0:
            return shape
        if self.attack <= ms or self.is_whole():
            return shape * sf.Breakpoints([(0, 0), (self.attack, 1)])
        reached = round(ms / self.attack, 9)
        return shape * sf.Breakpoints([(0, 0), (ms, reached), (self.ends(ms), reached)])

    def is_whole(self):
        return self.loop == 'shot' or self.at == 'release'

    def played(self, cents, ms):
        """Its channels: the sample at another pitch, held for ms."""
        rate = sf.Silence(1e6).samples / 1000  # that of the session, which need not be whole
        if self.raw:
            channels, its = sf.ReadFile(self.file, self.raw.replace('RATE', '%.10g' % rate)), rate
            speed = self.rate / rate
        else:
            channels, its, speed = sf.ReadFile(self.file), self.rate, 1
        speed = round(min(max(speed * 2 ** (cents / 1200), _SLOWEST), _FASTEST), 12)

        def at(frame):
            return frame * 1000 / its
        channels = [x[at(self.first):at(self.first + self.frames)] for x in list(channels)[:2]]
        begin, end = at(getattr(self, 'from')), at(self.to)
        ends = self.ends(ms)
        if self.loop == 'on':
            channels = [sf.Loop(x, ends * speed, begin, end, 0) for x in channels]
        elif self.loop == 'held':
            rounds = max(0, math.ceil((ms * speed - end) / (end - begin)))
            channels = [sf.Concatenate(sf.Loop(x, end + rounds * (end - begin), begin, end, 0), x[end:])
                        for x in channels]
        if abs(speed - 1) > 1e-9:
            channels = [sf.Varispeed(x, speed) for x in channels]
        if not self.is_whole():
            channels = [x[:ends] for x in channels]
        if self.hz:
            channels = [sf.RBJLowPass(x, min(self.hz, 0.45 * rate), max(self.q, 0.01)) for x in channels]
        return channels


def _take(note):
    """Which of several takes a note plays: its own, or its number among its equals in a phrase."""
    take = getattr(note, 'take', None)
    if take is None:
        return sum(int(each) for each in re.findall('[0-9]{1,9}', str(getattr(note, 'place', None) or '')))
    return int(number('Sampler', 'take', take))


def _named(call):
    """What a call of a word returns; its errors name the sampler, which is what was called."""
    try:
        return call()
    except (IOError, ValueError) as error:
        own = [each.replace('sf.SampleMap:', 'sf.Sampler:') if is_text(each) else each for each in error.args]
        if getattr(error, 'strerror', None):
            error.strerror = own[1]
        error.args = tuple(own)
        raise


class Sampler(object):
    """An instrument of samples for sf.Perform(notes, sampler): an SFZ file, a SoundFont 2, or a folder of sound files whose
    names say their key (c4, or k60), highest velocity (v100), take (rr2) and name. A note with one of the names plays that,
    others what is on their key, as two channels. preset: of a SoundFont, a name or bank:program. gain: dB. tuning: of
    sf.Temperament or sf.Scala.
    """

    def __init__(self, path, preset='first', gain=0, tuning=None):
        self.gain = number('Sampler', 'gain', gain)
        if tuning is not None and not hasattr(tuning, 'hz'):
            raise TypeError('sf.Sampler: tuning must be that of sf.Temperament or sf.Scala, but is %r' % (tuning,))
        self.tuning = tuning
        if not is_text(preset):
            raise wrong('Sampler', "preset must be a name, or a bank and a program such as '0:40'", preset)
        lines = _named(lambda: sf.SampleMap(path, preset))
        self._zones = [_Zone(line) for line in lines.split('\n')]

    def names(self):
        """The names that notes may have to play its sounds, in order: sf.pattern.seq('kick snare', kit=sampler.names())."""
        return sorted(set(each.name for each in self._zones if each.name))

    def _chosen(self, note, take):
        """The zones that play a note, and its name if that is one of theirs."""
        name = str(getattr(note, 'name', None) or '').lower()
        name = name if any(each.name == name for each in self._zones) else ''
        key = math.floor(getattr(note, 'key', 60) + 0.5)
        velocity = math.floor(getattr(note, 'velocity', 64) + 0.5)
        return [zone for zone in self._zones if zone.sounds(key, velocity, take, name)], name

    def __call__(self, note):
        ms = getattr(note, 'held', note.length)
        key, velocity = getattr(note, 'key', 60), getattr(note, 'velocity', 64)
        zones, name = self._chosen(note, _take(note))
        cents = 0
        if self.tuning is not None:
            cents = 1200 * math.log(self.tuning.hz(key) / (440 * 2 ** ((key - 69) / 12)), 2)
        sounds = [self._sound(zone, zone.tune + (0 if name else zone.track * (key - zone.root) + cents), ms, velocity)
                  for zone in zones]
        if not sounds:
            return sf.Channels(sf.Silence(max(ms, 1)), sf.Silence(max(ms, 1)))
        both = sounds[0] if len(sounds) == 1 else sf.Channels([sf.Mix([each[i] for each in sounds]) for i in (0, 1)])
        cut = getattr(note, 'cut', None)
        if cut is None or both[0].ms <= cut + _CUT:
            return both
        return sf.Channels([sf.Fade(x[:cut + _CUT], 0, _CUT) for x in both])

    def _sound(self, zone, cents, ms, velocity):
        envelope = zone.envelope(ms)
        gain = round(zone.gain(velocity) * 10 ** (self.gain / 20), 9)
        channels = [x * envelope * gain for x in zone.played(cents, ms)]
        before = zone.delay + (ms if zone.at == 'release' else 0)
        if before > 0:
            channels = [sf.Pad(x, before) for x in channels]
        if len(channels) == 1:
            return sf.Pan(channels[0], zone.pan)
        return sf.Channels(channels) if zone.pan == 0 else sf.Balance(channels, zone.pan)

    def perform(self, notes):
        """Plays notes as sf.Perform does. The notes of one key play its takes in turn (round robin), in order of time, and
        a sound ends those that its group silences, as a closed hi-hat ends an open one.
        """
        played, begins, turns = {}, {}, []
        for note in sorted(getattr(notes, 'notes', notes), key=lambda each: each.ms):
            of = getattr(note, 'name', None) or getattr(note, 'key', 60)
            played[of] = played.get(of, -1) + 1
            zones = self._chosen(note, played[of])[0]
            for group in set(zone.group for zone in zones):
                begins.setdefault(group, []).append(note.ms)
            turns.append((note, played[of], set(zone.off for zone in zones if zone.off)))
        return sf.Perform([self._turn(note, take, [begins.get(group, []) for group in groups])
                           for note, take, groups in turns], self)

    def _turn(self, note, take, begins):
        """The note with its take, and with when the first sound after it begins that silences it."""
        later = [each[bisect_right(each, note.ms + 1e-3)] for each in begins if each and each[-1] > note.ms + 1e-3]
        return note.copy(take=take, cut=min(later) - note.ms) if later else note.copy(take=take)

    def __repr__(self):
        return '<sampler of %d zones>' % len(self._zones)
