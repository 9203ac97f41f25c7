"""Second-order filters under one name, with a fixed or modulated frequency."""
from sython.utils.Types import is_signal

# For each kind: the word for numbers, the word for signals, and whether it has a gain.
_KINDS = {
    'high': ('RBJHighPass', 'ShapedRBJHighPass', False),
    'low': ('RBJLowPass', 'ShapedRBJLowPass', False),
    'band': ('RBJBandPass', 'ShapedRBJBandPass', False),
    'notch': ('RBJNotch', 'ShapedRBJNotch', False),
    'all': ('RBJAllPass', None, False),
    'peak': ('RBJPeaking', 'ShapedRBJPeaking', True),
    'limited peak': ('RBJLimitedPeaking', 'ShapedRBJPeaking', True),
    'high_shelf': ('RBJHighShelf', None, True),
    'low_shelf': ('RBJLowShelf', None, True),
    'ladder': (None, 'ShapedLadderLowPass', False),
}


def byquad_filter(f_type, input, frequency, q=1.0, db_gain=6.0):
    """A filtered signal.

    f_type: high, low, band, notch, all, peak, limited peak, high_shelf, low_shelf or ladder.
    input: a signal, or a list of signals as channels.
    frequency: Hz, above 0 and below half the sample rate.
    q: Q, above 0; for band, notch and the peaks the bandwidth in octaves; for ladder the
        resonance, from 0 to 1.
    db_gain: gain in dB of the peaks and shelves; the others have none.

    frequency, q and db_gain may be signals; not so for all, high_shelf and low_shelf.
    """
    if f_type not in _KINDS:
        raise ValueError('byquad_filter: f_type must be one of %s, but is %r'
                         % (', '.join(sorted(_KINDS)), f_type))
    fixed, shaped, gains = _KINDS[f_type]
    values = [frequency, q, db_gain] if gains else [frequency, q]
    moves = any([is_signal(each) for each in values])
    if moves and shaped is None:
        raise ValueError('byquad_filter: frequency, q and db_gain must be numbers for %r, '
                         'but one of them is a signal' % f_type)
    return getattr(sf, shaped if moves or fixed is None else fixed)(input, *values)
