"""Type checks of arguments."""


def is_signal(x):
    """Whether x is a signal, or a future of one."""
    # A future has the attributes of its result; nothing else has an origin.
    return hasattr(x, 'origin') and hasattr(x, 'release')


def not_none(*values):
    """The values unchanged, one or a list; raises a ValueError if any of them is None."""
    for i, each in enumerate(values):
        if each is None:
            raise ValueError('not_none: value %d must not be None' % (i + 1))
    return values[0] if len(values) == 1 else list(values)


def ensure_signal(x, ms):
    """x if it is a signal; a constant signal that lasts ms if it is a number."""
    return x if is_signal(x) else sf.Constant(ms, x)
