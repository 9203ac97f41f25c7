"""sf.pattern: sequences for composers, which become notes for sf.Perform.

A Phrase is notes in beats: it can be repeated (phrase * 4), followed by another (a + b), sound together with another
(a | b), and be changed; phrase.notes(bpm=120) gives its notes in ms. Keys are MIDI keys or names of notes, velocities are
1 to 127, a rest is None. Chance follows from --seed, and from each note or value itself: one more changes no other.

    seq(keys, beats=1, ...)     a Phrase of keys one after the other
    rhythm(pulses, keys, ...)   a Phrase that strikes the next key at each pulse
    steps('x..X..5.')           pulses as a drum machine's: velocities, and 0 for a rest
    euclid(3, 8)                pulses spread as evenly as can be
    scale('d dorian')           a Scale: scale[0] is its first key, scale[7] the one an octave higher
    chord('a3 m7')              the keys of a chord
    walk(16), choose(values, 8) random walks and choices
    maybe(values, 0.7)          some of the values, rests elsewhere
"""

__all__ = ['Phrase', 'Scale', 'seq', 'rhythm', 'steps', 'euclid', 'scale', 'chord', 'walk', 'choose', 'maybe', 'key',
           'SCALES', 'CHORDS']

USUAL_VELOCITY = 80

_TEXT = type(''), type(u'')  # one in Python 3

SCALES = {
    'major': (0, 2, 4, 5, 7, 9, 11),
    'minor': (0, 2, 3, 5, 7, 8, 10),
    'harmonic minor': (0, 2, 3, 5, 7, 8, 11),
    'melodic minor': (0, 2, 3, 5, 7, 9, 11),
    'ionian': (0, 2, 4, 5, 7, 9, 11),
    'dorian': (0, 2, 3, 5, 7, 9, 10),
    'phrygian': (0, 1, 3, 5, 7, 8, 10),
    'lydian': (0, 2, 4, 6, 7, 9, 11),
    'mixolydian': (0, 2, 4, 5, 7, 9, 10),
    'aeolian': (0, 2, 3, 5, 7, 8, 10),
    'locrian': (0, 1, 3, 5, 6, 8, 10),
    'major pentatonic': (0, 2, 4, 7, 9),
    'minor pentatonic': (0, 3, 5, 7, 10),
    'blues': (0, 3, 5, 6, 7, 10),
    'whole tone': (0, 2, 4, 6, 8, 10),
    'diminished': (0, 2, 3, 5, 6, 8, 9, 11),
    'augmented': (0, 3, 4, 7, 8, 11),
    'phrygian dominant': (0, 1, 4, 5, 7, 8, 10),
    'lydian dominant': (0, 2, 4, 6, 7, 9, 10),
    'hungarian minor': (0, 2, 3, 6, 7, 8, 11),
    'double harmonic': (0, 1, 4, 5, 7, 8, 11),
    'hirajoshi': (0, 2, 3, 7, 8),
    'in sen': (0, 1, 5, 7, 10),
    'chromatic': tuple(range(12)),
}

CHORDS = {
    '': (0, 4, 7),
    'maj': (0, 4, 7),
    'major': (0, 4, 7),
    'm': (0, 3, 7),
    'min': (0, 3, 7),
    'minor': (0, 3, 7),
    'dim': (0, 3, 6),
    'aug': (0, 4, 8),
    '5': (0, 7),
    'sus2': (0, 2, 7),
    'sus4': (0, 5, 7),
    '6': (0, 4, 7, 9),
    'm6': (0, 3, 7, 9),
    '7': (0, 4, 7, 10),
    'maj7': (0, 4, 7, 11),
    'M7': (0, 4, 7, 11),
    'm7': (0, 3, 7, 10),
    'min7': (0, 3, 7, 10),
    'mmaj7': (0, 3, 7, 11),
    'dim7': (0, 3, 6, 9),
    'm7b5': (0, 3, 6, 10),
    'aug7': (0, 4, 8, 10),
    '7sus4': (0, 5, 7, 10),
    'add9': (0, 4, 7, 14),
    'madd9': (0, 3, 7, 14),
    '9': (0, 4, 7, 10, 14),
    'maj9': (0, 4, 7, 11, 14),
    'm9': (0, 3, 7, 10, 14),
    '11': (0, 4, 7, 10, 14, 17),
    'm11': (0, 3, 7, 10, 14, 17),
    '13': (0, 4, 7, 10, 14, 21),
}


def _wrong(function, rule, value):
    return ValueError('sf.pattern.%s: %s, but is %r' % (function, rule, value))


def _is_text(value):
    return isinstance(value, _TEXT)


def _is_many(value):
    return not _is_text(value) and hasattr(value, '__iter__')


def _whole(function, name, value, least):
    if isinstance(value, bool) or value != int(value) or value < least:
        raise _wrong(function, '%s must be a whole number, %d or more' % (name, least), value)
    return int(value)


def _cycle(value):
    """A function that returns the i-th of some values, which repeat, or the only value."""
    if not _is_many(value):
        return lambda i: value
    values = list(value)
    if not values:
        raise ValueError('sf.pattern: a list must not be empty')
    return lambda i: values[i % len(values)]


def key(name):
    """The number of a key, given as a name, such as 'c4' or 'eb3', or as a number."""
    return int(sf.Key(name)) if _is_text(name) else name


def _split(text):
    """Splits a text that begins with a note name: the letter with its accidentals, and the rest."""
    end = 1
    while end < len(text) and text[end] in '#b':
        end += 1
    return text[:end], text[end:]


def _root(function, note, octave):
    """The key of a note name, which may have no octave."""
    letter, number = _split(note)
    try:
        return int(sf.Key(letter + (number or str(octave))))
    except ValueError:
        raise _wrong(function, "name must begin with a note, such as 'd dorian' or 'a3 m7'", note)


class Scale(object):
    """The keys of a scale, unlimited in both directions: scale[0] is the first, scale[-1] the one below it."""

    def __init__(self, root, semitones):
        self.root = root
        self.semitones = tuple(semitones)

    def __getitem__(self, degree):
        if isinstance(degree, slice):
            first, last, step = degree.start or 0, degree.stop, degree.step or 1
            if last is None:
                raise ValueError('sf.pattern.scale: a slice needs an end, as in scale[0:8]')
            return [self[i] for i in range(first, last, step)]
        if _is_many(degree):
            return [self[i] for i in degree]
        if degree is None:
            return None
        octave, place = divmod(int(degree), len(self.semitones))
        return self.root + 12 * octave + self.semitones[place]

    def __iter__(self):
        """The keys of one octave."""
        return iter([self[i] for i in range(len(self.semitones))])

    def __len__(self):
        return len(self.semitones)

    def nearest(self, of):
        """The key of the scale nearest to another key; the lower one if two are equally near."""
        number = key(of)
        octave = int((number - self.root) // 12)
        near = [self.root + 12 * o + s for o in (octave - 1, octave, octave + 1) for s in self.semitones]
        return min(near, key=lambda each: (abs(each - number), each))

    def chord(self, degree, size=3):
        """The chord on a degree of the scale: every other key from there on."""
        return [self[degree + 2 * i] for i in range(size)]

    def __repr__(self):
        return '<scale from %s: %s>' % (sf.KeyName(self.root), ' '.join(str(s) for s in self.semitones))


def scale(name, octave=4):
    """The scale with a name: 'c major', 'f#3 minor pentatonic'; the octave is 4 if the name has none."""
    note, kind = (name.split(None, 1) + ['', ''])[:2]
    if kind.lower() not in SCALES:
        raise _wrong('scale', 'name must end with one of ' + ', '.join(sorted(SCALES)), name)
    return Scale(_root('scale', note, octave), SCALES[kind.lower()])


def chord(name, inversion=0, octave=4):
    """The keys of a chord: 'c', 'am', 'f#m7', 'eb3 maj7'; the octave is 4 if none is given before a space."""
    if ' ' in name.strip():
        note, kind = name.split(None, 1)
    else:
        note, kind = _split(name.strip())
        if kind not in CHORDS:  # 'c4', 'c4m': a number that is no chord's
            number = kind.lstrip('-0123456789')
            note, kind = note + kind[:len(kind) - len(number)], number
    if kind not in CHORDS:
        raise _wrong('chord', 'name must end with one of ' + ', '.join(sorted(CHORDS)), name)
    keys = [_root('chord', note, octave) + s for s in CHORDS[kind]]
    for i in range(_whole('chord', 'inversion', inversion, 0)):
        keys = keys[1:] + [keys[0] + 12]
    return keys


def steps(text):
    """Pulses of a drum machine's row: x is a hit, X an accented hit, 1 to 9 are velocities from soft to hard, and . - _ are rests.

    Spaces and | are left out. The result is a list of velocities, 0 where there is a rest.
    """
    pulses = []
    for letter in text:
        if letter in '.-_0':
            pulses.append(0)
        elif letter == 'x':
            pulses.append(USUAL_VELOCITY)
        elif letter == 'X':
            pulses.append(120)
        elif letter in '123456789':
            pulses.append(int(letter) * 14)
        elif letter not in ' |':
            raise _wrong('steps', 'text must be made of x X 1-9 . - _ and |', text)
    return pulses


def euclid(hits, count, rotate=0):
    """A Euclidean rhythm: hits distributed over count pulses as evenly as possible, from the first on: euclid(3, 8) is 1 0 0 1 0 0 1 0.

    By E. Bjorklund's algorithm (G. Toussaint, "The Euclidean algorithm generates traditional musical rhythms", 2005).
    rotate turns them to the left.
    """
    hits = _whole('euclid', 'hits', hits, 0)
    count = _whole('euclid', 'count', count, 1)
    if hits > count:
        raise _wrong('euclid', 'hits must be at most count', hits)
    groups, rest = [[1]] * hits, [[0]] * (count - hits)
    while groups and len(rest) > 1:
        joined = [group + other for group, other in zip(groups, rest)]
        groups, rest = joined, groups[len(rest):] or rest[len(groups):]
    pulses = [pulse for group in groups + rest for pulse in group]
    return pulses[rotate % count:] + pulses[:rotate % count]


def _numbers(function, things, each=1):
    """For each thing, each random numbers from 0 to below 1, which follow from the thing and from how often it has drawn
    for this function before.
    """
    drawn = sf._numbers(function, things, each)
    return [drawn[i:i + each] for i in range(0, len(things) * each, each)]


def _place_of():
    """A function that returns the number of a thing among its equals, as a text."""
    counts = {}

    def place(*thing):
        counts[thing] = counts.get(thing, -1) + 1
        return str(counts[thing])
    return place


def walk(count, start=0, moves=(-2, -1, 1, 2), least=-7, most=7):
    """A random walk of whole numbers, such as degrees of a scale; it does not leave its bounds."""
    where, all = start, []
    count = _whole('walk', 'count', count, 0)
    for number in _numbers('walk', [(start, tuple(moves), least, most)], count)[0]:
        all.append(where)
        ways = [move for move in moves if least <= where + move <= most]
        where += ways[int(number * len(ways))] if ways else 0
    return all


def choose(values, count, weights=None):
    """Random values, each with a probability proportional to its weight."""
    values = list(values)
    shares = [1.0] * len(values) if weights is None else [float(weight) for weight in weights]
    if not values or len(shares) != len(values) or min(shares) < 0 or sum(shares) <= 0:
        raise _wrong('choose', 'weights must be as many as values, and of 0 or more', weights)
    chosen = []
    for number in _numbers('choose', [(values, shares)], _whole('choose', 'count', count, 0))[0]:
        left = number * sum(shares)
        for value, share in zip(values, shares):
            left -= share
            if left < 0:
                break
        chosen.append(value)
    return chosen


def maybe(values, probability=0.5, otherwise=None):
    """The values, each with a probability; rests in place of the others."""
    values, place = list(values), _place_of()
    things = [(value, place(repr(value))) for value in values]
    return [value if number < probability else otherwise for value, (number,) in zip(values, _numbers('maybe', things))]


class Phrase(object):
    """Notes with times in beats, and their total length in beats.

    events is a list of (beat, beats, key, velocity, channel, place), in any order; beats is the phrase's own length.
    place is a text that tells a note from its equals, so that each draws its own chance and noise, wherever it is moved:
    its number among them, and that of the repetition; without it they are numbered in the list's order.
    """

    def __init__(self, events, beats):
        place = _place_of()
        self.events = [event if len(event) > 5 else tuple(event) + (place(*event[1:]),) for event in events]
        self.beats = float(beats)

    def _with(self, change, beats=None):
        return Phrase([change(*event[:5]) + event[5:] for event in self.events], self.beats if beats is None else beats)

    def _drawn(self, function, each):
        """The events, each with its own random numbers."""
        things = [(key, held, place) for at, held, key, velocity, channel, place in self.events]
        return zip(self.events, _numbers(function, things, each))

    def __add__(self, other):
        """This followed by the other."""
        later = other.shift(self.beats)
        return Phrase(self.events + later.events, self.beats + other.beats)

    def __mul__(self, times):
        """This repeated the given number of times."""
        count = _whole('Phrase', 'times', times, 0)
        events = [event[:5] + ('%s.%d' % (event[5], i) if i else event[5],)
                  for i in range(count) for event in self.shift(i * self.beats).events]
        return Phrase(events, count * self.beats)

    __rmul__ = __mul__

    def __or__(self, other):
        """This and the other at the same time."""
        return Phrase(self.events + other.events, max(self.beats, other.beats))

    def __len__(self):
        return len(self.events)

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

    def reverse(self):
        """Reversed in time."""
        return self._with(
            lambda at, held, key, velocity, channel: (self.beats - at - held, held, key, velocity, channel))

    def louder(self, factor):
        """With velocities multiplied by a factor, at most 127."""
        return self._with(
            lambda at, held, key, velocity, channel: (at, held, key, _velocity(velocity * factor), channel))

    def on(self, channel):
        """On another MIDI channel, 0 to 15."""
        return self._with(lambda at, held, key, velocity, old: (at, held, key, velocity, channel))

    def maybe(self, probability):
        """Keeps each note with a probability."""
        return Phrase([event for event, (number,) in self._drawn('Phrase.maybe', 1) if number < probability], self.beats)

    def loosen(self, beats=0.02, velocity=8):
        """Random deviations of each note in time and velocity, up to the given amounts."""
        return Phrase(
            [(max(0, at + beats * (2 * later - 1)), held, key, _velocity(old + velocity * (2 * louder - 1)), channel, place)
             for (at, held, key, old, channel, place), (later, louder) in self._drawn('Phrase.loosen', 2)], self.beats)

    def swing(self, amount=2 / 3.0, step=0.5):
        """Swing: delays every second step, so that the first of each pair takes this part: 0.5 is straight, 2/3 triplets."""
        if not 0 < amount < 1:
            raise _wrong('Phrase.swing', 'amount must be above 0 and below 1', amount)

        def moved(beat):
            pair, within = divmod(beat, 2 * step)
            part = within / (2.0 * step)
            part = part * 2 * amount if part < 0.5 else amount + (part - 0.5) * 2 * (1 - amount)
            return (pair + part) * 2 * step
        return self._with(
            lambda at, held, key, velocity, channel: (
                moved(at), moved(at + held) - moved(at), key, velocity, channel))

    def notes(self, bpm=120, start=0):
        """The notes, in order of time, for sf.Perform and sf.WriteMidi.

        bpm is beats a minute, or pairs (beat, bpm) from the first beat on, each from its beat; start is in ms.
        """
        tempo = _Tempo(bpm)
        all = []
        for at, held, key, velocity, channel, place in sorted(self.events, key=lambda event: event[0]):
            begin = tempo.ms(at)
            note = sf.MidiNote(start + begin, tempo.ms(at + held) - begin, key, velocity, channel)
            note.place = place
            all.append(note)
        return all

    def ms(self, bpm=120):
        """The length."""
        return _Tempo(bpm).ms(self.beats)

    def __repr__(self):
        return '<phrase of %d notes, %g beats>' % (len(self.events), self.beats)


class _Tempo(object):
    """Converts beats to ms."""

    def __init__(self, bpm):
        pairs = [(0, bpm)] if not _is_many(bpm) else [(float(beat), speed) for beat, speed in bpm]
        if not pairs or pairs[0][0] != 0 or pairs != sorted(pairs, key=lambda pair: pair[0]):
            raise _wrong('Phrase.notes', 'bpm must be a number, or pairs (beat, bpm) from beat 0 on', bpm)
        self.places = []
        ms = before = 0.0
        for beat, speed in pairs:
            if not speed > 0:
                raise _wrong('Phrase.notes', 'bpm must be above 0', speed)
            if self.places:
                ms += (beat - before) * self.places[-1][2]
            self.places.append((beat, ms, 60000.0 / speed))
            before = beat

    def ms(self, beat):
        for begin, ms, of_one in reversed(self.places):
            if beat >= begin or begin == 0:
                return ms + (beat - begin) * of_one


def _velocity(value):
    return max(1, min(127, int(value + 0.5)))


def _struck(keys, velocity, at, held, channel, place):
    """The events of a key, of a chord, or of a rest; place is a function of a key, its length and its velocity."""
    if keys is None or velocity == 0:
        return []
    strength = _velocity(velocity)
    return [(float(at), float(held), each, strength, channel, place(each, held, strength, channel))
            for each in [key(each) for each in (keys if _is_many(keys) else [keys]) if each is not None]]


def seq(keys, beats=1, velocity=USUAL_VELOCITY, hold=0.9, channel=0):
    """A sequence of keys: a list of keys or names, of lists of them for chords, of None for rests, or a text of
    names with spaces between, in which a dot is a rest: 'c4 e4 . g4'.

    beats, velocity and hold (the part of its beats that a key is held) are a number, or a list of them, which repeats.
    """
    if _is_text(keys):
        keys = [None if name == '.' else name for name in keys.split()]
    of_beats, of_velocity, of_hold = _cycle(beats), _cycle(velocity), _cycle(hold)
    events, at, place = [], 0.0, _place_of()
    for i, each in enumerate(keys):
        takes = of_beats(i)
        if not takes > 0:
            raise _wrong('seq', 'beats must be above 0', takes)
        events += _struck(each, of_velocity(i), at, takes * of_hold(i), channel, place)
        at += takes
    return Phrase(events, at)


def rhythm(pulses, keys, step=0.25, velocity=USUAL_VELOCITY, hold=0.9, channel=0):
    """A sequence that plays the next of some keys, which repeat, at each pulse that is not a rest.

    pulses is a list such as steps and euclid give, or a text for steps; a pulse of 1 is struck with velocity, any higher
    one is a velocity itself. Each takes step beats.
    """
    if _is_text(pulses):
        pulses = steps(pulses)
    pulses = list(pulses)
    of_key, of_hold = _cycle(keys), _cycle(hold)
    of_velocity = _cycle(velocity)
    events, struck = [], 0
    for i, pulse in enumerate(pulses):
        if pulse:
            strength = of_velocity(struck) if pulse == 1 else pulse
            events += _struck(of_key(struck), strength, i * step, step * of_hold(struck), channel, lambda *what: str(i))
            struck += 1
    return Phrase(events, len(pulses) * step)
