"""Envelopes of the length of a signal."""

_LEAST = 16.0  # ms


def _fitted(name, sig, env, most):
    points = [(float(ms), float(value)) for ms, value in env]
    if len(points) < 2:
        raise ValueError('%s: env must have at least 2 points, but has %d' % (name, len(points)))
    for which, (ms, value) in (('first', points[0]), ('last', points[-1])):
        if not abs(value) <= most:
            raise ValueError('%s: the %s value of env must be 0, but is %r' % (name, which, value))
    if points[0][0] != 0:
        raise ValueError('%s: the first time of env must be 0, but is %r' % (name, points[0][0]))
    length = sig.ms
    if length < _LEAST * (len(points) - 1):
        raise ValueError('%s: sig must be at least %g ms long for %d points, but is %g'
                         % (name, _LEAST * (len(points) - 1), len(points), length))
    # Points too near the previous one are moved later; those then too near the end, earlier.
    times = [0.0]
    for ms, value in points[1:]:
        times.append(max(ms, times[-1] + _LEAST))
    # Half a sample more, as truncation could lose the last one.
    times[-1] = length * (1 + 0.5 / sig.samples)
    for i in range(len(times) - 2, 0, -1):
        times[i] = min(times[i], times[i + 1] - _LEAST)
    return [(ms, value) for ms, (_, value) in zip(times, points)]


def linearEnv(sig, env):
    """A piecewise linear envelope of the length of sig, by which to multiply it; only the length of sig is used.

    env: pairs (ms, factor); the first time must be 0, the first and the last factor 0. Points lie
    at least 16 ms apart: nearer ones are moved. The last is moved to the end of sig.
    """
    return sf.LinearShape(_fitted('linearEnv', sig, env, 0))


def dbsEnv(sig, env):
    """An envelope of the length of sig, piecewise linear in dB, by which to multiply it.

    env: pairs (ms, dB), as for linearEnv; the first and the last must be 0 dB, which is a factor
    of 1. sig is only measured.
    """
    return sf.ExponentialShape(_fitted('dbsEnv', sig, env, 1e-6))
