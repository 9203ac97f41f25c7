"""Tenuto: sound rendered offline from lazy signals of any length.

``import tenuto as sf`` starts no Java; the first word does. Every word is a function here, as
``sf.SineWave`` and as ``sf.sine_wave``: see ``dir(sf)`` and ``help(sf.SineWave)``.
"""

from ._errors import ScratchFull
from ._jvm import NoJava
from ._session import Session, SoundWarning, current, use
from ._signal import Channels, Signal
from ._word import word as _word
from ._words import WORDS as _WORDS

__version__ = '0.1.0.dev0'

__all__ = ['Channels', 'NoJava', 'ScratchFull', 'Session', 'Signal', 'SoundWarning', 'session', 'use']

_MORE = frozenset((
    'do', 'parallel', 'Perform', 'perform', 'named', 'scope', 'scoped', 'random', 'Future',
    'MidiNote', 'midi_note', 'Temperament', 'temperament', 'Scala', 'scala',
    'ReadMidi', 'ReadMidiFile', 'read_midi', 'WriteMidi', 'write_midi', 'MidiEvent', 'midi_event',
    'pattern', 'feedback', 'share', 'show', 'draft', 'word', 'STFT', 'stft', 'InverseSTFT',
    'inverse_stft', 'log_mel_frames', 'mfcc_frames'))


def session(rate=None, seed=0, threads=None, scratch=(), scratch_max=None, out='.'):
    """A session of its own: ``with sf.session(rate=48000):``.

    rate: Hz (default: 96000). seed: what noises follow from. threads: how many compute (default:
    one for each core). scratch: folders for stored signals. scratch_max: bytes of disk at most.
    out: the folder for files that words write.
    """
    return Session(rate, seed, threads, scratch, scratch_max, out)


def array(a, rate=None, copy=True):
    """The signal of an array's samples; of an array (channels, n) the channels.

    a: floats, or integers of 8, 16 or 32 bits, whose full scale becomes 1 as in sf.ReadFile.
    rate: of the samples, in Hz, which are converted to the session's (default: the session's).
    copy: False reads the array's own memory, which must not change as long as anything made from
    the signal is used; it must be float64 and contiguous.
    """
    from ._of_arrays import array as make
    return make(a, rate, copy)


def map_blocks(f, x, block=65536, lazy=False):
    """The signal of f(samples) for each block of x: a function that brings DSP of numpy's.

    f: is given arrays of ``block`` samples, the last time of what is left, (n,) of a signal and
    (channels, n) of channels, in order, and returns one of the same shape.
    lazy: False computes and stores all of it now, each block once. True computes blocks whenever
    somebody reads the signal, from the first on and each time again: f must then give the same
    again.
    """
    from ._of_arrays import map_blocks as make
    return make(f, x, block, lazy)


def __getattr__(name):
    if name in _MORE:
        from . import _features, _functions, _midi, _notes, _own, _pattern, _samples, _stft, _tasks
        globals().update(
            do=_tasks.do, parallel=_tasks.parallel,
            Perform=_tasks.perform, perform=_tasks.perform, named=_tasks.named,
            scope=_tasks.Scope, scoped=_tasks.scoped, random=_tasks.generator,
            Future=_tasks.Future, MidiNote=_notes.note, midi_note=_notes.note,
            Temperament=_notes.temperament, temperament=_notes.temperament,
            Scala=_notes.scala, scala=_notes.scala, ReadMidi=_midi.read_midi,
            ReadMidiFile=_midi.read_midi, read_midi=_midi.read_midi,
            WriteMidi=_midi.write_midi, write_midi=_midi.write_midi, MidiEvent=_midi.event,
            midi_event=_midi.event, pattern=_pattern.load(),
            feedback=_functions.feedback, share=_functions.share, show=_functions.show,
            draft=_samples.draft, word=_own.word, STFT=_stft.stft, stft=_stft.stft,
            InverseSTFT=_stft.inverse_stft, inverse_stft=_stft.inverse_stft,
            log_mel_frames=_features.log_mel_frames, mfcc_frames=_features.mfcc_frames)
        return globals()[name]
    known = _word(name)
    if known is not None:
        globals()[name] = known
        return known
    if name.startswith('__'):
        raise AttributeError(name)
    from ._own import found
    own = found(name)
    if own is not None:
        return own
    meant = current().host.catalogue().meant(name)
    raise AttributeError(f"sf has no word '{name}'; did you mean sf.{meant}?")


def __dir__():
    from ._own import names
    return sorted({*globals(), *_MORE, *names(), *_WORDS, *(row[0] for row in _WORDS.values())})
