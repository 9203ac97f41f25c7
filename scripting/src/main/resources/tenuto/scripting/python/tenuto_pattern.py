"""sf.pattern: sequences for composers, which become notes for sf.Perform.

A Phrase is notes in beats: it can be repeated (phrase * 4), followed by another (a + b), sound together with another
(a | b), be cut (phrase[4:8]) and changed; phrase.notes(bpm=120) gives its notes in ms. Keys are MIDI keys, or names of
notes or drums, velocities are 1 to 127, a rest is None. Whatever else a note has, such as cutoff=[800, 2000], becomes its
attribute. Chance follows from --seed, and from each note or value itself: one more changes no other.

    seq(keys, beats=1, ...)     a Phrase of keys one after the other
    rhythm(pulses, keys, ...)   a Phrase that strikes the next key at each pulse
    steps('x..X..5.')           pulses as a drum machine's: velocities, and 0 for a rest
    euclid(3, 8)                pulses spread as evenly as can be
    scale('d dorian')           a Scale: scale[0] is its first key, scale[7] the one an octave higher
    chord('a3 m7')              the keys of a chord; chords('Am7 G/B C') those of several
    walk(16), choose(values, 8) random walks and choices
    maybe(values, 0.7)          some of the values, rests elsewhere
"""

from tenuto_harmony import CHORDS, DRUMS, SCALES, Scale, chord, chords, key, scale
from tenuto_phrase import Phrase
from tenuto_values import (cycle, cycles, drawn, is_many, is_text, made_here, number, place_of, probability_of, velocity_of,
                           whole, wrong)

__all__ = ['Phrase', 'Scale', 'seq', 'rhythm', 'steps', 'euclid', 'scale', 'chord', 'chords', 'walk', 'choose', 'maybe',
           'key', 'SCALES', 'CHORDS', 'DRUMS']

USUAL_VELOCITY = 80


def steps(text):
    """Pulses of a drum machine's row: x is a hit, X an accented hit, 1 to 9 are velocities from soft to hard, and . - _ ~ are rests.

    Spaces and | are left out. The result is a list of velocities, 0 where there is a rest.
    """
    pulses = []
    for letter in text:
        if letter in '.-_~0':
            pulses.append(0)
        elif letter == 'x':
            pulses.append(USUAL_VELOCITY)
        elif letter == 'X':
            pulses.append(120)
        elif letter in '123456789':
            pulses.append(int(letter) * 14)
        elif letter not in ' |':
            raise wrong('pattern.steps', 'text must be made of x X 1-9 . - _ ~ and |', text)
    return pulses


def euclid(hits, count, rotate=0):
    """A Euclidean rhythm: hits distributed over count pulses as evenly as possible, from the first on: euclid(3, 8) is 1 0 0 1 0 0 1 0.

    By E. Bjorklund's algorithm (G. Toussaint, "The Euclidean algorithm generates traditional musical rhythms", 2005).
    rotate turns them to the left.
    """
    hits = whole('pattern.euclid', 'hits', hits, 0)
    count = whole('pattern.euclid', 'count', count, 1)
    if hits > count:
        raise wrong('pattern.euclid', 'hits must be at most count', hits)
    groups, rest = [[1]] * hits, [[0]] * (count - hits)
    while groups and len(rest) > 1:
        joined = [group + other for group, other in zip(groups, rest)]
        groups, rest = joined, groups[len(rest):] or rest[len(groups):]
    pulses = [pulse for group in groups + rest for pulse in group]
    return pulses[rotate % count:] + pulses[:rotate % count]


def walk(count, start=0, moves=(-2, -1, 1, 2), least=-7, most=7):
    """A random walk of whole numbers, such as degrees of a scale; it does not leave its bounds."""
    where, all = start, []
    count = whole('pattern.walk', 'count', count, 0)
    for number in drawn('walk', [(start, tuple(moves), least, most)], count)[0]:
        all.append(where)
        ways = [move for move in moves if least <= where + move <= most]
        where += ways[int(number * len(ways))] if ways else 0
    return all


def choose(values, count, weights=None):
    """Random values, each with a probability proportional to its weight."""
    values = list(values)
    shares = [1.0] * len(values) if weights is None else [float(weight) for weight in weights]
    if not values or len(shares) != len(values) or min(shares) < 0 or sum(shares) <= 0:
        raise wrong('pattern.choose', 'weights must be as many as values, and of 0 or more', weights)
    chosen = []
    for number in drawn('choose', [(values, shares)], whole('pattern.choose', 'count', count, 0))[0]:
        left = number * sum(shares)
        for value, share in zip(values, shares):
            left -= share
            if left < 0:
                break
        chosen.append(value)
    return chosen


def maybe(values, probability=0.5, otherwise=None):
    """The values, each with a probability; rests in place of the others."""
    probability_of('pattern.maybe', probability)
    values, place = list(values), place_of()
    things = [(value, place(repr(value))) for value in values]
    return [value if number < probability else otherwise for value, (number,) in zip(values, drawn('maybe', things))]


class _Tuplet(list):
    """What shares the beats of one step."""


def _parsed(text):
    """Names with spaces between, of which those in [ ] are a step together."""
    steps = [_Tuplet()]
    for name in text.replace('[', ' [ ').replace(']', ' ] ').split():
        if name == '[':
            steps.append(_Tuplet())
        elif name == ']' and len(steps) > 1 and steps[-1]:
            steps[-2].append(steps.pop())
        elif name == ']':
            raise wrong('pattern.seq', 'keys must have names between [ and ]', text)
        else:
            steps[-1].append(None if name in ('.', '~') else name)
    if len(steps) > 1:
        raise wrong('pattern.seq', 'keys must have a ] for each [', text)
    return steps[0]


def _named(function, name, kit):
    """The key that is meant, and what a note has if it is that of a drum."""
    if not is_text(name):
        return name, {}
    if kit is not None:
        if name not in kit:
            raise wrong(function, 'a key must be one of ' + ', '.join(sorted(kit)), name)
        of_kit = kit[name] if isinstance(kit, dict) else None
        is_key = isinstance(of_kit, (int, float)) and not isinstance(of_kit, bool)
        return of_kit if is_key else DRUMS.get(name, 60), {'name': name}
    if name in DRUMS:
        return DRUMS[name], {'name': name}
    try:
        return key(name), {}
    except ValueError:
        raise ValueError("sf.%s: a key must be a number, the name of a note such as 'c4' or 'f#3', or a drum, but is %r; "
                         'the drums are %s' % (function, name, ', '.join(sorted(DRUMS))))


class _Striking(object):
    """Makes events of keys with the values that the i-th of them has."""

    def __init__(self, function, velocity, hold, channel, kit, more):
        self.function, self.kit = function, kit
        self.velocity = cycle(function, 'velocity', velocity)
        self.hold = cycle(function, 'hold', hold)
        self.channel = cycle(function, 'channel', channel)
        self.more = cycles(function, more)

    def struck(self, keys, i, at, beats, place, velocity=None):
        """The events of a key, of a chord, or of a rest; place is a function of what tells a note from others."""
        velocity = self.velocity(i) if velocity is None else velocity
        if keys is None or velocity == 0:
            return []
        held = beats * number(self.function, 'hold', self.hold(i))
        velocity, channel = velocity_of(self.function, velocity), self.channel(i)
        events = []
        for each in keys if is_many(keys) else [keys]:
            if each is not None:
                found, name = _named(self.function, each, self.kit)
                events.append((float(at), float(held), found, velocity, channel,
                               place(name.get('name', found), held, velocity, channel),
                               made_here(dict(self.more(i), **name))))
        return events


def seq(keys, beats=1, velocity=USUAL_VELOCITY, hold=0.9, channel=0, kit=None, **more):
    """A sequence of keys: a list of keys or names, of lists of them for chords, of phrases, of None for rests, or a text of
    names with spaces between: 'c4 e4 . g4'. A dot or ~ is a rest, and [e4 g4] are two in the time of one.
    beats, velocity, hold (the part of its beats that a key is held), channel and what else a note shall have, such as
    cutoff=[800, 2000], are a value, or a list of them, which repeats. A phrase takes its own beats. kit is the names that
    keys may have, with their keys or anything else; the note's name is then such a name. Those of sf.pattern.DRUMS need none.
    """
    of_beats, place, events = cycle('pattern.seq', 'beats', beats), place_of(), []
    striking, count = _Striking('pattern.seq', velocity, hold, channel, kit, more), [0]

    def lay(each, at, takes):
        if isinstance(each, _Tuplet):
            for n, one in enumerate(each):
                lay(one, at + n * takes / float(len(each)), takes / float(len(each)))
            return
        events.extend(each.shift(at).events if isinstance(each, Phrase)
                      else striking.struck(each, count[0], at, takes, place))
        count[0] += 1
    end = 0.0
    for i, each in enumerate(_parsed(keys) if is_text(keys) else keys):
        takes = each.beats if isinstance(each, Phrase) else number('pattern.seq', 'beats', of_beats(i), above=0)
        lay(each, end, takes)
        end += takes
    return Phrase(events, end)


def rhythm(pulses, keys, step=0.25, velocity=USUAL_VELOCITY, hold=0.9, channel=0, kit=None, **more):
    """A sequence that plays the next of some keys, which repeat, at each pulse that is not a rest.

    pulses is a list such as steps and euclid give, or a text for steps; a pulse of 1 is struck with velocity, any higher
    one is a velocity itself. Each takes step beats. The others are as in seq, one for each pulse that is struck.
    """
    pulses = steps(pulses) if is_text(pulses) else list(pulses)
    of_key, events, struck = cycle('pattern.rhythm', 'keys', keys), [], 0
    striking = _Striking('pattern.rhythm', velocity, hold, channel, kit, more)
    for i, pulse in enumerate(pulses):
        if pulse:
            events += striking.struck(of_key(struck), struck, i * step, step, lambda *what: str(i),
                                      None if pulse == 1 else pulse)
            struck += 1
    return Phrase(events, len(pulses) * step)
