"""sf.Mixer: tracks and buses, what they send to each other, their mix and its stems."""

from __future__ import division

from tenuto_values import Suggesting, is_text, number, wrong

__all__ = ['Mixer', 'Track']

_NOT_IN_NAMES = '/\\:*?"<>|'


def _is_many(value):
    """Whether it is a list, such as channels."""
    return isinstance(value, (list, tuple))


def _is_signal(value):
    return hasattr(value, 'samples') and not _is_many(value)


def _effects(word, effect):
    """The functions that a sound goes through."""
    effects = [] if effect is None else effect if _is_many(effect) else [effect]
    for each in effects:
        if not callable(each):
            raise TypeError('sf.%s: effect must be a function, or a list of them, but is %r' % (word, effect))
    return effects


def _automation(word, name, value, unit):
    """A number or a signal; points become the lines through them."""
    if _is_many(value):
        return sf.Breakpoints(list(value), unit)
    return value if _is_signal(value) else number(word, name, value)


def _at(x, gain):
    """A sound at a gain: a number is in dB, a signal is a factor."""
    if _is_signal(gain):
        return x * gain
    return x if gain == 0 else x * (10 ** (gain / 20))


def _sum(sounds):
    if len(sounds) == 1:
        return sounds[0]
    return sf.Channels([sf.Mix([each[i] for each in sounds]) for i in range(len(sounds[0]))])


class Track(Suggesting):
    """A track or a bus of a mixer. Its gain, pan, mute, solo and effect may be set."""

    def __init__(self, mixer, name, x, gain, pan, effect, out, mute, solo):
        self.mixer, self.name, self.x = mixer, name, x
        self.gain, self.pan, self.effect, self.out, self.mute, self.solo = gain, pan, effect, out, mute, solo
        self.sends = []

    def send(self, to, gain=0, pre=False):
        """Sends it to a bus, too, after its gain, or before with pre. gain: of the send, as of a track."""
        self.sends.append((_name_of(to), gain, pre))
        return self

    def __repr__(self):
        return '<%s %r>' % ('bus' if self.x is None else 'track', self.name)

    def _is_soloed(self):
        return bool(self.solo or self.x is None and any(each._is_soloed() for each in self._targets()))

    def _targets(self):
        names = [to for to, gain, pre in self.sends] + ([] if self.out is None else [_name_of(self.out)])
        return [self.mixer._bus(name, self) for name in names]

    def _is_heard(self, target):
        """Whether something of it gets to a bus, or to the mix if that is None."""
        if self.mute:
            return False
        return (self.x is None or self.solo or not self.mixer._has_solo()
                or target is not None and target._is_soloed())

    def _panned(self, came):
        """Its channels before its gain."""
        word = 'Mixer.track' if self.x is not None else 'Mixer.bus'
        x = came if self.x is None else self.x
        for effect in _effects(word, self.effect):
            x = effect(x)
        many = self.mixer.channels
        pan = _automation(word, 'pan', self.pan, 'value')
        if many == 2:
            if _is_signal(x):
                return sf.Pan(x, pan)
            if _is_many(x) and len(x) == 2:
                return x if not _is_signal(pan) and pan == 0 else sf.Balance(x, pan)
        elif _is_signal(pan) or pan != 0:
            raise wrong(word, 'pan must be 0 in a mixer of %d channels' % many, self.pan)
        elif _is_many(x) and len(x) == many:
            return x
        if many == 1 and _is_signal(x):
            return sf.Channels(x)
        raise ValueError('sf.%s: x must be %s, as the mixer has, but %r has %s' % (
            word, 'a signal, or two channels' if many == 2 else '%d channels' % many, self.name,
            '%d channels' % len(x) if _is_many(x) else 'one'))


def _cues(timeline):
    if not hasattr(timeline, 'cues'):
        raise wrong('Mixer.write', 'cues must be a sf.Timeline, or lines of a time in ms, a space and a name', timeline)
    return timeline.cues() or 'none'


def _name_of(track):
    return track.name if isinstance(track, Track) else track


class Mixer(Suggesting):
    """A mixer of tracks and buses: mixer.track(name, x) adds a sound, mixer.bus(name, effect) an effect that several tracks
    share, and mixer.write(path) writes the mix. channels: of the mix; of two, a track of one channel is panned, and of one
    of two the balance is set. effect: a function, or a list of functions, that the mix goes through. gain: of the mix,
    after it, in dB, or as points or a signal.
    """

    def __init__(self, channels=2, effect=None, gain=0):
        if isinstance(channels, bool) or channels != int(channels) or channels < 1:
            raise wrong('Mixer', 'channels must be a whole number, 1 or more', channels)
        self.channels, self.effect, self.gain = int(channels), effect, gain
        self._strips = []

    def __new__(cls, channels=2, effect=None, gain=0):
        if is_text(channels):
            return sf._device(channels)  # sf.Mixer(name) is Sonic Field's
        return object.__new__(cls)

    def track(self, name, x, gain=0, pan=0, effect=None, out=None, mute=False, solo=False):
        """Adds a track: a signal or channels. gain: dB; or points [(ms, dB), ...], or a signal of factors, such as
        sf.Breakpoints(points, 'dB'). pan: -1 to 1; or points or a signal. effect: a function, or a list of them, that it
        goes through first. out: the bus that it goes to instead of the mix. mute: leaves the track out. solo: leaves out
        all tracks that have no solo.
        """
        if hasattr(x, 'get') and not _is_many(x):
            x = x.get()  # of a task
        if _is_many(x):
            x = sf.Channels(list(x))
        elif not _is_signal(x):
            raise TypeError('sf.Mixer.track: x must be a signal, or a list of signals, but is %r' % (x,))
        return self._add('track', name, x, gain, pan, effect, out, mute, solo)

    def bus(self, name, effect=None, gain=0, pan=0, out=None, mute=False, solo=False):
        """Adds a bus, to which tracks and other buses send, or go instead of to the mix. Its effect gets their sum. With
        solo, only what goes to this bus is heard.
        """
        return self._add('bus', name, None, gain, pan, effect, out, mute, solo)

    def _add(self, kind, name, x, gain, pan, effect, *rest):
        word = 'Mixer.' + kind
        for what, value in ('gain', gain), ('pan', pan):
            if not _is_many(value) and not _is_signal(value):
                number(word, what, value)
        _effects(word, effect)
        if not is_text(name) or not name.strip() or any(each in _NOT_IN_NAMES or each < ' ' for each in name):
            raise wrong(word, 'name must be a text that a file name can have', name)
        if any(each.name.lower() == name.lower() for each in self._strips):
            raise wrong(word, 'name must be that of no other track or bus', name)
        strip = Track(self, name, x, gain, pan, effect, *rest)
        self._strips.append(strip)
        return strip

    def _bus(self, name, of):
        for each in self._strips:
            if each.name == name and each.x is None:
                return each
        buses = ', '.join(each.name for each in self._strips if each.x is None)
        raise ValueError('sf.Mixer: %r goes or sends to %r, which is no bus%s' % (
            of, name, ': buses are ' + buses if buses else ": mixer.bus('room', effect) adds one"))

    def _has_solo(self):
        return any(each.solo for each in self._strips)

    def _in_order(self):
        """Tracks and buses, each before those that it goes to."""
        order, way = [], []

        def visit(strip):
            if strip in way:
                raise ValueError('sf.Mixer: buses must not go to each other in a circle, but do: '
                                 + ' -> '.join(each.name for each in way[way.index(strip):] + [strip]))
            if strip not in order:
                way.append(strip)
                for each in strip._targets():
                    visit(each)
                way.pop()
                order.insert(0, strip)
        for strip in reversed(self._strips):
            visit(strip)
        return order

    def stems(self):
        """What the mix is the sum of: pairs of a name and channels, of each track and bus that goes to the mix, before the
        effect and gain of the mix. All are of one length.
        """
        if not any(each.x is not None for each in self._strips):
            raise ValueError('sf.Mixer: there must be a track, but there is none: mixer.track(name, x) adds one')
        came, direct = {}, {}
        for strip in self._in_order():
            if strip.x is None and strip.name not in came:
                continue
            targets = [(to, gain, pre, self._bus(to, strip)) for to, gain, pre in strip.sends]
            out = None if strip.out is None else self._bus(_name_of(strip.out), strip)
            heard = [each for each in targets if strip._is_heard(each[3])]
            if not heard and not strip._is_heard(out):
                continue
            before = strip._panned(_sum(came[strip.name]) if strip.x is None else None)
            after = _at(before, _automation('Mixer', 'gain', strip.gain, 'dB'))
            for to, gain, pre, bus in heard:
                sent = _at(before if pre else after, _automation('Track.send', 'gain', gain, 'dB'))
                came.setdefault(to, []).append(sent)
            if strip._is_heard(out):
                if out is None:
                    direct[strip.name] = after
                else:
                    came.setdefault(out.name, []).append(after)
        named = [(each.name, direct[each.name]) for each in self._strips if each.name in direct]
        if not named:
            ms = max(x.ms for each in self._strips if each.x is not None for x in _each(each.x))
            return [('silence', sf.Channels([sf.Silence(ms)] * self.channels))]
        ms = max(x.ms for name, sound in named for x in sound)
        return [(name, sf.Channels([x if x.ms == ms else sf.Pad(x, 0, ms - x.ms) for x in sound]))
                for name, sound in named]

    def mix(self):
        """The mix, as channels."""
        return self._master(self.stems())

    def _master(self, stems):
        mix = _sum([sound for name, sound in stems])
        for effect in _effects('Mixer', self.effect):
            mix = effect(mix)
        return _at(mix, _automation('Mixer', 'gain', self.gain, 'dB'))

    def write(self, path, stems=False, format='auto', cues='none'):
        """Writes the mix to a sound file, and with stems each of these beside it, as PATH-NAME; returns the mix. On the page
        of watch --serve each stem is a lane. cues: a sf.Timeline, whose sections and markers are cue points of all files, or
        lines as those of sf.WriteFile.
        """
        path = str(path) if not is_text(path) else path
        if is_text(stems):
            raise wrong('Mixer.write', 'stems must be True or False: format=%r sets the sample format' % stems, stems)
        cues = cues if is_text(cues) else _cues(cues)
        sounds = self.stems()
        mix = self._master(sounds)
        point = path.rfind('.')
        if point <= max(path.rfind('/'), path.rfind('\\')):
            point = len(path)
        sf.WriteFile(mix, path, format, cues=cues)
        for name, sound in sounds:
            if stems:
                sf.WriteFile(sound, '%s-%s%s' % (path[:point], name, path[point:]), format, cues=cues)
            else:
                sf.show(sound, '%s-%s' % (path[:point], name))
        return mix


def _each(x):
    return x if _is_many(x) else [x]
