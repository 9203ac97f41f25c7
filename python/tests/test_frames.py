"""Short-time spectra, drafts, and words of a program's own."""

import pickle
import sys

import numpy as np
import pytest

import tenuto as sf


def test_frames_are_a_signal_and_become_it_again(session):
    x = sf.Realise(sf.WhiteNoise(100))
    s = sf.STFT(x, size=512, hop=128)
    assert (s.size, s.hop, s.bins, s.samples, s.ms) == (512, 128, 257, 4800, 100.0)
    assert len(s) == s.frames == (4800 - 1 + 512) // 128 and bool(s)
    assert repr(s[10:20]) == '<STFT of 10 frames, size=512, hop=128>'
    a = np.asarray(x)
    for y in (s.signal(), sf.InverseSTFT(s), s.polar(s.magnitudes, s.phases).signal()):
        assert abs(np.asarray(y) - a).max() < 1e-14
    assert abs(np.asarray((s * 0.5 + s - s).signal()) - a / 2).max() < 1e-14
    left, right = sf.stft(sf.Channels(x, x))
    assert (left.size, right.hop) == (2048, 512)  # 40 ms at 48 kHz, rounded up
    assert (sf.STFT(x, window=20).size, sf.STFT(x, window=80, hop=100).hop) == (1024, 100)


def test_rows_are_arrays_and_a_function_makes_new_ones(session):
    s = sf.STFT(sf.SineWave(100, 3000) + sf.SineWave(100, 12000), 512, 128)
    row = s.row(20)
    loudest = int(abs(row[:100]).argmax())
    assert row.dtype == complex and s.hz(loudest) == 3000.0
    assert (s.realise()[10:].row(10) == row).all() and (s[20] == row).all()
    assert len(list(s)) == len(s)
    row[:] = 0
    assert s.row(20).any(), 'it is a copy'
    seen = []

    def low(ms, bins):
        seen.append(ms)
        assert sf.current() is session
        return np.where(np.arange(len(bins)) < 64, bins, 0)
    y = s.map(low)
    assert seen[3] == s.time(3) and len(seen) == len(s)
    rest = np.asarray(y.signal() - sf.SineWave(100, 3000))
    assert abs(rest[1000:3000]).max() < 1e-3


def test_frames_hold_nothing_when_they_are_gone(session):
    s = sf.STFT(sf.SineWave(100, 3000), 512, 128)
    for make in (s.realise, lambda: s.realise()[10:], lambda: s.map(lambda ms, bins: bins)):
        t = make()
        t.row(0)
        t.signal()
        assert session.lent > 0
        del t
        session.host.references().collect()
        assert session.lent == 0


def test_wrong_frames_are_refused(session):
    x = sf.SineWave(50, 3000)
    s = sf.STFT(x, 512, 128)
    for kind, text, f in [
            (ValueError, 'size must be', lambda: sf.STFT(x, 500)),
            (ValueError, 'hop must be', lambda: sf.STFT(x, 512, 257)),
            (TypeError, 'sf.STFT: size must be a number', lambda: sf.STFT(x, 'a')),
            (TypeError, 'sf.STFT: x must be a signal, but is 1', lambda: sf.STFT(1)),
            (ValueError, 'must be signals of', lambda: s.polar(x, x)),
            (ValueError, 'must be signals of', lambda: s.polar(3, x)),
            (ValueError, 'must return 257 bins', lambda: s.map(lambda ms, bins: [1])),
            (ZeroDivisionError, 'by zero', lambda: s.map(lambda ms, bins: 1 / 0)),
            (IndexError, 'number 99 is asked for', lambda: s.row(99)),
            (TypeError, 'must be whole', lambda: s.row(0.5)),
            (ValueError, 'do not go with', lambda: s + sf.STFT(x)),
            (ValueError, 'without a step', lambda: s[0:4:2]),
            (TypeError, 'unsupported', lambda: s * x),
            (AttributeError, 'magnitude', lambda: s.magnitude)]:
        with pytest.raises(kind, match=text):
            f()
    s.release()
    for f in (s.signal, lambda: s[0], lambda: s[0:2], lambda: s.map(lambda ms, bins: bins)):
        with pytest.raises(ValueError, match='was already released'):
            f()


def test_frames_are_pickled(session):
    s = sf.STFT(sf.SineWave(50, 3000), 512, 128)
    for each in (s, s[2:7]):
        again = pickle.loads(pickle.dumps(each))
        assert (len(again), again.samples) == (len(each), each.samples)
        assert again.signal().identity == each.signal().identity


def test_a_draft_is_written_until_it_is_used(session):
    x = sf.draft(96)
    x.set_sample(3, 0.5)
    x.setSample(4, True)
    x.set_at(48, sf.Constant(1, 0.25))
    assert (x.get_sample(3), x.getSample(4), x.get_sample(50), len(x)) == (0.5, 1, 0.25, 96)
    assert list(np.asarray(x * 2)[2:5]) == [0, 1, 2]
    for kind, text, f in [
            (ValueError, 'only until it is first used', lambda: x.set_sample(3, 1)),
            (ValueError, 'only until it is first used', lambda: x.set_at(3, x)),
            (ValueError, 'index must be between 0 and 95, but is 96', lambda: x.get_sample(96)),
            (TypeError, r'index must be a whole number, not 1.0 \(float\)',
             lambda: x.get_sample(1.0)),
            (TypeError, "value must be a number, not 'a'",
             lambda: x.replicate_empty().set_sample(0, 'a')),
            (ValueError, 'leaves space for all 96 samples in 96',
             lambda: x.replicate_empty().set_at(1, x)),
            (ValueError, 'sf.draft: samples must be a whole number, 0 or more, but is -1',
             lambda: sf.draft(-1))]:
        with pytest.raises(kind, match=text):
            f()
    assert sf.SineWave(1000, 440).get_sample(0) == sf.ValueAt(sf.SineWave(1000, 440), 0)
    del x, f
    session.host.references().collect()
    assert session.lent == 0


def test_an_array_of_a_draft_does_not_change(session):
    x = sf.draft(20000)
    a = np.asarray(x)
    with pytest.raises(ValueError, match='only until it is first used'):
        x.set_sample(3, 1)
    assert not a.any()


def test_an_object_is_a_processor_of_tarsos(session):
    class Loudest:
        peak = ended = 0

        def process(self, event):
            self.peak = max(self.peak, max(event.getFloatBuffer()))
            return True

        def processingFinished(self):
            self.ended += 1
    loudest = Loudest()
    sf.Tarsos(sf.SineWave(300, 440) * 0.5, loudest, size=4096)
    assert (loudest.peak, loudest.ended) == (0.5, 1)
    Loudest.process = lambda self, event: 1 / 0
    with pytest.raises(ZeroDivisionError):
        sf.Tarsos(sf.SineWave(300, 440), loudest)
    with pytest.raises(TypeError, match='processor must be an AudioProcessor of TarsosDSP'):
        sf.Tarsos(sf.SineWave(300, 440), object())


@pytest.fixture
def own():
    yield
    from tenuto import _own
    _own.forget()
    sys.modules.pop('tenuto_words', None)


def test_a_function_becomes_a_word_and_a_method(session, own):
    @sf.word
    def WarmTape(x, drive=2):
        return sf.Saturate(x * drive)
    x = sf.Constant(10, 1)
    assert sf.WarmTape is sf.warm_tape is WarmTape and 'WarmTape' in dir(sf)
    assert sf.ValueAt(sf.WarmTape(x), 5) == 2 / 3
    assert sf.ValueAt(x.warm_tape(drive=3), 5) == 0.75
    both = sf.Channels(x, x).warm_tape()
    assert [sf.ValueAt(each, 5) for each in both] == [2 / 3] * 2
    with pytest.raises(TypeError, match=r'sf.word: f must be a function, but is 5 \(int\)'):
        sf.word(5)


def test_functions_of_numpy_are_among_the_words_of_a_chain(session, own):
    @sf.word
    def crush(x, bits=6):
        return sf.array(np.round(np.asarray(x) * 2 ** bits) / 2 ** bits)

    @sf.word
    def fold(x, drive=3):
        return sf.map_blocks(lambda block: np.sin(drive * block), x, 1000)
    tones = [sf.SineWave(100, 220) * 0.4, sf.SineWave(100, 330) * 0.4]
    made = sf.Channels(*tones).rbj_high_pass(80, 0.7).crush(bits=5).fold() * 0.5
    for each, tone in zip(made, tones):
        filtered = np.asarray(tone.rbj_high_pass(80, 0.7))
        expected = np.sin(3 * np.round(filtered * 32) / 32) * 0.5
        assert abs(np.asarray(each) - expected).max() < 1e-15
        alone = tone.rbj_high_pass(80, 0.7).crush(5).fold() * 0.5
        assert np.array_equal(np.asarray(each), np.asarray(alone))


def test_a_module_of_words_is_found_when_one_is_asked(session, own, tmp_path, monkeypatch):
    with pytest.raises(AttributeError, match="sf has no word 'WarmTap'"):
        sf.WarmTap
    (tmp_path / 'tenuto_words.py').write_text(
        'import tenuto as sf\n@sf.word\ndef WarmTap(x):\n    return x * 2\n')
    monkeypatch.syspath_prepend(tmp_path)
    x = sf.Constant(10, 1)
    assert x.warm_tap().identity == sf.WarmTap(x).identity == (x * 2).identity
    with pytest.raises(AttributeError, match="a signal has no 'cold_tap'"):
        x.cold_tap
