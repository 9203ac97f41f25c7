"""Notes and tunings."""

from __future__ import annotations

import numbers
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import _errors
from ._session import Session, current
from ._signal import Signal
from ._values import path as path_of
from ._values import resolved, shown
from ._word import word

if TYPE_CHECKING:
    from ._types import Path


class Record:
    """A simple object: attributes that may be read, changed and added."""

    _tenuto_kind = 'record'

    def __init__(self, **values: Any) -> None:
        vars(self).update(values)

    def copy(self, **changed: Any) -> Any:
        """Another one, with some of its attributes changed."""
        return type(self)(**{**vars(self), **changed})

    def __getattr__(self, name: str) -> Any:
        if name.startswith('__'):
            raise AttributeError(name)
        terms = current().jpype.JClass('tenuto.scripting.calls.NoteTerms')
        known = [each for each in dir(self) if not each.startswith('_')]
        raise AttributeError(f"a {self._tenuto_kind} has no '{name}'; did you mean "
                             f"'{terms.meant(name, known)}'?")

    def __repr__(self) -> str:
        inside = (f'{name}=' + (f'[{len(value)}]' if isinstance(value, list) else repr(value))
                  for name, value in vars(self).items())
        return f"<{self._tenuto_kind} {', '.join(inside)}>"


class Note(Record):
    """A note of a song: times are in ms, key 60 is middle C.

    It also tells what its channel's controllers do, from its own time on: held (ms until key and
    pedal are up), program, controller(number), pressure(), timbre(), bend(), hz() and changes(kind).
    """

    __slots__ = ('_steering',)  # beside the attributes, which are all that it says of itself
    _tenuto_kind = 'note'

    _steering: Any
    ms: float
    length: float
    key: float
    velocity: float
    channel: int
    track: int
    release: float
    place: str
    held: float
    program: int

    def copy(self, **changed: Any) -> Note:
        """Another one, with some of its attributes changed."""
        return self._steered(super().copy(**changed))

    def _steered(self, note: Note) -> Note:
        steering = getattr(self, '_steering', None)
        if steering is not None:
            note._steering = steering
        return note

    def __getstate__(self) -> dict[str, Any]:
        return dict(vars(self))

    def _told(self) -> tuple[Any, Any]:
        """Java's account of the controllers, and of when the note sounds."""
        java = current().jpype.JClass('tenuto.scripting.calls.Steering')
        time = java.Time(int(_number('channel', getattr(self, 'channel', 0))),
                         _number('ms', getattr(self, 'ms', 0)),
                         _number('length', getattr(self, 'length', 0)))
        return getattr(self, '_steering', None) or java.NONE, time

    def __getattr__(self, name: str) -> Any:
        if name not in ('held', 'program'):
            return super().__getattr__(name)
        steering, time = self._told()
        return float(steering.held(time)) if name == 'held' else int(steering.program(time))

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), 'held', 'program']

    def controller(self, number: int, ms: float | None = None) -> Signal:
        """A controller of the note's channel while it sounds, 0 to 1: a signal."""
        which = _number('number', number)
        return self._signal(ms, lambda steering, time, of: steering.controller(time, which, of))

    def pressure(self, ms: float | None = None) -> Signal:
        """The pressure on its key, or else on its channel, 0 to 1: a signal."""
        key = int(_number('key', getattr(self, 'key', 0)))
        return self._signal(ms, lambda steering, time, of: steering.pressure(time, key, of))

    def timbre(self, ms: float | None = None) -> Signal:
        """The timbre of a note of MPE, which is controller 74, 0 to 1: a signal."""
        return self._signal(ms, lambda steering, time, of: steering.timbre(time, of))

    def bend(self, range: float | None = None,  # noqa: A002 - as in every patch
             ms: float | None = None) -> Signal:
        """The bend in semitones: a signal. range: of a whole bend, if not as the song says."""
        whole = _or_none('range', range)
        return self._signal(ms, lambda steering, time, of: steering.bend(time, whole, of))

    def hz(self, hz: float | None = None, range: float | None = None,  # noqa: A002 - as in bend
           ms: float | None = None) -> Signal:
        """The frequency with its bends: a signal. hz: without, if not that of its key."""
        whole = _or_none('range', range)
        java = current().jpype.JClass('tenuto.scripting.calls.Steering')
        hz = (float(java.hzOf(_number('key', getattr(self, 'key', 69)))) if hz is None
              else _number('hz', hz))
        return self._signal(ms, lambda steering, time, of: steering.hz(time, hz, whole, of))

    def changes(self, kind: str, number: int = 0) -> list[tuple[float, int]]:
        """What the song has of a kind of event while it sounds: pairs (ms, value)."""
        steering, time = self._told()
        found = steering.changes(time, event_kind('note.changes', kind),
                                 int(_number('number', number)), steering.held(time))
        return [(float(each.ms()), int(each.value())) for each in found]

    def _signal(self, ms: float | None, control: Callable[[Any, Any, float], Any]) -> Signal:
        """A control signal of so many ms; a constant one if nothing changes."""
        steering, time = self._told()
        try:
            lasting = float(steering.lasting(time, _or_none('ms', ms)))
            line = control(steering, time, lasting)
        except current()._exception as error:
            raise _errors.python(error) from None
        if line.points().isEmpty():
            return word('Constant')(lasting, float(line.first()))
        points = [(float(each.ms()), float(each.value())) for each in line.points()]
        return word('Breakpoints')(points, 'pitch' if line.pitch() else 'value')


def number(word: str, name: str, value: Any) -> float:
    """A number that a word is given."""
    value = resolved(value)
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        raise TypeError(f'{word}: {name} must be a number, but is {shown(value)}')
    return float(value)


def _number(name: str, value: Any) -> float:
    return number('note', name, value)


def _or_none(name: str, value: Any) -> Any:
    """A number for Java, or None."""
    if value is None:
        return None
    return current().jpype.JObject(_number(name, value), 'java.lang.Double')


def event_kind(word: str, kind: Any) -> Any:
    """Java's name of a kind of MIDI event."""
    kinds = list(current().jpype.JClass('tenuto.formats.midi.MidiEvent').Kind.values())
    known = {str(each.text()): each for each in kinds}
    kind = resolved(kind)
    if not isinstance(kind, str) or kind not in known:
        raise TypeError(f'{word}: kind must be one of {", ".join(known)}, but is {shown(kind)}')
    return known[kind]


class Tuning(Record):
    """How keys become frequencies: ``tuning.hz(60)``, ``tuning.hz('c4')``."""

    _tenuto_kind = 'tuning'

    name: str
    ratios: list[float]
    hz: Callable[[float | str], float]
    source: str


def note(ms: float, length: float, key: float, velocity: float = 64, channel: int = 0,
         track: int = 0, release: float = 64) -> Note:
    """A note: an object with these attributes. Times are in ms, key 60 is middle C."""
    key = resolved(key)
    if isinstance(key, str):
        raise TypeError(f'sf.MidiNote: key must be a number, but is {shown(key)}: '
                        f"sf.Key('{key}') is that of a note's name")
    return Note(ms=resolved(ms), length=resolved(length), key=key,
                velocity=resolved(velocity), channel=resolved(channel), track=resolved(track),
                release=resolved(release))


def temperament(name: str, a4: float = 440, tonic: str = 'c') -> Tuning:
    """A historical tuning; its hz(key) is the frequency of a MIDI key or a note's name."""
    session = current()
    jpype = session.jpype
    try:
        known = jpype.JClass('tenuto.dsp.music.Temperament').of(resolved(name))
        key = int(jpype.JClass('tenuto.dsp.music.NoteName').key(resolved(tonic).lower() + '0')) % 12
        made = _tuning(session, known.tuning(float(resolved(a4)), key))
    except session._exception as error:
        raise _errors.named('sf.Temperament', error) from None
    made.source = str(known.source())
    return made


def scala(scl: Path, kbm: Path | None = None) -> Tuning:
    """A tuning from Scala files; without a keyboard map the first degree is middle C."""
    more = () if kbm is None else (kbm,)
    session, tuning = read('sf.Scala', 'tenuto.dsp.music.Tuning', scl, *more)
    return _tuning(session, tuning)


def read(word: str, kind: str, *files: Any, more: tuple[Any, ...] = ()) -> tuple[Session, Any]:
    """What Java reads files as, given more, and the session."""
    session = current()
    jpype = session.jpype
    paths = []
    for file in files:
        file = path_of(word, 'path', file)
        path = jpype.JClass('java.nio.file.Path').of(file)
        if not jpype.JClass('java.nio.file.Files').exists(path):
            raise _errors.file_error('MISSING', f'{word}: there is no file {file}', file)
        session.host.context().inputs().want(path)
        paths.append(path)
    try:
        return session, jpype.JClass(kind).read(*paths, *more)
    except session._exception as error:
        raise OSError(f'{word}: {error.getMessage()}') from None


def _tuning(session: Session, java: Any) -> Tuning:
    names = session.jpype.JClass('tenuto.dsp.music.NoteName')

    def hz(key: float | str) -> float:
        key = resolved(key)
        try:
            return float(java.hz(names.key(key) if isinstance(key, str) else float(key)))
        except session._exception as error:
            raise ValueError(f'hz: {error.getMessage()}') from None
    return Tuning(name=str(java.scale().name()), hz=hz,
                  ratios=[float(each) for each in java.scale().ratios()])
