"""A store of signals."""


class _Cached(object):
    def __init__(self, stored):
        self.stored = stored


def _copied(signal):
    return sf.Realise(sf.NumericVolume(signal, 1))


def writeSawppedCache(signal):
    """Stores a copy of a signal and returns a handle for readSwappedCache.

    It lies in the scratch folder, and outlives the scope or zone in which it was made: it is let
    go when nothing reaches what was given.
    """
    # Signals made by a task belong to no scope of the calling thread.
    stored = sf_do(_copied, signal)
    stored.get()
    return _Cached(stored)


writeSwappedCache = writeSawppedCache


def readSwappedCache(cached):
    """The signal that writeSawppedCache stored; may be called repeatedly."""
    if not isinstance(cached, _Cached):
        raise ValueError('readSwappedCache: cached must be what writeSawppedCache returned, but is %r'
                         % (cached,))
    return sf.NumericVolume(+cached.stored, 1)
