import gc
import pickle
import time

import numpy as np
import pytest

import tenuto as sf


def test_a_stored_signal_is_an_array_without_a_copy(session):
    x = sf.Realise(sf.SineWave(5000, 440))
    a = np.asarray(x)
    assert a.dtype == np.float64 and a.shape == (240000,)
    assert a.flags.c_contiguous and not a.flags.writeable and not a.flags.owndata
    assert np.allclose(a, np.sin(2 * np.pi * 440 * np.arange(240000) / 48000), atol=1e-9)
    assert np.array_equal(np.asarray(sf.SineWave(5000, 440)), a), 'a lazy one is stored first'
    assert np.asarray(x, dtype=np.float32).dtype == np.float32
    with pytest.raises(ValueError):
        a[0] = 1


def test_an_array_outlives_its_signal_and_its_session(tmp_path):
    with sf.session(rate=48000, scratch=str(tmp_path)) as session:
        x = sf.Realise(sf.SineWave(5000, 440))
        part = np.asarray(x)[1000:200000]
        same = part.copy()
        x.release()
        for _ in range(3):
            sf.Realise(sf.WhiteNoise(5000)).release()
        assert np.array_equal(part, same) and session.lent > 0
        del part
        gc.collect()
        assert session.lent == 0
        last = np.asarray(sf.Realise(sf.SineWave(5000, 440)))
    assert np.array_equal(last[1000:200000], same)


def test_views_that_were_dropped_leave_nothing(session):
    def maps():
        with open('/proc/self/maps') as lines:
            return sum(1 for _ in lines)
    x = sf.Realise(sf.SineWave(1000, 440))
    np.asarray(x)
    before, lent = maps(), session.lent
    for _ in range(1000):
        np.asarray(x)
    gc.collect()
    assert maps() <= before + 20 and session.lent == lent


def test_channels_are_rows(session):
    stereo = sf.Channels(sf.SineWave(1000, 440), 0.5 * sf.SineWave(1000, 660))
    a = np.asarray(stereo)
    assert a.shape == (2, 48000) and not a.flags.owndata
    assert np.array_equal(a[1], np.asarray(stereo[1]))
    uneven = np.asarray(sf.Channels(sf.SineWave(100, 440), sf.SineWave(50, 440)))
    assert uneven.shape == (2, 4800) and not uneven[1, 2400:].any()


def test_arrays_become_signals(session):
    a = np.random.default_rng(3).uniform(-1, 1, 30000)
    x = sf.array(a)
    kept = a.copy()
    a[:] = 0
    assert np.array_equal(np.asarray(x), kept), 'copied'
    assert sf.array(kept).identity == x.identity != sf.array(a).identity
    two = sf.array(np.stack([kept, -kept]).astype(np.float32))
    assert isinstance(two, sf.Channels)
    assert np.array_equal(np.asarray(two), np.stack([kept, -kept]).astype(np.float32))
    assert sf.array(kept, rate=24000).samples == 60000
    assert sf.array(kept.astype('>f8')).identity == sf.array(kept, copy=False).identity \
        == x.identity, 'of the samples, however they came'


def test_integers_have_the_scale_of_sound_files(session, tmp_path):
    """As sf.ReadFile has it of the same array as np.save writes it, and as PCM is defined."""
    for kind, full, silence in (('i1', 2 ** 7, 0), ('u1', 2 ** 7, 128), ('<i2', 2 ** 15, 0),
                                ('>i2', 2 ** 15, 0), ('i4', 2 ** 31, 0)):
        limits = np.iinfo(kind)
        a = np.array([limits.min, limits.max, silence, silence + full // 2], kind)
        x = np.asarray(sf.array(a))
        assert list(x) == [-1, 1 - 1 / full, 0, 0.5], kind
        np.save(tmp_path / 'a.npy', a)
        assert np.array_equal(x, np.asarray(sf.ReadFile(tmp_path / 'a.npy')[0])), kind
    for kind in 'int64', 'uint16', 'bool':
        with pytest.raises(TypeError, match=f'is {kind}: a.astype'):
            sf.array(np.ones(9, kind))


@pytest.mark.parametrize('shape, channels', [((48000, 2), 48000), ((3, 2), 3), ((257, 9999), 257)])
def test_an_array_the_wrong_way_round_is_refused(session, shape, channels):
    with pytest.raises(ValueError, match=f'\\(channels, n\\).* would be {channels} channels.*a.T'):
        sf.array(np.zeros(shape))
    assert len(sf.array(np.zeros((2, 2)))) == 2


def test_numbers_of_numpys_are_numbers(session):
    x = sf.SineWave(10, 440)
    both = sf.Channels(x, x * 0.5)
    for made, same in ((np.float64(0.5) * x, 0.5 * x), (np.float32(2) - x, 2 - x),
                       (x / np.int16(4), x / 4), (np.array(0.5) + x, 0.5 + x)):
        assert type(made) is sf.Signal and made.identity == same.identity
    assert all(not (g * x).is_stored for g in np.linspace(0, 1, 3))
    made = np.float64(0.5) * both
    assert type(made) is sf.Channels and made[1].identity == (0.5 * both[1]).identity
    assert type(np.float64(0.5) * sf.do(lambda: x)) is sf.Signal
    assert repr(np.float64(2) * sf.STFT(x)).startswith('<STFT')
    for made, same in ((np.float64(0.5) < x, x > 0.5), (np.float64(2) ** x, 2 ** x),
                       (x % np.float32(2), x % 2), (x // np.int16(2), x // 2)):
        assert isinstance(made, sf.Signal) and made.identity == same.identity
    assert not np.float64(1) == x
    for f in (lambda: np.ones(480) * x, lambda: x + np.ones(480), lambda: both * np.ones(480)):
        with pytest.raises(TypeError, match=r'sf.array\(a\) makes a signal .*numpy.asarray'):
            f()


def test_functions_of_numpys_are_of_the_samples(session):
    x = sf.SineWave(100, 441)
    a = np.asarray(x)
    assert np.mean(x) == np.mean(a) and np.max(x) == a.max() and np.sum(x) == a.sum()
    assert np.array_equal(np.abs(x), np.abs(a)) and x.shape == a.shape
    assert np.sqrt(np.abs(sf.Channels(x, x))).shape == (2, 4800) == sf.Channels(x, x).shape
    with pytest.raises(AttributeError, match='numpy.asarray'):
        x.mean()


@pytest.mark.parametrize('samples', [100, 100_000])
def test_arrays_by_the_protocol_of_numpy_2(session, samples):
    x = sf.Realise(sf.Constant(samples / 48, 0.5))
    own = np.array(x)
    assert own.flags.writeable and own.flags.owndata and len(own) == samples
    assert np.array(x, dtype='f4').dtype == np.float32
    shared = x.__array__(copy=False)
    assert not shared.flags.owndata and np.array_equal(shared, own)
    for f in (lambda: x.__array__('f4', copy=False),
              lambda: sf.Channels(x, x[1:]).__array__(copy=False)):
        with pytest.raises(ValueError, match='must be copied'):
            f()


def test_other_libraries_by_dlpack(session):
    x = sf.Realise(sf.SineWave(1000, 440))
    a = np.from_dlpack(x)
    assert np.array_equal(a, np.asarray(x))
    assert np.from_dlpack(sf.Channels(x, x)).shape == (2, 48000)
    assert x.__dlpack_device__() == (1, 0)
    x.__dlpack__()
    with pytest.raises(BufferError, match='read-only'):
        x.__dlpack__(copy=False)


def test_data_frames(session):
    pandas = pytest.importorskip('pandas')
    x = sf.SineWave(10, 440)
    frame = pandas.DataFrame({'left': x, 'right': x * 0.5})
    assert np.array_equal(frame['right'], np.asarray(x * 0.5))
    assert sf.array(frame['left']).identity == sf.array(np.asarray(x)).identity
    assert len(sf.array(frame.to_numpy().T)) == 2
    with pytest.raises(ValueError, match='a.T'):
        sf.array(frame)


def test_an_array_in_place_of_a_signal_is_named_at_once(session):
    a = np.ones(10 ** 6)
    for f, text in (
            (lambda: sf.Mix(a), r'sf.Mix: x must be a signal, but is an array of float64 '
                                r'\(1000000,\): sf.array\(a\)'),
            (lambda: sf.RBJLowPass(x=a, hz=3, q=1), 'sf.RBJLowPass: x must be a signal'),
            (lambda: sf.WriteFile([a, a], 'a.wav'), r'x must be a signal, but is an array of float64 '
                                                    r'\(1000000,\): sf.array\(a\)'),
            (lambda: sf.WriteFile([0.5, 0.25], 'a.wav'),
             r'x must be a signal, or a list of signals, but is \[0.5, 0.25\] \(list\)$'),
            (lambda: sf.MixAt((a, 0)), r'x must be pairs \(signal, ms\), but is an array of float64'),
            (lambda: sf.Mix(a * 1j), r'array of complex128 \(1000000,\): sf.array\(a.real\)'),
            (lambda: sf.Volume(sf.Silence(1), a), r'dB must be a number, .* float64 \(1000000,\)$'),
            (lambda: sf.SineWave(1000, hz=a), 'sf.SineWave: hz must be a number')):
        begun = time.process_time()
        with pytest.raises(TypeError, match=text):
            f()
        assert time.process_time() - begun < 0.5
    rows = np.array([(0, 0), (10, 1)])
    for points in (rows, list(rows)):
        assert sf.NumericShape(points).identity == sf.NumericShape((0, 0), (10, 1)).identity


def test_an_array_can_be_read_where_it_is(session):
    a = np.linspace(-1, 1, 100_000)
    x = sf.array(a, copy=False)
    y = x * 2
    del x
    gc.collect()
    assert session.lent == 0
    assert np.array_equal(np.asarray(y), a * 2)
    with pytest.raises(ValueError, match='float64 and contiguous'):
        sf.array(a[::2], copy=False)
    with pytest.raises(TypeError, match='sf.array: a must be an array of real numbers'):
        sf.array(np.zeros((2, 2, 2)))


def test_a_function_of_numpys_over_blocks(session):
    x = sf.SineWave(1000, 440)
    sizes = []
    def half(samples):
        sizes.append(samples.shape[-1])
        return samples * 0.5
    y = sf.map_blocks(half, x, 10_000)
    assert sizes == [10_000] * 4 + [8_000]
    assert np.array_equal(np.asarray(y), np.asarray(x) * 0.5)
    assert len(sf.map_blocks(half, sf.Channels(x, x))) == 2
    for kind, text, f, block in [
            (ValueError, 'f must return an array of the shape', lambda samples: samples[1:], 100),
            (TypeError, 'must return real numbers, but returns complex128', np.fft.ifft, 100),
            (ValueError, 'block must be 1 to .* is -1', half, -1),
            (ValueError, 'block must be 1 to .* is 0', half, 0),
            (TypeError, 'block must be a whole number, but is 1.5', half, 1.5),
            (ZeroDivisionError, 'by zero', lambda samples: 1 / 0, 100),
            (TypeError, 'f must be a function', 3, 100)]:
        with pytest.raises(kind, match=text):
            sf.map_blocks(f, x, block)
    with pytest.raises(TypeError, match='x must be a signal'):
        sf.map_blocks(half, 3)


@pytest.mark.parametrize('samples', [0, 1, 7, 8, 9, 64, 100_003])
@pytest.mark.parametrize('block', [1000, 4099])
def test_blocks_of_any_size_are_in_their_place(session, samples, block):
    a = np.random.default_rng(samples).uniform(-1, 1, samples)
    x = sf.array(a)
    kept = []

    def twice(block):
        kept.append(block)
        return block * 2
    assert np.array_equal(np.asarray(sf.map_blocks(twice, x, block)), a * 2)
    assert np.array_equal(np.concatenate([*kept, []]), a), 'a block that was kept does not change'
    both = sf.map_blocks(lambda block: block[::-1], sf.Channels(x, x * 3), block)
    assert np.array_equal(np.asarray(both), np.stack([a * 3, a]))


def test_blocks_can_be_computed_when_they_are_read(session):
    x = sf.SineWave(1000, 440)
    calls = []

    def quiet(block):
        calls.append(len(block))
        block *= 0.5
        return block
    y = sf.map_blocks(quiet, x, 10_000, lazy=True)[100:] + 1
    assert not calls and session.lent == 0
    assert np.array_equal(np.asarray(y), np.asarray(x)[4800:] * 0.5 + 1)
    assert calls == [10_000] * 4 + [8_000]
    with pytest.raises(ValueError, match='cannot be pickled'):
        pickle.dumps(y)
    with pytest.raises(ZeroDivisionError):
        np.asarray(sf.map_blocks(lambda block: 1 / 0, x, lazy=True))
    del y
    session.host.references().collect()
    assert session.lent == 0


def test_signals_are_pickled_by_what_makes_them(session):
    x = sf.RBJLowPass(x=sf.SineWave(1000, 440), hz=800, q=1)
    y = (0.5 * x - sf.Pan(x, 0.3)[0])[100:400] + 1
    text = pickle.dumps(y)
    assert len(text) < 2000
    assert pickle.loads(text).identity == y.identity
    stored = sf.Realise(sf.WhiteNoise(100))
    assert np.array_equal(np.asarray(pickle.loads(pickle.dumps(stored))), np.asarray(stored))
    with pytest.raises(ValueError, match='made of noises'):
        pickle.loads(pickle.dumps(sf.WhiteNoise(100)))


def test_a_graph_of_any_depth_is_pickled(session):
    x = stored = sf.Realise(sf.WhiteNoise(10))
    for _ in range(3000):
        x = x * 0.999 + stored
    again = pickle.loads(pickle.dumps(x))
    assert np.array_equal(np.asarray(again), np.asarray(x))
    y = sf.SineWave(100, 440)
    for _ in range(3000):
        y = 0.999 * y + 0.5
    assert pickle.loads(pickle.dumps(y)).identity == y.identity
    both = pickle.loads(pickle.dumps(sf.Channels(y, sf.Pan(y, 0.3)[1])))
    assert type(both) is sf.Channels and both[0].identity == y.identity
