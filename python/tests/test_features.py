"""Frames of features against their definitions in numpy, and librosa where it is."""

import numpy as np
import pytest

import tenuto as sf

RATE = 48000


def sound(seconds=1):
    """Noise, tones and a step in level."""
    n = np.arange(int(seconds * RATE))
    noise = np.random.default_rng(7).normal(0, 0.05, n.size)
    return (noise + 0.3 * np.sin(2 * np.pi * 440 * n / RATE)) * np.where(n < n.size // 2, 1, 0.1)


def slaney_hz(mel):
    """66.7 Hz a mel up to 15 mel, 1 kHz; then 27 mel for a factor of 6.4."""
    mel = np.asarray(mel, float)
    return np.where(mel < 15, mel * 200 / 3, 1000 * 6.4 ** ((mel - 15) / 27))


def slaney_mel(hz):
    return 3 * hz / 200 if hz < 1000 else 15 + 27 * np.log(hz / 1000) / np.log(6.4)


def log_mel(a, bands, hop, window, highest):
    """By the definition: a Fourier transform of each window of von Hann's, triangles, dB."""
    points = 2 ** int(np.ceil(np.log2(window)))
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(window) / window)
    edges = slaney_hz(np.linspace(0, slaney_mel(min(highest, RATE / 2)), bands + 2))
    hz = np.arange(points // 2 + 1) * RATE / points
    triangles = [2 / (high - low) * np.interp(hz, [low, middle, high], [0, 1, 0])
                 for low, middle, high in zip(edges, edges[1:], edges[2:])]
    frames = []
    for middle in range(0, a.size, hop):
        first = min(max(middle - window // 2, 0), a.size - window)
        spectrum = np.fft.rfft(hann * a[first:first + window], points) * 2 / hann.sum()
        power = np.array(triangles) @ np.abs(spectrum) ** 2
        frames.append(10 * np.log10(np.maximum(power, 1e-10)))
    return np.transpose(frames)


def cosines(levels, count):
    """The orthonormal DCT-II."""
    bands = len(levels)
    k, n = np.arange(count)[:, None], np.arange(bands)
    basis = np.cos(np.pi * k * (n + 0.5) / bands) * np.sqrt(2 / bands)
    basis[0] /= np.sqrt(2)
    return basis @ levels


@pytest.mark.parametrize('bands, hop, window, highest', [
    (40, 10, 40, 8000), (128, 5, 21.25, 20000), (1, 100, 200, 30000)])
def test_log_mel_is_what_the_definition_says(session, bands, hop, window, highest):
    a = sound()
    got = sf.log_mel_frames(sf.array(a), bands, hop=hop, window=window, highest=highest)
    right = log_mel(a, bands, int(hop * 48), int(window * 48), highest)
    assert got.shape == right.shape == (bands, 1000 // hop) and got.dtype == np.float64
    assert np.abs(got - right).max() < 1e-8


def test_mfcc_is_the_cosine_transform(session):
    a = sound()
    got = sf.mfcc_frames(sf.array(a), 20, bands=64, highest=16000)
    assert got.shape == (20, 100)
    assert np.abs(got - cosines(log_mel(a, 64, 480, 1920, 16000), 20)).max() < 1e-8


@pytest.mark.long  # librosa compiles itself first
def test_librosa_agrees_but_for_the_scale(session):
    librosa = pytest.importorskip('librosa')
    a = sound()
    got = sf.log_mel_frames(sf.array(a), 80, window=42.5)
    mel = librosa.feature.melspectrogram(y=a, sr=RATE, n_fft=2048, hop_length=480, win_length=2040,
                                         n_mels=80, fmax=8000)
    right = librosa.power_to_db(mel, amin=1e-30, top_db=None) - 20 * np.log10(2040 / 4)
    inner = slice(3, 97)  # at its ends librosa adds silence
    assert np.abs(got[:, inner] - right[:, inner]).max() < 1e-3
    cepstrum = sf.mfcc_frames(sf.array(a), 13, bands=80, window=42.5)
    right = librosa.feature.mfcc(S=right, n_mfcc=13)
    assert np.abs(cepstrum[:, inner] - right[:, inner]).max() < 1e-3


def test_channels_have_frames_of_the_same_number(session):
    a = sound(0.5)
    got = sf.log_mel_frames(sf.Channels(sf.array(a), sf.array(a[:12000])))
    assert got.shape == (2, 40, 50)
    assert np.abs(got[1] - log_mel(np.pad(a[:12000], (0, 12000)), 40, 480, 1920, 8000)).max() < 1e-8
    assert sf.mfcc_frames([sf.array(a)]).shape == (1, 13, 50)


def test_silence_and_nothing(session):
    assert np.array_equal(sf.log_mel_frames(sf.Silence(100)), np.full((40, 10), -100.0))
    assert sf.mfcc_frames(sf.Silence(0)).shape == (13, 0)


def test_wrong_arguments_are_named(session):
    x = sf.WhiteNoise(100)
    for call, error, words in (
            (lambda: sf.mfcc_frames(x, 41), ValueError, 'sf.mfcc_frames: bands must be at least'),
            (lambda: sf.mfcc_frames(x, 2.5), ValueError, 'sf.mfcc_frames: count must be'),
            (lambda: sf.log_mel_frames(x, 300), ValueError, 'sf.log_mel_frames: bands must be'),
            (lambda: sf.log_mel_frames(x, hop=0), ValueError, 'sf.log_mel_frames: hop must be'),
            (lambda: sf.log_mel_frames(x, hop='a'), TypeError, 'hop must be a number'),
            (lambda: sf.log_mel_frames(x, highest=float('nan')), ValueError, 'highest must be'),
            (lambda: sf.log_mel_frames(np.zeros(9)), TypeError, 'x must be a signal'),
            (lambda: sf.log_mel_frames([]), TypeError, 'x must be a signal')):
        with pytest.raises(error, match=words):
            call()
