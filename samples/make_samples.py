# Makes the three sounds of this folder, from nothing but sines and noise.
#
#   ./tenuto render samples/make_samples.py --out samples
#
# They are mono, 96 kHz, 16 bit, with the same bits whenever they are made.
from __future__ import division


def ringing(hz, ms, dB, partials):
    """Partials (ratio, strength, part of the length in which it falls by dB)."""
    return sf.Mix([
        strength * sf.SineWave(ms, hz * ratio)
        * sf.ExponentialShape((0, -70), (1.5, 0), (ms, dB / part))
        for ratio, strength, part in partials])


def finished(sound, name):
    # The last third fades linearly to silence: what still rings there would end in a click.
    fade = sf.NumericShape((0, 1), (0.67 * sound.ms, 1), (sound.ms, 0))
    whole = sf.FixSize(sound * fade) * 0.9
    sf.WriteFile16([whole], name)
    return whole


# A hand bell on c5: the partials of a bell, each doubled and slightly detuned, so that they beat.
BELL = [(0.5, 0.25, 1), (1, 1, 1), (1.0013, 0.5, 0.95), (1.183, 0.35, 0.75), (1.506, 0.3, 0.6),
        (2, 0.5, 0.55), (2.0017, 0.3, 0.5), (2.514, 0.2, 0.35), (3.011, 0.16, 0.3),
        (4.166, 0.11, 0.2), (5.433, 0.07, 0.13)]
strike = sf.WhiteNoise(9).rbj_band_pass(5200, 1) * sf.ExponentialShape((0, -6), (9, -60))
finished(sf.Mix(ringing(sf.Note('c5'), 1500, -38, BELL), strike * 0.35), 'bell.wav')

# A drop of water: a sine that rises as the bubble shrinks, after a tick.
drop = sf.Slide((0, 900), (15, 980), (90, 1700), (160, 2100)) * sf.ExponentialShape(
    (0, -60), (3, 0), (60, -16), (160, -70))
tick = sf.WhiteNoise(4).rbj_high_pass(3000, 0.7) * sf.ExponentialShape((0, -10), (4, -60))
finished(sf.MixAt((tick * 0.4, 0), (drop, 8)), 'drop.wav')

# A block of wood: short, hollow, about f4.
WOOD = [(1, 1, 1), (2.57, 0.45, 0.5), (4.1, 0.2, 0.3)]
knock = sf.WhiteNoise(12).rbj_low_pass(2500, 0.7) * sf.ExponentialShape((0, 0), (12, -50))
wood = finished(sf.Mix(ringing(sf.Note('f4'), 240, -60, WOOD), knock * 0.5), 'wood.wav')

# The start of it as a signal, and in three parts as a pool.
sf.WriteSignal(wood[:30], 'wood.signal')
begin = 0
for samples in (2044, 1022, 480):
    end = begin + samples + 0.25  # a quarter of a sample on, so that rounding loses none
    sf.WriteToSignalPool(wood[begin / 96:end / 96], 'wood.pool')
    begin += samples
