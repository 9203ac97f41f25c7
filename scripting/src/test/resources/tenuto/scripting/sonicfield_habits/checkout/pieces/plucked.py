"""A few plucked notes out of a MIDI file."""
import sys

from sython.concurrent import sf_parallel, sf_shutdown
from sython.post.Print import write
from sython.utils.Memory import write_cache, read_cache
from sython.utils.Midi import Midi
from sython.utils.Types import is_signal, ensure_signal
from sython.voices.Strings import pluck


def main():
    notes = Midi.notes(sys.argv[1])
    print [(note.tick, note.tick_off, note.key, note.velocity, note.channel) for note in notes]
    line = []
    for note in notes:
        place = write_cache(pluck(400, sf.Note('a4') * 2 ** ((note.key - 69) / 12.0)))
        line.append((read_cache(place), note.tick / 60.0))
    left = sf.FixSize(sf.MixAt(line))
    assert is_signal(left) and not is_signal(3) and is_signal(ensure_signal(3, 100))
    write(sf.LinearVolume(left, 0.5), sf.LinearVolume(sf.Reverse(left), 0.5), 'plucked.wav')
    sf_shutdown()
