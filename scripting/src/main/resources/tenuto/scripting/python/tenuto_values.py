"""How the modules for composers read values, and say which of them is wrong."""

_TEXT = type(''), type(u'')  # one in Python 3


# What a note has by itself, so that nothing else may have the name.
_OWN = ['ms', 'length', 'key', 'velocity', 'channel', 'place', 'copy', 'held', 'program', 'controller', 'bend', 'hz',
        'pressure', 'changes']


def wrong(function, rule, value):
    return ValueError('sf.%s: %s, but is %r' % (function, rule, value))


class Suggesting(object):
    """What says which of its methods was probably meant by a name that it does not have."""

    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(name)
        own = [each for each in dir(self) if not each.startswith('_')]
        alike = max(own, key=lambda each: _shared(each, name))
        is_near = _shared(alike, name) >= 3
        raise AttributeError("a %s has no '%s'; %s" % (
            type(self).__name__.lower(), name,
            "did you mean '%s'?" % alike if is_near else 'it has ' + ', '.join(own)))


def _shared(a, b):
    """How many first letters two names have in common."""
    count = 0
    while count < min(len(a), len(b)) and a[count].lower() == b[count].lower():
        count += 1
    return count


def is_text(value):
    return isinstance(value, _TEXT)


def is_many(value):
    """Whether it is a list of values, which neither a text nor a signal is."""
    return not is_text(value) and hasattr(value, '__iter__') and not hasattr(value, 'samples')


def number(function, name, value, above=None):
    """A number, above another if that is given."""
    try:
        known = not is_text(value) and value == float(value)
    except (TypeError, ValueError):
        known = False
    if not known:
        raise TypeError('sf.%s: %s must be a number, but is %r' % (function, name, value))
    if above is not None and not value > above:
        raise wrong(function, '%s must be above %g' % (name, above), value)
    return value


def whole(function, name, value, least):
    try:
        known = not isinstance(value, bool) and not is_text(value) and value == int(value) and value >= least
    except (TypeError, ValueError, OverflowError):
        known = False
    if not known:
        raise wrong(function, '%s must be a whole number, %d or more' % (name, least), value)
    return int(value)


def one_of(function, name, value, known):
    """One of the names that are known."""
    if value not in known:
        raise wrong(function, '%s must be one of %s' % (name, ', '.join(known)), value)
    return value


def cycle(function, name, value):
    """A function that returns the i-th of some values, which repeat, or the only value."""
    if not is_many(value):
        return lambda i: value
    values = list(value)
    if not values:
        raise wrong(function, '%s must not be an empty list' % name, value)
    return lambda i: values[i % len(values)]


def place_of():
    """A function that returns the number of a thing among its equals, as a text."""
    counts = {}

    def place(*thing):
        counts[thing] = counts.get(thing, -1) + 1
        return str(counts[thing])
    return place


def drawn(function, things, each=1):
    """For each thing, each random numbers from 0 to below 1, which follow from the thing and from how often it has drawn
    for this function before.
    """
    numbers = sf._numbers(function, things, each)
    return [numbers[i:i + each] for i in range(0, len(things) * each, each)]


def cycles(function, more):
    """A function of i that returns the i-th of each of some further attributes."""
    for name in sorted(more):
        if name in _OWN:
            raise wrong(function, 'a further attribute must not have a name that notes have, such as %s'
                        % ', '.join(_OWN), name)
    of_each = [(name, cycle(function, name, more[name])) for name in sorted(more)]
    return lambda i: dict((name, value(i)) for name, value in of_each)


def made_here(more):
    """The further attributes of a note, with the line of the patch that is making it, if somebody looks at lines."""
    line = sf._line()
    return more if line is None else dict(more, _made=line)


def velocity_of(function, value):
    """A velocity of a note that is struck."""
    number(function, 'velocity', value)
    if not 1 <= value <= 127:
        raise wrong(function, 'velocity must be 1 to 127, or 0 for a rest', value)
    return strength(value)


def probability_of(function, value):
    """A number from 0 to 1."""
    number(function, 'probability', value)
    if not 0 <= value <= 1:
        raise wrong(function, 'probability must be between 0 and 1', value)
    return value


def strength(value):
    """A velocity."""
    return max(1, min(127, int(value + 0.5)))
