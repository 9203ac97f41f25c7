"""Keys, scales, chords and drums by name: a part of sf.pattern."""

from tenuto_values import is_many, is_text, whole, wrong

__all__ = ['Scale', 'scale', 'chord', 'chords', 'key', 'SCALES', 'CHORDS', 'DRUMS']

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

_ENDINGS = 'nothing, as a major chord, or one of ' + ', '.join(sorted(CHORDS)[1:])

# The keys of General MIDI's percussion.
DRUMS = {
    'kick': 36, 'rim': 37, 'snare': 38, 'clap': 39, 'hat': 42, 'pedal': 44, 'open': 46, 'lowtom': 45, 'midtom': 47,
    'hightom': 50, 'crash': 49, 'ride': 51, 'bell': 53, 'tambourine': 54, 'cowbell': 56, 'highbongo': 60, 'lowbongo': 61,
    'conga': 63, 'lowconga': 64, 'agogo': 67, 'lowagogo': 68, 'cabasa': 69, 'maracas': 70, 'claves': 75,
    'woodblock': 76, 'triangle': 81, 'shaker': 82,
}

_NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii']


def key(name):
    """The number of a key, given as a name, such as 'c4' or 'eb3', or as a number."""
    return int(sf.Key(name)) if is_text(name) else name


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
        raise wrong('pattern.' + function, "name must begin with a note, such as 'd dorian' or 'a3 m7'", note)


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
        if is_many(degree):
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

    def roman(self, numerals):
        """The chords of Roman numerals, which are upper case for major and lower case for minor chords: 'ii7 V7 Imaj7'.

        What follows is as in chord, o is diminished and + augmented: viio, V7sus4. A numeral may be flat or sharp: bVII,
        and of another degree: V7/ii. A dot or ~ is a rest.
        """
        return [None if each in ('.', '~') else self._numeral(each) for each in numerals.split()]

    def _numeral(self, name):
        text, _, of = name.partition('/')
        within = Scale(self._numeral(of)[0], SCALES['major']) if of else self
        written = text.lstrip('#b')
        kind = written.lstrip('ivIV')
        numeral = written[:len(written) - len(kind)]
        small = numeral.lower()
        if small not in _NUMERALS[:len(self)] or numeral not in (small, numeral.upper()):
            raise wrong('pattern.scale.roman', 'a numeral must be one of %s, in upper or lower case' % ' '.join(
                _NUMERALS[:len(self)]), name)
        kind = {'o': 'dim', '+': 'aug'}.get(kind[:1], kind[:1]) + kind[1:]
        if numeral == small and 'm' + kind in CHORDS:
            kind = 'm' + kind
        if kind not in CHORDS:
            raise wrong('pattern.scale.roman', 'a numeral must end with ' + _ENDINGS, name)
        sharps = text[:len(text) - len(written)]
        root = within[_NUMERALS.index(small)] + sharps.count('#') - sharps.count('b')
        return [root + semitones for semitones in CHORDS[kind]]

    def __repr__(self):
        return '<scale from %s: %s>' % (sf.KeyName(self.root), ' '.join(str(s) for s in self.semitones))


def scale(name, octave=4):
    """The scale with a name: 'c major', 'f#3 minor pentatonic'; the octave is 4 if the name has none."""
    note, kind = (name.split(None, 1) + ['', ''])[:2]
    if kind.lower() not in SCALES:
        raise wrong('pattern.scale', 'name must end with one of ' + ', '.join(sorted(SCALES)), name)
    return Scale(_root('scale', note, octave), SCALES[kind.lower()])


def chord(name, inversion=0, octave=4):
    """The keys of a chord: 'c', 'am', 'f#m7', 'eb3 maj7'; the octave is 4 if none is given before a space.

    'g/b' has a bass below its other keys, which may have an octave: 'g/b2'.
    """
    upper, slash, bass = name.strip().partition('/')
    if ' ' in upper:
        note, kind = upper.split(None, 1)
    else:
        note, kind = _split(upper)
        if kind not in CHORDS:  # 'c4', 'c4m': a number that is no chord's
            digits = kind.lstrip('-0123456789')
            note, kind = note + kind[:len(kind) - len(digits)], digits
    if kind not in CHORDS:
        raise wrong('pattern.chord', 'name must end with ' + _ENDINGS, name)
    keys = [_root('chord', note, octave) + s for s in CHORDS[kind]]
    for i in range(whole('pattern.chord', 'inversion', inversion, 0)):
        keys = keys[1:] + [keys[0] + 12]
    if slash:
        low = _root('chord', bass, octave)
        if not _split(bass)[1]:  # the nearest below
            low = keys[0] - ((keys[0] - low) % 12 or 12)
        keys = [low] + keys
    return keys


def chords(names, octave=4):
    """The keys of chords with spaces between, each named as for chord: 'Am7 G/B C'; a dot or ~ is a rest."""
    return [None if each in ('.', '~') else chord(each, octave=octave) for each in names.split()]
