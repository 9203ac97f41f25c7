"""Random numbers, ratios and primes for composing. Random numbers depend on --seed."""
import itertools
import random


def randWalk(value, size, uBound):
    """The next value of a random walk: up to size away from value, reflected at 0 and at uBound."""
    if not uBound > 0:
        raise ValueError('randWalk: uBound must be above 0, but is %r' % uBound)
    if not 0 <= size < float('inf'):
        raise ValueError('randWalk: size must be 0 or above, but is %r' % size)
    bound = float(uBound)
    after = (float(value) + random.uniform(-size, size)) % (2 * bound)
    return 2 * bound - after if after > bound else after


def balancedRandom(scale):
    """A random number from 0.5 * scale to below 1.5 * scale."""
    return scale * (0.5 + random.random())


class BrownianWalk(object):
    """A random walk through ratios: next() moves numerator and denominator and returns their quotient.

    Both move by up to maxStep, either way, and are reflected at 1 and at maxNumerator or
    maxDenominator. Each of these must be at least 3.
    """

    def __init__(self, startNumerator=1, startDenominator=1, maxNumerator=8, maxDenominator=8,
                 maxStep=3):
        for name, value in (('maxNumerator', maxNumerator), ('maxDenominator', maxDenominator)):
            if value < 3:
                raise ValueError('BrownianWalk: %s must be at least 3, but is %r' % (name, value))
        if maxStep < 1:
            raise ValueError('BrownianWalk: maxStep must be at least 1, but is %r' % maxStep)
        for name, value, most in (('startNumerator', startNumerator, maxNumerator),
                                  ('startDenominator', startDenominator, maxDenominator)):
            if not 1 <= value <= most:
                raise ValueError('BrownianWalk: %s must be between 1 and %d, but is %r'
                                 % (name, most, value))
        self.numerator = startNumerator
        self.denominator = startDenominator
        self.maxNumerator = maxNumerator
        self.maxDenominator = maxDenominator
        self.maxStep = maxStep

    def __iter__(self):
        return self

    def _moved(self, value, most):
        after = (value - 1 + random.randint(-self.maxStep, self.maxStep)) % (2 * (most - 1))
        return 1 + min(after, 2 * (most - 1) - after)

    def next(self):
        """The next ratio, a float."""
        self.numerator = self._moved(self.numerator, self.maxNumerator)
        self.denominator = self._moved(self.denominator, self.maxDenominator)
        return self.numerator / float(self.denominator)


def Primes():
    """Generates all primes in order, from 2 on."""
    yield 2
    # The next odd multiple of each prime: {multiple: twice the prime}.
    multiples = {}
    candidate = 3
    while True:
        step = multiples.pop(candidate, None)
        if step is None:
            yield candidate
            multiples[candidate * candidate] = 2 * candidate
        else:
            after = candidate + step
            while after in multiples:
                after += step
            multiples[after] = step
        candidate += 2


def PrimeRange(first=None, end=None, biggerThan=None):
    """The list of primes from first to below end; with one argument, as in range, those below it.

    biggerThan: begin behind this number instead; without an end all primes from there on, one
    after the other.
    """
    if biggerThan is not None:
        if first is not None:
            raise ValueError('PrimeRange: first and biggerThan both set the start')
        behind = itertools.dropwhile(lambda prime: prime <= biggerThan, Primes())
        if end is None:
            return behind
        return list(itertools.takewhile(lambda prime: prime < end, behind))
    if first is None:
        raise ValueError('PrimeRange: end or biggerThan must be given')
    low, high = (0, first) if end is None else (first, end)
    found = []
    for prime in Primes():
        if prime >= high:
            return found
        if prime >= low:
            found.append(prime)


def tweakRandom(values, scale):
    """A list of the values, each changed by a random fraction of itself, up to +-scale/2.

    scale: 0 leaves them as they are; 0.1 moves them by up to 5 %.
    """
    return [value * (1 + scale * (random.random() - 0.5)) for value in values]
