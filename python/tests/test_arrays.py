import gc
import pickle

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
    assert sf.array(np.arange(10)).samples == 10


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
    with pytest.raises(ValueError, match='f must return an array of the shape'):
        sf.map_blocks(lambda samples: samples[1:], x)


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
