"""A program of some 60 lines, for checkers of types: nothing in it is ignored."""

import pathlib

import numpy as np
import numpy.typing as npt

import tenuto as sf

HERE = pathlib.Path('sounds')


def voice(hz: float, ms: float = 500) -> sf.Signal:
    tone = sf.saw(ms, hz) * sf.adsr(ms, 5, 80, 0.6, 100)
    low = sf.NumericShape((0, 400), (ms, 4000))
    return 0.3 * sf.svf_low_pass(tone, low, 1.2)[:ms]


def wide(x: sf.Signal) -> sf.Channels:
    both = sf.chorus(x, 0.8, mix=0.4)
    both += sf.Channels(x, x[20:]) * 0.2
    return both.compressor(-18, 3).reverb(1200)


def stereo(left: sf.Signal, right: sf.Signal) -> sf.Channels:
    return sf.Channels(left, right) * 0.5 + sf.pan(left, -0.3)


def steps(x: sf.Signal, wide: sf.Channels) -> sf.Channels:
    octaves: sf.Signal = 2 ** (x // 0.25) % 3
    gates: sf.Channels = abs(wide) ** 2 > octaves
    return gates * (x >= 0.5)


def mixed(x: sf.Signal, wide: sf.Channels) -> sf.Channels:
    mixer = sf.Mixer(effect=lambda mix: sf.limiter(mix), gain=-3)
    room = mixer.bus('room', lambda sent: sf.reverb(sent, mix=1))
    mixer.track('voice', x, gain=[(0, -60), (500, -6)], pan=x).send(room, -12)
    mixer.track('pad', wide, out='room').mute = True
    return mixer.write(HERE / 'mix.wav', stems=True, cues=sf.Timeline(96, sections=[('intro', 2)]))


def sampled(notes: list[object]) -> sf.Channels:
    kit = sf.Sampler(HERE / 'kit.sf2', preset='0:40', gain=-3)
    print(kit.names())
    return kit.perform(notes) + sf.perform(notes, kit)


def features(x: sf.Signal) -> npt.NDArray[np.float64]:
    return np.asarray(sf.mfcc(x, 13), dtype=np.float64)


def gain(block: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    return block * 0.5


def file(path: pathlib.Path) -> float:
    channels: sf.Channels = sf.read_file(path)
    kept: sf.Channels = sf.realise(channels)
    mono: sf.Signal = sf.realise(kept[0])
    level: float = sf.max_value(mono)
    return level * kept.ms / channels.samples


def spectra(x: sf.Signal) -> sf.Signal:
    frames = sf.STFT(x, window=40)
    loudest: int = int(abs(frames.row(3)).argmax())
    print(frames.hz(loudest), len(frames), frames[2:5].signal().ms)
    return (frames * 0.5).signal()


def main() -> None:
    with sf.session(rate=48000, seed=7, out=HERE) as session:
        tasks = [sf.do(voice, hz) for hz in (220.0, 277.2, 329.6)]
        first: sf.Signal = tasks[0].get()
        chord = sf.mix(tasks)
        again = sf.Mix(chord, first * 0.1, np.float64(0.5) * first)
        mapped: sf.Signal = sf.map_blocks(gain, again)
        pair: sf.Channels = sf.map_blocks(np.tanh, wide(mapped), lazy=True)
        noise = sf.array(np.random.default_rng(1).uniform(-1, 1, 4800))
        sf.WriteFile(stereo(pair[0], sf.mix(noise, spectra(mapped))), 'a.wav')
        print(session.lent, features(chord).shape, file(HERE / 'a.wav'))


if __name__ == '__main__':
    main()
