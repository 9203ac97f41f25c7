import base64
import io
import re
import wave

import numpy as np

import tenuto as sf


def test_a_signal_shows_as_waveform_and_player(session):
    page = sf.Channels(sf.SineWave(500, 440), sf.SineWave(250, 220) * 0.5)._repr_html_()
    assert page.count('<path') == 2
    data = base64.b64decode(re.search('base64,([^"]*)', page)[1])
    with wave.open(io.BytesIO(data)) as sound:
        assert sound.getparams()[:4] == (2, 2, 48000, 24000)
        frames = np.frombuffer(sound.readframes(24000), '<i2').reshape(-1, 2)
    assert np.abs(frames[:, 0] / 32767 - np.asarray(sf.SineWave(500, 440))).max() < 1e-4
    assert not frames[12000:, 1].any()
    assert '<path' in sf.SineWave(0, 440)._repr_html_()
