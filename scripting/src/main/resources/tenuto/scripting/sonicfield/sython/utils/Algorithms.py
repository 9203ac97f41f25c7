"""Effects for single notes: overtones, formants, vibrato, compression."""


def _peak(signal):
    return sf.MaxValue(sf.Rectify(signal))


def _to_peak(signal, peak):
    """A stored signal scaled to a peak; silence stays silent."""
    now = _peak(+signal)
    return sf.NumericVolume(signal, peak / now if now > 0 else 0)


def _require(name, parameter, value, holds, rule):
    if not holds:
        raise ValueError('%s: %s must be %s, but is %r' % (name, parameter, rule, value))


@sf_parallel
def excite(sig, mix, power):
    """A signal with overtones mixed into it, at the same peak.

    mix: how much of the result is new, from 0 to 1.
    power: the exponent that makes the overtones, above 0: below 1 dense, above 1 sparse. It works
        on the signal at a peak of 1, so that the timbre does not depend on the level.
    """
    _require('excite', 'mix', mix, 0 <= mix <= 1, 'from 0 to 1')
    _require('excite', 'power', power, power > 0, 'above 0')
    dry = sf.Realise(sig)
    peak = _peak(+dry)
    full = sf.NumericVolume(dry, 1 / peak if peak > 0 else 0)
    overtones = sf.NumericVolume(sf.Power(+full, power), mix)
    mixed = sf.Mix(sf.NumericVolume(full, 1.0 - mix), overtones)
    return _to_peak(sf.Realise(mixed), peak)


def find_nearest_overtone(fMatch, freq):
    """The integer multiple of freq, in Hz, nearest to fMatch; at least freq."""
    _require('find_nearest_overtone', 'fMatch', fMatch, fMatch > 0, 'above 0')
    _require('find_nearest_overtone', 'freq', freq, freq > 0, 'above 0')
    return freq * max(1, int(float(fMatch) / freq + 0.5))


@sf_parallel
def do_formant(sig, f1, f2, f3, freq, intensity=4):
    """A note with three formants, as in a vowel, at the same peak.

    f1, f2, f3: Hz of the formants; each is moved to the nearest overtone of the note. One that
        would lie above nine tenths of half the sample rate is left out.
    freq: Hz of the note.
    intensity: how much they stand out, in steps of 6 dB, 0 and up.
    """
    _require('do_formant', 'intensity', intensity, intensity >= 0, '0 or above')
    dry = sf.Realise(sig)
    samples, ms = dry.samples, dry.ms
    peak = _peak(+dry)
    for formant in (f1, f2, f3):
        overtone = find_nearest_overtone(formant, freq)
        if samples and overtone < 450 * samples / ms:
            dry = sf.RBJPeaking(dry, overtone, 0.5, 6.0 * intensity)
    return _to_peak(sf.Realise(dry), peak)


@sf_parallel
def create_vibrato(sig, length, longer_than=0.0, rate=4.5, at=None, depth=0.2, pitch_depth=0.1):
    """A note with delayed tremolo and vibrato.

    length: of the note in ms; one that is shorter than longer_than comes back as it is.
    rate: swings a second, above 0.
    at: ms when it begins; without it at longer_than. It is full after half of what is left.
    depth: by how much it is softer at most, from 0 to 1.
    pitch_depth: semitones up and down, 0 and up.
    """
    _require('create_vibrato', 'rate', rate, rate > 0, 'above 0')
    _require('create_vibrato', 'depth', depth, 0 <= depth <= 1, 'from 0 to 1')
    _require('create_vibrato', 'pitch_depth', pitch_depth, pitch_depth >= 0, '0 or above')
    begin = longer_than if at is None else at
    _require('create_vibrato', 'longer_than' if at is None else 'at', begin, begin >= 0,
             '0 or above')
    samples = sig.samples
    if length < longer_than or samples == 0:
        return sig
    # Half a sample more, as truncation could lose the last one.
    ms = sig.ms * (1 + 0.5 / samples)
    if begin >= ms:
        return sig
    swell = [(0, 0), (begin, 0)] if begin > 0 else [(0, 0)]
    swing = sf.Multiply(
        sf.LinearShape(swell + [((begin + ms) / 2, 1), (ms, 1)]), sf.SineWave(ms, rate))
    pitch = sf.NumericVolume(+swing, 2 ** (pitch_depth / 12.0) - 1)
    moved = sf.FrequencyModulate(sig, pitch)
    # Between 1 and 1 - depth at full depth, and 1 - depth/2 at zero crossings of the oscillation.
    gain = sf.DirectMix(1 - 0.5 * depth, sf.NumericVolume(swing, 0.5 * depth))
    return sf.Realise(sf.Multiply(moved, gain))


@sf_parallel
def polish(sig, freq):
    """A note filtered to its own range: without rumble below it, and without the uppermost octave.

    freq: Hz of the note, above 0.
    """
    _require('polish', 'freq', freq, freq > 0, 'above 0')
    # High notes have a wider range below them to remove.
    cleared = sf.ButterworthHighPass(sig, freq * 0.5, 6 if freq > 128 else 2)
    return sf.Realise(sf.Clean(cleared))


_FLOOR = 0.001  # of the peak: what is softer than -60 dB is not made louder by more than that


def _loudness(signal, peak, power):
    """The envelope of a signal, normalised to 1, raised to a power."""
    followed = sf.Follow(signal, 5, 100)
    return sf.Power(sf.DirectMix(_FLOOR, sf.NumericVolume(followed, 1.0 / peak)), power)


@sf_parallel
def compress(sig, amount=0.5):
    """A compressed signal: quiet passages are louder, the peak is the same.

    amount: of the differences in dB how much goes away, from 0, nothing, to below 1.
    """
    _require('compress', 'amount', amount, 0 <= amount < 1, 'from 0 to below 1')
    return _leveled(sig, -amount)


@sf_parallel
def decompress(sig, amount=0.5):
    """An expanded signal: quiet passages are quieter, the peak is the same; approximately undoes compress.

    amount: what compress was given, from 0 to below 1.
    """
    _require('decompress', 'amount', amount, 0 <= amount < 1, 'from 0 to below 1')
    return _leveled(sig, amount / (1.0 - amount))


def _leveled(sig, power):
    dry = sf.Realise(sig)
    peak = _peak(+dry)
    if peak == 0:
        return dry
    gain = _loudness(+dry, peak, power)
    return _to_peak(sf.Realise(sf.Multiply(dry, gain)), peak)
