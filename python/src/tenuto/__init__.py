"""Tenuto: sound rendered offline from lazy signals of any length.

``import tenuto as sf`` starts no Java; the first word does. Every word is a function here, as
``sf.SineWave`` and as ``sf.sine_wave``: see ``dir(sf)`` and ``help(sf.SineWave)``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _recipes as _recipes
from ._channels import Channels as Channels
from ._composing import NAMES as _COMPOSING
from ._composing import found as _composing
from ._composing import line as _line  # noqa: F401 - of sf.pattern
from ._composing import timeline as _timeline  # noqa: F401 - of sf.Timeline
from ._errors import ScratchFull as ScratchFull
from ._features import log_mel_frames as log_mel_frames
from ._features import mfcc_frames as mfcc_frames
from ._functions import draft as draft
from ._functions import feedback as feedback
from ._functions import share as share
from ._functions import show as show
from ._java import NoJava as NoJava
from ._midi import event as _event
from ._midi import read_midi as read_midi
from ._midi import read_music_xml as read_music_xml
from ._midi import write_midi as write_midi
from ._notes import note as _note
from ._notes import scala as scala
from ._notes import temperament as temperament
from ._of_arrays import array as array
from ._of_arrays import map_blocks as map_blocks
from ._own import found as _own_word
from ._own import names as _own_words
from ._own import word as word
from ._session import Session as Session
from ._session import SoundWarning as SoundWarning
from ._session import current as current
from ._session import session as session
from ._session import use as use
from ._signal import Signal as Signal
from ._stft import inverse_stft as inverse_stft
from ._stft import stft as stft
from ._table import WORDS as _WORDS
from ._tasks import Future as Future
from ._tasks import Scope as _Scope
from ._tasks import do as do
from ._tasks import generator as _generator
from ._tasks import named as named
from ._tasks import numbers as _numbers  # noqa: F401 - of sf.pattern
from ._tasks import parallel as parallel
from ._tasks import perform as perform
from ._tasks import scoped as scoped
from ._word import found as _found
from ._word import word as _word

if TYPE_CHECKING:
    from types import ModuleType

    from ._mixer import Mixer as Mixer
    from ._sampler import Sampler as Sampler
    from ._timeline import Timeline as Timeline
    from ._voices import Mono as Mono
    from ._voices import Voices as Voices
    from ._words import *  # noqa: F403 - each is a name of sf

    mixer = Mixer
    mono = Mono
    sampler = Sampler
    timeline = Timeline
    voices = Voices
    pattern: ModuleType

__version__ = '1.0.0rc1'

if not TYPE_CHECKING:  # to whom all other names would be private then
    __all__ = ['Channels', 'NoJava', 'ScratchFull', 'Session', 'Signal', 'SoundWarning',
               'session', 'use']

MidiEvent = midi_event = _event
MidiNote = midi_note = _note
ReadMidi = ReadMidiFile = read_midi
ReadMusicXml = read_music_xml
WriteMidi = write_midi
Scala = scala
Temperament = temperament
InverseSTFT = inverse_stft
STFT = stft
Perform = perform
scope = _Scope
random = _generator


def __dir__() -> list[str]:
    return sorted({*globals(), *_COMPOSING, *_own_words(), *_WORDS,
                   *(row[0] for row in _WORDS.values())} - {'Any', 'TYPE_CHECKING', 'annotations'})


def _device(name: str) -> Any:
    return _word('Mixer')(name)


if not TYPE_CHECKING:
    def __getattr__(name: str) -> Any:
        known = _composing(name)
        if known is None:
            known = _found(name)
        if known is not None:
            globals()[name] = known
            return known
        if name.startswith('__'):
            raise AttributeError(name)
        own = _own_word(name)
        if own is not None:
            return own
        is_of_patterns = name in _composing('pattern').__all__
        meant = f'pattern.{name}' if is_of_patterns else current().host.catalogue().meant(name)
        raise AttributeError(f"sf has no word '{name}'; did you mean sf.{meant}?")
