import os
import random as _random
from types import ModuleType, TracebackType
from typing import (Any, Callable, ContextManager, Generic, Iterable, Iterator, Optional,
                    ParamSpec, Sequence, SupportsIndex, TypeVar, Union, overload)

import numpy as np
import numpy.typing as npt

_F = TypeVar('_F', bound=Callable[..., Any])
_P = ParamSpec('_P')
_T = TypeVar('_T')
_R = TypeVar('_R', covariant=True)
_S = TypeVar('_S')

_Path = Union[str, os.PathLike[str]]
_Array = npt.NDArray[np.float64]
_One = Union['Signal', 'Future[Signal]']
_Many = Union['Channels', 'Future[Channels]', Sequence[_One]]

_Sound = Union['Signal', 'Channels', Sequence[Union['Signal', 'Future[Any]']], 'Future[Any]']
_Control = Union[_Sound, float]

__version__: str

class NoJava(RuntimeError): ...
class ScratchFull(OSError): ...
class SoundWarning(UserWarning): ...

class Session:
    """Where signals live: sample rate, seed, threads and scratch folders."""
    def __init__(self, rate: Optional[float] = None, seed: int = 0, threads: Optional[int] = None,
                 scratch: Union[_Path, Iterable[_Path]] = (), scratch_max: Optional[int] = None,
                 out: _Path = '.') -> None: ...
    @property
    def rate(self) -> float: ...
    @property
    def lent(self) -> int: ...
    def finish(self) -> None: ...
    def close(self) -> None: ...
    def __enter__(self) -> Session: ...
    def __exit__(self, kind: Optional[type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None: ...

class Signal(_Methods[Signal]):
    """A signal of one channel: what its samples are, computed when something reads them."""
    def __init__(self, session: Any, handle: Any, recipe: Any) -> None: ...
    @property
    def samples(self) -> int: ...  # type: ignore[override]
    @property
    def ms(self) -> float: ...
    @property
    def shape(self) -> tuple[int]: ...
    @property
    def rate(self) -> float: ...
    def slice(self, start: Optional[float] = None, stop: Optional[float] = None) -> Signal: ...
    @property
    def origin(self) -> str: ...
    @property
    def identity(self) -> str: ...
    @property
    def is_released(self) -> bool: ...
    @property
    def is_stored(self) -> bool: ...
    def release(self) -> None: ...
    def keep(self) -> Signal: ...
    def pin(self) -> Signal: ...
    def get_sample(self, index: int) -> float: ...
    def set_sample(self, index: int, value: float) -> None: ...
    def set_at(self, index: int, value: Union[Signal, float]) -> None: ...
    def replicate_empty(self) -> Signal: ...
    def getSample(self, index: int) -> float: ...
    def setSample(self, index: int, value: float) -> None: ...
    def setAt(self, index: int, value: Union[Signal, float]) -> None: ...
    def replicateEmpty(self) -> Signal: ...
    def getLength(self) -> int: ...
    def isRealised(self) -> bool: ...
    def isReleased(self) -> bool: ...
    def __add__(self, other: Union[_One, float]) -> Signal: ...
    def __radd__(self, other: float) -> Signal: ...
    def __sub__(self, other: Union[_One, float]) -> Signal: ...
    def __rsub__(self, other: float) -> Signal: ...
    def __mul__(self, other: Union[_One, float]) -> Signal: ...
    def __rmul__(self, other: float) -> Signal: ...
    def __truediv__(self, other: Union[_One, float]) -> Signal: ...
    def __neg__(self) -> Signal: ...
    def __pos__(self) -> Signal: ...
    def __getitem__(self, key: Any) -> Signal: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...
    def __copy__(self) -> Signal: ...
    def __deepcopy__(self, known: Any) -> Signal: ...
    def __enter__(self) -> Signal: ...
    def __exit__(self, kind: Optional[type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None: ...
    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> npt.NDArray[Any]: ...
    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **names: Any) -> Any: ...
    def __dlpack__(self, *, stream: Any = None, max_version: Optional[tuple[int, int]] = None,
                   dl_device: Optional[tuple[int, int]] = None,
                   copy: Optional[bool] = None) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...

class Channels(_Methods[Channels], list[Signal]):  # type: ignore[misc]
    """The channels of a sound: a list that computes channel by channel."""
    @overload
    def __init__(self, signals: Sequence[_One], /) -> None: ...
    @overload
    def __init__(self, *signals: _One) -> None: ...
    @property
    def samples(self) -> int: ...  # type: ignore[override]
    @property
    def ms(self) -> float: ...
    @property
    def rate(self) -> float: ...
    @property
    def shape(self) -> tuple[int, int]: ...
    def slice(self, start: Optional[float] = None, stop: Optional[float] = None) -> Channels: ...
    def copy(self) -> Channels: ...
    def __copy__(self) -> Channels: ...
    def __deepcopy__(self, known: Any) -> Channels: ...
    def __iter__(self) -> Iterator[Signal]: ...
    def __add__(self, other: _Operand) -> Channels: ...  # type: ignore[override]
    def __radd__(self, other: _Operand) -> Channels: ...
    def __iadd__(self, other: _Operand) -> Channels: ...  # type: ignore[override]
    def __sub__(self, other: _Operand) -> Channels: ...
    def __rsub__(self, other: _Operand) -> Channels: ...
    def __mul__(self, other: _Operand) -> Channels: ...  # type: ignore[override]
    def __rmul__(self, other: _Operand) -> Channels: ...  # type: ignore[override]
    def __imul__(self, other: _Operand) -> Channels: ...  # type: ignore[override]
    def __truediv__(self, other: _Operand) -> Channels: ...
    def __rtruediv__(self, other: _Operand) -> Channels: ...
    def __neg__(self) -> Channels: ...
    @overload
    def __getitem__(self, key: SupportsIndex) -> Signal: ...
    @overload
    def __getitem__(self, key: Any) -> Channels: ...
    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> npt.NDArray[Any]: ...
    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **names: Any) -> Any: ...
    def __dlpack__(self, *, stream: Any = None, max_version: Optional[tuple[int, int]] = None,
                   dl_device: Optional[tuple[int, int]] = None,
                   copy: Optional[bool] = None) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...

_Operand = Union[Channels, Sequence[Signal], Signal, float]

class _Filter:
    """A filter, to be given to words as often as one likes."""

class Future(Generic[_R]):
    """The result of a task, waited for when it is used: it stands for what the task returns."""
    def __init__(self, session: Any) -> None: ...
    @property
    def is_done(self) -> bool: ...
    def isDone(self) -> bool: ...
    def get(self) -> _R: ...
    def __getattr__(self, name: str) -> Any: ...
    def __call__(self, *values: Any, **names: Any) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __getitem__(self, key: Any) -> Any: ...
    def __len__(self) -> int: ...
    def __bool__(self) -> bool: ...
    def __contains__(self, other: Any) -> bool: ...
    def __add__(self, other: Any) -> Any: ...
    def __radd__(self, other: Any) -> Any: ...
    def __sub__(self, other: Any) -> Any: ...
    def __rsub__(self, other: Any) -> Any: ...
    def __mul__(self, other: Any) -> Any: ...
    def __rmul__(self, other: Any) -> Any: ...
    def __truediv__(self, other: Any) -> Any: ...
    def __rtruediv__(self, other: Any) -> Any: ...
    def __neg__(self) -> Any: ...
    def __pos__(self) -> Any: ...
    def __float__(self) -> float: ...
    def __int__(self) -> int: ...
    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> npt.NDArray[Any]: ...
    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **names: Any) -> Any: ...

class _STFT:
    """A signal in overlapping frames, each a spectrum."""
    spectra: Signal
    @property
    def size(self) -> int: ...
    @property
    def hop(self) -> int: ...
    @property
    def bins(self) -> int: ...
    @property
    def frames(self) -> int: ...
    @property
    def samples(self) -> int: ...
    @property
    def ms(self) -> float: ...
    @property
    def magnitudes(self) -> Signal: ...
    @property
    def phases(self) -> Signal: ...
    def time(self, frame: int) -> float: ...
    def hz(self, bin: float) -> float: ...
    def row(self, frame: int) -> npt.NDArray[np.complex128]: ...
    def map(self, function: Callable[[float, npt.NDArray[np.complex128]], Any]) -> _STFT: ...
    def polar(self, magnitudes: Signal, phases: Signal) -> _STFT: ...
    def realise(self) -> _STFT: ...
    def signal(self) -> Signal: ...
    def release(self) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[npt.NDArray[np.complex128]]: ...
    @overload
    def __getitem__(self, key: SupportsIndex) -> npt.NDArray[np.complex128]: ...
    @overload
    def __getitem__(self, key: Any) -> _STFT: ...
    def __add__(self, other: _STFT) -> _STFT: ...
    def __sub__(self, other: _STFT) -> _STFT: ...
    def __mul__(self, other: Union[_STFT, float]) -> _STFT: ...
    def __rmul__(self, other: float) -> _STFT: ...

class _Record:
    def copy(self, **changed: Any) -> Any: ...
    def __getattr__(self, name: str) -> Any: ...

class _Note(_Record):
    """A note of a song: times are in ms, key 60 is middle C."""
    ms: float
    length: float
    key: float
    velocity: float
    channel: int
    track: int
    release: float
    held: float
    program: int
    def copy(self, **changed: Any) -> _Note: ...
    def controller(self, number: int, ms: Optional[float] = None) -> Signal: ...
    def pressure(self, ms: Optional[float] = None) -> Signal: ...
    def bend(self, range: Optional[float] = None, ms: Optional[float] = None) -> Signal: ...
    def hz(self, hz: Optional[float] = None, range: Optional[float] = None,
           ms: Optional[float] = None) -> Signal: ...
    def changes(self, kind: str, number: int = 0) -> list[tuple[float, int]]: ...

class _Song(_Record):
    notes: list[_Note]
    events: list[Any]
    tempo: list[tuple[float, float]]
    division: int
    tracks: int
    ms: float

class _Tuning(_Record):
    name: str
    ratios: list[float]
    def hz(self, key: Union[float, str]) -> float: ...

pattern: ModuleType

def session(rate: Optional[float] = None, seed: int = 0, threads: Optional[int] = None,
            scratch: Union[_Path, Iterable[_Path]] = (), scratch_max: Optional[int] = None,
            out: _Path = '.') -> Session: ...
def use(rate: Optional[float] = None, seed: int = 0, threads: Optional[int] = None,
        scratch: Union[_Path, Iterable[_Path]] = (), scratch_max: Optional[int] = None,
        out: _Path = '.') -> Session: ...
def current() -> Session: ...
@overload
def array(a: np.ndarray[tuple[int], Any], rate: Optional[float] = None,
          copy: bool = True) -> Signal: ...
@overload
def array(a: np.ndarray[tuple[int, int], Any], rate: Optional[float] = None,
          copy: bool = True) -> Channels: ...
@overload
def array(a: Any, rate: Optional[float] = None, copy: bool = True) -> Union[Signal, Any]: ...
@overload
def map_blocks(f: Callable[[_Array], npt.ArrayLike], x: _One, block: int = 65536,
               lazy: bool = False) -> Signal: ...
@overload
def map_blocks(f: Callable[[_Array], npt.ArrayLike], x: _Many, block: int = 65536,
               lazy: bool = False) -> Channels: ...
def do(function: Callable[_P, _T], *values: _P.args, **names: _P.kwargs) -> Future[_T]: ...
def parallel(function: Callable[_P, _T]) -> Callable[_P, Future[_T]]: ...
def named(name: str) -> ContextManager[None]: ...
class scope:
    """Releases at its end what was made in it and not kept."""
    def __enter__(self) -> scope: ...
    def __exit__(self, *failure: object) -> None: ...
def scoped(function: _F) -> _F: ...
def random() -> _random.Random: ...
def word(f: _F) -> _F: ...
def draft(samples: int) -> Signal: ...
@overload
def feedback(f: Callable[[Signal, Signal], Any], x: _One, ms: Optional[float] = None) -> Signal: ...
@overload
def feedback(f: Callable[[Channels, Channels], Any], x: _Many,
             ms: Optional[float] = None) -> Channels: ...
def share(x: _Sound, path: _Path) -> str: ...
def show(x: _S, name: str) -> _S: ...
@overload
def STFT(x: _One, size: int = 0, hop: int = 0, window: float = 40) -> _STFT: ...
@overload
def STFT(x: _Many, size: int = 0, hop: int = 0, window: float = 40) -> list[_STFT]: ...
@overload
def stft(x: _One, size: int = 0, hop: int = 0, window: float = 40) -> _STFT: ...
@overload
def stft(x: _Many, size: int = 0, hop: int = 0, window: float = 40) -> list[_STFT]: ...
def InverseSTFT(frames: _STFT) -> Signal: ...
def inverse_stft(frames: _STFT) -> Signal: ...
def log_mel_frames(x: _Sound, bands: int = 40, hop: float = 10, window: float = 40,
                   highest: float = 8000) -> _Array: ...
def mfcc_frames(x: _Sound, count: int = 13, hop: float = 10, window: float = 40, bands: int = 40,
                highest: float = 8000) -> _Array: ...
def Perform(notes: Any, instrument: Callable[[Any], Any], events: Any = None) -> Union[Signal, Any]: ...
def perform(notes: Any, instrument: Callable[[Any], Any], events: Any = None) -> Union[Signal, Any]: ...
def MidiNote(ms: float, length: float, key: float, velocity: float = 64, channel: int = 0,
             track: int = 0, release: float = 64) -> _Note: ...
def midi_note(ms: float, length: float, key: float, velocity: float = 64, channel: int = 0,
              track: int = 0, release: float = 64) -> _Note: ...
def MidiEvent(ms: float, kind: str, value: int = 0, number: int = 0, channel: int = 0,
              track: int = 0, text: str = '') -> Any: ...
def midi_event(ms: float, kind: str, value: int = 0, number: int = 0, channel: int = 0,
               track: int = 0, text: str = '') -> Any: ...
def ReadMidi(path: _Path) -> _Song: ...
def ReadMidiFile(path: _Path) -> _Song: ...
def read_midi(path: _Path) -> _Song: ...
def WriteMidi(notes: Any, path: _Path, tempo: Any = None, division: Optional[int] = None) -> None: ...
def write_midi(notes: Any, path: _Path, tempo: Any = None, division: Optional[int] = None) -> None: ...
def Temperament(name: str, a4: float = 440, tonic: str = 'c') -> _Tuning: ...
def temperament(name: str, a4: float = 440, tonic: str = 'c') -> _Tuning: ...
def Scala(scl: _Path, kbm: Optional[_Path] = None) -> _Tuning: ...
def scala(scl: _Path, kbm: Optional[_Path] = None) -> _Tuning: ...

# ---- Words, generated from the catalogue: do not edit below
def ADSR(ms: float, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Signal:
    """sf.ADSR(ms, attack=10, decay=100, sustain=0.7, release=200, curve=-4)
        Attack-decay-sustain-release envelope of a note held for some ms, followed by the release; total length ms + release.
        ms: time that the key is held [ms, 0 and up]
        attack: attack: time from 0 to 1 [ms, 0 and up]
        decay: decay: time from 1 to the sustain level [ms, 0 and up]
        sustain: sustain level, while the key is held [0 to 1]
        release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: AR, Percussive, DADSR, GatedADSR, Breakpoints
        Example: sf.ADSR(300, 10, 50, 0.6, 200)"""
def adsr(ms: float, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Signal:
    """sf.ADSR(ms, attack=10, decay=100, sustain=0.7, release=200, curve=-4)
        Attack-decay-sustain-release envelope of a note held for some ms, followed by the release; total length ms + release.
        ms: time that the key is held [ms, 0 and up]
        attack: attack: time from 0 to 1 [ms, 0 and up]
        decay: decay: time from 1 to the sustain level [ms, 0 and up]
        sustain: sustain level, while the key is held [0 to 1]
        release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: AR, Percussive, DADSR, GatedADSR, Breakpoints
        Example: sf.ADSR(300, 10, 50, 0.6, 200)"""
def AR(ms: float, attack: float = 10, release: float = 200, curve: float = -4) -> Signal:
    """sf.AR(ms, attack=10, release=200, curve=-4)
        Attack-release envelope of a note held for some ms, followed by the release; total length ms + release.
        ms: time that the key is held [ms, 0 and up]
        attack: attack: time from 0 to 1 [ms, 0 and up]
        release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR
        Example: sf.AR(300, 10, 200)"""
def ar(ms: float, attack: float = 10, release: float = 200, curve: float = -4) -> Signal:
    """sf.AR(ms, attack=10, release=200, curve=-4)
        Attack-release envelope of a note held for some ms, followed by the release; total length ms + release.
        ms: time that the key is held [ms, 0 and up]
        attack: attack: time from 0 to 1 [ms, 0 and up]
        release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR
        Example: sf.AR(300, 10, 200)"""
def Additive(ms: float, hz: _Control, partials: Any) -> Signal:
    """sf.Additive(ms, hz, partials)
        Additive synthesis: a bank of sines at multiples of one frequency; those at half the sample rate and above are left out.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: fundamental frequency; 1 if the rows are in Hz [Hz, number or signal]
        partials: rows (ratio, gain) or (ratio, gain, phase), at least one: the ratio of a sine's frequency to hz, its gain as a factor, and its phase at the start in turns
        See also: SineWave
        Example: sf.Additive(500, sf.NumericShape((0, 220), (1000, 230)), [(1, 0.5), (2.01, 0.3), (3, 0.2, 0.25)])"""
def additive(ms: float, hz: _Control, partials: Any) -> Signal:
    """sf.Additive(ms, hz, partials)
        Additive synthesis: a bank of sines at multiples of one frequency; those at half the sample rate and above are left out.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: fundamental frequency; 1 if the rows are in Hz [Hz, number or signal]
        partials: rows (ratio, gain) or (ratio, gain, phase), at least one: the ratio of a sine's frequency to hz, its gain as a factor, and its phase at the start in turns
        See also: SineWave
        Example: sf.Additive(500, sf.NumericShape((0, 220), (1000, 230)), [(1, 0.5), (2.01, 0.3), (3, 0.2, 0.25)])"""
@overload
def AllPass(x: _One, hz: _Control = 1000, q: _Control = 0.7071067811865476, order: float = 2) -> Signal: ...
@overload
def AllPass(x: _Many, hz: _Control = 1000, q: _Control = 0.7071067811865476, order: float = 2) -> Channels:
    """sf.AllPass(x, hz=1000, q=0.7071067811865476, order=2)
        All-pass filter of first or second order: shifts only the phase, by a quarter or half a turn at hz; several of them, modulated slowly and mixed with the signal, are a phaser.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q of the second-order filter [0.01 to 10000, number or signal]
        order: order [whole, 1 to 2]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        In chains also: allpass
        See also: RBJAllPass, SchroederAllPass
        Example: sf.AllPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 0.7)"""
@overload
def all_pass(x: _One, hz: _Control = 1000, q: _Control = 0.7071067811865476, order: float = 2) -> Signal: ...
@overload
def all_pass(x: _Many, hz: _Control = 1000, q: _Control = 0.7071067811865476, order: float = 2) -> Channels:
    """sf.AllPass(x, hz=1000, q=0.7071067811865476, order=2)
        All-pass filter of first or second order: shifts only the phase, by a quarter or half a turn at hz; several of them, modulated slowly and mixed with the signal, are a phaser.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q of the second-order filter [0.01 to 10000, number or signal]
        order: order [whole, 1 to 2]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        In chains also: allpass
        See also: RBJAllPass, SchroederAllPass
        Example: sf.AllPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 0.7)"""
def AmbisonicDecode(x: _Sound, layout: str = 'stereo') -> Channels:
    """sf.AmbisonicDecode(x, layout='stereo')
        Loudspeaker signals for a first-order sound field W, Y, Z, X (AmbiX), decoded max-rE at equal loudness for all directions: a list of one signal for each loudspeaker.
        x: a list of W, Y, Z and X, of which the last may be missing
        layout: stereo (two microphones towards left and right), quad, 5.0, hexagon, octagon, cube, or a text of azimuths in degrees to the left, each with /elevation if it has one: '45 -45 135/20'
        The result is as long as the shortest signal.
        Source: M. Gerzon, "General metatheory of auditory localisation", AES 1992; F. Zotter, H. Pomberger, M. Noisternig, "Energy-preserving ambisonic decoding", 2012
        See also: AmbisonicEncode, Remix
        Example: sf.AmbisonicDecode(sf.AmbisonicEncode(sf.SineWave(300, 440), 40, 20), 'cube')"""
def ambisonic_decode(x: _Sound, layout: str = 'stereo') -> Channels:
    """sf.AmbisonicDecode(x, layout='stereo')
        Loudspeaker signals for a first-order sound field W, Y, Z, X (AmbiX), decoded max-rE at equal loudness for all directions: a list of one signal for each loudspeaker.
        x: a list of W, Y, Z and X, of which the last may be missing
        layout: stereo (two microphones towards left and right), quad, 5.0, hexagon, octagon, cube, or a text of azimuths in degrees to the left, each with /elevation if it has one: '45 -45 135/20'
        The result is as long as the shortest signal.
        Source: M. Gerzon, "General metatheory of auditory localisation", AES 1992; F. Zotter, H. Pomberger, M. Noisternig, "Energy-preserving ambisonic decoding", 2012
        See also: AmbisonicEncode, Remix
        Example: sf.AmbisonicDecode(sf.AmbisonicEncode(sf.SineWave(300, 440), 40, 20), 'cube')"""
def AmbisonicEncode(x: _Sound, azimuth: _Control = 0, elevation: _Control = 0) -> Channels:
    """sf.AmbisonicEncode(x, azimuth=0, elevation=0)
        Ambisonics of first order: a sound at a direction as a list of W, Y, Z and X (AmbiX: ACN, SN3D).
        x: one signal; each of several would have its own place
        azimuth: azimuth: 0 is in front, 90 left, -90 right [degrees, number or signal]
        elevation: elevation: 90 is above, -90 below [degrees, number or signal]
        The result is as long as the shortest signal.
        Source: C. Nachbar, F. Zotter, E. Deleflie, A. Sontacchi, "ambiX: a suggested ambisonics format", 2011
        See also: AmbisonicDecode, Binaural, Pan
        Example: sf.AmbisonicEncode(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 360)), sf.NumericShape((0, 10), (300, 60)))"""
def ambisonic_encode(x: _Sound, azimuth: _Control = 0, elevation: _Control = 0) -> Channels:
    """sf.AmbisonicEncode(x, azimuth=0, elevation=0)
        Ambisonics of first order: a sound at a direction as a list of W, Y, Z and X (AmbiX: ACN, SN3D).
        x: one signal; each of several would have its own place
        azimuth: azimuth: 0 is in front, 90 left, -90 right [degrees, number or signal]
        elevation: elevation: 90 is above, -90 below [degrees, number or signal]
        The result is as long as the shortest signal.
        Source: C. Nachbar, F. Zotter, E. Deleflie, A. Sontacchi, "ambiX: a suggested ambisonics format", 2011
        See also: AmbisonicDecode, Binaural, Pan
        Example: sf.AmbisonicEncode(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 360)), sf.NumericShape((0, 10), (300, 60)))"""
@overload
def AnalogueChorus(x: _One, ms: float, modulation: _Control, feedback: float, drive: float, hz: float = 5000) -> Channels: ...
@overload
def AnalogueChorus(x: _Many, ms: float, modulation: _Control, feedback: float, drive: float, hz: float = 5000) -> list[Channels]:
    """sf.AnalogueChorus(x, ms, modulation, feedback, drive, hz=5000)
        A bucket-brigade chorus, as a list of left and right: the sum and the difference of the signal and its delayed copy; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        ms: delay, truncated to whole samples [ms, 0 and up]
        modulation: modulation added to the delay; the sum stays between one sample and ms + 1000 [ms, number or signal]
        feedback: feedback: part of the delay line's input that comes from its output [0 to 1]
        drive: gain of the delayed signal (a factor)
        hz: cutoff before the delay and in its feedback path; above 15000 nothing is filtered [Hz]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: Chorus, Ensemble
        Example: sf.AnalogueChorus(sf.SineWave(500, 440), 10, sf.NumericVolume(sf.SineWave(500, 3), 2), 0.3, 1, 4000)"""
@overload
def analogue_chorus(x: _One, ms: float, modulation: _Control, feedback: float, drive: float, hz: float = 5000) -> Channels: ...
@overload
def analogue_chorus(x: _Many, ms: float, modulation: _Control, feedback: float, drive: float, hz: float = 5000) -> list[Channels]:
    """sf.AnalogueChorus(x, ms, modulation, feedback, drive, hz=5000)
        A bucket-brigade chorus, as a list of left and right: the sum and the difference of the signal and its delayed copy; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        ms: delay, truncated to whole samples [ms, 0 and up]
        modulation: modulation added to the delay; the sum stays between one sample and ms + 1000 [ms, number or signal]
        feedback: feedback: part of the delay line's input that comes from its output [0 to 1]
        drive: gain of the delayed signal (a factor)
        hz: cutoff before the delay and in its feedback path; above 15000 nothing is filtered [Hz]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: Chorus, Ensemble
        Example: sf.AnalogueChorus(sf.SineWave(500, 440), 10, sf.NumericVolume(sf.SineWave(500, 3), 2), 0.3, 1, 4000)"""
@overload
def AutoCorrolate(x: _One) -> Signal: ...
@overload
def AutoCorrolate(x: _Many) -> Channels:
    """sf.AutoCorrolate(x)
        The autocorrelation of the first half of a signal, for lags from 0 samples up, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        The result is half as long as the signal. One NaN makes the whole result NaN.
        Example: sf.AutoCorrolate(sf.SineWave(1000, 440))"""
@overload
def auto_corrolate(x: _One) -> Signal: ...
@overload
def auto_corrolate(x: _Many) -> Channels:
    """sf.AutoCorrolate(x)
        The autocorrelation of the first half of a signal, for lags from 0 samples up, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        The result is half as long as the signal. One NaN makes the whole result NaN.
        Example: sf.AutoCorrolate(sf.SineWave(1000, 440))"""
def Balance(x: _Sound, position: _Control = 0) -> Channels:
    """sf.Balance(x, position=0)
        Stereo balance: attenuates the channel that the balance leans away from.
        x: a signal, or a list of two as left and right
        position: balance from left only (-1) to right only (1) [-1 to 1, number or signal]
        The result is as long as the shortest signal.
        See also: Pan, Width
        Example: sf.Balance([sf.SineWave(300, 440), sf.SineWave(300, 660)], sf.NumericShape((0, -0.9), (300, 0.9)))"""
def balance(x: _Sound, position: _Control = 0) -> Channels:
    """sf.Balance(x, position=0)
        Stereo balance: attenuates the channel that the balance leans away from.
        x: a signal, or a list of two as left and right
        position: balance from left only (-1) to right only (1) [-1 to 1, number or signal]
        The result is as long as the shortest signal.
        See also: Pan, Width
        Example: sf.Balance([sf.SineWave(300, 440), sf.SineWave(300, 660)], sf.NumericShape((0, -0.9), (300, 0.9)))"""
def BassBodyIRs(anything: Any) -> Channels:
    """sf.BassBodyIRs(anything)
        The impulse responses of a double bass's body from two sides, as signals of 72.9 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        Example: sf.BassBodyIRs(None)"""
def bass_body_irs(anything: Any) -> Channels:
    """sf.BassBodyIRs(anything)
        The impulse responses of a double bass's body from two sides, as signals of 72.9 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        Example: sf.BassBodyIRs(None)"""
@overload
def Beats(x: _One, least: float = 0.4) -> list[Any]: ...
@overload
def Beats(x: _Many, least: float = 0.4) -> list[list[Any]]:
    """sf.Beats(x, least=0.4)
        Beat tracking by BeatRoot: the times in ms, as a list, of the beats that the onsets follow, at 60 to 200 beats per minute, which may change slowly; a beat without an onset is placed between those around it.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001
        See also: Tempo, TempoWarp
        Example: sf.Beats(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))"""
@overload
def beats(x: _One, least: float = 0.4) -> list[Any]: ...
@overload
def beats(x: _Many, least: float = 0.4) -> list[list[Any]]:
    """sf.Beats(x, least=0.4)
        Beat tracking by BeatRoot: the times in ms, as a list, of the beats that the onsets follow, at 60 to 200 beats per minute, which may change slowly; a beat without an onset is placed between those around it.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001
        See also: Tempo, TempoWarp
        Example: sf.Beats(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))"""
@overload
def BesselBandPass(x: _One, lowHz: float, highHz: float, order: float) -> Signal: ...
@overload
def BesselBandPass(x: _Many, lowHz: float, highHz: float, order: float) -> Channels:
    """sf.BesselBandPass(x, lowHz, highHz, order)
        Bessel band-pass: gentle slopes with little ringing, 0 dB at its maximum; Sonic Field's own patches get the Butterworth filter that it was there.
        x: a signal, or a list of signals as channels
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        See also: ButterworthBandPass
        Example: sf.BesselBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)"""
@overload
def bessel_band_pass(x: _One, lowHz: float, highHz: float, order: float) -> Signal: ...
@overload
def bessel_band_pass(x: _Many, lowHz: float, highHz: float, order: float) -> Channels:
    """sf.BesselBandPass(x, lowHz, highHz, order)
        Bessel band-pass: gentle slopes with little ringing, 0 dB at its maximum; Sonic Field's own patches get the Butterworth filter that it was there.
        x: a signal, or a list of signals as channels
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        See also: ButterworthBandPass
        Example: sf.BesselBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)"""
@overload
def BesselHighPass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def BesselHighPass(x: _Many, hz: float, order: float) -> Channels:
    """sf.BesselHighPass(x, hz, order)
        Bessel high-pass: a gentle slope with little ringing; inverted for odd orders in Sonic Field's own patches.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        See also: ButterworthHighPass
        Example: sf.BesselHighPass(sf.WhiteNoise(1000), 1000, 4)"""
@overload
def bessel_high_pass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def bessel_high_pass(x: _Many, hz: float, order: float) -> Channels:
    """sf.BesselHighPass(x, hz, order)
        Bessel high-pass: a gentle slope with little ringing; inverted for odd orders in Sonic Field's own patches.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        See also: ButterworthHighPass
        Example: sf.BesselHighPass(sf.WhiteNoise(1000), 1000, 4)"""
@overload
def BesselLowPass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def BesselLowPass(x: _Many, hz: float, order: float) -> Channels:
    """sf.BesselLowPass(x, hz, order)
        Bessel low-pass: constant group delay, so it preserves the waveform; the phase shift at the cutoff is half of the total.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        See also: ButterworthLowPass
        Example: sf.BesselLowPass(sf.WhiteNoise(1000), 1000, 4)"""
@overload
def bessel_low_pass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def bessel_low_pass(x: _Many, hz: float, order: float) -> Channels:
    """sf.BesselLowPass(x, hz, order)
        Bessel low-pass: constant group delay, so it preserves the waveform; the phase shift at the cutoff is half of the total.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        See also: ButterworthLowPass
        Example: sf.BesselLowPass(sf.WhiteNoise(1000), 1000, 4)"""
def Binaural(x: _Sound, azimuth: _Control = 30, elevation: _Control = 0, radius: float = 8.75, sofa: str = 'sphere') -> Channels:
    """sf.Binaural(x, azimuth=30, elevation=0, radius=8.75, sofa='sphere')
        Binaural sound for headphones (HRTF) from a direction, by a spherical head or a measured one; of left and right, each comes from its side.
        x: a signal, or a list of two as left and right
        azimuth: azimuth: 0 is in front, 90 left, -90 right; of a stereo sound, that of its left channel [degrees, number or signal]
        elevation: elevation: 90 is above, -90 below [degrees, number or signal]
        radius: radius of the sphere [cm, 1 to 100]
        sofa: name of a SOFA file of measured responses, of which the nearest to the place is taken; sphere: none
        The result is as long as the shortest signal.
        Source: C. Brown, R. Duda, "A structural model for binaural sound synthesis", 1998
        In chains also: earwax, headphone, crossfeed
        See also: Pan, AmbisonicEncode
        Example: sf.Binaural(sf.WhiteNoise(300), sf.NumericShape((0, -90), (300, 120)), 20)"""
def binaural(x: _Sound, azimuth: _Control = 30, elevation: _Control = 0, radius: float = 8.75, sofa: str = 'sphere') -> Channels:
    """sf.Binaural(x, azimuth=30, elevation=0, radius=8.75, sofa='sphere')
        Binaural sound for headphones (HRTF) from a direction, by a spherical head or a measured one; of left and right, each comes from its side.
        x: a signal, or a list of two as left and right
        azimuth: azimuth: 0 is in front, 90 left, -90 right; of a stereo sound, that of its left channel [degrees, number or signal]
        elevation: elevation: 90 is above, -90 below [degrees, number or signal]
        radius: radius of the sphere [cm, 1 to 100]
        sofa: name of a SOFA file of measured responses, of which the nearest to the place is taken; sphere: none
        The result is as long as the shortest signal.
        Source: C. Brown, R. Duda, "A structural model for binaural sound synthesis", 1998
        In chains also: earwax, headphone, crossfeed
        See also: Pan, AmbisonicEncode
        Example: sf.Binaural(sf.WhiteNoise(300), sf.NumericShape((0, -90), (300, 120)), 20)"""
@overload
def Blockulate(x: _One, ms: float, random: float = 0) -> list[Any]: ...
@overload
def Blockulate(x: _Many, ms: float, random: float = 0) -> list[list[Any]]:
    """sf.Blockulate(x, ms, random=0)
        The signal as blocks, each starting in the middle of the one before, without the remainder at its end: a list of (block, ms).
        x: a signal, or a list of signals as channels
        ms: length of a block [ms, at least two samples]
        random: most time added at random to each half of a block [ms, 0 and up]
        See also: Granulate, CrossFadeSplit
        Example: sf.Blockulate(sf.SineWave(1000, 440), 100, 0)"""
@overload
def blockulate(x: _One, ms: float, random: float = 0) -> list[Any]: ...
@overload
def blockulate(x: _Many, ms: float, random: float = 0) -> list[list[Any]]:
    """sf.Blockulate(x, ms, random=0)
        The signal as blocks, each starting in the middle of the one before, without the remainder at its end: a list of (block, ms).
        x: a signal, or a list of signals as channels
        ms: length of a block [ms, at least two samples]
        random: most time added at random to each half of a block [ms, 0 and up]
        See also: Granulate, CrossFadeSplit
        Example: sf.Blockulate(sf.SineWave(1000, 440), 100, 0)"""
def BlueNoise(ms: float) -> Signal:
    """sf.BlueNoise(ms)
        Blue noise: +3 dB per octave, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: PinkNoise, VioletNoise
        Example: sf.BlueNoise(1000)"""
def blue_noise(ms: float) -> Signal:
    """sf.BlueNoise(ms)
        Blue noise: +3 dB per octave, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: PinkNoise, VioletNoise
        Example: sf.BlueNoise(1000)"""
def Breakpoints(points: Any, unit: str = 'value') -> Signal:
    """sf.Breakpoints(points, unit='value')
        Lines through points, each with its own curve, in values, dB, Hz or pitch; before the first point its value.
        points: rows (ms, value) or (ms, value, curve), times ascending from 0; the curve is that of the line to the point, -100 to 100: 0 straight, negative quick first, positive slow first
        unit: 'value'; 'dB' for gains given in dB, straight in dB; 'Hz', straight in Hz; 'pitch' for frequencies in Hz, straight in octaves
        See also: NumericShape, LinearShape, ExponentialShape, EnvelopeLoop, ADSR
        Example: sf.Breakpoints([(0, 0), (20, 1, -3), (1000, 0, -5)])"""
def breakpoints(points: Any, unit: str = 'value') -> Signal:
    """sf.Breakpoints(points, unit='value')
        Lines through points, each with its own curve, in values, dB, Hz or pitch; before the first point its value.
        points: rows (ms, value) or (ms, value, curve), times ascending from 0; the curve is that of the line to the point, -100 to 100: 0 straight, negative quick first, positive slow first
        unit: 'value'; 'dB' for gains given in dB, straight in dB; 'Hz', straight in Hz; 'pitch' for frequencies in Hz, straight in octaves
        See also: NumericShape, LinearShape, ExponentialShape, EnvelopeLoop, ADSR
        Example: sf.Breakpoints([(0, 0), (20, 1, -3), (1000, 0, -5)])"""
def BrownNoise(ms: float) -> Signal:
    """sf.BrownNoise(ms)
        Brown noise, a random walk: -6 dB per octave above 5 Hz, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: PinkNoise, VioletNoise
        Example: sf.BrownNoise(1000)"""
def brown_noise(ms: float) -> Signal:
    """sf.BrownNoise(ms)
        Brown noise, a random walk: -6 dB per octave above 5 Hz, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: PinkNoise, VioletNoise
        Example: sf.BrownNoise(1000)"""
@overload
def ButterworthBandPass(x: _One, lowHz: float, highHz: float, order: float) -> Signal: ...
@overload
def ButterworthBandPass(x: _Many, lowHz: float, highHz: float, order: float) -> Channels:
    """sf.ButterworthBandPass(x, lowHz, highHz, order)
        Butterworth band-pass: 3 dB below its maximum of 0 dB at both edges; in Sonic Field's own patches (lowHz + highHz)/2 is at 0 dB, and odd orders are inverted.
        x: a signal, or a list of signals as channels
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: RBJBandPass, BesselBandPass, ShapedButterworthBandPass
        Example: sf.ButterworthBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)"""
@overload
def butterworth_band_pass(x: _One, lowHz: float, highHz: float, order: float) -> Signal: ...
@overload
def butterworth_band_pass(x: _Many, lowHz: float, highHz: float, order: float) -> Channels:
    """sf.ButterworthBandPass(x, lowHz, highHz, order)
        Butterworth band-pass: 3 dB below its maximum of 0 dB at both edges; in Sonic Field's own patches (lowHz + highHz)/2 is at 0 dB, and odd orders are inverted.
        x: a signal, or a list of signals as channels
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: RBJBandPass, BesselBandPass, ShapedButterworthBandPass
        Example: sf.ButterworthBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)"""
@overload
def ButterworthHighPass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def ButterworthHighPass(x: _Many, hz: float, order: float) -> Channels:
    """sf.ButterworthHighPass(x, hz, order)
        Butterworth high-pass: flat, and 3 dB down at the cutoff; inverted for odd orders in Sonic Field's own patches.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: RBJHighPass, BesselHighPass
        Example: sf.ButterworthHighPass(sf.WhiteNoise(1000), 1000, 4)"""
@overload
def butterworth_high_pass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def butterworth_high_pass(x: _Many, hz: float, order: float) -> Channels:
    """sf.ButterworthHighPass(x, hz, order)
        Butterworth high-pass: flat, and 3 dB down at the cutoff; inverted for odd orders in Sonic Field's own patches.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: RBJHighPass, BesselHighPass
        Example: sf.ButterworthHighPass(sf.WhiteNoise(1000), 1000, 4)"""
@overload
def ButterworthLowPass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def ButterworthLowPass(x: _Many, hz: float, order: float) -> Channels:
    """sf.ButterworthLowPass(x, hz, order)
        Butterworth low-pass: flat, and 3 dB down at the cutoff.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: RBJLowPass, BesselLowPass
        Example: sf.ButterworthLowPass(sf.WhiteNoise(1000), 1000, 4)"""
@overload
def butterworth_low_pass(x: _One, hz: float, order: float) -> Signal: ...
@overload
def butterworth_low_pass(x: _Many, hz: float, order: float) -> Channels:
    """sf.ButterworthLowPass(x, hz, order)
        Butterworth low-pass: flat, and 3 dB down at the cutoff.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: RBJLowPass, BesselLowPass
        Example: sf.ButterworthLowPass(sf.WhiteNoise(1000), 1000, 4)"""
def CelloBodyIRs(anything: Any) -> Channels:
    """sf.CelloBodyIRs(anything)
        The impulse responses of a cello's body from two sides, as signals of 36.4 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        Example: sf.CelloBodyIRs(None)"""
def cello_body_irs(anything: Any) -> Channels:
    """sf.CelloBodyIRs(anything)
        The impulse responses of a cello's body from two sides, as signals of 36.4 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        Example: sf.CelloBodyIRs(None)"""
@overload
def ChannelVocoder(x: _One, carrier: _Sound, bands: float = 20, lowHz: float = 100, highHz: float = 8000, shift: float = 1, attack: float = 10, release: float = 60) -> Signal: ...
@overload
def ChannelVocoder(x: _Many, carrier: _Sound, bands: float = 20, lowHz: float = 100, highHz: float = 8000, shift: float = 1, attack: float = 10, release: float = 60) -> Channels:
    """sf.ChannelVocoder(x, carrier, bands=20, lowHz=100, highHz=8000, shift=1, attack=10, release=60)
        Channel vocoder, by band-pass filters: each band of the carrier gets the level of the same band of the voice, however loud the carrier is.
        x: the voice, a signal, or a list of signals as channels
        carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them
        bands: number of bands [whole, 1 to 100]
        lowHz: centre of the lowest band [Hz, 1 and up]
        highHz: centre of the highest band [Hz, above lowHz, at most 0.45 of the sample rate]
        shift: factor by which the carrier's bands are higher [0.25 to 4]
        attack: attack time, after which 1 % of a step remains [ms, 0 and up]
        release: release time, likewise [ms, 0 and up]
        The result is as long as the shortest signal.
        Source: H. Dudley, "Remaking speech", 1939
        See also: Vocoder, CrossSynthesis
        Example: sf.ChannelVocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))"""
@overload
def channel_vocoder(x: _One, carrier: _Sound, bands: float = 20, lowHz: float = 100, highHz: float = 8000, shift: float = 1, attack: float = 10, release: float = 60) -> Signal: ...
@overload
def channel_vocoder(x: _Many, carrier: _Sound, bands: float = 20, lowHz: float = 100, highHz: float = 8000, shift: float = 1, attack: float = 10, release: float = 60) -> Channels:
    """sf.ChannelVocoder(x, carrier, bands=20, lowHz=100, highHz=8000, shift=1, attack=10, release=60)
        Channel vocoder, by band-pass filters: each band of the carrier gets the level of the same band of the voice, however loud the carrier is.
        x: the voice, a signal, or a list of signals as channels
        carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them
        bands: number of bands [whole, 1 to 100]
        lowHz: centre of the lowest band [Hz, 1 and up]
        highHz: centre of the highest band [Hz, above lowHz, at most 0.45 of the sample rate]
        shift: factor by which the carrier's bands are higher [0.25 to 4]
        attack: attack time, after which 1 % of a step remains [ms, 0 and up]
        release: release time, likewise [ms, 0 and up]
        The result is as long as the shortest signal.
        Source: H. Dudley, "Remaking speech", 1939
        See also: Vocoder, CrossSynthesis
        Example: sf.ChannelVocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))"""
@overload
def Check(x: _One) -> Signal: ...
@overload
def Check(x: _Many) -> Channels:
    """sf.Check(x)
        The signal itself; an error if a sample is NaN or infinite.
        x: a signal, or a list of signals as channels
        A NaN is an error.
        Example: sf.Check(sf.SineWave(1000, 440))"""
@overload
def check(x: _One) -> Signal: ...
@overload
def check(x: _Many) -> Channels:
    """sf.Check(x)
        The signal itself; an error if a sample is NaN or infinite.
        x: a signal, or a list of signals as channels
        A NaN is an error.
        Example: sf.Check(sf.SineWave(1000, 440))"""
@overload
def CheckZeros(x: _One) -> Signal: ...
@overload
def CheckZeros(x: _Many) -> Channels:
    """sf.CheckZeros(x)
        The signal itself; prints how many of its samples are exactly 0, and where the first ten of them are.
        x: a signal, or a list of signals as channels
        Example: sf.CheckZeros(sf.SineWave(1000, 440))"""
@overload
def check_zeros(x: _One) -> Signal: ...
@overload
def check_zeros(x: _Many) -> Channels:
    """sf.CheckZeros(x)
        The signal itself; prints how many of its samples are exactly 0, and where the first ten of them are.
        x: a signal, or a list of signals as channels
        Example: sf.CheckZeros(sf.SineWave(1000, 440))"""
def Chirp(ms: float, fromHz: float = 20, toHz: float = 20000, curve: str = 'exponential', phase: float = 0) -> Signal:
    """sf.Chirp(ms, fromHz=20, toHz=20000, curve='exponential', phase=0)
        Sine sweep from one frequency to another, exponential or linear.
        ms: length, truncated to whole samples [ms, 0 and up]
        fromHz: frequency at the start [Hz, from 0.001, at most half the sample rate]
        toHz: frequency at the end [Hz, from 0.001, at most half the sample rate]
        curve: exponential (octaves) or linear (Hz)
        phase: phase at the start [turns]
        Source: A. Farina, "Simultaneous measurement of impulse response and distortion with a swept-sine technique", AES 2000
        See also: Slide, SineWave, ShapedSinWave
        Example: sf.Chirp(1000, 20, 5000)"""
def chirp(ms: float, fromHz: float = 20, toHz: float = 20000, curve: str = 'exponential', phase: float = 0) -> Signal:
    """sf.Chirp(ms, fromHz=20, toHz=20000, curve='exponential', phase=0)
        Sine sweep from one frequency to another, exponential or linear.
        ms: length, truncated to whole samples [ms, 0 and up]
        fromHz: frequency at the start [Hz, from 0.001, at most half the sample rate]
        toHz: frequency at the end [Hz, from 0.001, at most half the sample rate]
        curve: exponential (octaves) or linear (Hz)
        phase: phase at the start [turns]
        Source: A. Farina, "Simultaneous measurement of impulse response and distortion with a swept-sine technique", AES 2000
        See also: Slide, SineWave, ShapedSinWave
        Example: sf.Chirp(1000, 20, 5000)"""
def Chorus(x: _Sound, rate: _Control = 0.8, depth: _Control = 3, ms: _Control = 18, voices: float = 3, mix: _Control = 0.5, width: _Control = 1) -> Channels:
    """sf.Chorus(x, rate=0.8, depth=3, ms=18, voices=3, mix=0.5, width=1)
        Chorus: a signal with copies of it whose delays are modulated, so that it sounds like several; a list of left and right for one signal, else as many channels as there are; it ends when the copies have.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth of each delay, to either side [ms, 0 to 50, number or signal]
        ms: mean delay, about which the voices are modulated [ms, 0 to 50, number or signal]
        voices: number of voices [whole, 1 to 16]
        mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
        width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]
        A NaN spoils samples before and after it.
        See also: Ensemble, Flanger, Vibrato, Rotary, AnalogueChorus
        Example: sf.Chorus(sf.SineWave(300, 440), 1.5, 2, 12, 2, 0.6, 0.6)"""
def chorus(x: _Sound, rate: _Control = 0.8, depth: _Control = 3, ms: _Control = 18, voices: float = 3, mix: _Control = 0.5, width: _Control = 1) -> Channels:
    """sf.Chorus(x, rate=0.8, depth=3, ms=18, voices=3, mix=0.5, width=1)
        Chorus: a signal with copies of it whose delays are modulated, so that it sounds like several; a list of left and right for one signal, else as many channels as there are; it ends when the copies have.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth of each delay, to either side [ms, 0 to 50, number or signal]
        ms: mean delay, about which the voices are modulated [ms, 0 to 50, number or signal]
        voices: number of voices [whole, 1 to 16]
        mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
        width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]
        A NaN spoils samples before and after it.
        See also: Ensemble, Flanger, Vibrato, Rotary, AnalogueChorus
        Example: sf.Chorus(sf.SineWave(300, 440), 1.5, 2, 12, 2, 0.6, 0.6)"""
@overload
def Chroma(x: _One, hop: float = 40, window: float = 160, a4: float = 440) -> Channels: ...
@overload
def Chroma(x: _Many, hop: float = 40, window: float = 160, a4: float = 440) -> list[Channels]:
    """sf.Chroma(x, hop=40, window=160, a4=440)
        Chromagram: the strength of each of the twelve pitch classes, from c to b, as a list of signals of which the strongest is 1; all are 0 in silence.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        a4: frequency of a4, the a above middle c [Hz, 220 to 880]
        A NaN spoils samples before and after it.
        Source: E. Gómez, "Tonal description of music audio signals", 2006
        See also: KeyEstimate, MFCC, Features
        Example: sf.Chroma(sf.WhiteNoise(100))"""
@overload
def chroma(x: _One, hop: float = 40, window: float = 160, a4: float = 440) -> Channels: ...
@overload
def chroma(x: _Many, hop: float = 40, window: float = 160, a4: float = 440) -> list[Channels]:
    """sf.Chroma(x, hop=40, window=160, a4=440)
        Chromagram: the strength of each of the twelve pitch classes, from c to b, as a list of signals of which the strongest is 1; all are 0 in silence.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        a4: frequency of a4, the a above middle c [Hz, 220 to 880]
        A NaN spoils samples before and after it.
        Source: E. Gómez, "Tonal description of music audio signals", 2006
        See also: KeyEstimate, MFCC, Features
        Example: sf.Chroma(sf.WhiteNoise(100))"""
@overload
def Clean(x: _One) -> Signal: ...
@overload
def Clean(x: _Many) -> Channels:
    """sf.Clean(x)
        The signal without the upper half of its frequencies, by a linear-phase FIR filter of 19 taps: half the amplitude at a quarter of the sample rate, and not shifted in time.
        x: a signal, or a list of signals as channels
        A NaN spoils the samples beside it too.
        Example: sf.Clean(sf.WhiteNoise(1000))"""
@overload
def clean(x: _One) -> Signal: ...
@overload
def clean(x: _Many) -> Channels:
    """sf.Clean(x)
        The signal without the upper half of its frequencies, by a linear-phase FIR filter of 19 taps: half the amplitude at a quarter of the sample rate, and not shifted in time.
        x: a signal, or a list of signals as channels
        A NaN spoils the samples beside it too.
        Example: sf.Clean(sf.WhiteNoise(1000))"""
@overload
def Clip(x: _One) -> Signal: ...
@overload
def Clip(x: _Many) -> Channels:
    """sf.Clip(x)
        The signal clipped at -1 and 1.
        x: a signal, or a list of signals as channels
        As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: Clipper
        Example: sf.Clip(sf.NumericVolume(sf.SineWave(1000, 440), 2))"""
@overload
def clip(x: _One) -> Signal: ...
@overload
def clip(x: _Many) -> Channels:
    """sf.Clip(x)
        The signal clipped at -1 and 1.
        x: a signal, or a list of signals as channels
        As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: Clipper
        Example: sf.Clip(sf.NumericVolume(sf.SineWave(1000, 440), 2))"""
@overload
def ClipToSafe(x: _One) -> Signal: ...
@overload
def ClipToSafe(x: _Many) -> Channels:
    """sf.ClipToSafe(x)
        The signal without clicks at its ends: its first sample is subtracted, with decreasing weight, and its last 1920 samples (20 ms at 96,000 Hz) are faded; a shorter signal fades over its second half.
        x: a signal, or a list of signals as channels
        See also: Fade
        Example: sf.ClipToSafe(sf.PhasedSineWave(1000, 440, 0.25))"""
@overload
def clip_to_safe(x: _One) -> Signal: ...
@overload
def clip_to_safe(x: _Many) -> Channels:
    """sf.ClipToSafe(x)
        The signal without clicks at its ends: its first sample is subtracted, with decreasing weight, and its last 1920 samples (20 ms at 96,000 Hz) are faded; a shorter signal fades over its second half.
        x: a signal, or a list of signals as channels
        See also: Fade
        Example: sf.ClipToSafe(sf.PhasedSineWave(1000, 440, 0.25))"""
@overload
def Clipper(x: _One, drive: _Control = 6, ceiling: float = 0, shape: str = 'hard', bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def Clipper(x: _Many, drive: _Control = 6, ceiling: float = 0, shape: str = 'hard', bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Clipper(x, drive=6, ceiling=0, shape='hard', bias=0, mix=1, oversampling=8)
        Hard or soft clipping at a ceiling, without aliases and not shifted in time; no sample is above the ceiling, but peaks between samples may be, which a Limiter prevents.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        ceiling: ceiling: highest sample peak [dBFS, -60 to 60]
        shape: hard, or soft: x - 4x^3/27 up to 1.5
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        See also: Clip, Saturator, Limiter
        Example: sf.Clipper(sf.SineWave(200, 440), 9, -3)"""
@overload
def clipper(x: _One, drive: _Control = 6, ceiling: float = 0, shape: str = 'hard', bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def clipper(x: _Many, drive: _Control = 6, ceiling: float = 0, shape: str = 'hard', bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Clipper(x, drive=6, ceiling=0, shape='hard', bias=0, mix=1, oversampling=8)
        Hard or soft clipping at a ceiling, without aliases and not shifted in time; no sample is above the ceiling, but peaks between samples may be, which a Limiter prevents.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        ceiling: ceiling: highest sample peak [dBFS, -60 to 60]
        shape: hard, or soft: x - 4x^3/27 up to 1.5
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        See also: Clip, Saturator, Limiter
        Example: sf.Clipper(sf.SineWave(200, 440), 9, -3)"""
def ClosestJust(hz: float) -> float:
    """sf.ClosestJust(hz)
        The frequency in Hz of the just note, from c0 to b9, that is nearest in pitch.
        hz: frequency [Hz, above 0]
        Example: sf.ClosestJust(440)"""
def closest_just(hz: float) -> float:
    """sf.ClosestJust(hz)
        The frequency in Hz of the just note, from c0 to b9, that is nearest in pitch.
        hz: frequency [Hz, above 0]
        Example: sf.ClosestJust(440)"""
def Collapse(*x: Any) -> list[Any]:
    """sf.Collapse(x...)
        Pairs (signal, ms) with each signal only once: a signal that starts several times is mixed, at its first time.
        x: pairs (signal, start in ms)
        Example: sf.Collapse((sf.SineWave(500, 440), 0), (sf.SineWave(500, 440), 250.5))"""
def collapse(*x: Any) -> list[Any]:
    """sf.Collapse(x...)
        Pairs (signal, ms) with each signal only once: a signal that starts several times is mixed, at its first time.
        x: pairs (signal, start in ms)
        Example: sf.Collapse((sf.SineWave(500, 440), 0), (sf.SineWave(500, 440), 250.5))"""
@overload
def CombFilter(x: _One, hz: _Control = 440, feedback: _Control = 0.7, forward: _Control = 0, tail: float = 300) -> Signal: ...
@overload
def CombFilter(x: _Many, hz: _Control = 440, feedback: _Control = 0.7, forward: _Control = 0, tail: float = 300) -> Channels:
    """sf.CombFilter(x, hz=440, feedback=0.7, forward=0, tail=300)
        Feedback comb filter: resonates at a frequency and its multiples, or with negative feedback at the odd multiples of half of it.
        x: a signal, or a list of signals as channels
        hz: frequency; above a fifteenth of the sample rate the highest resonances are only approximate [Hz, from 1, at most half the sample rate, number or signal]
        feedback: feedback [-0.999 to 0.999, number or signal]
        forward: feed-forward gain of the delayed signal [-1 to 1, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        A NaN spoils samples before and after it.
        Source: M. Schroeder, "Natural sounding artificial reverberation", 1962
        See also: ResonantFilter, ShapedResonantFilter, SchroederAllPass, FilteredResonantFilter
        Example: sf.CombFilter(sf.WhiteNoise(300), sf.NumericShape((0, 220), (900, 440)), 0.6, 0.2, 100)"""
@overload
def comb_filter(x: _One, hz: _Control = 440, feedback: _Control = 0.7, forward: _Control = 0, tail: float = 300) -> Signal: ...
@overload
def comb_filter(x: _Many, hz: _Control = 440, feedback: _Control = 0.7, forward: _Control = 0, tail: float = 300) -> Channels:
    """sf.CombFilter(x, hz=440, feedback=0.7, forward=0, tail=300)
        Feedback comb filter: resonates at a frequency and its multiples, or with negative feedback at the odd multiples of half of it.
        x: a signal, or a list of signals as channels
        hz: frequency; above a fifteenth of the sample rate the highest resonances are only approximate [Hz, from 1, at most half the sample rate, number or signal]
        feedback: feedback [-0.999 to 0.999, number or signal]
        forward: feed-forward gain of the delayed signal [-1 to 1, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        A NaN spoils samples before and after it.
        Source: M. Schroeder, "Natural sounding artificial reverberation", 1962
        See also: ResonantFilter, ShapedResonantFilter, SchroederAllPass, FilteredResonantFilter
        Example: sf.CombFilter(sf.WhiteNoise(300), sf.NumericShape((0, 220), (900, 440)), 0.6, 0.2, 100)"""
@overload
def Compressor(x: _One, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Signal: ...
@overload
def Compressor(x: _Many, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Channels:
    """sf.Compressor(x, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector='peak', lookahead=0)
        Compressor: reduces what is above a threshold by a ratio, with one gain for all channels, that of the loudest; it ends with what controls it.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        release: release time constant, likewise for the way up [ms, 0 to 60000]
        makeup: make-up gain [dB, -200 to 200, number or signal]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        detector: peak, or rms: over 10 ms
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        A NaN spoils samples before and after it.
        Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
        In chains also: acompressor, compand
        See also: SideChainCompressor, MultibandCompressor, DeEsser, Limiter, Expander, TransientShaper
        Example: sf.Compressor([sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(200, 660))], sf.NumericShape((0, -10), (220, -30)), 4)"""
@overload
def compressor(x: _One, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Signal: ...
@overload
def compressor(x: _Many, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Channels:
    """sf.Compressor(x, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector='peak', lookahead=0)
        Compressor: reduces what is above a threshold by a ratio, with one gain for all channels, that of the loudest; it ends with what controls it.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        release: release time constant, likewise for the way up [ms, 0 to 60000]
        makeup: make-up gain [dB, -200 to 200, number or signal]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        detector: peak, or rms: over 10 ms
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        A NaN spoils samples before and after it.
        Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
        In chains also: acompressor, compand
        See also: SideChainCompressor, MultibandCompressor, DeEsser, Limiter, Expander, TransientShaper
        Example: sf.Compressor([sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(200, 660))], sf.NumericShape((0, -10), (220, -30)), 4)"""
def Concatenate(*x: Union[_Sound, Sequence[_Sound]]) -> Signal:
    """sf.Concatenate(x...)
        Signals one after the other; 0 samples for an empty list.
        x: the signals
        The result is as long as all its signals together.
        See also: Crossfade
        Example: sf.Concatenate(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
def concatenate(*x: Union[_Sound, Sequence[_Sound]]) -> Signal:
    """sf.Concatenate(x...)
        Signals one after the other; 0 samples for an empty list.
        x: the signals
        The result is as long as all its signals together.
        See also: Crossfade
        Example: sf.Concatenate(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
def Constant(ms: float, value: float) -> Signal:
    """sf.Constant(ms, value)
        A constant value.
        ms: length, truncated to whole samples [ms, 0 and up]
        value: the value
        Example: sf.Constant(1000, 0.25)"""
def constant(ms: float, value: float) -> Signal:
    """sf.Constant(ms, value)
        A constant value.
        ms: length, truncated to whole samples [ms, 0 and up]
        value: the value
        Example: sf.Constant(1000, 0.25)"""
@overload
def ConvertSampleRate(x: _One, sourceRate: float, targetRate: float) -> Signal: ...
@overload
def ConvertSampleRate(x: _Many, sourceRate: float, targetRate: float) -> Channels:
    """sf.ConvertSampleRate(x, sourceRate, targetRate)
        The same sound at another sample rate: flat within 0.0001 dB up to 0.907 of half the lower rate (20 kHz of 44.1), everything that this rate cannot hold 120 dB down; nothing is shifted in time.
        x: a signal, or a list of signals as channels
        sourceRate: sample rate of the signal [Hz, above 0, at most 256 times targetRate]
        targetRate: sample rate of the result [Hz, above 0]
        Source: J. Smith, "Digital audio resampling", 2002
        See also: DirectRelength, Varispeed
        Example: sf.ConvertSampleRate(sf.SineWave(1000, 440), 48000, 44100)"""
@overload
def convert_sample_rate(x: _One, sourceRate: float, targetRate: float) -> Signal: ...
@overload
def convert_sample_rate(x: _Many, sourceRate: float, targetRate: float) -> Channels:
    """sf.ConvertSampleRate(x, sourceRate, targetRate)
        The same sound at another sample rate: flat within 0.0001 dB up to 0.907 of half the lower rate (20 kHz of 44.1), everything that this rate cannot hold 120 dB down; nothing is shifted in time.
        x: a signal, or a list of signals as channels
        sourceRate: sample rate of the signal [Hz, above 0, at most 256 times targetRate]
        targetRate: sample rate of the result [Hz, above 0]
        Source: J. Smith, "Digital audio resampling", 2002
        See also: DirectRelength, Varispeed
        Example: sf.ConvertSampleRate(sf.SineWave(1000, 440), 48000, 44100)"""
@overload
def Convolution(x: _One, response: _Sound, kind: str = 'response') -> Signal: ...
@overload
def Convolution(x: _Many, response: _Sound, kind: str = 'response') -> Channels:
    """sf.Convolution(x, response, kind='response')
        The signal convolved with an impulse response, full length (n + m - 1) and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; with taps the plain sum at every rate.
        x: a signal, or a list of signals as channels
        response: the impulse response, or a list of responses as channels
        kind: response: a curve over time, as loud at every sample rate; taps: the samples of a filter made for this rate
        The result is as long as both signals together, less one sample; empty if one of them is. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: FIRFilter, Convolve, ConvolveDelay, ConvolveForward, ViolinBodyIRs, ConvolutionReverb, Reverb
        Example: sf.Convolution(sf.WhiteNoise(100), sf.Multiply(sf.WhiteNoise(50), sf.NumericShape((0, 1), (50, 0))))"""
@overload
def convolution(x: _One, response: _Sound, kind: str = 'response') -> Signal: ...
@overload
def convolution(x: _Many, response: _Sound, kind: str = 'response') -> Channels:
    """sf.Convolution(x, response, kind='response')
        The signal convolved with an impulse response, full length (n + m - 1) and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; with taps the plain sum at every rate.
        x: a signal, or a list of signals as channels
        response: the impulse response, or a list of responses as channels
        kind: response: a curve over time, as loud at every sample rate; taps: the samples of a filter made for this rate
        The result is as long as both signals together, less one sample; empty if one of them is. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: FIRFilter, Convolve, ConvolveDelay, ConvolveForward, ViolinBodyIRs, ConvolutionReverb, Reverb
        Example: sf.Convolution(sf.WhiteNoise(100), sf.Multiply(sf.WhiteNoise(50), sf.NumericShape((0, 1), (50, 0))))"""
@overload
def ConvolutionReverb(x: _One, response: _Sound, mix: _Control = 0.3, preDelay: float = 0) -> Union[Signal, Any]: ...
@overload
def ConvolutionReverb(x: _Many, response: _Sound, mix: _Control = 0.3, preDelay: float = 0) -> Channels:
    """sf.ConvolutionReverb(x, response, mix=0.3, preDelay=0)
        Convolution reverb with a measured impulse response, as long as both together: noise up to 24 kHz is as loud in it as without it, at every sample rate.
        x: a sound: one signal, or a list of them as its channels
        response: the response: a signal for all channels; a list of one for each channel, or of those that one channel becomes; or of one from each channel to each, as left to left, left to right, right to left, right to right
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        In chains also: afir
        See also: Reverb, Plate, Spring, Convolution
        Example: sf.ConvolutionReverb(sf.SineWave(200, 440), [sf.Multiply(sf.WhiteNoise(100), sf.NumericShape((0, 1), (100, 0))), sf.WhiteNoise(100)], 0.4, 10)"""
@overload
def convolution_reverb(x: _One, response: _Sound, mix: _Control = 0.3, preDelay: float = 0) -> Union[Signal, Any]: ...
@overload
def convolution_reverb(x: _Many, response: _Sound, mix: _Control = 0.3, preDelay: float = 0) -> Channels:
    """sf.ConvolutionReverb(x, response, mix=0.3, preDelay=0)
        Convolution reverb with a measured impulse response, as long as both together: noise up to 24 kHz is as loud in it as without it, at every sample rate.
        x: a sound: one signal, or a list of them as its channels
        response: the response: a signal for all channels; a list of one for each channel, or of those that one channel becomes; or of one from each channel to each, as left to left, left to right, right to left, right to right
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        In chains also: afir
        See also: Reverb, Plate, Spring, Convolution
        Example: sf.ConvolutionReverb(sf.SineWave(200, 440), [sf.Multiply(sf.WhiteNoise(100), sf.NumericShape((0, 1), (100, 0))), sf.WhiteNoise(100)], 0.4, 10)"""
@overload
def Convolve(x: _One, response: _Sound) -> Signal: ...
@overload
def Convolve(x: _Many, response: _Sound) -> Channels:
    """sf.Convolve(x, response)
        The signal convolved with a response centred on each sample, as long as the signal, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; before the start and after the end, the signal is continued with what is one response's length further in.
        x: a signal, or a list of signals as channels
        response: the response, or a list of responses as channels
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: Convolution
        Example: sf.Convolve(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
@overload
def convolve(x: _One, response: _Sound) -> Signal: ...
@overload
def convolve(x: _Many, response: _Sound) -> Channels:
    """sf.Convolve(x, response)
        The signal convolved with a response centred on each sample, as long as the signal, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; before the start and after the end, the signal is continued with what is one response's length further in.
        x: a signal, or a list of signals as channels
        response: the response, or a list of responses as channels
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: Convolution
        Example: sf.Convolve(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
@overload
def ConvolveDelay(x: _One, response: _Sound) -> Signal: ...
@overload
def ConvolveDelay(x: _Many, response: _Sound) -> Channels:
    """sf.ConvolveDelay(x, response)
        The signal convolved with the reversed response, one sample late, as long as the signal and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        response: the response, or a list of responses as channels
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: Convolution
        Example: sf.ConvolveDelay(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
@overload
def convolve_delay(x: _One, response: _Sound) -> Signal: ...
@overload
def convolve_delay(x: _Many, response: _Sound) -> Channels:
    """sf.ConvolveDelay(x, response)
        The signal convolved with the reversed response, one sample late, as long as the signal and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        response: the response, or a list of responses as channels
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: Convolution
        Example: sf.ConvolveDelay(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
@overload
def ConvolveForward(x: _One, response: _Sound) -> Signal: ...
@overload
def ConvolveForward(x: _Many, response: _Sound) -> Channels:
    """sf.ConvolveForward(x, response)
        Convolution with a response whose taps refer to later samples, as long as both together, silent at the end and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        response: the response, or a list of responses as channels
        The result is as long as all its signals together. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: Convolution
        Example: sf.ConvolveForward(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
@overload
def convolve_forward(x: _One, response: _Sound) -> Signal: ...
@overload
def convolve_forward(x: _Many, response: _Sound) -> Channels:
    """sf.ConvolveForward(x, response)
        Convolution with a response whose taps refer to later samples, as long as both together, silent at the end and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        response: the response, or a list of responses as channels
        The result is as long as all its signals together. A NaN spoils samples before and after it.
        Source: T. Stockham, "High-speed convolution and correlation", 1966
        See also: Convolution
        Example: sf.ConvolveForward(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
def Crackle(ms: float, chaos: _Control = 1.5) -> Signal:
    """sf.Crackle(ms, chaos=1.5)
        Chaotic crackle, never below 0 and occasionally above 1; it has more treble at higher sample rates.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        chaos: degree of chaos [1 to 2, number or signal]
        See also: Dust
        Example: sf.Crackle(500, sf.NumericShape((0, 1.4), (1000, 2)))"""
def crackle(ms: float, chaos: _Control = 1.5) -> Signal:
    """sf.Crackle(ms, chaos=1.5)
        Chaotic crackle, never below 0 and occasionally above 1; it has more treble at higher sample rates.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        chaos: degree of chaos [1 to 2, number or signal]
        See also: Dust
        Example: sf.Crackle(500, sf.NumericShape((0, 1.4), (1000, 2)))"""
def CreateButterworthBandPass(lowHz: float, highHz: float, order: float) -> _Filter:
    """sf.CreateButterworthBandPass(lowHz, highHz, order)
        A Butterworth band-pass for FilteredResonantFilter, as ButterworthBandPass.
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        Example: sf.CreateButterworthBandPass(500, 2000, 2)"""
def create_butterworth_band_pass(lowHz: float, highHz: float, order: float) -> _Filter:
    """sf.CreateButterworthBandPass(lowHz, highHz, order)
        A Butterworth band-pass for FilteredResonantFilter, as ButterworthBandPass.
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        Example: sf.CreateButterworthBandPass(500, 2000, 2)"""
def CreateButterworthBandPassBessel(lowHz: float, highHz: float, order: float) -> _Filter:
    """sf.CreateButterworthBandPassBessel(lowHz, highHz, order)
        A Bessel band-pass for FilteredResonantFilter, as BesselBandPass.
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        Example: sf.CreateButterworthBandPassBessel(500, 2000, 2)"""
def create_butterworth_band_pass_bessel(lowHz: float, highHz: float, order: float) -> _Filter:
    """sf.CreateButterworthBandPassBessel(lowHz, highHz, order)
        A Bessel band-pass for FilteredResonantFilter, as BesselBandPass.
        lowHz: lower edge frequency [Hz, above 0]
        highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
        Example: sf.CreateButterworthBandPassBessel(500, 2000, 2)"""
def CreateButterworthHighPass(hz: float, order: float, third: float = 0) -> _Filter:
    """sf.CreateButterworthHighPass(hz, order, third=0)
        A Butterworth high-pass for FilteredResonantFilter; like Sonic Field, it reads the order from a third argument if there is one.
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        third: the order in place of the argument before; 0 keeps that
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        Example: sf.CreateButterworthHighPass(1000, 2, 2)"""
def create_butterworth_high_pass(hz: float, order: float, third: float = 0) -> _Filter:
    """sf.CreateButterworthHighPass(hz, order, third=0)
        A Butterworth high-pass for FilteredResonantFilter; like Sonic Field, it reads the order from a third argument if there is one.
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        third: the order in place of the argument before; 0 keeps that
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        Example: sf.CreateButterworthHighPass(1000, 2, 2)"""
def CreateButterworthLowPass(hz: float, order: float) -> _Filter:
    """sf.CreateButterworthLowPass(hz, order)
        A Butterworth low-pass for FilteredResonantFilter.
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: ZeroPhase
        Example: sf.CreateButterworthLowPass(1000, 2)"""
def create_butterworth_low_pass(hz: float, order: float) -> _Filter:
    """sf.CreateButterworthLowPass(hz, order)
        A Butterworth low-pass for FilteredResonantFilter.
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        order: order: 6 dB per octave each [whole, 1 to 11]
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: ZeroPhase
        Example: sf.CreateButterworthLowPass(1000, 2)"""
def CreateParametricEQ(*bands: Any) -> _Filter:
    """sf.CreateParametricEQ(bands...)
        A parametric equaliser for ZeroPhase and FilteredResonantFilter, as ParametricEQ.
        bands: rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2 high shelf, 3 low-pass, 4 high-pass, 5 notch
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: ParametricEQ, ZeroPhase
        Example: sf.CreateParametricEQ([(200, 3), (4000, -4, 0.7, 2)])"""
def create_parametric_eq(*bands: Any) -> _Filter:
    """sf.CreateParametricEQ(bands...)
        A parametric equaliser for ZeroPhase and FilteredResonantFilter, as ParametricEQ.
        bands: rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2 high shelf, 3 low-pass, 4 high-pass, 5 notch
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: ParametricEQ, ZeroPhase
        Example: sf.CreateParametricEQ([(200, 3), (4000, -4, 0.7, 2)])"""
@overload
def CrossFadeSplit(x: _One, ms: float) -> list[Any]: ...
@overload
def CrossFadeSplit(x: _Many, ms: float) -> list[list[Any]]:
    """sf.CrossFadeSplit(x, ms)
        The signal as overlapping segments with linear cross-fades, so that MixAt of all of them is the signal: a list of (segment, ms).
        x: a signal, or a list of signals as channels
        ms: length of a segment [ms, at least two samples]
        See also: Crossfade, Blockulate
        Example: sf.CrossFadeSplit(sf.SineWave(1000, 440), 100)"""
@overload
def cross_fade_split(x: _One, ms: float) -> list[Any]: ...
@overload
def cross_fade_split(x: _Many, ms: float) -> list[list[Any]]:
    """sf.CrossFadeSplit(x, ms)
        The signal as overlapping segments with linear cross-fades, so that MixAt of all of them is the signal: a list of (segment, ms).
        x: a signal, or a list of signals as channels
        ms: length of a segment [ms, at least two samples]
        See also: Crossfade, Blockulate
        Example: sf.CrossFadeSplit(sf.SineWave(1000, 440), 100)"""
@overload
def CrossMultiply(a: _One, b: _Sound) -> Signal: ...
@overload
def CrossMultiply(a: _Many, b: _Sound) -> Channels:
    """sf.CrossMultiply(a, b)
        The product of two spectra, as complex numbers, which is the convolution of their signals.
        a: a spectrum, or a list of spectra as channels
        b: a spectrum, or a list of spectra as channels
        Example: sf.CrossMultiply(sf.FrequencyDomain(sf.SineWave(100, 440)), sf.FrequencyDomain(sf.WhiteNoise(100)))"""
@overload
def cross_multiply(a: _One, b: _Sound) -> Signal: ...
@overload
def cross_multiply(a: _Many, b: _Sound) -> Channels:
    """sf.CrossMultiply(a, b)
        The product of two spectra, as complex numbers, which is the convolution of their signals.
        a: a spectrum, or a list of spectra as channels
        b: a spectrum, or a list of spectra as channels
        Example: sf.CrossMultiply(sf.FrequencyDomain(sf.SineWave(100, 440)), sf.FrequencyDomain(sf.WhiteNoise(100)))"""
@overload
def CrossSynthesis(x: _One, y: _Sound, depth: _Control = 1, hz: float = 300, size: float = 0, window: float = 40) -> Signal: ...
@overload
def CrossSynthesis(x: _Many, y: _Sound, depth: _Control = 1, hz: float = 300, size: float = 0, window: float = 40) -> Channels:
    """sf.CrossSynthesis(x, y, depth=1, hz=300, size=0, window=40)
        Cross-synthesis: the first sound with the spectral envelope of the second in place of its own, so the tones of one with the colour and loudness of the other.
        x: a signal, or a list of signals as channels
        y: the other, a signal, or a list of signals as channels
        depth: amount of the other sound's spectral envelope [0 to 1, number or signal]
        hz: width over which spectral envelopes are smoothed; narrower keeps more of the other sound's own tones [Hz, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: Vocoder, ChannelVocoder, SpectralMorph
        Example: sf.CrossSynthesis(sf.WhiteNoise(500), sf.SineWave(500, 440))"""
@overload
def cross_synthesis(x: _One, y: _Sound, depth: _Control = 1, hz: float = 300, size: float = 0, window: float = 40) -> Signal: ...
@overload
def cross_synthesis(x: _Many, y: _Sound, depth: _Control = 1, hz: float = 300, size: float = 0, window: float = 40) -> Channels:
    """sf.CrossSynthesis(x, y, depth=1, hz=300, size=0, window=40)
        Cross-synthesis: the first sound with the spectral envelope of the second in place of its own, so the tones of one with the colour and loudness of the other.
        x: a signal, or a list of signals as channels
        y: the other, a signal, or a list of signals as channels
        depth: amount of the other sound's spectral envelope [0 to 1, number or signal]
        hz: width over which spectral envelopes are smoothed; narrower keeps more of the other sound's own tones [Hz, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: Vocoder, ChannelVocoder, SpectralMorph
        Example: sf.CrossSynthesis(sf.WhiteNoise(500), sf.SineWave(500, 440))"""
@overload
def Crossfade(x: _One, next: _Sound, ms: float = 1000, shape: str = 'power') -> Signal: ...
@overload
def Crossfade(x: _Many, next: _Sound, ms: float = 1000, shape: str = 'power') -> Channels:
    """sf.Crossfade(x, next, ms=1000, shape='power')
        Two signals one after the other, the second fading in while the first fades out; a cross-fade is at most as long as the shorter of them.
        x: a signal, or a list of signals as channels
        next: the signal that follows
        ms: length of the cross-fade [ms, 0 and up]
        shape: power (the power of both is constant), linear or smooth (their sum is, without corners)
        In chains also: acrossfade, splice
        See also: Concatenate, Fade, CrossFadeSplit, Loop
        Example: sf.Crossfade(sf.SineWave(500, 440), sf.SineWave(400, 660), 200)"""
@overload
def crossfade(x: _One, next: _Sound, ms: float = 1000, shape: str = 'power') -> Signal: ...
@overload
def crossfade(x: _Many, next: _Sound, ms: float = 1000, shape: str = 'power') -> Channels:
    """sf.Crossfade(x, next, ms=1000, shape='power')
        Two signals one after the other, the second fading in while the first fades out; a cross-fade is at most as long as the shorter of them.
        x: a signal, or a list of signals as channels
        next: the signal that follows
        ms: length of the cross-fade [ms, 0 and up]
        shape: power (the power of both is constant), linear or smooth (their sum is, without corners)
        In chains also: acrossfade, splice
        See also: Concatenate, Fade, CrossFadeSplit, Loop
        Example: sf.Crossfade(sf.SineWave(500, 440), sf.SineWave(400, 660), 200)"""
@overload
def Crossover(x: _One, hz: _Control = 1000, hz2: _Control = 0, hz3: _Control = 0, order: float = 4) -> Channels: ...
@overload
def Crossover(x: _Many, hz: _Control = 1000, hz2: _Control = 0, hz3: _Control = 0, order: float = 4) -> list[Channels]:
    """sf.Crossover(x, hz=1000, hz2=0, hz3=0, order=4)
        Linkwitz-Riley crossover: two to four bands, from the lowest, as a list; their sum has a flat frequency response.
        x: a signal, or a list of signals as channels
        hz: crossover frequency between the lowest two bands [Hz, number or signal]
        hz2: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz, number or signal]
        hz3: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz2, number or signal]
        order: order, 2, 4 or 8: 6 dB per octave each [whole, 2 to 8]
        The result is as long as the shortest signal.
        Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976
        In chains also: acrossover
        See also: MultibandCompressor
        Example: sf.Crossover(sf.WhiteNoise(300), 200, sf.NumericShape((0, 1000), (300, 4000)))"""
@overload
def crossover(x: _One, hz: _Control = 1000, hz2: _Control = 0, hz3: _Control = 0, order: float = 4) -> Channels: ...
@overload
def crossover(x: _Many, hz: _Control = 1000, hz2: _Control = 0, hz3: _Control = 0, order: float = 4) -> list[Channels]:
    """sf.Crossover(x, hz=1000, hz2=0, hz3=0, order=4)
        Linkwitz-Riley crossover: two to four bands, from the lowest, as a list; their sum has a flat frequency response.
        x: a signal, or a list of signals as channels
        hz: crossover frequency between the lowest two bands [Hz, number or signal]
        hz2: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz, number or signal]
        hz3: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz2, number or signal]
        order: order, 2, 4 or 8: 6 dB per octave each [whole, 2 to 8]
        The result is as long as the shortest signal.
        Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976
        In chains also: acrossover
        See also: MultibandCompressor
        Example: sf.Crossover(sf.WhiteNoise(300), 200, sf.NumericShape((0, 1000), (300, 4000)))"""
def Cut(start: float, end: float, x: _Sound) -> Signal:
    """sf.Cut(start, end, x)
        The part of a signal from one time to another; the very last sample of the signal is never included, as in Sonic Field.
        start: start time [ms, 0 and up]
        end: end time, exclusive [ms, from start up]
        x: a signal, or a list of signals as channels
        See also: Pad, SplitAtSilences
        Example: sf.Cut(100, 600, sf.SineWave(1000, 440))"""
def cut(start: float, end: float, x: _Sound) -> Signal:
    """sf.Cut(start, end, x)
        The part of a signal from one time to another; the very last sample of the signal is never included, as in Sonic Field.
        start: start time [ms, 0 and up]
        end: end time, exclusive [ms, from start up]
        x: a signal, or a list of signals as channels
        See also: Pad, SplitAtSilences
        Example: sf.Cut(100, 600, sf.SineWave(1000, 440))"""
def DADSR(ms: float, delay: float = 100, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Signal:
    """sf.DADSR(ms, delay=100, attack=10, decay=100, sustain=0.7, release=200, curve=-4)
        ADSR envelope that starts after a delay; total length ms + release.
        ms: time that the key is held, the delay included [ms, 0 and up]
        delay: delay: silence before the attack [ms, 0 and up]
        attack: attack: time from 0 to 1 [ms, 0 and up]
        decay: decay: time from 1 to the sustain level [ms, 0 and up]
        sustain: sustain level, while the key is held [0 to 1]
        release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR
        Example: sf.DADSR(300, 100, 10, 50, 0.6, 200)"""
def dadsr(ms: float, delay: float = 100, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Signal:
    """sf.DADSR(ms, delay=100, attack=10, decay=100, sustain=0.7, release=200, curve=-4)
        ADSR envelope that starts after a delay; total length ms + release.
        ms: time that the key is held, the delay included [ms, 0 and up]
        delay: delay: silence before the attack [ms, 0 and up]
        attack: attack: time from 0 to 1 [ms, 0 and up]
        decay: decay: time from 1 to the sustain level [ms, 0 and up]
        sustain: sustain level, while the key is held [0 to 1]
        release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR
        Example: sf.DADSR(300, 100, 10, 50, 0.6, 200)"""
@overload
def DB1(x: _One) -> Signal: ...
@overload
def DB1(x: _Many) -> Channels:
    """sf.DB1(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db1(x: _One) -> Signal: ...
@overload
def db1(x: _Many) -> Channels:
    """sf.DB1(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB10(x: _One) -> Signal: ...
@overload
def DB10(x: _Many) -> Channels:
    """sf.DB10(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db10(x: _One) -> Signal: ...
@overload
def db10(x: _Many) -> Channels:
    """sf.DB10(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB100(x: _One) -> Signal: ...
@overload
def DB100(x: _Many) -> Channels:
    """sf.DB100(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db100(x: _One) -> Signal: ...
@overload
def db100(x: _Many) -> Channels:
    """sf.DB100(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB11(x: _One) -> Signal: ...
@overload
def DB11(x: _Many) -> Channels:
    """sf.DB11(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db11(x: _One) -> Signal: ...
@overload
def db11(x: _Many) -> Channels:
    """sf.DB11(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB12(x: _One) -> Signal: ...
@overload
def DB12(x: _Many) -> Channels:
    """sf.DB12(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db12(x: _One) -> Signal: ...
@overload
def db12(x: _Many) -> Channels:
    """sf.DB12(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB13(x: _One) -> Signal: ...
@overload
def DB13(x: _Many) -> Channels:
    """sf.DB13(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db13(x: _One) -> Signal: ...
@overload
def db13(x: _Many) -> Channels:
    """sf.DB13(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB14(x: _One) -> Signal: ...
@overload
def DB14(x: _Many) -> Channels:
    """sf.DB14(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db14(x: _One) -> Signal: ...
@overload
def db14(x: _Many) -> Channels:
    """sf.DB14(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB15(x: _One) -> Signal: ...
@overload
def DB15(x: _Many) -> Channels:
    """sf.DB15(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db15(x: _One) -> Signal: ...
@overload
def db15(x: _Many) -> Channels:
    """sf.DB15(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB16(x: _One) -> Signal: ...
@overload
def DB16(x: _Many) -> Channels:
    """sf.DB16(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db16(x: _One) -> Signal: ...
@overload
def db16(x: _Many) -> Channels:
    """sf.DB16(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB17(x: _One) -> Signal: ...
@overload
def DB17(x: _Many) -> Channels:
    """sf.DB17(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db17(x: _One) -> Signal: ...
@overload
def db17(x: _Many) -> Channels:
    """sf.DB17(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB18(x: _One) -> Signal: ...
@overload
def DB18(x: _Many) -> Channels:
    """sf.DB18(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db18(x: _One) -> Signal: ...
@overload
def db18(x: _Many) -> Channels:
    """sf.DB18(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB19(x: _One) -> Signal: ...
@overload
def DB19(x: _Many) -> Channels:
    """sf.DB19(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db19(x: _One) -> Signal: ...
@overload
def db19(x: _Many) -> Channels:
    """sf.DB19(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB2(x: _One) -> Signal: ...
@overload
def DB2(x: _Many) -> Channels:
    """sf.DB2(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db2(x: _One) -> Signal: ...
@overload
def db2(x: _Many) -> Channels:
    """sf.DB2(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB20(x: _One) -> Signal: ...
@overload
def DB20(x: _Many) -> Channels:
    """sf.DB20(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db20(x: _One) -> Signal: ...
@overload
def db20(x: _Many) -> Channels:
    """sf.DB20(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB21(x: _One) -> Signal: ...
@overload
def DB21(x: _Many) -> Channels:
    """sf.DB21(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db21(x: _One) -> Signal: ...
@overload
def db21(x: _Many) -> Channels:
    """sf.DB21(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB22(x: _One) -> Signal: ...
@overload
def DB22(x: _Many) -> Channels:
    """sf.DB22(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db22(x: _One) -> Signal: ...
@overload
def db22(x: _Many) -> Channels:
    """sf.DB22(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB23(x: _One) -> Signal: ...
@overload
def DB23(x: _Many) -> Channels:
    """sf.DB23(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db23(x: _One) -> Signal: ...
@overload
def db23(x: _Many) -> Channels:
    """sf.DB23(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB24(x: _One) -> Signal: ...
@overload
def DB24(x: _Many) -> Channels:
    """sf.DB24(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db24(x: _One) -> Signal: ...
@overload
def db24(x: _Many) -> Channels:
    """sf.DB24(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB25(x: _One) -> Signal: ...
@overload
def DB25(x: _Many) -> Channels:
    """sf.DB25(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db25(x: _One) -> Signal: ...
@overload
def db25(x: _Many) -> Channels:
    """sf.DB25(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB26(x: _One) -> Signal: ...
@overload
def DB26(x: _Many) -> Channels:
    """sf.DB26(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db26(x: _One) -> Signal: ...
@overload
def db26(x: _Many) -> Channels:
    """sf.DB26(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB27(x: _One) -> Signal: ...
@overload
def DB27(x: _Many) -> Channels:
    """sf.DB27(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db27(x: _One) -> Signal: ...
@overload
def db27(x: _Many) -> Channels:
    """sf.DB27(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB28(x: _One) -> Signal: ...
@overload
def DB28(x: _Many) -> Channels:
    """sf.DB28(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db28(x: _One) -> Signal: ...
@overload
def db28(x: _Many) -> Channels:
    """sf.DB28(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB29(x: _One) -> Signal: ...
@overload
def DB29(x: _Many) -> Channels:
    """sf.DB29(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db29(x: _One) -> Signal: ...
@overload
def db29(x: _Many) -> Channels:
    """sf.DB29(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB3(x: _One) -> Signal: ...
@overload
def DB3(x: _Many) -> Channels:
    """sf.DB3(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db3(x: _One) -> Signal: ...
@overload
def db3(x: _Many) -> Channels:
    """sf.DB3(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB30(x: _One) -> Signal: ...
@overload
def DB30(x: _Many) -> Channels:
    """sf.DB30(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db30(x: _One) -> Signal: ...
@overload
def db30(x: _Many) -> Channels:
    """sf.DB30(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB31(x: _One) -> Signal: ...
@overload
def DB31(x: _Many) -> Channels:
    """sf.DB31(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db31(x: _One) -> Signal: ...
@overload
def db31(x: _Many) -> Channels:
    """sf.DB31(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB32(x: _One) -> Signal: ...
@overload
def DB32(x: _Many) -> Channels:
    """sf.DB32(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db32(x: _One) -> Signal: ...
@overload
def db32(x: _Many) -> Channels:
    """sf.DB32(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB33(x: _One) -> Signal: ...
@overload
def DB33(x: _Many) -> Channels:
    """sf.DB33(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db33(x: _One) -> Signal: ...
@overload
def db33(x: _Many) -> Channels:
    """sf.DB33(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB34(x: _One) -> Signal: ...
@overload
def DB34(x: _Many) -> Channels:
    """sf.DB34(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db34(x: _One) -> Signal: ...
@overload
def db34(x: _Many) -> Channels:
    """sf.DB34(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB35(x: _One) -> Signal: ...
@overload
def DB35(x: _Many) -> Channels:
    """sf.DB35(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db35(x: _One) -> Signal: ...
@overload
def db35(x: _Many) -> Channels:
    """sf.DB35(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB36(x: _One) -> Signal: ...
@overload
def DB36(x: _Many) -> Channels:
    """sf.DB36(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db36(x: _One) -> Signal: ...
@overload
def db36(x: _Many) -> Channels:
    """sf.DB36(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB37(x: _One) -> Signal: ...
@overload
def DB37(x: _Many) -> Channels:
    """sf.DB37(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db37(x: _One) -> Signal: ...
@overload
def db37(x: _Many) -> Channels:
    """sf.DB37(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB38(x: _One) -> Signal: ...
@overload
def DB38(x: _Many) -> Channels:
    """sf.DB38(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db38(x: _One) -> Signal: ...
@overload
def db38(x: _Many) -> Channels:
    """sf.DB38(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB39(x: _One) -> Signal: ...
@overload
def DB39(x: _Many) -> Channels:
    """sf.DB39(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db39(x: _One) -> Signal: ...
@overload
def db39(x: _Many) -> Channels:
    """sf.DB39(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB4(x: _One) -> Signal: ...
@overload
def DB4(x: _Many) -> Channels:
    """sf.DB4(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db4(x: _One) -> Signal: ...
@overload
def db4(x: _Many) -> Channels:
    """sf.DB4(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB40(x: _One) -> Signal: ...
@overload
def DB40(x: _Many) -> Channels:
    """sf.DB40(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db40(x: _One) -> Signal: ...
@overload
def db40(x: _Many) -> Channels:
    """sf.DB40(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB41(x: _One) -> Signal: ...
@overload
def DB41(x: _Many) -> Channels:
    """sf.DB41(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db41(x: _One) -> Signal: ...
@overload
def db41(x: _Many) -> Channels:
    """sf.DB41(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB42(x: _One) -> Signal: ...
@overload
def DB42(x: _Many) -> Channels:
    """sf.DB42(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db42(x: _One) -> Signal: ...
@overload
def db42(x: _Many) -> Channels:
    """sf.DB42(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB43(x: _One) -> Signal: ...
@overload
def DB43(x: _Many) -> Channels:
    """sf.DB43(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db43(x: _One) -> Signal: ...
@overload
def db43(x: _Many) -> Channels:
    """sf.DB43(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB44(x: _One) -> Signal: ...
@overload
def DB44(x: _Many) -> Channels:
    """sf.DB44(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db44(x: _One) -> Signal: ...
@overload
def db44(x: _Many) -> Channels:
    """sf.DB44(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB45(x: _One) -> Signal: ...
@overload
def DB45(x: _Many) -> Channels:
    """sf.DB45(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db45(x: _One) -> Signal: ...
@overload
def db45(x: _Many) -> Channels:
    """sf.DB45(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB46(x: _One) -> Signal: ...
@overload
def DB46(x: _Many) -> Channels:
    """sf.DB46(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db46(x: _One) -> Signal: ...
@overload
def db46(x: _Many) -> Channels:
    """sf.DB46(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB47(x: _One) -> Signal: ...
@overload
def DB47(x: _Many) -> Channels:
    """sf.DB47(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db47(x: _One) -> Signal: ...
@overload
def db47(x: _Many) -> Channels:
    """sf.DB47(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB48(x: _One) -> Signal: ...
@overload
def DB48(x: _Many) -> Channels:
    """sf.DB48(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db48(x: _One) -> Signal: ...
@overload
def db48(x: _Many) -> Channels:
    """sf.DB48(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB49(x: _One) -> Signal: ...
@overload
def DB49(x: _Many) -> Channels:
    """sf.DB49(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db49(x: _One) -> Signal: ...
@overload
def db49(x: _Many) -> Channels:
    """sf.DB49(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB5(x: _One) -> Signal: ...
@overload
def DB5(x: _Many) -> Channels:
    """sf.DB5(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db5(x: _One) -> Signal: ...
@overload
def db5(x: _Many) -> Channels:
    """sf.DB5(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB50(x: _One) -> Signal: ...
@overload
def DB50(x: _Many) -> Channels:
    """sf.DB50(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db50(x: _One) -> Signal: ...
@overload
def db50(x: _Many) -> Channels:
    """sf.DB50(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB51(x: _One) -> Signal: ...
@overload
def DB51(x: _Many) -> Channels:
    """sf.DB51(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db51(x: _One) -> Signal: ...
@overload
def db51(x: _Many) -> Channels:
    """sf.DB51(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB52(x: _One) -> Signal: ...
@overload
def DB52(x: _Many) -> Channels:
    """sf.DB52(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db52(x: _One) -> Signal: ...
@overload
def db52(x: _Many) -> Channels:
    """sf.DB52(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB53(x: _One) -> Signal: ...
@overload
def DB53(x: _Many) -> Channels:
    """sf.DB53(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db53(x: _One) -> Signal: ...
@overload
def db53(x: _Many) -> Channels:
    """sf.DB53(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB54(x: _One) -> Signal: ...
@overload
def DB54(x: _Many) -> Channels:
    """sf.DB54(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db54(x: _One) -> Signal: ...
@overload
def db54(x: _Many) -> Channels:
    """sf.DB54(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB55(x: _One) -> Signal: ...
@overload
def DB55(x: _Many) -> Channels:
    """sf.DB55(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db55(x: _One) -> Signal: ...
@overload
def db55(x: _Many) -> Channels:
    """sf.DB55(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB56(x: _One) -> Signal: ...
@overload
def DB56(x: _Many) -> Channels:
    """sf.DB56(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db56(x: _One) -> Signal: ...
@overload
def db56(x: _Many) -> Channels:
    """sf.DB56(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB57(x: _One) -> Signal: ...
@overload
def DB57(x: _Many) -> Channels:
    """sf.DB57(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db57(x: _One) -> Signal: ...
@overload
def db57(x: _Many) -> Channels:
    """sf.DB57(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB58(x: _One) -> Signal: ...
@overload
def DB58(x: _Many) -> Channels:
    """sf.DB58(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db58(x: _One) -> Signal: ...
@overload
def db58(x: _Many) -> Channels:
    """sf.DB58(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB59(x: _One) -> Signal: ...
@overload
def DB59(x: _Many) -> Channels:
    """sf.DB59(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db59(x: _One) -> Signal: ...
@overload
def db59(x: _Many) -> Channels:
    """sf.DB59(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB6(x: _One) -> Signal: ...
@overload
def DB6(x: _Many) -> Channels:
    """sf.DB6(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db6(x: _One) -> Signal: ...
@overload
def db6(x: _Many) -> Channels:
    """sf.DB6(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB60(x: _One) -> Signal: ...
@overload
def DB60(x: _Many) -> Channels:
    """sf.DB60(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db60(x: _One) -> Signal: ...
@overload
def db60(x: _Many) -> Channels:
    """sf.DB60(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB61(x: _One) -> Signal: ...
@overload
def DB61(x: _Many) -> Channels:
    """sf.DB61(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db61(x: _One) -> Signal: ...
@overload
def db61(x: _Many) -> Channels:
    """sf.DB61(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB62(x: _One) -> Signal: ...
@overload
def DB62(x: _Many) -> Channels:
    """sf.DB62(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db62(x: _One) -> Signal: ...
@overload
def db62(x: _Many) -> Channels:
    """sf.DB62(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB63(x: _One) -> Signal: ...
@overload
def DB63(x: _Many) -> Channels:
    """sf.DB63(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db63(x: _One) -> Signal: ...
@overload
def db63(x: _Many) -> Channels:
    """sf.DB63(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB64(x: _One) -> Signal: ...
@overload
def DB64(x: _Many) -> Channels:
    """sf.DB64(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db64(x: _One) -> Signal: ...
@overload
def db64(x: _Many) -> Channels:
    """sf.DB64(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB65(x: _One) -> Signal: ...
@overload
def DB65(x: _Many) -> Channels:
    """sf.DB65(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db65(x: _One) -> Signal: ...
@overload
def db65(x: _Many) -> Channels:
    """sf.DB65(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB66(x: _One) -> Signal: ...
@overload
def DB66(x: _Many) -> Channels:
    """sf.DB66(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db66(x: _One) -> Signal: ...
@overload
def db66(x: _Many) -> Channels:
    """sf.DB66(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB67(x: _One) -> Signal: ...
@overload
def DB67(x: _Many) -> Channels:
    """sf.DB67(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db67(x: _One) -> Signal: ...
@overload
def db67(x: _Many) -> Channels:
    """sf.DB67(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB68(x: _One) -> Signal: ...
@overload
def DB68(x: _Many) -> Channels:
    """sf.DB68(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db68(x: _One) -> Signal: ...
@overload
def db68(x: _Many) -> Channels:
    """sf.DB68(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB69(x: _One) -> Signal: ...
@overload
def DB69(x: _Many) -> Channels:
    """sf.DB69(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db69(x: _One) -> Signal: ...
@overload
def db69(x: _Many) -> Channels:
    """sf.DB69(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB7(x: _One) -> Signal: ...
@overload
def DB7(x: _Many) -> Channels:
    """sf.DB7(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db7(x: _One) -> Signal: ...
@overload
def db7(x: _Many) -> Channels:
    """sf.DB7(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB70(x: _One) -> Signal: ...
@overload
def DB70(x: _Many) -> Channels:
    """sf.DB70(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db70(x: _One) -> Signal: ...
@overload
def db70(x: _Many) -> Channels:
    """sf.DB70(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB71(x: _One) -> Signal: ...
@overload
def DB71(x: _Many) -> Channels:
    """sf.DB71(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db71(x: _One) -> Signal: ...
@overload
def db71(x: _Many) -> Channels:
    """sf.DB71(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB72(x: _One) -> Signal: ...
@overload
def DB72(x: _Many) -> Channels:
    """sf.DB72(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db72(x: _One) -> Signal: ...
@overload
def db72(x: _Many) -> Channels:
    """sf.DB72(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB73(x: _One) -> Signal: ...
@overload
def DB73(x: _Many) -> Channels:
    """sf.DB73(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db73(x: _One) -> Signal: ...
@overload
def db73(x: _Many) -> Channels:
    """sf.DB73(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB74(x: _One) -> Signal: ...
@overload
def DB74(x: _Many) -> Channels:
    """sf.DB74(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db74(x: _One) -> Signal: ...
@overload
def db74(x: _Many) -> Channels:
    """sf.DB74(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB75(x: _One) -> Signal: ...
@overload
def DB75(x: _Many) -> Channels:
    """sf.DB75(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db75(x: _One) -> Signal: ...
@overload
def db75(x: _Many) -> Channels:
    """sf.DB75(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB76(x: _One) -> Signal: ...
@overload
def DB76(x: _Many) -> Channels:
    """sf.DB76(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db76(x: _One) -> Signal: ...
@overload
def db76(x: _Many) -> Channels:
    """sf.DB76(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB77(x: _One) -> Signal: ...
@overload
def DB77(x: _Many) -> Channels:
    """sf.DB77(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db77(x: _One) -> Signal: ...
@overload
def db77(x: _Many) -> Channels:
    """sf.DB77(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB78(x: _One) -> Signal: ...
@overload
def DB78(x: _Many) -> Channels:
    """sf.DB78(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db78(x: _One) -> Signal: ...
@overload
def db78(x: _Many) -> Channels:
    """sf.DB78(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB79(x: _One) -> Signal: ...
@overload
def DB79(x: _Many) -> Channels:
    """sf.DB79(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db79(x: _One) -> Signal: ...
@overload
def db79(x: _Many) -> Channels:
    """sf.DB79(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB8(x: _One) -> Signal: ...
@overload
def DB8(x: _Many) -> Channels:
    """sf.DB8(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db8(x: _One) -> Signal: ...
@overload
def db8(x: _Many) -> Channels:
    """sf.DB8(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB80(x: _One) -> Signal: ...
@overload
def DB80(x: _Many) -> Channels:
    """sf.DB80(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db80(x: _One) -> Signal: ...
@overload
def db80(x: _Many) -> Channels:
    """sf.DB80(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB81(x: _One) -> Signal: ...
@overload
def DB81(x: _Many) -> Channels:
    """sf.DB81(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db81(x: _One) -> Signal: ...
@overload
def db81(x: _Many) -> Channels:
    """sf.DB81(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB82(x: _One) -> Signal: ...
@overload
def DB82(x: _Many) -> Channels:
    """sf.DB82(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db82(x: _One) -> Signal: ...
@overload
def db82(x: _Many) -> Channels:
    """sf.DB82(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB83(x: _One) -> Signal: ...
@overload
def DB83(x: _Many) -> Channels:
    """sf.DB83(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db83(x: _One) -> Signal: ...
@overload
def db83(x: _Many) -> Channels:
    """sf.DB83(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB84(x: _One) -> Signal: ...
@overload
def DB84(x: _Many) -> Channels:
    """sf.DB84(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db84(x: _One) -> Signal: ...
@overload
def db84(x: _Many) -> Channels:
    """sf.DB84(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB85(x: _One) -> Signal: ...
@overload
def DB85(x: _Many) -> Channels:
    """sf.DB85(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db85(x: _One) -> Signal: ...
@overload
def db85(x: _Many) -> Channels:
    """sf.DB85(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB86(x: _One) -> Signal: ...
@overload
def DB86(x: _Many) -> Channels:
    """sf.DB86(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db86(x: _One) -> Signal: ...
@overload
def db86(x: _Many) -> Channels:
    """sf.DB86(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB87(x: _One) -> Signal: ...
@overload
def DB87(x: _Many) -> Channels:
    """sf.DB87(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db87(x: _One) -> Signal: ...
@overload
def db87(x: _Many) -> Channels:
    """sf.DB87(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB88(x: _One) -> Signal: ...
@overload
def DB88(x: _Many) -> Channels:
    """sf.DB88(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db88(x: _One) -> Signal: ...
@overload
def db88(x: _Many) -> Channels:
    """sf.DB88(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB89(x: _One) -> Signal: ...
@overload
def DB89(x: _Many) -> Channels:
    """sf.DB89(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db89(x: _One) -> Signal: ...
@overload
def db89(x: _Many) -> Channels:
    """sf.DB89(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB9(x: _One) -> Signal: ...
@overload
def DB9(x: _Many) -> Channels:
    """sf.DB9(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db9(x: _One) -> Signal: ...
@overload
def db9(x: _Many) -> Channels:
    """sf.DB9(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB90(x: _One) -> Signal: ...
@overload
def DB90(x: _Many) -> Channels:
    """sf.DB90(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db90(x: _One) -> Signal: ...
@overload
def db90(x: _Many) -> Channels:
    """sf.DB90(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB91(x: _One) -> Signal: ...
@overload
def DB91(x: _Many) -> Channels:
    """sf.DB91(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db91(x: _One) -> Signal: ...
@overload
def db91(x: _Many) -> Channels:
    """sf.DB91(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB92(x: _One) -> Signal: ...
@overload
def DB92(x: _Many) -> Channels:
    """sf.DB92(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db92(x: _One) -> Signal: ...
@overload
def db92(x: _Many) -> Channels:
    """sf.DB92(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB93(x: _One) -> Signal: ...
@overload
def DB93(x: _Many) -> Channels:
    """sf.DB93(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db93(x: _One) -> Signal: ...
@overload
def db93(x: _Many) -> Channels:
    """sf.DB93(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB94(x: _One) -> Signal: ...
@overload
def DB94(x: _Many) -> Channels:
    """sf.DB94(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db94(x: _One) -> Signal: ...
@overload
def db94(x: _Many) -> Channels:
    """sf.DB94(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB95(x: _One) -> Signal: ...
@overload
def DB95(x: _Many) -> Channels:
    """sf.DB95(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db95(x: _One) -> Signal: ...
@overload
def db95(x: _Many) -> Channels:
    """sf.DB95(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB96(x: _One) -> Signal: ...
@overload
def DB96(x: _Many) -> Channels:
    """sf.DB96(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db96(x: _One) -> Signal: ...
@overload
def db96(x: _Many) -> Channels:
    """sf.DB96(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB97(x: _One) -> Signal: ...
@overload
def DB97(x: _Many) -> Channels:
    """sf.DB97(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db97(x: _One) -> Signal: ...
@overload
def db97(x: _Many) -> Channels:
    """sf.DB97(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB98(x: _One) -> Signal: ...
@overload
def DB98(x: _Many) -> Channels:
    """sf.DB98(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db98(x: _One) -> Signal: ...
@overload
def db98(x: _Many) -> Channels:
    """sf.DB98(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB99(x: _One) -> Signal: ...
@overload
def DB99(x: _Many) -> Channels:
    """sf.DB99(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def db99(x: _One) -> Signal: ...
@overload
def db99(x: _Many) -> Channels:
    """sf.DB99(x)
        Gain of the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB6(sf.SineWave(1000, 440))"""
@overload
def DB_0(x: _One) -> Signal: ...
@overload
def DB_0(x: _Many) -> Channels:
    """sf.DB_0(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_0(x: _One) -> Signal: ...
@overload
def db_0(x: _Many) -> Channels:
    """sf.DB_0(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_1(x: _One) -> Signal: ...
@overload
def DB_1(x: _Many) -> Channels:
    """sf.DB_1(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_1(x: _One) -> Signal: ...
@overload
def db_1(x: _Many) -> Channels:
    """sf.DB_1(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_10(x: _One) -> Signal: ...
@overload
def DB_10(x: _Many) -> Channels:
    """sf.DB_10(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_10(x: _One) -> Signal: ...
@overload
def db_10(x: _Many) -> Channels:
    """sf.DB_10(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_100(x: _One) -> Signal: ...
@overload
def DB_100(x: _Many) -> Channels:
    """sf.DB_100(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_100(x: _One) -> Signal: ...
@overload
def db_100(x: _Many) -> Channels:
    """sf.DB_100(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_11(x: _One) -> Signal: ...
@overload
def DB_11(x: _Many) -> Channels:
    """sf.DB_11(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_11(x: _One) -> Signal: ...
@overload
def db_11(x: _Many) -> Channels:
    """sf.DB_11(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_12(x: _One) -> Signal: ...
@overload
def DB_12(x: _Many) -> Channels:
    """sf.DB_12(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_12(x: _One) -> Signal: ...
@overload
def db_12(x: _Many) -> Channels:
    """sf.DB_12(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_13(x: _One) -> Signal: ...
@overload
def DB_13(x: _Many) -> Channels:
    """sf.DB_13(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_13(x: _One) -> Signal: ...
@overload
def db_13(x: _Many) -> Channels:
    """sf.DB_13(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_14(x: _One) -> Signal: ...
@overload
def DB_14(x: _Many) -> Channels:
    """sf.DB_14(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_14(x: _One) -> Signal: ...
@overload
def db_14(x: _Many) -> Channels:
    """sf.DB_14(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_15(x: _One) -> Signal: ...
@overload
def DB_15(x: _Many) -> Channels:
    """sf.DB_15(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_15(x: _One) -> Signal: ...
@overload
def db_15(x: _Many) -> Channels:
    """sf.DB_15(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_16(x: _One) -> Signal: ...
@overload
def DB_16(x: _Many) -> Channels:
    """sf.DB_16(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_16(x: _One) -> Signal: ...
@overload
def db_16(x: _Many) -> Channels:
    """sf.DB_16(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_17(x: _One) -> Signal: ...
@overload
def DB_17(x: _Many) -> Channels:
    """sf.DB_17(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_17(x: _One) -> Signal: ...
@overload
def db_17(x: _Many) -> Channels:
    """sf.DB_17(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_18(x: _One) -> Signal: ...
@overload
def DB_18(x: _Many) -> Channels:
    """sf.DB_18(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_18(x: _One) -> Signal: ...
@overload
def db_18(x: _Many) -> Channels:
    """sf.DB_18(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_19(x: _One) -> Signal: ...
@overload
def DB_19(x: _Many) -> Channels:
    """sf.DB_19(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_19(x: _One) -> Signal: ...
@overload
def db_19(x: _Many) -> Channels:
    """sf.DB_19(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_2(x: _One) -> Signal: ...
@overload
def DB_2(x: _Many) -> Channels:
    """sf.DB_2(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_2(x: _One) -> Signal: ...
@overload
def db_2(x: _Many) -> Channels:
    """sf.DB_2(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_20(x: _One) -> Signal: ...
@overload
def DB_20(x: _Many) -> Channels:
    """sf.DB_20(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_20(x: _One) -> Signal: ...
@overload
def db_20(x: _Many) -> Channels:
    """sf.DB_20(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_21(x: _One) -> Signal: ...
@overload
def DB_21(x: _Many) -> Channels:
    """sf.DB_21(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_21(x: _One) -> Signal: ...
@overload
def db_21(x: _Many) -> Channels:
    """sf.DB_21(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_22(x: _One) -> Signal: ...
@overload
def DB_22(x: _Many) -> Channels:
    """sf.DB_22(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_22(x: _One) -> Signal: ...
@overload
def db_22(x: _Many) -> Channels:
    """sf.DB_22(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_23(x: _One) -> Signal: ...
@overload
def DB_23(x: _Many) -> Channels:
    """sf.DB_23(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_23(x: _One) -> Signal: ...
@overload
def db_23(x: _Many) -> Channels:
    """sf.DB_23(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_24(x: _One) -> Signal: ...
@overload
def DB_24(x: _Many) -> Channels:
    """sf.DB_24(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_24(x: _One) -> Signal: ...
@overload
def db_24(x: _Many) -> Channels:
    """sf.DB_24(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_25(x: _One) -> Signal: ...
@overload
def DB_25(x: _Many) -> Channels:
    """sf.DB_25(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_25(x: _One) -> Signal: ...
@overload
def db_25(x: _Many) -> Channels:
    """sf.DB_25(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_26(x: _One) -> Signal: ...
@overload
def DB_26(x: _Many) -> Channels:
    """sf.DB_26(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_26(x: _One) -> Signal: ...
@overload
def db_26(x: _Many) -> Channels:
    """sf.DB_26(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_27(x: _One) -> Signal: ...
@overload
def DB_27(x: _Many) -> Channels:
    """sf.DB_27(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_27(x: _One) -> Signal: ...
@overload
def db_27(x: _Many) -> Channels:
    """sf.DB_27(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_28(x: _One) -> Signal: ...
@overload
def DB_28(x: _Many) -> Channels:
    """sf.DB_28(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_28(x: _One) -> Signal: ...
@overload
def db_28(x: _Many) -> Channels:
    """sf.DB_28(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_29(x: _One) -> Signal: ...
@overload
def DB_29(x: _Many) -> Channels:
    """sf.DB_29(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_29(x: _One) -> Signal: ...
@overload
def db_29(x: _Many) -> Channels:
    """sf.DB_29(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_3(x: _One) -> Signal: ...
@overload
def DB_3(x: _Many) -> Channels:
    """sf.DB_3(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_3(x: _One) -> Signal: ...
@overload
def db_3(x: _Many) -> Channels:
    """sf.DB_3(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_30(x: _One) -> Signal: ...
@overload
def DB_30(x: _Many) -> Channels:
    """sf.DB_30(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_30(x: _One) -> Signal: ...
@overload
def db_30(x: _Many) -> Channels:
    """sf.DB_30(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_31(x: _One) -> Signal: ...
@overload
def DB_31(x: _Many) -> Channels:
    """sf.DB_31(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_31(x: _One) -> Signal: ...
@overload
def db_31(x: _Many) -> Channels:
    """sf.DB_31(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_32(x: _One) -> Signal: ...
@overload
def DB_32(x: _Many) -> Channels:
    """sf.DB_32(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_32(x: _One) -> Signal: ...
@overload
def db_32(x: _Many) -> Channels:
    """sf.DB_32(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_33(x: _One) -> Signal: ...
@overload
def DB_33(x: _Many) -> Channels:
    """sf.DB_33(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_33(x: _One) -> Signal: ...
@overload
def db_33(x: _Many) -> Channels:
    """sf.DB_33(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_34(x: _One) -> Signal: ...
@overload
def DB_34(x: _Many) -> Channels:
    """sf.DB_34(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_34(x: _One) -> Signal: ...
@overload
def db_34(x: _Many) -> Channels:
    """sf.DB_34(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_35(x: _One) -> Signal: ...
@overload
def DB_35(x: _Many) -> Channels:
    """sf.DB_35(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_35(x: _One) -> Signal: ...
@overload
def db_35(x: _Many) -> Channels:
    """sf.DB_35(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_36(x: _One) -> Signal: ...
@overload
def DB_36(x: _Many) -> Channels:
    """sf.DB_36(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_36(x: _One) -> Signal: ...
@overload
def db_36(x: _Many) -> Channels:
    """sf.DB_36(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_37(x: _One) -> Signal: ...
@overload
def DB_37(x: _Many) -> Channels:
    """sf.DB_37(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_37(x: _One) -> Signal: ...
@overload
def db_37(x: _Many) -> Channels:
    """sf.DB_37(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_38(x: _One) -> Signal: ...
@overload
def DB_38(x: _Many) -> Channels:
    """sf.DB_38(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_38(x: _One) -> Signal: ...
@overload
def db_38(x: _Many) -> Channels:
    """sf.DB_38(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_39(x: _One) -> Signal: ...
@overload
def DB_39(x: _Many) -> Channels:
    """sf.DB_39(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_39(x: _One) -> Signal: ...
@overload
def db_39(x: _Many) -> Channels:
    """sf.DB_39(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_4(x: _One) -> Signal: ...
@overload
def DB_4(x: _Many) -> Channels:
    """sf.DB_4(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_4(x: _One) -> Signal: ...
@overload
def db_4(x: _Many) -> Channels:
    """sf.DB_4(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_40(x: _One) -> Signal: ...
@overload
def DB_40(x: _Many) -> Channels:
    """sf.DB_40(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_40(x: _One) -> Signal: ...
@overload
def db_40(x: _Many) -> Channels:
    """sf.DB_40(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_41(x: _One) -> Signal: ...
@overload
def DB_41(x: _Many) -> Channels:
    """sf.DB_41(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_41(x: _One) -> Signal: ...
@overload
def db_41(x: _Many) -> Channels:
    """sf.DB_41(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_42(x: _One) -> Signal: ...
@overload
def DB_42(x: _Many) -> Channels:
    """sf.DB_42(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_42(x: _One) -> Signal: ...
@overload
def db_42(x: _Many) -> Channels:
    """sf.DB_42(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_43(x: _One) -> Signal: ...
@overload
def DB_43(x: _Many) -> Channels:
    """sf.DB_43(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_43(x: _One) -> Signal: ...
@overload
def db_43(x: _Many) -> Channels:
    """sf.DB_43(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_44(x: _One) -> Signal: ...
@overload
def DB_44(x: _Many) -> Channels:
    """sf.DB_44(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_44(x: _One) -> Signal: ...
@overload
def db_44(x: _Many) -> Channels:
    """sf.DB_44(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_45(x: _One) -> Signal: ...
@overload
def DB_45(x: _Many) -> Channels:
    """sf.DB_45(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_45(x: _One) -> Signal: ...
@overload
def db_45(x: _Many) -> Channels:
    """sf.DB_45(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_46(x: _One) -> Signal: ...
@overload
def DB_46(x: _Many) -> Channels:
    """sf.DB_46(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_46(x: _One) -> Signal: ...
@overload
def db_46(x: _Many) -> Channels:
    """sf.DB_46(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_47(x: _One) -> Signal: ...
@overload
def DB_47(x: _Many) -> Channels:
    """sf.DB_47(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_47(x: _One) -> Signal: ...
@overload
def db_47(x: _Many) -> Channels:
    """sf.DB_47(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_48(x: _One) -> Signal: ...
@overload
def DB_48(x: _Many) -> Channels:
    """sf.DB_48(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_48(x: _One) -> Signal: ...
@overload
def db_48(x: _Many) -> Channels:
    """sf.DB_48(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_49(x: _One) -> Signal: ...
@overload
def DB_49(x: _Many) -> Channels:
    """sf.DB_49(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_49(x: _One) -> Signal: ...
@overload
def db_49(x: _Many) -> Channels:
    """sf.DB_49(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_5(x: _One) -> Signal: ...
@overload
def DB_5(x: _Many) -> Channels:
    """sf.DB_5(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_5(x: _One) -> Signal: ...
@overload
def db_5(x: _Many) -> Channels:
    """sf.DB_5(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_50(x: _One) -> Signal: ...
@overload
def DB_50(x: _Many) -> Channels:
    """sf.DB_50(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_50(x: _One) -> Signal: ...
@overload
def db_50(x: _Many) -> Channels:
    """sf.DB_50(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_51(x: _One) -> Signal: ...
@overload
def DB_51(x: _Many) -> Channels:
    """sf.DB_51(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_51(x: _One) -> Signal: ...
@overload
def db_51(x: _Many) -> Channels:
    """sf.DB_51(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_52(x: _One) -> Signal: ...
@overload
def DB_52(x: _Many) -> Channels:
    """sf.DB_52(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_52(x: _One) -> Signal: ...
@overload
def db_52(x: _Many) -> Channels:
    """sf.DB_52(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_53(x: _One) -> Signal: ...
@overload
def DB_53(x: _Many) -> Channels:
    """sf.DB_53(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_53(x: _One) -> Signal: ...
@overload
def db_53(x: _Many) -> Channels:
    """sf.DB_53(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_54(x: _One) -> Signal: ...
@overload
def DB_54(x: _Many) -> Channels:
    """sf.DB_54(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_54(x: _One) -> Signal: ...
@overload
def db_54(x: _Many) -> Channels:
    """sf.DB_54(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_55(x: _One) -> Signal: ...
@overload
def DB_55(x: _Many) -> Channels:
    """sf.DB_55(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_55(x: _One) -> Signal: ...
@overload
def db_55(x: _Many) -> Channels:
    """sf.DB_55(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_56(x: _One) -> Signal: ...
@overload
def DB_56(x: _Many) -> Channels:
    """sf.DB_56(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_56(x: _One) -> Signal: ...
@overload
def db_56(x: _Many) -> Channels:
    """sf.DB_56(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_57(x: _One) -> Signal: ...
@overload
def DB_57(x: _Many) -> Channels:
    """sf.DB_57(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_57(x: _One) -> Signal: ...
@overload
def db_57(x: _Many) -> Channels:
    """sf.DB_57(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_58(x: _One) -> Signal: ...
@overload
def DB_58(x: _Many) -> Channels:
    """sf.DB_58(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_58(x: _One) -> Signal: ...
@overload
def db_58(x: _Many) -> Channels:
    """sf.DB_58(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_59(x: _One) -> Signal: ...
@overload
def DB_59(x: _Many) -> Channels:
    """sf.DB_59(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_59(x: _One) -> Signal: ...
@overload
def db_59(x: _Many) -> Channels:
    """sf.DB_59(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_6(x: _One) -> Signal: ...
@overload
def DB_6(x: _Many) -> Channels:
    """sf.DB_6(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_6(x: _One) -> Signal: ...
@overload
def db_6(x: _Many) -> Channels:
    """sf.DB_6(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_60(x: _One) -> Signal: ...
@overload
def DB_60(x: _Many) -> Channels:
    """sf.DB_60(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_60(x: _One) -> Signal: ...
@overload
def db_60(x: _Many) -> Channels:
    """sf.DB_60(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_61(x: _One) -> Signal: ...
@overload
def DB_61(x: _Many) -> Channels:
    """sf.DB_61(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_61(x: _One) -> Signal: ...
@overload
def db_61(x: _Many) -> Channels:
    """sf.DB_61(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_62(x: _One) -> Signal: ...
@overload
def DB_62(x: _Many) -> Channels:
    """sf.DB_62(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_62(x: _One) -> Signal: ...
@overload
def db_62(x: _Many) -> Channels:
    """sf.DB_62(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_63(x: _One) -> Signal: ...
@overload
def DB_63(x: _Many) -> Channels:
    """sf.DB_63(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_63(x: _One) -> Signal: ...
@overload
def db_63(x: _Many) -> Channels:
    """sf.DB_63(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_64(x: _One) -> Signal: ...
@overload
def DB_64(x: _Many) -> Channels:
    """sf.DB_64(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_64(x: _One) -> Signal: ...
@overload
def db_64(x: _Many) -> Channels:
    """sf.DB_64(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_65(x: _One) -> Signal: ...
@overload
def DB_65(x: _Many) -> Channels:
    """sf.DB_65(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_65(x: _One) -> Signal: ...
@overload
def db_65(x: _Many) -> Channels:
    """sf.DB_65(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_66(x: _One) -> Signal: ...
@overload
def DB_66(x: _Many) -> Channels:
    """sf.DB_66(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_66(x: _One) -> Signal: ...
@overload
def db_66(x: _Many) -> Channels:
    """sf.DB_66(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_67(x: _One) -> Signal: ...
@overload
def DB_67(x: _Many) -> Channels:
    """sf.DB_67(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_67(x: _One) -> Signal: ...
@overload
def db_67(x: _Many) -> Channels:
    """sf.DB_67(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_68(x: _One) -> Signal: ...
@overload
def DB_68(x: _Many) -> Channels:
    """sf.DB_68(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_68(x: _One) -> Signal: ...
@overload
def db_68(x: _Many) -> Channels:
    """sf.DB_68(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_69(x: _One) -> Signal: ...
@overload
def DB_69(x: _Many) -> Channels:
    """sf.DB_69(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_69(x: _One) -> Signal: ...
@overload
def db_69(x: _Many) -> Channels:
    """sf.DB_69(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_7(x: _One) -> Signal: ...
@overload
def DB_7(x: _Many) -> Channels:
    """sf.DB_7(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_7(x: _One) -> Signal: ...
@overload
def db_7(x: _Many) -> Channels:
    """sf.DB_7(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_70(x: _One) -> Signal: ...
@overload
def DB_70(x: _Many) -> Channels:
    """sf.DB_70(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_70(x: _One) -> Signal: ...
@overload
def db_70(x: _Many) -> Channels:
    """sf.DB_70(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_71(x: _One) -> Signal: ...
@overload
def DB_71(x: _Many) -> Channels:
    """sf.DB_71(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_71(x: _One) -> Signal: ...
@overload
def db_71(x: _Many) -> Channels:
    """sf.DB_71(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_72(x: _One) -> Signal: ...
@overload
def DB_72(x: _Many) -> Channels:
    """sf.DB_72(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_72(x: _One) -> Signal: ...
@overload
def db_72(x: _Many) -> Channels:
    """sf.DB_72(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_73(x: _One) -> Signal: ...
@overload
def DB_73(x: _Many) -> Channels:
    """sf.DB_73(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_73(x: _One) -> Signal: ...
@overload
def db_73(x: _Many) -> Channels:
    """sf.DB_73(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_74(x: _One) -> Signal: ...
@overload
def DB_74(x: _Many) -> Channels:
    """sf.DB_74(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_74(x: _One) -> Signal: ...
@overload
def db_74(x: _Many) -> Channels:
    """sf.DB_74(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_75(x: _One) -> Signal: ...
@overload
def DB_75(x: _Many) -> Channels:
    """sf.DB_75(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_75(x: _One) -> Signal: ...
@overload
def db_75(x: _Many) -> Channels:
    """sf.DB_75(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_76(x: _One) -> Signal: ...
@overload
def DB_76(x: _Many) -> Channels:
    """sf.DB_76(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_76(x: _One) -> Signal: ...
@overload
def db_76(x: _Many) -> Channels:
    """sf.DB_76(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_77(x: _One) -> Signal: ...
@overload
def DB_77(x: _Many) -> Channels:
    """sf.DB_77(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_77(x: _One) -> Signal: ...
@overload
def db_77(x: _Many) -> Channels:
    """sf.DB_77(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_78(x: _One) -> Signal: ...
@overload
def DB_78(x: _Many) -> Channels:
    """sf.DB_78(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_78(x: _One) -> Signal: ...
@overload
def db_78(x: _Many) -> Channels:
    """sf.DB_78(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_79(x: _One) -> Signal: ...
@overload
def DB_79(x: _Many) -> Channels:
    """sf.DB_79(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_79(x: _One) -> Signal: ...
@overload
def db_79(x: _Many) -> Channels:
    """sf.DB_79(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_8(x: _One) -> Signal: ...
@overload
def DB_8(x: _Many) -> Channels:
    """sf.DB_8(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_8(x: _One) -> Signal: ...
@overload
def db_8(x: _Many) -> Channels:
    """sf.DB_8(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_80(x: _One) -> Signal: ...
@overload
def DB_80(x: _Many) -> Channels:
    """sf.DB_80(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_80(x: _One) -> Signal: ...
@overload
def db_80(x: _Many) -> Channels:
    """sf.DB_80(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_81(x: _One) -> Signal: ...
@overload
def DB_81(x: _Many) -> Channels:
    """sf.DB_81(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_81(x: _One) -> Signal: ...
@overload
def db_81(x: _Many) -> Channels:
    """sf.DB_81(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_82(x: _One) -> Signal: ...
@overload
def DB_82(x: _Many) -> Channels:
    """sf.DB_82(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_82(x: _One) -> Signal: ...
@overload
def db_82(x: _Many) -> Channels:
    """sf.DB_82(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_83(x: _One) -> Signal: ...
@overload
def DB_83(x: _Many) -> Channels:
    """sf.DB_83(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_83(x: _One) -> Signal: ...
@overload
def db_83(x: _Many) -> Channels:
    """sf.DB_83(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_84(x: _One) -> Signal: ...
@overload
def DB_84(x: _Many) -> Channels:
    """sf.DB_84(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_84(x: _One) -> Signal: ...
@overload
def db_84(x: _Many) -> Channels:
    """sf.DB_84(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_85(x: _One) -> Signal: ...
@overload
def DB_85(x: _Many) -> Channels:
    """sf.DB_85(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_85(x: _One) -> Signal: ...
@overload
def db_85(x: _Many) -> Channels:
    """sf.DB_85(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_86(x: _One) -> Signal: ...
@overload
def DB_86(x: _Many) -> Channels:
    """sf.DB_86(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_86(x: _One) -> Signal: ...
@overload
def db_86(x: _Many) -> Channels:
    """sf.DB_86(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_87(x: _One) -> Signal: ...
@overload
def DB_87(x: _Many) -> Channels:
    """sf.DB_87(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_87(x: _One) -> Signal: ...
@overload
def db_87(x: _Many) -> Channels:
    """sf.DB_87(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_88(x: _One) -> Signal: ...
@overload
def DB_88(x: _Many) -> Channels:
    """sf.DB_88(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_88(x: _One) -> Signal: ...
@overload
def db_88(x: _Many) -> Channels:
    """sf.DB_88(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_89(x: _One) -> Signal: ...
@overload
def DB_89(x: _Many) -> Channels:
    """sf.DB_89(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_89(x: _One) -> Signal: ...
@overload
def db_89(x: _Many) -> Channels:
    """sf.DB_89(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_9(x: _One) -> Signal: ...
@overload
def DB_9(x: _Many) -> Channels:
    """sf.DB_9(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_9(x: _One) -> Signal: ...
@overload
def db_9(x: _Many) -> Channels:
    """sf.DB_9(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_90(x: _One) -> Signal: ...
@overload
def DB_90(x: _Many) -> Channels:
    """sf.DB_90(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_90(x: _One) -> Signal: ...
@overload
def db_90(x: _Many) -> Channels:
    """sf.DB_90(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_91(x: _One) -> Signal: ...
@overload
def DB_91(x: _Many) -> Channels:
    """sf.DB_91(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_91(x: _One) -> Signal: ...
@overload
def db_91(x: _Many) -> Channels:
    """sf.DB_91(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_92(x: _One) -> Signal: ...
@overload
def DB_92(x: _Many) -> Channels:
    """sf.DB_92(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_92(x: _One) -> Signal: ...
@overload
def db_92(x: _Many) -> Channels:
    """sf.DB_92(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_93(x: _One) -> Signal: ...
@overload
def DB_93(x: _Many) -> Channels:
    """sf.DB_93(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_93(x: _One) -> Signal: ...
@overload
def db_93(x: _Many) -> Channels:
    """sf.DB_93(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_94(x: _One) -> Signal: ...
@overload
def DB_94(x: _Many) -> Channels:
    """sf.DB_94(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_94(x: _One) -> Signal: ...
@overload
def db_94(x: _Many) -> Channels:
    """sf.DB_94(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_95(x: _One) -> Signal: ...
@overload
def DB_95(x: _Many) -> Channels:
    """sf.DB_95(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_95(x: _One) -> Signal: ...
@overload
def db_95(x: _Many) -> Channels:
    """sf.DB_95(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_96(x: _One) -> Signal: ...
@overload
def DB_96(x: _Many) -> Channels:
    """sf.DB_96(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_96(x: _One) -> Signal: ...
@overload
def db_96(x: _Many) -> Channels:
    """sf.DB_96(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_97(x: _One) -> Signal: ...
@overload
def DB_97(x: _Many) -> Channels:
    """sf.DB_97(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_97(x: _One) -> Signal: ...
@overload
def db_97(x: _Many) -> Channels:
    """sf.DB_97(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_98(x: _One) -> Signal: ...
@overload
def DB_98(x: _Many) -> Channels:
    """sf.DB_98(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_98(x: _One) -> Signal: ...
@overload
def db_98(x: _Many) -> Channels:
    """sf.DB_98(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DB_99(x: _One) -> Signal: ...
@overload
def DB_99(x: _Many) -> Channels:
    """sf.DB_99(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def db_99(x: _One) -> Signal: ...
@overload
def db_99(x: _Many) -> Channels:
    """sf.DB_99(x)
        Attenuation by the number of decibels in the word's name.
        x: a signal, or a list of signals as channels
        Example: sf.DB_6(sf.SineWave(1000, 440))"""
@overload
def DCBlock(x: _One, hz: _Control = 5) -> Signal: ...
@overload
def DCBlock(x: _Many, hz: _Control = 5) -> Channels:
    """sf.DCBlock(x, hz=5)
        DC blocker: a first-order high-pass far below the audible range.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        In chains also: dcblock
        See also: RemoveDC, OnePoleHighPass
        Example: sf.DCBlock(sf.DirectMix(0.3, sf.SineWave(500, 440)))"""
@overload
def dc_block(x: _One, hz: _Control = 5) -> Signal: ...
@overload
def dc_block(x: _Many, hz: _Control = 5) -> Channels:
    """sf.DCBlock(x, hz=5)
        DC blocker: a first-order high-pass far below the audible range.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        In chains also: dcblock
        See also: RemoveDC, OnePoleHighPass
        Example: sf.DCBlock(sf.DirectMix(0.3, sf.SineWave(500, 440)))"""
@overload
def DeEsser(x: _One, threshold: _Control = -30, hz: float = 5500, ratio: _Control = 4, attack: float = 1, release: float = 60, knee: float = 6) -> Signal: ...
@overload
def DeEsser(x: _Many, threshold: _Control = -30, hz: float = 5500, ratio: _Control = 4, attack: float = 1, release: float = 60, knee: float = 6) -> Channels:
    """sf.DeEsser(x, threshold=-30, hz=5500, ratio=4, attack=1, release=60, knee=6)
        De-esser: where the part of a voice above a frequency is louder than a threshold, a high shelf reduces it.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        release: release time constant, likewise for the way up [ms, 0 to 60000]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        Source: A. Simper, "Solving the continuous SVF equations using trapezoidal integration and equivalent currents", 2013
        In chains also: deesser
        See also: MultibandCompressor, Compressor
        Example: sf.DeEsser(sf.Pcnt50(sf.WhiteNoise(200)))"""
@overload
def de_esser(x: _One, threshold: _Control = -30, hz: float = 5500, ratio: _Control = 4, attack: float = 1, release: float = 60, knee: float = 6) -> Signal: ...
@overload
def de_esser(x: _Many, threshold: _Control = -30, hz: float = 5500, ratio: _Control = 4, attack: float = 1, release: float = 60, knee: float = 6) -> Channels:
    """sf.DeEsser(x, threshold=-30, hz=5500, ratio=4, attack=1, release=60, knee=6)
        De-esser: where the part of a voice above a frequency is louder than a threshold, a high shelf reduces it.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        release: release time constant, likewise for the way up [ms, 0 to 60000]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        Source: A. Simper, "Solving the continuous SVF equations using trapezoidal integration and equivalent currents", 2013
        In chains also: deesser
        See also: MultibandCompressor, Compressor
        Example: sf.DeEsser(sf.Pcnt50(sf.WhiteNoise(200)))"""
def DeGranulate(*x: Any) -> Signal:
    """sf.DeGranulate(x...)
        The sum of signals that start at different times, for instance grains at their times; 0 samples for an empty list.
        x: pairs (signal, start in ms); a negative start cuts off the start of the signal
        The same: MixAt, DeGranulate
        See also: Delay, MultiTap, Mix
        Example: sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))"""
def de_granulate(*x: Any) -> Signal:
    """sf.DeGranulate(x...)
        The sum of signals that start at different times, for instance grains at their times; 0 samples for an empty list.
        x: pairs (signal, start in ms); a negative start cuts off the start of the signal
        The same: MixAt, DeGranulate
        See also: Delay, MultiTap, Mix
        Example: sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))"""
@overload
def Delay(x: _One, ms: _Control = 375, feedback: _Control = 0.35, mix: _Control = 0.35, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> Signal: ...
@overload
def Delay(x: _Many, ms: _Control = 375, feedback: _Control = 0.35, mix: _Control = 0.35, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> Channels:
    """sf.Delay(x, ms=375, feedback=0.35, mix=0.35, lowPassHz=8000, highPassHz=20, tail=-1)
        Delay with feedback: echoes, each through a one-pole low-pass and high-pass; the delay may be fractional and modulated; the controls keep their last values during the tail.
        x: a signal, or a list of signals as channels
        ms: delay [ms, one sample to 20000, number or signal]
        feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]
        mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]
        lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]
        highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]
        tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]
        A NaN spoils samples before and after it.
        In chains also: echo, aecho
        See also: PingPong, MultiTap, MixAt, ResonantFilter, ShapedResonantFilter, Haas, TimeShift
        Example: sf.Delay(sf.SineWave(300, 440), 100, 0.5, 0.4, 5000, 80, 300)"""
@overload
def delay(x: _One, ms: _Control = 375, feedback: _Control = 0.35, mix: _Control = 0.35, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> Signal: ...
@overload
def delay(x: _Many, ms: _Control = 375, feedback: _Control = 0.35, mix: _Control = 0.35, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> Channels:
    """sf.Delay(x, ms=375, feedback=0.35, mix=0.35, lowPassHz=8000, highPassHz=20, tail=-1)
        Delay with feedback: echoes, each through a one-pole low-pass and high-pass; the delay may be fractional and modulated; the controls keep their last values during the tail.
        x: a signal, or a list of signals as channels
        ms: delay [ms, one sample to 20000, number or signal]
        feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]
        mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]
        lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]
        highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]
        tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]
        A NaN spoils samples before and after it.
        In chains also: echo, aecho
        See also: PingPong, MultiTap, MixAt, ResonantFilter, ShapedResonantFilter, Haas, TimeShift
        Example: sf.Delay(sf.SineWave(300, 440), 100, 0.5, 0.4, 5000, 80, 300)"""
@overload
def DiodeLadder(x: _One, hz: _Control = 1000, resonance: _Control = 0.7, drive: _Control = 0, bass: float = 0.5) -> Signal: ...
@overload
def DiodeLadder(x: _Many, hz: _Control = 1000, resonance: _Control = 0.7, drive: _Control = 0, bass: float = 0.5) -> Channels:
    """sf.DiodeLadder(x, hz=1000, resonance=0.7, drive=0, bass=0.5)
        Diode ladder low-pass, as in bass synthesizers, with a rounder resonance than Moog's.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]
        resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]
        drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]
        bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018; T. Stinchcombe, "Diode ladder filters", 2009
        See also: MoogLadder, ShapedLadderLowPass
        Example: sf.DiodeLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.75)"""
@overload
def diode_ladder(x: _One, hz: _Control = 1000, resonance: _Control = 0.7, drive: _Control = 0, bass: float = 0.5) -> Signal: ...
@overload
def diode_ladder(x: _Many, hz: _Control = 1000, resonance: _Control = 0.7, drive: _Control = 0, bass: float = 0.5) -> Channels:
    """sf.DiodeLadder(x, hz=1000, resonance=0.7, drive=0, bass=0.5)
        Diode ladder low-pass, as in bass synthesizers, with a rounder resonance than Moog's.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]
        resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]
        drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]
        bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018; T. Stinchcombe, "Diode ladder filters", 2009
        See also: MoogLadder, ShapedLadderLowPass
        Example: sf.DiodeLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.75)"""
def DirectMix(value: float, x: _Sound) -> Signal:
    """sf.DirectMix(value, x)
        The signal plus a number.
        value: the number to add
        x: a signal, or a list of signals as channels
        Example: sf.DirectMix(0.5, sf.SineWave(1000, 440))"""
def direct_mix(value: float, x: _Sound) -> Signal:
    """sf.DirectMix(value, x)
        The signal plus a number.
        value: the number to add
        x: a signal, or a list of signals as channels
        Example: sf.DirectMix(0.5, sf.SineWave(1000, 440))"""
@overload
def DirectRelength(x: _One, rate: float) -> Signal: ...
@overload
def DirectRelength(x: _Many, rate: float) -> Channels:
    """sf.DirectRelength(x, rate)
        The signal at another speed, and so longer or shorter; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.
        x: a signal, or a list of signals as channels
        rate: playback speed; 2 is an octave up [above 0]
        See also: Varispeed, ConvertSampleRate, PitchShift, TimeStretch
        Example: sf.DirectRelength(sf.SineWave(1000, 440), 0.75)"""
@overload
def direct_relength(x: _One, rate: float) -> Signal: ...
@overload
def direct_relength(x: _Many, rate: float) -> Channels:
    """sf.DirectRelength(x, rate)
        The signal at another speed, and so longer or shorter; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.
        x: a signal, or a list of signals as channels
        rate: playback speed; 2 is an octave up [above 0]
        See also: Varispeed, ConvertSampleRate, PitchShift, TimeStretch
        Example: sf.DirectRelength(sf.SineWave(1000, 440), 0.75)"""
@overload
def DirectResample(x: _One, rate: float) -> Signal: ...
@overload
def DirectResample(x: _Many, rate: float) -> Channels:
    """sf.DirectResample(x, rate)
        The signal at another speed, of the same length, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.
        x: a signal, or a list of signals as channels
        rate: playback speed; 2 is an octave up [above 0]
        See also: Varispeed
        Example: sf.DirectResample(sf.SineWave(1000, 440), 1.25)"""
@overload
def direct_resample(x: _One, rate: float) -> Signal: ...
@overload
def direct_resample(x: _Many, rate: float) -> Channels:
    """sf.DirectResample(x, rate)
        The signal at another speed, of the same length, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.
        x: a signal, or a list of signals as channels
        rate: playback speed; 2 is an octave up [above 0]
        See also: Varispeed
        Example: sf.DirectResample(sf.SineWave(1000, 440), 1.25)"""
@overload
def DirtyPower(x: _One, exponent: float) -> Signal: ...
@overload
def DirtyPower(x: _Many, exponent: float) -> Channels:
    """sf.DirtyPower(x, exponent)
        Each sample to a power, its sign kept, by a rough method that is off by a few per cent.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999
        See also: Power
        Example: sf.DirtyPower(sf.SineWave(1000, 440), 1.5)"""
@overload
def dirty_power(x: _One, exponent: float) -> Signal: ...
@overload
def dirty_power(x: _Many, exponent: float) -> Channels:
    """sf.DirtyPower(x, exponent)
        Each sample to a power, its sign kept, by a rough method that is off by a few per cent.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999
        See also: Power
        Example: sf.DirtyPower(sf.SineWave(1000, 440), 1.5)"""
@overload
def DirtyRaise(x: _One, exponent: float) -> Signal: ...
@overload
def DirtyRaise(x: _Many, exponent: float) -> Channels:
    """sf.DirtyRaise(x, exponent)
        Each sample to a power by a rough method that is off by a few per cent; 0 stays 0, and a negative one gives NaN unless the exponent is whole.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999
        See also: Raise
        Example: sf.DirtyRaise(sf.Rectify(sf.SineWave(1000, 440)), 1.5)"""
@overload
def dirty_raise(x: _One, exponent: float) -> Signal: ...
@overload
def dirty_raise(x: _Many, exponent: float) -> Channels:
    """sf.DirtyRaise(x, exponent)
        Each sample to a power by a rough method that is off by a few per cent; 0 stays 0, and a negative one gives NaN unless the exponent is whole.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999
        See also: Raise
        Example: sf.DirtyRaise(sf.Rectify(sf.SineWave(1000, 440)), 1.5)"""
@overload
def Dither(x: _One, bits: float = 16, shape: str = 'shaped') -> Signal: ...
@overload
def Dither(x: _Many, bits: float = 16, shape: str = 'shaped') -> Channels:
    """sf.Dither(x, bits=16, shape='shaped')
        Quantises the signal to a number of bits with seeded dither noise, so that a file of as many bits stores it exactly; samples that the bits represent exactly, silence too, stay as they are.
        x: a signal, or a list of signals as channels
        bits: bit depth of the integers [bits, whole, 2 to 32]
        shape: shaped: softest where the ear is keenest; tpdf: the same at all frequencies, as WriteFile's; highpass: softer below; none: rounded only
        As a chain's last step it sets the samples of the file, whatever --rate and --channels.
        Source: M. Gerzon, P. Craven, "Optimal noise shaping and dither of digital signals", AES 1989
        See also: WriteFile
        Example: sf.Dither(sf.Pcnt10(sf.SineWave(300, 440)), 8)"""
@overload
def dither(x: _One, bits: float = 16, shape: str = 'shaped') -> Signal: ...
@overload
def dither(x: _Many, bits: float = 16, shape: str = 'shaped') -> Channels:
    """sf.Dither(x, bits=16, shape='shaped')
        Quantises the signal to a number of bits with seeded dither noise, so that a file of as many bits stores it exactly; samples that the bits represent exactly, silence too, stay as they are.
        x: a signal, or a list of signals as channels
        bits: bit depth of the integers [bits, whole, 2 to 32]
        shape: shaped: softest where the ear is keenest; tpdf: the same at all frequencies, as WriteFile's; highpass: softer below; none: rounded only
        As a chain's last step it sets the samples of the file, whatever --rate and --channels.
        Source: M. Gerzon, P. Craven, "Optimal noise shaping and dither of digital signals", AES 1989
        See also: WriteFile
        Example: sf.Dither(sf.Pcnt10(sf.SineWave(300, 440)), 8)"""
@overload
def Divide(a: _One, b: _Sound) -> Signal: ...
@overload
def Divide(a: _Many, b: _Sound) -> Channels:
    """sf.Divide(a, b)
        The quotient of two signals; after the end of b, a is unchanged; a divisor closer to 0 than 2.2e-308 counts as 2.2e-308.
        a: a signal, or a list of signals as channels
        b: a signal, or a list of signals as channels
        Example: sf.Divide(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))"""
@overload
def divide(a: _One, b: _Sound) -> Signal: ...
@overload
def divide(a: _Many, b: _Sound) -> Channels:
    """sf.Divide(a, b)
        The quotient of two signals; after the end of b, a is unchanged; a divisor closer to 0 than 2.2e-308 counts as 2.2e-308.
        a: a signal, or a list of signals as channels
        b: a signal, or a list of signals as channels
        Example: sf.Divide(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))"""
@overload
def Duck(x: _One, key: _Sound, depth: _Control = -12, threshold: _Control = -40, attack: float = 50, hold: float = 300, release: float = 400, hysteresis: float = 6, lookahead: float = 0) -> Signal: ...
@overload
def Duck(x: _Many, key: _Sound, depth: _Control = -12, threshold: _Control = -40, attack: float = 50, hold: float = 300, release: float = 400, hysteresis: float = 6, lookahead: float = 0) -> Channels:
    """sf.Duck(x, key, depth=-12, threshold=-40, attack=50, hold=300, release=400, hysteresis=6, lookahead=0)
        Ducking: lowers a sound by some dB while another one, the key, is present, as music under a voice.
        x: the sound, a signal or a list of signals as channels
        key: side-chain: the sound that the other makes way for, a signal or a list of signals as channels
        depth: gain while it is down [dB, -200 to 0, number or signal]
        threshold: threshold that the key must reach [dBFS, -200 to 200, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        hold: hold time: how long the gain stays down [ms, 0 to 60000]
        release: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
        hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        See also: SideChainCompressor, NoiseGate
        Example: sf.Duck(sf.SineWave(250, 440), sf.SineWave(100, 660), -12, -40, 20, 30, 50)"""
@overload
def duck(x: _One, key: _Sound, depth: _Control = -12, threshold: _Control = -40, attack: float = 50, hold: float = 300, release: float = 400, hysteresis: float = 6, lookahead: float = 0) -> Signal: ...
@overload
def duck(x: _Many, key: _Sound, depth: _Control = -12, threshold: _Control = -40, attack: float = 50, hold: float = 300, release: float = 400, hysteresis: float = 6, lookahead: float = 0) -> Channels:
    """sf.Duck(x, key, depth=-12, threshold=-40, attack=50, hold=300, release=400, hysteresis=6, lookahead=0)
        Ducking: lowers a sound by some dB while another one, the key, is present, as music under a voice.
        x: the sound, a signal or a list of signals as channels
        key: side-chain: the sound that the other makes way for, a signal or a list of signals as channels
        depth: gain while it is down [dB, -200 to 0, number or signal]
        threshold: threshold that the key must reach [dBFS, -200 to 200, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        hold: hold time: how long the gain stays down [ms, 0 to 60000]
        release: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
        hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        See also: SideChainCompressor, NoiseGate
        Example: sf.Duck(sf.SineWave(250, 440), sf.SineWave(100, 660), -12, -40, 20, 30, 50)"""
def Dust(ms: float, density: _Control = 20) -> Signal:
    """sf.Dust(ms, density=20)
        Random impulses between 0 and 1, as of a Geiger counter.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        density: impulses per second [per second, from 0, at most the sample rate, number or signal]
        See also: VelvetNoise, Crackle
        Example: sf.Dust(500, sf.NumericShape((0, 10), (1000, 500)))"""
def dust(ms: float, density: _Control = 20) -> Signal:
    """sf.Dust(ms, density=20)
        Random impulses between 0 and 1, as of a Geiger counter.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        density: impulses per second [per second, from 0, at most the sample rate, number or signal]
        See also: VelvetNoise, Crackle
        Example: sf.Dust(500, sf.NumericShape((0, 10), (1000, 500)))"""
def Ensemble(x: _Sound, rate: _Control = 0.6, depth: _Control = 1.8, fastRate: _Control = 6, fastDepth: _Control = 0.2, mix: _Control = 0.8, width: _Control = 1) -> Channels:
    """sf.Ensemble(x, rate=0.6, depth=1.8, fastRate=6, fastDepth=0.2, mix=0.8, width=1)
        String-machine ensemble: three copies of a signal whose delays have a slow and a fast modulation, as a list of left and right for one signal, else as many channels as there are; it ends when the copies have.
        x: a sound: one signal, or a list of them as its channels
        rate: slow modulation rate [Hz, 0 to 100, number or signal]
        depth: depth of the slow modulation, to either side [ms, 0 to 8, number or signal]
        fastRate: fast modulation rate [Hz, 0 to 100, number or signal]
        fastDepth: depth of the fast modulation, to either side [ms, 0 to 8, number or signal]
        mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
        width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]
        A NaN spoils samples before and after it.
        See also: Chorus, AnalogueChorus
        Example: sf.Ensemble(sf.SineWave(300, 440), 0.7, 1.5, 5, 0.3, 0.6, 0.6)"""
def ensemble(x: _Sound, rate: _Control = 0.6, depth: _Control = 1.8, fastRate: _Control = 6, fastDepth: _Control = 0.2, mix: _Control = 0.8, width: _Control = 1) -> Channels:
    """sf.Ensemble(x, rate=0.6, depth=1.8, fastRate=6, fastDepth=0.2, mix=0.8, width=1)
        String-machine ensemble: three copies of a signal whose delays have a slow and a fast modulation, as a list of left and right for one signal, else as many channels as there are; it ends when the copies have.
        x: a sound: one signal, or a list of them as its channels
        rate: slow modulation rate [Hz, 0 to 100, number or signal]
        depth: depth of the slow modulation, to either side [ms, 0 to 8, number or signal]
        fastRate: fast modulation rate [Hz, 0 to 100, number or signal]
        fastDepth: depth of the fast modulation, to either side [ms, 0 to 8, number or signal]
        mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
        width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]
        A NaN spoils samples before and after it.
        See also: Chorus, AnalogueChorus
        Example: sf.Ensemble(sf.SineWave(300, 440), 0.7, 1.5, 5, 0.3, 0.6, 0.6)"""
def EnvelopeLoop(ms: float, points: Any, start: float = 0, end: float = -1, unit: str = 'value') -> Signal:
    """sf.EnvelopeLoop(ms, points, start=0, end=-1, unit='value')
        Breakpoints with a sustain loop: up to the point end, back to the point start, and so on for ms; then through the points after end.
        ms: time that the key is held [ms, 0 and up]
        points: rows (ms, value) or (ms, value, curve), times ascending from 0; the curve is that of the line to the point, -100 to 100: 0 straight, negative quick first, positive slow first
        start: point at which the loop begins, counted from 0
        end: point at which the loop ends; -1 = the last
        unit: 'value'; 'dB' for gains given in dB, straight in dB; 'Hz', straight in Hz; 'pitch' for frequencies in Hz, straight in octaves
        See also: Breakpoints
        Example: sf.EnvelopeLoop(700, [(0, 0.3), (50, 1), (150, 0.3), (250, 1), (400, 0, -4)], 0, 2)"""
def envelope_loop(ms: float, points: Any, start: float = 0, end: float = -1, unit: str = 'value') -> Signal:
    """sf.EnvelopeLoop(ms, points, start=0, end=-1, unit='value')
        Breakpoints with a sustain loop: up to the point end, back to the point start, and so on for ms; then through the points after end.
        ms: time that the key is held [ms, 0 and up]
        points: rows (ms, value) or (ms, value, curve), times ascending from 0; the curve is that of the line to the point, -100 to 100: 0 straight, negative quick first, positive slow first
        start: point at which the loop begins, counted from 0
        end: point at which the loop ends; -1 = the last
        unit: 'value'; 'dB' for gains given in dB, straight in dB; 'Hz', straight in Hz; 'pitch' for frequencies in Hz, straight in octaves
        See also: Breakpoints
        Example: sf.EnvelopeLoop(700, [(0, 0.3), (50, 1), (150, 0.3), (250, 1), (400, 0, -4)], 0, 2)"""
@overload
def ErrorsToSilence(x: _One) -> Signal: ...
@overload
def ErrorsToSilence(x: _Many) -> Channels:
    """sf.ErrorsToSilence(x)
        The signal itself; silence of its length if a sample is NaN or infinite.
        x: a signal, or a list of signals as channels
        One NaN makes the whole result silent.
        Example: sf.ErrorsToSilence(sf.SineWave(1000, 440))"""
@overload
def errors_to_silence(x: _One) -> Signal: ...
@overload
def errors_to_silence(x: _Many) -> Channels:
    """sf.ErrorsToSilence(x)
        The signal itself; silence of its length if a sample is NaN or infinite.
        x: a signal, or a list of signals as channels
        One NaN makes the whole result silent.
        Example: sf.ErrorsToSilence(sf.SineWave(1000, 440))"""
@overload
def Expander(x: _One, threshold: _Control = -40, ratio: _Control = 2, range: float = -40, attack: float = 2, release: float = 150, hold: float = 10, knee: float = 6) -> Signal: ...
@overload
def Expander(x: _Many, threshold: _Control = -40, ratio: _Control = 2, range: float = -40, attack: float = 2, release: float = 150, hold: float = 10, knee: float = 6) -> Channels:
    """sf.Expander(x, threshold=-40, ratio=2, range=-40, attack=2, release=150, hold=10, knee=6)
        Downward expander: each dB below a threshold becomes ratio dB, down to a range, with one gain for all channels, that of the loudest.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB out per dB in below the threshold [1 to 1000, number or signal]
        range: largest attenuation [dB, -200 to 0]
        attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
        release: release time constant, likewise for the way down [ms, 0 to 60000]
        hold: window whose maximum is the detected level [ms, 0 to 1000]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
        See also: NoiseGate, Compressor
        Example: sf.Expander(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (250, 1))), -12)"""
@overload
def expander(x: _One, threshold: _Control = -40, ratio: _Control = 2, range: float = -40, attack: float = 2, release: float = 150, hold: float = 10, knee: float = 6) -> Signal: ...
@overload
def expander(x: _Many, threshold: _Control = -40, ratio: _Control = 2, range: float = -40, attack: float = 2, release: float = 150, hold: float = 10, knee: float = 6) -> Channels:
    """sf.Expander(x, threshold=-40, ratio=2, range=-40, attack=2, release=150, hold=10, knee=6)
        Downward expander: each dB below a threshold becomes ratio dB, down to a range, with one gain for all channels, that of the loudest.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB out per dB in below the threshold [1 to 1000, number or signal]
        range: largest attenuation [dB, -200 to 0]
        attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
        release: release time constant, likewise for the way down [ms, 0 to 60000]
        hold: window whose maximum is the detected level [ms, 0 to 1000]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
        See also: NoiseGate, Compressor
        Example: sf.Expander(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (250, 1))), -12)"""
def ExponentialShape(*points: Any) -> Signal:
    """sf.ExponentialShape(points...)
        Straight lines in dB through points.
        points: pairs (ms, dB), times ascending from 0
        See also: Breakpoints, SimpleShape
        Example: sf.ExponentialShape((0, -60), (20, 0), (1000, -60))"""
def exponential_shape(*points: Any) -> Signal:
    """sf.ExponentialShape(points...)
        Straight lines in dB through points.
        points: pairs (ms, dB), times ascending from 0
        See also: Breakpoints, SimpleShape
        Example: sf.ExponentialShape((0, -60), (20, 0), (1000, -60))"""
@overload
def ExponentialVolume(x: _One, dB: float) -> Signal: ...
@overload
def ExponentialVolume(x: _Many, dB: float) -> Channels:
    """sf.ExponentialVolume(x, dB)
        The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).
        x: a signal, or a list of signals as channels
        dB: gain; 0 leaves the signal unchanged [dB]
        The same: Volume, ExponentialVolume
        Example: sf.Volume(sf.SineWave(1000, 440), -6)"""
@overload
def exponential_volume(x: _One, dB: float) -> Signal: ...
@overload
def exponential_volume(x: _Many, dB: float) -> Channels:
    """sf.ExponentialVolume(x, dB)
        The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).
        x: a signal, or a list of signals as channels
        dB: gain; 0 leaves the signal unchanged [dB]
        The same: Volume, ExponentialVolume
        Example: sf.Volume(sf.SineWave(1000, 440), -6)"""
@overload
def FIRFilter(x: _One, points: Any, ms: float = 0) -> Signal: ...
@overload
def FIRFilter(x: _Many, points: Any, ms: float = 0) -> Channels:
    """sf.FIRFilter(x, points, ms=0)
        Linear-phase FIR filter with a frequency response drawn by points: no phase distortion, but pre-ringing.
        x: a signal, or a list of signals as channels
        points: points (hz, dB), hz ascending; level before the first and after the last, smooth between
        ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        In chains also: firequalizer, firfit
        See also: ParametricEQ, MinimumPhaseFilter, Convolution, ZeroPhase
        Example: sf.FIRFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])"""
@overload
def fir_filter(x: _One, points: Any, ms: float = 0) -> Signal: ...
@overload
def fir_filter(x: _Many, points: Any, ms: float = 0) -> Channels:
    """sf.FIRFilter(x, points, ms=0)
        Linear-phase FIR filter with a frequency response drawn by points: no phase distortion, but pre-ringing.
        x: a signal, or a list of signals as channels
        points: points (hz, dB), hz ascending; level before the first and after the last, smooth between
        ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        In chains also: firequalizer, firfit
        See also: ParametricEQ, MinimumPhaseFilter, Convolution, ZeroPhase
        Example: sf.FIRFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])"""
def FMOperator(ms: float, hz: _Control, modulator: _Control = 0, ratio: _Control = 1, index: _Control = 1, feedback: _Control = 0) -> Signal:
    """sf.FMOperator(ms, hz, modulator=0, ratio=1, index=1, feedback=0)
        FM operator: a sine whose phase is modulated by a modulator and by its own feedback; sidebands above half the sample rate alias.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, number or signal]
        modulator: phase modulator [number or signal]
        ratio: ratio of the operator's frequency to hz [number or signal]
        index: modulation index: phase deviation by a modulator of amplitude 1 [radians, number or signal]
        feedback: feedback: phase deviation by the operator's own output; 1 is a soft sawtooth, above 2 noise begins [radians, -100 to 100, number or signal]
        Source: J. Chowning, "The synthesis of complex audio spectra by means of frequency modulation", JAES 21, 1973
        See also: FMVoice, PhaseModulatedSineWave
        Example: sf.FMOperator(500, 220, sf.SineWave(1000, 440), 1, sf.NumericShape((0, 5), (1000, 0)), 0.3)"""
def fm_operator(ms: float, hz: _Control, modulator: _Control = 0, ratio: _Control = 1, index: _Control = 1, feedback: _Control = 0) -> Signal:
    """sf.FMOperator(ms, hz, modulator=0, ratio=1, index=1, feedback=0)
        FM operator: a sine whose phase is modulated by a modulator and by its own feedback; sidebands above half the sample rate alias.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, number or signal]
        modulator: phase modulator [number or signal]
        ratio: ratio of the operator's frequency to hz [number or signal]
        index: modulation index: phase deviation by a modulator of amplitude 1 [radians, number or signal]
        feedback: feedback: phase deviation by the operator's own output; 1 is a soft sawtooth, above 2 noise begins [radians, -100 to 100, number or signal]
        Source: J. Chowning, "The synthesis of complex audio spectra by means of frequency modulation", JAES 21, 1973
        See also: FMVoice, PhaseModulatedSineWave
        Example: sf.FMOperator(500, 220, sf.SineWave(1000, 440), 1, sf.NumericShape((0, 5), (1000, 0)), 0.3)"""
def FMVoice(ms: float, hz: _Control, operators: Any, algorithm: float = 1, index: _Control = 1) -> Signal:
    """sf.FMVoice(ms, hz, operators, algorithm=1, index=1)
        FM voice: four or six operators connected by an algorithm of the classic chips, for a key held some ms, followed by the longest release that is heard.
        ms: time that the key is held; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, number or signal]
        operators: for each operator, from operator 1 on, a row (ratio, level[, feedback, attack, decay, sustain, release]): level the gain of an operator that is heard, and of one that modulates its index in radians; feedback in radians; attack, decay and release in ms, sustain 0 to 1, and if they are not given a steady level
        algorithm: algorithm, which operator modulates which: 1 to 8 for four operators (DX21, TX81Z), 1 to 32 for six (DX7)
        index: factor of the levels of all modulators [number or signal]
        Source: J. Chowning, "The synthesis of complex audio spectra by means of frequency modulation", JAES 21, 1973
        See also: FMOperator
        Example: sf.FMVoice(300, 220, [(1, 0.5, 0, 5, 300, 0.5, 200), (1, 2, 0, 5, 200, 0.2, 200), (1, 0.3, 0, 5, 300, 0.5, 200), (14, 0.7, 0.2, 1, 100, 0, 100)], 4, sf.NumericShape((0, 1), (600, 0.2)))"""
def fm_voice(ms: float, hz: _Control, operators: Any, algorithm: float = 1, index: _Control = 1) -> Signal:
    """sf.FMVoice(ms, hz, operators, algorithm=1, index=1)
        FM voice: four or six operators connected by an algorithm of the classic chips, for a key held some ms, followed by the longest release that is heard.
        ms: time that the key is held; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, number or signal]
        operators: for each operator, from operator 1 on, a row (ratio, level[, feedback, attack, decay, sustain, release]): level the gain of an operator that is heard, and of one that modulates its index in radians; feedback in radians; attack, decay and release in ms, sustain 0 to 1, and if they are not given a steady level
        algorithm: algorithm, which operator modulates which: 1 to 8 for four operators (DX21, TX81Z), 1 to 32 for six (DX7)
        index: factor of the levels of all modulators [number or signal]
        Source: J. Chowning, "The synthesis of complex audio spectra by means of frequency modulation", JAES 21, 1973
        See also: FMOperator
        Example: sf.FMVoice(300, 220, [(1, 0.5, 0, 5, 300, 0.5, 200), (1, 2, 0, 5, 200, 0.2, 200), (1, 0.3, 0, 5, 300, 0.5, 200), (14, 0.7, 0.2, 1, 100, 0, 100)], 4, sf.NumericShape((0, 1), (600, 0.2)))"""
@overload
def Fade(x: _One, rise: float, fall: float = 0, shape: str = 'linear') -> Signal: ...
@overload
def Fade(x: _Many, rise: float, fall: float = 0, shape: str = 'linear') -> Channels:
    """sf.Fade(x, rise, fall=0, shape='linear')
        The signal with a fade-in at its start and a fade-out at its end, linear or of another shape; where both together are longer than the signal, both are shortened by the same factor.
        x: a signal, or a list of signals as channels
        rise: length of the fade-in [ms, 0 and up]
        fall: length of the fade-out [ms, 0 and up]
        shape: linear, power (a quarter of a sine: SoX's q, ffmpeg's qsin), smooth (half of a cosine: h, hsin) or exponential (a line in dB, from -100: l, exp)
        In chains also: afade
        See also: Crossfade, Loop, RoundOff, ClipToSafe, ToGrain
        Example: sf.Fade(sf.SineWave(1000, 440), 10, 500)"""
@overload
def fade(x: _One, rise: float, fall: float = 0, shape: str = 'linear') -> Signal: ...
@overload
def fade(x: _Many, rise: float, fall: float = 0, shape: str = 'linear') -> Channels:
    """sf.Fade(x, rise, fall=0, shape='linear')
        The signal with a fade-in at its start and a fade-out at its end, linear or of another shape; where both together are longer than the signal, both are shortened by the same factor.
        x: a signal, or a list of signals as channels
        rise: length of the fade-in [ms, 0 and up]
        fall: length of the fade-out [ms, 0 and up]
        shape: linear, power (a quarter of a sine: SoX's q, ffmpeg's qsin), smooth (half of a cosine: h, hsin) or exponential (a line in dB, from -100: l, exp)
        In chains also: afade
        See also: Crossfade, Loop, RoundOff, ClipToSafe, ToGrain
        Example: sf.Fade(sf.SineWave(1000, 440), 10, 500)"""
@overload
def Features(x: _One, names: str = 'rms centroid flatness', hop: float = 10) -> list[Any]: ...
@overload
def Features(x: _Many, names: str = 'rms centroid flatness', hop: float = 10) -> list[list[Any]]:
    """sf.Features(x, names='rms centroid flatness', hop=10)
        Features of a sound as a list of rows (ms, numbers...): of centroid, rolloff and flux a number each, of mfcc 13, of chroma 12, as the words for them give with their defaults.
        x: a signal, or a list of signals as channels
        names: names with spaces between: rms, peak, centroid, rolloff, flatness, flux, mfcc, chroma
        hop: hop: time from one row to the next [ms, at least one sample]
        See also: SpectralCentroid, SpectralRolloff, SpectralFlatness, SpectralFlux, RMSEnvelope, PeakEnvelope, MFCC, Chroma
        Example: sf.Features(sf.WhiteNoise(200), 'rms centroid')"""
@overload
def features(x: _One, names: str = 'rms centroid flatness', hop: float = 10) -> list[Any]: ...
@overload
def features(x: _Many, names: str = 'rms centroid flatness', hop: float = 10) -> list[list[Any]]:
    """sf.Features(x, names='rms centroid flatness', hop=10)
        Features of a sound as a list of rows (ms, numbers...): of centroid, rolloff and flux a number each, of mfcc 13, of chroma 12, as the words for them give with their defaults.
        x: a signal, or a list of signals as channels
        names: names with spaces between: rms, peak, centroid, rolloff, flatness, flux, mfcc, chroma
        hop: hop: time from one row to the next [ms, at least one sample]
        See also: SpectralCentroid, SpectralRolloff, SpectralFlatness, SpectralFlux, RMSEnvelope, PeakEnvelope, MFCC, Chroma
        Example: sf.Features(sf.WhiteNoise(200), 'rms centroid')"""
@overload
def FilteredResonantFilter(x: _One, resonance: float, original: float, ms: float, filter: _Filter) -> Signal: ...
@overload
def FilteredResonantFilter(x: _Many, resonance: float, original: float, ms: float, filter: _Filter) -> Channels:
    """sf.FilteredResonantFilter(x, resonance, original, ms, filter)
        A feedback comb that filters the signal, and its feedback with a filter of its own.
        x: a signal, or a list of signals as channels
        resonance: feedback (a factor); at 1 and above it never decays
        original: gain of the direct signal (a factor)
        ms: delay, truncated to whole samples [ms, 0 and up]
        filter: a filter, as made by sf.CreateButterworthLowPass
        A NaN spoils samples before and after it.
        See also: ResonantFilter, CombFilter
        Example: sf.FilteredResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3, sf.CreateButterworthLowPass(4000, 2))"""
@overload
def filtered_resonant_filter(x: _One, resonance: float, original: float, ms: float, filter: _Filter) -> Signal: ...
@overload
def filtered_resonant_filter(x: _Many, resonance: float, original: float, ms: float, filter: _Filter) -> Channels:
    """sf.FilteredResonantFilter(x, resonance, original, ms, filter)
        A feedback comb that filters the signal, and its feedback with a filter of its own.
        x: a signal, or a list of signals as channels
        resonance: feedback (a factor); at 1 and above it never decays
        original: gain of the direct signal (a factor)
        ms: delay, truncated to whole samples [ms, 0 and up]
        filter: a filter, as made by sf.CreateButterworthLowPass
        A NaN spoils samples before and after it.
        See also: ResonantFilter, CombFilter
        Example: sf.FilteredResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3, sf.CreateButterworthLowPass(4000, 2))"""
@overload
def Finalise(x: _One) -> Signal: ...
@overload
def Finalise(x: _Many) -> Channels:
    """sf.Finalise(x)
        The signal filtered by Clean and then normalised to a peak of 1, stored.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        Example: sf.Finalise(sf.WhiteNoise(1000))"""
@overload
def finalise(x: _One) -> Signal: ...
@overload
def finalise(x: _Many) -> Channels:
    """sf.Finalise(x)
        The signal filtered by Clean and then normalised to a peak of 1, stored.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        Example: sf.Finalise(sf.WhiteNoise(1000))"""
@overload
def FirstCross(x: _One) -> Signal: ...
@overload
def FirstCross(x: _Many) -> Channels:
    """sf.FirstCross(x)
        The signal from its first change of sign on, where zero counts as positive; empty if there is none; in Sonic Field's own patches it stays in place, silent before the change, and loses as many samples at its end.
        x: a signal, or a list of signals as channels
        Example: sf.FirstCross(sf.PhasedSineWave(1000, 440, 0.25))"""
@overload
def first_cross(x: _One) -> Signal: ...
@overload
def first_cross(x: _Many) -> Channels:
    """sf.FirstCross(x)
        The signal from its first change of sign on, where zero counts as positive; empty if there is none; in Sonic Field's own patches it stays in place, silent before the change, and loses as many samples at its end.
        x: a signal, or a list of signals as channels
        Example: sf.FirstCross(sf.PhasedSineWave(1000, 440, 0.25))"""
@overload
def FixSize(x: _One) -> Signal: ...
@overload
def FixSize(x: _Many) -> Channels:
    """sf.FixSize(x)
        The signal with its peak at 1, stored; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: Normalise
        Example: sf.FixSize(sf.Pcnt10(sf.SineWave(1000, 440)))"""
@overload
def fix_size(x: _One) -> Signal: ...
@overload
def fix_size(x: _Many) -> Channels:
    """sf.FixSize(x)
        The signal with its peak at 1, stored; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: Normalise
        Example: sf.FixSize(sf.Pcnt10(sf.SineWave(1000, 440)))"""
@overload
def Flanger(x: _One, rate: _Control = 0.2, depth: _Control = 3, ms: _Control = 0.5, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Signal: ...
@overload
def Flanger(x: _Many, rate: _Control = 0.2, depth: _Control = 3, ms: _Control = 0.5, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Channels:
    """sf.Flanger(x, rate=0.2, depth=3, ms=0.5, feedback=0.3, mix=0.5, shape='sine', spread=0.25)
        Flanger: a signal with a copy of it whose delay sweeps from ms to ms + depth and back, with feedback; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives ms, depth or feedback.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth: how much longer the delay becomes [ms, 0 to 20, number or signal]
        ms: shortest delay [ms, one sample to 20, number or signal]
        feedback: feedback: part of the delayed signal that returns [-0.99 to 0.99, number or signal]
        mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]
        shape: of the wave: sine or triangle
        spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
        A NaN spoils samples before and after it.
        See also: Chorus, Phaser, ShapedResonantFilter
        Example: sf.Flanger(sf.MakeSawTooth(sf.SineWave(300, 440)), 1.5, 2, 0.3, 0.6, 0.6)"""
@overload
def flanger(x: _One, rate: _Control = 0.2, depth: _Control = 3, ms: _Control = 0.5, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Signal: ...
@overload
def flanger(x: _Many, rate: _Control = 0.2, depth: _Control = 3, ms: _Control = 0.5, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Channels:
    """sf.Flanger(x, rate=0.2, depth=3, ms=0.5, feedback=0.3, mix=0.5, shape='sine', spread=0.25)
        Flanger: a signal with a copy of it whose delay sweeps from ms to ms + depth and back, with feedback; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives ms, depth or feedback.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth: how much longer the delay becomes [ms, 0 to 20, number or signal]
        ms: shortest delay [ms, one sample to 20, number or signal]
        feedback: feedback: part of the delayed signal that returns [-0.99 to 0.99, number or signal]
        mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]
        shape: of the wave: sine or triangle
        spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
        A NaN spoils samples before and after it.
        See also: Chorus, Phaser, ShapedResonantFilter
        Example: sf.Flanger(sf.MakeSawTooth(sf.SineWave(300, 440)), 1.5, 2, 0.3, 0.6, 0.6)"""
@overload
def Follow(x: _One, attack: float, release: float) -> Signal: ...
@overload
def Follow(x: _Many, attack: float, release: float) -> Channels:
    """sf.Follow(x, attack, release)
        The envelope of a signal: its magnitude, followed from 0 on.
        x: a signal, or a list of signals as channels
        attack: attack time, after which 1 % of a step remains [ms, 0 and up]
        release: release time, likewise [ms, 0 and up]
        See also: RMSEnvelope, PeakEnvelope, FollowingLowPass, Rectify
        Example: sf.Follow(sf.SineWave(1000, 440), 5, 20)"""
@overload
def follow(x: _One, attack: float, release: float) -> Signal: ...
@overload
def follow(x: _Many, attack: float, release: float) -> Channels:
    """sf.Follow(x, attack, release)
        The envelope of a signal: its magnitude, followed from 0 on.
        x: a signal, or a list of signals as channels
        attack: attack time, after which 1 % of a step remains [ms, 0 and up]
        release: release time, likewise [ms, 0 and up]
        See also: RMSEnvelope, PeakEnvelope, FollowingLowPass, Rectify
        Example: sf.Follow(sf.SineWave(1000, 440), 5, 20)"""
@overload
def FollowingLowPass(x: _One, attack: float, release: float) -> Signal: ...
@overload
def FollowingLowPass(x: _Many, attack: float, release: float) -> Channels:
    """sf.FollowingLowPass(x, attack, release)
        A low-pass filter with different speeds for rising and falling, from 0 on.
        x: a signal, or a list of signals as channels
        attack: attack time, after which 1 % of a step remains [ms, 0 and up]
        release: release time, likewise [ms, 0 and up]
        See also: OnePoleLowPass, MaxDeviation, Follow
        Example: sf.FollowingLowPass(sf.SineWave(1000, 440), 5, 20)"""
@overload
def following_low_pass(x: _One, attack: float, release: float) -> Signal: ...
@overload
def following_low_pass(x: _Many, attack: float, release: float) -> Channels:
    """sf.FollowingLowPass(x, attack, release)
        A low-pass filter with different speeds for rising and falling, from 0 on.
        x: a signal, or a list of signals as channels
        attack: attack time, after which 1 % of a step remains [ms, 0 and up]
        release: release time, likewise [ms, 0 and up]
        See also: OnePoleLowPass, MaxDeviation, Follow
        Example: sf.FollowingLowPass(sf.SineWave(1000, 440), 5, 20)"""
def Frequency(ms: float) -> float:
    """sf.Frequency(ms)
        The frequency in Hz of a period.
        ms: period [ms, above 0]
        Example: sf.Frequency(2.5)"""
def frequency(ms: float) -> float:
    """sf.Frequency(ms)
        The frequency in Hz of a period.
        ms: period [ms, above 0]
        Example: sf.Frequency(2.5)"""
@overload
def FrequencyDomain(x: _One) -> Signal: ...
@overload
def FrequencyDomain(x: _Many) -> Channels:
    """sf.FrequencyDomain(x)
        The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
        x: a signal, or a list of signals as channels
        The result has the next power of two of samples. One NaN makes the whole result NaN.
        The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
        See also: ShortTimeSpectra
        Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
@overload
def frequency_domain(x: _One) -> Signal: ...
@overload
def frequency_domain(x: _Many) -> Channels:
    """sf.FrequencyDomain(x)
        The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
        x: a signal, or a list of signals as channels
        The result has the next power of two of samples. One NaN makes the whole result NaN.
        The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
        See also: ShortTimeSpectra
        Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
@overload
def FrequencyModulate(x: _One, m: _Sound) -> Signal: ...
@overload
def FrequencyModulate(x: _Many, m: _Sound) -> Channels:
    """sf.FrequencyModulate(x, m)
        Varispeed: playback rate 1 + m (m > 0) or 1/(1 - m), scaled so that the result has the input's length; m is read completely at once; not filtered; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        m: the rate modulation m: 1 is an octave up
        The result is as long as the shortest signal.
        See also: Vibrato, Varispeed
        Example: sf.FrequencyModulate(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 400), 0.1))"""
@overload
def frequency_modulate(x: _One, m: _Sound) -> Signal: ...
@overload
def frequency_modulate(x: _Many, m: _Sound) -> Channels:
    """sf.FrequencyModulate(x, m)
        Varispeed: playback rate 1 + m (m > 0) or 1/(1 - m), scaled so that the result has the input's length; m is read completely at once; not filtered; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        m: the rate modulation m: 1 is an octave up
        The result is as long as the shortest signal.
        See also: Vibrato, Varispeed
        Example: sf.FrequencyModulate(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 400), 0.1))"""
@overload
def FrequencyResponse(x: _One, fromHz: float = 20, toHz: float = 0, points: float = 200) -> list[Any]: ...
@overload
def FrequencyResponse(x: _Many, fromHz: float = 20, toHz: float = 0, points: float = 200) -> list[list[Any]]:
    """sf.FrequencyResponse(x, fromHz=20, toHz=0, points=200)
        Frequency response, by its formula, of the linear filters (RBJ, SVF, one-pole, Butterworth, Bessel, ParametricEQ, Crossover) that a signal has just come through, as a list of (Hz, dB, degrees).
        x: signal from a filter whose parameters are numbers
        fromHz: lowest frequency [Hz, above 0, below half the sample rate]
        toHz: highest frequency; 0 = 0.49 of the sample rate [Hz, from 0, below half the sample rate]
        points: number of frequencies, spaced evenly in octaves [whole, 2 to 100000]
        Example: sf.FrequencyResponse(sf.SVFLowPass(sf.Silence(10), 1000), 20, 0, 50)"""
@overload
def frequency_response(x: _One, fromHz: float = 20, toHz: float = 0, points: float = 200) -> list[Any]: ...
@overload
def frequency_response(x: _Many, fromHz: float = 20, toHz: float = 0, points: float = 200) -> list[list[Any]]:
    """sf.FrequencyResponse(x, fromHz=20, toHz=0, points=200)
        Frequency response, by its formula, of the linear filters (RBJ, SVF, one-pole, Butterworth, Bessel, ParametricEQ, Crossover) that a signal has just come through, as a list of (Hz, dB, degrees).
        x: signal from a filter whose parameters are numbers
        fromHz: lowest frequency [Hz, above 0, below half the sample rate]
        toHz: highest frequency; 0 = 0.49 of the sample rate [Hz, from 0, below half the sample rate]
        points: number of frequencies, spaced evenly in octaves [whole, 2 to 100000]
        Example: sf.FrequencyResponse(sf.SVFLowPass(sf.Silence(10), 1000), 20, 0, 50)"""
def FromDBS(dB: float) -> float:
    """sf.FromDBS(dB)
        The factor of a gain in decibels, exactly and not in steps.
        dB: gain [dB]
        Example: sf.FromDBS(-6)"""
def from_dbs(dB: float) -> float:
    """sf.FromDBS(dB)
        The factor of a gain in decibels, exactly and not in steps.
        dB: gain [dB]
        Example: sf.FromDBS(-6)"""
def FullPulse(ms: float, hz: float) -> Signal:
    """sf.FullPulse(ms, hz)
        A pulse at the start of every period: one sample of -1, then one of 1.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz, above 0, at most half the sample rate]
        See also: Pulse
        Example: sf.FullPulse(1000, 440)"""
def full_pulse(ms: float, hz: float) -> Signal:
    """sf.FullPulse(ms, hz)
        A pulse at the start of every period: one sample of -1, then one of 1.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz, above 0, at most half the sample rate]
        See also: Pulse
        Example: sf.FullPulse(1000, 440)"""
@overload
def Gate(x: _One, level: float) -> Signal: ...
@overload
def Gate(x: _Many, level: float) -> Channels:
    """sf.Gate(x, level)
        1 where the signal reaches a level, 0 where it is below.
        x: a signal, or a list of signals as channels
        level: level that opens the gate
        See also: NoiseGate
        Example: sf.Gate(sf.SineWave(1000, 440), 0.2)"""
@overload
def gate(x: _One, level: float) -> Signal: ...
@overload
def gate(x: _Many, level: float) -> Channels:
    """sf.Gate(x, level)
        1 where the signal reaches a level, 0 where it is below.
        x: a signal, or a list of signals as channels
        level: level that opens the gate
        See also: NoiseGate
        Example: sf.Gate(sf.SineWave(1000, 440), 0.2)"""
@overload
def GatedADSR(gate: _One, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Signal: ...
@overload
def GatedADSR(gate: _Many, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Channels:
    """sf.GatedADSR(gate, attack=10, decay=100, sustain=0.7, release=200, curve=-4)
        ADSR envelope of a gate: each time the gate rises above 0 it restarts from its current level, as high as the gate is then; longer than the gate by the release.
        gate: the gate, open while it is above 0
        attack: attack: time from the current level to the gate's height [ms, 0 and up]
        decay: decay: time from there to the sustain level [ms, 0 and up]
        sustain: sustain level, as a part of the gate's height [0 to 1]
        release: release: time from the level reached to 0, after the gate has closed [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR, NoteGate
        Example: sf.GatedADSR(sf.NoteGate([(0, 200), (250, 150, 0.5)]), 10, 50, 0.6, 100)"""
@overload
def gated_adsr(gate: _One, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Signal: ...
@overload
def gated_adsr(gate: _Many, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> Channels:
    """sf.GatedADSR(gate, attack=10, decay=100, sustain=0.7, release=200, curve=-4)
        ADSR envelope of a gate: each time the gate rises above 0 it restarts from its current level, as high as the gate is then; longer than the gate by the release.
        gate: the gate, open while it is above 0
        attack: attack: time from the current level to the gate's height [ms, 0 and up]
        decay: decay: time from there to the sustain level [ms, 0 and up]
        sustain: sustain level, as a part of the gate's height [0 to 1]
        release: release: time from the level reached to 0, after the gate has closed [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR, NoteGate
        Example: sf.GatedADSR(sf.NoteGate([(0, 200), (250, 150, 0.5)]), 10, 50, 0.6, 100)"""
def GaussianNoise(ms: float, deviation: float = 0.2) -> Signal:
    """sf.GaussianNoise(ms, deviation=0.2)
        White noise with a normal distribution.
        ms: length, truncated to whole samples [ms, 0 and up]
        deviation: standard deviation, which is the RMS; 1 sample in 370 is beyond three times it
        Source: G. Box, M. Muller, "A note on the generation of random normal deviates", 1958
        See also: WhiteNoise
        Example: sf.GaussianNoise(1000)"""
def gaussian_noise(ms: float, deviation: float = 0.2) -> Signal:
    """sf.GaussianNoise(ms, deviation=0.2)
        White noise with a normal distribution.
        ms: length, truncated to whole samples [ms, 0 and up]
        deviation: standard deviation, which is the RMS; 1 sample in 370 is beyond three times it
        Source: G. Box, M. Muller, "A note on the generation of random normal deviates", 1958
        See also: WhiteNoise
        Example: sf.GaussianNoise(1000)"""
def GaussianShape(ms: float) -> Signal:
    """sf.GaussianShape(ms)
        Gauss's bell, 8 standard deviations long and 1 in the middle.
        ms: standard deviation [ms, 0 and up]
        Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978
        Example: sf.GaussianShape(100)"""
def gaussian_shape(ms: float) -> Signal:
    """sf.GaussianShape(ms)
        Gauss's bell, 8 standard deviations long and 1 in the middle.
        ms: standard deviation [ms, 0 and up]
        Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978
        Example: sf.GaussianShape(100)"""
def Generate(ms: float, hz: float, table: _Sound) -> Signal:
    """sf.Generate(ms, hz, table)
        A table played repeatedly, once per period; between samples it is the band-limited signal within -90 dB up to 0.4 of the sample rate, and without a filter aliases where it is played faster.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: repetitions per second; negative values play backwards [Hz]
        table: one period
        See also: WavetableOsc
        Example: sf.Generate(500, 2, sf.SineWave(500, 440))"""
def generate(ms: float, hz: float, table: _Sound) -> Signal:
    """sf.Generate(ms, hz, table)
        A table played repeatedly, once per period; between samples it is the band-limited signal within -90 dB up to 0.4 of the sample rate, and without a filter aliases where it is played faster.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: repetitions per second; negative values play backwards [Hz]
        table: one period
        See also: WavetableOsc
        Example: sf.Generate(500, 2, sf.SineWave(500, 440))"""
@overload
def Granulate(x: _One, ms: float, random: float = 0) -> list[Any]: ...
@overload
def Granulate(x: _Many, ms: float, random: float = 0) -> list[list[Any]]:
    """sf.Granulate(x, ms, random=0)
        The signal as grains, each starting in the middle of the one before and faded in and out linearly, so that MixAt of all of them is the signal: a list of (grain, ms).
        x: a signal, or a list of signals as channels
        ms: length of a grain [ms, at least two samples]
        random: most time added at random to each half of a grain [ms, 0 and up]
        See also: SplitAtOnsets, ToGrain, Blockulate
        Example: sf.Granulate(sf.SineWave(1000, 440), 100, 0)"""
@overload
def granulate(x: _One, ms: float, random: float = 0) -> list[Any]: ...
@overload
def granulate(x: _Many, ms: float, random: float = 0) -> list[list[Any]]:
    """sf.Granulate(x, ms, random=0)
        The signal as grains, each starting in the middle of the one before and faded in and out linearly, so that MixAt of all of them is the signal: a list of (grain, ms).
        x: a signal, or a list of signals as channels
        ms: length of a grain [ms, at least two samples]
        random: most time added at random to each half of a grain [ms, 0 and up]
        See also: SplitAtOnsets, ToGrain, Blockulate
        Example: sf.Granulate(sf.SineWave(1000, 440), 100, 0)"""
def Haas(x: _Sound, ms: _Control = 15) -> Channels:
    """sf.Haas(x, ms=15)
        Haas effect: left and right, one of them delayed so little that it shifts the place and is not heard as an echo; both end when the late one does.
        x: a signal, or a list of two as left and right
        ms: delay of the right channel; negative delays the left [ms, -40 to 40, number or signal]
        Source: H. Haas, "Über den Einfluss eines Einfachechos auf die Hörsamkeit von Sprache", 1951
        See also: Pan, Width, Delay
        Example: sf.Haas(sf.SineWave(300, 440), 20)"""
def haas(x: _Sound, ms: _Control = 15) -> Channels:
    """sf.Haas(x, ms=15)
        Haas effect: left and right, one of them delayed so little that it shifts the place and is not heard as an echo; both end when the late one does.
        x: a signal, or a list of two as left and right
        ms: delay of the right channel; negative delays the left [ms, -40 to 40, number or signal]
        Source: H. Haas, "Über den Einfluss eines Einfachechos auf die Hörsamkeit von Sprache", 1951
        See also: Pan, Width, Delay
        Example: sf.Haas(sf.SineWave(300, 440), 20)"""
def HammingShape(ms: float) -> Signal:
    """sf.HammingShape(ms)
        Hamming's window, 0.08 at both ends and 1 in the middle.
        ms: length, rounded up to whole samples [ms, 0 and up]
        Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978
        See also: HannShape
        Example: sf.HammingShape(1000)"""
def hamming_shape(ms: float) -> Signal:
    """sf.HammingShape(ms)
        Hamming's window, 0.08 at both ends and 1 in the middle.
        ms: length, rounded up to whole samples [ms, 0 and up]
        Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978
        See also: HannShape
        Example: sf.HammingShape(1000)"""
def HannShape(ms: float) -> Signal:
    """sf.HannShape(ms)
        Von Hann's window, 0 at both ends and 1 in the middle.
        ms: length, rounded up to whole samples [ms, 0 and up]
        Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978
        See also: HammingShape
        Example: sf.HannShape(1000)"""
def hann_shape(ms: float) -> Signal:
    """sf.HannShape(ms)
        Von Hann's window, 0 at both ends and 1 in the middle.
        ms: length, rounded up to whole samples [ms, 0 and up]
        Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978
        See also: HammingShape
        Example: sf.HannShape(1000)"""
@overload
def HarmonicPart(x: _One, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Signal: ...
@overload
def HarmonicPart(x: _Many, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Channels:
    """sf.HarmonicPart(x, ms=200, hz=500, size=0, window=80)
        Harmonic component (HPSS): sustained sounds, separated by median filtering.
        x: a signal, or a list of signals as channels
        ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
        hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
        See also: HarmonicPercussive, PercussivePart
        Example: sf.HarmonicPart(sf.SineWave(500, 440))"""
@overload
def harmonic_part(x: _One, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Signal: ...
@overload
def harmonic_part(x: _Many, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Channels:
    """sf.HarmonicPart(x, ms=200, hz=500, size=0, window=80)
        Harmonic component (HPSS): sustained sounds, separated by median filtering.
        x: a signal, or a list of signals as channels
        ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
        hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
        See also: HarmonicPercussive, PercussivePart
        Example: sf.HarmonicPart(sf.SineWave(500, 440))"""
@overload
def HarmonicPercussive(x: _One, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Channels: ...
@overload
def HarmonicPercussive(x: _Many, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> list[Channels]:
    """sf.HarmonicPercussive(x, ms=200, hz=500, size=0, window=80)
        Harmonic-percussive separation (HPSS): sustained sounds and onsets, by median filtering; the two add up to the sound.
        x: a signal, or a list of signals as channels
        ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
        hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
        See also: HarmonicPart, PercussivePart
        Example: sf.HarmonicPercussive(sf.SineWave(500, 440))"""
@overload
def harmonic_percussive(x: _One, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Channels: ...
@overload
def harmonic_percussive(x: _Many, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> list[Channels]:
    """sf.HarmonicPercussive(x, ms=200, hz=500, size=0, window=80)
        Harmonic-percussive separation (HPSS): sustained sounds and onsets, by median filtering; the two add up to the sound.
        x: a signal, or a list of signals as channels
        ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
        hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
        See also: HarmonicPart, PercussivePart
        Example: sf.HarmonicPercussive(sf.SineWave(500, 440))"""
@overload
def Invert(x: _One) -> Signal: ...
@overload
def Invert(x: _Many) -> Channels:
    """sf.Invert(x)
        The signal inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Invert(sf.SineWave(1000, 440))"""
@overload
def invert(x: _One) -> Signal: ...
@overload
def invert(x: _Many) -> Channels:
    """sf.Invert(x)
        The signal inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Invert(sf.SineWave(1000, 440))"""
def JustNote(name: str) -> float:
    """sf.JustNote(name)
        The frequency in Hz of a note in just intonation on c, by its name; c4 is 261.625565 Hz.
        name: a note such as 'c4', 'a4#', 'c#-1' or 'b3b'
        Example: sf.JustNote('a4#')"""
def just_note(name: str) -> float:
    """sf.JustNote(name)
        The frequency in Hz of a note in just intonation on c, by its name; c4 is 261.625565 Hz.
        name: a note such as 'c4', 'a4#', 'c#-1' or 'b3b'
        Example: sf.JustNote('a4#')"""
def Key(name: str) -> int:
    """sf.Key(name)
        The MIDI key of a note's name: 60 for c4, 70 for a4#, a#4 and b4b.
        name: a note such as 'c4', 'a4#', 'c#-1' or 'b3b'
        Example: sf.Key('a4#')"""
def key(name: str) -> int:
    """sf.Key(name)
        The MIDI key of a note's name: 60 for c4, 70 for a4#, a#4 and b4b.
        name: a note such as 'c4', 'a4#', 'c#-1' or 'b3b'
        Example: sf.Key('a4#')"""
@overload
def KeyEstimate(x: _One, a4: float = 440) -> Any: ...
@overload
def KeyEstimate(x: _Many, a4: float = 440) -> list[Any]:
    """sf.KeyEstimate(x, a4=440)
        Key detection: a pair such as ('f# minor', 0.85) of the key and how well the pitch classes fit it, 1 at best; (None, 0.0) where there is no pitch.
        x: a signal, or a list of signals as channels
        a4: frequency of a4, the a above middle c [Hz, 220 to 880]
        Source: C. Krumhansl, "Cognitive foundations of musical pitch", 1990; D. Temperley, "What's key for key?", 1999
        See also: Chroma, Tempo, Pitch
        Example: sf.KeyEstimate(sf.Mix(sf.SineWave(300, 440), sf.SineWave(300, 554.37), sf.SineWave(300, 659.26)))"""
@overload
def key_estimate(x: _One, a4: float = 440) -> Any: ...
@overload
def key_estimate(x: _Many, a4: float = 440) -> list[Any]:
    """sf.KeyEstimate(x, a4=440)
        Key detection: a pair such as ('f# minor', 0.85) of the key and how well the pitch classes fit it, 1 at best; (None, 0.0) where there is no pitch.
        x: a signal, or a list of signals as channels
        a4: frequency of a4, the a above middle c [Hz, 220 to 880]
        Source: C. Krumhansl, "Cognitive foundations of musical pitch", 1990; D. Temperley, "What's key for key?", 1999
        See also: Chroma, Tempo, Pitch
        Example: sf.KeyEstimate(sf.Mix(sf.SineWave(300, 440), sf.SineWave(300, 554.37), sf.SineWave(300, 659.26)))"""
def KeyName(key: float) -> str:
    """sf.KeyName(key)
        The name of a MIDI key, with a sharp if it is a black one.
        key: MIDI key; 60 is c4 [whole, -1000 to 1000]
        Example: sf.KeyName(70)"""
def key_name(key: float) -> str:
    """sf.KeyName(key)
        The name of a MIDI key, with a sharp if it is a black one.
        key: MIDI key; 60 is c4 [whole, -1000 to 1000]
        Example: sf.KeyName(70)"""
def LFO(ms: float, hz: _Control, low: _Control = -1, high: _Control = 1, shape: str = 'sine', phase: float = 0) -> Signal:
    """sf.LFO(ms, hz, low=-1, high=1, shape='sine', phase=0)
        Low-frequency oscillator between two values; its edges are not band-limited.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        low: lower value [number or signal]
        high: upper value [number or signal]
        shape: sine, triangle, square, rise or fall
        phase: phase at the start [turns]
        See also: SampleAndHold, SmoothRandom, SineWave
        Example: sf.LFO(500, sf.NumericShape((0, 1), (1000, 9)), 300, 3000, 'triangle')"""
def lfo(ms: float, hz: _Control, low: _Control = -1, high: _Control = 1, shape: str = 'sine', phase: float = 0) -> Signal:
    """sf.LFO(ms, hz, low=-1, high=1, shape='sine', phase=0)
        Low-frequency oscillator between two values; its edges are not band-limited.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        low: lower value [number or signal]
        high: upper value [number or signal]
        shape: sine, triangle, square, rise or fall
        phase: phase at the start [turns]
        See also: SampleAndHold, SmoothRandom, SineWave
        Example: sf.LFO(500, sf.NumericShape((0, 1), (1000, 9)), 300, 3000, 'triangle')"""
@overload
def Length(x: _One) -> float: ...
@overload
def Length(x: _Many) -> list[float]:
    """sf.Length(x)
        The length in milliseconds.
        x: a signal, or a list of signals as channels
        Example: sf.Length(sf.SineWave(1000, 440))"""
@overload
def length(x: _One) -> float: ...
@overload
def length(x: _Many) -> list[float]:
    """sf.Length(x)
        The length in milliseconds.
        x: a signal, or a list of signals as channels
        Example: sf.Length(sf.SineWave(1000, 440))"""
@overload
def Limiter(x: _One, ceiling: float = -1, drive: float = 0, release: float = 100, lookahead: float = 5) -> Signal: ...
@overload
def Limiter(x: _Many, ceiling: float = -1, drive: float = 0, release: float = 100, lookahead: float = 5) -> Channels:
    """sf.Limiter(x, ceiling=-1, drive=0, release=100, lookahead=5)
        True-peak limiter: one gain for all channels keeps the peaks, between samples too, below a ceiling; it acts ahead of each peak, without clicks, and leaves what is below unchanged.
        x: the sound, a signal or a list of signals as channels
        ceiling: ceiling: highest true peak [dBTP, -200 to 200]
        drive: gain before the limiter [dB, -200 to 200]
        release: release time constant: the gain has recovered by 63 % [ms, 0 to 60000]
        lookahead: lookahead: how long before a peak the gain begins to fall [ms, 0.5 to 1000]
        A NaN spoils samples before and after it. As a chain's last step it holds the true peak of the file, whatever --rate and --channels.
        Source: ITU-R BS.1770-5
        In chains also: alimiter
        See also: Compressor, Clipper, WaveLimit, TruePeak, NormaliseTo
        Example: sf.Limiter([sf.SineWave(200, 440), sf.Multiply(sf.SineWave(200, 990), sf.NumericShape((0, 0), (100, 3), (200, 0)))], -1)"""
@overload
def limiter(x: _One, ceiling: float = -1, drive: float = 0, release: float = 100, lookahead: float = 5) -> Signal: ...
@overload
def limiter(x: _Many, ceiling: float = -1, drive: float = 0, release: float = 100, lookahead: float = 5) -> Channels:
    """sf.Limiter(x, ceiling=-1, drive=0, release=100, lookahead=5)
        True-peak limiter: one gain for all channels keeps the peaks, between samples too, below a ceiling; it acts ahead of each peak, without clicks, and leaves what is below unchanged.
        x: the sound, a signal or a list of signals as channels
        ceiling: ceiling: highest true peak [dBTP, -200 to 200]
        drive: gain before the limiter [dB, -200 to 200]
        release: release time constant: the gain has recovered by 63 % [ms, 0 to 60000]
        lookahead: lookahead: how long before a peak the gain begins to fall [ms, 0.5 to 1000]
        A NaN spoils samples before and after it. As a chain's last step it holds the true peak of the file, whatever --rate and --channels.
        Source: ITU-R BS.1770-5
        In chains also: alimiter
        See also: Compressor, Clipper, WaveLimit, TruePeak, NormaliseTo
        Example: sf.Limiter([sf.SineWave(200, 440), sf.Multiply(sf.SineWave(200, 990), sf.NumericShape((0, 0), (100, 3), (200, 0)))], -1)"""
def LineWait(listener: Any) -> Any:
    """sf.LineWait(listener)
        Waits until the playback of sf.PlayFile ends: it has ended when sf.PlayFile returns.
        listener: the result of sf.PlayFile
        Example: sf.LineWait(sf.PlayFile('samples/wood.wav', ''))"""
def line_wait(listener: Any) -> Any:
    """sf.LineWait(listener)
        Waits until the playback of sf.PlayFile ends: it has ended when sf.PlayFile returns.
        listener: the result of sf.PlayFile
        Example: sf.LineWait(sf.PlayFile('samples/wood.wav', ''))"""
def LinearShape(*points: Any) -> Signal:
    """sf.LinearShape(points...)
        Straight lines through points: NumericShape with ascending times.
        points: pairs (ms, value), times ascending from 0
        See also: Breakpoints
        Example: sf.LinearShape((0, 0), (20, 1), (1000, 0))"""
def linear_shape(*points: Any) -> Signal:
    """sf.LinearShape(points...)
        Straight lines through points: NumericShape with ascending times.
        points: pairs (ms, value), times ascending from 0
        See also: Breakpoints
        Example: sf.LinearShape((0, 0), (20, 1), (1000, 0))"""
@overload
def LinearVolume(x: _One, gain: float) -> Signal: ...
@overload
def LinearVolume(x: _Many, gain: float) -> Channels:
    """sf.LinearVolume(x, gain)
        The signal multiplied by a number.
        x: a signal, or a list of signals as channels
        gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it
        The same: NumericVolume, LinearVolume
        Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)"""
@overload
def linear_volume(x: _One, gain: float) -> Signal: ...
@overload
def linear_volume(x: _Many, gain: float) -> Channels:
    """sf.LinearVolume(x, gain)
        The signal multiplied by a number.
        x: a signal, or a list of signals as channels
        gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it
        The same: NumericVolume, LinearVolume
        Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)"""
@overload
def Loop(x: _One, ms: float, fromMs: float = 0, toMs: float = 0, crossfade: float = 50, shape: str = 'power') -> Signal: ...
@overload
def Loop(x: _Many, ms: float, fromMs: float = 0, toMs: float = 0, crossfade: float = 50, shape: str = 'power') -> Channels:
    """sf.Loop(x, ms, fromMs=0, toMs=0, crossfade=50, shape='power')
        Sustain loop, as in samplers: from toMs back to fromMs again and again, with a cross-fade; the length and pitch of the loop stay.
        x: a signal, or a list of signals as channels
        ms: length, truncated to whole samples [ms, 0 and up]
        fromMs: start of the repeated part [ms, 0 and up]
        toMs: end of the repeated part; 0 = the signal's end [ms, 0 and up]
        crossfade: length of the cross-fade, at most that of the part; it uses the sound before the part or, if that is too short, the sound after it: then a part at the signal's end is shortened [ms, 0 and up]
        shape: power for parts that begin differently, linear or smooth for parts that begin alike
        In chains also: aloop
        See also: Crossfade, Fade
        Example: sf.Loop(sf.SineWave(300, 440), 900, 100, 250, 20)"""
@overload
def loop(x: _One, ms: float, fromMs: float = 0, toMs: float = 0, crossfade: float = 50, shape: str = 'power') -> Signal: ...
@overload
def loop(x: _Many, ms: float, fromMs: float = 0, toMs: float = 0, crossfade: float = 50, shape: str = 'power') -> Channels:
    """sf.Loop(x, ms, fromMs=0, toMs=0, crossfade=50, shape='power')
        Sustain loop, as in samplers: from toMs back to fromMs again and again, with a cross-fade; the length and pitch of the loop stay.
        x: a signal, or a list of signals as channels
        ms: length, truncated to whole samples [ms, 0 and up]
        fromMs: start of the repeated part [ms, 0 and up]
        toMs: end of the repeated part; 0 = the signal's end [ms, 0 and up]
        crossfade: length of the cross-fade, at most that of the part; it uses the sound before the part or, if that is too short, the sound after it: then a part at the signal's end is shortened [ms, 0 and up]
        shape: power for parts that begin differently, linear or smooth for parts that begin alike
        In chains also: aloop
        See also: Crossfade, Fade
        Example: sf.Loop(sf.SineWave(300, 440), 900, 100, 250, 20)"""
def Loudness(*x: Union[_Sound, Sequence[_Sound]]) -> float:
    """sf.Loudness(x...)
        Integrated loudness in LUFS by ITU-R BS.1770, with its gates at -70 LUFS and 10 LU below the rest; silence is -inf, and a sound shorter than 400 ms is taken as a whole.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: ITU-R BS.1770-5
        See also: NormaliseTo, MomentaryLoudness, ShortTermLoudness, LoudnessRange
        Example: sf.Loudness(sf.SineWave(1000, 440))"""
def loudness(*x: Union[_Sound, Sequence[_Sound]]) -> float:
    """sf.Loudness(x...)
        Integrated loudness in LUFS by ITU-R BS.1770, with its gates at -70 LUFS and 10 LU below the rest; silence is -inf, and a sound shorter than 400 ms is taken as a whole.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: ITU-R BS.1770-5
        See also: NormaliseTo, MomentaryLoudness, ShortTermLoudness, LoudnessRange
        Example: sf.Loudness(sf.SineWave(1000, 440))"""
def LoudnessRange(*x: Union[_Sound, Sequence[_Sound]]) -> float:
    """sf.LoudnessRange(x...)
        Loudness range in LU by EBU Tech 3342.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: EBU Tech 3342
        See also: Loudness
        Example: sf.LoudnessRange(sf.Concatenate(sf.SineWave(4000, 440), sf.Pcnt20(sf.SineWave(4000, 440))))"""
def loudness_range(*x: Union[_Sound, Sequence[_Sound]]) -> float:
    """sf.LoudnessRange(x...)
        Loudness range in LU by EBU Tech 3342.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: EBU Tech 3342
        See also: Loudness
        Example: sf.LoudnessRange(sf.Concatenate(sf.SineWave(4000, 440), sf.Pcnt20(sf.SineWave(4000, 440))))"""
@overload
def MFCC(x: _One, count: float = 13, hop: float = 10, window: float = 40, bands: float = 40, highest: float = 8000) -> Channels: ...
@overload
def MFCC(x: _Many, count: float = 13, hop: float = 10, window: float = 40, bands: float = 40, highest: float = 8000) -> list[Channels]:
    """sf.MFCC(x, count=13, hop=10, window=40, bands=40, highest=8000)
        Mel-frequency cepstral coefficients as a list of signals, in dB, by Slaney's mel bands and the orthonormal DCT-II.
        x: a signal, or a list of signals as channels
        count: number of coefficients [whole, from 1, at most bands]
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        bands: number of mel bands [whole, up to 256, at least count]
        highest: upper end of the highest band, limited to half the sample rate [Hz, 1 and up]
        A NaN spoils samples before and after it.
        Source: S. Davis, P. Mermelstein, "Comparison of parametric representations for monosyllabic word recognition in continuously spoken sentences", 1980; M. Slaney, "Auditory toolbox", 1998
        See also: Chroma, Features
        Example: sf.MFCC(sf.WhiteNoise(100), 4)"""
@overload
def mfcc(x: _One, count: float = 13, hop: float = 10, window: float = 40, bands: float = 40, highest: float = 8000) -> Channels: ...
@overload
def mfcc(x: _Many, count: float = 13, hop: float = 10, window: float = 40, bands: float = 40, highest: float = 8000) -> list[Channels]:
    """sf.MFCC(x, count=13, hop=10, window=40, bands=40, highest=8000)
        Mel-frequency cepstral coefficients as a list of signals, in dB, by Slaney's mel bands and the orthonormal DCT-II.
        x: a signal, or a list of signals as channels
        count: number of coefficients [whole, from 1, at most bands]
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        bands: number of mel bands [whole, up to 256, at least count]
        highest: upper end of the highest band, limited to half the sample rate [Hz, 1 and up]
        A NaN spoils samples before and after it.
        Source: S. Davis, P. Mermelstein, "Comparison of parametric representations for monosyllabic word recognition in continuously spoken sentences", 1980; M. Slaney, "Auditory toolbox", 1998
        See also: Chroma, Features
        Example: sf.MFCC(sf.WhiteNoise(100), 4)"""
@overload
def Magnitude(x: _One) -> float: ...
@overload
def Magnitude(x: _Many) -> list[float]:
    """sf.Magnitude(x)
        The L2 norm: the square root of the sum (not the mean) of all squared samples.
        x: a signal, or a list of signals as channels
        Example: sf.Magnitude(sf.SineWave(1000, 440))"""
@overload
def magnitude(x: _One) -> float: ...
@overload
def magnitude(x: _Many) -> list[float]:
    """sf.Magnitude(x)
        The L2 norm: the square root of the sum (not the mean) of all squared samples.
        x: a signal, or a list of signals as channels
        Example: sf.Magnitude(sf.SineWave(1000, 440))"""
@overload
def MakeSawTooth(x: _One) -> Signal: ...
@overload
def MakeSawTooth(x: _Many) -> Channels:
    """sf.MakeSawTooth(x)
        A sawtooth wave, stored: half-waves become alternately a fall from twice the mean of their absolute values and a rise to it, with their sign (its edges alias; Saw's are band-limited); in Sonic Field's own patches each but the first starts a sample early, as there.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        See also: Saw
        Example: sf.MakeSawTooth(sf.SineWave(1000, 440))"""
@overload
def make_saw_tooth(x: _One) -> Signal: ...
@overload
def make_saw_tooth(x: _Many) -> Channels:
    """sf.MakeSawTooth(x)
        A sawtooth wave, stored: half-waves become alternately a fall from twice the mean of their absolute values and a rise to it, with their sign (its edges alias; Saw's are band-limited); in Sonic Field's own patches each but the first starts a sample early, as there.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        See also: Saw
        Example: sf.MakeSawTooth(sf.SineWave(1000, 440))"""
@overload
def MakeSquare(x: _One) -> Signal: ...
@overload
def MakeSquare(x: _Many) -> Channels:
    """sf.MakeSquare(x)
        A square wave, stored: each half-wave becomes the mean of its absolute values with its sign.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        See also: Square
        Example: sf.MakeSquare(sf.SineWave(1000, 440))"""
@overload
def make_square(x: _One) -> Signal: ...
@overload
def make_square(x: _Many) -> Channels:
    """sf.MakeSquare(x)
        A square wave, stored: each half-wave becomes the mean of its absolute values with its sign.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        See also: Square
        Example: sf.MakeSquare(sf.SineWave(1000, 440))"""
@overload
def MakeTriangle(x: _One) -> Signal: ...
@overload
def MakeTriangle(x: _Many) -> Channels:
    """sf.MakeTriangle(x)
        A triangle wave, stored: each half-wave becomes a rise to twice the mean of its absolute values and the fall from there, with its sign.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        See also: Triangle
        Example: sf.MakeTriangle(sf.SineWave(1000, 440))"""
@overload
def make_triangle(x: _One) -> Signal: ...
@overload
def make_triangle(x: _Many) -> Channels:
    """sf.MakeTriangle(x)
        A triangle wave, stored: each half-wave becomes a rise to twice the mean of its absolute values and the fall from there, with its sign.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        See also: Triangle
        Example: sf.MakeTriangle(sf.SineWave(1000, 440))"""
def MatchLengths(*x: Union[_Sound, Sequence[_Sound]]) -> Channels:
    """sf.MatchLengths(x...)
        The signals, each cut off at the end of the shortest.
        x: the signals
        The result is as long as the shortest signal.
        Example: sf.MatchLengths(sf.SineWave(1000, 440), sf.SineWave(700, 660))"""
def match_lengths(*x: Union[_Sound, Sequence[_Sound]]) -> Channels:
    """sf.MatchLengths(x...)
        The signals, each cut off at the end of the shortest.
        x: the signals
        The result is as long as the shortest signal.
        Example: sf.MatchLengths(sf.SineWave(1000, 440), sf.SineWave(700, 660))"""
@overload
def MaxDeviation(x: _One, step: float) -> Signal: ...
@overload
def MaxDeviation(x: _Many, step: float) -> Channels:
    """sf.MaxDeviation(x, step)
        The signal with a limited change from sample to sample, starting from 0.
        x: a signal, or a list of signals as channels
        step: largest change per sample [0 and up]
        See also: FollowingLowPass
        Example: sf.MaxDeviation(sf.SineWave(1000, 440), 0.05)"""
@overload
def max_deviation(x: _One, step: float) -> Signal: ...
@overload
def max_deviation(x: _Many, step: float) -> Channels:
    """sf.MaxDeviation(x, step)
        The signal with a limited change from sample to sample, starting from 0.
        x: a signal, or a list of signals as channels
        step: largest change per sample [0 and up]
        See also: FollowingLowPass
        Example: sf.MaxDeviation(sf.SineWave(1000, 440), 0.05)"""
@overload
def MaxValue(x: _One) -> float: ...
@overload
def MaxValue(x: _Many) -> list[float]:
    """sf.MaxValue(x)
        The largest sample.
        x: a signal of at least one sample
        Example: sf.MaxValue(sf.SineWave(1000, 440))"""
@overload
def max_value(x: _One) -> float: ...
@overload
def max_value(x: _Many) -> list[float]:
    """sf.MaxValue(x)
        The largest sample.
        x: a signal of at least one sample
        Example: sf.MaxValue(sf.SineWave(1000, 440))"""
def MaybeReadSignal(name: str) -> tuple[str, Optional[Signal]]:
    """sf.MaybeReadSignal(name)
        A pair [path, signal] of what an earlier run kept by a name; the signal is None if it kept none, and sf.WriteSignal(x, path) then keeps it for later runs, in the folder restart under --out or that of -Dsython.restart.dir.
        name: any string; another one is another signal
        Example: sf.MaybeReadSignal('bell')"""
def maybe_read_signal(name: str) -> tuple[str, Optional[Signal]]:
    """sf.MaybeReadSignal(name)
        A pair [path, signal] of what an earlier run kept by a name; the signal is None if it kept none, and sf.WriteSignal(x, path) then keeps it for later runs, in the folder restart under --out or that of -Dsython.restart.dir.
        name: any string; another one is another signal
        Example: sf.MaybeReadSignal('bell')"""
def MidSide(x: _Sound) -> Channels:
    """sf.MidSide(x)
        Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.
        x: a signal, or a list of two as left and right
        The result is as long as the shortest signal.
        The same: MidSide, MidSideEncode
        See also: MidSideDecode, Width
        Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])"""
def mid_side(x: _Sound) -> Channels:
    """sf.MidSide(x)
        Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.
        x: a signal, or a list of two as left and right
        The result is as long as the shortest signal.
        The same: MidSide, MidSideEncode
        See also: MidSideDecode, Width
        Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])"""
def MidSideDecode(x: _Sound) -> Channels:
    """sf.MidSideDecode(x)
        Mid/side decoding: left, mid + side, and right, mid - side.
        x: a list of the middle and the side, or the middle alone
        The result is as long as the shortest signal.
        See also: MidSide, Width
        Example: sf.MidSideDecode(sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)]))"""
def mid_side_decode(x: _Sound) -> Channels:
    """sf.MidSideDecode(x)
        Mid/side decoding: left, mid + side, and right, mid - side.
        x: a list of the middle and the side, or the middle alone
        The result is as long as the shortest signal.
        See also: MidSide, Width
        Example: sf.MidSideDecode(sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)]))"""
def MidSideEncode(x: _Sound) -> Channels:
    """sf.MidSideEncode(x)
        Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.
        x: a signal, or a list of two as left and right
        The result is as long as the shortest signal.
        The same: MidSide, MidSideEncode
        See also: MidSideDecode, Width
        Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])"""
def mid_side_encode(x: _Sound) -> Channels:
    """sf.MidSideEncode(x)
        Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.
        x: a signal, or a list of two as left and right
        The result is as long as the shortest signal.
        The same: MidSide, MidSideEncode
        See also: MidSideDecode, Width
        Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])"""
@overload
def MinValue(x: _One) -> float: ...
@overload
def MinValue(x: _Many) -> list[float]:
    """sf.MinValue(x)
        The smallest sample.
        x: a signal of at least one sample
        Example: sf.MinValue(sf.SineWave(1000, 440))"""
@overload
def min_value(x: _One) -> float: ...
@overload
def min_value(x: _Many) -> list[float]:
    """sf.MinValue(x)
        The smallest sample.
        x: a signal of at least one sample
        Example: sf.MinValue(sf.SineWave(1000, 440))"""
@overload
def MinimumPhaseFilter(x: _One, points: Any, ms: float = 0) -> Signal: ...
@overload
def MinimumPhaseFilter(x: _Many, points: Any, ms: float = 0) -> Channels:
    """sf.MinimumPhaseFilter(x, points, ms=0)
        Minimum-phase filter with a frequency response drawn by points: no pre-ringing, and the phase of an analogue equaliser.
        x: a signal, or a list of signals as channels
        points: points (hz, dB), hz ascending; level before the first and after the last, smooth between
        ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        See also: FIRFilter
        Example: sf.MinimumPhaseFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])"""
@overload
def minimum_phase_filter(x: _One, points: Any, ms: float = 0) -> Signal: ...
@overload
def minimum_phase_filter(x: _Many, points: Any, ms: float = 0) -> Channels:
    """sf.MinimumPhaseFilter(x, points, ms=0)
        Minimum-phase filter with a frequency response drawn by points: no pre-ringing, and the phase of an analogue equaliser.
        x: a signal, or a list of signals as channels
        points: points (hz, dB), hz ascending; level before the first and after the last, smooth between
        ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        See also: FIRFilter
        Example: sf.MinimumPhaseFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])"""
def Mix(*x: Union[_Sound, Sequence[_Sound]]) -> Signal:
    """sf.Mix(x...)
        The sum of signals, as long as the longest; 0 samples for an empty list.
        x: the signals
        See also: MixAt
        Example: sf.Mix(sf.SineWave(1000, 440), sf.SineWave(700, 660))"""
def mix(*x: Union[_Sound, Sequence[_Sound]]) -> Signal:
    """sf.Mix(x...)
        The sum of signals, as long as the longest; 0 samples for an empty list.
        x: the signals
        See also: MixAt
        Example: sf.Mix(sf.SineWave(1000, 440), sf.SineWave(700, 660))"""
def MixAt(*x: Any) -> Signal:
    """sf.MixAt(x...)
        The sum of signals that start at different times, for instance grains at their times; 0 samples for an empty list.
        x: pairs (signal, start in ms); a negative start cuts off the start of the signal
        The same: MixAt, DeGranulate
        See also: Delay, MultiTap, Mix
        Example: sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))"""
def mix_at(*x: Any) -> Signal:
    """sf.MixAt(x...)
        The sum of signals that start at different times, for instance grains at their times; 0 samples for an empty list.
        x: pairs (signal, start in ms); a negative start cuts off the start of the signal
        The same: MixAt, DeGranulate
        See also: Delay, MultiTap, Mix
        Example: sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))"""
def Mixer(name: str) -> str:
    """sf.Mixer(name)
        The name of a sound device for playback, for sf.PlayFile.
        name: the name of a sound device, or part of it
        Example: sf.Mixer('default')"""
def mixer(name: str) -> str:
    """sf.Mixer(name)
        The name of a sound device for playback, for sf.PlayFile.
        name: the name of a sound device, or part of it
        Example: sf.Mixer('default')"""
def Mixers(anything: Any) -> list[Any]:
    """sf.Mixers(anything)
        The names of the sound devices for playback; an empty list if there are none.
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.Mixers(0)"""
def mixers(anything: Any) -> list[Any]:
    """sf.Mixers(anything)
        The names of the sound devices for playback; an empty list if there are none.
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.Mixers(0)"""
@overload
def Modes(x: _One, modes: Any, tail: float = -1) -> Signal: ...
@overload
def Modes(x: _Many, modes: Any, tail: float = -1) -> Channels:
    """sf.Modes(x, modes, tail=-1)
        Modal synthesis: a bank of decaying sines excited by a signal, as bars, bells, plates and glasses; longer than the signal by the tail.
        x: a signal, or a list of signals as channels
        modes: rows (hz, decay, gain): the frequency, ms in which it falls by 60 dB, and the amplitude, -1e9 to 1e9, that an impulse of 1 gives it which lasts a sample at 96000 Hz; modes at half the sample rate and above are not heard
        tail: length of the tail after the signal; -1 = the longest decay [ms]
        Source: J. Adrien, "The missing link: modal synthesis", 1991
        See also: Resonate
        Example: sf.Modes(sf.NumericShape((0, 1), (5, 0), (500, 0)), [(220, 400, 0.5), (606, 200, 0.3), (1188, 100, 0.2)], 300)"""
@overload
def modes(x: _One, modes: Any, tail: float = -1) -> Signal: ...
@overload
def modes(x: _Many, modes: Any, tail: float = -1) -> Channels:
    """sf.Modes(x, modes, tail=-1)
        Modal synthesis: a bank of decaying sines excited by a signal, as bars, bells, plates and glasses; longer than the signal by the tail.
        x: a signal, or a list of signals as channels
        modes: rows (hz, decay, gain): the frequency, ms in which it falls by 60 dB, and the amplitude, -1e9 to 1e9, that an impulse of 1 gives it which lasts a sample at 96000 Hz; modes at half the sample rate and above are not heard
        tail: length of the tail after the signal; -1 = the longest decay [ms]
        Source: J. Adrien, "The missing link: modal synthesis", 1991
        See also: Resonate
        Example: sf.Modes(sf.NumericShape((0, 1), (5, 0), (500, 0)), [(220, 400, 0.5), (606, 200, 0.3), (1188, 100, 0.2)], 300)"""
def MomentaryLoudness(*x: Union[_Sound, Sequence[_Sound]]) -> list[Any]:
    """sf.MomentaryLoudness(x...)
        Momentary loudness (400 ms) every 100 ms, as a list of (ms, LUFS); silence has no entry.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: EBU Tech 3341
        See also: Loudness
        Example: sf.MomentaryLoudness(sf.SineWave(1000, 440))"""
def momentary_loudness(*x: Union[_Sound, Sequence[_Sound]]) -> list[Any]:
    """sf.MomentaryLoudness(x...)
        Momentary loudness (400 ms) every 100 ms, as a list of (ms, LUFS); silence has no entry.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: EBU Tech 3341
        See also: Loudness
        Example: sf.MomentaryLoudness(sf.SineWave(1000, 440))"""
def Monitor(x: _Sound) -> Any:
    """sf.Monitor(x)
        Plays a signal in real time, in 16 bit with its peak at full scale, and waits until playback ends.
        x: a signal, or a list of signals as channels
        Example: sf.Monitor(sf.SineWave(100, 440))"""
def monitor(x: _Sound) -> Any:
    """sf.Monitor(x)
        Plays a signal in real time, in 16 bit with its peak at full scale, and waits until playback ends.
        x: a signal, or a list of signals as channels
        Example: sf.Monitor(sf.SineWave(100, 440))"""
@overload
def MoogLadder(x: _One, hz: _Control = 1000, resonance: _Control = 0.5, drive: _Control = 0, bass: float = 0.5) -> Signal: ...
@overload
def MoogLadder(x: _Many, hz: _Control = 1000, resonance: _Control = 0.5, drive: _Control = 0, bass: float = 0.5) -> Channels:
    """sf.MoogLadder(x, hz=1000, resonance=0.5, drive=0, bass=0.5)
        Moog's four-pole ladder low-pass with resonance, self-oscillation and saturation.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]
        resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]
        drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]
        bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        See also: SVFLowPass, DiodeLadder, ShapedLadderLowPass
        Example: sf.MoogLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.7)"""
@overload
def moog_ladder(x: _One, hz: _Control = 1000, resonance: _Control = 0.5, drive: _Control = 0, bass: float = 0.5) -> Signal: ...
@overload
def moog_ladder(x: _Many, hz: _Control = 1000, resonance: _Control = 0.5, drive: _Control = 0, bass: float = 0.5) -> Channels:
    """sf.MoogLadder(x, hz=1000, resonance=0.5, drive=0, bass=0.5)
        Moog's four-pole ladder low-pass with resonance, self-oscillation and saturation.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]
        resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]
        drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]
        bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        See also: SVFLowPass, DiodeLadder, ShapedLadderLowPass
        Example: sf.MoogLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.7)"""
@overload
def MultiTap(x: _One, taps: Any, dry: _Control = 1) -> Union[Signal, Any]: ...
@overload
def MultiTap(x: _Many, taps: Any, dry: _Control = 1) -> Channels:
    """sf.MultiTap(x, taps, dry=1)
        Multi-tap delay: a signal and single echoes of it, each with its time and level; where a row has a place, a list of left and right with the echoes of the channels' mean there.
        x: a sound: one signal, or a list of them as its channels
        taps: rows (ms, dB) or (ms, dB, place): 0 to 20000 ms, -400 to 400 dB, and from -1, left, to 1, right, with constant power
        dry: gain of the signal itself (a factor) [number or signal]
        A NaN spoils samples before and after it.
        See also: Delay, PingPong, MultipleResonantFilter, MixAt, SpectralDelay
        Example: sf.MultiTap(sf.SineWave(300, 440), [(50, -6), (125, -9, -0.6), (200, -12, 0.5)])"""
@overload
def multi_tap(x: _One, taps: Any, dry: _Control = 1) -> Union[Signal, Any]: ...
@overload
def multi_tap(x: _Many, taps: Any, dry: _Control = 1) -> Channels:
    """sf.MultiTap(x, taps, dry=1)
        Multi-tap delay: a signal and single echoes of it, each with its time and level; where a row has a place, a list of left and right with the echoes of the channels' mean there.
        x: a sound: one signal, or a list of them as its channels
        taps: rows (ms, dB) or (ms, dB, place): 0 to 20000 ms, -400 to 400 dB, and from -1, left, to 1, right, with constant power
        dry: gain of the signal itself (a factor) [number or signal]
        A NaN spoils samples before and after it.
        See also: Delay, PingPong, MultipleResonantFilter, MixAt, SpectralDelay
        Example: sf.MultiTap(sf.SineWave(300, 440), [(50, -6), (125, -9, -0.6), (200, -12, 0.5)])"""
@overload
def MultibandCompressor(x: _One, lowHz: float = 150, highHz: float = 2500, lowThreshold: _Control = -24, midThreshold: _Control = -24, highThreshold: _Control = -30, ratio: _Control = 3, attack: float = 10, release: float = 150, lowDB: _Control = 0, midDB: _Control = 0, highDB: _Control = 0, knee: float = 6) -> Signal: ...
@overload
def MultibandCompressor(x: _Many, lowHz: float = 150, highHz: float = 2500, lowThreshold: _Control = -24, midThreshold: _Control = -24, highThreshold: _Control = -30, ratio: _Control = 3, attack: float = 10, release: float = 150, lowDB: _Control = 0, midDB: _Control = 0, highDB: _Control = 0, knee: float = 6) -> Channels:
    """sf.MultibandCompressor(x, lowHz=150, highHz=2500, lowThreshold=-24, midThreshold=-24, highThreshold=-30, ratio=3, attack=10, release=150, lowDB=0, midDB=0, highDB=0, knee=6)
        Three-band compressor, the low band half as fast and the high one twice as fast; its Linkwitz-Riley crossover (24 dB per octave) has a flat frequency response.
        x: the sound, a signal or a list of signals as channels
        lowHz: frequency at which the low band ends [Hz, above 0]
        highHz: frequency at which the high band begins [Hz, above lowHz and below half the sample rate]
        lowThreshold: threshold [dBFS, -200 to 200, number or signal]
        midThreshold: threshold [dBFS, -200 to 200, number or signal]
        highThreshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 30000]
        release: release time constant, likewise for the way up [ms, 0 to 30000]
        lowDB: make-up gain [dB, -200 to 200, number or signal]
        midDB: make-up gain [dB, -200 to 200, number or signal]
        highDB: make-up gain [dB, -200 to 200, number or signal]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976
        In chains also: mcompand
        See also: Compressor, DeEsser, Crossover
        Example: sf.MultibandCompressor([sf.SineWave(200, 80), sf.Mix(sf.SineWave(200, 600), sf.SineWave(200, 6000))])"""
@overload
def multiband_compressor(x: _One, lowHz: float = 150, highHz: float = 2500, lowThreshold: _Control = -24, midThreshold: _Control = -24, highThreshold: _Control = -30, ratio: _Control = 3, attack: float = 10, release: float = 150, lowDB: _Control = 0, midDB: _Control = 0, highDB: _Control = 0, knee: float = 6) -> Signal: ...
@overload
def multiband_compressor(x: _Many, lowHz: float = 150, highHz: float = 2500, lowThreshold: _Control = -24, midThreshold: _Control = -24, highThreshold: _Control = -30, ratio: _Control = 3, attack: float = 10, release: float = 150, lowDB: _Control = 0, midDB: _Control = 0, highDB: _Control = 0, knee: float = 6) -> Channels:
    """sf.MultibandCompressor(x, lowHz=150, highHz=2500, lowThreshold=-24, midThreshold=-24, highThreshold=-30, ratio=3, attack=10, release=150, lowDB=0, midDB=0, highDB=0, knee=6)
        Three-band compressor, the low band half as fast and the high one twice as fast; its Linkwitz-Riley crossover (24 dB per octave) has a flat frequency response.
        x: the sound, a signal or a list of signals as channels
        lowHz: frequency at which the low band ends [Hz, above 0]
        highHz: frequency at which the high band begins [Hz, above lowHz and below half the sample rate]
        lowThreshold: threshold [dBFS, -200 to 200, number or signal]
        midThreshold: threshold [dBFS, -200 to 200, number or signal]
        highThreshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 30000]
        release: release time constant, likewise for the way up [ms, 0 to 30000]
        lowDB: make-up gain [dB, -200 to 200, number or signal]
        midDB: make-up gain [dB, -200 to 200, number or signal]
        highDB: make-up gain [dB, -200 to 200, number or signal]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976
        In chains also: mcompand
        See also: Compressor, DeEsser, Crossover
        Example: sf.MultibandCompressor([sf.SineWave(200, 80), sf.Mix(sf.SineWave(200, 600), sf.SineWave(200, 6000))])"""
@overload
def MultipleResonantFilter(x: _One, echoes: Any, forward: float = 0) -> Signal: ...
@overload
def MultipleResonantFilter(x: _Many, echoes: Any, forward: float = 0) -> Channels:
    """sf.MultipleResonantFilter(x, echoes, forward=0)
        Several feedback combs in parallel.
        x: a signal, or a list of signals as channels
        echoes: pairs (dB, ms) of the feedback, each at least one sample late
        forward: gain of the direct signal [dB, -400 to 400]
        A NaN spoils samples before and after it.
        See also: MultiTap, Reverb
        Example: sf.MultipleResonantFilter(sf.WhiteNoise(1000), ((-6, 3.3), (-12, 7.1)), -3)"""
@overload
def multiple_resonant_filter(x: _One, echoes: Any, forward: float = 0) -> Signal: ...
@overload
def multiple_resonant_filter(x: _Many, echoes: Any, forward: float = 0) -> Channels:
    """sf.MultipleResonantFilter(x, echoes, forward=0)
        Several feedback combs in parallel.
        x: a signal, or a list of signals as channels
        echoes: pairs (dB, ms) of the feedback, each at least one sample late
        forward: gain of the direct signal [dB, -400 to 400]
        A NaN spoils samples before and after it.
        See also: MultiTap, Reverb
        Example: sf.MultipleResonantFilter(sf.WhiteNoise(1000), ((-6, 3.3), (-12, 7.1)), -3)"""
def MultipleTruncateSilence(x: _Sound, dB: float, window: float) -> list[Any]:
    """sf.MultipleTruncateSilence(x, dB, window)
        Signals without the windows in which the first of them is silent, stored; all as long as the longest was, with silence at the end.
        x: the signals; the first decides where silence is
        dB: highest peak of a silent window [dBFS, up to 400]
        window: length of a window [ms, at least one sample]
        See also: TruncateSilence
        Example: sf.MultipleTruncateSilence([sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300), sf.SineWave(300, 660))], -40, 5)"""
def multiple_truncate_silence(x: _Sound, dB: float, window: float) -> list[Any]:
    """sf.MultipleTruncateSilence(x, dB, window)
        Signals without the windows in which the first of them is silent, stored; all as long as the longest was, with silence at the end.
        x: the signals; the first decides where silence is
        dB: highest peak of a silent window [dBFS, up to 400]
        window: length of a window [ms, at least one sample]
        See also: TruncateSilence
        Example: sf.MultipleTruncateSilence([sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300), sf.SineWave(300, 660))], -40, 5)"""
@overload
def Multiply(a: _One, b: _Sound) -> Signal: ...
@overload
def Multiply(a: _Many, b: _Sound) -> Channels:
    """sf.Multiply(a, b)
        The product of two signals; after the end of b, a is unchanged; after the end of a, there is silence.
        a: a signal, or a list of signals as channels
        b: a signal, or a list of signals as channels
        Example: sf.Multiply(sf.SineWave(1000, 440), sf.NumericShape((0, 0), (1000, 1)))"""
@overload
def multiply(a: _One, b: _Sound) -> Signal: ...
@overload
def multiply(a: _Many, b: _Sound) -> Channels:
    """sf.Multiply(a, b)
        The product of two signals; after the end of b, a is unchanged; after the end of a, there is silence.
        a: a signal, or a list of signals as channels
        b: a signal, or a list of signals as channels
        Example: sf.Multiply(sf.SineWave(1000, 440), sf.NumericShape((0, 0), (1000, 1)))"""
@overload
def NoiseGate(x: _One, threshold: _Control = -50, range: _Control = -80, attack: float = 1, hold: float = 50, release: float = 100, hysteresis: float = 6, lookahead: float = 0) -> Signal: ...
@overload
def NoiseGate(x: _Many, threshold: _Control = -50, range: _Control = -80, attack: float = 1, hold: float = 50, release: float = 100, hysteresis: float = 6, lookahead: float = 0) -> Channels:
    """sf.NoiseGate(x, threshold=-50, range=-80, attack=1, hold=50, release=100, hysteresis=6, lookahead=0)
        Noise gate: attenuates by a range what is below a threshold; channels together, opens at once, and closes when the level has stayed below the hysteresis for the hold time.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        range: gain while the gate is closed [dB, -200 to 0, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
        hold: hold time: how long the gate stays open [ms, 0 to 60000]
        release: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        A NaN spoils samples before and after it.
        In chains also: agate
        See also: Expander, Gate, Duck, SpectralGate
        Example: sf.NoiseGate(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (100, 1), (250, 0))), -12, -60, 1, 20, 50)"""
@overload
def noise_gate(x: _One, threshold: _Control = -50, range: _Control = -80, attack: float = 1, hold: float = 50, release: float = 100, hysteresis: float = 6, lookahead: float = 0) -> Signal: ...
@overload
def noise_gate(x: _Many, threshold: _Control = -50, range: _Control = -80, attack: float = 1, hold: float = 50, release: float = 100, hysteresis: float = 6, lookahead: float = 0) -> Channels:
    """sf.NoiseGate(x, threshold=-50, range=-80, attack=1, hold=50, release=100, hysteresis=6, lookahead=0)
        Noise gate: attenuates by a range what is below a threshold; channels together, opens at once, and closes when the level has stayed below the hysteresis for the hold time.
        x: the sound, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        range: gain while the gate is closed [dB, -200 to 0, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
        hold: hold time: how long the gate stays open [ms, 0 to 60000]
        release: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        A NaN spoils samples before and after it.
        In chains also: agate
        See also: Expander, Gate, Duck, SpectralGate
        Example: sf.NoiseGate(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (100, 1), (250, 0))), -12, -60, 1, 20, 50)"""
@overload
def Normalise(x: _One) -> Signal: ...
@overload
def Normalise(x: _Many) -> Channels:
    """sf.Normalise(x)
        Removes the mean and brings the peak to 1, stored; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: NormaliseTo, FixSize
        Example: sf.Normalise(sf.DirectMix(0.1, sf.SineWave(1000, 440)))"""
@overload
def normalise(x: _One) -> Signal: ...
@overload
def normalise(x: _Many) -> Channels:
    """sf.Normalise(x)
        Removes the mean and brings the peak to 1, stored; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: NormaliseTo, FixSize
        Example: sf.Normalise(sf.DirectMix(0.1, sf.SineWave(1000, 440)))"""
@overload
def NormaliseArea(x: _One) -> Signal: ...
@overload
def NormaliseArea(x: _Many) -> Channels:
    """sf.NormaliseArea(x)
        The signal without its mean, divided by the area of the rest, stored: the sum of the magnitudes, each of which counts for as long as it lasts, in samples of 96000 Hz; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
        Example: sf.NormaliseArea(sf.DirectMix(0.1, sf.SineWave(1000, 440)))"""
@overload
def normalise_area(x: _One) -> Signal: ...
@overload
def normalise_area(x: _Many) -> Channels:
    """sf.NormaliseArea(x)
        The signal without its mean, divided by the area of the rest, stored: the sum of the magnitudes, each of which counts for as long as it lasts, in samples of 96000 Hz; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
        Example: sf.NormaliseArea(sf.DirectMix(0.1, sf.SineWave(1000, 440)))"""
def NormaliseLoudness(x: _Sound, lufs: float) -> list[Any]:
    """sf.NormaliseLoudness(x, lufs)
        Brings all channels with one gain to an integrated loudness, stored, as a list; silence stays silent.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        lufs: integrated loudness of all channels together, such as -23 or -16; peaks may clip [LUFS]
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
        Source: ITU-R BS.1770-5
        See also: NormaliseTo
        Example: sf.NormaliseLoudness([sf.SineWave(1000, 440)], -16)"""
def normalise_loudness(x: _Sound, lufs: float) -> list[Any]:
    """sf.NormaliseLoudness(x, lufs)
        Brings all channels with one gain to an integrated loudness, stored, as a list; silence stays silent.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        lufs: integrated loudness of all channels together, such as -23 or -16; peaks may clip [LUFS]
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
        Source: ITU-R BS.1770-5
        See also: NormaliseTo
        Example: sf.NormaliseLoudness([sf.SineWave(1000, 440)], -16)"""
def NormalisePeak(x: _Sound, dB: float = 0) -> Channels:
    """sf.NormalisePeak(x, dB=0)
        Brings all channels with one gain to a peak level; silence stays silent.
        x: the channels
        dB: level of the highest peak [dBFS, -400 to 400]
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: NormaliseTo
        Example: sf.NormalisePeak([sf.SineWave(1000, 440), sf.Pcnt50(sf.SineWave(1000, 660))], -1)"""
def normalise_peak(x: _Sound, dB: float = 0) -> Channels:
    """sf.NormalisePeak(x, dB=0)
        Brings all channels with one gain to a peak level; silence stays silent.
        x: the channels
        dB: level of the highest peak [dBFS, -400 to 400]
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: NormaliseTo
        Example: sf.NormalisePeak([sf.SineWave(1000, 440), sf.Pcnt50(sf.SineWave(1000, 660))], -1)"""
@overload
def NormaliseTo(x: _One, level: float = -14, unit: str = 'LUFS') -> Signal: ...
@overload
def NormaliseTo(x: _Many, level: float = -14, unit: str = 'LUFS') -> Channels:
    """sf.NormaliseTo(x, level=-14, unit='LUFS')
        Brings all channels with one gain to a level: LUFS of integrated loudness, dBFS of the highest sample, dBTP of the true peak, or dBRMS of the RMS; silence stays silent.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        level: level in unit; for LUFS, dBTP or dBRMS samples may clip [-400 to 400]
        unit: LUFS, dBFS, dBTP or dBRMS
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
        Source: ITU-R BS.1770-5
        See also: NormalisePeak, NormaliseLoudness, Normalise, Loudness, Limiter
        Example: sf.NormaliseTo(sf.SineWave(500, 440), -16, 'LUFS')"""
@overload
def normalise_to(x: _One, level: float = -14, unit: str = 'LUFS') -> Signal: ...
@overload
def normalise_to(x: _Many, level: float = -14, unit: str = 'LUFS') -> Channels:
    """sf.NormaliseTo(x, level=-14, unit='LUFS')
        Brings all channels with one gain to a level: LUFS of integrated loudness, dBFS of the highest sample, dBTP of the true peak, or dBRMS of the RMS; silence stays silent.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        level: level in unit; for LUFS, dBTP or dBRMS samples may clip [-400 to 400]
        unit: LUFS, dBFS, dBTP or dBRMS
        A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
        Source: ITU-R BS.1770-5
        See also: NormalisePeak, NormaliseLoudness, Normalise, Loudness, Limiter
        Example: sf.NormaliseTo(sf.SineWave(500, 440), -16, 'LUFS')"""
def Note(name: str) -> float:
    """sf.Note(name)
        The frequency in Hz of a note in equal temperament, by its name; c4 is 261.625565 Hz.
        name: a note such as 'c4', 'a4#', 'c#-1' or 'b3b'
        Example: sf.Note('a4#')"""
def note(name: str) -> float:
    """sf.Note(name)
        The frequency in Hz of a note in equal temperament, by its name; c4 is 261.625565 Hz.
        name: a note such as 'c4', 'a4#', 'c#-1' or 'b3b'
        Example: sf.Note('a4#')"""
def NoteGate(notes: Any, legato: float = 0) -> Signal:
    """sf.NoteGate(notes, legato=0)
        Gate of notes: the velocity of the latest held note, else 0.
        notes: rows (ms, length in ms) or (ms, length, velocity), velocities above 0 and 1 if not given
        legato: legato: 1 keeps the gate open where a note begins while another is held; 0 closes it for one sample, so that envelopes restart [whole, 0 to 1]
        See also: GatedADSR
        Example: sf.NoteGate([(0, 200), (250, 80, 0.5), (350, 200, 0.8)])"""
def note_gate(notes: Any, legato: float = 0) -> Signal:
    """sf.NoteGate(notes, legato=0)
        Gate of notes: the velocity of the latest held note, else 0.
        notes: rows (ms, length in ms) or (ms, length, velocity), velocities above 0 and 1 if not given
        legato: legato: 1 keeps the gate open where a note begins while another is held; 0 closes it for one sample, so that envelopes restart [whole, 0 to 1]
        See also: GatedADSR
        Example: sf.NoteGate([(0, 200), (250, 80, 0.5), (350, 200, 0.8)])"""
def NoteName(hz: float) -> str:
    """sf.NoteName(hz)
        The name of the note nearest to a frequency, in equal temperament with a4 at 440 Hz.
        hz: frequency [Hz, 1e-9 to 1000000000000]
        Example: sf.NoteName(466.2)"""
def note_name(hz: float) -> str:
    """sf.NoteName(hz)
        The name of the note nearest to a frequency, in equal temperament with a4 at 440 Hz.
        hz: frequency [Hz, 1e-9 to 1000000000000]
        Example: sf.NoteName(466.2)"""
def NumericShape(*points: Any) -> Signal:
    """sf.NumericShape(points...)
        Straight lines through points.
        points: pairs (ms, value); where a time is earlier than the one before it nothing is drawn, the rest follows, and the last time is the end
        See also: Breakpoints
        Example: sf.NumericShape((0, 0), (20, 1), (1000, 0))"""
def numeric_shape(*points: Any) -> Signal:
    """sf.NumericShape(points...)
        Straight lines through points.
        points: pairs (ms, value); where a time is earlier than the one before it nothing is drawn, the rest follows, and the last time is the end
        See also: Breakpoints
        Example: sf.NumericShape((0, 0), (20, 1), (1000, 0))"""
@overload
def NumericVolume(x: _One, gain: float) -> Signal: ...
@overload
def NumericVolume(x: _Many, gain: float) -> Channels:
    """sf.NumericVolume(x, gain)
        The signal multiplied by a number.
        x: a signal, or a list of signals as channels
        gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it
        The same: NumericVolume, LinearVolume
        Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)"""
@overload
def numeric_volume(x: _One, gain: float) -> Signal: ...
@overload
def numeric_volume(x: _Many, gain: float) -> Channels:
    """sf.NumericVolume(x, gain)
        The signal multiplied by a number.
        x: a signal, or a list of signals as channels
        gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it
        The same: NumericVolume, LinearVolume
        Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)"""
@overload
def OffHeapFrequencyDomain(x: _One) -> Signal: ...
@overload
def OffHeapFrequencyDomain(x: _Many) -> Channels:
    """sf.OffHeapFrequencyDomain(x)
        The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
        x: a signal, or a list of signals as channels
        The result has the next power of two of samples. One NaN makes the whole result NaN.
        The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
        See also: ShortTimeSpectra
        Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
@overload
def off_heap_frequency_domain(x: _One) -> Signal: ...
@overload
def off_heap_frequency_domain(x: _Many) -> Channels:
    """sf.OffHeapFrequencyDomain(x)
        The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
        x: a signal, or a list of signals as channels
        The result has the next power of two of samples. One NaN makes the whole result NaN.
        The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
        See also: ShortTimeSpectra
        Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
@overload
def OffHeapTimeDomain(x: _One) -> Signal: ...
@overload
def OffHeapTimeDomain(x: _Many) -> Channels:
    """sf.OffHeapTimeDomain(x)
        The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
        x: a spectrum; its length must be a power of two
        One NaN makes the whole result NaN.
        The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
        See also: ShortTimeSignal
        Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def off_heap_time_domain(x: _One) -> Signal: ...
@overload
def off_heap_time_domain(x: _Many) -> Channels:
    """sf.OffHeapTimeDomain(x)
        The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
        x: a spectrum; its length must be a power of two
        One NaN makes the whole result NaN.
        The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
        See also: ShortTimeSignal
        Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def OnHeapFrequencyDomain(x: _One) -> Signal: ...
@overload
def OnHeapFrequencyDomain(x: _Many) -> Channels:
    """sf.OnHeapFrequencyDomain(x)
        The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
        x: a signal, or a list of signals as channels
        The result has the next power of two of samples. One NaN makes the whole result NaN.
        The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
        See also: ShortTimeSpectra
        Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
@overload
def on_heap_frequency_domain(x: _One) -> Signal: ...
@overload
def on_heap_frequency_domain(x: _Many) -> Channels:
    """sf.OnHeapFrequencyDomain(x)
        The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
        x: a signal, or a list of signals as channels
        The result has the next power of two of samples. One NaN makes the whole result NaN.
        The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
        See also: ShortTimeSpectra
        Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
@overload
def OnHeapTimeDomain(x: _One) -> Signal: ...
@overload
def OnHeapTimeDomain(x: _Many) -> Channels:
    """sf.OnHeapTimeDomain(x)
        The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
        x: a spectrum; its length must be a power of two
        One NaN makes the whole result NaN.
        The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
        See also: ShortTimeSignal
        Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def on_heap_time_domain(x: _One) -> Signal: ...
@overload
def on_heap_time_domain(x: _Many) -> Channels:
    """sf.OnHeapTimeDomain(x)
        The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
        x: a spectrum; its length must be a power of two
        One NaN makes the whole result NaN.
        The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
        See also: ShortTimeSignal
        Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def OnePoleHighPass(x: _One, hz: _Control = 1000) -> Signal: ...
@overload
def OnePoleHighPass(x: _Many, hz: _Control = 1000) -> Channels:
    """sf.OnePoleHighPass(x, hz=1000)
        First-order high-pass, 6 dB per octave, whose cutoff may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        See also: SVFHighPass, OnePoleLowPass, DCBlock
        Example: sf.OnePoleHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))"""
@overload
def one_pole_high_pass(x: _One, hz: _Control = 1000) -> Signal: ...
@overload
def one_pole_high_pass(x: _Many, hz: _Control = 1000) -> Channels:
    """sf.OnePoleHighPass(x, hz=1000)
        First-order high-pass, 6 dB per octave, whose cutoff may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        See also: SVFHighPass, OnePoleLowPass, DCBlock
        Example: sf.OnePoleHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))"""
@overload
def OnePoleLowPass(x: _One, hz: _Control = 1000) -> Signal: ...
@overload
def OnePoleLowPass(x: _Many, hz: _Control = 1000) -> Channels:
    """sf.OnePoleLowPass(x, hz=1000)
        First-order low-pass, 6 dB per octave, whose cutoff may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        See also: SVFLowPass, OnePoleHighPass, FollowingLowPass
        Example: sf.OnePoleLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))"""
@overload
def one_pole_low_pass(x: _One, hz: _Control = 1000) -> Signal: ...
@overload
def one_pole_low_pass(x: _Many, hz: _Control = 1000) -> Channels:
    """sf.OnePoleLowPass(x, hz=1000)
        First-order low-pass, 6 dB per octave, whose cutoff may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        See also: SVFLowPass, OnePoleHighPass, FollowingLowPass
        Example: sf.OnePoleLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))"""
@overload
def Onsets(x: _One, least: float = 0.4) -> list[Any]: ...
@overload
def Onsets(x: _Many, least: float = 0.4) -> list[list[Any]]:
    """sf.Onsets(x, least=0.4)
        Onset detection: the start times of notes in ms, as a list; anything below -70 dB is silence, and notes less than about 30 ms apart count as one.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        Source: C. Duxbury et al., "Complex domain onset detection for musical signals", DAFx 2003
        See also: SpectralFlux, Silences, SplitAtOnsets, Pitch
        Example: sf.Onsets(sf.Concatenate(sf.Silence(100), sf.SineWave(200, 440)))"""
@overload
def onsets(x: _One, least: float = 0.4) -> list[Any]: ...
@overload
def onsets(x: _Many, least: float = 0.4) -> list[list[Any]]:
    """sf.Onsets(x, least=0.4)
        Onset detection: the start times of notes in ms, as a list; anything below -70 dB is silence, and notes less than about 30 ms apart count as one.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        Source: C. Duxbury et al., "Complex domain onset detection for musical signals", DAFx 2003
        See also: SpectralFlux, Silences, SplitAtOnsets, Pitch
        Example: sf.Onsets(sf.Concatenate(sf.Silence(100), sf.SineWave(200, 440)))"""
@overload
def Pad(x: _One, before: float, behind: float = 0) -> Signal: ...
@overload
def Pad(x: _Many, before: float, behind: float = 0) -> Channels:
    """sf.Pad(x, before, behind=0)
        The signal with silence before and after it.
        x: a signal, or a list of signals as channels
        before: silence before the sound [ms, 0 and up]
        behind: silence after the sound [ms, 0 and up]
        See also: Cut
        Example: sf.Pad(sf.SineWave(1000, 440), 100, 200)"""
@overload
def pad(x: _One, before: float, behind: float = 0) -> Signal: ...
@overload
def pad(x: _Many, before: float, behind: float = 0) -> Channels:
    """sf.Pad(x, before, behind=0)
        The signal with silence before and after it.
        x: a signal, or a list of signals as channels
        before: silence before the sound [ms, 0 and up]
        behind: silence after the sound [ms, 0 and up]
        See also: Cut
        Example: sf.Pad(sf.SineWave(1000, 440), 100, 200)"""
def Pan(x: _Sound, position: _Control = 0, law: str = 'power') -> Channels:
    """sf.Pan(x, position=0, law='power')
        Pans a signal between two loudspeakers, as a list of left and right.
        x: one signal; each of several would have its own place
        position: position from left (-1) to right (1) [-1 to 1, number or signal]
        law: power (the power is constant, -3 dB in the middle), linear (the sum is, -6 dB) or -4.5dB, which is between them
        The result is as long as the shortest signal.
        See also: Balance, Haas, Binaural, AmbisonicEncode, Remix
        Example: sf.Pan(sf.SineWave(300, 440), sf.NumericShape((0, -1), (300, 1)))"""
def pan(x: _Sound, position: _Control = 0, law: str = 'power') -> Channels:
    """sf.Pan(x, position=0, law='power')
        Pans a signal between two loudspeakers, as a list of left and right.
        x: one signal; each of several would have its own place
        position: position from left (-1) to right (1) [-1 to 1, number or signal]
        law: power (the power is constant, -3 dB in the middle), linear (the sum is, -6 dB) or -4.5dB, which is between them
        The result is as long as the shortest signal.
        See also: Balance, Haas, Binaural, AmbisonicEncode, Remix
        Example: sf.Pan(sf.SineWave(300, 440), sf.NumericShape((0, -1), (300, 1)))"""
@overload
def ParametricEQ(x: _One, bands: Any) -> Signal: ...
@overload
def ParametricEQ(x: _Many, bands: Any) -> Channels:
    """sf.ParametricEQ(x, bands)
        Parametric equaliser: peaks, shelves and passes in series.
        x: a signal, or a list of signals as channels
        bands: rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2 high shelf, 3 low-pass, 4 high-pass, 5 notch
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        In chains also: anequalizer, eq
        See also: SVFPeak, RBJPeaking, FIRFilter, CreateParametricEQ
        Example: sf.ParametricEQ(sf.WhiteNoise(500), [(200, 3), (1500, -4, 3), (4000, 6, 0.7, 2)])"""
@overload
def parametric_eq(x: _One, bands: Any) -> Signal: ...
@overload
def parametric_eq(x: _Many, bands: Any) -> Channels:
    """sf.ParametricEQ(x, bands)
        Parametric equaliser: peaks, shelves and passes in series.
        x: a signal, or a list of signals as channels
        bands: rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2 high shelf, 3 low-pass, 4 high-pass, 5 notch
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        In chains also: anequalizer, eq
        See also: SVFPeak, RBJPeaking, FIRFilter, CreateParametricEQ
        Example: sf.ParametricEQ(sf.WhiteNoise(500), [(200, 3), (1500, -4, 3), (4000, 6, 0.7, 2)])"""
@overload
def Pcnt1(x: _One) -> Signal: ...
@overload
def Pcnt1(x: _Many) -> Channels:
    """sf.Pcnt1(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt1(x: _One) -> Signal: ...
@overload
def pcnt1(x: _Many) -> Channels:
    """sf.Pcnt1(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt10(x: _One) -> Signal: ...
@overload
def Pcnt10(x: _Many) -> Channels:
    """sf.Pcnt10(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt10(x: _One) -> Signal: ...
@overload
def pcnt10(x: _Many) -> Channels:
    """sf.Pcnt10(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt100(x: _One) -> Signal: ...
@overload
def Pcnt100(x: _Many) -> Channels:
    """sf.Pcnt100(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt100(x: _One) -> Signal: ...
@overload
def pcnt100(x: _Many) -> Channels:
    """sf.Pcnt100(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt11(x: _One) -> Signal: ...
@overload
def Pcnt11(x: _Many) -> Channels:
    """sf.Pcnt11(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt11(x: _One) -> Signal: ...
@overload
def pcnt11(x: _Many) -> Channels:
    """sf.Pcnt11(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt12(x: _One) -> Signal: ...
@overload
def Pcnt12(x: _Many) -> Channels:
    """sf.Pcnt12(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt12(x: _One) -> Signal: ...
@overload
def pcnt12(x: _Many) -> Channels:
    """sf.Pcnt12(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt13(x: _One) -> Signal: ...
@overload
def Pcnt13(x: _Many) -> Channels:
    """sf.Pcnt13(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt13(x: _One) -> Signal: ...
@overload
def pcnt13(x: _Many) -> Channels:
    """sf.Pcnt13(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt14(x: _One) -> Signal: ...
@overload
def Pcnt14(x: _Many) -> Channels:
    """sf.Pcnt14(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt14(x: _One) -> Signal: ...
@overload
def pcnt14(x: _Many) -> Channels:
    """sf.Pcnt14(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt15(x: _One) -> Signal: ...
@overload
def Pcnt15(x: _Many) -> Channels:
    """sf.Pcnt15(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt15(x: _One) -> Signal: ...
@overload
def pcnt15(x: _Many) -> Channels:
    """sf.Pcnt15(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt16(x: _One) -> Signal: ...
@overload
def Pcnt16(x: _Many) -> Channels:
    """sf.Pcnt16(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt16(x: _One) -> Signal: ...
@overload
def pcnt16(x: _Many) -> Channels:
    """sf.Pcnt16(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt17(x: _One) -> Signal: ...
@overload
def Pcnt17(x: _Many) -> Channels:
    """sf.Pcnt17(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt17(x: _One) -> Signal: ...
@overload
def pcnt17(x: _Many) -> Channels:
    """sf.Pcnt17(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt18(x: _One) -> Signal: ...
@overload
def Pcnt18(x: _Many) -> Channels:
    """sf.Pcnt18(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt18(x: _One) -> Signal: ...
@overload
def pcnt18(x: _Many) -> Channels:
    """sf.Pcnt18(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt19(x: _One) -> Signal: ...
@overload
def Pcnt19(x: _Many) -> Channels:
    """sf.Pcnt19(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt19(x: _One) -> Signal: ...
@overload
def pcnt19(x: _Many) -> Channels:
    """sf.Pcnt19(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt2(x: _One) -> Signal: ...
@overload
def Pcnt2(x: _Many) -> Channels:
    """sf.Pcnt2(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt2(x: _One) -> Signal: ...
@overload
def pcnt2(x: _Many) -> Channels:
    """sf.Pcnt2(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt20(x: _One) -> Signal: ...
@overload
def Pcnt20(x: _Many) -> Channels:
    """sf.Pcnt20(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt20(x: _One) -> Signal: ...
@overload
def pcnt20(x: _Many) -> Channels:
    """sf.Pcnt20(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt21(x: _One) -> Signal: ...
@overload
def Pcnt21(x: _Many) -> Channels:
    """sf.Pcnt21(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt21(x: _One) -> Signal: ...
@overload
def pcnt21(x: _Many) -> Channels:
    """sf.Pcnt21(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt22(x: _One) -> Signal: ...
@overload
def Pcnt22(x: _Many) -> Channels:
    """sf.Pcnt22(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt22(x: _One) -> Signal: ...
@overload
def pcnt22(x: _Many) -> Channels:
    """sf.Pcnt22(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt23(x: _One) -> Signal: ...
@overload
def Pcnt23(x: _Many) -> Channels:
    """sf.Pcnt23(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt23(x: _One) -> Signal: ...
@overload
def pcnt23(x: _Many) -> Channels:
    """sf.Pcnt23(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt24(x: _One) -> Signal: ...
@overload
def Pcnt24(x: _Many) -> Channels:
    """sf.Pcnt24(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt24(x: _One) -> Signal: ...
@overload
def pcnt24(x: _Many) -> Channels:
    """sf.Pcnt24(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt25(x: _One) -> Signal: ...
@overload
def Pcnt25(x: _Many) -> Channels:
    """sf.Pcnt25(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt25(x: _One) -> Signal: ...
@overload
def pcnt25(x: _Many) -> Channels:
    """sf.Pcnt25(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt26(x: _One) -> Signal: ...
@overload
def Pcnt26(x: _Many) -> Channels:
    """sf.Pcnt26(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt26(x: _One) -> Signal: ...
@overload
def pcnt26(x: _Many) -> Channels:
    """sf.Pcnt26(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt27(x: _One) -> Signal: ...
@overload
def Pcnt27(x: _Many) -> Channels:
    """sf.Pcnt27(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt27(x: _One) -> Signal: ...
@overload
def pcnt27(x: _Many) -> Channels:
    """sf.Pcnt27(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt28(x: _One) -> Signal: ...
@overload
def Pcnt28(x: _Many) -> Channels:
    """sf.Pcnt28(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt28(x: _One) -> Signal: ...
@overload
def pcnt28(x: _Many) -> Channels:
    """sf.Pcnt28(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt29(x: _One) -> Signal: ...
@overload
def Pcnt29(x: _Many) -> Channels:
    """sf.Pcnt29(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt29(x: _One) -> Signal: ...
@overload
def pcnt29(x: _Many) -> Channels:
    """sf.Pcnt29(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt3(x: _One) -> Signal: ...
@overload
def Pcnt3(x: _Many) -> Channels:
    """sf.Pcnt3(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt3(x: _One) -> Signal: ...
@overload
def pcnt3(x: _Many) -> Channels:
    """sf.Pcnt3(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt30(x: _One) -> Signal: ...
@overload
def Pcnt30(x: _Many) -> Channels:
    """sf.Pcnt30(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt30(x: _One) -> Signal: ...
@overload
def pcnt30(x: _Many) -> Channels:
    """sf.Pcnt30(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt31(x: _One) -> Signal: ...
@overload
def Pcnt31(x: _Many) -> Channels:
    """sf.Pcnt31(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt31(x: _One) -> Signal: ...
@overload
def pcnt31(x: _Many) -> Channels:
    """sf.Pcnt31(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt32(x: _One) -> Signal: ...
@overload
def Pcnt32(x: _Many) -> Channels:
    """sf.Pcnt32(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt32(x: _One) -> Signal: ...
@overload
def pcnt32(x: _Many) -> Channels:
    """sf.Pcnt32(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt33(x: _One) -> Signal: ...
@overload
def Pcnt33(x: _Many) -> Channels:
    """sf.Pcnt33(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt33(x: _One) -> Signal: ...
@overload
def pcnt33(x: _Many) -> Channels:
    """sf.Pcnt33(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt34(x: _One) -> Signal: ...
@overload
def Pcnt34(x: _Many) -> Channels:
    """sf.Pcnt34(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt34(x: _One) -> Signal: ...
@overload
def pcnt34(x: _Many) -> Channels:
    """sf.Pcnt34(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt35(x: _One) -> Signal: ...
@overload
def Pcnt35(x: _Many) -> Channels:
    """sf.Pcnt35(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt35(x: _One) -> Signal: ...
@overload
def pcnt35(x: _Many) -> Channels:
    """sf.Pcnt35(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt36(x: _One) -> Signal: ...
@overload
def Pcnt36(x: _Many) -> Channels:
    """sf.Pcnt36(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt36(x: _One) -> Signal: ...
@overload
def pcnt36(x: _Many) -> Channels:
    """sf.Pcnt36(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt37(x: _One) -> Signal: ...
@overload
def Pcnt37(x: _Many) -> Channels:
    """sf.Pcnt37(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt37(x: _One) -> Signal: ...
@overload
def pcnt37(x: _Many) -> Channels:
    """sf.Pcnt37(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt38(x: _One) -> Signal: ...
@overload
def Pcnt38(x: _Many) -> Channels:
    """sf.Pcnt38(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt38(x: _One) -> Signal: ...
@overload
def pcnt38(x: _Many) -> Channels:
    """sf.Pcnt38(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt39(x: _One) -> Signal: ...
@overload
def Pcnt39(x: _Many) -> Channels:
    """sf.Pcnt39(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt39(x: _One) -> Signal: ...
@overload
def pcnt39(x: _Many) -> Channels:
    """sf.Pcnt39(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt4(x: _One) -> Signal: ...
@overload
def Pcnt4(x: _Many) -> Channels:
    """sf.Pcnt4(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt4(x: _One) -> Signal: ...
@overload
def pcnt4(x: _Many) -> Channels:
    """sf.Pcnt4(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt40(x: _One) -> Signal: ...
@overload
def Pcnt40(x: _Many) -> Channels:
    """sf.Pcnt40(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt40(x: _One) -> Signal: ...
@overload
def pcnt40(x: _Many) -> Channels:
    """sf.Pcnt40(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt41(x: _One) -> Signal: ...
@overload
def Pcnt41(x: _Many) -> Channels:
    """sf.Pcnt41(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt41(x: _One) -> Signal: ...
@overload
def pcnt41(x: _Many) -> Channels:
    """sf.Pcnt41(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt42(x: _One) -> Signal: ...
@overload
def Pcnt42(x: _Many) -> Channels:
    """sf.Pcnt42(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt42(x: _One) -> Signal: ...
@overload
def pcnt42(x: _Many) -> Channels:
    """sf.Pcnt42(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt43(x: _One) -> Signal: ...
@overload
def Pcnt43(x: _Many) -> Channels:
    """sf.Pcnt43(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt43(x: _One) -> Signal: ...
@overload
def pcnt43(x: _Many) -> Channels:
    """sf.Pcnt43(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt44(x: _One) -> Signal: ...
@overload
def Pcnt44(x: _Many) -> Channels:
    """sf.Pcnt44(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt44(x: _One) -> Signal: ...
@overload
def pcnt44(x: _Many) -> Channels:
    """sf.Pcnt44(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt45(x: _One) -> Signal: ...
@overload
def Pcnt45(x: _Many) -> Channels:
    """sf.Pcnt45(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt45(x: _One) -> Signal: ...
@overload
def pcnt45(x: _Many) -> Channels:
    """sf.Pcnt45(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt46(x: _One) -> Signal: ...
@overload
def Pcnt46(x: _Many) -> Channels:
    """sf.Pcnt46(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt46(x: _One) -> Signal: ...
@overload
def pcnt46(x: _Many) -> Channels:
    """sf.Pcnt46(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt47(x: _One) -> Signal: ...
@overload
def Pcnt47(x: _Many) -> Channels:
    """sf.Pcnt47(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt47(x: _One) -> Signal: ...
@overload
def pcnt47(x: _Many) -> Channels:
    """sf.Pcnt47(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt48(x: _One) -> Signal: ...
@overload
def Pcnt48(x: _Many) -> Channels:
    """sf.Pcnt48(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt48(x: _One) -> Signal: ...
@overload
def pcnt48(x: _Many) -> Channels:
    """sf.Pcnt48(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt49(x: _One) -> Signal: ...
@overload
def Pcnt49(x: _Many) -> Channels:
    """sf.Pcnt49(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt49(x: _One) -> Signal: ...
@overload
def pcnt49(x: _Many) -> Channels:
    """sf.Pcnt49(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt5(x: _One) -> Signal: ...
@overload
def Pcnt5(x: _Many) -> Channels:
    """sf.Pcnt5(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt5(x: _One) -> Signal: ...
@overload
def pcnt5(x: _Many) -> Channels:
    """sf.Pcnt5(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt50(x: _One) -> Signal: ...
@overload
def Pcnt50(x: _Many) -> Channels:
    """sf.Pcnt50(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt50(x: _One) -> Signal: ...
@overload
def pcnt50(x: _Many) -> Channels:
    """sf.Pcnt50(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt51(x: _One) -> Signal: ...
@overload
def Pcnt51(x: _Many) -> Channels:
    """sf.Pcnt51(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt51(x: _One) -> Signal: ...
@overload
def pcnt51(x: _Many) -> Channels:
    """sf.Pcnt51(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt52(x: _One) -> Signal: ...
@overload
def Pcnt52(x: _Many) -> Channels:
    """sf.Pcnt52(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt52(x: _One) -> Signal: ...
@overload
def pcnt52(x: _Many) -> Channels:
    """sf.Pcnt52(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt53(x: _One) -> Signal: ...
@overload
def Pcnt53(x: _Many) -> Channels:
    """sf.Pcnt53(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt53(x: _One) -> Signal: ...
@overload
def pcnt53(x: _Many) -> Channels:
    """sf.Pcnt53(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt54(x: _One) -> Signal: ...
@overload
def Pcnt54(x: _Many) -> Channels:
    """sf.Pcnt54(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt54(x: _One) -> Signal: ...
@overload
def pcnt54(x: _Many) -> Channels:
    """sf.Pcnt54(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt55(x: _One) -> Signal: ...
@overload
def Pcnt55(x: _Many) -> Channels:
    """sf.Pcnt55(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt55(x: _One) -> Signal: ...
@overload
def pcnt55(x: _Many) -> Channels:
    """sf.Pcnt55(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt56(x: _One) -> Signal: ...
@overload
def Pcnt56(x: _Many) -> Channels:
    """sf.Pcnt56(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt56(x: _One) -> Signal: ...
@overload
def pcnt56(x: _Many) -> Channels:
    """sf.Pcnt56(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt57(x: _One) -> Signal: ...
@overload
def Pcnt57(x: _Many) -> Channels:
    """sf.Pcnt57(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt57(x: _One) -> Signal: ...
@overload
def pcnt57(x: _Many) -> Channels:
    """sf.Pcnt57(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt58(x: _One) -> Signal: ...
@overload
def Pcnt58(x: _Many) -> Channels:
    """sf.Pcnt58(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt58(x: _One) -> Signal: ...
@overload
def pcnt58(x: _Many) -> Channels:
    """sf.Pcnt58(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt59(x: _One) -> Signal: ...
@overload
def Pcnt59(x: _Many) -> Channels:
    """sf.Pcnt59(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt59(x: _One) -> Signal: ...
@overload
def pcnt59(x: _Many) -> Channels:
    """sf.Pcnt59(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt6(x: _One) -> Signal: ...
@overload
def Pcnt6(x: _Many) -> Channels:
    """sf.Pcnt6(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt6(x: _One) -> Signal: ...
@overload
def pcnt6(x: _Many) -> Channels:
    """sf.Pcnt6(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt60(x: _One) -> Signal: ...
@overload
def Pcnt60(x: _Many) -> Channels:
    """sf.Pcnt60(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt60(x: _One) -> Signal: ...
@overload
def pcnt60(x: _Many) -> Channels:
    """sf.Pcnt60(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt61(x: _One) -> Signal: ...
@overload
def Pcnt61(x: _Many) -> Channels:
    """sf.Pcnt61(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt61(x: _One) -> Signal: ...
@overload
def pcnt61(x: _Many) -> Channels:
    """sf.Pcnt61(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt62(x: _One) -> Signal: ...
@overload
def Pcnt62(x: _Many) -> Channels:
    """sf.Pcnt62(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt62(x: _One) -> Signal: ...
@overload
def pcnt62(x: _Many) -> Channels:
    """sf.Pcnt62(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt63(x: _One) -> Signal: ...
@overload
def Pcnt63(x: _Many) -> Channels:
    """sf.Pcnt63(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt63(x: _One) -> Signal: ...
@overload
def pcnt63(x: _Many) -> Channels:
    """sf.Pcnt63(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt64(x: _One) -> Signal: ...
@overload
def Pcnt64(x: _Many) -> Channels:
    """sf.Pcnt64(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt64(x: _One) -> Signal: ...
@overload
def pcnt64(x: _Many) -> Channels:
    """sf.Pcnt64(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt65(x: _One) -> Signal: ...
@overload
def Pcnt65(x: _Many) -> Channels:
    """sf.Pcnt65(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt65(x: _One) -> Signal: ...
@overload
def pcnt65(x: _Many) -> Channels:
    """sf.Pcnt65(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt66(x: _One) -> Signal: ...
@overload
def Pcnt66(x: _Many) -> Channels:
    """sf.Pcnt66(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt66(x: _One) -> Signal: ...
@overload
def pcnt66(x: _Many) -> Channels:
    """sf.Pcnt66(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt67(x: _One) -> Signal: ...
@overload
def Pcnt67(x: _Many) -> Channels:
    """sf.Pcnt67(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt67(x: _One) -> Signal: ...
@overload
def pcnt67(x: _Many) -> Channels:
    """sf.Pcnt67(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt68(x: _One) -> Signal: ...
@overload
def Pcnt68(x: _Many) -> Channels:
    """sf.Pcnt68(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt68(x: _One) -> Signal: ...
@overload
def pcnt68(x: _Many) -> Channels:
    """sf.Pcnt68(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt69(x: _One) -> Signal: ...
@overload
def Pcnt69(x: _Many) -> Channels:
    """sf.Pcnt69(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt69(x: _One) -> Signal: ...
@overload
def pcnt69(x: _Many) -> Channels:
    """sf.Pcnt69(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt7(x: _One) -> Signal: ...
@overload
def Pcnt7(x: _Many) -> Channels:
    """sf.Pcnt7(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt7(x: _One) -> Signal: ...
@overload
def pcnt7(x: _Many) -> Channels:
    """sf.Pcnt7(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt70(x: _One) -> Signal: ...
@overload
def Pcnt70(x: _Many) -> Channels:
    """sf.Pcnt70(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt70(x: _One) -> Signal: ...
@overload
def pcnt70(x: _Many) -> Channels:
    """sf.Pcnt70(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt71(x: _One) -> Signal: ...
@overload
def Pcnt71(x: _Many) -> Channels:
    """sf.Pcnt71(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt71(x: _One) -> Signal: ...
@overload
def pcnt71(x: _Many) -> Channels:
    """sf.Pcnt71(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt72(x: _One) -> Signal: ...
@overload
def Pcnt72(x: _Many) -> Channels:
    """sf.Pcnt72(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt72(x: _One) -> Signal: ...
@overload
def pcnt72(x: _Many) -> Channels:
    """sf.Pcnt72(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt73(x: _One) -> Signal: ...
@overload
def Pcnt73(x: _Many) -> Channels:
    """sf.Pcnt73(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt73(x: _One) -> Signal: ...
@overload
def pcnt73(x: _Many) -> Channels:
    """sf.Pcnt73(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt74(x: _One) -> Signal: ...
@overload
def Pcnt74(x: _Many) -> Channels:
    """sf.Pcnt74(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt74(x: _One) -> Signal: ...
@overload
def pcnt74(x: _Many) -> Channels:
    """sf.Pcnt74(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt75(x: _One) -> Signal: ...
@overload
def Pcnt75(x: _Many) -> Channels:
    """sf.Pcnt75(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt75(x: _One) -> Signal: ...
@overload
def pcnt75(x: _Many) -> Channels:
    """sf.Pcnt75(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt76(x: _One) -> Signal: ...
@overload
def Pcnt76(x: _Many) -> Channels:
    """sf.Pcnt76(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt76(x: _One) -> Signal: ...
@overload
def pcnt76(x: _Many) -> Channels:
    """sf.Pcnt76(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt77(x: _One) -> Signal: ...
@overload
def Pcnt77(x: _Many) -> Channels:
    """sf.Pcnt77(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt77(x: _One) -> Signal: ...
@overload
def pcnt77(x: _Many) -> Channels:
    """sf.Pcnt77(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt78(x: _One) -> Signal: ...
@overload
def Pcnt78(x: _Many) -> Channels:
    """sf.Pcnt78(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt78(x: _One) -> Signal: ...
@overload
def pcnt78(x: _Many) -> Channels:
    """sf.Pcnt78(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt79(x: _One) -> Signal: ...
@overload
def Pcnt79(x: _Many) -> Channels:
    """sf.Pcnt79(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt79(x: _One) -> Signal: ...
@overload
def pcnt79(x: _Many) -> Channels:
    """sf.Pcnt79(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt8(x: _One) -> Signal: ...
@overload
def Pcnt8(x: _Many) -> Channels:
    """sf.Pcnt8(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt8(x: _One) -> Signal: ...
@overload
def pcnt8(x: _Many) -> Channels:
    """sf.Pcnt8(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt80(x: _One) -> Signal: ...
@overload
def Pcnt80(x: _Many) -> Channels:
    """sf.Pcnt80(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt80(x: _One) -> Signal: ...
@overload
def pcnt80(x: _Many) -> Channels:
    """sf.Pcnt80(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt81(x: _One) -> Signal: ...
@overload
def Pcnt81(x: _Many) -> Channels:
    """sf.Pcnt81(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt81(x: _One) -> Signal: ...
@overload
def pcnt81(x: _Many) -> Channels:
    """sf.Pcnt81(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt82(x: _One) -> Signal: ...
@overload
def Pcnt82(x: _Many) -> Channels:
    """sf.Pcnt82(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt82(x: _One) -> Signal: ...
@overload
def pcnt82(x: _Many) -> Channels:
    """sf.Pcnt82(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt83(x: _One) -> Signal: ...
@overload
def Pcnt83(x: _Many) -> Channels:
    """sf.Pcnt83(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt83(x: _One) -> Signal: ...
@overload
def pcnt83(x: _Many) -> Channels:
    """sf.Pcnt83(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt84(x: _One) -> Signal: ...
@overload
def Pcnt84(x: _Many) -> Channels:
    """sf.Pcnt84(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt84(x: _One) -> Signal: ...
@overload
def pcnt84(x: _Many) -> Channels:
    """sf.Pcnt84(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt85(x: _One) -> Signal: ...
@overload
def Pcnt85(x: _Many) -> Channels:
    """sf.Pcnt85(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt85(x: _One) -> Signal: ...
@overload
def pcnt85(x: _Many) -> Channels:
    """sf.Pcnt85(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt86(x: _One) -> Signal: ...
@overload
def Pcnt86(x: _Many) -> Channels:
    """sf.Pcnt86(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt86(x: _One) -> Signal: ...
@overload
def pcnt86(x: _Many) -> Channels:
    """sf.Pcnt86(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt87(x: _One) -> Signal: ...
@overload
def Pcnt87(x: _Many) -> Channels:
    """sf.Pcnt87(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt87(x: _One) -> Signal: ...
@overload
def pcnt87(x: _Many) -> Channels:
    """sf.Pcnt87(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt88(x: _One) -> Signal: ...
@overload
def Pcnt88(x: _Many) -> Channels:
    """sf.Pcnt88(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt88(x: _One) -> Signal: ...
@overload
def pcnt88(x: _Many) -> Channels:
    """sf.Pcnt88(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt89(x: _One) -> Signal: ...
@overload
def Pcnt89(x: _Many) -> Channels:
    """sf.Pcnt89(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt89(x: _One) -> Signal: ...
@overload
def pcnt89(x: _Many) -> Channels:
    """sf.Pcnt89(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt9(x: _One) -> Signal: ...
@overload
def Pcnt9(x: _Many) -> Channels:
    """sf.Pcnt9(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt9(x: _One) -> Signal: ...
@overload
def pcnt9(x: _Many) -> Channels:
    """sf.Pcnt9(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt90(x: _One) -> Signal: ...
@overload
def Pcnt90(x: _Many) -> Channels:
    """sf.Pcnt90(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt90(x: _One) -> Signal: ...
@overload
def pcnt90(x: _Many) -> Channels:
    """sf.Pcnt90(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt91(x: _One) -> Signal: ...
@overload
def Pcnt91(x: _Many) -> Channels:
    """sf.Pcnt91(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt91(x: _One) -> Signal: ...
@overload
def pcnt91(x: _Many) -> Channels:
    """sf.Pcnt91(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt92(x: _One) -> Signal: ...
@overload
def Pcnt92(x: _Many) -> Channels:
    """sf.Pcnt92(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt92(x: _One) -> Signal: ...
@overload
def pcnt92(x: _Many) -> Channels:
    """sf.Pcnt92(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt93(x: _One) -> Signal: ...
@overload
def Pcnt93(x: _Many) -> Channels:
    """sf.Pcnt93(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt93(x: _One) -> Signal: ...
@overload
def pcnt93(x: _Many) -> Channels:
    """sf.Pcnt93(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt94(x: _One) -> Signal: ...
@overload
def Pcnt94(x: _Many) -> Channels:
    """sf.Pcnt94(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt94(x: _One) -> Signal: ...
@overload
def pcnt94(x: _Many) -> Channels:
    """sf.Pcnt94(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt95(x: _One) -> Signal: ...
@overload
def Pcnt95(x: _Many) -> Channels:
    """sf.Pcnt95(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt95(x: _One) -> Signal: ...
@overload
def pcnt95(x: _Many) -> Channels:
    """sf.Pcnt95(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt96(x: _One) -> Signal: ...
@overload
def Pcnt96(x: _Many) -> Channels:
    """sf.Pcnt96(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt96(x: _One) -> Signal: ...
@overload
def pcnt96(x: _Many) -> Channels:
    """sf.Pcnt96(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt97(x: _One) -> Signal: ...
@overload
def Pcnt97(x: _Many) -> Channels:
    """sf.Pcnt97(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt97(x: _One) -> Signal: ...
@overload
def pcnt97(x: _Many) -> Channels:
    """sf.Pcnt97(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt98(x: _One) -> Signal: ...
@overload
def Pcnt98(x: _Many) -> Channels:
    """sf.Pcnt98(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt98(x: _One) -> Signal: ...
@overload
def pcnt98(x: _Many) -> Channels:
    """sf.Pcnt98(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt99(x: _One) -> Signal: ...
@overload
def Pcnt99(x: _Many) -> Channels:
    """sf.Pcnt99(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def pcnt99(x: _One) -> Signal: ...
@overload
def pcnt99(x: _Many) -> Channels:
    """sf.Pcnt99(x)
        The percentage of the signal that the word's name says.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_0(x: _One) -> Signal: ...
@overload
def Pcnt_0(x: _Many) -> Channels:
    """sf.Pcnt_0(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_0(x: _One) -> Signal: ...
@overload
def pcnt_0(x: _Many) -> Channels:
    """sf.Pcnt_0(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_1(x: _One) -> Signal: ...
@overload
def Pcnt_1(x: _Many) -> Channels:
    """sf.Pcnt_1(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_1(x: _One) -> Signal: ...
@overload
def pcnt_1(x: _Many) -> Channels:
    """sf.Pcnt_1(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_10(x: _One) -> Signal: ...
@overload
def Pcnt_10(x: _Many) -> Channels:
    """sf.Pcnt_10(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_10(x: _One) -> Signal: ...
@overload
def pcnt_10(x: _Many) -> Channels:
    """sf.Pcnt_10(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_100(x: _One) -> Signal: ...
@overload
def Pcnt_100(x: _Many) -> Channels:
    """sf.Pcnt_100(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_100(x: _One) -> Signal: ...
@overload
def pcnt_100(x: _Many) -> Channels:
    """sf.Pcnt_100(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_11(x: _One) -> Signal: ...
@overload
def Pcnt_11(x: _Many) -> Channels:
    """sf.Pcnt_11(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_11(x: _One) -> Signal: ...
@overload
def pcnt_11(x: _Many) -> Channels:
    """sf.Pcnt_11(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_12(x: _One) -> Signal: ...
@overload
def Pcnt_12(x: _Many) -> Channels:
    """sf.Pcnt_12(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_12(x: _One) -> Signal: ...
@overload
def pcnt_12(x: _Many) -> Channels:
    """sf.Pcnt_12(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_13(x: _One) -> Signal: ...
@overload
def Pcnt_13(x: _Many) -> Channels:
    """sf.Pcnt_13(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_13(x: _One) -> Signal: ...
@overload
def pcnt_13(x: _Many) -> Channels:
    """sf.Pcnt_13(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_14(x: _One) -> Signal: ...
@overload
def Pcnt_14(x: _Many) -> Channels:
    """sf.Pcnt_14(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_14(x: _One) -> Signal: ...
@overload
def pcnt_14(x: _Many) -> Channels:
    """sf.Pcnt_14(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_15(x: _One) -> Signal: ...
@overload
def Pcnt_15(x: _Many) -> Channels:
    """sf.Pcnt_15(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_15(x: _One) -> Signal: ...
@overload
def pcnt_15(x: _Many) -> Channels:
    """sf.Pcnt_15(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_16(x: _One) -> Signal: ...
@overload
def Pcnt_16(x: _Many) -> Channels:
    """sf.Pcnt_16(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_16(x: _One) -> Signal: ...
@overload
def pcnt_16(x: _Many) -> Channels:
    """sf.Pcnt_16(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_17(x: _One) -> Signal: ...
@overload
def Pcnt_17(x: _Many) -> Channels:
    """sf.Pcnt_17(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_17(x: _One) -> Signal: ...
@overload
def pcnt_17(x: _Many) -> Channels:
    """sf.Pcnt_17(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_18(x: _One) -> Signal: ...
@overload
def Pcnt_18(x: _Many) -> Channels:
    """sf.Pcnt_18(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_18(x: _One) -> Signal: ...
@overload
def pcnt_18(x: _Many) -> Channels:
    """sf.Pcnt_18(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_19(x: _One) -> Signal: ...
@overload
def Pcnt_19(x: _Many) -> Channels:
    """sf.Pcnt_19(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_19(x: _One) -> Signal: ...
@overload
def pcnt_19(x: _Many) -> Channels:
    """sf.Pcnt_19(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_2(x: _One) -> Signal: ...
@overload
def Pcnt_2(x: _Many) -> Channels:
    """sf.Pcnt_2(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_2(x: _One) -> Signal: ...
@overload
def pcnt_2(x: _Many) -> Channels:
    """sf.Pcnt_2(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_20(x: _One) -> Signal: ...
@overload
def Pcnt_20(x: _Many) -> Channels:
    """sf.Pcnt_20(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_20(x: _One) -> Signal: ...
@overload
def pcnt_20(x: _Many) -> Channels:
    """sf.Pcnt_20(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_21(x: _One) -> Signal: ...
@overload
def Pcnt_21(x: _Many) -> Channels:
    """sf.Pcnt_21(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_21(x: _One) -> Signal: ...
@overload
def pcnt_21(x: _Many) -> Channels:
    """sf.Pcnt_21(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_22(x: _One) -> Signal: ...
@overload
def Pcnt_22(x: _Many) -> Channels:
    """sf.Pcnt_22(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_22(x: _One) -> Signal: ...
@overload
def pcnt_22(x: _Many) -> Channels:
    """sf.Pcnt_22(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_23(x: _One) -> Signal: ...
@overload
def Pcnt_23(x: _Many) -> Channels:
    """sf.Pcnt_23(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_23(x: _One) -> Signal: ...
@overload
def pcnt_23(x: _Many) -> Channels:
    """sf.Pcnt_23(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_24(x: _One) -> Signal: ...
@overload
def Pcnt_24(x: _Many) -> Channels:
    """sf.Pcnt_24(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_24(x: _One) -> Signal: ...
@overload
def pcnt_24(x: _Many) -> Channels:
    """sf.Pcnt_24(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_25(x: _One) -> Signal: ...
@overload
def Pcnt_25(x: _Many) -> Channels:
    """sf.Pcnt_25(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_25(x: _One) -> Signal: ...
@overload
def pcnt_25(x: _Many) -> Channels:
    """sf.Pcnt_25(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_26(x: _One) -> Signal: ...
@overload
def Pcnt_26(x: _Many) -> Channels:
    """sf.Pcnt_26(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_26(x: _One) -> Signal: ...
@overload
def pcnt_26(x: _Many) -> Channels:
    """sf.Pcnt_26(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_27(x: _One) -> Signal: ...
@overload
def Pcnt_27(x: _Many) -> Channels:
    """sf.Pcnt_27(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_27(x: _One) -> Signal: ...
@overload
def pcnt_27(x: _Many) -> Channels:
    """sf.Pcnt_27(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_28(x: _One) -> Signal: ...
@overload
def Pcnt_28(x: _Many) -> Channels:
    """sf.Pcnt_28(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_28(x: _One) -> Signal: ...
@overload
def pcnt_28(x: _Many) -> Channels:
    """sf.Pcnt_28(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_29(x: _One) -> Signal: ...
@overload
def Pcnt_29(x: _Many) -> Channels:
    """sf.Pcnt_29(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_29(x: _One) -> Signal: ...
@overload
def pcnt_29(x: _Many) -> Channels:
    """sf.Pcnt_29(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_3(x: _One) -> Signal: ...
@overload
def Pcnt_3(x: _Many) -> Channels:
    """sf.Pcnt_3(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_3(x: _One) -> Signal: ...
@overload
def pcnt_3(x: _Many) -> Channels:
    """sf.Pcnt_3(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_30(x: _One) -> Signal: ...
@overload
def Pcnt_30(x: _Many) -> Channels:
    """sf.Pcnt_30(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_30(x: _One) -> Signal: ...
@overload
def pcnt_30(x: _Many) -> Channels:
    """sf.Pcnt_30(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_31(x: _One) -> Signal: ...
@overload
def Pcnt_31(x: _Many) -> Channels:
    """sf.Pcnt_31(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_31(x: _One) -> Signal: ...
@overload
def pcnt_31(x: _Many) -> Channels:
    """sf.Pcnt_31(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_32(x: _One) -> Signal: ...
@overload
def Pcnt_32(x: _Many) -> Channels:
    """sf.Pcnt_32(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_32(x: _One) -> Signal: ...
@overload
def pcnt_32(x: _Many) -> Channels:
    """sf.Pcnt_32(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_33(x: _One) -> Signal: ...
@overload
def Pcnt_33(x: _Many) -> Channels:
    """sf.Pcnt_33(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_33(x: _One) -> Signal: ...
@overload
def pcnt_33(x: _Many) -> Channels:
    """sf.Pcnt_33(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_34(x: _One) -> Signal: ...
@overload
def Pcnt_34(x: _Many) -> Channels:
    """sf.Pcnt_34(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_34(x: _One) -> Signal: ...
@overload
def pcnt_34(x: _Many) -> Channels:
    """sf.Pcnt_34(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_35(x: _One) -> Signal: ...
@overload
def Pcnt_35(x: _Many) -> Channels:
    """sf.Pcnt_35(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_35(x: _One) -> Signal: ...
@overload
def pcnt_35(x: _Many) -> Channels:
    """sf.Pcnt_35(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_36(x: _One) -> Signal: ...
@overload
def Pcnt_36(x: _Many) -> Channels:
    """sf.Pcnt_36(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_36(x: _One) -> Signal: ...
@overload
def pcnt_36(x: _Many) -> Channels:
    """sf.Pcnt_36(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_37(x: _One) -> Signal: ...
@overload
def Pcnt_37(x: _Many) -> Channels:
    """sf.Pcnt_37(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_37(x: _One) -> Signal: ...
@overload
def pcnt_37(x: _Many) -> Channels:
    """sf.Pcnt_37(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_38(x: _One) -> Signal: ...
@overload
def Pcnt_38(x: _Many) -> Channels:
    """sf.Pcnt_38(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_38(x: _One) -> Signal: ...
@overload
def pcnt_38(x: _Many) -> Channels:
    """sf.Pcnt_38(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_39(x: _One) -> Signal: ...
@overload
def Pcnt_39(x: _Many) -> Channels:
    """sf.Pcnt_39(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_39(x: _One) -> Signal: ...
@overload
def pcnt_39(x: _Many) -> Channels:
    """sf.Pcnt_39(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_4(x: _One) -> Signal: ...
@overload
def Pcnt_4(x: _Many) -> Channels:
    """sf.Pcnt_4(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_4(x: _One) -> Signal: ...
@overload
def pcnt_4(x: _Many) -> Channels:
    """sf.Pcnt_4(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_40(x: _One) -> Signal: ...
@overload
def Pcnt_40(x: _Many) -> Channels:
    """sf.Pcnt_40(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_40(x: _One) -> Signal: ...
@overload
def pcnt_40(x: _Many) -> Channels:
    """sf.Pcnt_40(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_41(x: _One) -> Signal: ...
@overload
def Pcnt_41(x: _Many) -> Channels:
    """sf.Pcnt_41(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_41(x: _One) -> Signal: ...
@overload
def pcnt_41(x: _Many) -> Channels:
    """sf.Pcnt_41(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_42(x: _One) -> Signal: ...
@overload
def Pcnt_42(x: _Many) -> Channels:
    """sf.Pcnt_42(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_42(x: _One) -> Signal: ...
@overload
def pcnt_42(x: _Many) -> Channels:
    """sf.Pcnt_42(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_43(x: _One) -> Signal: ...
@overload
def Pcnt_43(x: _Many) -> Channels:
    """sf.Pcnt_43(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_43(x: _One) -> Signal: ...
@overload
def pcnt_43(x: _Many) -> Channels:
    """sf.Pcnt_43(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_44(x: _One) -> Signal: ...
@overload
def Pcnt_44(x: _Many) -> Channels:
    """sf.Pcnt_44(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_44(x: _One) -> Signal: ...
@overload
def pcnt_44(x: _Many) -> Channels:
    """sf.Pcnt_44(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_45(x: _One) -> Signal: ...
@overload
def Pcnt_45(x: _Many) -> Channels:
    """sf.Pcnt_45(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_45(x: _One) -> Signal: ...
@overload
def pcnt_45(x: _Many) -> Channels:
    """sf.Pcnt_45(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_46(x: _One) -> Signal: ...
@overload
def Pcnt_46(x: _Many) -> Channels:
    """sf.Pcnt_46(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_46(x: _One) -> Signal: ...
@overload
def pcnt_46(x: _Many) -> Channels:
    """sf.Pcnt_46(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_47(x: _One) -> Signal: ...
@overload
def Pcnt_47(x: _Many) -> Channels:
    """sf.Pcnt_47(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_47(x: _One) -> Signal: ...
@overload
def pcnt_47(x: _Many) -> Channels:
    """sf.Pcnt_47(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_48(x: _One) -> Signal: ...
@overload
def Pcnt_48(x: _Many) -> Channels:
    """sf.Pcnt_48(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_48(x: _One) -> Signal: ...
@overload
def pcnt_48(x: _Many) -> Channels:
    """sf.Pcnt_48(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_49(x: _One) -> Signal: ...
@overload
def Pcnt_49(x: _Many) -> Channels:
    """sf.Pcnt_49(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_49(x: _One) -> Signal: ...
@overload
def pcnt_49(x: _Many) -> Channels:
    """sf.Pcnt_49(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_5(x: _One) -> Signal: ...
@overload
def Pcnt_5(x: _Many) -> Channels:
    """sf.Pcnt_5(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_5(x: _One) -> Signal: ...
@overload
def pcnt_5(x: _Many) -> Channels:
    """sf.Pcnt_5(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_50(x: _One) -> Signal: ...
@overload
def Pcnt_50(x: _Many) -> Channels:
    """sf.Pcnt_50(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_50(x: _One) -> Signal: ...
@overload
def pcnt_50(x: _Many) -> Channels:
    """sf.Pcnt_50(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_51(x: _One) -> Signal: ...
@overload
def Pcnt_51(x: _Many) -> Channels:
    """sf.Pcnt_51(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_51(x: _One) -> Signal: ...
@overload
def pcnt_51(x: _Many) -> Channels:
    """sf.Pcnt_51(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_52(x: _One) -> Signal: ...
@overload
def Pcnt_52(x: _Many) -> Channels:
    """sf.Pcnt_52(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_52(x: _One) -> Signal: ...
@overload
def pcnt_52(x: _Many) -> Channels:
    """sf.Pcnt_52(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_53(x: _One) -> Signal: ...
@overload
def Pcnt_53(x: _Many) -> Channels:
    """sf.Pcnt_53(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_53(x: _One) -> Signal: ...
@overload
def pcnt_53(x: _Many) -> Channels:
    """sf.Pcnt_53(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_54(x: _One) -> Signal: ...
@overload
def Pcnt_54(x: _Many) -> Channels:
    """sf.Pcnt_54(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_54(x: _One) -> Signal: ...
@overload
def pcnt_54(x: _Many) -> Channels:
    """sf.Pcnt_54(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_55(x: _One) -> Signal: ...
@overload
def Pcnt_55(x: _Many) -> Channels:
    """sf.Pcnt_55(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_55(x: _One) -> Signal: ...
@overload
def pcnt_55(x: _Many) -> Channels:
    """sf.Pcnt_55(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_56(x: _One) -> Signal: ...
@overload
def Pcnt_56(x: _Many) -> Channels:
    """sf.Pcnt_56(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_56(x: _One) -> Signal: ...
@overload
def pcnt_56(x: _Many) -> Channels:
    """sf.Pcnt_56(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_57(x: _One) -> Signal: ...
@overload
def Pcnt_57(x: _Many) -> Channels:
    """sf.Pcnt_57(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_57(x: _One) -> Signal: ...
@overload
def pcnt_57(x: _Many) -> Channels:
    """sf.Pcnt_57(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_58(x: _One) -> Signal: ...
@overload
def Pcnt_58(x: _Many) -> Channels:
    """sf.Pcnt_58(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_58(x: _One) -> Signal: ...
@overload
def pcnt_58(x: _Many) -> Channels:
    """sf.Pcnt_58(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_59(x: _One) -> Signal: ...
@overload
def Pcnt_59(x: _Many) -> Channels:
    """sf.Pcnt_59(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_59(x: _One) -> Signal: ...
@overload
def pcnt_59(x: _Many) -> Channels:
    """sf.Pcnt_59(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_6(x: _One) -> Signal: ...
@overload
def Pcnt_6(x: _Many) -> Channels:
    """sf.Pcnt_6(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_6(x: _One) -> Signal: ...
@overload
def pcnt_6(x: _Many) -> Channels:
    """sf.Pcnt_6(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_60(x: _One) -> Signal: ...
@overload
def Pcnt_60(x: _Many) -> Channels:
    """sf.Pcnt_60(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_60(x: _One) -> Signal: ...
@overload
def pcnt_60(x: _Many) -> Channels:
    """sf.Pcnt_60(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_61(x: _One) -> Signal: ...
@overload
def Pcnt_61(x: _Many) -> Channels:
    """sf.Pcnt_61(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_61(x: _One) -> Signal: ...
@overload
def pcnt_61(x: _Many) -> Channels:
    """sf.Pcnt_61(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_62(x: _One) -> Signal: ...
@overload
def Pcnt_62(x: _Many) -> Channels:
    """sf.Pcnt_62(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_62(x: _One) -> Signal: ...
@overload
def pcnt_62(x: _Many) -> Channels:
    """sf.Pcnt_62(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_63(x: _One) -> Signal: ...
@overload
def Pcnt_63(x: _Many) -> Channels:
    """sf.Pcnt_63(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_63(x: _One) -> Signal: ...
@overload
def pcnt_63(x: _Many) -> Channels:
    """sf.Pcnt_63(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_64(x: _One) -> Signal: ...
@overload
def Pcnt_64(x: _Many) -> Channels:
    """sf.Pcnt_64(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_64(x: _One) -> Signal: ...
@overload
def pcnt_64(x: _Many) -> Channels:
    """sf.Pcnt_64(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_65(x: _One) -> Signal: ...
@overload
def Pcnt_65(x: _Many) -> Channels:
    """sf.Pcnt_65(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_65(x: _One) -> Signal: ...
@overload
def pcnt_65(x: _Many) -> Channels:
    """sf.Pcnt_65(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_66(x: _One) -> Signal: ...
@overload
def Pcnt_66(x: _Many) -> Channels:
    """sf.Pcnt_66(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_66(x: _One) -> Signal: ...
@overload
def pcnt_66(x: _Many) -> Channels:
    """sf.Pcnt_66(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_67(x: _One) -> Signal: ...
@overload
def Pcnt_67(x: _Many) -> Channels:
    """sf.Pcnt_67(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_67(x: _One) -> Signal: ...
@overload
def pcnt_67(x: _Many) -> Channels:
    """sf.Pcnt_67(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_68(x: _One) -> Signal: ...
@overload
def Pcnt_68(x: _Many) -> Channels:
    """sf.Pcnt_68(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_68(x: _One) -> Signal: ...
@overload
def pcnt_68(x: _Many) -> Channels:
    """sf.Pcnt_68(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_69(x: _One) -> Signal: ...
@overload
def Pcnt_69(x: _Many) -> Channels:
    """sf.Pcnt_69(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_69(x: _One) -> Signal: ...
@overload
def pcnt_69(x: _Many) -> Channels:
    """sf.Pcnt_69(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_7(x: _One) -> Signal: ...
@overload
def Pcnt_7(x: _Many) -> Channels:
    """sf.Pcnt_7(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_7(x: _One) -> Signal: ...
@overload
def pcnt_7(x: _Many) -> Channels:
    """sf.Pcnt_7(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_70(x: _One) -> Signal: ...
@overload
def Pcnt_70(x: _Many) -> Channels:
    """sf.Pcnt_70(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_70(x: _One) -> Signal: ...
@overload
def pcnt_70(x: _Many) -> Channels:
    """sf.Pcnt_70(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_71(x: _One) -> Signal: ...
@overload
def Pcnt_71(x: _Many) -> Channels:
    """sf.Pcnt_71(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_71(x: _One) -> Signal: ...
@overload
def pcnt_71(x: _Many) -> Channels:
    """sf.Pcnt_71(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_72(x: _One) -> Signal: ...
@overload
def Pcnt_72(x: _Many) -> Channels:
    """sf.Pcnt_72(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_72(x: _One) -> Signal: ...
@overload
def pcnt_72(x: _Many) -> Channels:
    """sf.Pcnt_72(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_73(x: _One) -> Signal: ...
@overload
def Pcnt_73(x: _Many) -> Channels:
    """sf.Pcnt_73(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_73(x: _One) -> Signal: ...
@overload
def pcnt_73(x: _Many) -> Channels:
    """sf.Pcnt_73(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_74(x: _One) -> Signal: ...
@overload
def Pcnt_74(x: _Many) -> Channels:
    """sf.Pcnt_74(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_74(x: _One) -> Signal: ...
@overload
def pcnt_74(x: _Many) -> Channels:
    """sf.Pcnt_74(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_75(x: _One) -> Signal: ...
@overload
def Pcnt_75(x: _Many) -> Channels:
    """sf.Pcnt_75(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_75(x: _One) -> Signal: ...
@overload
def pcnt_75(x: _Many) -> Channels:
    """sf.Pcnt_75(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_76(x: _One) -> Signal: ...
@overload
def Pcnt_76(x: _Many) -> Channels:
    """sf.Pcnt_76(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_76(x: _One) -> Signal: ...
@overload
def pcnt_76(x: _Many) -> Channels:
    """sf.Pcnt_76(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_77(x: _One) -> Signal: ...
@overload
def Pcnt_77(x: _Many) -> Channels:
    """sf.Pcnt_77(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_77(x: _One) -> Signal: ...
@overload
def pcnt_77(x: _Many) -> Channels:
    """sf.Pcnt_77(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_78(x: _One) -> Signal: ...
@overload
def Pcnt_78(x: _Many) -> Channels:
    """sf.Pcnt_78(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_78(x: _One) -> Signal: ...
@overload
def pcnt_78(x: _Many) -> Channels:
    """sf.Pcnt_78(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_79(x: _One) -> Signal: ...
@overload
def Pcnt_79(x: _Many) -> Channels:
    """sf.Pcnt_79(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_79(x: _One) -> Signal: ...
@overload
def pcnt_79(x: _Many) -> Channels:
    """sf.Pcnt_79(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_8(x: _One) -> Signal: ...
@overload
def Pcnt_8(x: _Many) -> Channels:
    """sf.Pcnt_8(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_8(x: _One) -> Signal: ...
@overload
def pcnt_8(x: _Many) -> Channels:
    """sf.Pcnt_8(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_80(x: _One) -> Signal: ...
@overload
def Pcnt_80(x: _Many) -> Channels:
    """sf.Pcnt_80(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_80(x: _One) -> Signal: ...
@overload
def pcnt_80(x: _Many) -> Channels:
    """sf.Pcnt_80(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_81(x: _One) -> Signal: ...
@overload
def Pcnt_81(x: _Many) -> Channels:
    """sf.Pcnt_81(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_81(x: _One) -> Signal: ...
@overload
def pcnt_81(x: _Many) -> Channels:
    """sf.Pcnt_81(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_82(x: _One) -> Signal: ...
@overload
def Pcnt_82(x: _Many) -> Channels:
    """sf.Pcnt_82(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_82(x: _One) -> Signal: ...
@overload
def pcnt_82(x: _Many) -> Channels:
    """sf.Pcnt_82(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_83(x: _One) -> Signal: ...
@overload
def Pcnt_83(x: _Many) -> Channels:
    """sf.Pcnt_83(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_83(x: _One) -> Signal: ...
@overload
def pcnt_83(x: _Many) -> Channels:
    """sf.Pcnt_83(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_84(x: _One) -> Signal: ...
@overload
def Pcnt_84(x: _Many) -> Channels:
    """sf.Pcnt_84(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_84(x: _One) -> Signal: ...
@overload
def pcnt_84(x: _Many) -> Channels:
    """sf.Pcnt_84(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_85(x: _One) -> Signal: ...
@overload
def Pcnt_85(x: _Many) -> Channels:
    """sf.Pcnt_85(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_85(x: _One) -> Signal: ...
@overload
def pcnt_85(x: _Many) -> Channels:
    """sf.Pcnt_85(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_86(x: _One) -> Signal: ...
@overload
def Pcnt_86(x: _Many) -> Channels:
    """sf.Pcnt_86(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_86(x: _One) -> Signal: ...
@overload
def pcnt_86(x: _Many) -> Channels:
    """sf.Pcnt_86(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_87(x: _One) -> Signal: ...
@overload
def Pcnt_87(x: _Many) -> Channels:
    """sf.Pcnt_87(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_87(x: _One) -> Signal: ...
@overload
def pcnt_87(x: _Many) -> Channels:
    """sf.Pcnt_87(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_88(x: _One) -> Signal: ...
@overload
def Pcnt_88(x: _Many) -> Channels:
    """sf.Pcnt_88(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_88(x: _One) -> Signal: ...
@overload
def pcnt_88(x: _Many) -> Channels:
    """sf.Pcnt_88(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_89(x: _One) -> Signal: ...
@overload
def Pcnt_89(x: _Many) -> Channels:
    """sf.Pcnt_89(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_89(x: _One) -> Signal: ...
@overload
def pcnt_89(x: _Many) -> Channels:
    """sf.Pcnt_89(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_9(x: _One) -> Signal: ...
@overload
def Pcnt_9(x: _Many) -> Channels:
    """sf.Pcnt_9(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_9(x: _One) -> Signal: ...
@overload
def pcnt_9(x: _Many) -> Channels:
    """sf.Pcnt_9(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_90(x: _One) -> Signal: ...
@overload
def Pcnt_90(x: _Many) -> Channels:
    """sf.Pcnt_90(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_90(x: _One) -> Signal: ...
@overload
def pcnt_90(x: _Many) -> Channels:
    """sf.Pcnt_90(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_91(x: _One) -> Signal: ...
@overload
def Pcnt_91(x: _Many) -> Channels:
    """sf.Pcnt_91(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_91(x: _One) -> Signal: ...
@overload
def pcnt_91(x: _Many) -> Channels:
    """sf.Pcnt_91(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_92(x: _One) -> Signal: ...
@overload
def Pcnt_92(x: _Many) -> Channels:
    """sf.Pcnt_92(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_92(x: _One) -> Signal: ...
@overload
def pcnt_92(x: _Many) -> Channels:
    """sf.Pcnt_92(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_93(x: _One) -> Signal: ...
@overload
def Pcnt_93(x: _Many) -> Channels:
    """sf.Pcnt_93(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_93(x: _One) -> Signal: ...
@overload
def pcnt_93(x: _Many) -> Channels:
    """sf.Pcnt_93(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_94(x: _One) -> Signal: ...
@overload
def Pcnt_94(x: _Many) -> Channels:
    """sf.Pcnt_94(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_94(x: _One) -> Signal: ...
@overload
def pcnt_94(x: _Many) -> Channels:
    """sf.Pcnt_94(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_95(x: _One) -> Signal: ...
@overload
def Pcnt_95(x: _Many) -> Channels:
    """sf.Pcnt_95(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_95(x: _One) -> Signal: ...
@overload
def pcnt_95(x: _Many) -> Channels:
    """sf.Pcnt_95(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_96(x: _One) -> Signal: ...
@overload
def Pcnt_96(x: _Many) -> Channels:
    """sf.Pcnt_96(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_96(x: _One) -> Signal: ...
@overload
def pcnt_96(x: _Many) -> Channels:
    """sf.Pcnt_96(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_97(x: _One) -> Signal: ...
@overload
def Pcnt_97(x: _Many) -> Channels:
    """sf.Pcnt_97(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_97(x: _One) -> Signal: ...
@overload
def pcnt_97(x: _Many) -> Channels:
    """sf.Pcnt_97(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_98(x: _One) -> Signal: ...
@overload
def Pcnt_98(x: _Many) -> Channels:
    """sf.Pcnt_98(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_98(x: _One) -> Signal: ...
@overload
def pcnt_98(x: _Many) -> Channels:
    """sf.Pcnt_98(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def Pcnt_99(x: _One) -> Signal: ...
@overload
def Pcnt_99(x: _Many) -> Channels:
    """sf.Pcnt_99(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def pcnt_99(x: _One) -> Signal: ...
@overload
def pcnt_99(x: _Many) -> Channels:
    """sf.Pcnt_99(x)
        The percentage of the signal that the word's name says, inverted.
        x: a signal, or a list of signals as channels
        Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
@overload
def PeakEnvelope(x: _One, hop: float = 10, window: float = 20) -> Signal: ...
@overload
def PeakEnvelope(x: _Many, hop: float = 10, window: float = 20) -> Channels:
    """sf.PeakEnvelope(x, hop=10, window=20)
        Peak envelope: the largest magnitude around each place, nowhere less than the sound itself if the window is at least two hops long.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        See also: RMSEnvelope, Follow, Features
        Example: sf.PeakEnvelope(sf.SineWave(200, 440))"""
@overload
def peak_envelope(x: _One, hop: float = 10, window: float = 20) -> Signal: ...
@overload
def peak_envelope(x: _Many, hop: float = 10, window: float = 20) -> Channels:
    """sf.PeakEnvelope(x, hop=10, window=20)
        Peak envelope: the largest magnitude around each place, nowhere less than the sound itself if the window is at least two hops long.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        See also: RMSEnvelope, Follow, Features
        Example: sf.PeakEnvelope(sf.SineWave(200, 440))"""
def Percussive(attack: float = 2, decay: float = 500, curve: float = -4) -> Signal:
    """sf.Percussive(attack=2, decay=500, curve=-4)
        Attack-decay envelope of percussive sounds; total length attack + decay.
        attack: attack: time from 0 to 1 [ms, 0 and up]
        decay: decay: time from 1 to 0 [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR
        Example: sf.Percussive(2, 500)"""
def percussive(attack: float = 2, decay: float = 500, curve: float = -4) -> Signal:
    """sf.Percussive(attack=2, decay=500, curve=-4)
        Attack-decay envelope of percussive sounds; total length attack + decay.
        attack: attack: time from 0 to 1 [ms, 0 and up]
        decay: decay: time from 1 to 0 [ms, 0 and up]
        curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
        See also: ADSR
        Example: sf.Percussive(2, 500)"""
@overload
def PercussivePart(x: _One, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Signal: ...
@overload
def PercussivePart(x: _Many, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Channels:
    """sf.PercussivePart(x, ms=200, hz=500, size=0, window=80)
        Percussive component (HPSS): onsets and drums, separated by median filtering.
        x: a signal, or a list of signals as channels
        ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
        hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
        See also: HarmonicPercussive, HarmonicPart
        Example: sf.PercussivePart(sf.SineWave(500, 440))"""
@overload
def percussive_part(x: _One, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Signal: ...
@overload
def percussive_part(x: _Many, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Channels:
    """sf.PercussivePart(x, ms=200, hz=500, size=0, window=80)
        Percussive component (HPSS): onsets and drums, separated by median filtering.
        x: a signal, or a list of signals as channels
        ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
        hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
        See also: HarmonicPercussive, HarmonicPart
        Example: sf.PercussivePart(sf.SineWave(500, 440))"""
def Period(hz: float) -> float:
    """sf.Period(hz)
        The period in ms of a frequency.
        hz: frequency [Hz, above 0]
        Example: sf.Period(440)"""
def period(hz: float) -> float:
    """sf.Period(hz)
        The period in ms of a frequency.
        hz: frequency [Hz, above 0]
        Example: sf.Period(440)"""
def PhaseModulatedSineWave(hz: float, phase: _Sound) -> Signal:
    """sf.PhaseModulatedSineWave(hz, phase)
        A sine wave with its phase given by a signal, as long as that signal.
        hz: frequency [Hz]
        phase: phase [turns]
        See also: FMOperator, Phasor, ShapedSinWave
        Example: sf.PhaseModulatedSineWave(440, sf.NumericVolume(sf.SineWave(1000, 5), 0.3))"""
def phase_modulated_sine_wave(hz: float, phase: _Sound) -> Signal:
    """sf.PhaseModulatedSineWave(hz, phase)
        A sine wave with its phase given by a signal, as long as that signal.
        hz: frequency [Hz]
        phase: phase [turns]
        See also: FMOperator, Phasor, ShapedSinWave
        Example: sf.PhaseModulatedSineWave(440, sf.NumericVolume(sf.SineWave(1000, 5), 0.3))"""
def PhasedSineWave(ms: float, hz: float, phase: float) -> Signal:
    """sf.PhasedSineWave(ms, hz, phase)
        A sine wave that starts at a given phase.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz]
        phase: phase at the start; 0.25 is the crest [turns]
        The same: PhasedSineWave, PhasedTableSineWave
        Example: sf.PhasedSineWave(1000, 440, 0.25)"""
def phased_sine_wave(ms: float, hz: float, phase: float) -> Signal:
    """sf.PhasedSineWave(ms, hz, phase)
        A sine wave that starts at a given phase.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz]
        phase: phase at the start; 0.25 is the crest [turns]
        The same: PhasedSineWave, PhasedTableSineWave
        Example: sf.PhasedSineWave(1000, 440, 0.25)"""
def PhasedTableSineWave(ms: float, hz: float, phase: float) -> Signal:
    """sf.PhasedTableSineWave(ms, hz, phase)
        A sine wave that starts at a given phase.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz]
        phase: phase at the start; 0.25 is the crest [turns]
        The same: PhasedSineWave, PhasedTableSineWave
        Example: sf.PhasedSineWave(1000, 440, 0.25)"""
def phased_table_sine_wave(ms: float, hz: float, phase: float) -> Signal:
    """sf.PhasedTableSineWave(ms, hz, phase)
        A sine wave that starts at a given phase.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz]
        phase: phase at the start; 0.25 is the crest [turns]
        The same: PhasedSineWave, PhasedTableSineWave
        Example: sf.PhasedSineWave(1000, 440, 0.25)"""
@overload
def Phaser(x: _One, rate: _Control = 0.4, lowHz: _Control = 300, highHz: _Control = 3000, stages: float = 6, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Signal: ...
@overload
def Phaser(x: _Many, rate: _Control = 0.4, lowHz: _Control = 300, highHz: _Control = 3000, stages: float = 6, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Channels:
    """sf.Phaser(x, rate=0.4, lowHz=300, highHz=3000, stages=6, feedback=0.3, mix=0.5, shape='sine', spread=0.25)
        Phaser: a signal with itself through all-passes that sweep from lowHz to highHz and back, one notch for every two of them; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives a frequency or feedback.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        lowHz: lowest frequency of the all-passes in Hz, number or signal [number or signal]
        highHz: highest frequency of the all-passes [Hz, number or signal]
        stages: number of all-passes [whole, 1 to 32]
        feedback: feedback: part of the all-passes' output that returns [-0.99 to 0.99, number or signal]
        mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]
        shape: of the wave: sine or triangle
        spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
        A NaN spoils samples before and after it.
        Source: J. Smith, "Physical audio signal processing", 2010
        In chains also: aphaser
        See also: Flanger, RBJAllPass
        Example: sf.Phaser(sf.WhiteNoise(300), 1.5, 400, 2500, 4, 0.6, 0.6)"""
@overload
def phaser(x: _One, rate: _Control = 0.4, lowHz: _Control = 300, highHz: _Control = 3000, stages: float = 6, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Signal: ...
@overload
def phaser(x: _Many, rate: _Control = 0.4, lowHz: _Control = 300, highHz: _Control = 3000, stages: float = 6, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> Channels:
    """sf.Phaser(x, rate=0.4, lowHz=300, highHz=3000, stages=6, feedback=0.3, mix=0.5, shape='sine', spread=0.25)
        Phaser: a signal with itself through all-passes that sweep from lowHz to highHz and back, one notch for every two of them; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives a frequency or feedback.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        lowHz: lowest frequency of the all-passes in Hz, number or signal [number or signal]
        highHz: highest frequency of the all-passes [Hz, number or signal]
        stages: number of all-passes [whole, 1 to 32]
        feedback: feedback: part of the all-passes' output that returns [-0.99 to 0.99, number or signal]
        mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]
        shape: of the wave: sine or triangle
        spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
        A NaN spoils samples before and after it.
        Source: J. Smith, "Physical audio signal processing", 2010
        In chains also: aphaser
        See also: Flanger, RBJAllPass
        Example: sf.Phaser(sf.WhiteNoise(300), 1.5, 400, 2500, 4, 0.6, 0.6)"""
def Phasor(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Phasor(ms, hz, phase=0)
        Phasor: a ramp from 0 to 1 in each period, for reading tables and drawing waves.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        See also: Saw, PhaseModulatedSineWave
        Example: sf.Phasor(500, sf.NumericShape((0, 2), (1000, 20)))"""
def phasor(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Phasor(ms, hz, phase=0)
        Phasor: a ramp from 0 to 1 in each period, for reading tables and drawing waves.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        See also: Saw, PhaseModulatedSineWave
        Example: sf.Phasor(500, sf.NumericShape((0, 2), (1000, 20)))"""
def PingPong(x: _Sound, ms: _Control = 250, feedback: _Control = 0.5, mix: _Control = 0.35, width: _Control = 1, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> Channels:
    """sf.PingPong(x, ms=250, feedback=0.5, mix=0.35, width=1, lowPassHz=8000, highPassHz=20, tail=-1)
        Ping-pong delay: echoes of the channels' mean that alternate between left and right, each through a one-pole low-pass and high-pass.
        x: a signal, or a list of two as left and right
        ms: delay [ms, one sample to 20000, number or signal]
        feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]
        mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]
        width: stereo width of the echoes; 0 is in the middle [0 to 1, number or signal]
        lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]
        highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]
        tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]
        A NaN spoils samples before and after it.
        See also: Delay, MultiTap
        Example: sf.PingPong(sf.SineWave(300, 440), 50, 0.6, 0.5, 0.6, 5000, 80, 300)"""
def ping_pong(x: _Sound, ms: _Control = 250, feedback: _Control = 0.5, mix: _Control = 0.35, width: _Control = 1, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> Channels:
    """sf.PingPong(x, ms=250, feedback=0.5, mix=0.35, width=1, lowPassHz=8000, highPassHz=20, tail=-1)
        Ping-pong delay: echoes of the channels' mean that alternate between left and right, each through a one-pole low-pass and high-pass.
        x: a signal, or a list of two as left and right
        ms: delay [ms, one sample to 20000, number or signal]
        feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]
        mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]
        width: stereo width of the echoes; 0 is in the middle [0 to 1, number or signal]
        lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]
        highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]
        tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]
        A NaN spoils samples before and after it.
        See also: Delay, MultiTap
        Example: sf.PingPong(sf.SineWave(300, 440), 50, 0.6, 0.5, 0.6, 5000, 80, 300)"""
def PinkNoise(ms: float) -> Signal:
    """sf.PinkNoise(ms)
        Pink noise: the same power in each octave, -3 dB per octave, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        Source: J. O. Smith, H. F. Smith, "Closed form fractional integration and differentiation via real exponentially spaced pole-zero pairs", 2016
        See also: WhiteNoise, BrownNoise, BlueNoise
        Example: sf.PinkNoise(1000)"""
def pink_noise(ms: float) -> Signal:
    """sf.PinkNoise(ms)
        Pink noise: the same power in each octave, -3 dB per octave, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        Source: J. O. Smith, H. F. Smith, "Closed form fractional integration and differentiation via real exponentially spaced pole-zero pairs", 2016
        See also: WhiteNoise, BrownNoise, BlueNoise
        Example: sf.PinkNoise(1000)"""
@overload
def Pitch(x: _One, lowest: float = 50) -> list[Any]: ...
@overload
def Pitch(x: _Many, lowest: float = 50) -> list[list[Any]]:
    """sf.Pitch(x, lowest=50)
        Pitch detection by YIN, every 10 ms, as a list of (ms, Hz, probability); where there is no pitch or the level is below -70 dB there is no entry, so silence gives an empty list.
        x: a signal, or a list of signals as channels
        lowest: lowest pitch to detect; each estimate uses the four periods of it around its time [Hz, 10 to 2000]
        Source: A. de Cheveigné, H. Kawahara, "YIN, a fundamental frequency estimator for speech and music", 2002
        See also: KeyEstimate, Onsets
        Example: sf.Pitch(sf.SineWave(300, 440))"""
@overload
def pitch(x: _One, lowest: float = 50) -> list[Any]: ...
@overload
def pitch(x: _Many, lowest: float = 50) -> list[list[Any]]:
    """sf.Pitch(x, lowest=50)
        Pitch detection by YIN, every 10 ms, as a list of (ms, Hz, probability); where there is no pitch or the level is below -70 dB there is no entry, so silence gives an empty list.
        x: a signal, or a list of signals as channels
        lowest: lowest pitch to detect; each estimate uses the four periods of it around its time [Hz, 10 to 2000]
        Source: A. de Cheveigné, H. Kawahara, "YIN, a fundamental frequency estimator for speech and music", 2002
        See also: KeyEstimate, Onsets
        Example: sf.Pitch(sf.SineWave(300, 440))"""
@overload
def PitchShift(x: _One, semitones: _Control = 0, formants: float = 0, size: float = 0, window: float = 80) -> Signal: ...
@overload
def PitchShift(x: _Many, semitones: _Control = 0, formants: float = 0, size: float = 0, window: float = 80) -> Channels:
    """sf.PitchShift(x, semitones=0, formants=0, size=0, window=80)
        Pitch shift at the same tempo, by a phase vocoder that preserves transients, the phases between channels and, on request, formants.
        x: a sound: one signal, or a list of them as its channels
        semitones: transposition; negative is down; a signal is read at once [semitones, -24 to 24, number or signal]
        formants: formant preservation: 1 keeps a voice's vowels, 0 shifts them with the pitch [0 to 1]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999; A. Röbel, X. Rodet, "Efficient spectral envelope estimation and its application to pitch shifting and envelope preservation", DAFx 2005
        See also: DirectRelength, TimeStretch
        Example: sf.PitchShift(sf.SineWave(400, 440), 4)"""
@overload
def pitch_shift(x: _One, semitones: _Control = 0, formants: float = 0, size: float = 0, window: float = 80) -> Signal: ...
@overload
def pitch_shift(x: _Many, semitones: _Control = 0, formants: float = 0, size: float = 0, window: float = 80) -> Channels:
    """sf.PitchShift(x, semitones=0, formants=0, size=0, window=80)
        Pitch shift at the same tempo, by a phase vocoder that preserves transients, the phases between channels and, on request, formants.
        x: a sound: one signal, or a list of them as its channels
        semitones: transposition; negative is down; a signal is read at once [semitones, -24 to 24, number or signal]
        formants: formant preservation: 1 keeps a voice's vowels, 0 shifts them with the pitch [0 to 1]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999; A. Röbel, X. Rodet, "Efficient spectral envelope estimation and its application to pitch shifting and envelope preservation", DAFx 2005
        See also: DirectRelength, TimeStretch
        Example: sf.PitchShift(sf.SineWave(400, 440), 4)"""
def Plate(x: _Sound, decay: float = 2500, mix: _Control = 0.3, preDelay: float = 0, low: float = 1, high: float = 1, damping: float = 0.5, width: _Control = 1, depth: _Control = 0.3, rate: _Control = 0.8, lowHz: float = 250, highHz: float = 4000, tail: float = -1) -> Channels:
    """sf.Plate(x, decay=2500, mix=0.3, preDelay=0, low=1, high=1, damping=0.5, width=1, depth=0.3, rate=0.8, lowHz=250, highHz=4000, tail=-1)
        Plate reverb after Dattorro, as a list of left and right: dense from the start, and brighter than a room; both sides correlate by less than 0.1.
        x: a signal, or a list of two as left and right
        decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        low: decay below lowHz as a multiple of decay [0.1 to 10]
        high: decay above highHz as a multiple of decay [0.1 to 10]
        damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]
        width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
        depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
        rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
        lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]
        highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]
        tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
        A NaN spoils samples before and after it.
        Source: J. Dattorro, "Effect design, part 1: reverberator and other filters", JAES 45, 1997
        See also: Reverb, Spring, ConvolutionReverb
        Example: sf.Plate(sf.SineWave(200, 440), 250, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)"""
def plate(x: _Sound, decay: float = 2500, mix: _Control = 0.3, preDelay: float = 0, low: float = 1, high: float = 1, damping: float = 0.5, width: _Control = 1, depth: _Control = 0.3, rate: _Control = 0.8, lowHz: float = 250, highHz: float = 4000, tail: float = -1) -> Channels:
    """sf.Plate(x, decay=2500, mix=0.3, preDelay=0, low=1, high=1, damping=0.5, width=1, depth=0.3, rate=0.8, lowHz=250, highHz=4000, tail=-1)
        Plate reverb after Dattorro, as a list of left and right: dense from the start, and brighter than a room; both sides correlate by less than 0.1.
        x: a signal, or a list of two as left and right
        decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        low: decay below lowHz as a multiple of decay [0.1 to 10]
        high: decay above highHz as a multiple of decay [0.1 to 10]
        damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]
        width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
        depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
        rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
        lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]
        highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]
        tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
        A NaN spoils samples before and after it.
        Source: J. Dattorro, "Effect design, part 1: reverberator and other filters", JAES 45, 1997
        See also: Reverb, Spring, ConvolutionReverb
        Example: sf.Plate(sf.SineWave(200, 440), 250, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)"""
def PlayFile(path: _Path, mixer: str) -> str:
    """sf.PlayFile(path, mixer)
        Plays a sound file of any sample rate in real time, in 16 bit with its peak at full scale, and waits until playback ends.
        path: file name; a relative name is searched for under --out, then in the current folder
        mixer: a name from sf.Mixer, or '' for the system's default device
        Example: sf.PlayFile('samples/wood.wav', '')"""
def play_file(path: _Path, mixer: str) -> str:
    """sf.PlayFile(path, mixer)
        Plays a sound file of any sample rate in real time, in 16 bit with its peak at full scale, and waits until playback ends.
        path: file name; a relative name is searched for under --out, then in the current folder
        mixer: a name from sf.Mixer, or '' for the system's default device
        Example: sf.PlayFile('samples/wood.wav', '')"""
def Plot(x: _Sound, path: _Path, kind: str = 'overview', size: str = 'auto', theme: str = 'light') -> Any:
    """sf.Plot(x, path, kind='overview', size='auto', theme='light')
        Draws signals, as the channels of one sound, as a PNG picture: docs/gallery.md shows each kind.
        x: the channels
        path: file name that ends in .png; a relative name is under --out
        kind: overview (waveforms above spectrograms), waveform, spectrogram, spectrum, loudness or phase (of the first two channels)
        size: width and height in pixels, such as 1200x600; auto: chosen by what is drawn
        theme: light, for paper, or dark
        Example: sf.Plot([sf.SineWave(100, 440)], 'tone.png', 'waveform', '400x200')"""
def plot(x: _Sound, path: _Path, kind: str = 'overview', size: str = 'auto', theme: str = 'light') -> Any:
    """sf.Plot(x, path, kind='overview', size='auto', theme='light')
        Draws signals, as the channels of one sound, as a PNG picture: docs/gallery.md shows each kind.
        x: the channels
        path: file name that ends in .png; a relative name is under --out
        kind: overview (waveforms above spectrograms), waveform, spectrogram, spectrum, loudness or phase (of the first two channels)
        size: width and height in pixels, such as 1200x600; auto: chosen by what is drawn
        theme: light, for paper, or dark
        Example: sf.Plot([sf.SineWave(100, 440)], 'tone.png', 'waveform', '400x200')"""
def Pluck(ms: float, hz: _Control, decay: float = 2000, highs: float = 300) -> Signal:
    """sf.Pluck(ms, hz, decay=2000, highs=300)
        Plucked string after Karplus and Strong: a burst of noise in a loop with a low-pass; every call plucks differently.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, from 5, at most an eighth of the sample rate, number or signal]
        decay: decay time (T60) of the fundamental [ms, above 0]
        highs: decay time (T60) of partials at 5 kHz, as short as a one-pole low-pass can make it [ms, above 0]
        Source: K. Karplus, A. Strong, "Digital synthesis of plucked-string and drum timbres", 1983
        See also: WaveguideString
        Example: sf.Pluck(500, sf.NumericShape((0, 220), (1000, 230)), 1000, 200)"""
def pluck(ms: float, hz: _Control, decay: float = 2000, highs: float = 300) -> Signal:
    """sf.Pluck(ms, hz, decay=2000, highs=300)
        Plucked string after Karplus and Strong: a burst of noise in a loop with a low-pass; every call plucks differently.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, from 5, at most an eighth of the sample rate, number or signal]
        decay: decay time (T60) of the fundamental [ms, above 0]
        highs: decay time (T60) of partials at 5 kHz, as short as a one-pole low-pass can make it [ms, above 0]
        Source: K. Karplus, A. Strong, "Digital synthesis of plucked-string and drum timbres", 1983
        See also: WaveguideString
        Example: sf.Pluck(500, sf.NumericShape((0, 220), (1000, 230)), 1000, 200)"""
@overload
def PolarJoin(magnitudes: _One, phases: _Sound) -> Signal: ...
@overload
def PolarJoin(magnitudes: _Many, phases: _Sound) -> Channels:
    """sf.PolarJoin(magnitudes, phases)
        The spectrum of magnitudes and phases in radians, twice as long as the longer of both signals.
        magnitudes: the magnitudes, a signal or a list of signals as channels
        phases: the phases, a signal or a list of signals as channels
        The result is twice as long as the longest signal.
        See also: PolarSplit, RectangularJoin
        Example: sf.PolarJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
@overload
def polar_join(magnitudes: _One, phases: _Sound) -> Signal: ...
@overload
def polar_join(magnitudes: _Many, phases: _Sound) -> Channels:
    """sf.PolarJoin(magnitudes, phases)
        The spectrum of magnitudes and phases in radians, twice as long as the longer of both signals.
        magnitudes: the magnitudes, a signal or a list of signals as channels
        phases: the phases, a signal or a list of signals as channels
        The result is twice as long as the longest signal.
        See also: PolarSplit, RectangularJoin
        Example: sf.PolarJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
@overload
def PolarSplit(x: _One) -> Channels: ...
@overload
def PolarSplit(x: _Many) -> list[Channels]:
    """sf.PolarSplit(x)
        The magnitudes and the phases of a spectrum's bins, in radians, as two signals of half its length.
        x: a spectrum
        See also: PolarJoin, RectangularSplit
        Example: sf.PolarSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def polar_split(x: _One) -> Channels: ...
@overload
def polar_split(x: _Many) -> list[Channels]:
    """sf.PolarSplit(x)
        The magnitudes and the phases of a spectrum's bins, in radians, as two signals of half its length.
        x: a spectrum
        See also: PolarJoin, RectangularSplit
        Example: sf.PolarSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def Power(x: _One, exponent: float) -> Signal: ...
@overload
def Power(x: _Many, exponent: float) -> Channels:
    """sf.Power(x, exponent)
        Each sample to a power, its sign kept.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        See also: DirtyPower, Raise
        Example: sf.Power(sf.SineWave(1000, 440), 1.5)"""
@overload
def power(x: _One, exponent: float) -> Signal: ...
@overload
def power(x: _Many, exponent: float) -> Channels:
    """sf.Power(x, exponent)
        Each sample to a power, its sign kept.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        See also: DirtyPower, Raise
        Example: sf.Power(sf.SineWave(1000, 440), 1.5)"""
def Pulse(ms: float, hz: _Control, width: _Control = 0.5, phase: float = 0) -> Signal:
    """sf.Pulse(ms, hz, width=0.5, phase=0)
        Band-limited pulse wave: 1 for the first part of each period, then -1.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        width: pulse width: part of each period that is 1 [0 to 1, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Square, FullPulse
        Example: sf.Pulse(500, 110, sf.NumericShape((0, 0.1), (1000, 0.5)))"""
def pulse(ms: float, hz: _Control, width: _Control = 0.5, phase: float = 0) -> Signal:
    """sf.Pulse(ms, hz, width=0.5, phase=0)
        Band-limited pulse wave: 1 for the first part of each period, then -1.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        width: pulse width: part of each period that is 1 [0 to 1, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Square, FullPulse
        Example: sf.Pulse(500, 110, sf.NumericShape((0, 0.1), (1000, 0.5)))"""
@overload
def RBJAllPass(x: _One, hz: float, q: float) -> Signal: ...
@overload
def RBJAllPass(x: _Many, hz: float, q: float) -> Channels:
    """sf.RBJAllPass(x, hz, q)
        Second-order all-pass: only the phase changes.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: Phaser, AllPass
        Example: sf.RBJAllPass(sf.WhiteNoise(1000), 1000, 0.7)"""
@overload
def rbj_all_pass(x: _One, hz: float, q: float) -> Signal: ...
@overload
def rbj_all_pass(x: _Many, hz: float, q: float) -> Channels:
    """sf.RBJAllPass(x, hz, q)
        Second-order all-pass: only the phase changes.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: Phaser, AllPass
        Example: sf.RBJAllPass(sf.WhiteNoise(1000), 1000, 0.7)"""
@overload
def RBJBandPass(x: _One, hz: float, octaves: float) -> Signal: ...
@overload
def RBJBandPass(x: _Many, hz: float, octaves: float) -> Channels:
    """sf.RBJBandPass(x, hz, octaves)
        Second-order band-pass with gain 1 at its centre.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFBandPass, ButterworthBandPass
        Example: sf.RBJBandPass(sf.WhiteNoise(1000), 1000, 1.5)"""
@overload
def rbj_band_pass(x: _One, hz: float, octaves: float) -> Signal: ...
@overload
def rbj_band_pass(x: _Many, hz: float, octaves: float) -> Channels:
    """sf.RBJBandPass(x, hz, octaves)
        Second-order band-pass with gain 1 at its centre.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFBandPass, ButterworthBandPass
        Example: sf.RBJBandPass(sf.WhiteNoise(1000), 1000, 1.5)"""
@overload
def RBJHighPass(x: _One, hz: float, q: float) -> Signal: ...
@overload
def RBJHighPass(x: _Many, hz: float, q: float) -> Channels:
    """sf.RBJHighPass(x, hz, q)
        Second-order high-pass.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFHighPass, ButterworthHighPass
        Example: sf.RBJHighPass(sf.WhiteNoise(1000), 1000, 0.7)"""
@overload
def rbj_high_pass(x: _One, hz: float, q: float) -> Signal: ...
@overload
def rbj_high_pass(x: _Many, hz: float, q: float) -> Channels:
    """sf.RBJHighPass(x, hz, q)
        Second-order high-pass.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFHighPass, ButterworthHighPass
        Example: sf.RBJHighPass(sf.WhiteNoise(1000), 1000, 0.7)"""
@overload
def RBJHighShelf(x: _One, hz: float, q: float, dB: float) -> Signal: ...
@overload
def RBJHighShelf(x: _Many, hz: float, q: float, dB: float) -> Channels:
    """sf.RBJHighShelf(x, hz, q, dB)
        High shelf: boosts or cuts above a frequency.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        dB: gain above the shelf [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFHighShelf
        Example: sf.RBJHighShelf(sf.WhiteNoise(1000), 1000, 1, -6)"""
@overload
def rbj_high_shelf(x: _One, hz: float, q: float, dB: float) -> Signal: ...
@overload
def rbj_high_shelf(x: _Many, hz: float, q: float, dB: float) -> Channels:
    """sf.RBJHighShelf(x, hz, q, dB)
        High shelf: boosts or cuts above a frequency.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        dB: gain above the shelf [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFHighShelf
        Example: sf.RBJHighShelf(sf.WhiteNoise(1000), 1000, 1, -6)"""
@overload
def RBJLimitedPeaking(x: _One, hz: float, octaves: float, dB: float) -> Signal: ...
@overload
def RBJLimitedPeaking(x: _Many, hz: float, octaves: float, dB: float) -> Channels:
    """sf.RBJLimitedPeaking(x, hz, octaves, dB)
        Peaking filter: boosts or cuts around a frequency by some decibels.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        dB: gain at the centre [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        The same: RBJPeaking, RBJLimitedPeaking
        See also: SVFPeak, ParametricEQ
        Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)"""
@overload
def rbj_limited_peaking(x: _One, hz: float, octaves: float, dB: float) -> Signal: ...
@overload
def rbj_limited_peaking(x: _Many, hz: float, octaves: float, dB: float) -> Channels:
    """sf.RBJLimitedPeaking(x, hz, octaves, dB)
        Peaking filter: boosts or cuts around a frequency by some decibels.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        dB: gain at the centre [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        The same: RBJPeaking, RBJLimitedPeaking
        See also: SVFPeak, ParametricEQ
        Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)"""
@overload
def RBJLowPass(x: _One, hz: float, q: float) -> Signal: ...
@overload
def RBJLowPass(x: _Many, hz: float, q: float) -> Channels:
    """sf.RBJLowPass(x, hz, q)
        Second-order low-pass.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFLowPass, ButterworthLowPass
        Example: sf.RBJLowPass(sf.WhiteNoise(1000), 1000, 0.7)"""
@overload
def rbj_low_pass(x: _One, hz: float, q: float) -> Signal: ...
@overload
def rbj_low_pass(x: _Many, hz: float, q: float) -> Channels:
    """sf.RBJLowPass(x, hz, q)
        Second-order low-pass.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFLowPass, ButterworthLowPass
        Example: sf.RBJLowPass(sf.WhiteNoise(1000), 1000, 0.7)"""
@overload
def RBJLowShelf(x: _One, hz: float, q: float, dB: float) -> Signal: ...
@overload
def RBJLowShelf(x: _Many, hz: float, q: float, dB: float) -> Channels:
    """sf.RBJLowShelf(x, hz, q, dB)
        Low shelf: boosts or cuts below a frequency.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        dB: gain below the shelf [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFLowShelf
        Example: sf.RBJLowShelf(sf.WhiteNoise(1000), 1000, 1, -6)"""
@overload
def rbj_low_shelf(x: _One, hz: float, q: float, dB: float) -> Signal: ...
@overload
def rbj_low_shelf(x: _Many, hz: float, q: float, dB: float) -> Channels:
    """sf.RBJLowShelf(x, hz, q, dB)
        Low shelf: boosts or cuts below a frequency.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
        dB: gain below the shelf [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFLowShelf
        Example: sf.RBJLowShelf(sf.WhiteNoise(1000), 1000, 1, -6)"""
@overload
def RBJNotch(x: _One, hz: float, octaves: float) -> Signal: ...
@overload
def RBJNotch(x: _Many, hz: float, octaves: float) -> Channels:
    """sf.RBJNotch(x, hz, octaves)
        Second-order notch: silence at its centre.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFNotch
        Example: sf.RBJNotch(sf.WhiteNoise(1000), 1000, 1.5)"""
@overload
def rbj_notch(x: _One, hz: float, octaves: float) -> Signal: ...
@overload
def rbj_notch(x: _Many, hz: float, octaves: float) -> Channels:
    """sf.RBJNotch(x, hz, octaves)
        Second-order notch: silence at its centre.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFNotch
        Example: sf.RBJNotch(sf.WhiteNoise(1000), 1000, 1.5)"""
@overload
def RBJPeaking(x: _One, hz: float, octaves: float, dB: float) -> Signal: ...
@overload
def RBJPeaking(x: _Many, hz: float, octaves: float, dB: float) -> Channels:
    """sf.RBJPeaking(x, hz, octaves, dB)
        Peaking filter: boosts or cuts around a frequency by some decibels.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        dB: gain at the centre [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        The same: RBJPeaking, RBJLimitedPeaking
        See also: SVFPeak, ParametricEQ
        Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)"""
@overload
def rbj_peaking(x: _One, hz: float, octaves: float, dB: float) -> Signal: ...
@overload
def rbj_peaking(x: _Many, hz: float, octaves: float, dB: float) -> Channels:
    """sf.RBJPeaking(x, hz, octaves, dB)
        Peaking filter: boosts or cuts around a frequency by some decibels.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate]
        octaves: bandwidth [octaves, above 0]
        dB: gain at the centre [dB, -400 to 400]
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        The same: RBJPeaking, RBJLimitedPeaking
        See also: SVFPeak, ParametricEQ
        Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)"""
@overload
def RMSEnvelope(x: _One, hop: float = 10, window: float = 50) -> Signal: ...
@overload
def RMSEnvelope(x: _Many, hop: float = 10, window: float = 50) -> Channels:
    """sf.RMSEnvelope(x, hop=10, window=50)
        RMS envelope: the level of a sound as a signal; a full-scale sine is 0.707.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        See also: PeakEnvelope, Follow, Features
        Example: sf.RMSEnvelope(sf.SineWave(200, 440))"""
@overload
def rms_envelope(x: _One, hop: float = 10, window: float = 50) -> Signal: ...
@overload
def rms_envelope(x: _Many, hop: float = 10, window: float = 50) -> Channels:
    """sf.RMSEnvelope(x, hop=10, window=50)
        RMS envelope: the level of a sound as a signal; a full-scale sine is 0.707.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        See also: PeakEnvelope, Follow, Features
        Example: sf.RMSEnvelope(sf.SineWave(200, 440))"""
@overload
def RTrim(x: _One) -> Signal: ...
@overload
def RTrim(x: _Many) -> Channels:
    """sf.RTrim(x)
        The signal without the samples at its end that are within +-1/32768, stored; empty if all are.
        x: a signal, or a list of signals as channels
        See also: Trim
        Example: sf.RTrim(sf.Concatenate(sf.SineWave(500, 440), sf.Silence(100)))"""
@overload
def r_trim(x: _One) -> Signal: ...
@overload
def r_trim(x: _Many) -> Channels:
    """sf.RTrim(x)
        The signal without the samples at its end that are within +-1/32768, stored; empty if all are.
        x: a signal, or a list of signals as channels
        See also: Trim
        Example: sf.RTrim(sf.Concatenate(sf.SineWave(500, 440), sf.Silence(100)))"""
@overload
def Raise(x: _One, exponent: float) -> Signal: ...
@overload
def Raise(x: _Many, exponent: float) -> Channels:
    """sf.Raise(x, exponent)
        Each sample to a power; NaN for a negative one unless the exponent is whole.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        See also: Power, DirtyRaise
        Example: sf.Raise(sf.SineWave(1000, 440), 2)"""
@overload
def raise_(x: _One, exponent: float) -> Signal: ...
@overload
def raise_(x: _Many, exponent: float) -> Channels:
    """sf.Raise(x, exponent)
        Each sample to a power; NaN for a negative one unless the exponent is whole.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        See also: Power, DirtyRaise
        Example: sf.Raise(sf.SineWave(1000, 440), 2)"""
def ReadFile(path: _Path, raw: str = 'none') -> Channels:
    """sf.ReadFile(path, raw='none')
        The channels of a sound file, as signals that are read from the file whenever their samples are needed, converted to the session's sample rate if it differs: do not change the file in place meanwhile, and store with sf.Realise what is read often.
        path: file name: WAV, RF64, W64, AIFF, AU, FLAC, Ogg Vorbis, Opus, MP3 or a NumPy array, which has the session's rate
        raw: for a file of samples without a header: sample format, rate and channels, such as 'pcm16 44100 2'; 'pcm24be 48000 1 512' is big-endian and starts at byte 512
        Example: sf.ReadFile('samples/bell.wav')"""
def read_file(path: _Path, raw: str = 'none') -> Channels:
    """sf.ReadFile(path, raw='none')
        The channels of a sound file, as signals that are read from the file whenever their samples are needed, converted to the session's sample rate if it differs: do not change the file in place meanwhile, and store with sf.Realise what is read often.
        path: file name: WAV, RF64, W64, AIFF, AU, FLAC, Ogg Vorbis, Opus, MP3 or a NumPy array, which has the session's rate
        raw: for a file of samples without a header: sample format, rate and channels, such as 'pcm16 44100 2'; 'pcm24be 48000 1 512' is big-endian and starts at byte 512
        Example: sf.ReadFile('samples/bell.wav')"""
def ReadFromSignalPool(path: _Path, offset: float) -> Signal:
    """sf.ReadFromSignalPool(path, offset)
        The signal at an offset of a pool, read from it whenever its samples are needed.
        path: file name; a relative name is searched for under --out, then in the current folder
        offset: the offset that sf.WriteToSignalPool returned
        Example: sf.ReadFromSignalPool('samples/wood.pool', 16384)"""
def read_from_signal_pool(path: _Path, offset: float) -> Signal:
    """sf.ReadFromSignalPool(path, offset)
        The signal at an offset of a pool, read from it whenever its samples are needed.
        path: file name; a relative name is searched for under --out, then in the current folder
        offset: the offset that sf.WriteToSignalPool returned
        Example: sf.ReadFromSignalPool('samples/wood.pool', 16384)"""
def ReadSignal(path: _Path) -> Signal:
    """sf.ReadSignal(path)
        The signal in a file of sf.WriteSignal, read from it whenever its samples are needed: do not change the file in place meanwhile.
        path: file name; a relative name is searched for under --out, then in the current folder
        Example: sf.ReadSignal('samples/wood.signal')"""
def read_signal(path: _Path) -> Signal:
    """sf.ReadSignal(path)
        The signal in a file of sf.WriteSignal, read from it whenever its samples are needed: do not change the file in place meanwhile.
        path: file name; a relative name is searched for under --out, then in the current folder
        Example: sf.ReadSignal('samples/wood.signal')"""
@overload
def Realise(x: _One) -> Signal: ...
@overload
def Realise(x: _Many) -> Channels:
    """sf.Realise(x)
        The signal computed and stored now; a signal that is already stored is returned as it is.
        x: a signal, or a list of signals as channels
        The same: Realise, Swap
        Example: sf.Realise(sf.SineWave(1000, 440))"""
@overload
def realise(x: _One) -> Signal: ...
@overload
def realise(x: _Many) -> Channels:
    """sf.Realise(x)
        The signal computed and stored now; a signal that is already stored is returned as it is.
        x: a signal, or a list of signals as channels
        The same: Realise, Swap
        Example: sf.Realise(sf.SineWave(1000, 440))"""
@overload
def RectangularJoin(re: _One, im: _Sound) -> Signal: ...
@overload
def RectangularJoin(re: _Many, im: _Sound) -> Channels:
    """sf.RectangularJoin(re, im)
        The spectrum of real and imaginary parts, twice as long as the longer of both signals.
        re: the real parts, a signal or a list of signals as channels
        im: the imaginary parts, a signal or a list of signals as channels
        The result is twice as long as the longest signal.
        See also: PolarJoin
        Example: sf.RectangularJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
@overload
def rectangular_join(re: _One, im: _Sound) -> Signal: ...
@overload
def rectangular_join(re: _Many, im: _Sound) -> Channels:
    """sf.RectangularJoin(re, im)
        The spectrum of real and imaginary parts, twice as long as the longer of both signals.
        re: the real parts, a signal or a list of signals as channels
        im: the imaginary parts, a signal or a list of signals as channels
        The result is twice as long as the longest signal.
        See also: PolarJoin
        Example: sf.RectangularJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
@overload
def RectangularSplit(x: _One) -> Channels: ...
@overload
def RectangularSplit(x: _Many) -> list[Channels]:
    """sf.RectangularSplit(x)
        The real and the imaginary parts of a spectrum, as two signals of half its length.
        x: a spectrum
        See also: PolarSplit
        Example: sf.RectangularSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def rectangular_split(x: _One) -> Channels: ...
@overload
def rectangular_split(x: _Many) -> list[Channels]:
    """sf.RectangularSplit(x)
        The real and the imaginary parts of a spectrum, as two signals of half its length.
        x: a spectrum
        See also: PolarSplit
        Example: sf.RectangularSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def Rectify(x: _One) -> Signal: ...
@overload
def Rectify(x: _Many) -> Channels:
    """sf.Rectify(x)
        The absolute value of the signal.
        x: a signal, or a list of signals as channels
        See also: Follow
        Example: sf.Rectify(sf.SineWave(1000, 440))"""
@overload
def rectify(x: _One) -> Signal: ...
@overload
def rectify(x: _Many) -> Channels:
    """sf.Rectify(x)
        The absolute value of the signal.
        x: a signal, or a list of signals as channels
        See also: Follow
        Example: sf.Rectify(sf.SineWave(1000, 440))"""
def Remix(x: _Sound, outputs: str) -> Channels:
    """sf.Remix(x, outputs)
        New channels made from channels, as by SoX's remix: a text such as '2 1' swaps two, '1+2' is their mean and '1v0.5+2v-0.5' a weighted sum, '1-6' is the mean of six, '-' of all, and '0' a silent channel.
        x: the channels
        outputs: one part for each new channel, separated by spaces
        See also: Pan, AmbisonicDecode
        Example: sf.Remix([sf.SineWave(1000, 440), sf.SineWave(1000, 660)], '1+2')"""
def remix(x: _Sound, outputs: str) -> Channels:
    """sf.Remix(x, outputs)
        New channels made from channels, as by SoX's remix: a text such as '2 1' swaps two, '1+2' is their mean and '1v0.5+2v-0.5' a weighted sum, '1-6' is the mean of six, '-' of all, and '0' a silent channel.
        x: the channels
        outputs: one part for each new channel, separated by spaces
        See also: Pan, AmbisonicDecode
        Example: sf.Remix([sf.SineWave(1000, 440), sf.SineWave(1000, 660)], '1+2')"""
@overload
def RemoveDC(x: _One) -> Signal: ...
@overload
def RemoveDC(x: _Many) -> Channels:
    """sf.RemoveDC(x)
        Removes the mean, stored.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured.
        See also: DCBlock
        Example: sf.RemoveDC(sf.DirectMix(0.5, sf.SineWave(1000, 440)))"""
@overload
def remove_dc(x: _One) -> Signal: ...
@overload
def remove_dc(x: _Many) -> Channels:
    """sf.RemoveDC(x)
        Removes the mean, stored.
        x: a signal, or a list of signals as channels
        A NaN stays, and counts as 0 where the signal is measured.
        See also: DCBlock
        Example: sf.RemoveDC(sf.DirectMix(0.5, sf.SineWave(1000, 440)))"""
@overload
def Resample(rate: _One, x: _Sound) -> Signal: ...
@overload
def Resample(rate: _Many, x: _Sound) -> Channels:
    """sf.Resample(rate, x)
        The signal played at the speed that a shape gives, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters; ends with the shorter signal.
        rate: playback speed; 2 is an octave up; negative plays backwards
        x: a signal, or a list of signals as channels
        The result is as long as the shortest signal.
        See also: Varispeed
        Example: sf.Resample(sf.NumericShape((0, 0.5), (1000, 0.5)), sf.SineWave(1000, 440))"""
@overload
def resample(rate: _One, x: _Sound) -> Signal: ...
@overload
def resample(rate: _Many, x: _Sound) -> Channels:
    """sf.Resample(rate, x)
        The signal played at the speed that a shape gives, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters; ends with the shorter signal.
        rate: playback speed; 2 is an octave up; negative plays backwards
        x: a signal, or a list of signals as channels
        The result is as long as the shortest signal.
        See also: Varispeed
        Example: sf.Resample(sf.NumericShape((0, 0.5), (1000, 0.5)), sf.SineWave(1000, 440))"""
@overload
def ResonantFilter(x: _One, resonance: float, original: float, ms: float) -> Signal: ...
@overload
def ResonantFilter(x: _Many, resonance: float, original: float, ms: float) -> Channels:
    """sf.ResonantFilter(x, resonance, original, ms)
        A feedback comb: the signal plus its own output some ms ago.
        x: a signal, or a list of signals as channels
        resonance: feedback (a factor); at 1 and above it never decays
        original: gain of the direct signal (a factor)
        ms: delay, truncated to whole samples [ms, 0 and up]
        A NaN spoils samples before and after it.
        See also: Delay, CombFilter, FilteredResonantFilter
        Example: sf.ResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3)"""
@overload
def resonant_filter(x: _One, resonance: float, original: float, ms: float) -> Signal: ...
@overload
def resonant_filter(x: _Many, resonance: float, original: float, ms: float) -> Channels:
    """sf.ResonantFilter(x, resonance, original, ms)
        A feedback comb: the signal plus its own output some ms ago.
        x: a signal, or a list of signals as channels
        resonance: feedback (a factor); at 1 and above it never decays
        original: gain of the direct signal (a factor)
        ms: delay, truncated to whole samples [ms, 0 and up]
        A NaN spoils samples before and after it.
        See also: Delay, CombFilter, FilteredResonantFilter
        Example: sf.ResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3)"""
@overload
def Resonate(x: _One, responses: Any) -> Signal: ...
@overload
def Resonate(x: _Many, responses: Any) -> Channels:
    """sf.Resonate(x, responses)
        The signal fed back into itself through impulse responses: at 96000 Hz by their plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        responses: pairs (response, start in ms), at least one sample
        The result is as long as the first signal.
        Source: W. Gardner, "Efficient convolution without input-output delay", JAES 43, 1995
        See also: Modes
        Example: sf.Resonate(sf.WhiteNoise(300), [(sf.NumericVolume(sf.SineWave(30, 440), 0.003), 5)])"""
@overload
def resonate(x: _One, responses: Any) -> Signal: ...
@overload
def resonate(x: _Many, responses: Any) -> Channels:
    """sf.Resonate(x, responses)
        The signal fed back into itself through impulse responses: at 96000 Hz by their plain sum, at other sample rates as loud as there.
        x: a signal, or a list of signals as channels
        responses: pairs (response, start in ms), at least one sample
        The result is as long as the first signal.
        Source: W. Gardner, "Efficient convolution without input-output delay", JAES 43, 1995
        See also: Modes
        Example: sf.Resonate(sf.WhiteNoise(300), [(sf.NumericVolume(sf.SineWave(30, 440), 0.003), 5)])"""
def RestrictedSlide(*points: Any) -> Signal:
    """sf.RestrictedSlide(points...)
        A sine whose frequency moves in straight lines through points, and which fades to silence from 20 to 24 kHz.
        points: pairs (ms, Hz), times ascending from 0
        Example: sf.RestrictedSlide((0, 220), (600, 880), (1000, 440))"""
def restricted_slide(*points: Any) -> Signal:
    """sf.RestrictedSlide(points...)
        A sine whose frequency moves in straight lines through points, and which fades to silence from 20 to 24 kHz.
        points: pairs (ms, Hz), times ascending from 0
        Example: sf.RestrictedSlide((0, 220), (600, 880), (1000, 440))"""
def Reverb(x: _Sound, decay: float = 2000, size: float = 25, mix: _Control = 0.3, preDelay: float = 10, low: float = 1, high: float = 1, damping: float = 1, width: _Control = 1, depth: _Control = 0.3, rate: _Control = 0.5, lowHz: float = 250, highHz: float = 4000, tail: float = -1) -> Channels:
    """sf.Reverb(x, decay=2000, size=25, mix=0.3, preDelay=10, low=1, high=1, damping=1, width=1, depth=0.3, rate=0.5, lowHz=250, highHz=4000, tail=-1)
        Room reverb of any size and decay, as a list of left and right: a feedback delay network of eight lines; both sides correlate by less than 0.1.
        x: a signal, or a list of two as left and right
        decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]
        size: side length of the room [m, 1 to 100]
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        low: decay below lowHz as a multiple of decay [0.1 to 10]
        high: decay above highHz as a multiple of decay [0.1 to 10]
        damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]
        width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
        depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
        rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
        lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]
        highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]
        tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
        A NaN spoils samples before and after it.
        Source: J.-M. Jot, A. Chaigne, "Digital delay networks for designing artificial reverberators", AES 1991; ISO 9613-1 (damping)
        See also: Plate, Spring, ConvolutionReverb, Convolution, MultipleResonantFilter
        Example: sf.Reverb(sf.SineWave(200, 440), 250, 5, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)"""
def reverb(x: _Sound, decay: float = 2000, size: float = 25, mix: _Control = 0.3, preDelay: float = 10, low: float = 1, high: float = 1, damping: float = 1, width: _Control = 1, depth: _Control = 0.3, rate: _Control = 0.5, lowHz: float = 250, highHz: float = 4000, tail: float = -1) -> Channels:
    """sf.Reverb(x, decay=2000, size=25, mix=0.3, preDelay=10, low=1, high=1, damping=1, width=1, depth=0.3, rate=0.5, lowHz=250, highHz=4000, tail=-1)
        Room reverb of any size and decay, as a list of left and right: a feedback delay network of eight lines; both sides correlate by less than 0.1.
        x: a signal, or a list of two as left and right
        decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]
        size: side length of the room [m, 1 to 100]
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        low: decay below lowHz as a multiple of decay [0.1 to 10]
        high: decay above highHz as a multiple of decay [0.1 to 10]
        damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]
        width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
        depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
        rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
        lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]
        highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]
        tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
        A NaN spoils samples before and after it.
        Source: J.-M. Jot, A. Chaigne, "Digital delay networks for designing artificial reverberators", AES 1991; ISO 9613-1 (damping)
        See also: Plate, Spring, ConvolutionReverb, Convolution, MultipleResonantFilter
        Example: sf.Reverb(sf.SineWave(200, 440), 250, 5, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)"""
@overload
def Reverse(x: _One) -> Signal: ...
@overload
def Reverse(x: _Many) -> Channels:
    """sf.Reverse(x)
        The signal reversed.
        x: a signal, or a list of signals as channels
        Example: sf.Reverse(sf.NumericShape((0, 0), (1000, 1)))"""
@overload
def reverse(x: _One) -> Signal: ...
@overload
def reverse(x: _Many) -> Channels:
    """sf.Reverse(x)
        The signal reversed.
        x: a signal, or a list of signals as channels
        Example: sf.Reverse(sf.NumericShape((0, 0), (1000, 1)))"""
def Rotary(x: _Sound, speed: _Control = 1, mix: _Control = 1, distance: float = 1, angle: float = 120, crossoverHz: float = 800) -> Channels:
    """sf.Rotary(x, speed=1, mix=1, distance=1, angle=120, crossoverHz=800)
        Rotary speaker: the mean of the channels through a cabinet with a rotating horn and drum, heard by two microphones; a list of left and right, which ends when the last sound has reached them.
        x: a signal, or a list of two as left and right
        speed: speed that the rotors approach with their own inertia: 0 is slow, 1 fast, -1 stopped [-1 to 1, number or signal]
        mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
        distance: distance of the microphones [m, 0.3 to 10]
        angle: angle between the microphones [degrees, 0 to 180]
        crossoverHz: crossover frequency between drum and horn [Hz]
        A NaN spoils samples before and after it.
        Source: J. Smith, S. Serafin, J. Abel, D. Berners, "Doppler simulation and the Leslie", DAFx 2002
        See also: Tremolo, Chorus
        Example: sf.Rotary(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 1)), 0.6)"""
def rotary(x: _Sound, speed: _Control = 1, mix: _Control = 1, distance: float = 1, angle: float = 120, crossoverHz: float = 800) -> Channels:
    """sf.Rotary(x, speed=1, mix=1, distance=1, angle=120, crossoverHz=800)
        Rotary speaker: the mean of the channels through a cabinet with a rotating horn and drum, heard by two microphones; a list of left and right, which ends when the last sound has reached them.
        x: a signal, or a list of two as left and right
        speed: speed that the rotors approach with their own inertia: 0 is slow, 1 fast, -1 stopped [-1 to 1, number or signal]
        mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
        distance: distance of the microphones [m, 0.3 to 10]
        angle: angle between the microphones [degrees, 0 to 180]
        crossoverHz: crossover frequency between drum and horn [Hz]
        A NaN spoils samples before and after it.
        Source: J. Smith, S. Serafin, J. Abel, D. Berners, "Doppler simulation and the Leslie", DAFx 2002
        See also: Tremolo, Chorus
        Example: sf.Rotary(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 1)), 0.6)"""
@overload
def RoundOff(x: _One) -> Signal: ...
@overload
def RoundOff(x: _Many) -> Channels:
    """sf.RoundOff(x)
        The signal with its first and last 1920 samples (20 ms at 96,000 Hz) faded; a shorter signal has both halves faded.
        x: a signal, or a list of signals as channels
        See also: Fade
        Example: sf.RoundOff(sf.SineWave(1000, 440))"""
@overload
def round_off(x: _One) -> Signal: ...
@overload
def round_off(x: _Many) -> Channels:
    """sf.RoundOff(x)
        The signal with its first and last 1920 samples (20 ms at 96,000 Hz) faded; a shorter signal has both halves faded.
        x: a signal, or a list of signals as channels
        See also: Fade
        Example: sf.RoundOff(sf.SineWave(1000, 440))"""
@overload
def SVF(x: _One, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> Channels: ...
@overload
def SVF(x: _Many, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> list[Channels]:
    """sf.SVF(x, hz=1000, q=1, dB=6)
        State-variable filter with all its outputs, as a list: low-pass, high-pass, band-pass, notch and peak, each as the word of that name gives it.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        dB: gain of the peak [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: SVFLowPass, SVFHighPass, SVFBandPass, SVFNotch, SVFPeak
        Example: sf.SVF(sf.WhiteNoise(300), sf.NumericShape((0, 300), (300, 5000)), 2)"""
@overload
def svf(x: _One, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> Channels: ...
@overload
def svf(x: _Many, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> list[Channels]:
    """sf.SVF(x, hz=1000, q=1, dB=6)
        State-variable filter with all its outputs, as a list: low-pass, high-pass, band-pass, notch and peak, each as the word of that name gives it.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        dB: gain of the peak [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: SVFLowPass, SVFHighPass, SVFBandPass, SVFNotch, SVFPeak
        Example: sf.SVF(sf.WhiteNoise(300), sf.NumericShape((0, 300), (300, 5000)), 2)"""
@overload
def SVFBandPass(x: _One, hz: _Control = 1000, q: _Control = 2) -> Signal: ...
@overload
def SVFBandPass(x: _Many, hz: _Control = 1000, q: _Control = 2) -> Channels:
    """sf.SVFBandPass(x, hz=1000, q=2)
        Second-order band-pass, with gain 1 at its centre, whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJBandPass, ShapedRBJBandPass, SVF, VowelFilter, ShapedButterworthBandPass
        Example: sf.SVFBandPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 8)"""
@overload
def svf_band_pass(x: _One, hz: _Control = 1000, q: _Control = 2) -> Signal: ...
@overload
def svf_band_pass(x: _Many, hz: _Control = 1000, q: _Control = 2) -> Channels:
    """sf.SVFBandPass(x, hz=1000, q=2)
        Second-order band-pass, with gain 1 at its centre, whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJBandPass, ShapedRBJBandPass, SVF, VowelFilter, ShapedButterworthBandPass
        Example: sf.SVFBandPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 8)"""
@overload
def SVFHighPass(x: _One, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Signal: ...
@overload
def SVFHighPass(x: _Many, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Channels:
    """sf.SVFHighPass(x, hz=1000, q=0.7071067811865476)
        Second-order high-pass whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJHighPass, ShapedRBJHighPass, SVF, OnePoleHighPass
        Example: sf.SVFHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)"""
@overload
def svf_high_pass(x: _One, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Signal: ...
@overload
def svf_high_pass(x: _Many, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Channels:
    """sf.SVFHighPass(x, hz=1000, q=0.7071067811865476)
        Second-order high-pass whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJHighPass, ShapedRBJHighPass, SVF, OnePoleHighPass
        Example: sf.SVFHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)"""
@overload
def SVFHighShelf(x: _One, hz: _Control = 4000, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Signal: ...
@overload
def SVFHighShelf(x: _Many, hz: _Control = 4000, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Channels:
    """sf.SVFHighShelf(x, hz=4000, q=0.7071067811865476, dB=6)
        High shelf whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        dB: gain [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJHighShelf, Tilt
        Example: sf.SVFHighShelf(sf.WhiteNoise(500), 3000, 0.7, sf.NumericShape((0, 0), (500, 12)))"""
@overload
def svf_high_shelf(x: _One, hz: _Control = 4000, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Signal: ...
@overload
def svf_high_shelf(x: _Many, hz: _Control = 4000, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Channels:
    """sf.SVFHighShelf(x, hz=4000, q=0.7071067811865476, dB=6)
        High shelf whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        dB: gain [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJHighShelf, Tilt
        Example: sf.SVFHighShelf(sf.WhiteNoise(500), 3000, 0.7, sf.NumericShape((0, 0), (500, 12)))"""
@overload
def SVFLowPass(x: _One, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Signal: ...
@overload
def SVFLowPass(x: _Many, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Channels:
    """sf.SVFLowPass(x, hz=1000, q=0.7071067811865476)
        Second-order low-pass whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJLowPass, ShapedRBJLowPass, SVF, OnePoleLowPass, MoogLadder
        Example: sf.SVFLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)"""
@overload
def svf_low_pass(x: _One, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Signal: ...
@overload
def svf_low_pass(x: _Many, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> Channels:
    """sf.SVFLowPass(x, hz=1000, q=0.7071067811865476)
        Second-order low-pass whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJLowPass, ShapedRBJLowPass, SVF, OnePoleLowPass, MoogLadder
        Example: sf.SVFLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)"""
@overload
def SVFLowShelf(x: _One, hz: _Control = 200, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Signal: ...
@overload
def SVFLowShelf(x: _Many, hz: _Control = 200, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Channels:
    """sf.SVFLowShelf(x, hz=200, q=0.7071067811865476, dB=6)
        Low shelf whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        dB: gain [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJLowShelf, Tilt
        Example: sf.SVFLowShelf(sf.WhiteNoise(500), 300, 0.7, sf.NumericShape((0, 0), (500, 12)))"""
@overload
def svf_low_shelf(x: _One, hz: _Control = 200, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Signal: ...
@overload
def svf_low_shelf(x: _Many, hz: _Control = 200, q: _Control = 0.7071067811865476, dB: _Control = 6) -> Channels:
    """sf.SVFLowShelf(x, hz=200, q=0.7071067811865476, dB=6)
        Low shelf whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
        dB: gain [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJLowShelf, Tilt
        Example: sf.SVFLowShelf(sf.WhiteNoise(500), 300, 0.7, sf.NumericShape((0, 0), (500, 12)))"""
@overload
def SVFNotch(x: _One, hz: _Control = 1000, q: _Control = 2) -> Signal: ...
@overload
def SVFNotch(x: _Many, hz: _Control = 1000, q: _Control = 2) -> Channels:
    """sf.SVFNotch(x, hz=1000, q=2)
        Second-order notch, silent at its centre, whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJNotch, ShapedRBJNotch, SVF
        Example: sf.SVFNotch(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2)"""
@overload
def svf_notch(x: _One, hz: _Control = 1000, q: _Control = 2) -> Signal: ...
@overload
def svf_notch(x: _Many, hz: _Control = 1000, q: _Control = 2) -> Channels:
    """sf.SVFNotch(x, hz=1000, q=2)
        Second-order notch, silent at its centre, whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJNotch, ShapedRBJNotch, SVF
        Example: sf.SVFNotch(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2)"""
@overload
def SVFPeak(x: _One, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> Signal: ...
@overload
def SVFPeak(x: _Many, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> Channels:
    """sf.SVFPeak(x, hz=1000, q=1, dB=6)
        Peaking filter whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
        dB: gain [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJPeaking, ShapedRBJPeaking, SVF, ParametricEQ
        Example: sf.SVFPeak(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2, 9)"""
@overload
def svf_peak(x: _One, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> Signal: ...
@overload
def svf_peak(x: _Many, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> Channels:
    """sf.SVFPeak(x, hz=1000, q=1, dB=6)
        Peaking filter whose parameters may be modulated.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
        dB: gain [dB, -120 to 120, number or signal]
        The result is as long as the shortest signal.
        Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
        See also: RBJPeaking, ShapedRBJPeaking, SVF, ParametricEQ
        Example: sf.SVFPeak(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2, 9)"""
def SampleAndHold(ms: float, hz: _Control, low: _Control = -1, high: _Control = 1) -> Signal:
    """sf.SampleAndHold(ms, hz, low=-1, high=1)
        Sample and hold: random values, each held until the next.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: new values per second [Hz, from 0, at most half the sample rate, number or signal]
        low: lower value [number or signal]
        high: upper value [number or signal]
        See also: SmoothRandom, LFO
        Example: sf.SampleAndHold(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)"""
def sample_and_hold(ms: float, hz: _Control, low: _Control = -1, high: _Control = 1) -> Signal:
    """sf.SampleAndHold(ms, hz, low=-1, high=1)
        Sample and hold: random values, each held until the next.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: new values per second [Hz, from 0, at most half the sample rate, number or signal]
        low: lower value [number or signal]
        high: upper value [number or signal]
        See also: SmoothRandom, LFO
        Example: sf.SampleAndHold(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)"""
@overload
def Samples(x: _One) -> int: ...
@overload
def Samples(x: _Many) -> list[int]:
    """sf.Samples(x)
        The number of samples.
        x: a signal, or a list of signals as channels
        Example: sf.Samples(sf.SineWave(1000, 440))"""
@overload
def samples(x: _One) -> int: ...
@overload
def samples(x: _Many) -> list[int]:
    """sf.Samples(x)
        The number of samples.
        x: a signal, or a list of signals as channels
        Example: sf.Samples(sf.SineWave(1000, 440))"""
@overload
def Saturate(x: _One) -> Signal: ...
@overload
def Saturate(x: _Many) -> Channels:
    """sf.Saturate(x)
        Soft saturation, x / (1 + |x|): never reaches 1.
        x: a signal, or a list of signals as channels
        See also: Saturator, WaveShaper
        Example: sf.Saturate(sf.NumericVolume(sf.SineWave(1000, 440), 3))"""
@overload
def saturate(x: _One) -> Signal: ...
@overload
def saturate(x: _Many) -> Channels:
    """sf.Saturate(x)
        Soft saturation, x / (1 + |x|): never reaches 1.
        x: a signal, or a list of signals as channels
        See also: Saturator, WaveShaper
        Example: sf.Saturate(sf.NumericVolume(sf.SineWave(1000, 440), 3))"""
@overload
def Saturator(x: _One, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def Saturator(x: _Many, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Saturator(x, drive=6, bias=0, mix=1, oversampling=8)
        Soft saturation, x / sqrt(1 + x^2), without aliases and not shifted in time; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        In chains also: asoftclip
        See also: Saturate, Clipper, Tube, Tape
        Example: sf.Saturator(sf.SineWave(200, 440), sf.NumericShape((0, 0), (200, 18)))"""
@overload
def saturator(x: _One, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def saturator(x: _Many, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Saturator(x, drive=6, bias=0, mix=1, oversampling=8)
        Soft saturation, x / sqrt(1 + x^2), without aliases and not shifted in time; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        In chains also: asoftclip
        See also: Saturate, Clipper, Tube, Tape
        Example: sf.Saturator(sf.SineWave(200, 440), sf.NumericShape((0, 0), (200, 18)))"""
def Saw(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Saw(ms, hz, phase=0)
        Band-limited sawtooth wave: rises from -1 to 1, starting at 0.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: SuperSaw, SyncSaw, Square, Triangle, Phasor, MakeSawTooth
        Example: sf.Saw(500, sf.NumericShape((0, 110), (1000, 440)))"""
def saw(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Saw(ms, hz, phase=0)
        Band-limited sawtooth wave: rises from -1 to 1, starting at 0.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: SuperSaw, SyncSaw, Square, Triangle, Phasor, MakeSawTooth
        Example: sf.Saw(500, sf.NumericShape((0, 110), (1000, 440)))"""
@overload
def SchroederAllPass(x: _One, ms: _Control = 10, feedback: _Control = 0.7, tail: float = 300) -> Signal: ...
@overload
def SchroederAllPass(x: _Many, ms: _Control = 10, feedback: _Control = 0.7, tail: float = 300) -> Channels:
    """sf.SchroederAllPass(x, ms=10, feedback=0.7, tail=300)
        Schroeder all-pass: a delay with flat magnitude response; a few in series are a reverberation.
        x: a signal, or a list of signals as channels
        ms: delay; below 15 samples the gain is not flat in the highest octave [ms, one sample to 1000, number or signal]
        feedback: feedback [-0.999 to 0.999, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        A NaN spoils samples before and after it.
        Source: M. Schroeder, "Natural sounding artificial reverberation", 1962
        See also: AllPass, CombFilter
        Example: sf.SchroederAllPass(sf.WhiteNoise(300), sf.NumericShape((0, 8), (900, 9)), 0.6, 100)"""
@overload
def schroeder_all_pass(x: _One, ms: _Control = 10, feedback: _Control = 0.7, tail: float = 300) -> Signal: ...
@overload
def schroeder_all_pass(x: _Many, ms: _Control = 10, feedback: _Control = 0.7, tail: float = 300) -> Channels:
    """sf.SchroederAllPass(x, ms=10, feedback=0.7, tail=300)
        Schroeder all-pass: a delay with flat magnitude response; a few in series are a reverberation.
        x: a signal, or a list of signals as channels
        ms: delay; below 15 samples the gain is not flat in the highest octave [ms, one sample to 1000, number or signal]
        feedback: feedback [-0.999 to 0.999, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        A NaN spoils samples before and after it.
        Source: M. Schroeder, "Natural sounding artificial reverberation", 1962
        See also: AllPass, CombFilter
        Example: sf.SchroederAllPass(sf.WhiteNoise(300), sf.NumericShape((0, 8), (900, 9)), 0.6, 100)"""
def Semitone(anything: Any) -> float:
    """sf.Semitone(anything)
        The factor between the frequencies of two neighbours in equal temperament, 2^(1/12).
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.Semitone(0)"""
def semitone(anything: Any) -> float:
    """sf.Semitone(anything)
        The factor between the frequencies of two neighbours in equal temperament, 2^(1/12).
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.Semitone(0)"""
def SetSampleRate(hz: float) -> float:
    """sf.SetSampleRate(hz)
        Changes the sample rate from now on and returns it; signals are not converted.
        hz: frequency [Hz, above 0]
        Example: sf.SetSampleRate(96000)"""
def set_sample_rate(hz: float) -> float:
    """sf.SetSampleRate(hz)
        Changes the sample rate from now on and returns it; signals are not converted.
        hz: frequency [Hz, above 0]
        Example: sf.SetSampleRate(96000)"""
@overload
def ShapedButterworthBandPass(x: _One, lowHz: _Control, highHz: _Control, order: float) -> Signal: ...
@overload
def ShapedButterworthBandPass(x: _Many, lowHz: _Control, highHz: _Control, order: float) -> Channels:
    """sf.ShapedButterworthBandPass(x, lowHz, highHz, order)
        ButterworthBandPass with its edges given by signals, redesigned when one has moved by a cent; in Sonic Field's own patches one move ahead, as there.
        x: a signal, or a list of signals as channels
        lowHz: lower edge frequency [Hz, number or signal]
        highHz: upper edge frequency [Hz, number or signal]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        The result is as long as the shortest signal.
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: ButterworthBandPass, SVFBandPass
        Example: sf.ShapedButterworthBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 2000)), sf.NumericShape((0, 900), (1000, 5000)), 2)"""
@overload
def shaped_butterworth_band_pass(x: _One, lowHz: _Control, highHz: _Control, order: float) -> Signal: ...
@overload
def shaped_butterworth_band_pass(x: _Many, lowHz: _Control, highHz: _Control, order: float) -> Channels:
    """sf.ShapedButterworthBandPass(x, lowHz, highHz, order)
        ButterworthBandPass with its edges given by signals, redesigned when one has moved by a cent; in Sonic Field's own patches one move ahead, as there.
        x: a signal, or a list of signals as channels
        lowHz: lower edge frequency [Hz, number or signal]
        highHz: upper edge frequency [Hz, number or signal]
        order: order: 6 dB per octave each on either side [whole, 1 to 6]
        The result is as long as the shortest signal.
        Source: S. Butterworth, "On the theory of filter amplifiers", 1930
        See also: ButterworthBandPass, SVFBandPass
        Example: sf.ShapedButterworthBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 2000)), sf.NumericShape((0, 900), (1000, 5000)), 2)"""
@overload
def ShapedLadderLowPass(x: _One, cutoff: _Control, resonance: _Control) -> Signal: ...
@overload
def ShapedLadderLowPass(x: _Many, cutoff: _Control, resonance: _Control) -> Channels:
    """sf.ShapedLadderLowPass(x, cutoff, resonance)
        A synthesizer's four-pole ladder low-pass with resonance, with its parameters given by signals; at resonance 1 it sounds by itself at its cutoff, in Sonic Field's own patches up to 232 cents above, as there.
        x: a signal, or a list of signals as channels
        cutoff: cutoff frequency [Hz, number or signal]
        resonance: resonance; at 1 it starts to self-oscillate [0 to 1, number or signal]
        The result is as long as the shortest signal.
        Source: "Moog VCF, variation 2", music-dsp source code archive
        See also: MoogLadder, DiodeLadder
        Example: sf.ShapedLadderLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 0.1), (1000, 0.8)))"""
@overload
def shaped_ladder_low_pass(x: _One, cutoff: _Control, resonance: _Control) -> Signal: ...
@overload
def shaped_ladder_low_pass(x: _Many, cutoff: _Control, resonance: _Control) -> Channels:
    """sf.ShapedLadderLowPass(x, cutoff, resonance)
        A synthesizer's four-pole ladder low-pass with resonance, with its parameters given by signals; at resonance 1 it sounds by itself at its cutoff, in Sonic Field's own patches up to 232 cents above, as there.
        x: a signal, or a list of signals as channels
        cutoff: cutoff frequency [Hz, number or signal]
        resonance: resonance; at 1 it starts to self-oscillate [0 to 1, number or signal]
        The result is as long as the shortest signal.
        Source: "Moog VCF, variation 2", music-dsp source code archive
        See also: MoogLadder, DiodeLadder
        Example: sf.ShapedLadderLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 0.1), (1000, 0.8)))"""
@overload
def ShapedPower(x: _One, exponent: _Sound) -> Signal: ...
@overload
def ShapedPower(x: _Many, exponent: _Sound) -> Channels:
    """sf.ShapedPower(x, exponent)
        Each sample to the power given by a signal, its sign kept, as long as the shorter of both: exact for negative samples, by DirtyPower's method for positive ones, as in Sonic Field.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        The result is as long as the shortest signal.
        Example: sf.ShapedPower(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))"""
@overload
def shaped_power(x: _One, exponent: _Sound) -> Signal: ...
@overload
def shaped_power(x: _Many, exponent: _Sound) -> Channels:
    """sf.ShapedPower(x, exponent)
        Each sample to the power given by a signal, its sign kept, as long as the shorter of both: exact for negative samples, by DirtyPower's method for positive ones, as in Sonic Field.
        x: a signal, or a list of signals as channels
        exponent: the exponent
        The result is as long as the shortest signal.
        Example: sf.ShapedPower(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))"""
@overload
def ShapedRBJBandPass(x: _One, hz: _Control, octaves: _Control) -> Signal: ...
@overload
def ShapedRBJBandPass(x: _Many, hz: _Control, octaves: _Control) -> Channels:
    """sf.ShapedRBJBandPass(x, hz, octaves)
        Second-order band-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, number or signal]
        octaves: bandwidth [octaves, number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFBandPass
        Example: sf.ShapedRBJBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))"""
@overload
def shaped_rbj_band_pass(x: _One, hz: _Control, octaves: _Control) -> Signal: ...
@overload
def shaped_rbj_band_pass(x: _Many, hz: _Control, octaves: _Control) -> Channels:
    """sf.ShapedRBJBandPass(x, hz, octaves)
        Second-order band-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, number or signal]
        octaves: bandwidth [octaves, number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFBandPass
        Example: sf.ShapedRBJBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))"""
@overload
def ShapedRBJHighPass(x: _One, hz: _Control, q: _Control) -> Signal: ...
@overload
def ShapedRBJHighPass(x: _Many, hz: _Control, q: _Control) -> Channels:
    """sf.ShapedRBJHighPass(x, hz, q)
        Second-order high-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, number or signal]
        q: quality factor Q [number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFHighPass
        Example: sf.ShapedRBJHighPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))"""
@overload
def shaped_rbj_high_pass(x: _One, hz: _Control, q: _Control) -> Signal: ...
@overload
def shaped_rbj_high_pass(x: _Many, hz: _Control, q: _Control) -> Channels:
    """sf.ShapedRBJHighPass(x, hz, q)
        Second-order high-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, number or signal]
        q: quality factor Q [number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFHighPass
        Example: sf.ShapedRBJHighPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))"""
@overload
def ShapedRBJLowPass(x: _One, hz: _Control, q: _Control) -> Signal: ...
@overload
def ShapedRBJLowPass(x: _Many, hz: _Control, q: _Control) -> Channels:
    """sf.ShapedRBJLowPass(x, hz, q)
        Second-order low-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, number or signal]
        q: quality factor Q [number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFLowPass
        Example: sf.ShapedRBJLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))"""
@overload
def shaped_rbj_low_pass(x: _One, hz: _Control, q: _Control) -> Signal: ...
@overload
def shaped_rbj_low_pass(x: _Many, hz: _Control, q: _Control) -> Channels:
    """sf.ShapedRBJLowPass(x, hz, q)
        Second-order low-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: cutoff frequency [Hz, number or signal]
        q: quality factor Q [number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFLowPass
        Example: sf.ShapedRBJLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))"""
@overload
def ShapedRBJNotch(x: _One, hz: _Control, octaves: _Control) -> Signal: ...
@overload
def ShapedRBJNotch(x: _Many, hz: _Control, octaves: _Control) -> Channels:
    """sf.ShapedRBJNotch(x, hz, octaves)
        Second-order notch with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, number or signal]
        octaves: bandwidth [octaves, number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFNotch
        Example: sf.ShapedRBJNotch(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))"""
@overload
def shaped_rbj_notch(x: _One, hz: _Control, octaves: _Control) -> Signal: ...
@overload
def shaped_rbj_notch(x: _Many, hz: _Control, octaves: _Control) -> Channels:
    """sf.ShapedRBJNotch(x, hz, octaves)
        Second-order notch with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, number or signal]
        octaves: bandwidth [octaves, number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFNotch
        Example: sf.ShapedRBJNotch(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))"""
@overload
def ShapedRBJPeaking(x: _One, hz: _Control, octaves: _Control, dB: _Control) -> Signal: ...
@overload
def ShapedRBJPeaking(x: _Many, hz: _Control, octaves: _Control, dB: _Control) -> Channels:
    """sf.ShapedRBJPeaking(x, hz, octaves, dB)
        A peak or a dip with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, number or signal]
        octaves: bandwidth [octaves, number or signal]
        dB: gain at the centre [dB, number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFPeak
        Example: sf.ShapedRBJPeaking(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)), 6)"""
@overload
def shaped_rbj_peaking(x: _One, hz: _Control, octaves: _Control, dB: _Control) -> Signal: ...
@overload
def shaped_rbj_peaking(x: _Many, hz: _Control, octaves: _Control, dB: _Control) -> Channels:
    """sf.ShapedRBJPeaking(x, hz, octaves, dB)
        A peak or a dip with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
        x: a signal, or a list of signals as channels
        hz: centre frequency [Hz, number or signal]
        octaves: bandwidth [octaves, number or signal]
        dB: gain at the centre [dB, number or signal]
        The result is as long as the shortest signal.
        Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
        See also: SVFPeak
        Example: sf.ShapedRBJPeaking(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)), 6)"""
@overload
def ShapedResonantFilter(x: _One, resonance: float, original: float, ms: float, shape: _Control) -> Signal: ...
@overload
def ShapedResonantFilter(x: _Many, resonance: float, original: float, ms: float, shape: _Control) -> Channels:
    """sf.ShapedResonantFilter(x, resonance, original, ms, shape)
        A feedback comb whose delay is divided by a signal: 2 is an octave up; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        resonance: feedback (a factor); at 1 and above it never decays
        original: gain of the direct signal (a factor)
        ms: delay, truncated to whole samples [ms, 0 and up]
        shape: the divisor of the delay, above 0; a signal or a number [number or signal]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: Delay, Flanger, CombFilter
        Example: sf.ShapedResonantFilter(sf.WhiteNoise(1000), 0.5, 0.5, 3.3, sf.NumericShape((0, 1), (1000, 2)))"""
@overload
def shaped_resonant_filter(x: _One, resonance: float, original: float, ms: float, shape: _Control) -> Signal: ...
@overload
def shaped_resonant_filter(x: _Many, resonance: float, original: float, ms: float, shape: _Control) -> Channels:
    """sf.ShapedResonantFilter(x, resonance, original, ms, shape)
        A feedback comb whose delay is divided by a signal: 2 is an octave up; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        resonance: feedback (a factor); at 1 and above it never decays
        original: gain of the direct signal (a factor)
        ms: delay, truncated to whole samples [ms, 0 and up]
        shape: the divisor of the delay, above 0; a signal or a number [number or signal]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: Delay, Flanger, CombFilter
        Example: sf.ShapedResonantFilter(sf.WhiteNoise(1000), 0.5, 0.5, 3.3, sf.NumericShape((0, 1), (1000, 2)))"""
@overload
def ShapedSinWave(hz: _One) -> Signal: ...
@overload
def ShapedSinWave(hz: _Many) -> Channels:
    """sf.ShapedSinWave(hz)
        A sine wave whose frequency is a signal, as long as that signal.
        hz: frequency [Hz]
        See also: Chirp, PhaseModulatedSineWave, SineWave
        Example: sf.ShapedSinWave(sf.NumericShape((0, 220), (1000, 880)))"""
@overload
def shaped_sin_wave(hz: _One) -> Signal: ...
@overload
def shaped_sin_wave(hz: _Many) -> Channels:
    """sf.ShapedSinWave(hz)
        A sine wave whose frequency is a signal, as long as that signal.
        hz: frequency [Hz]
        See also: Chirp, PhaseModulatedSineWave, SineWave
        Example: sf.ShapedSinWave(sf.NumericShape((0, 220), (1000, 880)))"""
@overload
def ShapedThreshold(x: _One, level: _Sound) -> Signal: ...
@overload
def ShapedThreshold(x: _Many, level: _Sound) -> Channels:
    """sf.ShapedThreshold(x, level)
        1 where the signal reaches another one, -1 where it is below; as long as the shorter one.
        x: a signal, or a list of signals as channels
        level: the level to compare with, a signal or a list of signals as channels
        The result is as long as the shortest signal.
        See also: Threshold
        Example: sf.ShapedThreshold(sf.SineWave(1000, 440), sf.NumericShape((0, -1), (1000, 0.9)))"""
@overload
def shaped_threshold(x: _One, level: _Sound) -> Signal: ...
@overload
def shaped_threshold(x: _Many, level: _Sound) -> Channels:
    """sf.ShapedThreshold(x, level)
        1 where the signal reaches another one, -1 where it is below; as long as the shorter one.
        x: a signal, or a list of signals as channels
        level: the level to compare with, a signal or a list of signals as channels
        The result is as long as the shortest signal.
        See also: Threshold
        Example: sf.ShapedThreshold(sf.SineWave(1000, 440), sf.NumericShape((0, -1), (1000, 0.9)))"""
def ShortTermLoudness(*x: Union[_Sound, Sequence[_Sound]]) -> list[Any]:
    """sf.ShortTermLoudness(x...)
        Short-term loudness (3 s) every 100 ms, as a list of (ms, LUFS); silence has no entry.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: EBU Tech 3341
        See also: Loudness
        Example: sf.ShortTermLoudness(sf.SineWave(1000, 440))"""
def short_term_loudness(*x: Union[_Sound, Sequence[_Sound]]) -> list[Any]:
    """sf.ShortTermLoudness(x...)
        Short-term loudness (3 s) every 100 ms, as a list of (ms, LUFS); silence has no entry.
        x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
        Source: EBU Tech 3341
        See also: Loudness
        Example: sf.ShortTermLoudness(sf.SineWave(1000, 440))"""
@overload
def ShortTimeSignal(x: _One, samples: float, size: float = 0, hop: float = 0, window: float = 40) -> Signal: ...
@overload
def ShortTimeSignal(x: _Many, samples: float, size: float = 0, hop: float = 0, window: float = 40) -> Channels:
    """sf.ShortTimeSignal(x, samples, size=0, hop=0, window=40)
        The signal of the spectra that ShortTimeSpectra gives: the same one, if they were not changed.
        x: spectra, as ShortTimeSpectra gives them
        samples: length [samples, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]
        window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]
        Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984
        See also: ShortTimeSpectra, TimeDomain
        Example: sf.ShortTimeSignal(sf.ShortTimeSpectra(sf.SineWave(100, 440)), 2000)"""
@overload
def short_time_signal(x: _One, samples: float, size: float = 0, hop: float = 0, window: float = 40) -> Signal: ...
@overload
def short_time_signal(x: _Many, samples: float, size: float = 0, hop: float = 0, window: float = 40) -> Channels:
    """sf.ShortTimeSignal(x, samples, size=0, hop=0, window=40)
        The signal of the spectra that ShortTimeSpectra gives: the same one, if they were not changed.
        x: spectra, as ShortTimeSpectra gives them
        samples: length [samples, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]
        window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]
        Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984
        See also: ShortTimeSpectra, TimeDomain
        Example: sf.ShortTimeSignal(sf.ShortTimeSpectra(sf.SineWave(100, 440)), 2000)"""
@overload
def ShortTimeSpectra(x: _One, size: float = 0, hop: float = 0, window: float = 40) -> Signal: ...
@overload
def ShortTimeSpectra(x: _Many, size: float = 0, hop: float = 0, window: float = 40) -> Channels:
    """sf.ShortTimeSpectra(x, size=0, hop=0, window=40)
        The spectra of overlapping frames of a signal, one after the other, in pairs of real and imaginary part of half the frame's samples + 1 bins.
        x: a signal, or a list of signals as channels
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]
        window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]
        Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984
        See also: ShortTimeSignal, FrequencyDomain
        Example: sf.ShortTimeSpectra(sf.SineWave(100, 440))"""
@overload
def short_time_spectra(x: _One, size: float = 0, hop: float = 0, window: float = 40) -> Signal: ...
@overload
def short_time_spectra(x: _Many, size: float = 0, hop: float = 0, window: float = 40) -> Channels:
    """sf.ShortTimeSpectra(x, size=0, hop=0, window=40)
        The spectra of overlapping frames of a signal, one after the other, in pairs of real and imaginary part of half the frame's samples + 1 bins.
        x: a signal, or a list of signals as channels
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]
        window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]
        Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984
        See also: ShortTimeSignal, FrequencyDomain
        Example: sf.ShortTimeSpectra(sf.SineWave(100, 440))"""
@overload
def SideChainCompressor(x: _One, key: _Sound, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Signal: ...
@overload
def SideChainCompressor(x: _Many, key: _Sound, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Channels:
    """sf.SideChainCompressor(x, key, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector='peak', lookahead=0)
        Side-chain compressor: the sound is reduced by the level of another one, the key, which is not heard and after whose end nothing is changed.
        x: the sound, a signal or a list of signals as channels
        key: side-chain: the sound whose level is detected, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        release: release time constant, likewise for the way up [ms, 0 to 60000]
        makeup: make-up gain [dB, -200 to 200, number or signal]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        detector: peak, or rms: over 10 ms
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
        In chains also: sidechaincompress
        See also: Compressor, Duck
        Example: sf.SideChainCompressor(sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(150, 60)), -30)"""
@overload
def side_chain_compressor(x: _One, key: _Sound, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Signal: ...
@overload
def side_chain_compressor(x: _Many, key: _Sound, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> Channels:
    """sf.SideChainCompressor(x, key, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector='peak', lookahead=0)
        Side-chain compressor: the sound is reduced by the level of another one, the key, which is not heard and after whose end nothing is changed.
        x: the sound, a signal or a list of signals as channels
        key: side-chain: the sound whose level is detected, a signal or a list of signals as channels
        threshold: threshold [dBFS, -200 to 200, number or signal]
        ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
        attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
        release: release time constant, likewise for the way up [ms, 0 to 60000]
        makeup: make-up gain [dB, -200 to 200, number or signal]
        knee: knee: width of the transition around the threshold [dB, 0 to 60]
        detector: peak, or rms: over 10 ms
        lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
        In chains also: sidechaincompress
        See also: Compressor, Duck
        Example: sf.SideChainCompressor(sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(150, 60)), -30)"""
def Silence(ms: float) -> Signal:
    """sf.Silence(ms)
        Silence.
        ms: length, truncated to whole samples [ms, 0 and up]
        Example: sf.Silence(1000)"""
def silence(ms: float) -> Signal:
    """sf.Silence(ms)
        Silence.
        ms: length, truncated to whole samples [ms, 0 and up]
        Example: sf.Silence(1000)"""
def Silences(x: _Sound, dB: float = -60, ms: float = 300, shortest: float = 10, hysteresis: float = 6) -> list[Any]:
    """sf.Silences(x, dB=-60, ms=300, shortest=10, hysteresis=6)
        Silence detection: a list of (from, to) in ms where all channels are below a level for some time.
        x: a signal, or a list of signals as channels
        dB: highest peak of silence [dBFS, -400 to 0]
        ms: shortest silence [ms, above 0]
        shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]
        hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]
        See also: SplitAtSilences, TrimSilence, TruncateSilence, Onsets
        Example: sf.Silences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(200), sf.SineWave(200, 660)), -60, 100)"""
def silences(x: _Sound, dB: float = -60, ms: float = 300, shortest: float = 10, hysteresis: float = 6) -> list[Any]:
    """sf.Silences(x, dB=-60, ms=300, shortest=10, hysteresis=6)
        Silence detection: a list of (from, to) in ms where all channels are below a level for some time.
        x: a signal, or a list of signals as channels
        dB: highest peak of silence [dBFS, -400 to 0]
        ms: shortest silence [ms, above 0]
        shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]
        hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]
        See also: SplitAtSilences, TrimSilence, TruncateSilence, Onsets
        Example: sf.Silences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(200), sf.SineWave(200, 660)), -60, 100)"""
def SimpleShape(*points: Any) -> Signal:
    """sf.SimpleShape(points...)
        Straight lines in dB through points, in the steps of 0.1 dB of Sonic Field 2015; see ExponentialShape for smooth ones.
        points: pairs (ms, dB); where a time is earlier than the one before it nothing is drawn, the rest follows, and the last time is the end
        See also: ExponentialShape
        Example: sf.SimpleShape((0, -60), (20, 0), (1000, -60))"""
def simple_shape(*points: Any) -> Signal:
    """sf.SimpleShape(points...)
        Straight lines in dB through points, in the steps of 0.1 dB of Sonic Field 2015; see ExponentialShape for smooth ones.
        points: pairs (ms, dB); where a time is earlier than the one before it nothing is drawn, the rest follows, and the last time is the end
        See also: ExponentialShape
        Example: sf.SimpleShape((0, -60), (20, 0), (1000, -60))"""
def SincShape(ms: float, q: float) -> Signal:
    """sf.SincShape(ms, q)
        The kernel of a low-pass filter, with straight fades over its first and last eighth: the sine of the cutoff's period divided by the time in seconds, not normalised, so that its peak is near 2π times the cutoff.
        ms: period of the cutoff frequency [ms, above 0]
        q: length in periods of hz [0 and up]
        Example: sf.SincShape(1, 20)"""
def sinc_shape(ms: float, q: float) -> Signal:
    """sf.SincShape(ms, q)
        The kernel of a low-pass filter, with straight fades over its first and last eighth: the sine of the cutoff's period divided by the time in seconds, not normalised, so that its peak is near 2π times the cutoff.
        ms: period of the cutoff frequency [ms, above 0]
        q: length in periods of hz [0 and up]
        Example: sf.SincShape(1, 20)"""
def SineWave(ms: float, hz: float) -> Signal:
    """sf.SineWave(ms, hz)
        A sine wave.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz]
        See also: Additive, LFO, Chirp, ShapedSinWave
        Example: sf.SineWave(1000, 440)"""
def sine_wave(ms: float, hz: float) -> Signal:
    """sf.SineWave(ms, hz)
        A sine wave.
        ms: length, truncated to whole samples [ms, 0 and up]
        hz: frequency [Hz]
        See also: Additive, LFO, Chirp, ShapedSinWave
        Example: sf.SineWave(1000, 440)"""
def Slide(*points: Any) -> Signal:
    """sf.Slide(points...)
        A sine whose frequency moves in straight lines through points.
        points: pairs (ms, Hz), times ascending from 0
        See also: Chirp
        Example: sf.Slide((0, 220), (600, 880), (1000, 440))"""
def slide(*points: Any) -> Signal:
    """sf.Slide(points...)
        A sine whose frequency moves in straight lines through points.
        points: pairs (ms, Hz), times ascending from 0
        See also: Chirp
        Example: sf.Slide((0, 220), (600, 880), (1000, 440))"""
def SmoothRandom(ms: float, hz: _Control, low: _Control = -1, high: _Control = 1) -> Signal:
    """sf.SmoothRandom(ms, hz, low=-1, high=1)
        Smooth random control: random values joined by a smooth curve.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: new values per second [Hz, from 0, at most half the sample rate, number or signal]
        low: lower value [number or signal]
        high: upper value [number or signal]
        Source: E. Catmull, R. Rom, "A class of local interpolating splines", 1974
        See also: SampleAndHold, LFO
        Example: sf.SmoothRandom(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)"""
def smooth_random(ms: float, hz: _Control, low: _Control = -1, high: _Control = 1) -> Signal:
    """sf.SmoothRandom(ms, hz, low=-1, high=1)
        Smooth random control: random values joined by a smooth curve.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: new values per second [Hz, from 0, at most half the sample rate, number or signal]
        low: lower value [number or signal]
        high: upper value [number or signal]
        Source: E. Catmull, R. Rom, "A class of local interpolating splines", 1974
        See also: SampleAndHold, LFO
        Example: sf.SmoothRandom(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)"""
@overload
def SpectralBlur(x: _One, ms: _Control = 200, tail: float = 1000, size: float = 0, window: float = 80) -> Signal: ...
@overload
def SpectralBlur(x: _Many, ms: _Control = 200, tail: float = 1000, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralBlur(x, ms=200, tail=1000, size=0, window=80)
        Spectral blur: magnitudes and frequencies of the spectrum follow the sound only slowly, which smears it in time without an echo.
        x: a signal, or a list of signals as channels
        ms: time constant of the fade: ended sounds fall by 8.7 dB in it [ms, 0 to 60000, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        See also: SpectralFreeze
        Example: sf.SpectralBlur(sf.SineWave(300, 440), 50, 200)"""
@overload
def spectral_blur(x: _One, ms: _Control = 200, tail: float = 1000, size: float = 0, window: float = 80) -> Signal: ...
@overload
def spectral_blur(x: _Many, ms: _Control = 200, tail: float = 1000, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralBlur(x, ms=200, tail=1000, size=0, window=80)
        Spectral blur: magnitudes and frequencies of the spectrum follow the sound only slowly, which smears it in time without an echo.
        x: a signal, or a list of signals as channels
        ms: time constant of the fade: ended sounds fall by 8.7 dB in it [ms, 0 to 60000, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        See also: SpectralFreeze
        Example: sf.SpectralBlur(sf.SineWave(300, 440), 50, 200)"""
@overload
def SpectralCentroid(x: _One, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def SpectralCentroid(x: _Many, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralCentroid(x, hop=10, window=40)
        Spectral centroid in Hz, as a signal: the mean frequency weighted by magnitude, a measure of brightness; 0 in silence.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002
        See also: SpectralRolloff, SpectralFlatness, Features
        Example: sf.SpectralCentroid(sf.WhiteNoise(200))"""
@overload
def spectral_centroid(x: _One, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def spectral_centroid(x: _Many, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralCentroid(x, hop=10, window=40)
        Spectral centroid in Hz, as a signal: the mean frequency weighted by magnitude, a measure of brightness; 0 in silence.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002
        See also: SpectralRolloff, SpectralFlatness, Features
        Example: sf.SpectralCentroid(sf.WhiteNoise(200))"""
@overload
def SpectralDelay(x: _One, bands: Any, feedback: _Control = 0.5, mix: _Control = 0.5, tail: float = 2000, size: float = 0, window: float = 40) -> Signal: ...
@overload
def SpectralDelay(x: _Many, bands: Any, feedback: _Control = 0.5, mix: _Control = 0.5, tail: float = 2000, size: float = 0, window: float = 40) -> Channels:
    """sf.SpectralDelay(x, bands, feedback=0.5, mix=0.5, tail=2000, size=0, window=40)
        Spectral delay: each band of the spectrum has its own delay, with feedback.
        x: a signal, or a list of signals as channels
        bands: rows (Hz, ms): from that frequency on up to the next the delay, 0 to 60000 ms, in whole hops of a quarter of the frame; below the first as there
        feedback: feedback [-0.99 to 0.99, number or signal]
        mix: dry/wet mix: 0 is the sound only, 1 the echoes only [0 to 1, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        See also: MultiTap
        Example: sf.SpectralDelay(sf.SineWave(200, 440), [(200, 20), (800, 100), (5000, 60)], 0.5, 0.5, 300)"""
@overload
def spectral_delay(x: _One, bands: Any, feedback: _Control = 0.5, mix: _Control = 0.5, tail: float = 2000, size: float = 0, window: float = 40) -> Signal: ...
@overload
def spectral_delay(x: _Many, bands: Any, feedback: _Control = 0.5, mix: _Control = 0.5, tail: float = 2000, size: float = 0, window: float = 40) -> Channels:
    """sf.SpectralDelay(x, bands, feedback=0.5, mix=0.5, tail=2000, size=0, window=40)
        Spectral delay: each band of the spectrum has its own delay, with feedback.
        x: a signal, or a list of signals as channels
        bands: rows (Hz, ms): from that frequency on up to the next the delay, 0 to 60000 ms, in whole hops of a quarter of the frame; below the first as there
        feedback: feedback [-0.99 to 0.99, number or signal]
        mix: dry/wet mix: 0 is the sound only, 1 the echoes only [0 to 1, number or signal]
        tail: length of the tail after the signal [ms, 0 and up]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        See also: MultiTap
        Example: sf.SpectralDelay(sf.SineWave(200, 440), [(200, 20), (800, 100), (5000, 60)], 0.5, 0.5, 300)"""
@overload
def SpectralFlatness(x: _One, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def SpectralFlatness(x: _Many, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralFlatness(x, hop=10, window=40)
        Spectral flatness as a signal: the geometric mean of the power spectrum up to 20 kHz over its mean, 0 for a tone, about 0.56 for white noise, 0 in silence.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: J. Johnston, "Transform coding of audio signals using perceptual noise criteria", 1988
        See also: SpectralCentroid, Features
        Example: sf.SpectralFlatness(sf.WhiteNoise(200))"""
@overload
def spectral_flatness(x: _One, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def spectral_flatness(x: _Many, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralFlatness(x, hop=10, window=40)
        Spectral flatness as a signal: the geometric mean of the power spectrum up to 20 kHz over its mean, 0 for a tone, about 0.56 for white noise, 0 in silence.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: J. Johnston, "Transform coding of audio signals using perceptual noise criteria", 1988
        See also: SpectralCentroid, Features
        Example: sf.SpectralFlatness(sf.WhiteNoise(200))"""
@overload
def SpectralFlux(x: _One, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def SpectralFlux(x: _Many, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralFlux(x, hop=10, window=40)
        Spectral flux as a signal: the sum of all rises in magnitude since the hop before, which is the amplitude of a sine that begins; 0 while nothing changes.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: J. Bello et al., "A tutorial on onset detection in music signals", 2005
        See also: Onsets, Features
        Example: sf.SpectralFlux(sf.WhiteNoise(200))"""
@overload
def spectral_flux(x: _One, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def spectral_flux(x: _Many, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralFlux(x, hop=10, window=40)
        Spectral flux as a signal: the sum of all rises in magnitude since the hop before, which is the amplitude of a sine that begins; 0 while nothing changes.
        x: a signal, or a list of signals as channels
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: J. Bello et al., "A tutorial on onset detection in music signals", 2005
        See also: Onsets, Features
        Example: sf.SpectralFlux(sf.WhiteNoise(200))"""
@overload
def SpectralFreeze(x: _One, ms: float, tail: float = 0, frozen: _Control = 1, size: float = 0, window: float = 80) -> Signal: ...
@overload
def SpectralFreeze(x: _Many, ms: float, tail: float = 0, frozen: _Control = 1, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralFreeze(x, ms, tail=0, frozen=1, size=0, window=80)
        Spectral freeze: the sound up to a time, and from then on the spectrum of that moment, held to the end of the signal and a tail after it.
        x: a signal, or a list of signals as channels
        ms: time of the frame that is frozen [ms, 0 and up]
        tail: time to hold it after the signal's end [ms, 0 and up]
        frozen: frozen while above 0.5 [number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
        See also: SpectralBlur
        Example: sf.SpectralFreeze(sf.SineWave(700, 440), 500, 100)"""
@overload
def spectral_freeze(x: _One, ms: float, tail: float = 0, frozen: _Control = 1, size: float = 0, window: float = 80) -> Signal: ...
@overload
def spectral_freeze(x: _Many, ms: float, tail: float = 0, frozen: _Control = 1, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralFreeze(x, ms, tail=0, frozen=1, size=0, window=80)
        Spectral freeze: the sound up to a time, and from then on the spectrum of that moment, held to the end of the signal and a tail after it.
        x: a signal, or a list of signals as channels
        ms: time of the frame that is frozen [ms, 0 and up]
        tail: time to hold it after the signal's end [ms, 0 and up]
        frozen: frozen while above 0.5 [number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        A NaN spoils samples before and after it.
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
        See also: SpectralBlur
        Example: sf.SpectralFreeze(sf.SineWave(700, 440), 500, 100)"""
@overload
def SpectralGate(x: _One, noise: _Control = -50, dB: _Control = 12, margin: float = 3, size: float = 0, window: float = 40) -> Signal: ...
@overload
def SpectralGate(x: _Many, noise: _Control = -50, dB: _Control = 12, margin: float = 3, size: float = 0, window: float = 40) -> Channels:
    """sf.SpectralGate(x, noise=-50, dB=12, margin=3, size=0, window=40)
        Spectral noise gate: attenuates each frequency bin that is no stronger than the noise.
        x: a signal, or a list of signals as channels
        noise: the noise alone, a signal from which its spectrum is learned; or the level of white noise in dB [number or signal]
        dB: attenuation of the noise [dB, 0 to 200, number or signal]
        margin: margin above the noise that a sound must have to pass [dB, -20 to 40]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: Y. Ephraim, D. Malah, "Speech enhancement using a minimum mean-square error short-time spectral amplitude estimator", 1984
        In chains also: noisered, afftdn
        See also: NoiseGate
        Example: sf.SpectralGate(sf.Mix(sf.SineWave(500, 440), sf.NumericVolume(sf.WhiteNoise(500), 0.1)), sf.NumericVolume(sf.WhiteNoise(300), 0.1), 24)"""
@overload
def spectral_gate(x: _One, noise: _Control = -50, dB: _Control = 12, margin: float = 3, size: float = 0, window: float = 40) -> Signal: ...
@overload
def spectral_gate(x: _Many, noise: _Control = -50, dB: _Control = 12, margin: float = 3, size: float = 0, window: float = 40) -> Channels:
    """sf.SpectralGate(x, noise=-50, dB=12, margin=3, size=0, window=40)
        Spectral noise gate: attenuates each frequency bin that is no stronger than the noise.
        x: a signal, or a list of signals as channels
        noise: the noise alone, a signal from which its spectrum is learned; or the level of white noise in dB [number or signal]
        dB: attenuation of the noise [dB, 0 to 200, number or signal]
        margin: margin above the noise that a sound must have to pass [dB, -20 to 40]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the first signal. A NaN spoils samples before and after it.
        Source: Y. Ephraim, D. Malah, "Speech enhancement using a minimum mean-square error short-time spectral amplitude estimator", 1984
        In chains also: noisered, afftdn
        See also: NoiseGate
        Example: sf.SpectralGate(sf.Mix(sf.SineWave(500, 440), sf.NumericVolume(sf.WhiteNoise(500), 0.1)), sf.NumericVolume(sf.WhiteNoise(300), 0.1), 24)"""
@overload
def SpectralMorph(x: _One, y: _Sound, morph: _Control = 0.5, size: float = 0, window: float = 80) -> Signal: ...
@overload
def SpectralMorph(x: _Many, y: _Sound, morph: _Control = 0.5, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralMorph(x, y, morph=0.5, size=0, window=80)
        Spectral morph: a sound between two, by interpolation of the magnitudes and frequencies of their spectra.
        x: a signal, or a list of signals as channels
        y: the other, a signal, or a list of signals as channels
        morph: morph position from the first (0) to the second sound (1) [0 to 1, number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: CrossSynthesis
        Example: sf.SpectralMorph(sf.SineWave(500, 440), sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 1)))"""
@overload
def spectral_morph(x: _One, y: _Sound, morph: _Control = 0.5, size: float = 0, window: float = 80) -> Signal: ...
@overload
def spectral_morph(x: _Many, y: _Sound, morph: _Control = 0.5, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralMorph(x, y, morph=0.5, size=0, window=80)
        Spectral morph: a sound between two, by interpolation of the magnitudes and frequencies of their spectra.
        x: a signal, or a list of signals as channels
        y: the other, a signal, or a list of signals as channels
        morph: morph position from the first (0) to the second sound (1) [0 to 1, number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        See also: CrossSynthesis
        Example: sf.SpectralMorph(sf.SineWave(500, 440), sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 1)))"""
@overload
def SpectralRolloff(x: _One, part: float = 0.85, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def SpectralRolloff(x: _Many, part: float = 0.85, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralRolloff(x, part=0.85, hop=10, window=40)
        Spectral rolloff in Hz, as a signal: the frequency below which a part of the magnitudes is; 0 in silence.
        x: a signal, or a list of signals as channels
        part: part of the magnitudes below it [above 0, below 1]
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002
        See also: SpectralCentroid, Features
        Example: sf.SpectralRolloff(sf.WhiteNoise(200))"""
@overload
def spectral_rolloff(x: _One, part: float = 0.85, hop: float = 10, window: float = 40) -> Signal: ...
@overload
def spectral_rolloff(x: _Many, part: float = 0.85, hop: float = 10, window: float = 40) -> Channels:
    """sf.SpectralRolloff(x, part=0.85, hop=10, window=40)
        Spectral rolloff in Hz, as a signal: the frequency below which a part of the magnitudes is; 0 in silence.
        x: a signal, or a list of signals as channels
        part: part of the magnitudes below it [above 0, below 1]
        hop: hop: time from one value to the next [ms, at least one sample]
        window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
        A NaN spoils samples before and after it.
        Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002
        See also: SpectralCentroid, Features
        Example: sf.SpectralRolloff(sf.WhiteNoise(200))"""
@overload
def SpectralShift(x: _One, hz: _Control = 100, size: float = 0, window: float = 80) -> Signal: ...
@overload
def SpectralShift(x: _Many, hz: _Control = 100, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralShift(x, hz=100, size=0, window=80)
        Frequency shift: moves all frequencies by the same number of Hz, so harmonic tones become bell-like; what would leave the range from 0 Hz to half the sample rate is removed.
        x: a signal, or a list of signals as channels
        hz: frequency shift; negative is down [Hz, within half the sample rate, number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: H. Bode, R. Moog, "A high-accuracy frequency shifter for professional audio applications", JAES 20, 1972
        In chains also: afreqshift
        Example: sf.SpectralShift(sf.SineWave(500, 440), sf.NumericShape((0, -100), (500, 300)))"""
@overload
def spectral_shift(x: _One, hz: _Control = 100, size: float = 0, window: float = 80) -> Signal: ...
@overload
def spectral_shift(x: _Many, hz: _Control = 100, size: float = 0, window: float = 80) -> Channels:
    """sf.SpectralShift(x, hz=100, size=0, window=80)
        Frequency shift: moves all frequencies by the same number of Hz, so harmonic tones become bell-like; what would leave the range from 0 Hz to half the sample rate is removed.
        x: a signal, or a list of signals as channels
        hz: frequency shift; negative is down [Hz, within half the sample rate, number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: H. Bode, R. Moog, "A high-accuracy frequency shifter for professional audio applications", JAES 20, 1972
        In chains also: afreqshift
        Example: sf.SpectralShift(sf.SineWave(500, 440), sf.NumericShape((0, -100), (500, 300)))"""
def SpeedOfSound(anything: Any) -> float:
    """sf.SpeedOfSound(anything)
        The speed of sound in air at 15 °C, in mm per second.
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.SpeedOfSound(0)"""
def speed_of_sound(anything: Any) -> float:
    """sf.SpeedOfSound(anything)
        The speed of sound in air at 15 °C, in mm per second.
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.SpeedOfSound(0)"""
def SplitAtOnsets(x: _Sound, least: float = 0.4, before: float = 3, shortest: float = 50) -> list[Any]:
    """sf.SplitAtOnsets(x, least=0.4, before=3, shortest=50)
        Splits a sound where notes begin: a list of (piece, ms) that add up to the sound, all channels cut at the same places.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        before: time before each onset at which to cut [ms, 0 and up]
        shortest: shortest piece; onsets that would make shorter ones are skipped [ms, 0 and up]
        See also: Onsets, SplitAtSilences, Granulate
        Example: sf.SplitAtOnsets(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(100), sf.SineWave(200, 660)))"""
def split_at_onsets(x: _Sound, least: float = 0.4, before: float = 3, shortest: float = 50) -> list[Any]:
    """sf.SplitAtOnsets(x, least=0.4, before=3, shortest=50)
        Splits a sound where notes begin: a list of (piece, ms) that add up to the sound, all channels cut at the same places.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        before: time before each onset at which to cut [ms, 0 and up]
        shortest: shortest piece; onsets that would make shorter ones are skipped [ms, 0 and up]
        See also: Onsets, SplitAtSilences, Granulate
        Example: sf.SplitAtOnsets(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(100), sf.SineWave(200, 660)))"""
def SplitAtSilences(x: _Sound, dB: float = -60, ms: float = 300, keep: float = 10, shortest: float = 10, hysteresis: float = 6) -> list[Any]:
    """sf.SplitAtSilences(x, dB=-60, ms=300, keep=10, shortest=10, hysteresis=6)
        Splits a sound at its silences: a list of (piece, ms) without them, all channels cut at the same places.
        x: a signal, or a list of signals as channels
        dB: highest peak of silence [dBFS, -400 to 0]
        ms: shortest silence [ms, above 0]
        keep: silence to keep before and after each piece, at most half of it [ms, 0 and up]
        shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]
        hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]
        See also: Silences, SplitAtOnsets, TrimSilence, TruncateSilence, Cut
        Example: sf.SplitAtSilences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(400), sf.SineWave(200, 660)))"""
def split_at_silences(x: _Sound, dB: float = -60, ms: float = 300, keep: float = 10, shortest: float = 10, hysteresis: float = 6) -> list[Any]:
    """sf.SplitAtSilences(x, dB=-60, ms=300, keep=10, shortest=10, hysteresis=6)
        Splits a sound at its silences: a list of (piece, ms) without them, all channels cut at the same places.
        x: a signal, or a list of signals as channels
        dB: highest peak of silence [dBFS, -400 to 0]
        ms: shortest silence [ms, above 0]
        keep: silence to keep before and after each piece, at most half of it [ms, 0 and up]
        shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]
        hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]
        See also: Silences, SplitAtOnsets, TrimSilence, TruncateSilence, Cut
        Example: sf.SplitAtSilences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(400), sf.SineWave(200, 660)))"""
def Spring(x: _Sound, decay: float = 2500, ms: float = 56, hz: float = 4500, mix: _Control = 0.3, preDelay: float = 0, width: _Control = 1, depth: _Control = 0.05, rate: _Control = 0.7, tail: float = -1) -> Channels:
    """sf.Spring(x, decay=2500, ms=56, hz=4500, mix=0.3, preDelay=0, width=1, depth=0.05, rate=0.7, tail=-1)
        Spring reverb of two springs after Välimäki, Parker and Abel, as a list of left and right: every echo is a chirp, in which the highs come last; both sides correlate by less than 0.1.
        x: a signal, or a list of two as left and right
        decay: decay time (T60) of the echoes [ms, 10 to 120000]
        ms: time between echoes: length of the first spring [ms, 10 to 1000]
        hz: highest frequency, rounded to half the sample rate divided by a whole number [Hz, 500 and up]
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
        depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
        rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
        tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
        A NaN spoils samples before and after it.
        Source: V. Välimäki, J. Parker, J. Abel, "Parametric spring reverberation effect", JAES 58, 2010
        See also: Reverb, Plate, ConvolutionReverb
        Example: sf.Spring(sf.SineWave(200, 440), 250, 30, 4000, 0.4, 10, 0.8, 0.1, 0.5, 300)"""
def spring(x: _Sound, decay: float = 2500, ms: float = 56, hz: float = 4500, mix: _Control = 0.3, preDelay: float = 0, width: _Control = 1, depth: _Control = 0.05, rate: _Control = 0.7, tail: float = -1) -> Channels:
    """sf.Spring(x, decay=2500, ms=56, hz=4500, mix=0.3, preDelay=0, width=1, depth=0.05, rate=0.7, tail=-1)
        Spring reverb of two springs after Välimäki, Parker and Abel, as a list of left and right: every echo is a chirp, in which the highs come last; both sides correlate by less than 0.1.
        x: a signal, or a list of two as left and right
        decay: decay time (T60) of the echoes [ms, 10 to 120000]
        ms: time between echoes: length of the first spring [ms, 10 to 1000]
        hz: highest frequency, rounded to half the sample rate divided by a whole number [Hz, 500 and up]
        mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
        preDelay: pre-delay of the reverberation [ms, 0 to 10000]
        width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
        depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
        rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
        tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
        A NaN spoils samples before and after it.
        Source: V. Välimäki, J. Parker, J. Abel, "Parametric spring reverberation effect", JAES 58, 2010
        See also: Reverb, Plate, ConvolutionReverb
        Example: sf.Spring(sf.SineWave(200, 440), 250, 30, 4000, 0.4, 10, 0.8, 0.1, 0.5, 300)"""
def Square(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Square(ms, hz, phase=0)
        Band-limited square wave: 1 for the first half of each period, then -1.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Pulse, Saw, Triangle, MakeSquare
        Example: sf.Square(500, sf.NumericShape((0, 110), (1000, 440)))"""
def square(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Square(ms, hz, phase=0)
        Band-limited square wave: 1 for the first half of each period, then -1.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Pulse, Saw, Triangle, MakeSquare
        Example: sf.Square(500, sf.NumericShape((0, 110), (1000, 440)))"""
def StereoMonitor(left: _Sound, right: _Sound) -> Any:
    """sf.StereoMonitor(left, right)
        Plays two signals side by side in real time, in 16 bit with the higher peak at full scale, and waits until playback ends.
        left: the left channel
        right: the right channel
        Example: sf.StereoMonitor(sf.SineWave(100, 440), sf.SineWave(100, 660))"""
def stereo_monitor(left: _Sound, right: _Sound) -> Any:
    """sf.StereoMonitor(left, right)
        Plays two signals side by side in real time, in 16 bit with the higher peak at full scale, and waits until playback ends.
        left: the left channel
        right: the right channel
        Example: sf.StereoMonitor(sf.SineWave(100, 440), sf.SineWave(100, 660))"""
@overload
def SubOctave(x: _One) -> Signal: ...
@overload
def SubOctave(x: _Many) -> Channels:
    """sf.SubOctave(x)
        The signal an octave lower, stored: each cycle becomes half a sine, alternately up and down, with an amplitude of 1 / 0.65 of the mean of its absolute values; the unfinished last cycle is silent.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        Example: sf.SubOctave(sf.SineWave(1000, 440))"""
@overload
def sub_octave(x: _One) -> Signal: ...
@overload
def sub_octave(x: _Many) -> Channels:
    """sf.SubOctave(x)
        The signal an octave lower, stored: each cycle becomes half a sine, alternately up and down, with an amplitude of 1 / 0.65 of the mean of its absolute values; the unfinished last cycle is silent.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it.
        Example: sf.SubOctave(sf.SineWave(1000, 440))"""
def SuperSaw(ms: float, hz: _Control, detune: _Control = 25, voices: float = 7, spread: _Control = 1) -> Channels:
    """sf.SuperSaw(ms, hz, detune=25, voices=7, spread=1)
        Several detuned band-limited sawtooth waves in stereo: a list of left and right, each with the power of one sawtooth.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        detune: detuning of the outermost voices [cents, 0 to 1200, number or signal]
        voices: number of voices [whole, 1 to 64]
        spread: stereo spread of the voices; 0 is all in the middle [0 to 1, number or signal]
        Source: A. Szabo, "How to emulate the super saw", 2010
        See also: Saw
        Example: sf.SuperSaw(300, sf.NumericShape((0, 110), (600, 440)), 20, 6)"""
def super_saw(ms: float, hz: _Control, detune: _Control = 25, voices: float = 7, spread: _Control = 1) -> Channels:
    """sf.SuperSaw(ms, hz, detune=25, voices=7, spread=1)
        Several detuned band-limited sawtooth waves in stereo: a list of left and right, each with the power of one sawtooth.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        detune: detuning of the outermost voices [cents, 0 to 1200, number or signal]
        voices: number of voices [whole, 1 to 64]
        spread: stereo spread of the voices; 0 is all in the middle [0 to 1, number or signal]
        Source: A. Szabo, "How to emulate the super saw", 2010
        See also: Saw
        Example: sf.SuperSaw(300, sf.NumericShape((0, 110), (600, 440)), 20, 6)"""
@overload
def Swap(x: _One) -> Signal: ...
@overload
def Swap(x: _Many) -> Channels:
    """sf.Swap(x)
        The signal computed and stored now; a signal that is already stored is returned as it is.
        x: a signal, or a list of signals as channels
        The same: Realise, Swap
        Example: sf.Realise(sf.SineWave(1000, 440))"""
@overload
def swap(x: _One) -> Signal: ...
@overload
def swap(x: _Many) -> Channels:
    """sf.Swap(x)
        The signal computed and stored now; a signal that is already stored is returned as it is.
        x: a signal, or a list of signals as channels
        The same: Realise, Swap
        Example: sf.Realise(sf.SineWave(1000, 440))"""
@overload
def SwapSignal(x: _One) -> Signal: ...
@overload
def SwapSignal(x: _Many) -> Channels:
    """sf.SwapSignal(x)
        The signal computed and stored now in a swap file, as all stored signals are; a signal that is already stored is returned as it is; either way it outlives the scope or memory zone it is made in.
        x: a signal, or a list of signals as channels
        Example: sf.SwapSignal(sf.SineWave(1000, 440))"""
@overload
def swap_signal(x: _One) -> Signal: ...
@overload
def swap_signal(x: _Many) -> Channels:
    """sf.SwapSignal(x)
        The signal computed and stored now in a swap file, as all stored signals are; a signal that is already stored is returned as it is; either way it outlives the scope or memory zone it is made in.
        x: a signal, or a list of signals as channels
        Example: sf.SwapSignal(sf.SineWave(1000, 440))"""
def SyncSaw(ms: float, hz: _Control, ratio: _Control = 1.5, phase: float = 0) -> Signal:
    """sf.SyncSaw(ms, hz, ratio=1.5, phase=0)
        Hard sync: a band-limited sawtooth wave that restarts with each period of a silent master oscillator.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: pitch: the frequency of the silent master oscillator [Hz, from 0, at most half the sample rate, number or signal]
        ratio: ratio of the sawtooth's frequency to it [0 and up, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Saw
        Example: sf.SyncSaw(500, 220, sf.NumericShape((0, 1), (1000, 4)))"""
def sync_saw(ms: float, hz: _Control, ratio: _Control = 1.5, phase: float = 0) -> Signal:
    """sf.SyncSaw(ms, hz, ratio=1.5, phase=0)
        Hard sync: a band-limited sawtooth wave that restarts with each period of a silent master oscillator.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: pitch: the frequency of the silent master oscillator [Hz, from 0, at most half the sample rate, number or signal]
        ratio: ratio of the sawtooth's frequency to it [0 and up, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Saw
        Example: sf.SyncSaw(500, 220, sf.NumericShape((0, 1), (1000, 4)))"""
@overload
def Tape(x: _One, drive: _Control = 3, speed: float = 15, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def Tape(x: _Many, drive: _Control = 3, speed: float = 15, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Tape(x, drive=3, speed=15, bias=0, mix=1, oversampling=8)
        Tape saturation without aliases, not shifted in time: high frequencies saturate first, with the head bump of the bass and the treble loss of tape, both stronger at low speeds; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        speed: tape speed in inches per second [inches per second, 1.875 to 30]
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        See also: Saturator, Tube
        Example: sf.Tape(sf.SineWave(200, 440), 9)"""
@overload
def tape(x: _One, drive: _Control = 3, speed: float = 15, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def tape(x: _Many, drive: _Control = 3, speed: float = 15, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Tape(x, drive=3, speed=15, bias=0, mix=1, oversampling=8)
        Tape saturation without aliases, not shifted in time: high frequencies saturate first, with the head bump of the bass and the treble loss of tape, both stronger at low speeds; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        speed: tape speed in inches per second [inches per second, 1.875 to 30]
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        See also: Saturator, Tube
        Example: sf.Tape(sf.SineWave(200, 440), 9)"""
@overload
def Tarsos(x: _One, processor: Any, size: float = 1024, overlap: float = 0) -> Signal: ...
@overload
def Tarsos(x: _Many, processor: Any, size: float = 1024, overlap: float = 0) -> Channels:
    """sf.Tarsos(x, processor, size=1024, overlap=0)
        The output of a TarsosDSP processor for the signal, in 32-bit floats; the processor is called with buffer after buffer, channel after channel, and its findings can be read from it afterwards.
        x: a signal, or a list of signals as channels
        processor: a be.tarsos.dsp.AudioProcessor, or an object of a Python class that extends it
        size: length of a buffer [samples, 2 to 1048576]
        overlap: samples that each buffer shares with the one before [samples, from 0, below size]
        See also: WSOLA
        Example: sf.Tarsos(sf.SineWave(300, 440), __import__('be.tarsos.dsp', {}, {}, ('GainProcessor',)).GainProcessor(0.5))"""
@overload
def tarsos(x: _One, processor: Any, size: float = 1024, overlap: float = 0) -> Signal: ...
@overload
def tarsos(x: _Many, processor: Any, size: float = 1024, overlap: float = 0) -> Channels:
    """sf.Tarsos(x, processor, size=1024, overlap=0)
        The output of a TarsosDSP processor for the signal, in 32-bit floats; the processor is called with buffer after buffer, channel after channel, and its findings can be read from it afterwards.
        x: a signal, or a list of signals as channels
        processor: a be.tarsos.dsp.AudioProcessor, or an object of a Python class that extends it
        size: length of a buffer [samples, 2 to 1048576]
        overlap: samples that each buffer shares with the one before [samples, from 0, below size]
        See also: WSOLA
        Example: sf.Tarsos(sf.SineWave(300, 440), __import__('be.tarsos.dsp', {}, {}, ('GainProcessor',)).GainProcessor(0.5))"""
@overload
def Tempo(x: _One, least: float = 0.4) -> float: ...
@overload
def Tempo(x: _Many, least: float = 0.4) -> list[float]:
    """sf.Tempo(x, least=0.4)
        Tempo in beats per minute, as a number: that of most of the Beats, or half of it where every other beat is much softer; 0 where there are no two beats.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001
        See also: Beats, KeyEstimate
        Example: sf.Tempo(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))"""
@overload
def tempo(x: _One, least: float = 0.4) -> float: ...
@overload
def tempo(x: _Many, least: float = 0.4) -> list[float]:
    """sf.Tempo(x, least=0.4)
        Tempo in beats per minute, as a number: that of most of the Beats, or half of it where every other beat is much softer; 0 where there are no two beats.
        x: a signal, or a list of signals as channels
        least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
        Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001
        See also: Beats, KeyEstimate
        Example: sf.Tempo(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))"""
@overload
def TempoWarp(x: _One, moments: Any, bpm: float = 120, size: float = 0, window: float = 80) -> Signal: ...
@overload
def TempoWarp(x: _Many, moments: Any, bpm: float = 120, size: float = 0, window: float = 80) -> Channels:
    """sf.TempoWarp(x, moments, bpm=120, size=0, window=80)
        Time warp at the same pitch, so that given moments come at other times, such as unevenly played beats on a grid; before the first moment and after the last the tempo beside it continues.
        x: a sound: one signal, or a list of them as its channels
        moments: moments, ascending, at least two: [(ms, new ms), ...], or their times alone, [(ms,), ...], which come at bpm then, from the first on
        bpm: tempo for moments without new times [beats per minute, 1 to 1000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
        See also: Beats, TimeStretch
        Example: sf.TempoWarp(sf.SineWave(400, 440), [(0, 0), (100, 150), (300, 380)])"""
@overload
def tempo_warp(x: _One, moments: Any, bpm: float = 120, size: float = 0, window: float = 80) -> Signal: ...
@overload
def tempo_warp(x: _Many, moments: Any, bpm: float = 120, size: float = 0, window: float = 80) -> Channels:
    """sf.TempoWarp(x, moments, bpm=120, size=0, window=80)
        Time warp at the same pitch, so that given moments come at other times, such as unevenly played beats on a grid; before the first moment and after the last the tempo beside it continues.
        x: a sound: one signal, or a list of them as its channels
        moments: moments, ascending, at least two: [(ms, new ms), ...], or their times alone, [(ms,), ...], which come at bpm then, from the first on
        bpm: tempo for moments without new times [beats per minute, 1 to 1000]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
        See also: Beats, TimeStretch
        Example: sf.TempoWarp(sf.SineWave(400, 440), [(0, 0), (100, 150), (300, 380)])"""
@overload
def Threshold(x: _One, level: float) -> Signal: ...
@overload
def Threshold(x: _Many, level: float) -> Channels:
    """sf.Threshold(x, level)
        1 where the signal reaches a level, -1 where it is below.
        x: a signal, or a list of signals as channels
        level: the level to compare with
        See also: ShapedThreshold
        Example: sf.Threshold(sf.SineWave(1000, 440), 0.2)"""
@overload
def threshold(x: _One, level: float) -> Signal: ...
@overload
def threshold(x: _Many, level: float) -> Channels:
    """sf.Threshold(x, level)
        1 where the signal reaches a level, -1 where it is below.
        x: a signal, or a list of signals as channels
        level: the level to compare with
        See also: ShapedThreshold
        Example: sf.Threshold(sf.SineWave(1000, 440), 0.2)"""
@overload
def Tilt(x: _One, dB: _Control = 3, hz: _Control = 1000) -> Signal: ...
@overload
def Tilt(x: _Many, dB: _Control = 3, hz: _Control = 1000) -> Channels:
    """sf.Tilt(x, dB=3, hz=1000)
        Tilt equaliser: boosts above a frequency and cuts below it, or the other way round.
        x: a signal, or a list of signals as channels
        dB: gain well above hz [dB, -120 to 120, number or signal]
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        In chains also: tiltshelf
        See also: SVFLowShelf, SVFHighShelf
        Example: sf.Tilt(sf.WhiteNoise(500), sf.NumericShape((0, -6), (500, 6)), 800)"""
@overload
def tilt(x: _One, dB: _Control = 3, hz: _Control = 1000) -> Signal: ...
@overload
def tilt(x: _Many, dB: _Control = 3, hz: _Control = 1000) -> Channels:
    """sf.Tilt(x, dB=3, hz=1000)
        Tilt equaliser: boosts above a frequency and cuts below it, or the other way round.
        x: a signal, or a list of signals as channels
        dB: gain well above hz [dB, -120 to 120, number or signal]
        hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
        The result is as long as the shortest signal.
        Source: V. Zavalishin, "The art of VA filter design", 2018
        In chains also: tiltshelf
        See also: SVFLowShelf, SVFHighShelf
        Example: sf.Tilt(sf.WhiteNoise(500), sf.NumericShape((0, -6), (500, 6)), 800)"""
def Time(anything: Any) -> float:
    """sf.Time(anything)
        The seconds since the patch started.
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.Time(0)"""
def time(anything: Any) -> float:
    """sf.Time(anything)
        The seconds since the patch started.
        anything: any value; it has no effect, but Sonic Field's words take one
        Example: sf.Time(0)"""
@overload
def TimeDomain(x: _One) -> Signal: ...
@overload
def TimeDomain(x: _Many) -> Channels:
    """sf.TimeDomain(x)
        The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
        x: a spectrum; its length must be a power of two
        One NaN makes the whole result NaN.
        The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
        See also: ShortTimeSignal
        Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def time_domain(x: _One) -> Signal: ...
@overload
def time_domain(x: _Many) -> Channels:
    """sf.TimeDomain(x)
        The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
        x: a spectrum; its length must be a power of two
        One NaN makes the whole result NaN.
        The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
        See also: ShortTimeSignal
        Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
@overload
def TimeShift(x: _One, shift: _Sound) -> Signal: ...
@overload
def TimeShift(x: _Many, shift: _Sound) -> Channels:
    """sf.TimeShift(x, shift)
        Each sample from the position that another signal gives, in ms later or, below 0, earlier in the signal; between samples it is the band-limited signal within -90 dB up to 0.4 of the sample rate; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        shift: the shift [ms]
        The result is as long as the shortest signal.
        Source: J. Smith, "Digital audio resampling", 2002
        See also: Vibrato, Delay
        Example: sf.TimeShift(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 5), 0.05))"""
@overload
def time_shift(x: _One, shift: _Sound) -> Signal: ...
@overload
def time_shift(x: _Many, shift: _Sound) -> Channels:
    """sf.TimeShift(x, shift)
        Each sample from the position that another signal gives, in ms later or, below 0, earlier in the signal; between samples it is the band-limited signal within -90 dB up to 0.4 of the sample rate; ends with the shorter signal.
        x: a signal, or a list of signals as channels
        shift: the shift [ms]
        The result is as long as the shortest signal.
        Source: J. Smith, "Digital audio resampling", 2002
        See also: Vibrato, Delay
        Example: sf.TimeShift(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 5), 0.05))"""
@overload
def TimeStretch(x: _One, ratio: _Control = 1, size: float = 0, window: float = 80) -> Signal: ...
@overload
def TimeStretch(x: _Many, ratio: _Control = 1, size: float = 0, window: float = 80) -> Channels:
    """sf.TimeStretch(x, ratio=1, size=0, window=80)
        Time stretch at the same pitch, by a phase vocoder with frames of several lengths, locked phases, preserved transients and preserved phases between channels.
        x: a sound: one signal, or a list of them as its channels
        ratio: stretch ratio: 2 is twice as long, at half the speed; a signal is read at once, along the input [0.25 to 4, number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
        See also: DirectRelength, PitchShift, TempoWarp, WSOLA
        Example: sf.TimeStretch(sf.SineWave(400, 440), 1.5)"""
@overload
def time_stretch(x: _One, ratio: _Control = 1, size: float = 0, window: float = 80) -> Signal: ...
@overload
def time_stretch(x: _Many, ratio: _Control = 1, size: float = 0, window: float = 80) -> Channels:
    """sf.TimeStretch(x, ratio=1, size=0, window=80)
        Time stretch at the same pitch, by a phase vocoder with frames of several lengths, locked phases, preserved transients and preserved phases between channels.
        x: a sound: one signal, or a list of them as its channels
        ratio: stretch ratio: 2 is twice as long, at half the speed; a signal is read at once, along the input [0.25 to 4, number or signal]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
        Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
        See also: DirectRelength, PitchShift, TempoWarp, WSOLA
        Example: sf.TimeStretch(sf.SineWave(400, 440), 1.5)"""
def ToDBs(value: float) -> float:
    """sf.ToDBs(value)
        The decibels of a factor; -inf for 0.
        value: factor [0 and up]
        Example: sf.ToDBs(0.5)"""
def to_dbs(value: float) -> float:
    """sf.ToDBs(value)
        The decibels of a factor; -inf for 0.
        value: factor [0 and up]
        Example: sf.ToDBs(0.5)"""
@overload
def ToGrain(x: _One) -> Signal: ...
@overload
def ToGrain(x: _Many) -> Channels:
    """sf.ToGrain(x)
        The signal as a grain: fades in over its first half and out over its second.
        x: a signal, or a list of signals as channels
        See also: Fade, Granulate
        Example: sf.ToGrain(sf.SineWave(1000, 440))"""
@overload
def to_grain(x: _One) -> Signal: ...
@overload
def to_grain(x: _Many) -> Channels:
    """sf.ToGrain(x)
        The signal as a grain: fades in over its first half and out over its second.
        x: a signal, or a list of signals as channels
        See also: Fade, Granulate
        Example: sf.ToGrain(sf.SineWave(1000, 440))"""
def ToSFPL(value: Any) -> str:
    """sf.ToSFPL(value)
        Nested lists as a text: (1, (2.5, "a")).
        value: lists, tuples, numbers and strings
        Example: sf.ToSFPL([(0, 0), (20, 1), (1000, 0)])"""
def to_sfpl(value: Any) -> str:
    """sf.ToSFPL(value)
        Nested lists as a text: (1, (2.5, "a")).
        value: lists, tuples, numbers and strings
        Example: sf.ToSFPL([(0, 0), (20, 1), (1000, 0)])"""
@overload
def TransientShaper(x: _One, attack: _Control = 6, sustain: _Control = 0) -> Signal: ...
@overload
def TransientShaper(x: _Many, attack: _Control = 6, sustain: _Control = 0) -> Channels:
    """sf.TransientShaper(x, attack=6, sustain=0)
        Transient shaper: gain of attacks and of sustained parts, each up to a number of dB, whatever the level.
        x: the sound, a signal or a list of signals as channels
        attack: gain of attacks [dB, -40 to 40, number or signal]
        sustain: gain of the sustained part [dB, -40 to 40, number or signal]
        See also: Compressor
        Example: sf.TransientShaper(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 1), (200, 0.01), (250, 0))), 6, -6)"""
@overload
def transient_shaper(x: _One, attack: _Control = 6, sustain: _Control = 0) -> Signal: ...
@overload
def transient_shaper(x: _Many, attack: _Control = 6, sustain: _Control = 0) -> Channels:
    """sf.TransientShaper(x, attack=6, sustain=0)
        Transient shaper: gain of attacks and of sustained parts, each up to a number of dB, whatever the level.
        x: the sound, a signal or a list of signals as channels
        attack: gain of attacks [dB, -40 to 40, number or signal]
        sustain: gain of the sustained part [dB, -40 to 40, number or signal]
        See also: Compressor
        Example: sf.TransientShaper(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 1), (200, 0.01), (250, 0))), 6, -6)"""
@overload
def Tremolo(x: _One, rate: _Control = 5, depth: _Control = 0.5, shape: str = 'sine', spread: float = 0) -> Signal: ...
@overload
def Tremolo(x: _Many, rate: _Control = 5, depth: _Control = 0.5, shape: str = 'sine', spread: float = 0) -> Channels:
    """sf.Tremolo(x, rate=5, depth=0.5, shape='sine', spread=0)
        Tremolo: amplitude modulation, beginning at its highest.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth; 1 is down to silence [0 to 1, number or signal]
        shape: of the wave: sine or triangle
        spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
        The result is as long as the shortest signal.
        In chains also: apulsator
        See also: Vibrato, Rotary
        Example: sf.Tremolo(sf.SineWave(300, 440), 6, 0.6)"""
@overload
def tremolo(x: _One, rate: _Control = 5, depth: _Control = 0.5, shape: str = 'sine', spread: float = 0) -> Signal: ...
@overload
def tremolo(x: _Many, rate: _Control = 5, depth: _Control = 0.5, shape: str = 'sine', spread: float = 0) -> Channels:
    """sf.Tremolo(x, rate=5, depth=0.5, shape='sine', spread=0)
        Tremolo: amplitude modulation, beginning at its highest.
        x: a sound: one signal, or a list of them as its channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth; 1 is down to silence [0 to 1, number or signal]
        shape: of the wave: sine or triangle
        spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
        The result is as long as the shortest signal.
        In chains also: apulsator
        See also: Vibrato, Rotary
        Example: sf.Tremolo(sf.SineWave(300, 440), 6, 0.6)"""
def Triangle(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Triangle(ms, hz, phase=0)
        Band-limited triangle wave between -1 and 1, starting like a sine.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Saw, Square, MakeTriangle
        Example: sf.Triangle(500, sf.NumericShape((0, 110), (1000, 440)))"""
def triangle(ms: float, hz: _Control, phase: float = 0) -> Signal:
    """sf.Triangle(ms, hz, phase=0)
        Band-limited triangle wave between -1 and 1, starting like a sine.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]
        phase: phase at the start [turns]
        Source: E. Brandt, "Hard sync without aliasing", 2001
        See also: Saw, Square, MakeTriangle
        Example: sf.Triangle(500, sf.NumericShape((0, 110), (1000, 440)))"""
@overload
def Trim(x: _One) -> Signal: ...
@overload
def Trim(x: _Many) -> Channels:
    """sf.Trim(x)
        The signal without the samples at both ends that are within +-1/32768, stored; empty if all are.
        x: a signal, or a list of signals as channels
        See also: TrimSilence, RTrim
        Example: sf.Trim(sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.Silence(50)))"""
@overload
def trim(x: _One) -> Signal: ...
@overload
def trim(x: _Many) -> Channels:
    """sf.Trim(x)
        The signal without the samples at both ends that are within +-1/32768, stored; empty if all are.
        x: a signal, or a list of signals as channels
        See also: TrimSilence, RTrim
        Example: sf.Trim(sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.Silence(50)))"""
def TrimSilence(x: _Sound, dB: float = -90.3) -> Channels:
    """sf.TrimSilence(x, dB=-90.3)
        Channels without the silence that all of them share at the start and at the end; empty if everything is silent.
        x: the channels
        dB: highest peak of silence [dBFS, below 0]
        See also: Silences, SplitAtSilences, Trim
        Example: sf.TrimSilence([sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.DB_80(sf.SineWave(50, 440)))], -60)"""
def trim_silence(x: _Sound, dB: float = -90.3) -> Channels:
    """sf.TrimSilence(x, dB=-90.3)
        Channels without the silence that all of them share at the start and at the end; empty if everything is silent.
        x: the channels
        dB: highest peak of silence [dBFS, below 0]
        See also: Silences, SplitAtSilences, Trim
        Example: sf.TrimSilence([sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.DB_80(sf.SineWave(50, 440)))], -60)"""
def TruePeak(*x: Union[_Sound, Sequence[_Sound]]) -> float:
    """sf.TruePeak(x...)
        True peak in dBTP by ITU-R BS.1770: the peak of the waveform between samples too; silence is -inf.
        x: the signals
        Source: ITU-R BS.1770-5
        See also: Limiter
        Example: sf.TruePeak(sf.Pcnt50(sf.SineWave(1000, 440)))"""
def true_peak(*x: Union[_Sound, Sequence[_Sound]]) -> float:
    """sf.TruePeak(x...)
        True peak in dBTP by ITU-R BS.1770: the peak of the waveform between samples too; silence is -inf.
        x: the signals
        Source: ITU-R BS.1770-5
        See also: Limiter
        Example: sf.TruePeak(sf.Pcnt50(sf.SineWave(1000, 440)))"""
@overload
def TruncateSilence(x: _One, dB: float, window: float, gap: float = 0) -> Signal: ...
@overload
def TruncateSilence(x: _Many, dB: float, window: float, gap: float = 0) -> Channels:
    """sf.TruncateSilence(x, dB, window, gap=0)
        The signal without its silent windows, stored; as long as before, with the freed length as silence at the end.
        x: a signal, or a list of signals as channels
        dB: highest peak of a silent window [dBFS, up to 400]
        window: length of a window [ms, at least one sample]
        gap: silence to keep in each silent part [ms, 0 and up]
        See also: Silences, SplitAtSilences, MultipleTruncateSilence
        Example: sf.TruncateSilence(sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300), sf.SineWave(300, 660)), -40, 5, 20)"""
@overload
def truncate_silence(x: _One, dB: float, window: float, gap: float = 0) -> Signal: ...
@overload
def truncate_silence(x: _Many, dB: float, window: float, gap: float = 0) -> Channels:
    """sf.TruncateSilence(x, dB, window, gap=0)
        The signal without its silent windows, stored; as long as before, with the freed length as silence at the end.
        x: a signal, or a list of signals as channels
        dB: highest peak of a silent window [dBFS, up to 400]
        window: length of a window [ms, at least one sample]
        gap: silence to keep in each silent part [ms, 0 and up]
        See also: Silences, SplitAtSilences, MultipleTruncateSilence
        Example: sf.TruncateSilence(sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300), sf.SineWave(300, 660)), -40, 5, 20)"""
@overload
def Tube(x: _One, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def Tube(x: _Many, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Tube(x, drive=6, bias=0, mix=1, oversampling=8)
        Tube saturation without aliases, not shifted in time: the upper half-waves saturate at half the level of the lower ones, which adds even harmonics and then odd ones, and a high-pass at 10 Hz removes the DC; a signal at full scale keeps its loudness.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        In chains also: overdrive
        See also: Saturator, Tape
        Example: sf.Tube(sf.SineWave(200, 440), 12)"""
@overload
def tube(x: _One, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Signal: ...
@overload
def tube(x: _Many, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> Channels:
    """sf.Tube(x, drive=6, bias=0, mix=1, oversampling=8)
        Tube saturation without aliases, not shifted in time: the upper half-waves saturate at half the level of the lower ones, which adds even harmonics and then odd ones, and a high-pass at 10 Hz removes the DC; a signal at full scale keeps its loudness.
        x: a signal, or a list of signals as channels
        drive: gain before the shaping curve [dB, -60 to 60, number or signal]
        bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
        mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
        oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
        In chains also: overdrive
        See also: Saturator, Tape
        Example: sf.Tube(sf.SineWave(200, 440), 12)"""
@overload
def ValueAt(x: _One, ms: float) -> float: ...
@overload
def ValueAt(x: _Many, ms: float) -> list[float]:
    """sf.ValueAt(x, ms)
        The value at a time, between samples that of the band-limited signal within -90 dB up to 0.4 of the sample rate; 0 outside the signal.
        x: a signal, or a list of signals as channels
        ms: time [ms]
        Example: sf.ValueAt(sf.SineWave(1000, 440), 10.3)"""
@overload
def value_at(x: _One, ms: float) -> float: ...
@overload
def value_at(x: _Many, ms: float) -> list[float]:
    """sf.ValueAt(x, ms)
        The value at a time, between samples that of the band-limited signal within -90 dB up to 0.4 of the sample rate; 0 outside the signal.
        x: a signal, or a list of signals as channels
        ms: time [ms]
        Example: sf.ValueAt(sf.SineWave(1000, 440), 10.3)"""
@overload
def Varispeed(x: _One, speed: _Control = 1) -> Signal: ...
@overload
def Varispeed(x: _Many, speed: _Control = 1) -> Channels:
    """sf.Varispeed(x, speed=1)
        Varispeed: playback at another speed, or at one that changes, so pitch and length change together; band-limited (18 kHz of 48 kHz pass, aliases are 90 dB down); ends with the sound or with the speed, which is read at once as far as that.
        x: a signal, or a list of signals as channels
        speed: playback speed; 2 is an octave up; a signal may go to 0, where the tape stops [above 0, up to 32, number or signal]
        Source: J. Smith, "Digital audio resampling", 2002
        See also: DirectRelength, DirectResample, Resample, FrequencyModulate, ConvertSampleRate
        Example: sf.Varispeed(sf.SineWave(300, 440), 1.25)"""
@overload
def varispeed(x: _One, speed: _Control = 1) -> Signal: ...
@overload
def varispeed(x: _Many, speed: _Control = 1) -> Channels:
    """sf.Varispeed(x, speed=1)
        Varispeed: playback at another speed, or at one that changes, so pitch and length change together; band-limited (18 kHz of 48 kHz pass, aliases are 90 dB down); ends with the sound or with the speed, which is read at once as far as that.
        x: a signal, or a list of signals as channels
        speed: playback speed; 2 is an octave up; a signal may go to 0, where the tape stops [above 0, up to 32, number or signal]
        Source: J. Smith, "Digital audio resampling", 2002
        See also: DirectRelength, DirectResample, Resample, FrequencyModulate, ConvertSampleRate
        Example: sf.Varispeed(sf.SineWave(300, 440), 1.25)"""
def VelvetNoise(ms: float, density: _Control = 2000) -> Signal:
    """sf.VelvetNoise(ms, density=2000)
        Velvet noise: one impulse of 1 or -1 at a random place in each period.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        density: impulses per second [per second, from 0, at most half the sample rate, number or signal]
        Source: M. Karjalainen, H. Järveläinen, "Reverberation modeling using velvet noise", 2007
        See also: Dust, WhiteNoise
        Example: sf.VelvetNoise(500, sf.NumericShape((0, 100), (1000, 2000)))"""
def velvet_noise(ms: float, density: _Control = 2000) -> Signal:
    """sf.VelvetNoise(ms, density=2000)
        Velvet noise: one impulse of 1 or -1 at a random place in each period.
        ms: length; shorter where a signal ends earlier [ms, 0 and up]
        density: impulses per second [per second, from 0, at most half the sample rate, number or signal]
        Source: M. Karjalainen, H. Järveläinen, "Reverberation modeling using velvet noise", 2007
        See also: Dust, WhiteNoise
        Example: sf.VelvetNoise(500, sf.NumericShape((0, 100), (1000, 2000)))"""
@overload
def Vibrato(x: _One, rate: _Control = 5.5, depth: _Control = 30) -> Signal: ...
@overload
def Vibrato(x: _Many, rate: _Control = 5.5, depth: _Control = 30) -> Channels:
    """sf.Vibrato(x, rate=5.5, depth=30)
        Vibrato: pitch modulation, upwards in cents and downwards by as many Hz, as far as 25 ms to either side allow; without latency.
        x: a signal, or a list of signals as channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth: how far the pitch goes up [cents, 0 to 1200, number or signal]
        The result is as long as the shortest signal.
        See also: Tremolo, Chorus, FrequencyModulate, TimeShift
        Example: sf.Vibrato(sf.SineWave(300, 440), 6, 40)"""
@overload
def vibrato(x: _One, rate: _Control = 5.5, depth: _Control = 30) -> Signal: ...
@overload
def vibrato(x: _Many, rate: _Control = 5.5, depth: _Control = 30) -> Channels:
    """sf.Vibrato(x, rate=5.5, depth=30)
        Vibrato: pitch modulation, upwards in cents and downwards by as many Hz, as far as 25 ms to either side allow; without latency.
        x: a signal, or a list of signals as channels
        rate: modulation rate [Hz, 0 to 100, number or signal]
        depth: modulation depth: how far the pitch goes up [cents, 0 to 1200, number or signal]
        The result is as long as the shortest signal.
        See also: Tremolo, Chorus, FrequencyModulate, TimeShift
        Example: sf.Vibrato(sf.SineWave(300, 440), 6, 40)"""
def ViolaBodyIRs(anything: Any) -> Channels:
    """sf.ViolaBodyIRs(anything)
        The impulse responses of a viola's body from three sides, as signals of 36.4 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        Example: sf.ViolaBodyIRs(None)"""
def viola_body_irs(anything: Any) -> Channels:
    """sf.ViolaBodyIRs(anything)
        The impulse responses of a viola's body from three sides, as signals of 36.4 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        Example: sf.ViolaBodyIRs(None)"""
def VioletNoise(ms: float) -> Signal:
    """sf.VioletNoise(ms)
        Violet noise, the difference of white noise: +6 dB per octave, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: BlueNoise, BrownNoise
        Example: sf.VioletNoise(1000)"""
def violet_noise(ms: float) -> Signal:
    """sf.VioletNoise(ms)
        Violet noise, the difference of white noise: +6 dB per octave, 0.2 RMS.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: BlueNoise, BrownNoise
        Example: sf.VioletNoise(1000)"""
def ViolinBodyIRs(anything: Any) -> Channels:
    """sf.ViolinBodyIRs(anything)
        The impulse responses of a violin's body from five sides, as signals of 36.4 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        See also: Convolution
        Example: sf.ViolinBodyIRs(None)"""
def violin_body_irs(anything: Any) -> Channels:
    """sf.ViolinBodyIRs(anything)
        The impulse responses of a violin's body from five sides, as signals of 36.4 ms, from a model of its modes.
        anything: any value; it has no effect, but Sonic Field's words take one
        Source: J. Woodhouse, "The acoustics of the violin: a review", 2014
        See also: Convolution
        Example: sf.ViolinBodyIRs(None)"""
@overload
def Vocoder(x: _One, carrier: _Sound, shift: _Control = 1, bands: float = 40, size: float = 0, window: float = 40) -> Signal: ...
@overload
def Vocoder(x: _Many, carrier: _Sound, shift: _Control = 1, bands: float = 40, size: float = 0, window: float = 40) -> Channels:
    """sf.Vocoder(x, carrier, shift=1, bands=40, size=0, window=40)
        Vocoder by short-time spectra: gives the carrier the levels of the voice in each of many bands; the formants may be shifted.
        x: the voice, a signal, or a list of signals as channels
        carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them
        shift: factor of the formants' frequencies [0.25 to 4, number or signal]
        bands: number of bands from 0 to 20 kHz [whole, 2 to 100]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: B. Glasberg, B. Moore, "Derivation of auditory filter shapes from notched-noise data", 1990
        See also: ChannelVocoder, CrossSynthesis
        Example: sf.Vocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))"""
@overload
def vocoder(x: _One, carrier: _Sound, shift: _Control = 1, bands: float = 40, size: float = 0, window: float = 40) -> Signal: ...
@overload
def vocoder(x: _Many, carrier: _Sound, shift: _Control = 1, bands: float = 40, size: float = 0, window: float = 40) -> Channels:
    """sf.Vocoder(x, carrier, shift=1, bands=40, size=0, window=40)
        Vocoder by short-time spectra: gives the carrier the levels of the voice in each of many bands; the formants may be shifted.
        x: the voice, a signal, or a list of signals as channels
        carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them
        shift: factor of the formants' frequencies [0.25 to 4, number or signal]
        bands: number of bands from 0 to 20 kHz [whole, 2 to 100]
        size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
        window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
        The result is as long as the shortest signal. A NaN spoils samples before and after it.
        Source: B. Glasberg, B. Moore, "Derivation of auditory filter shapes from notched-noise data", 1990
        See also: ChannelVocoder, CrossSynthesis
        Example: sf.Vocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))"""
@overload
def Volume(x: _One, dB: float) -> Signal: ...
@overload
def Volume(x: _Many, dB: float) -> Channels:
    """sf.Volume(x, dB)
        The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).
        x: a signal, or a list of signals as channels
        dB: gain; 0 leaves the signal unchanged [dB]
        The same: Volume, ExponentialVolume
        Example: sf.Volume(sf.SineWave(1000, 440), -6)"""
@overload
def volume(x: _One, dB: float) -> Signal: ...
@overload
def volume(x: _Many, dB: float) -> Channels:
    """sf.Volume(x, dB)
        The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).
        x: a signal, or a list of signals as channels
        dB: gain; 0 leaves the signal unchanged [dB]
        The same: Volume, ExponentialVolume
        Example: sf.Volume(sf.SineWave(1000, 440), -6)"""
@overload
def VowelFilter(x: _One, vowel: _Control = 0, voice: str = 'tenor', formants: _Control = 1) -> Signal: ...
@overload
def VowelFilter(x: _Many, vowel: _Control = 0, voice: str = 'tenor', formants: _Control = 1) -> Channels:
    """sf.VowelFilter(x, vowel=0, voice='tenor', formants=1)
        Formant filter: the five formants of a sung vowel, which may be modulated.
        x: a signal, or a list of signals as channels
        vowel: vowel: 0 to 4 for a, e, i, o and u, and between them [0 to 4, number or signal]
        voice: soprano, alto, countertenor, tenor or bass
        formants: factor of the formants' frequencies; above 1 = a shorter vocal tract [0.25 to 4, number or signal]
        The result is as long as the shortest signal.
        Source: D. Klatt, "Software for a cascade/parallel formant synthesizer", 1980
        See also: SVFBandPass
        Example: sf.VowelFilter(sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 4)), 'alto', 1.1)"""
@overload
def vowel_filter(x: _One, vowel: _Control = 0, voice: str = 'tenor', formants: _Control = 1) -> Signal: ...
@overload
def vowel_filter(x: _Many, vowel: _Control = 0, voice: str = 'tenor', formants: _Control = 1) -> Channels:
    """sf.VowelFilter(x, vowel=0, voice='tenor', formants=1)
        Formant filter: the five formants of a sung vowel, which may be modulated.
        x: a signal, or a list of signals as channels
        vowel: vowel: 0 to 4 for a, e, i, o and u, and between them [0 to 4, number or signal]
        voice: soprano, alto, countertenor, tenor or bass
        formants: factor of the formants' frequencies; above 1 = a shorter vocal tract [0.25 to 4, number or signal]
        The result is as long as the shortest signal.
        Source: D. Klatt, "Software for a cascade/parallel formant synthesizer", 1980
        See also: SVFBandPass
        Example: sf.VowelFilter(sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 4)), 'alto', 1.1)"""
@overload
def WSOLA(x: _One, ratio: float = 1, piece: float = 82, seek: float = 14, overlap: float = 12) -> Signal: ...
@overload
def WSOLA(x: _Many, ratio: float = 1, piece: float = 82, seek: float = 14, overlap: float = 12) -> Channels:
    """sf.WSOLA(x, ratio=1, piece=82, seek=14, overlap=12)
        Time stretch at the same pitch by overlap-add of similar segments (WSOLA), for speech and single instruments.
        x: a signal, or a list of signals as channels
        ratio: stretch ratio: 2 is twice as long [0.25 to 4]
        piece: length of a segment, about 40 for speech; shorter for short sounds [ms, 10 to 500]
        seek: range of the search for the most similar segment [ms, 1 to 100]
        overlap: overlap of segments [ms, 1 to 50, below half of piece]
        Source: W. Verhelst, M. Roelands, "An overlap-add technique based on waveform similarity (WSOLA) for high quality time-scale modification of speech", 1993
        See also: Tarsos, TimeStretch
        Example: sf.WSOLA(sf.SineWave(400, 440), 1.5)"""
@overload
def wsola(x: _One, ratio: float = 1, piece: float = 82, seek: float = 14, overlap: float = 12) -> Signal: ...
@overload
def wsola(x: _Many, ratio: float = 1, piece: float = 82, seek: float = 14, overlap: float = 12) -> Channels:
    """sf.WSOLA(x, ratio=1, piece=82, seek=14, overlap=12)
        Time stretch at the same pitch by overlap-add of similar segments (WSOLA), for speech and single instruments.
        x: a signal, or a list of signals as channels
        ratio: stretch ratio: 2 is twice as long [0.25 to 4]
        piece: length of a segment, about 40 for speech; shorter for short sounds [ms, 10 to 500]
        seek: range of the search for the most similar segment [ms, 1 to 100]
        overlap: overlap of segments [ms, 1 to 50, below half of piece]
        Source: W. Verhelst, M. Roelands, "An overlap-add technique based on waveform similarity (WSOLA) for high quality time-scale modification of speech", 1993
        See also: Tarsos, TimeStretch
        Example: sf.WSOLA(sf.SineWave(400, 440), 1.5)"""
@overload
def WaveLimit(x: _One) -> Signal: ...
@overload
def WaveLimit(x: _Many) -> Channels:
    """sf.WaveLimit(x)
        The signal with the peak of each half-wave reduced to 1 if it is above, stored; the gain steps from one half-wave to the next, which puts other tones beside those of a mix, 15 to 30 dB below them: a Limiter's does not.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: Limiter, WaveMaximise
        Example: sf.WaveLimit(sf.NumericVolume(sf.SineWave(1000, 440), 1.5))"""
@overload
def wave_limit(x: _One) -> Signal: ...
@overload
def wave_limit(x: _Many) -> Channels:
    """sf.WaveLimit(x)
        The signal with the peak of each half-wave reduced to 1 if it is above, stored; the gain steps from one half-wave to the next, which puts other tones beside those of a mix, 15 to 30 dB below them: a Limiter's does not.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: Limiter, WaveMaximise
        Example: sf.WaveLimit(sf.NumericVolume(sf.SineWave(1000, 440), 1.5))"""
@overload
def WaveMaximise(x: _One) -> Signal: ...
@overload
def WaveMaximise(x: _Many) -> Channels:
    """sf.WaveMaximise(x)
        The signal with the peak of each half-wave at 1, stored; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: WaveLimit
        Example: sf.WaveMaximise(sf.Pcnt50(sf.SineWave(1000, 440)))"""
@overload
def wave_maximise(x: _One) -> Signal: ...
@overload
def wave_maximise(x: _Many) -> Channels:
    """sf.WaveMaximise(x)
        The signal with the peak of each half-wave at 1, stored; silence stays silent.
        x: a signal, or a list of signals as channels
        A NaN spoils the half-waves beside it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
        See also: WaveLimit
        Example: sf.WaveMaximise(sf.Pcnt50(sf.SineWave(1000, 440)))"""
def WaveShaper(c0: float, c1: float, c2: float, c3: float, c4: float, c5: float, x: _Sound) -> Signal:
    """sf.WaveShaper(c0, c1, c2, c3, c4, c5, x)
        The polynomial c5*x + c4*x^2 + c3*x^3 + c2*x^4 + c1*x^5 + c0*x^6 of each sample.
        c0: factor of x^6
        c1: factor of x^5
        c2: factor of x^4
        c3: factor of x^3
        c4: factor of x^2
        c5: factor of x
        x: a signal, or a list of signals as channels
        See also: Saturate
        Example: sf.WaveShaper(0.1, 0.2, 0.3, -0.4, 0.5, 0.6, sf.SineWave(1000, 440))"""
def wave_shaper(c0: float, c1: float, c2: float, c3: float, c4: float, c5: float, x: _Sound) -> Signal:
    """sf.WaveShaper(c0, c1, c2, c3, c4, c5, x)
        The polynomial c5*x + c4*x^2 + c3*x^3 + c2*x^4 + c1*x^5 + c0*x^6 of each sample.
        c0: factor of x^6
        c1: factor of x^5
        c2: factor of x^4
        c3: factor of x^3
        c4: factor of x^2
        c5: factor of x
        x: a signal, or a list of signals as channels
        See also: Saturate
        Example: sf.WaveShaper(0.1, 0.2, 0.3, -0.4, 0.5, 0.6, sf.SineWave(1000, 440))"""
def WaveguideString(ms: float, hz: _Control, position: float = 0.2, decay: float = 3000, highs: float = 400, stiffness: float = 0, width: float = 0.1) -> Signal:
    """sf.WaveguideString(ms, hz, position=0.2, decay=3000, highs=400, stiffness=0, width=0.1)
        Plucked string by a waveguide: the force on its bridge after an ideal (triangular) pluck; stiff strings have stretched partials, as a piano's.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, from 5, at most an eighth of the sample rate, number or signal]
        position: pluck position as a part of the string, from its bridge: at 1/n every n-th partial is missing [0.01 to 0.99]
        decay: decay time (T60) of the fundamental [ms, above 0]
        highs: decay time (T60) of partials at 5 kHz, as short as a one-pole low-pass can make it [ms, above 0]
        stiffness: inharmonicity B of the partials n·f·√((1 + B·n²)/(1 + B)): 0 for none, 0.0001 a guitar's low string, 0.0005 a piano's [0 to 0.01]
        width: width of the corner; wider is softer [ms, 0 and up]
        Source: V. Välimäki et al., "Physical modeling of plucked string instruments with application to real-time sound synthesis", JAES 44, 1996
        See also: Pluck
        Example: sf.WaveguideString(500, sf.NumericShape((0, 220), (1000, 230)), 0.2, 1000, 200, 0.0001)"""
def waveguide_string(ms: float, hz: _Control, position: float = 0.2, decay: float = 3000, highs: float = 400, stiffness: float = 0, width: float = 0.1) -> Signal:
    """sf.WaveguideString(ms, hz, position=0.2, decay=3000, highs=400, stiffness=0, width=0.1)
        Plucked string by a waveguide: the force on its bridge after an ideal (triangular) pluck; stiff strings have stretched partials, as a piano's.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency [Hz, from 5, at most an eighth of the sample rate, number or signal]
        position: pluck position as a part of the string, from its bridge: at 1/n every n-th partial is missing [0.01 to 0.99]
        decay: decay time (T60) of the fundamental [ms, above 0]
        highs: decay time (T60) of partials at 5 kHz, as short as a one-pole low-pass can make it [ms, above 0]
        stiffness: inharmonicity B of the partials n·f·√((1 + B·n²)/(1 + B)): 0 for none, 0.0001 a guitar's low string, 0.0005 a piano's [0 to 0.01]
        width: width of the corner; wider is softer [ms, 0 and up]
        Source: V. Välimäki et al., "Physical modeling of plucked string instruments with application to real-time sound synthesis", JAES 44, 1996
        See also: Pluck
        Example: sf.WaveguideString(500, sf.NumericShape((0, 220), (1000, 230)), 0.2, 1000, 200, 0.0001)"""
def WavetableOsc(ms: float, hz: _Control, tables: _Sound, morph: _Control = 0, phase: float = 0) -> Signal:
    """sf.WavetableOsc(ms, hz, tables, morph=0, phase=0)
        Wavetable oscillator: morphs between single-period tables, band-limited.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency; negative values play backwards [Hz, number or signal]
        tables: a signal of one period, or a list of them: 1 to 262144 samples each, of which 4096 harmonics are heard at most
        morph: table position, counted from 0; 0.5 is half way between the first two [number or signal]
        phase: phase at the start [turns]
        See also: Generate
        Example: sf.WavetableOsc(500, sf.NumericShape((0, 110), (1000, 220)), [sf.NumericShape((0, 0), (10, 1), (20, 0)), sf.NumericShape((0, -1), (20, 1))], sf.NumericShape((0, 0.1), (1000, 1)))"""
def wavetable_osc(ms: float, hz: _Control, tables: _Sound, morph: _Control = 0, phase: float = 0) -> Signal:
    """sf.WavetableOsc(ms, hz, tables, morph=0, phase=0)
        Wavetable oscillator: morphs between single-period tables, band-limited.
        ms: length; a signal that ends earlier ends the result [ms, 0 and up]
        hz: frequency; negative values play backwards [Hz, number or signal]
        tables: a signal of one period, or a list of them: 1 to 262144 samples each, of which 4096 harmonics are heard at most
        morph: table position, counted from 0; 0.5 is half way between the first two [number or signal]
        phase: phase at the start [turns]
        See also: Generate
        Example: sf.WavetableOsc(500, sf.NumericShape((0, 110), (1000, 220)), [sf.NumericShape((0, 0), (10, 1), (20, 0)), sf.NumericShape((0, -1), (20, 1))], sf.NumericShape((0, 0.1), (1000, 1)))"""
def WhiteNoise(ms: float) -> Signal:
    """sf.WhiteNoise(ms)
        White noise, uniform between -1 and 1; every call returns different noise, and every run with the same --seed returns the same.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: PinkNoise, GaussianNoise, VelvetNoise
        Example: sf.WhiteNoise(1000)"""
def white_noise(ms: float) -> Signal:
    """sf.WhiteNoise(ms)
        White noise, uniform between -1 and 1; every call returns different noise, and every run with the same --seed returns the same.
        ms: length, truncated to whole samples [ms, 0 and up]
        See also: PinkNoise, GaussianNoise, VelvetNoise
        Example: sf.WhiteNoise(1000)"""
def Width(x: _Sound, width: _Control = 1.5) -> Channels:
    """sf.Width(x, width=1.5)
        Stereo width: gain of the side signal; 0 is mono, 1 leaves the sound as it is.
        x: a signal, or a list of two as left and right
        width: gain of the side signal (a factor) [0 to 10, number or signal]
        The result is as long as the shortest signal.
        In chains also: extrastereo, stereowiden
        See also: MidSide, MidSideDecode, Haas, Balance
        Example: sf.Width([sf.SineWave(300, 440), sf.SineWave(300, 660)], 0.5)"""
def width(x: _Sound, width: _Control = 1.5) -> Channels:
    """sf.Width(x, width=1.5)
        Stereo width: gain of the side signal; 0 is mono, 1 leaves the sound as it is.
        x: a signal, or a list of two as left and right
        width: gain of the side signal (a factor) [0 to 10, number or signal]
        The result is as long as the shortest signal.
        In chains also: extrastereo, stereowiden
        See also: MidSide, MidSideDecode, Haas, Balance
        Example: sf.Width([sf.SineWave(300, 440), sf.SineWave(300, 660)], 0.5)"""
def WriteFile(x: _Sound, path: _Path, format: str = 'auto', dither: str = 'tpdf') -> Any:
    """sf.WriteFile(x, path, format='auto', dither='tpdf')
        Writes signals as the channels of a sound file; the extension of its name selects the container: wav (RF64 from 4 GiB on), rf64, w64, aiff, aifc, flac, npy or raw.
        x: the channels
        path: file name; a relative name is under --out
        format: pcm8, pcm16, pcm24, pcm32, float32 or float64; auto is float32 for a NumPy array and otherwise pcm24
        dither: none, or tpdf: seeded noise of one step of the integers, added to samples that integers cannot represent exactly
        A NaN is an error.
        See also: Dither
        Example: sf.WriteFile([sf.SineWave(1000, 440)], 'tone.wav', 'float32')"""
def write_file(x: _Sound, path: _Path, format: str = 'auto', dither: str = 'tpdf') -> Any:
    """sf.WriteFile(x, path, format='auto', dither='tpdf')
        Writes signals as the channels of a sound file; the extension of its name selects the container: wav (RF64 from 4 GiB on), rf64, w64, aiff, aifc, flac, npy or raw.
        x: the channels
        path: file name; a relative name is under --out
        format: pcm8, pcm16, pcm24, pcm32, float32 or float64; auto is float32 for a NumPy array and otherwise pcm24
        dither: none, or tpdf: seeded noise of one step of the integers, added to samples that integers cannot represent exactly
        A NaN is an error.
        See also: Dither
        Example: sf.WriteFile([sf.SineWave(1000, 440)], 'tone.wav', 'float32')"""
def WriteFile16(x: _Sound, path: _Path) -> Any:
    """sf.WriteFile16(x, path)
        Writes signals as the channels of a WAV file of 16-bit integers.
        x: the channels
        path: file name; a relative name is under --out
        A NaN is an error.
        Example: sf.WriteFile16([sf.SineWave(1000, 440)], 'tone16.wav')"""
def write_file16(x: _Sound, path: _Path) -> Any:
    """sf.WriteFile16(x, path)
        Writes signals as the channels of a WAV file of 16-bit integers.
        x: the channels
        path: file name; a relative name is under --out
        A NaN is an error.
        Example: sf.WriteFile16([sf.SineWave(1000, 440)], 'tone16.wav')"""
def WriteFile32(x: _Sound, path: _Path) -> Any:
    """sf.WriteFile32(x, path)
        Writes signals as the channels of a WAV file of 32-bit integers.
        x: the channels
        path: file name; a relative name is under --out
        A NaN is an error.
        Example: sf.WriteFile32([sf.SineWave(1000, 440)], 'tone32.wav')"""
def write_file32(x: _Sound, path: _Path) -> Any:
    """sf.WriteFile32(x, path)
        Writes signals as the channels of a WAV file of 32-bit integers.
        x: the channels
        path: file name; a relative name is under --out
        A NaN is an error.
        Example: sf.WriteFile32([sf.SineWave(1000, 440)], 'tone32.wav')"""
def WriteFileString(text: str, path: _Path) -> str:
    """sf.WriteFileString(text, path)
        Writes a string to a file, in UTF-8.
        text: any string
        path: file name; a relative name is under --out
        Example: sf.WriteFileString('a4 = 440 Hz', 'tuning.txt')"""
def write_file_string(text: str, path: _Path) -> str:
    """sf.WriteFileString(text, path)
        Writes a string to a file, in UTF-8.
        text: any string
        path: file name; a relative name is under --out
        Example: sf.WriteFileString('a4 = 440 Hz', 'tuning.txt')"""
def WriteSignal(x: _Sound, path: _Path) -> Any:
    """sf.WriteSignal(x, path)
        Writes one signal to a file unchanged, for sf.ReadSignal: the number of samples in 32 bits and each as a 64-bit float, big-endian, and no sample rate.
        x: a signal, or a list of signals as channels
        path: file name; a relative name is under --out
        Example: sf.WriteSignal(sf.SineWave(1000, 440), 'tone.signal')"""
def write_signal(x: _Sound, path: _Path) -> Any:
    """sf.WriteSignal(x, path)
        Writes one signal to a file unchanged, for sf.ReadSignal: the number of samples in 32 bits and each as a 64-bit float, big-endian, and no sample rate.
        x: a signal, or a list of signals as channels
        path: file name; a relative name is under --out
        Example: sf.WriteSignal(sf.SineWave(1000, 440), 'tone.signal')"""
@overload
def WriteToSignalPool(x: _One, path: _Path) -> int: ...
@overload
def WriteToSignalPool(x: _Many, path: _Path) -> list[int]:
    """sf.WriteToSignalPool(x, path)
        Appends a signal to a pool, which is created if it does not exist or is empty: returns the offset by which sf.ReadFromSignalPool finds it, in later runs too.
        x: a signal, or a list of signals as channels
        path: file name; a relative name is under --out
        Example: sf.WriteToSignalPool(sf.SineWave(1000, 440), 'tones.pool')"""
@overload
def write_to_signal_pool(x: _One, path: _Path) -> int: ...
@overload
def write_to_signal_pool(x: _Many, path: _Path) -> list[int]:
    """sf.WriteToSignalPool(x, path)
        Appends a signal to a pool, which is created if it does not exist or is empty: returns the offset by which sf.ReadFromSignalPool finds it, in later runs too.
        x: a signal, or a list of signals as channels
        path: file name; a relative name is under --out
        Example: sf.WriteToSignalPool(sf.SineWave(1000, 440), 'tones.pool')"""
@overload
def ZeroPhase(x: _One, filter: _Filter) -> Signal: ...
@overload
def ZeroPhase(x: _Many, filter: _Filter) -> Channels:
    """sf.ZeroPhase(x, filter)
        Zero-phase filtering: a filter forward and then backward, as if there were silence around the signal; its gain counts twice, in dB, and the phase stays.
        x: a signal, or a list of signals as channels
        filter: a filter, as made by sf.CreateButterworthLowPass or sf.CreateParametricEQ
        The result is as long as the first signal. A NaN spoils samples before and after it.
        See also: FIRFilter, CreateButterworthLowPass, CreateParametricEQ
        Example: sf.ZeroPhase(sf.WhiteNoise(300), sf.CreateButterworthLowPass(1000, 2))"""
@overload
def zero_phase(x: _One, filter: _Filter) -> Signal: ...
@overload
def zero_phase(x: _Many, filter: _Filter) -> Channels:
    """sf.ZeroPhase(x, filter)
        Zero-phase filtering: a filter forward and then backward, as if there were silence around the signal; its gain counts twice, in dB, and the phase stays.
        x: a signal, or a list of signals as channels
        filter: a filter, as made by sf.CreateButterworthLowPass or sf.CreateParametricEQ
        The result is as long as the first signal. A NaN spoils samples before and after it.
        See also: FIRFilter, CreateButterworthLowPass, CreateParametricEQ
        Example: sf.ZeroPhase(sf.WhiteNoise(300), sf.CreateButterworthLowPass(1000, 2))"""

class _Methods(Generic[_S]):
    def all_pass(self, hz: _Control = 1000, q: _Control = 0.7071067811865476, order: float = 2) -> _S:
        """sf.AllPass(x, hz=1000, q=0.7071067811865476, order=2)
            All-pass filter of first or second order: shifts only the phase, by a quarter or half a turn at hz; several of them, modulated slowly and mixed with the signal, are a phaser.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q of the second-order filter [0.01 to 10000, number or signal]
            order: order [whole, 1 to 2]
            The result is as long as the shortest signal.
            Source: V. Zavalishin, "The art of VA filter design", 2018
            In chains also: allpass
            See also: RBJAllPass, SchroederAllPass
            Example: sf.AllPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 0.7)"""
    def ambisonic_decode(self, layout: str = 'stereo') -> Channels:
        """sf.AmbisonicDecode(x, layout='stereo')
            Loudspeaker signals for a first-order sound field W, Y, Z, X (AmbiX), decoded max-rE at equal loudness for all directions: a list of one signal for each loudspeaker.
            x: a list of W, Y, Z and X, of which the last may be missing
            layout: stereo (two microphones towards left and right), quad, 5.0, hexagon, octagon, cube, or a text of azimuths in degrees to the left, each with /elevation if it has one: '45 -45 135/20'
            The result is as long as the shortest signal.
            Source: M. Gerzon, "General metatheory of auditory localisation", AES 1992; F. Zotter, H. Pomberger, M. Noisternig, "Energy-preserving ambisonic decoding", 2012
            See also: AmbisonicEncode, Remix
            Example: sf.AmbisonicDecode(sf.AmbisonicEncode(sf.SineWave(300, 440), 40, 20), 'cube')"""
    def ambisonic_encode(self, azimuth: _Control = 0, elevation: _Control = 0) -> Channels:
        """sf.AmbisonicEncode(x, azimuth=0, elevation=0)
            Ambisonics of first order: a sound at a direction as a list of W, Y, Z and X (AmbiX: ACN, SN3D).
            x: one signal; each of several would have its own place
            azimuth: azimuth: 0 is in front, 90 left, -90 right [degrees, number or signal]
            elevation: elevation: 90 is above, -90 below [degrees, number or signal]
            The result is as long as the shortest signal.
            Source: C. Nachbar, F. Zotter, E. Deleflie, A. Sontacchi, "ambiX: a suggested ambisonics format", 2011
            See also: AmbisonicDecode, Binaural, Pan
            Example: sf.AmbisonicEncode(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 360)), sf.NumericShape((0, 10), (300, 60)))"""
    @overload
    def analogue_chorus(self: _Methods[Signal], ms: float, modulation: _Control, feedback: float, drive: float, hz: float = 5000) -> Channels: ...
    @overload
    def analogue_chorus(self: _Methods[Channels], ms: float, modulation: _Control, feedback: float, drive: float, hz: float = 5000) -> list[Channels]:
        """sf.AnalogueChorus(x, ms, modulation, feedback, drive, hz=5000)
            A bucket-brigade chorus, as a list of left and right: the sum and the difference of the signal and its delayed copy; ends with the shorter signal.
            x: a signal, or a list of signals as channels
            ms: delay, truncated to whole samples [ms, 0 and up]
            modulation: modulation added to the delay; the sum stays between one sample and ms + 1000 [ms, number or signal]
            feedback: feedback: part of the delay line's input that comes from its output [0 to 1]
            drive: gain of the delayed signal (a factor)
            hz: cutoff before the delay and in its feedback path; above 15000 nothing is filtered [Hz]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            See also: Chorus, Ensemble
            Example: sf.AnalogueChorus(sf.SineWave(500, 440), 10, sf.NumericVolume(sf.SineWave(500, 3), 2), 0.3, 1, 4000)"""
    def auto_corrolate(self) -> _S:
        """sf.AutoCorrolate(x)
            The autocorrelation of the first half of a signal, for lags from 0 samples up, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
            x: a signal, or a list of signals as channels
            The result is half as long as the signal. One NaN makes the whole result NaN.
            Example: sf.AutoCorrolate(sf.SineWave(1000, 440))"""
    def balance(self, position: _Control = 0) -> Channels:
        """sf.Balance(x, position=0)
            Stereo balance: attenuates the channel that the balance leans away from.
            x: a signal, or a list of two as left and right
            position: balance from left only (-1) to right only (1) [-1 to 1, number or signal]
            The result is as long as the shortest signal.
            See also: Pan, Width
            Example: sf.Balance([sf.SineWave(300, 440), sf.SineWave(300, 660)], sf.NumericShape((0, -0.9), (300, 0.9)))"""
    @overload
    def beats(self: _Methods[Signal], least: float = 0.4) -> list[Any]: ...
    @overload
    def beats(self: _Methods[Channels], least: float = 0.4) -> list[list[Any]]:
        """sf.Beats(x, least=0.4)
            Beat tracking by BeatRoot: the times in ms, as a list, of the beats that the onsets follow, at 60 to 200 beats per minute, which may change slowly; a beat without an onset is placed between those around it.
            x: a signal, or a list of signals as channels
            least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
            Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001
            See also: Tempo, TempoWarp
            Example: sf.Beats(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))"""
    def bessel_band_pass(self, lowHz: float, highHz: float, order: float) -> _S:
        """sf.BesselBandPass(x, lowHz, highHz, order)
            Bessel band-pass: gentle slopes with little ringing, 0 dB at its maximum; Sonic Field's own patches get the Butterworth filter that it was there.
            x: a signal, or a list of signals as channels
            lowHz: lower edge frequency [Hz, above 0]
            highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
            order: order: 6 dB per octave each on either side [whole, 1 to 6]
            Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
            See also: ButterworthBandPass
            Example: sf.BesselBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)"""
    def bessel_high_pass(self, hz: float, order: float) -> _S:
        """sf.BesselHighPass(x, hz, order)
            Bessel high-pass: a gentle slope with little ringing; inverted for odd orders in Sonic Field's own patches.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate]
            order: order: 6 dB per octave each [whole, 1 to 11]
            Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
            See also: ButterworthHighPass
            Example: sf.BesselHighPass(sf.WhiteNoise(1000), 1000, 4)"""
    def bessel_low_pass(self, hz: float, order: float) -> _S:
        """sf.BesselLowPass(x, hz, order)
            Bessel low-pass: constant group delay, so it preserves the waveform; the phase shift at the cutoff is half of the total.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate]
            order: order: 6 dB per octave each [whole, 1 to 11]
            Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949
            See also: ButterworthLowPass
            Example: sf.BesselLowPass(sf.WhiteNoise(1000), 1000, 4)"""
    def binaural(self, azimuth: _Control = 30, elevation: _Control = 0, radius: float = 8.75, sofa: str = 'sphere') -> Channels:
        """sf.Binaural(x, azimuth=30, elevation=0, radius=8.75, sofa='sphere')
            Binaural sound for headphones (HRTF) from a direction, by a spherical head or a measured one; of left and right, each comes from its side.
            x: a signal, or a list of two as left and right
            azimuth: azimuth: 0 is in front, 90 left, -90 right; of a stereo sound, that of its left channel [degrees, number or signal]
            elevation: elevation: 90 is above, -90 below [degrees, number or signal]
            radius: radius of the sphere [cm, 1 to 100]
            sofa: name of a SOFA file of measured responses, of which the nearest to the place is taken; sphere: none
            The result is as long as the shortest signal.
            Source: C. Brown, R. Duda, "A structural model for binaural sound synthesis", 1998
            In chains also: earwax, headphone, crossfeed
            See also: Pan, AmbisonicEncode
            Example: sf.Binaural(sf.WhiteNoise(300), sf.NumericShape((0, -90), (300, 120)), 20)"""
    @overload
    def blockulate(self: _Methods[Signal], ms: float, random: float = 0) -> list[Any]: ...
    @overload
    def blockulate(self: _Methods[Channels], ms: float, random: float = 0) -> list[list[Any]]:
        """sf.Blockulate(x, ms, random=0)
            The signal as blocks, each starting in the middle of the one before, without the remainder at its end: a list of (block, ms).
            x: a signal, or a list of signals as channels
            ms: length of a block [ms, at least two samples]
            random: most time added at random to each half of a block [ms, 0 and up]
            See also: Granulate, CrossFadeSplit
            Example: sf.Blockulate(sf.SineWave(1000, 440), 100, 0)"""
    def butterworth_band_pass(self, lowHz: float, highHz: float, order: float) -> _S:
        """sf.ButterworthBandPass(x, lowHz, highHz, order)
            Butterworth band-pass: 3 dB below its maximum of 0 dB at both edges; in Sonic Field's own patches (lowHz + highHz)/2 is at 0 dB, and odd orders are inverted.
            x: a signal, or a list of signals as channels
            lowHz: lower edge frequency [Hz, above 0]
            highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]
            order: order: 6 dB per octave each on either side [whole, 1 to 6]
            Source: S. Butterworth, "On the theory of filter amplifiers", 1930
            See also: RBJBandPass, BesselBandPass, ShapedButterworthBandPass
            Example: sf.ButterworthBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)"""
    def butterworth_high_pass(self, hz: float, order: float) -> _S:
        """sf.ButterworthHighPass(x, hz, order)
            Butterworth high-pass: flat, and 3 dB down at the cutoff; inverted for odd orders in Sonic Field's own patches.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate]
            order: order: 6 dB per octave each [whole, 1 to 11]
            Source: S. Butterworth, "On the theory of filter amplifiers", 1930
            See also: RBJHighPass, BesselHighPass
            Example: sf.ButterworthHighPass(sf.WhiteNoise(1000), 1000, 4)"""
    def butterworth_low_pass(self, hz: float, order: float) -> _S:
        """sf.ButterworthLowPass(x, hz, order)
            Butterworth low-pass: flat, and 3 dB down at the cutoff.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate]
            order: order: 6 dB per octave each [whole, 1 to 11]
            Source: S. Butterworth, "On the theory of filter amplifiers", 1930
            See also: RBJLowPass, BesselLowPass
            Example: sf.ButterworthLowPass(sf.WhiteNoise(1000), 1000, 4)"""
    def channel_vocoder(self, carrier: _Sound, bands: float = 20, lowHz: float = 100, highHz: float = 8000, shift: float = 1, attack: float = 10, release: float = 60) -> _S:
        """sf.ChannelVocoder(x, carrier, bands=20, lowHz=100, highHz=8000, shift=1, attack=10, release=60)
            Channel vocoder, by band-pass filters: each band of the carrier gets the level of the same band of the voice, however loud the carrier is.
            x: the voice, a signal, or a list of signals as channels
            carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them
            bands: number of bands [whole, 1 to 100]
            lowHz: centre of the lowest band [Hz, 1 and up]
            highHz: centre of the highest band [Hz, above lowHz, at most 0.45 of the sample rate]
            shift: factor by which the carrier's bands are higher [0.25 to 4]
            attack: attack time, after which 1 % of a step remains [ms, 0 and up]
            release: release time, likewise [ms, 0 and up]
            The result is as long as the shortest signal.
            Source: H. Dudley, "Remaking speech", 1939
            See also: Vocoder, CrossSynthesis
            Example: sf.ChannelVocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))"""
    def check(self) -> _S:
        """sf.Check(x)
            The signal itself; an error if a sample is NaN or infinite.
            x: a signal, or a list of signals as channels
            A NaN is an error.
            Example: sf.Check(sf.SineWave(1000, 440))"""
    def check_zeros(self) -> _S:
        """sf.CheckZeros(x)
            The signal itself; prints how many of its samples are exactly 0, and where the first ten of them are.
            x: a signal, or a list of signals as channels
            Example: sf.CheckZeros(sf.SineWave(1000, 440))"""
    def chorus(self, rate: _Control = 0.8, depth: _Control = 3, ms: _Control = 18, voices: float = 3, mix: _Control = 0.5, width: _Control = 1) -> Channels:
        """sf.Chorus(x, rate=0.8, depth=3, ms=18, voices=3, mix=0.5, width=1)
            Chorus: a signal with copies of it whose delays are modulated, so that it sounds like several; a list of left and right for one signal, else as many channels as there are; it ends when the copies have.
            x: a sound: one signal, or a list of them as its channels
            rate: modulation rate [Hz, 0 to 100, number or signal]
            depth: modulation depth of each delay, to either side [ms, 0 to 50, number or signal]
            ms: mean delay, about which the voices are modulated [ms, 0 to 50, number or signal]
            voices: number of voices [whole, 1 to 16]
            mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
            width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]
            A NaN spoils samples before and after it.
            See also: Ensemble, Flanger, Vibrato, Rotary, AnalogueChorus
            Example: sf.Chorus(sf.SineWave(300, 440), 1.5, 2, 12, 2, 0.6, 0.6)"""
    @overload
    def chroma(self: _Methods[Signal], hop: float = 40, window: float = 160, a4: float = 440) -> Channels: ...
    @overload
    def chroma(self: _Methods[Channels], hop: float = 40, window: float = 160, a4: float = 440) -> list[Channels]:
        """sf.Chroma(x, hop=40, window=160, a4=440)
            Chromagram: the strength of each of the twelve pitch classes, from c to b, as a list of signals of which the strongest is 1; all are 0 in silence.
            x: a signal, or a list of signals as channels
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            a4: frequency of a4, the a above middle c [Hz, 220 to 880]
            A NaN spoils samples before and after it.
            Source: E. Gómez, "Tonal description of music audio signals", 2006
            See also: KeyEstimate, MFCC, Features
            Example: sf.Chroma(sf.WhiteNoise(100))"""
    def clean(self) -> _S:
        """sf.Clean(x)
            The signal without the upper half of its frequencies, by a linear-phase FIR filter of 19 taps: half the amplitude at a quarter of the sample rate, and not shifted in time.
            x: a signal, or a list of signals as channels
            A NaN spoils the samples beside it too.
            Example: sf.Clean(sf.WhiteNoise(1000))"""
    def clip(self) -> _S:
        """sf.Clip(x)
            The signal clipped at -1 and 1.
            x: a signal, or a list of signals as channels
            As a chain's last step it sets the peak of the file, whatever --rate and --channels.
            See also: Clipper
            Example: sf.Clip(sf.NumericVolume(sf.SineWave(1000, 440), 2))"""
    def clip_to_safe(self) -> _S:
        """sf.ClipToSafe(x)
            The signal without clicks at its ends: its first sample is subtracted, with decreasing weight, and its last 1920 samples (20 ms at 96,000 Hz) are faded; a shorter signal fades over its second half.
            x: a signal, or a list of signals as channels
            See also: Fade
            Example: sf.ClipToSafe(sf.PhasedSineWave(1000, 440, 0.25))"""
    def clipper(self, drive: _Control = 6, ceiling: float = 0, shape: str = 'hard', bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> _S:
        """sf.Clipper(x, drive=6, ceiling=0, shape='hard', bias=0, mix=1, oversampling=8)
            Hard or soft clipping at a ceiling, without aliases and not shifted in time; no sample is above the ceiling, but peaks between samples may be, which a Limiter prevents.
            x: a signal, or a list of signals as channels
            drive: gain before the shaping curve [dB, -60 to 60, number or signal]
            ceiling: ceiling: highest sample peak [dBFS, -60 to 60]
            shape: hard, or soft: x - 4x^3/27 up to 1.5
            bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
            mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
            oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
            The result is as long as the shortest signal. A NaN spoils samples before and after it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
            Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
            See also: Clip, Saturator, Limiter
            Example: sf.Clipper(sf.SineWave(200, 440), 9, -3)"""
    def comb_filter(self, hz: _Control = 440, feedback: _Control = 0.7, forward: _Control = 0, tail: float = 300) -> _S:
        """sf.CombFilter(x, hz=440, feedback=0.7, forward=0, tail=300)
            Feedback comb filter: resonates at a frequency and its multiples, or with negative feedback at the odd multiples of half of it.
            x: a signal, or a list of signals as channels
            hz: frequency; above a fifteenth of the sample rate the highest resonances are only approximate [Hz, from 1, at most half the sample rate, number or signal]
            feedback: feedback [-0.999 to 0.999, number or signal]
            forward: feed-forward gain of the delayed signal [-1 to 1, number or signal]
            tail: length of the tail after the signal [ms, 0 and up]
            A NaN spoils samples before and after it.
            Source: M. Schroeder, "Natural sounding artificial reverberation", 1962
            See also: ResonantFilter, ShapedResonantFilter, SchroederAllPass, FilteredResonantFilter
            Example: sf.CombFilter(sf.WhiteNoise(300), sf.NumericShape((0, 220), (900, 440)), 0.6, 0.2, 100)"""
    def compressor(self, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> _S:
        """sf.Compressor(x, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector='peak', lookahead=0)
            Compressor: reduces what is above a threshold by a ratio, with one gain for all channels, that of the loudest; it ends with what controls it.
            x: the sound, a signal or a list of signals as channels
            threshold: threshold [dBFS, -200 to 200, number or signal]
            ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
            attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
            release: release time constant, likewise for the way up [ms, 0 to 60000]
            makeup: make-up gain [dB, -200 to 200, number or signal]
            knee: knee: width of the transition around the threshold [dB, 0 to 60]
            detector: peak, or rms: over 10 ms
            lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
            A NaN spoils samples before and after it.
            Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
            In chains also: acompressor, compand
            See also: SideChainCompressor, MultibandCompressor, DeEsser, Limiter, Expander, TransientShaper
            Example: sf.Compressor([sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(200, 660))], sf.NumericShape((0, -10), (220, -30)), 4)"""
    def convert_sample_rate(self, sourceRate: float, targetRate: float) -> _S:
        """sf.ConvertSampleRate(x, sourceRate, targetRate)
            The same sound at another sample rate: flat within 0.0001 dB up to 0.907 of half the lower rate (20 kHz of 44.1), everything that this rate cannot hold 120 dB down; nothing is shifted in time.
            x: a signal, or a list of signals as channels
            sourceRate: sample rate of the signal [Hz, above 0, at most 256 times targetRate]
            targetRate: sample rate of the result [Hz, above 0]
            Source: J. Smith, "Digital audio resampling", 2002
            See also: DirectRelength, Varispeed
            Example: sf.ConvertSampleRate(sf.SineWave(1000, 440), 48000, 44100)"""
    def convolution(self, response: _Sound, kind: str = 'response') -> _S:
        """sf.Convolution(x, response, kind='response')
            The signal convolved with an impulse response, full length (n + m - 1) and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; with taps the plain sum at every rate.
            x: a signal, or a list of signals as channels
            response: the impulse response, or a list of responses as channels
            kind: response: a curve over time, as loud at every sample rate; taps: the samples of a filter made for this rate
            The result is as long as both signals together, less one sample; empty if one of them is. A NaN spoils samples before and after it.
            Source: T. Stockham, "High-speed convolution and correlation", 1966
            See also: FIRFilter, Convolve, ConvolveDelay, ConvolveForward, ViolinBodyIRs, ConvolutionReverb, Reverb
            Example: sf.Convolution(sf.WhiteNoise(100), sf.Multiply(sf.WhiteNoise(50), sf.NumericShape((0, 1), (50, 0))))"""
    @overload
    def convolution_reverb(self: _Methods[Signal], response: _Sound, mix: _Control = 0.3, preDelay: float = 0) -> Union[Signal, Any]: ...
    @overload
    def convolution_reverb(self: _Methods[Channels], response: _Sound, mix: _Control = 0.3, preDelay: float = 0) -> Channels:
        """sf.ConvolutionReverb(x, response, mix=0.3, preDelay=0)
            Convolution reverb with a measured impulse response, as long as both together: noise up to 24 kHz is as loud in it as without it, at every sample rate.
            x: a sound: one signal, or a list of them as its channels
            response: the response: a signal for all channels; a list of one for each channel, or of those that one channel becomes; or of one from each channel to each, as left to left, left to right, right to left, right to right
            mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
            preDelay: pre-delay of the reverberation [ms, 0 to 10000]
            A NaN spoils samples before and after it.
            Source: T. Stockham, "High-speed convolution and correlation", 1966
            In chains also: afir
            See also: Reverb, Plate, Spring, Convolution
            Example: sf.ConvolutionReverb(sf.SineWave(200, 440), [sf.Multiply(sf.WhiteNoise(100), sf.NumericShape((0, 1), (100, 0))), sf.WhiteNoise(100)], 0.4, 10)"""
    def convolve(self, response: _Sound) -> _S:
        """sf.Convolve(x, response)
            The signal convolved with a response centred on each sample, as long as the signal, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; before the start and after the end, the signal is continued with what is one response's length further in.
            x: a signal, or a list of signals as channels
            response: the response, or a list of responses as channels
            The result is as long as the first signal. A NaN spoils samples before and after it.
            Source: T. Stockham, "High-speed convolution and correlation", 1966
            See also: Convolution
            Example: sf.Convolve(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
    def convolve_delay(self, response: _Sound) -> _S:
        """sf.ConvolveDelay(x, response)
            The signal convolved with the reversed response, one sample late, as long as the signal and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
            x: a signal, or a list of signals as channels
            response: the response, or a list of responses as channels
            The result is as long as the first signal. A NaN spoils samples before and after it.
            Source: T. Stockham, "High-speed convolution and correlation", 1966
            See also: Convolution
            Example: sf.ConvolveDelay(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
    def convolve_forward(self, response: _Sound) -> _S:
        """sf.ConvolveForward(x, response)
            Convolution with a response whose taps refer to later samples, as long as both together, silent at the end and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.
            x: a signal, or a list of signals as channels
            response: the response, or a list of responses as channels
            The result is as long as all its signals together. A NaN spoils samples before and after it.
            Source: T. Stockham, "High-speed convolution and correlation", 1966
            See also: Convolution
            Example: sf.ConvolveForward(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))"""
    @overload
    def cross_fade_split(self: _Methods[Signal], ms: float) -> list[Any]: ...
    @overload
    def cross_fade_split(self: _Methods[Channels], ms: float) -> list[list[Any]]:
        """sf.CrossFadeSplit(x, ms)
            The signal as overlapping segments with linear cross-fades, so that MixAt of all of them is the signal: a list of (segment, ms).
            x: a signal, or a list of signals as channels
            ms: length of a segment [ms, at least two samples]
            See also: Crossfade, Blockulate
            Example: sf.CrossFadeSplit(sf.SineWave(1000, 440), 100)"""
    def cross_multiply(self, b: _Sound) -> _S:
        """sf.CrossMultiply(a, b)
            The product of two spectra, as complex numbers, which is the convolution of their signals.
            a: a spectrum, or a list of spectra as channels
            b: a spectrum, or a list of spectra as channels
            Example: sf.CrossMultiply(sf.FrequencyDomain(sf.SineWave(100, 440)), sf.FrequencyDomain(sf.WhiteNoise(100)))"""
    def cross_synthesis(self, y: _Sound, depth: _Control = 1, hz: float = 300, size: float = 0, window: float = 40) -> _S:
        """sf.CrossSynthesis(x, y, depth=1, hz=300, size=0, window=40)
            Cross-synthesis: the first sound with the spectral envelope of the second in place of its own, so the tones of one with the colour and loudness of the other.
            x: a signal, or a list of signals as channels
            y: the other, a signal, or a list of signals as channels
            depth: amount of the other sound's spectral envelope [0 to 1, number or signal]
            hz: width over which spectral envelopes are smoothed; narrower keeps more of the other sound's own tones [Hz, 0 and up]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            See also: Vocoder, ChannelVocoder, SpectralMorph
            Example: sf.CrossSynthesis(sf.WhiteNoise(500), sf.SineWave(500, 440))"""
    def crossfade(self, next: _Sound, ms: float = 1000, shape: str = 'power') -> _S:
        """sf.Crossfade(x, next, ms=1000, shape='power')
            Two signals one after the other, the second fading in while the first fades out; a cross-fade is at most as long as the shorter of them.
            x: a signal, or a list of signals as channels
            next: the signal that follows
            ms: length of the cross-fade [ms, 0 and up]
            shape: power (the power of both is constant), linear or smooth (their sum is, without corners)
            In chains also: acrossfade, splice
            See also: Concatenate, Fade, CrossFadeSplit, Loop
            Example: sf.Crossfade(sf.SineWave(500, 440), sf.SineWave(400, 660), 200)"""
    @overload
    def crossover(self: _Methods[Signal], hz: _Control = 1000, hz2: _Control = 0, hz3: _Control = 0, order: float = 4) -> Channels: ...
    @overload
    def crossover(self: _Methods[Channels], hz: _Control = 1000, hz2: _Control = 0, hz3: _Control = 0, order: float = 4) -> list[Channels]:
        """sf.Crossover(x, hz=1000, hz2=0, hz3=0, order=4)
            Linkwitz-Riley crossover: two to four bands, from the lowest, as a list; their sum has a flat frequency response.
            x: a signal, or a list of signals as channels
            hz: crossover frequency between the lowest two bands [Hz, number or signal]
            hz2: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz, number or signal]
            hz3: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz2, number or signal]
            order: order, 2, 4 or 8: 6 dB per octave each [whole, 2 to 8]
            The result is as long as the shortest signal.
            Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976
            In chains also: acrossover
            See also: MultibandCompressor
            Example: sf.Crossover(sf.WhiteNoise(300), 200, sf.NumericShape((0, 1000), (300, 4000)))"""
    def db1(self) -> _S:
        """sf.DB1(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db10(self) -> _S:
        """sf.DB10(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db100(self) -> _S:
        """sf.DB100(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db11(self) -> _S:
        """sf.DB11(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db12(self) -> _S:
        """sf.DB12(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db13(self) -> _S:
        """sf.DB13(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db14(self) -> _S:
        """sf.DB14(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db15(self) -> _S:
        """sf.DB15(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db16(self) -> _S:
        """sf.DB16(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db17(self) -> _S:
        """sf.DB17(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db18(self) -> _S:
        """sf.DB18(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db19(self) -> _S:
        """sf.DB19(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db2(self) -> _S:
        """sf.DB2(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db20(self) -> _S:
        """sf.DB20(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db21(self) -> _S:
        """sf.DB21(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db22(self) -> _S:
        """sf.DB22(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db23(self) -> _S:
        """sf.DB23(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db24(self) -> _S:
        """sf.DB24(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db25(self) -> _S:
        """sf.DB25(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db26(self) -> _S:
        """sf.DB26(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db27(self) -> _S:
        """sf.DB27(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db28(self) -> _S:
        """sf.DB28(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db29(self) -> _S:
        """sf.DB29(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db3(self) -> _S:
        """sf.DB3(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db30(self) -> _S:
        """sf.DB30(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db31(self) -> _S:
        """sf.DB31(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db32(self) -> _S:
        """sf.DB32(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db33(self) -> _S:
        """sf.DB33(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db34(self) -> _S:
        """sf.DB34(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db35(self) -> _S:
        """sf.DB35(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db36(self) -> _S:
        """sf.DB36(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db37(self) -> _S:
        """sf.DB37(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db38(self) -> _S:
        """sf.DB38(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db39(self) -> _S:
        """sf.DB39(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db4(self) -> _S:
        """sf.DB4(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db40(self) -> _S:
        """sf.DB40(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db41(self) -> _S:
        """sf.DB41(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db42(self) -> _S:
        """sf.DB42(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db43(self) -> _S:
        """sf.DB43(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db44(self) -> _S:
        """sf.DB44(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db45(self) -> _S:
        """sf.DB45(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db46(self) -> _S:
        """sf.DB46(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db47(self) -> _S:
        """sf.DB47(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db48(self) -> _S:
        """sf.DB48(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db49(self) -> _S:
        """sf.DB49(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db5(self) -> _S:
        """sf.DB5(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db50(self) -> _S:
        """sf.DB50(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db51(self) -> _S:
        """sf.DB51(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db52(self) -> _S:
        """sf.DB52(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db53(self) -> _S:
        """sf.DB53(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db54(self) -> _S:
        """sf.DB54(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db55(self) -> _S:
        """sf.DB55(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db56(self) -> _S:
        """sf.DB56(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db57(self) -> _S:
        """sf.DB57(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db58(self) -> _S:
        """sf.DB58(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db59(self) -> _S:
        """sf.DB59(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db6(self) -> _S:
        """sf.DB6(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db60(self) -> _S:
        """sf.DB60(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db61(self) -> _S:
        """sf.DB61(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db62(self) -> _S:
        """sf.DB62(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db63(self) -> _S:
        """sf.DB63(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db64(self) -> _S:
        """sf.DB64(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db65(self) -> _S:
        """sf.DB65(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db66(self) -> _S:
        """sf.DB66(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db67(self) -> _S:
        """sf.DB67(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db68(self) -> _S:
        """sf.DB68(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db69(self) -> _S:
        """sf.DB69(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db7(self) -> _S:
        """sf.DB7(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db70(self) -> _S:
        """sf.DB70(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db71(self) -> _S:
        """sf.DB71(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db72(self) -> _S:
        """sf.DB72(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db73(self) -> _S:
        """sf.DB73(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db74(self) -> _S:
        """sf.DB74(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db75(self) -> _S:
        """sf.DB75(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db76(self) -> _S:
        """sf.DB76(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db77(self) -> _S:
        """sf.DB77(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db78(self) -> _S:
        """sf.DB78(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db79(self) -> _S:
        """sf.DB79(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db8(self) -> _S:
        """sf.DB8(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db80(self) -> _S:
        """sf.DB80(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db81(self) -> _S:
        """sf.DB81(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db82(self) -> _S:
        """sf.DB82(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db83(self) -> _S:
        """sf.DB83(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db84(self) -> _S:
        """sf.DB84(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db85(self) -> _S:
        """sf.DB85(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db86(self) -> _S:
        """sf.DB86(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db87(self) -> _S:
        """sf.DB87(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db88(self) -> _S:
        """sf.DB88(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db89(self) -> _S:
        """sf.DB89(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db9(self) -> _S:
        """sf.DB9(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db90(self) -> _S:
        """sf.DB90(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db91(self) -> _S:
        """sf.DB91(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db92(self) -> _S:
        """sf.DB92(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db93(self) -> _S:
        """sf.DB93(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db94(self) -> _S:
        """sf.DB94(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db95(self) -> _S:
        """sf.DB95(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db96(self) -> _S:
        """sf.DB96(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db97(self) -> _S:
        """sf.DB97(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db98(self) -> _S:
        """sf.DB98(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db99(self) -> _S:
        """sf.DB99(x)
            Gain of the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB6(sf.SineWave(1000, 440))"""
    def db_0(self) -> _S:
        """sf.DB_0(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_1(self) -> _S:
        """sf.DB_1(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_10(self) -> _S:
        """sf.DB_10(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_100(self) -> _S:
        """sf.DB_100(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_11(self) -> _S:
        """sf.DB_11(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_12(self) -> _S:
        """sf.DB_12(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_13(self) -> _S:
        """sf.DB_13(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_14(self) -> _S:
        """sf.DB_14(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_15(self) -> _S:
        """sf.DB_15(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_16(self) -> _S:
        """sf.DB_16(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_17(self) -> _S:
        """sf.DB_17(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_18(self) -> _S:
        """sf.DB_18(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_19(self) -> _S:
        """sf.DB_19(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_2(self) -> _S:
        """sf.DB_2(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_20(self) -> _S:
        """sf.DB_20(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_21(self) -> _S:
        """sf.DB_21(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_22(self) -> _S:
        """sf.DB_22(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_23(self) -> _S:
        """sf.DB_23(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_24(self) -> _S:
        """sf.DB_24(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_25(self) -> _S:
        """sf.DB_25(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_26(self) -> _S:
        """sf.DB_26(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_27(self) -> _S:
        """sf.DB_27(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_28(self) -> _S:
        """sf.DB_28(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_29(self) -> _S:
        """sf.DB_29(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_3(self) -> _S:
        """sf.DB_3(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_30(self) -> _S:
        """sf.DB_30(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_31(self) -> _S:
        """sf.DB_31(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_32(self) -> _S:
        """sf.DB_32(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_33(self) -> _S:
        """sf.DB_33(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_34(self) -> _S:
        """sf.DB_34(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_35(self) -> _S:
        """sf.DB_35(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_36(self) -> _S:
        """sf.DB_36(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_37(self) -> _S:
        """sf.DB_37(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_38(self) -> _S:
        """sf.DB_38(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_39(self) -> _S:
        """sf.DB_39(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_4(self) -> _S:
        """sf.DB_4(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_40(self) -> _S:
        """sf.DB_40(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_41(self) -> _S:
        """sf.DB_41(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_42(self) -> _S:
        """sf.DB_42(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_43(self) -> _S:
        """sf.DB_43(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_44(self) -> _S:
        """sf.DB_44(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_45(self) -> _S:
        """sf.DB_45(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_46(self) -> _S:
        """sf.DB_46(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_47(self) -> _S:
        """sf.DB_47(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_48(self) -> _S:
        """sf.DB_48(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_49(self) -> _S:
        """sf.DB_49(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_5(self) -> _S:
        """sf.DB_5(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_50(self) -> _S:
        """sf.DB_50(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_51(self) -> _S:
        """sf.DB_51(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_52(self) -> _S:
        """sf.DB_52(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_53(self) -> _S:
        """sf.DB_53(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_54(self) -> _S:
        """sf.DB_54(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_55(self) -> _S:
        """sf.DB_55(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_56(self) -> _S:
        """sf.DB_56(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_57(self) -> _S:
        """sf.DB_57(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_58(self) -> _S:
        """sf.DB_58(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_59(self) -> _S:
        """sf.DB_59(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_6(self) -> _S:
        """sf.DB_6(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_60(self) -> _S:
        """sf.DB_60(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_61(self) -> _S:
        """sf.DB_61(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_62(self) -> _S:
        """sf.DB_62(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_63(self) -> _S:
        """sf.DB_63(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_64(self) -> _S:
        """sf.DB_64(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_65(self) -> _S:
        """sf.DB_65(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_66(self) -> _S:
        """sf.DB_66(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_67(self) -> _S:
        """sf.DB_67(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_68(self) -> _S:
        """sf.DB_68(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_69(self) -> _S:
        """sf.DB_69(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_7(self) -> _S:
        """sf.DB_7(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_70(self) -> _S:
        """sf.DB_70(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_71(self) -> _S:
        """sf.DB_71(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_72(self) -> _S:
        """sf.DB_72(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_73(self) -> _S:
        """sf.DB_73(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_74(self) -> _S:
        """sf.DB_74(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_75(self) -> _S:
        """sf.DB_75(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_76(self) -> _S:
        """sf.DB_76(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_77(self) -> _S:
        """sf.DB_77(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_78(self) -> _S:
        """sf.DB_78(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_79(self) -> _S:
        """sf.DB_79(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_8(self) -> _S:
        """sf.DB_8(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_80(self) -> _S:
        """sf.DB_80(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_81(self) -> _S:
        """sf.DB_81(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_82(self) -> _S:
        """sf.DB_82(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_83(self) -> _S:
        """sf.DB_83(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_84(self) -> _S:
        """sf.DB_84(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_85(self) -> _S:
        """sf.DB_85(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_86(self) -> _S:
        """sf.DB_86(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_87(self) -> _S:
        """sf.DB_87(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_88(self) -> _S:
        """sf.DB_88(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_89(self) -> _S:
        """sf.DB_89(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_9(self) -> _S:
        """sf.DB_9(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_90(self) -> _S:
        """sf.DB_90(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_91(self) -> _S:
        """sf.DB_91(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_92(self) -> _S:
        """sf.DB_92(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_93(self) -> _S:
        """sf.DB_93(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_94(self) -> _S:
        """sf.DB_94(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_95(self) -> _S:
        """sf.DB_95(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_96(self) -> _S:
        """sf.DB_96(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_97(self) -> _S:
        """sf.DB_97(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_98(self) -> _S:
        """sf.DB_98(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def db_99(self) -> _S:
        """sf.DB_99(x)
            Attenuation by the number of decibels in the word's name.
            x: a signal, or a list of signals as channels
            Example: sf.DB_6(sf.SineWave(1000, 440))"""
    def dc_block(self, hz: _Control = 5) -> _S:
        """sf.DCBlock(x, hz=5)
            DC blocker: a first-order high-pass far below the audible range.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
            The result is as long as the shortest signal.
            Source: V. Zavalishin, "The art of VA filter design", 2018
            In chains also: dcblock
            See also: RemoveDC, OnePoleHighPass
            Example: sf.DCBlock(sf.DirectMix(0.3, sf.SineWave(500, 440)))"""
    def de_esser(self, threshold: _Control = -30, hz: float = 5500, ratio: _Control = 4, attack: float = 1, release: float = 60, knee: float = 6) -> _S:
        """sf.DeEsser(x, threshold=-30, hz=5500, ratio=4, attack=1, release=60, knee=6)
            De-esser: where the part of a voice above a frequency is louder than a threshold, a high shelf reduces it.
            x: the sound, a signal or a list of signals as channels
            threshold: threshold [dBFS, -200 to 200, number or signal]
            hz: cutoff frequency [Hz, above 0, below half the sample rate]
            ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
            attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
            release: release time constant, likewise for the way up [ms, 0 to 60000]
            knee: knee: width of the transition around the threshold [dB, 0 to 60]
            Source: A. Simper, "Solving the continuous SVF equations using trapezoidal integration and equivalent currents", 2013
            In chains also: deesser
            See also: MultibandCompressor, Compressor
            Example: sf.DeEsser(sf.Pcnt50(sf.WhiteNoise(200)))"""
    def delay(self, ms: _Control = 375, feedback: _Control = 0.35, mix: _Control = 0.35, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> _S:
        """sf.Delay(x, ms=375, feedback=0.35, mix=0.35, lowPassHz=8000, highPassHz=20, tail=-1)
            Delay with feedback: echoes, each through a one-pole low-pass and high-pass; the delay may be fractional and modulated; the controls keep their last values during the tail.
            x: a signal, or a list of signals as channels
            ms: delay [ms, one sample to 20000, number or signal]
            feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]
            mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]
            lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]
            highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]
            tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]
            A NaN spoils samples before and after it.
            In chains also: echo, aecho
            See also: PingPong, MultiTap, MixAt, ResonantFilter, ShapedResonantFilter, Haas, TimeShift
            Example: sf.Delay(sf.SineWave(300, 440), 100, 0.5, 0.4, 5000, 80, 300)"""
    def diode_ladder(self, hz: _Control = 1000, resonance: _Control = 0.7, drive: _Control = 0, bass: float = 0.5) -> _S:
        """sf.DiodeLadder(x, hz=1000, resonance=0.7, drive=0, bass=0.5)
            Diode ladder low-pass, as in bass synthesizers, with a rounder resonance than Moog's.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]
            resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]
            drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]
            bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]
            The result is as long as the shortest signal.
            Source: V. Zavalishin, "The art of VA filter design", 2018; T. Stinchcombe, "Diode ladder filters", 2009
            See also: MoogLadder, ShapedLadderLowPass
            Example: sf.DiodeLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.75)"""
    def direct_relength(self, rate: float) -> _S:
        """sf.DirectRelength(x, rate)
            The signal at another speed, and so longer or shorter; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.
            x: a signal, or a list of signals as channels
            rate: playback speed; 2 is an octave up [above 0]
            See also: Varispeed, ConvertSampleRate, PitchShift, TimeStretch
            Example: sf.DirectRelength(sf.SineWave(1000, 440), 0.75)"""
    def direct_resample(self, rate: float) -> _S:
        """sf.DirectResample(x, rate)
            The signal at another speed, of the same length, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.
            x: a signal, or a list of signals as channels
            rate: playback speed; 2 is an octave up [above 0]
            See also: Varispeed
            Example: sf.DirectResample(sf.SineWave(1000, 440), 1.25)"""
    def dirty_power(self, exponent: float) -> _S:
        """sf.DirtyPower(x, exponent)
            Each sample to a power, its sign kept, by a rough method that is off by a few per cent.
            x: a signal, or a list of signals as channels
            exponent: the exponent
            Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999
            See also: Power
            Example: sf.DirtyPower(sf.SineWave(1000, 440), 1.5)"""
    def dirty_raise(self, exponent: float) -> _S:
        """sf.DirtyRaise(x, exponent)
            Each sample to a power by a rough method that is off by a few per cent; 0 stays 0, and a negative one gives NaN unless the exponent is whole.
            x: a signal, or a list of signals as channels
            exponent: the exponent
            Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999
            See also: Raise
            Example: sf.DirtyRaise(sf.Rectify(sf.SineWave(1000, 440)), 1.5)"""
    def dither(self, bits: float = 16, shape: str = 'shaped') -> _S:
        """sf.Dither(x, bits=16, shape='shaped')
            Quantises the signal to a number of bits with seeded dither noise, so that a file of as many bits stores it exactly; samples that the bits represent exactly, silence too, stay as they are.
            x: a signal, or a list of signals as channels
            bits: bit depth of the integers [bits, whole, 2 to 32]
            shape: shaped: softest where the ear is keenest; tpdf: the same at all frequencies, as WriteFile's; highpass: softer below; none: rounded only
            As a chain's last step it sets the samples of the file, whatever --rate and --channels.
            Source: M. Gerzon, P. Craven, "Optimal noise shaping and dither of digital signals", AES 1989
            See also: WriteFile
            Example: sf.Dither(sf.Pcnt10(sf.SineWave(300, 440)), 8)"""
    def divide(self, b: _Sound) -> _S:
        """sf.Divide(a, b)
            The quotient of two signals; after the end of b, a is unchanged; a divisor closer to 0 than 2.2e-308 counts as 2.2e-308.
            a: a signal, or a list of signals as channels
            b: a signal, or a list of signals as channels
            Example: sf.Divide(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))"""
    def duck(self, key: _Sound, depth: _Control = -12, threshold: _Control = -40, attack: float = 50, hold: float = 300, release: float = 400, hysteresis: float = 6, lookahead: float = 0) -> _S:
        """sf.Duck(x, key, depth=-12, threshold=-40, attack=50, hold=300, release=400, hysteresis=6, lookahead=0)
            Ducking: lowers a sound by some dB while another one, the key, is present, as music under a voice.
            x: the sound, a signal or a list of signals as channels
            key: side-chain: the sound that the other makes way for, a signal or a list of signals as channels
            depth: gain while it is down [dB, -200 to 0, number or signal]
            threshold: threshold that the key must reach [dBFS, -200 to 200, number or signal]
            attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
            hold: hold time: how long the gain stays down [ms, 0 to 60000]
            release: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
            hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]
            lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
            The result is as long as the first signal. A NaN spoils samples before and after it.
            See also: SideChainCompressor, NoiseGate
            Example: sf.Duck(sf.SineWave(250, 440), sf.SineWave(100, 660), -12, -40, 20, 30, 50)"""
    def ensemble(self, rate: _Control = 0.6, depth: _Control = 1.8, fastRate: _Control = 6, fastDepth: _Control = 0.2, mix: _Control = 0.8, width: _Control = 1) -> Channels:
        """sf.Ensemble(x, rate=0.6, depth=1.8, fastRate=6, fastDepth=0.2, mix=0.8, width=1)
            String-machine ensemble: three copies of a signal whose delays have a slow and a fast modulation, as a list of left and right for one signal, else as many channels as there are; it ends when the copies have.
            x: a sound: one signal, or a list of them as its channels
            rate: slow modulation rate [Hz, 0 to 100, number or signal]
            depth: depth of the slow modulation, to either side [ms, 0 to 8, number or signal]
            fastRate: fast modulation rate [Hz, 0 to 100, number or signal]
            fastDepth: depth of the fast modulation, to either side [ms, 0 to 8, number or signal]
            mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
            width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]
            A NaN spoils samples before and after it.
            See also: Chorus, AnalogueChorus
            Example: sf.Ensemble(sf.SineWave(300, 440), 0.7, 1.5, 5, 0.3, 0.6, 0.6)"""
    def errors_to_silence(self) -> _S:
        """sf.ErrorsToSilence(x)
            The signal itself; silence of its length if a sample is NaN or infinite.
            x: a signal, or a list of signals as channels
            One NaN makes the whole result silent.
            Example: sf.ErrorsToSilence(sf.SineWave(1000, 440))"""
    def expander(self, threshold: _Control = -40, ratio: _Control = 2, range: float = -40, attack: float = 2, release: float = 150, hold: float = 10, knee: float = 6) -> _S:
        """sf.Expander(x, threshold=-40, ratio=2, range=-40, attack=2, release=150, hold=10, knee=6)
            Downward expander: each dB below a threshold becomes ratio dB, down to a range, with one gain for all channels, that of the loudest.
            x: the sound, a signal or a list of signals as channels
            threshold: threshold [dBFS, -200 to 200, number or signal]
            ratio: ratio: dB out per dB in below the threshold [1 to 1000, number or signal]
            range: largest attenuation [dB, -200 to 0]
            attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
            release: release time constant, likewise for the way down [ms, 0 to 60000]
            hold: window whose maximum is the detected level [ms, 0 to 1000]
            knee: knee: width of the transition around the threshold [dB, 0 to 60]
            Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
            See also: NoiseGate, Compressor
            Example: sf.Expander(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (250, 1))), -12)"""
    def exponential_volume(self, dB: float) -> _S:
        """sf.ExponentialVolume(x, dB)
            The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).
            x: a signal, or a list of signals as channels
            dB: gain; 0 leaves the signal unchanged [dB]
            The same: Volume, ExponentialVolume
            Example: sf.Volume(sf.SineWave(1000, 440), -6)"""
    def fir_filter(self, points: Any, ms: float = 0) -> _S:
        """sf.FIRFilter(x, points, ms=0)
            Linear-phase FIR filter with a frequency response drawn by points: no phase distortion, but pre-ringing.
            x: a signal, or a list of signals as channels
            points: points (hz, dB), hz ascending; level before the first and after the last, smooth between
            ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]
            The result is as long as the first signal. A NaN spoils samples before and after it.
            In chains also: firequalizer, firfit
            See also: ParametricEQ, MinimumPhaseFilter, Convolution, ZeroPhase
            Example: sf.FIRFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])"""
    def fade(self, rise: float, fall: float = 0, shape: str = 'linear') -> _S:
        """sf.Fade(x, rise, fall=0, shape='linear')
            The signal with a fade-in at its start and a fade-out at its end, linear or of another shape; where both together are longer than the signal, both are shortened by the same factor.
            x: a signal, or a list of signals as channels
            rise: length of the fade-in [ms, 0 and up]
            fall: length of the fade-out [ms, 0 and up]
            shape: linear, power (a quarter of a sine: SoX's q, ffmpeg's qsin), smooth (half of a cosine: h, hsin) or exponential (a line in dB, from -100: l, exp)
            In chains also: afade
            See also: Crossfade, Loop, RoundOff, ClipToSafe, ToGrain
            Example: sf.Fade(sf.SineWave(1000, 440), 10, 500)"""
    @overload
    def features(self: _Methods[Signal], names: str = 'rms centroid flatness', hop: float = 10) -> list[Any]: ...
    @overload
    def features(self: _Methods[Channels], names: str = 'rms centroid flatness', hop: float = 10) -> list[list[Any]]:
        """sf.Features(x, names='rms centroid flatness', hop=10)
            Features of a sound as a list of rows (ms, numbers...): of centroid, rolloff and flux a number each, of mfcc 13, of chroma 12, as the words for them give with their defaults.
            x: a signal, or a list of signals as channels
            names: names with spaces between: rms, peak, centroid, rolloff, flatness, flux, mfcc, chroma
            hop: hop: time from one row to the next [ms, at least one sample]
            See also: SpectralCentroid, SpectralRolloff, SpectralFlatness, SpectralFlux, RMSEnvelope, PeakEnvelope, MFCC, Chroma
            Example: sf.Features(sf.WhiteNoise(200), 'rms centroid')"""
    def filtered_resonant_filter(self, resonance: float, original: float, ms: float, filter: _Filter) -> _S:
        """sf.FilteredResonantFilter(x, resonance, original, ms, filter)
            A feedback comb that filters the signal, and its feedback with a filter of its own.
            x: a signal, or a list of signals as channels
            resonance: feedback (a factor); at 1 and above it never decays
            original: gain of the direct signal (a factor)
            ms: delay, truncated to whole samples [ms, 0 and up]
            filter: a filter, as made by sf.CreateButterworthLowPass
            A NaN spoils samples before and after it.
            See also: ResonantFilter, CombFilter
            Example: sf.FilteredResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3, sf.CreateButterworthLowPass(4000, 2))"""
    def finalise(self) -> _S:
        """sf.Finalise(x)
            The signal filtered by Clean and then normalised to a peak of 1, stored.
            x: a signal, or a list of signals as channels
            A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
            Example: sf.Finalise(sf.WhiteNoise(1000))"""
    def first_cross(self) -> _S:
        """sf.FirstCross(x)
            The signal from its first change of sign on, where zero counts as positive; empty if there is none; in Sonic Field's own patches it stays in place, silent before the change, and loses as many samples at its end.
            x: a signal, or a list of signals as channels
            Example: sf.FirstCross(sf.PhasedSineWave(1000, 440, 0.25))"""
    def fix_size(self) -> _S:
        """sf.FixSize(x)
            The signal with its peak at 1, stored; silence stays silent.
            x: a signal, or a list of signals as channels
            A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
            See also: Normalise
            Example: sf.FixSize(sf.Pcnt10(sf.SineWave(1000, 440)))"""
    def flanger(self, rate: _Control = 0.2, depth: _Control = 3, ms: _Control = 0.5, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> _S:
        """sf.Flanger(x, rate=0.2, depth=3, ms=0.5, feedback=0.3, mix=0.5, shape='sine', spread=0.25)
            Flanger: a signal with a copy of it whose delay sweeps from ms to ms + depth and back, with feedback; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives ms, depth or feedback.
            x: a sound: one signal, or a list of them as its channels
            rate: modulation rate [Hz, 0 to 100, number or signal]
            depth: modulation depth: how much longer the delay becomes [ms, 0 to 20, number or signal]
            ms: shortest delay [ms, one sample to 20, number or signal]
            feedback: feedback: part of the delayed signal that returns [-0.99 to 0.99, number or signal]
            mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]
            shape: of the wave: sine or triangle
            spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
            A NaN spoils samples before and after it.
            See also: Chorus, Phaser, ShapedResonantFilter
            Example: sf.Flanger(sf.MakeSawTooth(sf.SineWave(300, 440)), 1.5, 2, 0.3, 0.6, 0.6)"""
    def follow(self, attack: float, release: float) -> _S:
        """sf.Follow(x, attack, release)
            The envelope of a signal: its magnitude, followed from 0 on.
            x: a signal, or a list of signals as channels
            attack: attack time, after which 1 % of a step remains [ms, 0 and up]
            release: release time, likewise [ms, 0 and up]
            See also: RMSEnvelope, PeakEnvelope, FollowingLowPass, Rectify
            Example: sf.Follow(sf.SineWave(1000, 440), 5, 20)"""
    def following_low_pass(self, attack: float, release: float) -> _S:
        """sf.FollowingLowPass(x, attack, release)
            A low-pass filter with different speeds for rising and falling, from 0 on.
            x: a signal, or a list of signals as channels
            attack: attack time, after which 1 % of a step remains [ms, 0 and up]
            release: release time, likewise [ms, 0 and up]
            See also: OnePoleLowPass, MaxDeviation, Follow
            Example: sf.FollowingLowPass(sf.SineWave(1000, 440), 5, 20)"""
    def frequency_domain(self) -> _S:
        """sf.FrequencyDomain(x)
            The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
            x: a signal, or a list of signals as channels
            The result has the next power of two of samples. One NaN makes the whole result NaN.
            The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
            See also: ShortTimeSpectra
            Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
    def frequency_modulate(self, m: _Sound) -> _S:
        """sf.FrequencyModulate(x, m)
            Varispeed: playback rate 1 + m (m > 0) or 1/(1 - m), scaled so that the result has the input's length; m is read completely at once; not filtered; ends with the shorter signal.
            x: a signal, or a list of signals as channels
            m: the rate modulation m: 1 is an octave up
            The result is as long as the shortest signal.
            See also: Vibrato, Varispeed
            Example: sf.FrequencyModulate(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 400), 0.1))"""
    @overload
    def frequency_response(self: _Methods[Signal], fromHz: float = 20, toHz: float = 0, points: float = 200) -> list[Any]: ...
    @overload
    def frequency_response(self: _Methods[Channels], fromHz: float = 20, toHz: float = 0, points: float = 200) -> list[list[Any]]:
        """sf.FrequencyResponse(x, fromHz=20, toHz=0, points=200)
            Frequency response, by its formula, of the linear filters (RBJ, SVF, one-pole, Butterworth, Bessel, ParametricEQ, Crossover) that a signal has just come through, as a list of (Hz, dB, degrees).
            x: signal from a filter whose parameters are numbers
            fromHz: lowest frequency [Hz, above 0, below half the sample rate]
            toHz: highest frequency; 0 = 0.49 of the sample rate [Hz, from 0, below half the sample rate]
            points: number of frequencies, spaced evenly in octaves [whole, 2 to 100000]
            Example: sf.FrequencyResponse(sf.SVFLowPass(sf.Silence(10), 1000), 20, 0, 50)"""
    def gate(self, level: float) -> _S:
        """sf.Gate(x, level)
            1 where the signal reaches a level, 0 where it is below.
            x: a signal, or a list of signals as channels
            level: level that opens the gate
            See also: NoiseGate
            Example: sf.Gate(sf.SineWave(1000, 440), 0.2)"""
    def gated_adsr(self, attack: float = 10, decay: float = 100, sustain: float = 0.7, release: float = 200, curve: float = -4) -> _S:
        """sf.GatedADSR(gate, attack=10, decay=100, sustain=0.7, release=200, curve=-4)
            ADSR envelope of a gate: each time the gate rises above 0 it restarts from its current level, as high as the gate is then; longer than the gate by the release.
            gate: the gate, open while it is above 0
            attack: attack: time from the current level to the gate's height [ms, 0 and up]
            decay: decay: time from there to the sustain level [ms, 0 and up]
            sustain: sustain level, as a part of the gate's height [0 to 1]
            release: release: time from the level reached to 0, after the gate has closed [ms, 0 and up]
            curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]
            See also: ADSR, NoteGate
            Example: sf.GatedADSR(sf.NoteGate([(0, 200), (250, 150, 0.5)]), 10, 50, 0.6, 100)"""
    @overload
    def granulate(self: _Methods[Signal], ms: float, random: float = 0) -> list[Any]: ...
    @overload
    def granulate(self: _Methods[Channels], ms: float, random: float = 0) -> list[list[Any]]:
        """sf.Granulate(x, ms, random=0)
            The signal as grains, each starting in the middle of the one before and faded in and out linearly, so that MixAt of all of them is the signal: a list of (grain, ms).
            x: a signal, or a list of signals as channels
            ms: length of a grain [ms, at least two samples]
            random: most time added at random to each half of a grain [ms, 0 and up]
            See also: SplitAtOnsets, ToGrain, Blockulate
            Example: sf.Granulate(sf.SineWave(1000, 440), 100, 0)"""
    def haas(self, ms: _Control = 15) -> Channels:
        """sf.Haas(x, ms=15)
            Haas effect: left and right, one of them delayed so little that it shifts the place and is not heard as an echo; both end when the late one does.
            x: a signal, or a list of two as left and right
            ms: delay of the right channel; negative delays the left [ms, -40 to 40, number or signal]
            Source: H. Haas, "Über den Einfluss eines Einfachechos auf die Hörsamkeit von Sprache", 1951
            See also: Pan, Width, Delay
            Example: sf.Haas(sf.SineWave(300, 440), 20)"""
    def harmonic_part(self, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> _S:
        """sf.HarmonicPart(x, ms=200, hz=500, size=0, window=80)
            Harmonic component (HPSS): sustained sounds, separated by median filtering.
            x: a signal, or a list of signals as channels
            ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
            hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            A NaN spoils samples before and after it.
            Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
            See also: HarmonicPercussive, PercussivePart
            Example: sf.HarmonicPart(sf.SineWave(500, 440))"""
    @overload
    def harmonic_percussive(self: _Methods[Signal], ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> Channels: ...
    @overload
    def harmonic_percussive(self: _Methods[Channels], ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> list[Channels]:
        """sf.HarmonicPercussive(x, ms=200, hz=500, size=0, window=80)
            Harmonic-percussive separation (HPSS): sustained sounds and onsets, by median filtering; the two add up to the sound.
            x: a signal, or a list of signals as channels
            ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
            hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
            See also: HarmonicPart, PercussivePart
            Example: sf.HarmonicPercussive(sf.SineWave(500, 440))"""
    def invert(self) -> _S:
        """sf.Invert(x)
            The signal inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Invert(sf.SineWave(1000, 440))"""
    @overload
    def key_estimate(self: _Methods[Signal], a4: float = 440) -> Any: ...
    @overload
    def key_estimate(self: _Methods[Channels], a4: float = 440) -> list[Any]:
        """sf.KeyEstimate(x, a4=440)
            Key detection: a pair such as ('f# minor', 0.85) of the key and how well the pitch classes fit it, 1 at best; (None, 0.0) where there is no pitch.
            x: a signal, or a list of signals as channels
            a4: frequency of a4, the a above middle c [Hz, 220 to 880]
            Source: C. Krumhansl, "Cognitive foundations of musical pitch", 1990; D. Temperley, "What's key for key?", 1999
            See also: Chroma, Tempo, Pitch
            Example: sf.KeyEstimate(sf.Mix(sf.SineWave(300, 440), sf.SineWave(300, 554.37), sf.SineWave(300, 659.26)))"""
    @overload
    def length(self: _Methods[Signal]) -> float: ...
    @overload
    def length(self: _Methods[Channels]) -> list[float]:
        """sf.Length(x)
            The length in milliseconds.
            x: a signal, or a list of signals as channels
            Example: sf.Length(sf.SineWave(1000, 440))"""
    def limiter(self, ceiling: float = -1, drive: float = 0, release: float = 100, lookahead: float = 5) -> _S:
        """sf.Limiter(x, ceiling=-1, drive=0, release=100, lookahead=5)
            True-peak limiter: one gain for all channels keeps the peaks, between samples too, below a ceiling; it acts ahead of each peak, without clicks, and leaves what is below unchanged.
            x: the sound, a signal or a list of signals as channels
            ceiling: ceiling: highest true peak [dBTP, -200 to 200]
            drive: gain before the limiter [dB, -200 to 200]
            release: release time constant: the gain has recovered by 63 % [ms, 0 to 60000]
            lookahead: lookahead: how long before a peak the gain begins to fall [ms, 0.5 to 1000]
            A NaN spoils samples before and after it. As a chain's last step it holds the true peak of the file, whatever --rate and --channels.
            Source: ITU-R BS.1770-5
            In chains also: alimiter
            See also: Compressor, Clipper, WaveLimit, TruePeak, NormaliseTo
            Example: sf.Limiter([sf.SineWave(200, 440), sf.Multiply(sf.SineWave(200, 990), sf.NumericShape((0, 0), (100, 3), (200, 0)))], -1)"""
    def linear_volume(self, gain: float) -> _S:
        """sf.LinearVolume(x, gain)
            The signal multiplied by a number.
            x: a signal, or a list of signals as channels
            gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it
            The same: NumericVolume, LinearVolume
            Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)"""
    def loop(self, ms: float, fromMs: float = 0, toMs: float = 0, crossfade: float = 50, shape: str = 'power') -> _S:
        """sf.Loop(x, ms, fromMs=0, toMs=0, crossfade=50, shape='power')
            Sustain loop, as in samplers: from toMs back to fromMs again and again, with a cross-fade; the length and pitch of the loop stay.
            x: a signal, or a list of signals as channels
            ms: length, truncated to whole samples [ms, 0 and up]
            fromMs: start of the repeated part [ms, 0 and up]
            toMs: end of the repeated part; 0 = the signal's end [ms, 0 and up]
            crossfade: length of the cross-fade, at most that of the part; it uses the sound before the part or, if that is too short, the sound after it: then a part at the signal's end is shortened [ms, 0 and up]
            shape: power for parts that begin differently, linear or smooth for parts that begin alike
            In chains also: aloop
            See also: Crossfade, Fade
            Example: sf.Loop(sf.SineWave(300, 440), 900, 100, 250, 20)"""
    @overload
    def mfcc(self: _Methods[Signal], count: float = 13, hop: float = 10, window: float = 40, bands: float = 40, highest: float = 8000) -> Channels: ...
    @overload
    def mfcc(self: _Methods[Channels], count: float = 13, hop: float = 10, window: float = 40, bands: float = 40, highest: float = 8000) -> list[Channels]:
        """sf.MFCC(x, count=13, hop=10, window=40, bands=40, highest=8000)
            Mel-frequency cepstral coefficients as a list of signals, in dB, by Slaney's mel bands and the orthonormal DCT-II.
            x: a signal, or a list of signals as channels
            count: number of coefficients [whole, from 1, at most bands]
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            bands: number of mel bands [whole, up to 256, at least count]
            highest: upper end of the highest band, limited to half the sample rate [Hz, 1 and up]
            A NaN spoils samples before and after it.
            Source: S. Davis, P. Mermelstein, "Comparison of parametric representations for monosyllabic word recognition in continuously spoken sentences", 1980; M. Slaney, "Auditory toolbox", 1998
            See also: Chroma, Features
            Example: sf.MFCC(sf.WhiteNoise(100), 4)"""
    @overload
    def magnitude(self: _Methods[Signal]) -> float: ...
    @overload
    def magnitude(self: _Methods[Channels]) -> list[float]:
        """sf.Magnitude(x)
            The L2 norm: the square root of the sum (not the mean) of all squared samples.
            x: a signal, or a list of signals as channels
            Example: sf.Magnitude(sf.SineWave(1000, 440))"""
    def make_saw_tooth(self) -> _S:
        """sf.MakeSawTooth(x)
            A sawtooth wave, stored: half-waves become alternately a fall from twice the mean of their absolute values and a rise to it, with their sign (its edges alias; Saw's are band-limited); in Sonic Field's own patches each but the first starts a sample early, as there.
            x: a signal, or a list of signals as channels
            A NaN spoils the half-waves beside it.
            See also: Saw
            Example: sf.MakeSawTooth(sf.SineWave(1000, 440))"""
    def make_square(self) -> _S:
        """sf.MakeSquare(x)
            A square wave, stored: each half-wave becomes the mean of its absolute values with its sign.
            x: a signal, or a list of signals as channels
            A NaN spoils the half-waves beside it.
            See also: Square
            Example: sf.MakeSquare(sf.SineWave(1000, 440))"""
    def make_triangle(self) -> _S:
        """sf.MakeTriangle(x)
            A triangle wave, stored: each half-wave becomes a rise to twice the mean of its absolute values and the fall from there, with its sign.
            x: a signal, or a list of signals as channels
            A NaN spoils the half-waves beside it.
            See also: Triangle
            Example: sf.MakeTriangle(sf.SineWave(1000, 440))"""
    def max_deviation(self, step: float) -> _S:
        """sf.MaxDeviation(x, step)
            The signal with a limited change from sample to sample, starting from 0.
            x: a signal, or a list of signals as channels
            step: largest change per sample [0 and up]
            See also: FollowingLowPass
            Example: sf.MaxDeviation(sf.SineWave(1000, 440), 0.05)"""
    @overload
    def max_value(self: _Methods[Signal]) -> float: ...
    @overload
    def max_value(self: _Methods[Channels]) -> list[float]:
        """sf.MaxValue(x)
            The largest sample.
            x: a signal of at least one sample
            Example: sf.MaxValue(sf.SineWave(1000, 440))"""
    def mid_side(self) -> Channels:
        """sf.MidSide(x)
            Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.
            x: a signal, or a list of two as left and right
            The result is as long as the shortest signal.
            The same: MidSide, MidSideEncode
            See also: MidSideDecode, Width
            Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])"""
    def mid_side_decode(self) -> Channels:
        """sf.MidSideDecode(x)
            Mid/side decoding: left, mid + side, and right, mid - side.
            x: a list of the middle and the side, or the middle alone
            The result is as long as the shortest signal.
            See also: MidSide, Width
            Example: sf.MidSideDecode(sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)]))"""
    def mid_side_encode(self) -> Channels:
        """sf.MidSideEncode(x)
            Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.
            x: a signal, or a list of two as left and right
            The result is as long as the shortest signal.
            The same: MidSide, MidSideEncode
            See also: MidSideDecode, Width
            Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])"""
    @overload
    def min_value(self: _Methods[Signal]) -> float: ...
    @overload
    def min_value(self: _Methods[Channels]) -> list[float]:
        """sf.MinValue(x)
            The smallest sample.
            x: a signal of at least one sample
            Example: sf.MinValue(sf.SineWave(1000, 440))"""
    def minimum_phase_filter(self, points: Any, ms: float = 0) -> _S:
        """sf.MinimumPhaseFilter(x, points, ms=0)
            Minimum-phase filter with a frequency response drawn by points: no pre-ringing, and the phase of an analogue equaliser.
            x: a signal, or a list of signals as channels
            points: points (hz, dB), hz ascending; level before the first and after the last, smooth between
            ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]
            The result is as long as the first signal. A NaN spoils samples before and after it.
            See also: FIRFilter
            Example: sf.MinimumPhaseFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])"""
    def modes(self, modes: Any, tail: float = -1) -> _S:
        """sf.Modes(x, modes, tail=-1)
            Modal synthesis: a bank of decaying sines excited by a signal, as bars, bells, plates and glasses; longer than the signal by the tail.
            x: a signal, or a list of signals as channels
            modes: rows (hz, decay, gain): the frequency, ms in which it falls by 60 dB, and the amplitude, -1e9 to 1e9, that an impulse of 1 gives it which lasts a sample at 96000 Hz; modes at half the sample rate and above are not heard
            tail: length of the tail after the signal; -1 = the longest decay [ms]
            Source: J. Adrien, "The missing link: modal synthesis", 1991
            See also: Resonate
            Example: sf.Modes(sf.NumericShape((0, 1), (5, 0), (500, 0)), [(220, 400, 0.5), (606, 200, 0.3), (1188, 100, 0.2)], 300)"""
    def monitor(self) -> Any:
        """sf.Monitor(x)
            Plays a signal in real time, in 16 bit with its peak at full scale, and waits until playback ends.
            x: a signal, or a list of signals as channels
            Example: sf.Monitor(sf.SineWave(100, 440))"""
    def moog_ladder(self, hz: _Control = 1000, resonance: _Control = 0.5, drive: _Control = 0, bass: float = 0.5) -> _S:
        """sf.MoogLadder(x, hz=1000, resonance=0.5, drive=0, bass=0.5)
            Moog's four-pole ladder low-pass with resonance, self-oscillation and saturation.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]
            resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]
            drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]
            bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]
            The result is as long as the shortest signal.
            Source: V. Zavalishin, "The art of VA filter design", 2018
            See also: SVFLowPass, DiodeLadder, ShapedLadderLowPass
            Example: sf.MoogLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.7)"""
    @overload
    def multi_tap(self: _Methods[Signal], taps: Any, dry: _Control = 1) -> Union[Signal, Any]: ...
    @overload
    def multi_tap(self: _Methods[Channels], taps: Any, dry: _Control = 1) -> Channels:
        """sf.MultiTap(x, taps, dry=1)
            Multi-tap delay: a signal and single echoes of it, each with its time and level; where a row has a place, a list of left and right with the echoes of the channels' mean there.
            x: a sound: one signal, or a list of them as its channels
            taps: rows (ms, dB) or (ms, dB, place): 0 to 20000 ms, -400 to 400 dB, and from -1, left, to 1, right, with constant power
            dry: gain of the signal itself (a factor) [number or signal]
            A NaN spoils samples before and after it.
            See also: Delay, PingPong, MultipleResonantFilter, MixAt, SpectralDelay
            Example: sf.MultiTap(sf.SineWave(300, 440), [(50, -6), (125, -9, -0.6), (200, -12, 0.5)])"""
    def multiband_compressor(self, lowHz: float = 150, highHz: float = 2500, lowThreshold: _Control = -24, midThreshold: _Control = -24, highThreshold: _Control = -30, ratio: _Control = 3, attack: float = 10, release: float = 150, lowDB: _Control = 0, midDB: _Control = 0, highDB: _Control = 0, knee: float = 6) -> _S:
        """sf.MultibandCompressor(x, lowHz=150, highHz=2500, lowThreshold=-24, midThreshold=-24, highThreshold=-30, ratio=3, attack=10, release=150, lowDB=0, midDB=0, highDB=0, knee=6)
            Three-band compressor, the low band half as fast and the high one twice as fast; its Linkwitz-Riley crossover (24 dB per octave) has a flat frequency response.
            x: the sound, a signal or a list of signals as channels
            lowHz: frequency at which the low band ends [Hz, above 0]
            highHz: frequency at which the high band begins [Hz, above lowHz and below half the sample rate]
            lowThreshold: threshold [dBFS, -200 to 200, number or signal]
            midThreshold: threshold [dBFS, -200 to 200, number or signal]
            highThreshold: threshold [dBFS, -200 to 200, number or signal]
            ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
            attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 30000]
            release: release time constant, likewise for the way up [ms, 0 to 30000]
            lowDB: make-up gain [dB, -200 to 200, number or signal]
            midDB: make-up gain [dB, -200 to 200, number or signal]
            highDB: make-up gain [dB, -200 to 200, number or signal]
            knee: knee: width of the transition around the threshold [dB, 0 to 60]
            Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976
            In chains also: mcompand
            See also: Compressor, DeEsser, Crossover
            Example: sf.MultibandCompressor([sf.SineWave(200, 80), sf.Mix(sf.SineWave(200, 600), sf.SineWave(200, 6000))])"""
    def multiple_resonant_filter(self, echoes: Any, forward: float = 0) -> _S:
        """sf.MultipleResonantFilter(x, echoes, forward=0)
            Several feedback combs in parallel.
            x: a signal, or a list of signals as channels
            echoes: pairs (dB, ms) of the feedback, each at least one sample late
            forward: gain of the direct signal [dB, -400 to 400]
            A NaN spoils samples before and after it.
            See also: MultiTap, Reverb
            Example: sf.MultipleResonantFilter(sf.WhiteNoise(1000), ((-6, 3.3), (-12, 7.1)), -3)"""
    def multiply(self, b: _Sound) -> _S:
        """sf.Multiply(a, b)
            The product of two signals; after the end of b, a is unchanged; after the end of a, there is silence.
            a: a signal, or a list of signals as channels
            b: a signal, or a list of signals as channels
            Example: sf.Multiply(sf.SineWave(1000, 440), sf.NumericShape((0, 0), (1000, 1)))"""
    def noise_gate(self, threshold: _Control = -50, range: _Control = -80, attack: float = 1, hold: float = 50, release: float = 100, hysteresis: float = 6, lookahead: float = 0) -> _S:
        """sf.NoiseGate(x, threshold=-50, range=-80, attack=1, hold=50, release=100, hysteresis=6, lookahead=0)
            Noise gate: attenuates by a range what is below a threshold; channels together, opens at once, and closes when the level has stayed below the hysteresis for the hold time.
            x: the sound, a signal or a list of signals as channels
            threshold: threshold [dBFS, -200 to 200, number or signal]
            range: gain while the gate is closed [dB, -200 to 0, number or signal]
            attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]
            hold: hold time: how long the gate stays open [ms, 0 to 60000]
            release: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
            hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]
            lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
            A NaN spoils samples before and after it.
            In chains also: agate
            See also: Expander, Gate, Duck, SpectralGate
            Example: sf.NoiseGate(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (100, 1), (250, 0))), -12, -60, 1, 20, 50)"""
    def normalise(self) -> _S:
        """sf.Normalise(x)
            Removes the mean and brings the peak to 1, stored; silence stays silent.
            x: a signal, or a list of signals as channels
            A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
            See also: NormaliseTo, FixSize
            Example: sf.Normalise(sf.DirectMix(0.1, sf.SineWave(1000, 440)))"""
    def normalise_area(self) -> _S:
        """sf.NormaliseArea(x)
            The signal without its mean, divided by the area of the rest, stored: the sum of the magnitudes, each of which counts for as long as it lasts, in samples of 96000 Hz; silence stays silent.
            x: a signal, or a list of signals as channels
            A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
            Example: sf.NormaliseArea(sf.DirectMix(0.1, sf.SineWave(1000, 440)))"""
    def normalise_to(self, level: float = -14, unit: str = 'LUFS') -> _S:
        """sf.NormaliseTo(x, level=-14, unit='LUFS')
            Brings all channels with one gain to a level: LUFS of integrated loudness, dBFS of the highest sample, dBTP of the true peak, or dBRMS of the RMS; silence stays silent.
            x: the channels of one sound, in a file's usual order (FL FR FC LFE BL BR SL SR)
            level: level in unit; for LUFS, dBTP or dBRMS samples may clip [-400 to 400]
            unit: LUFS, dBFS, dBTP or dBRMS
            A NaN stays, and counts as 0 where the signal is measured. As a chain's last step it sets the measured level of the file, whatever --rate and --channels.
            Source: ITU-R BS.1770-5
            See also: NormalisePeak, NormaliseLoudness, Normalise, Loudness, Limiter
            Example: sf.NormaliseTo(sf.SineWave(500, 440), -16, 'LUFS')"""
    def numeric_volume(self, gain: float) -> _S:
        """sf.NumericVolume(x, gain)
            The signal multiplied by a number.
            x: a signal, or a list of signals as channels
            gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it
            The same: NumericVolume, LinearVolume
            Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)"""
    def off_heap_frequency_domain(self) -> _S:
        """sf.OffHeapFrequencyDomain(x)
            The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
            x: a signal, or a list of signals as channels
            The result has the next power of two of samples. One NaN makes the whole result NaN.
            The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
            See also: ShortTimeSpectra
            Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
    def off_heap_time_domain(self) -> _S:
        """sf.OffHeapTimeDomain(x)
            The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
            x: a spectrum; its length must be a power of two
            One NaN makes the whole result NaN.
            The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
            See also: ShortTimeSignal
            Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
    def on_heap_frequency_domain(self) -> _S:
        """sf.OnHeapFrequencyDomain(x)
            The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.
            x: a signal, or a list of signals as channels
            The result has the next power of two of samples. One NaN makes the whole result NaN.
            The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain
            See also: ShortTimeSpectra
            Example: sf.FrequencyDomain(sf.SineWave(100, 440))"""
    def on_heap_time_domain(self) -> _S:
        """sf.OnHeapTimeDomain(x)
            The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
            x: a spectrum; its length must be a power of two
            One NaN makes the whole result NaN.
            The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
            See also: ShortTimeSignal
            Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
    def one_pole_high_pass(self, hz: _Control = 1000) -> _S:
        """sf.OnePoleHighPass(x, hz=1000)
            First-order high-pass, 6 dB per octave, whose cutoff may be modulated.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
            The result is as long as the shortest signal.
            Source: V. Zavalishin, "The art of VA filter design", 2018
            See also: SVFHighPass, OnePoleLowPass, DCBlock
            Example: sf.OnePoleHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))"""
    def one_pole_low_pass(self, hz: _Control = 1000) -> _S:
        """sf.OnePoleLowPass(x, hz=1000)
            First-order low-pass, 6 dB per octave, whose cutoff may be modulated.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
            The result is as long as the shortest signal.
            Source: V. Zavalishin, "The art of VA filter design", 2018
            See also: SVFLowPass, OnePoleHighPass, FollowingLowPass
            Example: sf.OnePoleLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))"""
    @overload
    def onsets(self: _Methods[Signal], least: float = 0.4) -> list[Any]: ...
    @overload
    def onsets(self: _Methods[Channels], least: float = 0.4) -> list[list[Any]]:
        """sf.Onsets(x, least=0.4)
            Onset detection: the start times of notes in ms, as a list; anything below -70 dB is silence, and notes less than about 30 ms apart count as one.
            x: a signal, or a list of signals as channels
            least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
            Source: C. Duxbury et al., "Complex domain onset detection for musical signals", DAFx 2003
            See also: SpectralFlux, Silences, SplitAtOnsets, Pitch
            Example: sf.Onsets(sf.Concatenate(sf.Silence(100), sf.SineWave(200, 440)))"""
    def pad(self, before: float, behind: float = 0) -> _S:
        """sf.Pad(x, before, behind=0)
            The signal with silence before and after it.
            x: a signal, or a list of signals as channels
            before: silence before the sound [ms, 0 and up]
            behind: silence after the sound [ms, 0 and up]
            See also: Cut
            Example: sf.Pad(sf.SineWave(1000, 440), 100, 200)"""
    def pan(self, position: _Control = 0, law: str = 'power') -> Channels:
        """sf.Pan(x, position=0, law='power')
            Pans a signal between two loudspeakers, as a list of left and right.
            x: one signal; each of several would have its own place
            position: position from left (-1) to right (1) [-1 to 1, number or signal]
            law: power (the power is constant, -3 dB in the middle), linear (the sum is, -6 dB) or -4.5dB, which is between them
            The result is as long as the shortest signal.
            See also: Balance, Haas, Binaural, AmbisonicEncode, Remix
            Example: sf.Pan(sf.SineWave(300, 440), sf.NumericShape((0, -1), (300, 1)))"""
    def parametric_eq(self, bands: Any) -> _S:
        """sf.ParametricEQ(x, bands)
            Parametric equaliser: peaks, shelves and passes in series.
            x: a signal, or a list of signals as channels
            bands: rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2 high shelf, 3 low-pass, 4 high-pass, 5 notch
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            In chains also: anequalizer, eq
            See also: SVFPeak, RBJPeaking, FIRFilter, CreateParametricEQ
            Example: sf.ParametricEQ(sf.WhiteNoise(500), [(200, 3), (1500, -4, 3), (4000, 6, 0.7, 2)])"""
    def pcnt1(self) -> _S:
        """sf.Pcnt1(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt10(self) -> _S:
        """sf.Pcnt10(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt100(self) -> _S:
        """sf.Pcnt100(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt11(self) -> _S:
        """sf.Pcnt11(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt12(self) -> _S:
        """sf.Pcnt12(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt13(self) -> _S:
        """sf.Pcnt13(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt14(self) -> _S:
        """sf.Pcnt14(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt15(self) -> _S:
        """sf.Pcnt15(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt16(self) -> _S:
        """sf.Pcnt16(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt17(self) -> _S:
        """sf.Pcnt17(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt18(self) -> _S:
        """sf.Pcnt18(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt19(self) -> _S:
        """sf.Pcnt19(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt2(self) -> _S:
        """sf.Pcnt2(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt20(self) -> _S:
        """sf.Pcnt20(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt21(self) -> _S:
        """sf.Pcnt21(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt22(self) -> _S:
        """sf.Pcnt22(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt23(self) -> _S:
        """sf.Pcnt23(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt24(self) -> _S:
        """sf.Pcnt24(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt25(self) -> _S:
        """sf.Pcnt25(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt26(self) -> _S:
        """sf.Pcnt26(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt27(self) -> _S:
        """sf.Pcnt27(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt28(self) -> _S:
        """sf.Pcnt28(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt29(self) -> _S:
        """sf.Pcnt29(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt3(self) -> _S:
        """sf.Pcnt3(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt30(self) -> _S:
        """sf.Pcnt30(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt31(self) -> _S:
        """sf.Pcnt31(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt32(self) -> _S:
        """sf.Pcnt32(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt33(self) -> _S:
        """sf.Pcnt33(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt34(self) -> _S:
        """sf.Pcnt34(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt35(self) -> _S:
        """sf.Pcnt35(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt36(self) -> _S:
        """sf.Pcnt36(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt37(self) -> _S:
        """sf.Pcnt37(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt38(self) -> _S:
        """sf.Pcnt38(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt39(self) -> _S:
        """sf.Pcnt39(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt4(self) -> _S:
        """sf.Pcnt4(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt40(self) -> _S:
        """sf.Pcnt40(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt41(self) -> _S:
        """sf.Pcnt41(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt42(self) -> _S:
        """sf.Pcnt42(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt43(self) -> _S:
        """sf.Pcnt43(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt44(self) -> _S:
        """sf.Pcnt44(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt45(self) -> _S:
        """sf.Pcnt45(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt46(self) -> _S:
        """sf.Pcnt46(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt47(self) -> _S:
        """sf.Pcnt47(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt48(self) -> _S:
        """sf.Pcnt48(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt49(self) -> _S:
        """sf.Pcnt49(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt5(self) -> _S:
        """sf.Pcnt5(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt50(self) -> _S:
        """sf.Pcnt50(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt51(self) -> _S:
        """sf.Pcnt51(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt52(self) -> _S:
        """sf.Pcnt52(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt53(self) -> _S:
        """sf.Pcnt53(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt54(self) -> _S:
        """sf.Pcnt54(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt55(self) -> _S:
        """sf.Pcnt55(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt56(self) -> _S:
        """sf.Pcnt56(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt57(self) -> _S:
        """sf.Pcnt57(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt58(self) -> _S:
        """sf.Pcnt58(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt59(self) -> _S:
        """sf.Pcnt59(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt6(self) -> _S:
        """sf.Pcnt6(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt60(self) -> _S:
        """sf.Pcnt60(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt61(self) -> _S:
        """sf.Pcnt61(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt62(self) -> _S:
        """sf.Pcnt62(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt63(self) -> _S:
        """sf.Pcnt63(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt64(self) -> _S:
        """sf.Pcnt64(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt65(self) -> _S:
        """sf.Pcnt65(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt66(self) -> _S:
        """sf.Pcnt66(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt67(self) -> _S:
        """sf.Pcnt67(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt68(self) -> _S:
        """sf.Pcnt68(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt69(self) -> _S:
        """sf.Pcnt69(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt7(self) -> _S:
        """sf.Pcnt7(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt70(self) -> _S:
        """sf.Pcnt70(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt71(self) -> _S:
        """sf.Pcnt71(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt72(self) -> _S:
        """sf.Pcnt72(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt73(self) -> _S:
        """sf.Pcnt73(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt74(self) -> _S:
        """sf.Pcnt74(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt75(self) -> _S:
        """sf.Pcnt75(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt76(self) -> _S:
        """sf.Pcnt76(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt77(self) -> _S:
        """sf.Pcnt77(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt78(self) -> _S:
        """sf.Pcnt78(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt79(self) -> _S:
        """sf.Pcnt79(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt8(self) -> _S:
        """sf.Pcnt8(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt80(self) -> _S:
        """sf.Pcnt80(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt81(self) -> _S:
        """sf.Pcnt81(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt82(self) -> _S:
        """sf.Pcnt82(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt83(self) -> _S:
        """sf.Pcnt83(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt84(self) -> _S:
        """sf.Pcnt84(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt85(self) -> _S:
        """sf.Pcnt85(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt86(self) -> _S:
        """sf.Pcnt86(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt87(self) -> _S:
        """sf.Pcnt87(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt88(self) -> _S:
        """sf.Pcnt88(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt89(self) -> _S:
        """sf.Pcnt89(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt9(self) -> _S:
        """sf.Pcnt9(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt90(self) -> _S:
        """sf.Pcnt90(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt91(self) -> _S:
        """sf.Pcnt91(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt92(self) -> _S:
        """sf.Pcnt92(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt93(self) -> _S:
        """sf.Pcnt93(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt94(self) -> _S:
        """sf.Pcnt94(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt95(self) -> _S:
        """sf.Pcnt95(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt96(self) -> _S:
        """sf.Pcnt96(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt97(self) -> _S:
        """sf.Pcnt97(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt98(self) -> _S:
        """sf.Pcnt98(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt99(self) -> _S:
        """sf.Pcnt99(x)
            The percentage of the signal that the word's name says.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt50(sf.SineWave(1000, 440))"""
    def pcnt_0(self) -> _S:
        """sf.Pcnt_0(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_1(self) -> _S:
        """sf.Pcnt_1(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_10(self) -> _S:
        """sf.Pcnt_10(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_100(self) -> _S:
        """sf.Pcnt_100(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_11(self) -> _S:
        """sf.Pcnt_11(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_12(self) -> _S:
        """sf.Pcnt_12(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_13(self) -> _S:
        """sf.Pcnt_13(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_14(self) -> _S:
        """sf.Pcnt_14(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_15(self) -> _S:
        """sf.Pcnt_15(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_16(self) -> _S:
        """sf.Pcnt_16(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_17(self) -> _S:
        """sf.Pcnt_17(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_18(self) -> _S:
        """sf.Pcnt_18(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_19(self) -> _S:
        """sf.Pcnt_19(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_2(self) -> _S:
        """sf.Pcnt_2(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_20(self) -> _S:
        """sf.Pcnt_20(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_21(self) -> _S:
        """sf.Pcnt_21(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_22(self) -> _S:
        """sf.Pcnt_22(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_23(self) -> _S:
        """sf.Pcnt_23(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_24(self) -> _S:
        """sf.Pcnt_24(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_25(self) -> _S:
        """sf.Pcnt_25(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_26(self) -> _S:
        """sf.Pcnt_26(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_27(self) -> _S:
        """sf.Pcnt_27(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_28(self) -> _S:
        """sf.Pcnt_28(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_29(self) -> _S:
        """sf.Pcnt_29(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_3(self) -> _S:
        """sf.Pcnt_3(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_30(self) -> _S:
        """sf.Pcnt_30(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_31(self) -> _S:
        """sf.Pcnt_31(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_32(self) -> _S:
        """sf.Pcnt_32(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_33(self) -> _S:
        """sf.Pcnt_33(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_34(self) -> _S:
        """sf.Pcnt_34(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_35(self) -> _S:
        """sf.Pcnt_35(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_36(self) -> _S:
        """sf.Pcnt_36(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_37(self) -> _S:
        """sf.Pcnt_37(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_38(self) -> _S:
        """sf.Pcnt_38(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_39(self) -> _S:
        """sf.Pcnt_39(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_4(self) -> _S:
        """sf.Pcnt_4(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_40(self) -> _S:
        """sf.Pcnt_40(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_41(self) -> _S:
        """sf.Pcnt_41(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_42(self) -> _S:
        """sf.Pcnt_42(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_43(self) -> _S:
        """sf.Pcnt_43(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_44(self) -> _S:
        """sf.Pcnt_44(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_45(self) -> _S:
        """sf.Pcnt_45(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_46(self) -> _S:
        """sf.Pcnt_46(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_47(self) -> _S:
        """sf.Pcnt_47(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_48(self) -> _S:
        """sf.Pcnt_48(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_49(self) -> _S:
        """sf.Pcnt_49(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_5(self) -> _S:
        """sf.Pcnt_5(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_50(self) -> _S:
        """sf.Pcnt_50(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_51(self) -> _S:
        """sf.Pcnt_51(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_52(self) -> _S:
        """sf.Pcnt_52(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_53(self) -> _S:
        """sf.Pcnt_53(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_54(self) -> _S:
        """sf.Pcnt_54(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_55(self) -> _S:
        """sf.Pcnt_55(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_56(self) -> _S:
        """sf.Pcnt_56(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_57(self) -> _S:
        """sf.Pcnt_57(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_58(self) -> _S:
        """sf.Pcnt_58(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_59(self) -> _S:
        """sf.Pcnt_59(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_6(self) -> _S:
        """sf.Pcnt_6(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_60(self) -> _S:
        """sf.Pcnt_60(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_61(self) -> _S:
        """sf.Pcnt_61(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_62(self) -> _S:
        """sf.Pcnt_62(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_63(self) -> _S:
        """sf.Pcnt_63(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_64(self) -> _S:
        """sf.Pcnt_64(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_65(self) -> _S:
        """sf.Pcnt_65(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_66(self) -> _S:
        """sf.Pcnt_66(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_67(self) -> _S:
        """sf.Pcnt_67(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_68(self) -> _S:
        """sf.Pcnt_68(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_69(self) -> _S:
        """sf.Pcnt_69(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_7(self) -> _S:
        """sf.Pcnt_7(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_70(self) -> _S:
        """sf.Pcnt_70(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_71(self) -> _S:
        """sf.Pcnt_71(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_72(self) -> _S:
        """sf.Pcnt_72(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_73(self) -> _S:
        """sf.Pcnt_73(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_74(self) -> _S:
        """sf.Pcnt_74(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_75(self) -> _S:
        """sf.Pcnt_75(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_76(self) -> _S:
        """sf.Pcnt_76(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_77(self) -> _S:
        """sf.Pcnt_77(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_78(self) -> _S:
        """sf.Pcnt_78(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_79(self) -> _S:
        """sf.Pcnt_79(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_8(self) -> _S:
        """sf.Pcnt_8(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_80(self) -> _S:
        """sf.Pcnt_80(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_81(self) -> _S:
        """sf.Pcnt_81(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_82(self) -> _S:
        """sf.Pcnt_82(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_83(self) -> _S:
        """sf.Pcnt_83(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_84(self) -> _S:
        """sf.Pcnt_84(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_85(self) -> _S:
        """sf.Pcnt_85(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_86(self) -> _S:
        """sf.Pcnt_86(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_87(self) -> _S:
        """sf.Pcnt_87(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_88(self) -> _S:
        """sf.Pcnt_88(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_89(self) -> _S:
        """sf.Pcnt_89(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_9(self) -> _S:
        """sf.Pcnt_9(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_90(self) -> _S:
        """sf.Pcnt_90(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_91(self) -> _S:
        """sf.Pcnt_91(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_92(self) -> _S:
        """sf.Pcnt_92(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_93(self) -> _S:
        """sf.Pcnt_93(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_94(self) -> _S:
        """sf.Pcnt_94(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_95(self) -> _S:
        """sf.Pcnt_95(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_96(self) -> _S:
        """sf.Pcnt_96(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_97(self) -> _S:
        """sf.Pcnt_97(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_98(self) -> _S:
        """sf.Pcnt_98(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def pcnt_99(self) -> _S:
        """sf.Pcnt_99(x)
            The percentage of the signal that the word's name says, inverted.
            x: a signal, or a list of signals as channels
            Example: sf.Pcnt_50(sf.SineWave(1000, 440))"""
    def peak_envelope(self, hop: float = 10, window: float = 20) -> _S:
        """sf.PeakEnvelope(x, hop=10, window=20)
            Peak envelope: the largest magnitude around each place, nowhere less than the sound itself if the window is at least two hops long.
            x: a signal, or a list of signals as channels
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            A NaN spoils samples before and after it.
            See also: RMSEnvelope, Follow, Features
            Example: sf.PeakEnvelope(sf.SineWave(200, 440))"""
    def percussive_part(self, ms: float = 200, hz: float = 500, size: float = 0, window: float = 80) -> _S:
        """sf.PercussivePart(x, ms=200, hz=500, size=0, window=80)
            Percussive component (HPSS): onsets and drums, separated by median filtering.
            x: a signal, or a list of signals as channels
            ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]
            hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            A NaN spoils samples before and after it.
            Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010
            See also: HarmonicPercussive, HarmonicPart
            Example: sf.PercussivePart(sf.SineWave(500, 440))"""
    def phaser(self, rate: _Control = 0.4, lowHz: _Control = 300, highHz: _Control = 3000, stages: float = 6, feedback: _Control = 0.3, mix: _Control = 0.5, shape: str = 'sine', spread: float = 0.25) -> _S:
        """sf.Phaser(x, rate=0.4, lowHz=300, highHz=3000, stages=6, feedback=0.3, mix=0.5, shape='sine', spread=0.25)
            Phaser: a signal with itself through all-passes that sweep from lowHz to highHz and back, one notch for every two of them; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives a frequency or feedback.
            x: a sound: one signal, or a list of them as its channels
            rate: modulation rate [Hz, 0 to 100, number or signal]
            lowHz: lowest frequency of the all-passes in Hz, number or signal [number or signal]
            highHz: highest frequency of the all-passes [Hz, number or signal]
            stages: number of all-passes [whole, 1 to 32]
            feedback: feedback: part of the all-passes' output that returns [-0.99 to 0.99, number or signal]
            mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]
            shape: of the wave: sine or triangle
            spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
            A NaN spoils samples before and after it.
            Source: J. Smith, "Physical audio signal processing", 2010
            In chains also: aphaser
            See also: Flanger, RBJAllPass
            Example: sf.Phaser(sf.WhiteNoise(300), 1.5, 400, 2500, 4, 0.6, 0.6)"""
    def ping_pong(self, ms: _Control = 250, feedback: _Control = 0.5, mix: _Control = 0.35, width: _Control = 1, lowPassHz: _Control = 8000, highPassHz: _Control = 20, tail: float = -1) -> Channels:
        """sf.PingPong(x, ms=250, feedback=0.5, mix=0.35, width=1, lowPassHz=8000, highPassHz=20, tail=-1)
            Ping-pong delay: echoes of the channels' mean that alternate between left and right, each through a one-pole low-pass and high-pass.
            x: a signal, or a list of two as left and right
            ms: delay [ms, one sample to 20000, number or signal]
            feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]
            mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]
            width: stereo width of the echoes; 0 is in the middle [0 to 1, number or signal]
            lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]
            highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]
            tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]
            A NaN spoils samples before and after it.
            See also: Delay, MultiTap
            Example: sf.PingPong(sf.SineWave(300, 440), 50, 0.6, 0.5, 0.6, 5000, 80, 300)"""
    @overload
    def pitch(self: _Methods[Signal], lowest: float = 50) -> list[Any]: ...
    @overload
    def pitch(self: _Methods[Channels], lowest: float = 50) -> list[list[Any]]:
        """sf.Pitch(x, lowest=50)
            Pitch detection by YIN, every 10 ms, as a list of (ms, Hz, probability); where there is no pitch or the level is below -70 dB there is no entry, so silence gives an empty list.
            x: a signal, or a list of signals as channels
            lowest: lowest pitch to detect; each estimate uses the four periods of it around its time [Hz, 10 to 2000]
            Source: A. de Cheveigné, H. Kawahara, "YIN, a fundamental frequency estimator for speech and music", 2002
            See also: KeyEstimate, Onsets
            Example: sf.Pitch(sf.SineWave(300, 440))"""
    def pitch_shift(self, semitones: _Control = 0, formants: float = 0, size: float = 0, window: float = 80) -> _S:
        """sf.PitchShift(x, semitones=0, formants=0, size=0, window=80)
            Pitch shift at the same tempo, by a phase vocoder that preserves transients, the phases between channels and, on request, formants.
            x: a sound: one signal, or a list of them as its channels
            semitones: transposition; negative is down; a signal is read at once [semitones, -24 to 24, number or signal]
            formants: formant preservation: 1 keeps a voice's vowels, 0 shifts them with the pitch [0 to 1]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999; A. Röbel, X. Rodet, "Efficient spectral envelope estimation and its application to pitch shifting and envelope preservation", DAFx 2005
            See also: DirectRelength, TimeStretch
            Example: sf.PitchShift(sf.SineWave(400, 440), 4)"""
    def plate(self, decay: float = 2500, mix: _Control = 0.3, preDelay: float = 0, low: float = 1, high: float = 1, damping: float = 0.5, width: _Control = 1, depth: _Control = 0.3, rate: _Control = 0.8, lowHz: float = 250, highHz: float = 4000, tail: float = -1) -> Channels:
        """sf.Plate(x, decay=2500, mix=0.3, preDelay=0, low=1, high=1, damping=0.5, width=1, depth=0.3, rate=0.8, lowHz=250, highHz=4000, tail=-1)
            Plate reverb after Dattorro, as a list of left and right: dense from the start, and brighter than a room; both sides correlate by less than 0.1.
            x: a signal, or a list of two as left and right
            decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]
            mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
            preDelay: pre-delay of the reverberation [ms, 0 to 10000]
            low: decay below lowHz as a multiple of decay [0.1 to 10]
            high: decay above highHz as a multiple of decay [0.1 to 10]
            damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]
            width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
            depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
            rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
            lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]
            highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]
            tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
            A NaN spoils samples before and after it.
            Source: J. Dattorro, "Effect design, part 1: reverberator and other filters", JAES 45, 1997
            See also: Reverb, Spring, ConvolutionReverb
            Example: sf.Plate(sf.SineWave(200, 440), 250, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)"""
    def polar_join(self, phases: _Sound) -> _S:
        """sf.PolarJoin(magnitudes, phases)
            The spectrum of magnitudes and phases in radians, twice as long as the longer of both signals.
            magnitudes: the magnitudes, a signal or a list of signals as channels
            phases: the phases, a signal or a list of signals as channels
            The result is twice as long as the longest signal.
            See also: PolarSplit, RectangularJoin
            Example: sf.PolarJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
    @overload
    def polar_split(self: _Methods[Signal]) -> Channels: ...
    @overload
    def polar_split(self: _Methods[Channels]) -> list[Channels]:
        """sf.PolarSplit(x)
            The magnitudes and the phases of a spectrum's bins, in radians, as two signals of half its length.
            x: a spectrum
            See also: PolarJoin, RectangularSplit
            Example: sf.PolarSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
    def power(self, exponent: float) -> _S:
        """sf.Power(x, exponent)
            Each sample to a power, its sign kept.
            x: a signal, or a list of signals as channels
            exponent: the exponent
            See also: DirtyPower, Raise
            Example: sf.Power(sf.SineWave(1000, 440), 1.5)"""
    def rbj_all_pass(self, hz: float, q: float) -> _S:
        """sf.RBJAllPass(x, hz, q)
            Second-order all-pass: only the phase changes.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: Phaser, AllPass
            Example: sf.RBJAllPass(sf.WhiteNoise(1000), 1000, 0.7)"""
    def rbj_band_pass(self, hz: float, octaves: float) -> _S:
        """sf.RBJBandPass(x, hz, octaves)
            Second-order band-pass with gain 1 at its centre.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate]
            octaves: bandwidth [octaves, above 0]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFBandPass, ButterworthBandPass
            Example: sf.RBJBandPass(sf.WhiteNoise(1000), 1000, 1.5)"""
    def rbj_high_pass(self, hz: float, q: float) -> _S:
        """sf.RBJHighPass(x, hz, q)
            Second-order high-pass.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFHighPass, ButterworthHighPass
            Example: sf.RBJHighPass(sf.WhiteNoise(1000), 1000, 0.7)"""
    def rbj_high_shelf(self, hz: float, q: float, dB: float) -> _S:
        """sf.RBJHighShelf(x, hz, q, dB)
            High shelf: boosts or cuts above a frequency.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
            dB: gain above the shelf [dB, -400 to 400]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFHighShelf
            Example: sf.RBJHighShelf(sf.WhiteNoise(1000), 1000, 1, -6)"""
    def rbj_limited_peaking(self, hz: float, octaves: float, dB: float) -> _S:
        """sf.RBJLimitedPeaking(x, hz, octaves, dB)
            Peaking filter: boosts or cuts around a frequency by some decibels.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate]
            octaves: bandwidth [octaves, above 0]
            dB: gain at the centre [dB, -400 to 400]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            The same: RBJPeaking, RBJLimitedPeaking
            See also: SVFPeak, ParametricEQ
            Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)"""
    def rbj_low_pass(self, hz: float, q: float) -> _S:
        """sf.RBJLowPass(x, hz, q)
            Second-order low-pass.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFLowPass, ButterworthLowPass
            Example: sf.RBJLowPass(sf.WhiteNoise(1000), 1000, 0.7)"""
    def rbj_low_shelf(self, hz: float, q: float, dB: float) -> _S:
        """sf.RBJLowShelf(x, hz, q, dB)
            Low shelf: boosts or cuts below a frequency.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]
            dB: gain below the shelf [dB, -400 to 400]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFLowShelf
            Example: sf.RBJLowShelf(sf.WhiteNoise(1000), 1000, 1, -6)"""
    def rbj_notch(self, hz: float, octaves: float) -> _S:
        """sf.RBJNotch(x, hz, octaves)
            Second-order notch: silence at its centre.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate]
            octaves: bandwidth [octaves, above 0]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFNotch
            Example: sf.RBJNotch(sf.WhiteNoise(1000), 1000, 1.5)"""
    def rbj_peaking(self, hz: float, octaves: float, dB: float) -> _S:
        """sf.RBJPeaking(x, hz, octaves, dB)
            Peaking filter: boosts or cuts around a frequency by some decibels.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate]
            octaves: bandwidth [octaves, above 0]
            dB: gain at the centre [dB, -400 to 400]
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            The same: RBJPeaking, RBJLimitedPeaking
            See also: SVFPeak, ParametricEQ
            Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)"""
    def rms_envelope(self, hop: float = 10, window: float = 50) -> _S:
        """sf.RMSEnvelope(x, hop=10, window=50)
            RMS envelope: the level of a sound as a signal; a full-scale sine is 0.707.
            x: a signal, or a list of signals as channels
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            A NaN spoils samples before and after it.
            See also: PeakEnvelope, Follow, Features
            Example: sf.RMSEnvelope(sf.SineWave(200, 440))"""
    def r_trim(self) -> _S:
        """sf.RTrim(x)
            The signal without the samples at its end that are within +-1/32768, stored; empty if all are.
            x: a signal, or a list of signals as channels
            See also: Trim
            Example: sf.RTrim(sf.Concatenate(sf.SineWave(500, 440), sf.Silence(100)))"""
    def raise_(self, exponent: float) -> _S:
        """sf.Raise(x, exponent)
            Each sample to a power; NaN for a negative one unless the exponent is whole.
            x: a signal, or a list of signals as channels
            exponent: the exponent
            See also: Power, DirtyRaise
            Example: sf.Raise(sf.SineWave(1000, 440), 2)"""
    def realise(self) -> _S:
        """sf.Realise(x)
            The signal computed and stored now; a signal that is already stored is returned as it is.
            x: a signal, or a list of signals as channels
            The same: Realise, Swap
            Example: sf.Realise(sf.SineWave(1000, 440))"""
    def rectangular_join(self, im: _Sound) -> _S:
        """sf.RectangularJoin(re, im)
            The spectrum of real and imaginary parts, twice as long as the longer of both signals.
            re: the real parts, a signal or a list of signals as channels
            im: the imaginary parts, a signal or a list of signals as channels
            The result is twice as long as the longest signal.
            See also: PolarJoin
            Example: sf.RectangularJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))"""
    @overload
    def rectangular_split(self: _Methods[Signal]) -> Channels: ...
    @overload
    def rectangular_split(self: _Methods[Channels]) -> list[Channels]:
        """sf.RectangularSplit(x)
            The real and the imaginary parts of a spectrum, as two signals of half its length.
            x: a spectrum
            See also: PolarSplit
            Example: sf.RectangularSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
    def rectify(self) -> _S:
        """sf.Rectify(x)
            The absolute value of the signal.
            x: a signal, or a list of signals as channels
            See also: Follow
            Example: sf.Rectify(sf.SineWave(1000, 440))"""
    def remove_dc(self) -> _S:
        """sf.RemoveDC(x)
            Removes the mean, stored.
            x: a signal, or a list of signals as channels
            A NaN stays, and counts as 0 where the signal is measured.
            See also: DCBlock
            Example: sf.RemoveDC(sf.DirectMix(0.5, sf.SineWave(1000, 440)))"""
    def resample(self, x: _Sound) -> _S:
        """sf.Resample(rate, x)
            The signal played at the speed that a shape gives, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters; ends with the shorter signal.
            rate: playback speed; 2 is an octave up; negative plays backwards
            x: a signal, or a list of signals as channels
            The result is as long as the shortest signal.
            See also: Varispeed
            Example: sf.Resample(sf.NumericShape((0, 0.5), (1000, 0.5)), sf.SineWave(1000, 440))"""
    def resonant_filter(self, resonance: float, original: float, ms: float) -> _S:
        """sf.ResonantFilter(x, resonance, original, ms)
            A feedback comb: the signal plus its own output some ms ago.
            x: a signal, or a list of signals as channels
            resonance: feedback (a factor); at 1 and above it never decays
            original: gain of the direct signal (a factor)
            ms: delay, truncated to whole samples [ms, 0 and up]
            A NaN spoils samples before and after it.
            See also: Delay, CombFilter, FilteredResonantFilter
            Example: sf.ResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3)"""
    def resonate(self, responses: Any) -> _S:
        """sf.Resonate(x, responses)
            The signal fed back into itself through impulse responses: at 96000 Hz by their plain sum, at other sample rates as loud as there.
            x: a signal, or a list of signals as channels
            responses: pairs (response, start in ms), at least one sample
            The result is as long as the first signal.
            Source: W. Gardner, "Efficient convolution without input-output delay", JAES 43, 1995
            See also: Modes
            Example: sf.Resonate(sf.WhiteNoise(300), [(sf.NumericVolume(sf.SineWave(30, 440), 0.003), 5)])"""
    def reverb(self, decay: float = 2000, size: float = 25, mix: _Control = 0.3, preDelay: float = 10, low: float = 1, high: float = 1, damping: float = 1, width: _Control = 1, depth: _Control = 0.3, rate: _Control = 0.5, lowHz: float = 250, highHz: float = 4000, tail: float = -1) -> Channels:
        """sf.Reverb(x, decay=2000, size=25, mix=0.3, preDelay=10, low=1, high=1, damping=1, width=1, depth=0.3, rate=0.5, lowHz=250, highHz=4000, tail=-1)
            Room reverb of any size and decay, as a list of left and right: a feedback delay network of eight lines; both sides correlate by less than 0.1.
            x: a signal, or a list of two as left and right
            decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]
            size: side length of the room [m, 1 to 100]
            mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
            preDelay: pre-delay of the reverberation [ms, 0 to 10000]
            low: decay below lowHz as a multiple of decay [0.1 to 10]
            high: decay above highHz as a multiple of decay [0.1 to 10]
            damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]
            width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
            depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
            rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
            lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]
            highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]
            tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
            A NaN spoils samples before and after it.
            Source: J.-M. Jot, A. Chaigne, "Digital delay networks for designing artificial reverberators", AES 1991; ISO 9613-1 (damping)
            See also: Plate, Spring, ConvolutionReverb, Convolution, MultipleResonantFilter
            Example: sf.Reverb(sf.SineWave(200, 440), 250, 5, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)"""
    def reverse(self) -> _S:
        """sf.Reverse(x)
            The signal reversed.
            x: a signal, or a list of signals as channels
            Example: sf.Reverse(sf.NumericShape((0, 0), (1000, 1)))"""
    def rotary(self, speed: _Control = 1, mix: _Control = 1, distance: float = 1, angle: float = 120, crossoverHz: float = 800) -> Channels:
        """sf.Rotary(x, speed=1, mix=1, distance=1, angle=120, crossoverHz=800)
            Rotary speaker: the mean of the channels through a cabinet with a rotating horn and drum, heard by two microphones; a list of left and right, which ends when the last sound has reached them.
            x: a signal, or a list of two as left and right
            speed: speed that the rotors approach with their own inertia: 0 is slow, 1 fast, -1 stopped [-1 to 1, number or signal]
            mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]
            distance: distance of the microphones [m, 0.3 to 10]
            angle: angle between the microphones [degrees, 0 to 180]
            crossoverHz: crossover frequency between drum and horn [Hz]
            A NaN spoils samples before and after it.
            Source: J. Smith, S. Serafin, J. Abel, D. Berners, "Doppler simulation and the Leslie", DAFx 2002
            See also: Tremolo, Chorus
            Example: sf.Rotary(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 1)), 0.6)"""
    def round_off(self) -> _S:
        """sf.RoundOff(x)
            The signal with its first and last 1920 samples (20 ms at 96,000 Hz) faded; a shorter signal has both halves faded.
            x: a signal, or a list of signals as channels
            See also: Fade
            Example: sf.RoundOff(sf.SineWave(1000, 440))"""
    @overload
    def svf(self: _Methods[Signal], hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> Channels: ...
    @overload
    def svf(self: _Methods[Channels], hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> list[Channels]:
        """sf.SVF(x, hz=1000, q=1, dB=6)
            State-variable filter with all its outputs, as a list: low-pass, high-pass, band-pass, notch and peak, each as the word of that name gives it.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
            dB: gain of the peak [dB, -120 to 120, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: SVFLowPass, SVFHighPass, SVFBandPass, SVFNotch, SVFPeak
            Example: sf.SVF(sf.WhiteNoise(300), sf.NumericShape((0, 300), (300, 5000)), 2)"""
    def svf_band_pass(self, hz: _Control = 1000, q: _Control = 2) -> _S:
        """sf.SVFBandPass(x, hz=1000, q=2)
            Second-order band-pass, with gain 1 at its centre, whose parameters may be modulated.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: RBJBandPass, ShapedRBJBandPass, SVF, VowelFilter, ShapedButterworthBandPass
            Example: sf.SVFBandPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 8)"""
    def svf_high_pass(self, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> _S:
        """sf.SVFHighPass(x, hz=1000, q=0.7071067811865476)
            Second-order high-pass whose parameters may be modulated.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: RBJHighPass, ShapedRBJHighPass, SVF, OnePoleHighPass
            Example: sf.SVFHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)"""
    def svf_high_shelf(self, hz: _Control = 4000, q: _Control = 0.7071067811865476, dB: _Control = 6) -> _S:
        """sf.SVFHighShelf(x, hz=4000, q=0.7071067811865476, dB=6)
            High shelf whose parameters may be modulated.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
            dB: gain [dB, -120 to 120, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: RBJHighShelf, Tilt
            Example: sf.SVFHighShelf(sf.WhiteNoise(500), 3000, 0.7, sf.NumericShape((0, 0), (500, 12)))"""
    def svf_low_pass(self, hz: _Control = 1000, q: _Control = 0.7071067811865476) -> _S:
        """sf.SVFLowPass(x, hz=1000, q=0.7071067811865476)
            Second-order low-pass whose parameters may be modulated.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: RBJLowPass, ShapedRBJLowPass, SVF, OnePoleLowPass, MoogLadder
            Example: sf.SVFLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)"""
    def svf_low_shelf(self, hz: _Control = 200, q: _Control = 0.7071067811865476, dB: _Control = 6) -> _S:
        """sf.SVFLowShelf(x, hz=200, q=0.7071067811865476, dB=6)
            Low shelf whose parameters may be modulated.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]
            dB: gain [dB, -120 to 120, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: RBJLowShelf, Tilt
            Example: sf.SVFLowShelf(sf.WhiteNoise(500), 300, 0.7, sf.NumericShape((0, 0), (500, 12)))"""
    def svf_notch(self, hz: _Control = 1000, q: _Control = 2) -> _S:
        """sf.SVFNotch(x, hz=1000, q=2)
            Second-order notch, silent at its centre, whose parameters may be modulated.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: RBJNotch, ShapedRBJNotch, SVF
            Example: sf.SVFNotch(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2)"""
    def svf_peak(self, hz: _Control = 1000, q: _Control = 1, dB: _Control = 6) -> _S:
        """sf.SVFPeak(x, hz=1000, q=1, dB=6)
            Peaking filter whose parameters may be modulated.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
            q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]
            dB: gain [dB, -120 to 120, number or signal]
            The result is as long as the shortest signal.
            Source: A. Simper, "Linear trapezoidal integrated SVF", 2013
            See also: RBJPeaking, ShapedRBJPeaking, SVF, ParametricEQ
            Example: sf.SVFPeak(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2, 9)"""
    @overload
    def samples(self: _Methods[Signal]) -> int: ...
    @overload
    def samples(self: _Methods[Channels]) -> list[int]:
        """sf.Samples(x)
            The number of samples.
            x: a signal, or a list of signals as channels
            Example: sf.Samples(sf.SineWave(1000, 440))"""
    def saturate(self) -> _S:
        """sf.Saturate(x)
            Soft saturation, x / (1 + |x|): never reaches 1.
            x: a signal, or a list of signals as channels
            See also: Saturator, WaveShaper
            Example: sf.Saturate(sf.NumericVolume(sf.SineWave(1000, 440), 3))"""
    def saturator(self, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> _S:
        """sf.Saturator(x, drive=6, bias=0, mix=1, oversampling=8)
            Soft saturation, x / sqrt(1 + x^2), without aliases and not shifted in time; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.
            x: a signal, or a list of signals as channels
            drive: gain before the shaping curve [dB, -60 to 60, number or signal]
            bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
            mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
            oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
            In chains also: asoftclip
            See also: Saturate, Clipper, Tube, Tape
            Example: sf.Saturator(sf.SineWave(200, 440), sf.NumericShape((0, 0), (200, 18)))"""
    def schroeder_all_pass(self, ms: _Control = 10, feedback: _Control = 0.7, tail: float = 300) -> _S:
        """sf.SchroederAllPass(x, ms=10, feedback=0.7, tail=300)
            Schroeder all-pass: a delay with flat magnitude response; a few in series are a reverberation.
            x: a signal, or a list of signals as channels
            ms: delay; below 15 samples the gain is not flat in the highest octave [ms, one sample to 1000, number or signal]
            feedback: feedback [-0.999 to 0.999, number or signal]
            tail: length of the tail after the signal [ms, 0 and up]
            A NaN spoils samples before and after it.
            Source: M. Schroeder, "Natural sounding artificial reverberation", 1962
            See also: AllPass, CombFilter
            Example: sf.SchroederAllPass(sf.WhiteNoise(300), sf.NumericShape((0, 8), (900, 9)), 0.6, 100)"""
    def shaped_butterworth_band_pass(self, lowHz: _Control, highHz: _Control, order: float) -> _S:
        """sf.ShapedButterworthBandPass(x, lowHz, highHz, order)
            ButterworthBandPass with its edges given by signals, redesigned when one has moved by a cent; in Sonic Field's own patches one move ahead, as there.
            x: a signal, or a list of signals as channels
            lowHz: lower edge frequency [Hz, number or signal]
            highHz: upper edge frequency [Hz, number or signal]
            order: order: 6 dB per octave each on either side [whole, 1 to 6]
            The result is as long as the shortest signal.
            Source: S. Butterworth, "On the theory of filter amplifiers", 1930
            See also: ButterworthBandPass, SVFBandPass
            Example: sf.ShapedButterworthBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 2000)), sf.NumericShape((0, 900), (1000, 5000)), 2)"""
    def shaped_ladder_low_pass(self, cutoff: _Control, resonance: _Control) -> _S:
        """sf.ShapedLadderLowPass(x, cutoff, resonance)
            A synthesizer's four-pole ladder low-pass with resonance, with its parameters given by signals; at resonance 1 it sounds by itself at its cutoff, in Sonic Field's own patches up to 232 cents above, as there.
            x: a signal, or a list of signals as channels
            cutoff: cutoff frequency [Hz, number or signal]
            resonance: resonance; at 1 it starts to self-oscillate [0 to 1, number or signal]
            The result is as long as the shortest signal.
            Source: "Moog VCF, variation 2", music-dsp source code archive
            See also: MoogLadder, DiodeLadder
            Example: sf.ShapedLadderLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 0.1), (1000, 0.8)))"""
    def shaped_power(self, exponent: _Sound) -> _S:
        """sf.ShapedPower(x, exponent)
            Each sample to the power given by a signal, its sign kept, as long as the shorter of both: exact for negative samples, by DirtyPower's method for positive ones, as in Sonic Field.
            x: a signal, or a list of signals as channels
            exponent: the exponent
            The result is as long as the shortest signal.
            Example: sf.ShapedPower(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))"""
    def shaped_rbj_band_pass(self, hz: _Control, octaves: _Control) -> _S:
        """sf.ShapedRBJBandPass(x, hz, octaves)
            Second-order band-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, number or signal]
            octaves: bandwidth [octaves, number or signal]
            The result is as long as the shortest signal.
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFBandPass
            Example: sf.ShapedRBJBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))"""
    def shaped_rbj_high_pass(self, hz: _Control, q: _Control) -> _S:
        """sf.ShapedRBJHighPass(x, hz, q)
            Second-order high-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, number or signal]
            q: quality factor Q [number or signal]
            The result is as long as the shortest signal.
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFHighPass
            Example: sf.ShapedRBJHighPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))"""
    def shaped_rbj_low_pass(self, hz: _Control, q: _Control) -> _S:
        """sf.ShapedRBJLowPass(x, hz, q)
            Second-order low-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
            x: a signal, or a list of signals as channels
            hz: cutoff frequency [Hz, number or signal]
            q: quality factor Q [number or signal]
            The result is as long as the shortest signal.
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFLowPass
            Example: sf.ShapedRBJLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))"""
    def shaped_rbj_notch(self, hz: _Control, octaves: _Control) -> _S:
        """sf.ShapedRBJNotch(x, hz, octaves)
            Second-order notch with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, number or signal]
            octaves: bandwidth [octaves, number or signal]
            The result is as long as the shortest signal.
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFNotch
            Example: sf.ShapedRBJNotch(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))"""
    def shaped_rbj_peaking(self, hz: _Control, octaves: _Control, dB: _Control) -> _S:
        """sf.ShapedRBJPeaking(x, hz, octaves, dB)
            A peak or a dip with its parameters given by signals, at every sample, however fast they move; in Sonic Field's own patches every 100 samples, as there.
            x: a signal, or a list of signals as channels
            hz: centre frequency [Hz, number or signal]
            octaves: bandwidth [octaves, number or signal]
            dB: gain at the centre [dB, number or signal]
            The result is as long as the shortest signal.
            Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005
            See also: SVFPeak
            Example: sf.ShapedRBJPeaking(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)), 6)"""
    def shaped_resonant_filter(self, resonance: float, original: float, ms: float, shape: _Control) -> _S:
        """sf.ShapedResonantFilter(x, resonance, original, ms, shape)
            A feedback comb whose delay is divided by a signal: 2 is an octave up; ends with the shorter signal.
            x: a signal, or a list of signals as channels
            resonance: feedback (a factor); at 1 and above it never decays
            original: gain of the direct signal (a factor)
            ms: delay, truncated to whole samples [ms, 0 and up]
            shape: the divisor of the delay, above 0; a signal or a number [number or signal]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            See also: Delay, Flanger, CombFilter
            Example: sf.ShapedResonantFilter(sf.WhiteNoise(1000), 0.5, 0.5, 3.3, sf.NumericShape((0, 1), (1000, 2)))"""
    def shaped_sin_wave(self) -> _S:
        """sf.ShapedSinWave(hz)
            A sine wave whose frequency is a signal, as long as that signal.
            hz: frequency [Hz]
            See also: Chirp, PhaseModulatedSineWave, SineWave
            Example: sf.ShapedSinWave(sf.NumericShape((0, 220), (1000, 880)))"""
    def shaped_threshold(self, level: _Sound) -> _S:
        """sf.ShapedThreshold(x, level)
            1 where the signal reaches another one, -1 where it is below; as long as the shorter one.
            x: a signal, or a list of signals as channels
            level: the level to compare with, a signal or a list of signals as channels
            The result is as long as the shortest signal.
            See also: Threshold
            Example: sf.ShapedThreshold(sf.SineWave(1000, 440), sf.NumericShape((0, -1), (1000, 0.9)))"""
    def short_time_signal(self, samples: float, size: float = 0, hop: float = 0, window: float = 40) -> _S:
        """sf.ShortTimeSignal(x, samples, size=0, hop=0, window=40)
            The signal of the spectra that ShortTimeSpectra gives: the same one, if they were not changed.
            x: spectra, as ShortTimeSpectra gives them
            samples: length [samples, 0 and up]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]
            window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]
            Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984
            See also: ShortTimeSpectra, TimeDomain
            Example: sf.ShortTimeSignal(sf.ShortTimeSpectra(sf.SineWave(100, 440)), 2000)"""
    def short_time_spectra(self, size: float = 0, hop: float = 0, window: float = 40) -> _S:
        """sf.ShortTimeSpectra(x, size=0, hop=0, window=40)
            The spectra of overlapping frames of a signal, one after the other, in pairs of real and imaginary part of half the frame's samples + 1 bins.
            x: a signal, or a list of signals as channels
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]
            window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]
            Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984
            See also: ShortTimeSignal, FrequencyDomain
            Example: sf.ShortTimeSpectra(sf.SineWave(100, 440))"""
    def side_chain_compressor(self, key: _Sound, threshold: _Control = -20, ratio: _Control = 4, attack: float = 5, release: float = 100, makeup: _Control = 0, knee: float = 6, detector: str = 'peak', lookahead: float = 0) -> _S:
        """sf.SideChainCompressor(x, key, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector='peak', lookahead=0)
            Side-chain compressor: the sound is reduced by the level of another one, the key, which is not heard and after whose end nothing is changed.
            x: the sound, a signal or a list of signals as channels
            key: side-chain: the sound whose level is detected, a signal or a list of signals as channels
            threshold: threshold [dBFS, -200 to 200, number or signal]
            ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]
            attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]
            release: release time constant, likewise for the way up [ms, 0 to 60000]
            makeup: make-up gain [dB, -200 to 200, number or signal]
            knee: knee: width of the transition around the threshold [dB, 0 to 60]
            detector: peak, or rms: over 10 ms
            lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]
            The result is as long as the first signal. A NaN spoils samples before and after it.
            Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012
            In chains also: sidechaincompress
            See also: Compressor, Duck
            Example: sf.SideChainCompressor(sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(150, 60)), -30)"""
    def silences(self, dB: float = -60, ms: float = 300, shortest: float = 10, hysteresis: float = 6) -> list[Any]:
        """sf.Silences(x, dB=-60, ms=300, shortest=10, hysteresis=6)
            Silence detection: a list of (from, to) in ms where all channels are below a level for some time.
            x: a signal, or a list of signals as channels
            dB: highest peak of silence [dBFS, -400 to 0]
            ms: shortest silence [ms, above 0]
            shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]
            hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]
            See also: SplitAtSilences, TrimSilence, TruncateSilence, Onsets
            Example: sf.Silences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(200), sf.SineWave(200, 660)), -60, 100)"""
    def spectral_blur(self, ms: _Control = 200, tail: float = 1000, size: float = 0, window: float = 80) -> _S:
        """sf.SpectralBlur(x, ms=200, tail=1000, size=0, window=80)
            Spectral blur: magnitudes and frequencies of the spectrum follow the sound only slowly, which smears it in time without an echo.
            x: a signal, or a list of signals as channels
            ms: time constant of the fade: ended sounds fall by 8.7 dB in it [ms, 0 to 60000, number or signal]
            tail: length of the tail after the signal [ms, 0 and up]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            A NaN spoils samples before and after it.
            See also: SpectralFreeze
            Example: sf.SpectralBlur(sf.SineWave(300, 440), 50, 200)"""
    def spectral_centroid(self, hop: float = 10, window: float = 40) -> _S:
        """sf.SpectralCentroid(x, hop=10, window=40)
            Spectral centroid in Hz, as a signal: the mean frequency weighted by magnitude, a measure of brightness; 0 in silence.
            x: a signal, or a list of signals as channels
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            A NaN spoils samples before and after it.
            Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002
            See also: SpectralRolloff, SpectralFlatness, Features
            Example: sf.SpectralCentroid(sf.WhiteNoise(200))"""
    def spectral_delay(self, bands: Any, feedback: _Control = 0.5, mix: _Control = 0.5, tail: float = 2000, size: float = 0, window: float = 40) -> _S:
        """sf.SpectralDelay(x, bands, feedback=0.5, mix=0.5, tail=2000, size=0, window=40)
            Spectral delay: each band of the spectrum has its own delay, with feedback.
            x: a signal, or a list of signals as channels
            bands: rows (Hz, ms): from that frequency on up to the next the delay, 0 to 60000 ms, in whole hops of a quarter of the frame; below the first as there
            feedback: feedback [-0.99 to 0.99, number or signal]
            mix: dry/wet mix: 0 is the sound only, 1 the echoes only [0 to 1, number or signal]
            tail: length of the tail after the signal [ms, 0 and up]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            A NaN spoils samples before and after it.
            See also: MultiTap
            Example: sf.SpectralDelay(sf.SineWave(200, 440), [(200, 20), (800, 100), (5000, 60)], 0.5, 0.5, 300)"""
    def spectral_flatness(self, hop: float = 10, window: float = 40) -> _S:
        """sf.SpectralFlatness(x, hop=10, window=40)
            Spectral flatness as a signal: the geometric mean of the power spectrum up to 20 kHz over its mean, 0 for a tone, about 0.56 for white noise, 0 in silence.
            x: a signal, or a list of signals as channels
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            A NaN spoils samples before and after it.
            Source: J. Johnston, "Transform coding of audio signals using perceptual noise criteria", 1988
            See also: SpectralCentroid, Features
            Example: sf.SpectralFlatness(sf.WhiteNoise(200))"""
    def spectral_flux(self, hop: float = 10, window: float = 40) -> _S:
        """sf.SpectralFlux(x, hop=10, window=40)
            Spectral flux as a signal: the sum of all rises in magnitude since the hop before, which is the amplitude of a sine that begins; 0 while nothing changes.
            x: a signal, or a list of signals as channels
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            A NaN spoils samples before and after it.
            Source: J. Bello et al., "A tutorial on onset detection in music signals", 2005
            See also: Onsets, Features
            Example: sf.SpectralFlux(sf.WhiteNoise(200))"""
    def spectral_freeze(self, ms: float, tail: float = 0, frozen: _Control = 1, size: float = 0, window: float = 80) -> _S:
        """sf.SpectralFreeze(x, ms, tail=0, frozen=1, size=0, window=80)
            Spectral freeze: the sound up to a time, and from then on the spectrum of that moment, held to the end of the signal and a tail after it.
            x: a signal, or a list of signals as channels
            ms: time of the frame that is frozen [ms, 0 and up]
            tail: time to hold it after the signal's end [ms, 0 and up]
            frozen: frozen while above 0.5 [number or signal]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            A NaN spoils samples before and after it.
            Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
            See also: SpectralBlur
            Example: sf.SpectralFreeze(sf.SineWave(700, 440), 500, 100)"""
    def spectral_gate(self, noise: _Control = -50, dB: _Control = 12, margin: float = 3, size: float = 0, window: float = 40) -> _S:
        """sf.SpectralGate(x, noise=-50, dB=12, margin=3, size=0, window=40)
            Spectral noise gate: attenuates each frequency bin that is no stronger than the noise.
            x: a signal, or a list of signals as channels
            noise: the noise alone, a signal from which its spectrum is learned; or the level of white noise in dB [number or signal]
            dB: attenuation of the noise [dB, 0 to 200, number or signal]
            margin: margin above the noise that a sound must have to pass [dB, -20 to 40]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            The result is as long as the first signal. A NaN spoils samples before and after it.
            Source: Y. Ephraim, D. Malah, "Speech enhancement using a minimum mean-square error short-time spectral amplitude estimator", 1984
            In chains also: noisered, afftdn
            See also: NoiseGate
            Example: sf.SpectralGate(sf.Mix(sf.SineWave(500, 440), sf.NumericVolume(sf.WhiteNoise(500), 0.1)), sf.NumericVolume(sf.WhiteNoise(300), 0.1), 24)"""
    def spectral_morph(self, y: _Sound, morph: _Control = 0.5, size: float = 0, window: float = 80) -> _S:
        """sf.SpectralMorph(x, y, morph=0.5, size=0, window=80)
            Spectral morph: a sound between two, by interpolation of the magnitudes and frequencies of their spectra.
            x: a signal, or a list of signals as channels
            y: the other, a signal, or a list of signals as channels
            morph: morph position from the first (0) to the second sound (1) [0 to 1, number or signal]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            See also: CrossSynthesis
            Example: sf.SpectralMorph(sf.SineWave(500, 440), sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 1)))"""
    def spectral_rolloff(self, part: float = 0.85, hop: float = 10, window: float = 40) -> _S:
        """sf.SpectralRolloff(x, part=0.85, hop=10, window=40)
            Spectral rolloff in Hz, as a signal: the frequency below which a part of the magnitudes is; 0 in silence.
            x: a signal, or a list of signals as channels
            part: part of the magnitudes below it [above 0, below 1]
            hop: hop: time from one value to the next [ms, at least one sample]
            window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]
            A NaN spoils samples before and after it.
            Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002
            See also: SpectralCentroid, Features
            Example: sf.SpectralRolloff(sf.WhiteNoise(200))"""
    def spectral_shift(self, hz: _Control = 100, size: float = 0, window: float = 80) -> _S:
        """sf.SpectralShift(x, hz=100, size=0, window=80)
            Frequency shift: moves all frequencies by the same number of Hz, so harmonic tones become bell-like; what would leave the range from 0 Hz to half the sample rate is removed.
            x: a signal, or a list of signals as channels
            hz: frequency shift; negative is down [Hz, within half the sample rate, number or signal]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            Source: H. Bode, R. Moog, "A high-accuracy frequency shifter for professional audio applications", JAES 20, 1972
            In chains also: afreqshift
            Example: sf.SpectralShift(sf.SineWave(500, 440), sf.NumericShape((0, -100), (500, 300)))"""
    def split_at_onsets(self, least: float = 0.4, before: float = 3, shortest: float = 50) -> list[Any]:
        """sf.SplitAtOnsets(x, least=0.4, before=3, shortest=50)
            Splits a sound where notes begin: a list of (piece, ms) that add up to the sound, all channels cut at the same places.
            x: a signal, or a list of signals as channels
            least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
            before: time before each onset at which to cut [ms, 0 and up]
            shortest: shortest piece; onsets that would make shorter ones are skipped [ms, 0 and up]
            See also: Onsets, SplitAtSilences, Granulate
            Example: sf.SplitAtOnsets(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(100), sf.SineWave(200, 660)))"""
    def split_at_silences(self, dB: float = -60, ms: float = 300, keep: float = 10, shortest: float = 10, hysteresis: float = 6) -> list[Any]:
        """sf.SplitAtSilences(x, dB=-60, ms=300, keep=10, shortest=10, hysteresis=6)
            Splits a sound at its silences: a list of (piece, ms) without them, all channels cut at the same places.
            x: a signal, or a list of signals as channels
            dB: highest peak of silence [dBFS, -400 to 0]
            ms: shortest silence [ms, above 0]
            keep: silence to keep before and after each piece, at most half of it [ms, 0 and up]
            shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]
            hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]
            See also: Silences, SplitAtOnsets, TrimSilence, TruncateSilence, Cut
            Example: sf.SplitAtSilences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(400), sf.SineWave(200, 660)))"""
    def spring(self, decay: float = 2500, ms: float = 56, hz: float = 4500, mix: _Control = 0.3, preDelay: float = 0, width: _Control = 1, depth: _Control = 0.05, rate: _Control = 0.7, tail: float = -1) -> Channels:
        """sf.Spring(x, decay=2500, ms=56, hz=4500, mix=0.3, preDelay=0, width=1, depth=0.05, rate=0.7, tail=-1)
            Spring reverb of two springs after Välimäki, Parker and Abel, as a list of left and right: every echo is a chirp, in which the highs come last; both sides correlate by less than 0.1.
            x: a signal, or a list of two as left and right
            decay: decay time (T60) of the echoes [ms, 10 to 120000]
            ms: time between echoes: length of the first spring [ms, 10 to 1000]
            hz: highest frequency, rounded to half the sample rate divided by a whole number [Hz, 500 and up]
            mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]
            preDelay: pre-delay of the reverberation [ms, 0 to 10000]
            width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]
            depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]
            rate: modulation rate of the delays [Hz, 0 to 10, number or signal]
            tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]
            A NaN spoils samples before and after it.
            Source: V. Välimäki, J. Parker, J. Abel, "Parametric spring reverberation effect", JAES 58, 2010
            See also: Reverb, Plate, ConvolutionReverb
            Example: sf.Spring(sf.SineWave(200, 440), 250, 30, 4000, 0.4, 10, 0.8, 0.1, 0.5, 300)"""
    def stereo_monitor(self, right: _Sound) -> Any:
        """sf.StereoMonitor(left, right)
            Plays two signals side by side in real time, in 16 bit with the higher peak at full scale, and waits until playback ends.
            left: the left channel
            right: the right channel
            Example: sf.StereoMonitor(sf.SineWave(100, 440), sf.SineWave(100, 660))"""
    def sub_octave(self) -> _S:
        """sf.SubOctave(x)
            The signal an octave lower, stored: each cycle becomes half a sine, alternately up and down, with an amplitude of 1 / 0.65 of the mean of its absolute values; the unfinished last cycle is silent.
            x: a signal, or a list of signals as channels
            A NaN spoils the half-waves beside it.
            Example: sf.SubOctave(sf.SineWave(1000, 440))"""
    def swap(self) -> _S:
        """sf.Swap(x)
            The signal computed and stored now; a signal that is already stored is returned as it is.
            x: a signal, or a list of signals as channels
            The same: Realise, Swap
            Example: sf.Realise(sf.SineWave(1000, 440))"""
    def swap_signal(self) -> _S:
        """sf.SwapSignal(x)
            The signal computed and stored now in a swap file, as all stored signals are; a signal that is already stored is returned as it is; either way it outlives the scope or memory zone it is made in.
            x: a signal, or a list of signals as channels
            Example: sf.SwapSignal(sf.SineWave(1000, 440))"""
    def tape(self, drive: _Control = 3, speed: float = 15, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> _S:
        """sf.Tape(x, drive=3, speed=15, bias=0, mix=1, oversampling=8)
            Tape saturation without aliases, not shifted in time: high frequencies saturate first, with the head bump of the bass and the treble loss of tape, both stronger at low speeds; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.
            x: a signal, or a list of signals as channels
            drive: gain before the shaping curve [dB, -60 to 60, number or signal]
            speed: tape speed in inches per second [inches per second, 1.875 to 30]
            bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
            mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
            oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
            See also: Saturator, Tube
            Example: sf.Tape(sf.SineWave(200, 440), 9)"""
    def tarsos(self, processor: Any, size: float = 1024, overlap: float = 0) -> _S:
        """sf.Tarsos(x, processor, size=1024, overlap=0)
            The output of a TarsosDSP processor for the signal, in 32-bit floats; the processor is called with buffer after buffer, channel after channel, and its findings can be read from it afterwards.
            x: a signal, or a list of signals as channels
            processor: a be.tarsos.dsp.AudioProcessor, or an object of a Python class that extends it
            size: length of a buffer [samples, 2 to 1048576]
            overlap: samples that each buffer shares with the one before [samples, from 0, below size]
            See also: WSOLA
            Example: sf.Tarsos(sf.SineWave(300, 440), __import__('be.tarsos.dsp', {}, {}, ('GainProcessor',)).GainProcessor(0.5))"""
    @overload
    def tempo(self: _Methods[Signal], least: float = 0.4) -> float: ...
    @overload
    def tempo(self: _Methods[Channels], least: float = 0.4) -> list[float]:
        """sf.Tempo(x, least=0.4)
            Tempo in beats per minute, as a number: that of most of the Beats, or half of it where every other beat is much softer; 0 where there are no two beats.
            x: a signal, or a list of signals as channels
            least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]
            Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001
            See also: Beats, KeyEstimate
            Example: sf.Tempo(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))"""
    def tempo_warp(self, moments: Any, bpm: float = 120, size: float = 0, window: float = 80) -> _S:
        """sf.TempoWarp(x, moments, bpm=120, size=0, window=80)
            Time warp at the same pitch, so that given moments come at other times, such as unevenly played beats on a grid; before the first moment and after the last the tempo beside it continues.
            x: a sound: one signal, or a list of them as its channels
            moments: moments, ascending, at least two: [(ms, new ms), ...], or their times alone, [(ms,), ...], which come at bpm then, from the first on
            bpm: tempo for moments without new times [beats per minute, 1 to 1000]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
            Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
            See also: Beats, TimeStretch
            Example: sf.TempoWarp(sf.SineWave(400, 440), [(0, 0), (100, 150), (300, 380)])"""
    def threshold(self, level: float) -> _S:
        """sf.Threshold(x, level)
            1 where the signal reaches a level, -1 where it is below.
            x: a signal, or a list of signals as channels
            level: the level to compare with
            See also: ShapedThreshold
            Example: sf.Threshold(sf.SineWave(1000, 440), 0.2)"""
    def tilt(self, dB: _Control = 3, hz: _Control = 1000) -> _S:
        """sf.Tilt(x, dB=3, hz=1000)
            Tilt equaliser: boosts above a frequency and cuts below it, or the other way round.
            x: a signal, or a list of signals as channels
            dB: gain well above hz [dB, -120 to 120, number or signal]
            hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]
            The result is as long as the shortest signal.
            Source: V. Zavalishin, "The art of VA filter design", 2018
            In chains also: tiltshelf
            See also: SVFLowShelf, SVFHighShelf
            Example: sf.Tilt(sf.WhiteNoise(500), sf.NumericShape((0, -6), (500, 6)), 800)"""
    def time_domain(self) -> _S:
        """sf.TimeDomain(x)
            The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.
            x: a spectrum; its length must be a power of two
            One NaN makes the whole result NaN.
            The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain
            See also: ShortTimeSignal
            Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))"""
    def time_shift(self, shift: _Sound) -> _S:
        """sf.TimeShift(x, shift)
            Each sample from the position that another signal gives, in ms later or, below 0, earlier in the signal; between samples it is the band-limited signal within -90 dB up to 0.4 of the sample rate; ends with the shorter signal.
            x: a signal, or a list of signals as channels
            shift: the shift [ms]
            The result is as long as the shortest signal.
            Source: J. Smith, "Digital audio resampling", 2002
            See also: Vibrato, Delay
            Example: sf.TimeShift(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 5), 0.05))"""
    def time_stretch(self, ratio: _Control = 1, size: float = 0, window: float = 80) -> _S:
        """sf.TimeStretch(x, ratio=1, size=0, window=80)
            Time stretch at the same pitch, by a phase vocoder with frames of several lengths, locked phases, preserved transients and preserved phases between channels.
            x: a sound: one signal, or a list of them as its channels
            ratio: stretch ratio: 2 is twice as long, at half the speed; a signal is read at once, along the input [0.25 to 4, number or signal]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]
            Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999
            See also: DirectRelength, PitchShift, TempoWarp, WSOLA
            Example: sf.TimeStretch(sf.SineWave(400, 440), 1.5)"""
    def to_grain(self) -> _S:
        """sf.ToGrain(x)
            The signal as a grain: fades in over its first half and out over its second.
            x: a signal, or a list of signals as channels
            See also: Fade, Granulate
            Example: sf.ToGrain(sf.SineWave(1000, 440))"""
    def transient_shaper(self, attack: _Control = 6, sustain: _Control = 0) -> _S:
        """sf.TransientShaper(x, attack=6, sustain=0)
            Transient shaper: gain of attacks and of sustained parts, each up to a number of dB, whatever the level.
            x: the sound, a signal or a list of signals as channels
            attack: gain of attacks [dB, -40 to 40, number or signal]
            sustain: gain of the sustained part [dB, -40 to 40, number or signal]
            See also: Compressor
            Example: sf.TransientShaper(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 1), (200, 0.01), (250, 0))), 6, -6)"""
    def tremolo(self, rate: _Control = 5, depth: _Control = 0.5, shape: str = 'sine', spread: float = 0) -> _S:
        """sf.Tremolo(x, rate=5, depth=0.5, shape='sine', spread=0)
            Tremolo: amplitude modulation, beginning at its highest.
            x: a sound: one signal, or a list of them as its channels
            rate: modulation rate [Hz, 0 to 100, number or signal]
            depth: modulation depth; 1 is down to silence [0 to 1, number or signal]
            shape: of the wave: sine or triangle
            spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]
            The result is as long as the shortest signal.
            In chains also: apulsator
            See also: Vibrato, Rotary
            Example: sf.Tremolo(sf.SineWave(300, 440), 6, 0.6)"""
    def trim(self) -> _S:
        """sf.Trim(x)
            The signal without the samples at both ends that are within +-1/32768, stored; empty if all are.
            x: a signal, or a list of signals as channels
            See also: TrimSilence, RTrim
            Example: sf.Trim(sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.Silence(50)))"""
    def truncate_silence(self, dB: float, window: float, gap: float = 0) -> _S:
        """sf.TruncateSilence(x, dB, window, gap=0)
            The signal without its silent windows, stored; as long as before, with the freed length as silence at the end.
            x: a signal, or a list of signals as channels
            dB: highest peak of a silent window [dBFS, up to 400]
            window: length of a window [ms, at least one sample]
            gap: silence to keep in each silent part [ms, 0 and up]
            See also: Silences, SplitAtSilences, MultipleTruncateSilence
            Example: sf.TruncateSilence(sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300), sf.SineWave(300, 660)), -40, 5, 20)"""
    def tube(self, drive: _Control = 6, bias: _Control = 0, mix: _Control = 1, oversampling: float = 8) -> _S:
        """sf.Tube(x, drive=6, bias=0, mix=1, oversampling=8)
            Tube saturation without aliases, not shifted in time: the upper half-waves saturate at half the level of the lower ones, which adds even harmonics and then odd ones, and a high-pass at 10 Hz removes the DC; a signal at full scale keeps its loudness.
            x: a signal, or a list of signals as channels
            drive: gain before the shaping curve [dB, -60 to 60, number or signal]
            bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]
            mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]
            oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016
            In chains also: overdrive
            See also: Saturator, Tape
            Example: sf.Tube(sf.SineWave(200, 440), 12)"""
    @overload
    def value_at(self: _Methods[Signal], ms: float) -> float: ...
    @overload
    def value_at(self: _Methods[Channels], ms: float) -> list[float]:
        """sf.ValueAt(x, ms)
            The value at a time, between samples that of the band-limited signal within -90 dB up to 0.4 of the sample rate; 0 outside the signal.
            x: a signal, or a list of signals as channels
            ms: time [ms]
            Example: sf.ValueAt(sf.SineWave(1000, 440), 10.3)"""
    def varispeed(self, speed: _Control = 1) -> _S:
        """sf.Varispeed(x, speed=1)
            Varispeed: playback at another speed, or at one that changes, so pitch and length change together; band-limited (18 kHz of 48 kHz pass, aliases are 90 dB down); ends with the sound or with the speed, which is read at once as far as that.
            x: a signal, or a list of signals as channels
            speed: playback speed; 2 is an octave up; a signal may go to 0, where the tape stops [above 0, up to 32, number or signal]
            Source: J. Smith, "Digital audio resampling", 2002
            See also: DirectRelength, DirectResample, Resample, FrequencyModulate, ConvertSampleRate
            Example: sf.Varispeed(sf.SineWave(300, 440), 1.25)"""
    def vibrato(self, rate: _Control = 5.5, depth: _Control = 30) -> _S:
        """sf.Vibrato(x, rate=5.5, depth=30)
            Vibrato: pitch modulation, upwards in cents and downwards by as many Hz, as far as 25 ms to either side allow; without latency.
            x: a signal, or a list of signals as channels
            rate: modulation rate [Hz, 0 to 100, number or signal]
            depth: modulation depth: how far the pitch goes up [cents, 0 to 1200, number or signal]
            The result is as long as the shortest signal.
            See also: Tremolo, Chorus, FrequencyModulate, TimeShift
            Example: sf.Vibrato(sf.SineWave(300, 440), 6, 40)"""
    def vocoder(self, carrier: _Sound, shift: _Control = 1, bands: float = 40, size: float = 0, window: float = 40) -> _S:
        """sf.Vocoder(x, carrier, shift=1, bands=40, size=0, window=40)
            Vocoder by short-time spectra: gives the carrier the levels of the voice in each of many bands; the formants may be shifted.
            x: the voice, a signal, or a list of signals as channels
            carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them
            shift: factor of the formants' frequencies [0.25 to 4, number or signal]
            bands: number of bands from 0 to 20 kHz [whole, 2 to 100]
            size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]
            window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]
            The result is as long as the shortest signal. A NaN spoils samples before and after it.
            Source: B. Glasberg, B. Moore, "Derivation of auditory filter shapes from notched-noise data", 1990
            See also: ChannelVocoder, CrossSynthesis
            Example: sf.Vocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))"""
    def volume(self, dB: float) -> _S:
        """sf.Volume(x, dB)
            The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).
            x: a signal, or a list of signals as channels
            dB: gain; 0 leaves the signal unchanged [dB]
            The same: Volume, ExponentialVolume
            Example: sf.Volume(sf.SineWave(1000, 440), -6)"""
    def vowel_filter(self, vowel: _Control = 0, voice: str = 'tenor', formants: _Control = 1) -> _S:
        """sf.VowelFilter(x, vowel=0, voice='tenor', formants=1)
            Formant filter: the five formants of a sung vowel, which may be modulated.
            x: a signal, or a list of signals as channels
            vowel: vowel: 0 to 4 for a, e, i, o and u, and between them [0 to 4, number or signal]
            voice: soprano, alto, countertenor, tenor or bass
            formants: factor of the formants' frequencies; above 1 = a shorter vocal tract [0.25 to 4, number or signal]
            The result is as long as the shortest signal.
            Source: D. Klatt, "Software for a cascade/parallel formant synthesizer", 1980
            See also: SVFBandPass
            Example: sf.VowelFilter(sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 4)), 'alto', 1.1)"""
    def wsola(self, ratio: float = 1, piece: float = 82, seek: float = 14, overlap: float = 12) -> _S:
        """sf.WSOLA(x, ratio=1, piece=82, seek=14, overlap=12)
            Time stretch at the same pitch by overlap-add of similar segments (WSOLA), for speech and single instruments.
            x: a signal, or a list of signals as channels
            ratio: stretch ratio: 2 is twice as long [0.25 to 4]
            piece: length of a segment, about 40 for speech; shorter for short sounds [ms, 10 to 500]
            seek: range of the search for the most similar segment [ms, 1 to 100]
            overlap: overlap of segments [ms, 1 to 50, below half of piece]
            Source: W. Verhelst, M. Roelands, "An overlap-add technique based on waveform similarity (WSOLA) for high quality time-scale modification of speech", 1993
            See also: Tarsos, TimeStretch
            Example: sf.WSOLA(sf.SineWave(400, 440), 1.5)"""
    def wave_limit(self) -> _S:
        """sf.WaveLimit(x)
            The signal with the peak of each half-wave reduced to 1 if it is above, stored; the gain steps from one half-wave to the next, which puts other tones beside those of a mix, 15 to 30 dB below them: a Limiter's does not.
            x: a signal, or a list of signals as channels
            A NaN spoils the half-waves beside it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
            See also: Limiter, WaveMaximise
            Example: sf.WaveLimit(sf.NumericVolume(sf.SineWave(1000, 440), 1.5))"""
    def wave_maximise(self) -> _S:
        """sf.WaveMaximise(x)
            The signal with the peak of each half-wave at 1, stored; silence stays silent.
            x: a signal, or a list of signals as channels
            A NaN spoils the half-waves beside it. As a chain's last step it sets the peak of the file, whatever --rate and --channels.
            See also: WaveLimit
            Example: sf.WaveMaximise(sf.Pcnt50(sf.SineWave(1000, 440)))"""
    def width(self, width: _Control = 1.5) -> Channels:
        """sf.Width(x, width=1.5)
            Stereo width: gain of the side signal; 0 is mono, 1 leaves the sound as it is.
            x: a signal, or a list of two as left and right
            width: gain of the side signal (a factor) [0 to 10, number or signal]
            The result is as long as the shortest signal.
            In chains also: extrastereo, stereowiden
            See also: MidSide, MidSideDecode, Haas, Balance
            Example: sf.Width([sf.SineWave(300, 440), sf.SineWave(300, 660)], 0.5)"""
    def write_signal(self, path: _Path) -> Any:
        """sf.WriteSignal(x, path)
            Writes one signal to a file unchanged, for sf.ReadSignal: the number of samples in 32 bits and each as a 64-bit float, big-endian, and no sample rate.
            x: a signal, or a list of signals as channels
            path: file name; a relative name is under --out
            Example: sf.WriteSignal(sf.SineWave(1000, 440), 'tone.signal')"""
    @overload
    def write_to_signal_pool(self: _Methods[Signal], path: _Path) -> int: ...
    @overload
    def write_to_signal_pool(self: _Methods[Channels], path: _Path) -> list[int]:
        """sf.WriteToSignalPool(x, path)
            Appends a signal to a pool, which is created if it does not exist or is empty: returns the offset by which sf.ReadFromSignalPool finds it, in later runs too.
            x: a signal, or a list of signals as channels
            path: file name; a relative name is under --out
            Example: sf.WriteToSignalPool(sf.SineWave(1000, 440), 'tones.pool')"""
    def zero_phase(self, filter: _Filter) -> _S:
        """sf.ZeroPhase(x, filter)
            Zero-phase filtering: a filter forward and then backward, as if there were silence around the signal; its gain counts twice, in dB, and the phase stays.
            x: a signal, or a list of signals as channels
            filter: a filter, as made by sf.CreateButterworthLowPass or sf.CreateParametricEQ
            The result is as long as the first signal. A NaN spoils samples before and after it.
            See also: FIRFilter, CreateButterworthLowPass, CreateParametricEQ
            Example: sf.ZeroPhase(sf.WhiteNoise(300), sf.CreateButterworthLowPass(1000, 2))"""
