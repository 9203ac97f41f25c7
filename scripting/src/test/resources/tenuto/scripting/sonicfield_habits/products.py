# Sonic Field 2017 stored shapes and filtered signals, and a product of two of them ended with the
# first; else with the longer.
from com.nerdscentral.audio.core import SFConstants

ms = SFConstants.SAMPLE_RATE_MS
stored = sf.RBJLowPass(sf.SineWave(100, 440), 1000, 1)
shape = sf.LinearShape((0, 1), (250, 0))
lazy = sf.SineWave(100, 440)
print [int(sf.Samples(x) / ms) for x in (
    sf.Multiply(stored, shape), sf.Multiply(shape, stored), sf.Multiply(lazy, shape),
    sf.Multiply(sf.Realise(lazy), shape), sf.Multiply(stored, sf.SineWave(250, 440)),
    sf.Multiply(sf.Mix(stored, lazy), shape), sf.Multiply(sf.LinearVolume(stored, 1), shape),
    sf.Multiply(sf.Multiply(stored, shape), shape))]
