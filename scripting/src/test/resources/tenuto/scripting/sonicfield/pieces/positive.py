"""A positive organ that plays a canon in an old tuning.

main() takes the seconds from the command line (default 60).
"""
import sys

from com.nerdscentral.audio.core import SFMemoryZone
from sython.concurrent import sf_parallel, d_log
from sython.utils import Midi
from sython.utils.Algorithms import create_vibrato, polish
from sython.utils.Envelopes import linearEnv
from sython.utils.Filters import byquad_filter
from sython.utils.Parallel_Helpers import mix, finalise
from sython.utils.Reverberation import convolve

# The ground of a canon, (key, eighths), walking down from d: our own.
SUBJECT = [
    (62, 2), (69, 2), (65, 1), (64, 1), (62, 2), (60, 1), (62, 1), (64, 2), (65, 1), (67, 1),
    (69, 2), (67, 1), (65, 1), (64, 2), (61, 2), (62, 4),
]
# Of the principal's partials how loud each is.
PRINCIPAL = [1.0, 0.5, 0.3, 0.18, 0.12, 0.07, 0.04]


def voice(entry, transposition, channel):
    """A track of one voice of the canon. A tick is an eighth's hundredth."""
    track = []
    tick = entry * 100
    for key, eighths in SUBJECT * 2:
        track.append(Midi.MidiEvent(
            'note', tick, tick + eighths * 100, key + transposition, 80, channel))
        tick += eighths * 100
    return track


@sf_parallel
def pipe(hz, ms, velocity):
    """One pipe: partials, a chiff of breath, and wind that shakes a little."""
    with SFMemoryZone():
        ms = max(ms, 120.0)
        parts = [
            sf.LinearVolume(sf.SineWave(ms, hz * n), strength)
            for n, strength in enumerate(PRINCIPAL, 1) if hz * n < 18000]
        sound = sf.Mix(parts)
        shape = linearEnv(sound, [(0, 0), (25, 1), (ms - 40, 0.95), (ms, 0)])
        tone = sf.Multiply(sound, shape)
        chiff = byquad_filter('band', sf.WhiteNoise(60), hz * 3, 0.5)
        chiff = sf.Multiply(chiff, sf.ExponentialShape((0, -50), (10, -16), (60, -70)))
        sound = create_vibrato(sf.Mix(tone, chiff), ms, 400, 5, None, 0.05, 0.03)
        sound = sf.LinearVolume(polish(sound, hz), 0.25 * velocity / 127.0)
        return sf.Realise(sound).keep()


@sf_parallel
def play(track, beat, tuning):
    """A track as a signal; beat is the ms of a tick."""
    with SFMemoryZone():
        placed = []
        for event in track:
            if event.isNote():
                ms = (event.tick_off - event.tick) * beat
                placed.append((pipe(tuning(event.key), ms, event.velocity), event.tick * beat))
        return mix(placed).keep()


def church(ms):
    """The answer of a small church, different for each ear."""
    noise = sf.Multiply(sf.WhiteNoise(ms), sf.ExponentialShape((0, 0), (ms, -60)))
    return byquad_filter('low', byquad_filter('high', noise, 150), 4000, 0.7)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    tracks = [voice(0, 0, 0), voice(8, -12, 1), voice(16, 7, 2)]
    beat = Midi.set_length(tracks, seconds / 60.0)
    tracks = [Midi.legato(Midi.repare_overlap(track), beat, 15) for track in tracks]
    d_log('minutes: ', Midi.find_length(tracks, beat))
    tunings = [Midi.werckmeisterIII, Midi.werckmeisterIII, Midi.bach_lehman]
    with SFMemoryZone():
        lines = [play(track, beat, tuning) for track, tuning in zip(tracks, tunings)]
        ears = []
        for places in ((0.8, 0.5, 0.3), (0.3, 0.5, 0.8)):
            dry = mix([sf.LinearVolume(+line, place) for line, place in zip(lines, places)])
            wet = convolve(dry, church(min(1200.0, 200 * seconds)))
            ears.append(sf.Mix(dry, sf.LinearVolume(wet, 0.4)))
        ears = finalise(*ears)
        sf.WriteFile16([sf.Pcnt80(ear) for ear in ears], 'positive.wav')
