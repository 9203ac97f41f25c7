import base64
import io
import re
import shutil
import subprocess
import wave

import numpy as np
import pytest

import tenuto as sf


def player(x):
    """What a page has, and of it the sound's kind and file."""
    page = x._repr_html_()
    kind, data = re.search('data:audio/([a-z]*);base64,([^"]*)', page).groups()
    return page, kind, base64.b64decode(data)


def test_a_signal_shows_as_waveform_and_player(session):
    page, kind, data = player(sf.Channels(sf.SineWave(500, 440), sf.SineWave(250, 220) * 0.5))
    assert page.count('<path') == 2 and kind == 'wav'
    with wave.open(io.BytesIO(data)) as sound:
        assert sound.getparams()[:4] == (2, 2, 48000, 24000)
        frames = np.frombuffer(sound.readframes(24000), '<i2').reshape(-1, 2)
    assert np.abs(frames[:, 0] / 32767 - np.asarray(sf.SineWave(500, 440))).max() < 1e-4
    assert not frames[12000:, 1].any()
    assert '<path' in sf.SineWave(0, 440)._repr_html_()


def test_a_minute_of_any_sound_is_less_than_a_megabyte(session):
    page, kind, data = player(sf.array(np.random.default_rng(7).uniform(-1, 1, 70 * 48000)))
    assert kind == 'ogg' and len(page) < 1e6
    assert 'first 60 s' in page and '70.000 s' in page


def test_two_channels_are_no_larger_than_one(session):
    noise = np.random.default_rng(7).uniform(-2, 2, (2, 10 * 48000))
    page, kind, data = player(sf.array(noise))
    assert kind == 'ogg' and len(data) < 95000 / 8 * 10


@pytest.mark.skipif(shutil.which('ffmpeg') is None, reason='no ffmpeg')
def test_ffmpeg_reads_what_is_compressed(tmp_path):
    # 997 Hz and 1501 Hz have whole periods in a second.
    seconds, rate = 8, 96000
    with sf.session(rate=rate, scratch=str(tmp_path)):
        x = sf.Channels(sf.SineWave(1000 * seconds, 997) * 0.5,
                        sf.SineWave(1000 * seconds - 2000, 1501) * 0.25)
        _, kind, data = player(x)
    assert kind == 'ogg'
    (tmp_path / 'x.ogg').write_bytes(data)
    raw = subprocess.run(['ffmpeg', '-v', 'error', '-i', 'x.ogg', '-f', 'f32le', '-'], check=True,
                         cwd=tmp_path, capture_output=True).stdout
    got = np.frombuffer(raw, '<f4').reshape(-1, 2)
    assert got.shape == (seconds * 48000, 2)
    n = np.arange(5 * 48000)
    for channel, (hz, peak) in enumerate(((997, 0.5), (1501, 0.25))):
        wheel = np.exp(-2j * np.pi * hz * n / 48000)
        # A sine that begins at 0: of a phase of -90 degrees to the cosine.
        found = 2j * np.mean(got[48000:6 * 48000, channel] * wheel)
        assert abs(found) == pytest.approx(peak, rel=0.01)
        assert abs(np.angle(found)) < 2 * np.pi * hz / 48000 * 0.1, 'a tenth of a sample'
    assert np.abs(got[int(6.1 * 48000):, 1]).max() < 1e-3
