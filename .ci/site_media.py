"""The pictures and sounds of the word reference: tenuto render .ci/site_media.py --out FOLDER

Each word has a picture of what its example gives, if that is signals, and a sound if it can be heard.
"""

import re

FILTERS = ('Equalisers', 'Filters')
#: What these give is not for ears.
CURVES = ('Analysis', 'Envelopes', 'Metering')
DEVICES = 'Sound devices'


def channels_of(result):
    """A result as channels: none if it is a number, a text or spectra."""
    channels = list(result) if isinstance(result, (list, tuple)) else [result]
    return channels if len(channels) <= 8 and all(hasattr(each, 'ms') for each in channels) else []


def draw(channels, name, family):
    if family in FILTERS:
        try:
            return sf.Plot(channels, name, 'response', '720x300')
        except ValueError:
            pass  # a filter whose cutoff moves
    sf.Plot(channels, name, 'waveform' if family in CURVES else 'overview', '720x300')


def play(channels, name):
    peak = max(max(sf.MaxValue(each), -sf.MinValue(each)) for each in channels)
    if sf.MaxValue(sf.RBJHighPass(channels[0], 30, 0.7)) > 0.001:
        sf.WriteFile([each * min(0.5, 0.5 / peak) for each in channels], name, 'pcm16')


for family, words in re.findall(r'(?ms)^## (.+?)$(.*?)(?=^## |\Z)', open('docs/operators.md').read()):
    for word, example in re.findall(r'(?ms)^### (\w+).*?^Example: `(.+?)`$', words):
        sf.SetSampleRate(48000)
        channels = channels_of(eval(example)) if family != DEVICES else []
        if channels:
            draw(channels, word + '.png', family)
            if family not in CURVES and len(channels) <= 2:
                play(channels, word + '.flac')
