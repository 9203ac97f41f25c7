"""Reverberation: by random grains, and by convolution with impulse responses."""
import random


@sf_parallel
def granular_reverberate(signal, ratio, delay, density, length=50, stretch=1, vol=1, rand=1,
                         spread=1):
    """A stored cloud of a signal's grains, repeated and shifted randomly.

    ratio: speed at which grains are played; 2 is an octave up.
    delay: ms by which a grain is late on average; above that it is ever rarer, up to twice as much.
    density: how many times each grain sounds; a whole number, 1 and up.
    length: of a grain in ms.
    stretch: factor by which all times are longer, above 0.
    vol: factor of each grain's amplitude.
    rand: how much the speed differs from grain to grain, in percent either way; 0 not at all.
    spread: how much of the delay is chance: 1 all of it, 0 none.
    """
    for name, value, holds, rule in (
            ('ratio', ratio, ratio > 0, 'above 0'),
            ('delay', delay, delay >= 0, '0 or above'),
            ('density', density, density >= 1 and density == int(density),
             'a whole number, at least 1'),
            ('length', length, length > 0, 'above 0'),
            ('stretch', stretch, stretch > 0, 'above 0'),
            ('rand', rand, 0 <= rand < 100, 'from 0 to below 100'),
            ('spread', spread, 0 <= spread <= 1, 'from 0 to 1')):
        if not holds:
            raise ValueError('granular_reverberate: %s must be %s, but is %r' % (name, rule, value))
    density = int(density)
    placed = []
    # The source is read in short sections, each several times.
    for grain, at in sf.Granulate(sf.Realise(signal), length):
        speed = ratio * (1 + 0.01 * rand * random.uniform(-1, 1))
        played = sf.NumericVolume(sf.DirectRelength(grain, speed), vol)
        for i in range(density):
            late = delay * (1 - spread + spread * (random.random() + random.random()))
            placed.append((+played if i < density - 1 else played, (at + late) * stretch))
    return sf.Realise(sf.MixAt(placed))


@sf_parallel
def reverberate_inner(signal, convol, grain_length):
    """A stored convolution of one grain with a room, of the same Magnitude as the grain.

    convol: the spectrum of the room's response, to which so much silence was added that it holds
        grain and response one after the other.
    grain_length: of the grain in ms, at most.
    """
    samples, bins, ms = signal.samples, convol.samples, signal.ms
    if samples > bins or ms > grain_length * (1 + 1e-9):
        raise ValueError('reverberate_inner: signal must be at most grain_length (%g ms) and as '
                         'long as convol (%d samples), but has %g ms and %d samples'
                         % (grain_length, bins, ms, samples))
    if samples == 0:
        raise ValueError('reverberate_inner: signal must have at least one sample, but has none')
    grain = sf.Realise(signal)
    before = sf.Magnitude(+grain)
    # Half a sample more, as truncation could lose the last one.
    padded = sf.Concatenate(grain, sf.Silence(ms / samples * (bins - samples + 0.5)))
    room = sf.TimeDomain(sf.CrossMultiply(convol, sf.FrequencyDomain(padded)))
    return _as_loud(room, before)


def _as_loud(signal, magnitude):
    """A stored signal scaled to a magnitude; silence stays silent."""
    now = sf.Magnitude(+signal)
    return sf.NumericVolume(signal, magnitude / now if now > 0 else 0)


@sf_parallel
def convolve(signal, ir):
    """The convolution of a whole signal with a room, of the length of both together and of the same Magnitude as the signal.

    ir: the room's impulse response, a signal.
    """
    before = sf.Magnitude(+signal)
    return _as_loud(sf.Realise(sf.Convolution(signal, ir)), before)


@sf_parallel
def reverberate(signal, ir):
    """A signal convolved with a room, grain by grain, then cleaned and scaled to a peak of 1.

    Grains are as long as the response, and each is as loud in the room (in Magnitude) as it was
    outside: so what is quiet in one grain is not drowned by a louder one's echo.

    ir: the room's impulse response, a signal of at least 2 samples.
    """
    if signal.samples == 0:
        raise ValueError('reverberate: signal must have at least one sample, but has none')
    length = ir.ms
    grains = sf.Granulate(sf.Realise(signal), length)
    convol = sf.FrequencyDomain(sf.Concatenate(ir, sf.Silence(2 * length)))
    placed = []
    for i, (grain, at) in enumerate(grains):
        room = convol if i == len(grains) - 1 else +convol
        placed.append((reverberate_inner(grain, room, grain.ms), at))
    return sf.Finalise(sf.MixAt(placed))
