"""Signs of signals: they are those of Python's numbers, sample by sample."""

import operator
import pickle

import numpy as np
import pytest

import tenuto as sf

SIGNS = (operator.truediv, operator.mod, operator.floordiv, operator.lt, operator.le, operator.gt, operator.ge)


@pytest.mark.parametrize('sign', SIGNS)
def test_of_signals_they_are_those_of_arrays(session, sign):
    a, b = np.random.default_rng(1).uniform(-2, 2, (2, 100))
    x, y = sf.array(a), sf.array(b)
    assert np.allclose(np.asarray(sign(x, y)), sign(a, b), rtol=1e-14, atol=1e-14)
    assert np.allclose(np.asarray(sign(x, 0.75)), sign(a, 0.75), rtol=1e-14, atol=1e-14)
    assert np.allclose(np.asarray(sign(0.75, x)), sign(0.75, a), rtol=1e-14, atol=1e-14)
    both = sf.Channels(x, y)
    assert np.allclose(np.asarray(sign(both, y)), sign(np.array([a, b]), b), rtol=1e-14, atol=1e-14)


def test_powers_and_magnitude(session):
    a, b = np.random.default_rng(2).uniform(-2, 2, (2, 100))
    x, y = sf.array(a), sf.array(b)
    for made, right in ((x ** 2, a ** 2), (2 ** x, 2 ** a), (abs(x), abs(a)),
                        (abs(x) ** y, abs(a) ** b), (2 ** sf.Channels(x, y), 2 ** np.array([a, b]))):
        assert np.allclose(np.asarray(made), right, rtol=1e-12, atol=1e-14)


def test_a_gate_is_neither_true_nor_false(session):
    x, y = sf.SineWave(10, 440), sf.SineWave(10, 441)
    for asked in (lambda: bool(x > 0), lambda: 0 < x < 1, lambda: max(x, y),
                  lambda: sorted([(1, x), (1, y)]), lambda: bool(sf.Channels(x, y) > 0)):
        with pytest.raises(TypeError, match='is a gate, a signal of 0 and 1, and neither true nor'):
            asked()
    assert x and sf.Channels(x) and x == x and not x == y
    gate = pickle.loads(pickle.dumps(x > 0))
    assert gate.identity == (x > 0).identity
    with pytest.raises(TypeError, match='neither true nor false'):
        bool(gate)
