"""Notes, songs and tunings."""

import difflib

from . import _errors
from ._session import current
from ._values import resolved, shown


class Record:
    """A simple object: attributes that may be read, changed and added."""

    _tenuto_kind = 'record'

    def __init__(self, **values):
        vars(self).update(values)

    def copy(self, **changed):
        """Another one, with some of its attributes changed."""
        return type(self)(**{**vars(self), **changed})

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        near = difflib.get_close_matches(name, list(vars(self)), 1, 0)
        raise AttributeError(f"a {self._tenuto_kind} has no '{name}'; did you mean "
                             f"'{near[0] if near else 'copy'}'?")

    def __repr__(self):
        inside = (f'{name}=' + (f'[{len(value)}]' if isinstance(value, list) else repr(value))
                  for name, value in vars(self).items())
        return f"<{self._tenuto_kind} {', '.join(inside)}>"


class Note(Record):
    """A note of a song: times are in ms, key 60 is middle C."""

    _tenuto_kind = 'note'


class Event(Record):
    """What a MIDI file has beside notes."""

    _tenuto_kind = 'event'


class Song(Record):
    """The content of a MIDI file."""

    _tenuto_kind = 'song'


class Tuning(Record):
    """How keys become frequencies: ``tuning.hz(60)``, ``tuning.hz('c4')``."""

    _tenuto_kind = 'tuning'


def note(ms, length, key, velocity=64, channel=0, track=0, release=64):
    """A note: an object with these attributes. Times are in ms, key 60 is middle C."""
    return Note(ms=resolved(ms), length=resolved(length), key=resolved(key),
                velocity=resolved(velocity), channel=resolved(channel), track=resolved(track),
                release=resolved(release))


def read_midi(path):
    """The content of a MIDI file: notes, events, tempo, division, tracks and ms."""
    session, file = _read('sf.ReadMidi', 'tenuto.formats.midi.MidiFile', path)
    notes = [Note(ms=float(each.ms()), length=float(each.length()), key=int(each.key()),
                  velocity=int(each.velocity()), channel=int(each.channel()),
                  track=int(each.track()), release=int(each.release()))
             for each in file.notes()]
    events = [Event(ms=float(each.ms()), kind=str(each.kind().text()), value=int(each.value()),
                    number=int(each.number()), channel=int(each.channel()),
                    track=int(each.track()), text=str(each.text()))
              for each in file.events()]
    tempo = [(float(each.ms()), float(each.bpm())) for each in file.tempo().tempos()]
    return Song(notes=notes, events=events, tempo=tempo, division=int(file.tempo().division()),
                tracks=int(file.tracks()), ms=float(file.ms()))


def temperament(name, a4=440, tonic='c'):
    """A historical tuning; its hz(key) is the frequency of a MIDI key or a note's name."""
    session = current()
    jpype = session.jpype
    try:
        known = jpype.JClass('tenuto.dsp.music.Temperament').of(resolved(name))
        key = int(jpype.JClass('tenuto.dsp.music.NoteName').key(resolved(tonic).lower() + '0')) % 12
        made = _tuning(session, known.tuning(float(resolved(a4)), key))
    except session._exception as error:
        mistake = _errors.python(error)
        raise type(mistake)(f'sf.Temperament: {mistake}') from None
    made.source = str(known.source())
    return made


def scala(scl, kbm=None):
    """A tuning from Scala files; without a keyboard map the first degree is middle C."""
    more = () if kbm is None else (kbm,)
    session, read = _read('sf.Scala', 'tenuto.dsp.music.Tuning', scl, *more)
    return _tuning(session, read)


def _read(word, kind, *files):
    session = current()
    jpype = session.jpype
    paths = []
    for file in files:
        file = resolved(file)
        if not isinstance(file, str):
            raise TypeError(f'{word}: path must be a string, but is {shown(file)}')
        path = jpype.JClass('java.nio.file.Path').of(file)
        if not jpype.JClass('java.nio.file.Files').exists(path):
            raise OSError(f'{word}: there is no file {file}')
        session.host.context().inputs().want(path)
        paths.append(path)
    try:
        return session, jpype.JClass(kind).read(*paths)
    except session._exception as error:
        raise OSError(f'{word}: {error.getMessage()}') from None


def _tuning(session, java):
    names = session.jpype.JClass('tenuto.dsp.music.NoteName')

    def hz(key):
        key = resolved(key)
        try:
            return float(java.hz(names.key(key) if isinstance(key, str) else float(key)))
        except session._exception as error:
            raise ValueError(f'hz: {error.getMessage()}') from None
    return Tuning(name=str(java.scale().name()), hz=hz,
                  ratios=[float(each) for each in java.scale().ratios()])
