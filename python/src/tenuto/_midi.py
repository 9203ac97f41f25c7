"""Songs: MIDI files as notes and events, and back."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

from . import _errors
from ._notes import Note, Record, event_kind, number, read
from ._session import Session, SoundWarning, current
from ._values import path as path_of
from ._values import resolved, shown

if TYPE_CHECKING:
    from ._types import Path

_USUAL_TEMPO = 120


class Event(Record):
    """What a MIDI file has beside notes."""

    _tenuto_kind = 'event'


class Song(Record):
    """The content of a MIDI file."""

    _tenuto_kind = 'song'

    notes: list[Note]
    events: list[Any]
    tempo: list[tuple[float, float]]
    division: int
    tracks: int
    ms: float


def event(ms: float, kind: str, value: int = 0, number: int = 0, channel: int = 0,
          track: int = 0, text: str = '') -> Any:
    """An event of a MIDI file other than a note: an object with these attributes."""
    event_kind('sf.MidiEvent', kind)
    made = Event(ms=resolved(ms), kind=resolved(kind), value=resolved(value),
                 number=resolved(number), channel=resolved(channel), track=resolved(track),
                 text=resolved(text))
    for name in ('ms', 'value', 'number', 'channel', 'track'):
        _of('sf.MidiEvent', made, name)
    return made


def read_midi(path: Path, allow_damaged: bool = False) -> Song:
    """The content of a MIDI file: notes, events, tempo, division, tracks and ms.

    allow_damaged: read what other programs read of a damaged file, and warn of each repair.
    """
    word, kind = 'sf.ReadMidi', 'tenuto.formats.midi.MidiFile'
    if not allow_damaged:
        return _song(*read(word, kind, path))
    repairs = current().jpype.JClass('tenuto.formats.midi.MidiRepairs').allowed()
    session, file = read(word, kind, path, more=(repairs,))
    for line in repairs.lines():
        warnings.warn(f'{word}: {line}', SoundWarning, stacklevel=2)
    return _song(session, file)


def read_music_xml(path: Path) -> Song:
    """A score in MusicXML, as a song: ties joined, repeats played, with its tempos.

    Each part is a track, and a note has its voice as well.
    """
    session, score = read('sf.ReadMusicXml', 'tenuto.formats.score.Score', path)
    song = _song(session, score.song())
    for each, voice in zip(song.notes, score.voices(), strict=True):
        vars(each)['voice'] = str(voice)
    return song


def _song(session: Session, file: Any) -> Song:
    steering = _steering(session, file.events())
    notes = [Note(ms=float(each.ms()), length=float(each.length()), key=int(each.key()),
                  velocity=int(each.velocity()), channel=int(each.channel()),
                  track=int(each.track()), release=int(each.release()))
             for each in file.notes()]
    for each in notes:
        each._steering = steering
    events = [Event(ms=float(each.ms()), kind=str(each.kind().text()), value=int(each.value()),
                    number=int(each.number()), channel=int(each.channel()),
                    track=int(each.track()), text=str(each.text()))
              for each in file.events()]
    tempo = [(float(each.ms()), float(each.bpm())) for each in file.tempo().tempos()]
    return Song(notes=notes, events=events, tempo=tempo, division=int(file.tempo().division()),
                tracks=int(file.tracks()), ms=float(file.ms()))


def write_midi(notes: Any, path: Path, tempo: Any = None, division: int | None = None) -> None:
    """Writes the result of sf.ReadMidi, or a list of notes and events, as a MIDI file of format 1.

    tempo: quarter notes per minute, or pairs (ms, quarter notes per minute), or a sf.Timeline, of
    which meters, sections and markers are written too; without it that of the song or of
    phrase.notes(), or else 120. division: ticks per quarter note.
    """
    session = current()
    word = 'sf.WriteMidi'
    whole = hasattr(notes, 'notes')
    every = _list(word, 'notes', notes.notes if whole else notes)
    tempo = getattr(notes, 'tempo', None) if tempo is None else tempo
    timeline = tempo if hasattr(tempo, 'tempo') else None
    for source in (notes if whole or timeline is None else None, timeline):
        every = every + _list(word, 'events', getattr(source, 'events', []))
    tempo = tempo if timeline is None else timeline.tempo
    if whole:
        division = getattr(notes, 'division', None) if division is None else division
    file_name = path_of(word, 'path', path)
    java = session.jpype.JClass
    lists = java('java.util.ArrayList')
    of_notes, of_events = lists(), lists()
    for each in every:
        if hasattr(each, 'kind'):
            of_events.add(_java_event(session, word, each))
        else:
            of_notes.add(_java_note(session, word, each))
    try:
        file = java('tenuto.formats.midi.MidiFile')
        ticks = file.FINE if division is None else int(number(word, 'division', division))
        map_ = java('tenuto.formats.midi.TempoMap').of(ticks, _tempos(session, word, tempo))
        session.host.context().outputs().write(file_name, file.of(of_notes, of_events, map_).bytes())
    except session._exception as error:
        raise _errors.named(word, error) from None


def with_events(notes: list[Any], events: Any) -> list[Any]:
    """Notes with such events to tell of."""
    session = current()
    java = session.jpype.JClass('java.util.ArrayList')()
    for each in _list('sf.Perform', 'events', events):
        java.add(_java_event(session, 'sf.Perform', each))
    steering = _steering(session, java)
    told = []
    for each in notes:
        if isinstance(each, Note):
            each = each.copy()
            each._steering = steering
        told.append(each)
    return told


def _steering(session: Session, events: Any) -> Any:
    java = session.jpype.JClass
    return java('tenuto.scripting.calls.Steering')(
        java('tenuto.formats.midi.ChannelEvents')(events))


def _tempos(session: Session, word: str, tempo: Any) -> Any:
    pairs = resolved(_USUAL_TEMPO if tempo is None else tempo)
    pairs = pairs if isinstance(pairs, (list, tuple)) else [(0, pairs)]
    java = session.jpype.JClass('tenuto.formats.midi.TempoMap').Tempo
    made = session.jpype.JClass('java.util.ArrayList')()
    for pair in pairs:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise TypeError(f'{word}: tempo must be pairs (ms, quarter notes per minute), but is '
                            f'{shown(pair)}')
        made.add(java(*(number(word, 'tempo', each) for each in pair)))
    return made


def _java_note(session: Session, word: str, note: Any) -> Any:
    java = session.jpype.JClass('tenuto.formats.midi.Note')
    return java(_of(word, note, 'ms'), _of(word, note, 'length'), int(_of(word, note, 'key', 60)),
                round(_of(word, note, 'velocity', 64)), int(_of(word, note, 'channel', 0)),
                int(_of(word, note, 'track', 0)),
                round(_of(word, note, 'release', java.USUAL_RELEASE)))


def _java_event(session: Session, word: str, event_: Any) -> Any:
    java = session.jpype.JClass('tenuto.formats.midi.MidiEvent')
    return java(_of(word, event_, 'ms'), int(_of(word, event_, 'track', 0)),
                int(_of(word, event_, 'channel', 0)), event_kind(word, event_.kind),
                int(_of(word, event_, 'number', 0)), int(_of(word, event_, 'value', 0)),
                str(getattr(event_, 'text', '')))


def _of(word: str, record: Any, name: str, *otherwise: Any) -> float:
    return number(word, name, getattr(record, name, *otherwise))


def _list(word: str, name: str, values: Any) -> list[Any]:
    values = resolved(values)
    if not isinstance(values, (list, tuple)):
        raise TypeError(f'{word}: {name} must be a list, but is {shown(values)}')
    return [resolved(each) for each in values]
