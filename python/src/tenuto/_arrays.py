"""Samples as arrays of numpy and back: without a copy where it can be."""

import ctypes
import hashlib
import mmap
import os
import sys
import tempfile
import uuid
import weakref

import numpy as np

from . import _errors
from ._session import current, place
from ._signal import Channels, Signal, wrap
from ._values import resolved, shown

#: Signals of no more samples are copied: that is quicker than to map them.
_SMALL = 8192

#: A process may have 65,530 mappings; signals in more pieces than half of it are copied.
_MOST_SPANS = 30_000

#: Arrays of more bytes that map_blocks fills are in a temporary file.
_LARGE = 256 << 20

_libc = ctypes.CDLL(None, use_errno=True) if sys.platform == 'linux' else None
if _libc is not None:
    _libc.mmap.restype = ctypes.c_void_p
    _libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int,
                           ctypes.c_int, ctypes.c_int64]
    _libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
_NONE, _READ, _FIXED, _NORESERVE = 0, 1, 0x10, 0x4000
_PAGE = mmap.ALLOCATIONGRANULARITY


class _Mapping:
    """Signals one after the other in one stretch of read-only memory."""

    def __init__(self, session, views, length):
        self._stride = -(-8 * length // _PAGE) * _PAGE
        size = self._stride * len(views)
        base = _libc.mmap(None, size, _NONE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NORESERVE,
                          -1, 0)
        if base in (None, ctypes.c_void_p(-1).value):
            raise MemoryError(f'{size} bytes of addresses cannot be had')
        self.close = weakref.finalize(self, _unmap, session, base, size, views)
        for at, (view, files) in enumerate(views):
            _map(base + at * self._stride, files, view.places())
        shape = (length,) if len(views) == 1 else (len(views), length)
        self.__array_interface__ = {
            'version': 3, 'typestr': np.dtype(float).str, 'data': (base, True), 'shape': shape,
            'strides': None if len(views) == 1 else (self._stride, 8)}


def _map(address, files, places):
    opened = {}
    try:
        for at, file in enumerate(files):
            if file not in opened:
                opened[file] = os.open(file, os.O_RDONLY)
            size = int(places[2 * at + 1])
            got = _libc.mmap(address, size, _READ, mmap.MAP_SHARED | _FIXED, opened[file],
                             int(places[2 * at]))
            if got != address:
                raise OSError(ctypes.get_errno(), 'samples cannot be mapped')
            address += size
    finally:
        for descriptor in opened.values():
            os.close(descriptor)


def _unmap(session, base, size, views):
    _libc.munmap(base, size)
    if not session._closed and not sys.is_finalizing():
        for view, _ in views:
            view.close()


def array_of(x, dtype=None, copy=None):
    """The samples of a signal: read-only, and no copy of a stored one."""
    array = _array(x._session, [_stored(x)])
    return _converted(array, dtype, copy)


def array_of_channels(channels, dtype=None, copy=None):
    """The samples of channels, (channels, n); shorter ones are silent after their end."""
    known = [resolved(each) for each in channels]
    lengths = {each.samples for each in known}
    if len(lengths) > 1:
        array = np.zeros((len(known), max(lengths)))
        for row, each in zip(array, known):
            row[:each.samples] = array_of(each)
        array.flags.writeable = False
    else:
        array = _array(known[0]._session, [_stored(each) for each in known])
        array = array if array.ndim == 2 else array[np.newaxis]
    return _converted(array, dtype, copy)


def _converted(array, dtype, copy):
    if dtype is not None and np.dtype(dtype) != array.dtype:
        if copy is False:
            raise ValueError(f'samples are float64: as {np.dtype(dtype)} they must be copied')
        return array.astype(dtype)
    return array.copy() if copy else array


def _stored(x):
    if x.is_stored:
        return x
    from ._word import word
    return x._session.call(word('Realise'), (x,), (), sys._getframe(1))


def _array(session, signals):
    views = []
    try:
        for x in signals:
            views.append(session.host.view(x._h))
        length = int(views[0].length())
        if _libc is not None and length > _SMALL:
            files = [[str(file) for file in view.files()] for view in views]
            if all(files) and sum(map(len, files)) <= _MOST_SPANS:
                mapped = _Mapping(session, list(zip(views, files)), length)
                views = []
                return np.asarray(mapped)
        array = np.empty((len(views), length))
        for row, view in zip(array, views):
            if length:
                view.copy(row.ctypes.data)
        array.flags.writeable = False
        return array[0] if len(signals) == 1 else array
    except session._exception as error:
        raise _errors.python(error) from None
    finally:
        for view in views:
            view.close()


class _Holder:
    """Keeps an array where it is as long as Java may read it."""

    def __init__(self, array):
        self.array = array

    def run(self):
        """Java calls nothing: it only has it."""


def array(a, rate=None, copy=True):
    """The signal of an array's samples; of an array (channels, n) the channels.

    rate: of the samples, in Hz, which are converted to the session's (default: the session's).
    copy: False reads the array's own memory, which must not change as long as anything made from
    the signal is used; it must be float64 and contiguous.
    """
    a = np.asarray(resolved(a)) if copy else a
    if not isinstance(a, np.ndarray) or a.ndim not in (1, 2) or a.dtype.kind not in 'fiub':
        raise TypeError('sf.array: a must be an array of real numbers, (n,) or (channels, n), but '
                        f'is {_kind(a)}')
    session = current()
    frame = sys._getframe(1)
    rows = a if a.ndim == 2 else a[np.newaxis]
    made = [_row(session, row, copy, frame) for row in rows]
    if rate is not None and rate != session.rate:
        from ._word import word
        convert = word('ConvertSampleRate')
        made = [session.call(convert, (x, float(rate), session.rate), (), frame) for x in made]
    return Channels(made) if a.ndim == 2 else made[0]


def _kind(a):
    return f'{a.dtype} {a.shape}' if isinstance(a, np.ndarray) else shown(a)


def _row(session, row, copy, frame):
    if copy:
        row = np.ascontiguousarray(row, dtype=np.float64)
        content = hashlib.blake2b(row.data, digest_size=16).hexdigest()
    elif row.dtype != np.float64 or not row.flags.c_contiguous:
        raise ValueError('sf.array: without a copy a must be float64 and contiguous, but is '
                         f'{row.dtype}')
    else:
        content = uuid.uuid4().hex  # to read all of it would take as long as to copy it
    holder = session.jpype.JProxy('java.lang.Runnable', inst=_Holder(row))
    handle = session.host.array(place(session, frame), content, row.ctypes.data, len(row), holder)
    if not copy:
        return wrap(session, handle, ('array', (row,)))
    from ._word import word
    lazy = Signal(session, handle, ())
    stored = session.call(word('Realise'), (lazy,), (), frame)
    lazy.release()
    return stored


def map_blocks(f, x, block=65536):
    """The signal of f(samples) for each block of x: a function that brings DSP of numpy's.

    f is given arrays of up to ``block`` samples, (n,) of a signal and (channels, n) of channels, in
    order, and returns one of the same shape.
    """
    x = resolved(x)
    samples = array_of(x) if isinstance(x, Signal) else array_of_channels(x)
    with tempfile.TemporaryFile() as file:
        out = np.memmap(file, float, 'w+', shape=samples.shape) if samples.nbytes > _LARGE \
            else np.empty(samples.shape)
        for at in range(0, samples.shape[-1], block):
            given = samples[..., at:at + block]
            made = np.asarray(f(given))
            if made.shape != given.shape:
                raise ValueError(f'sf.map_blocks: f must return an array of the shape '
                                 f'{given.shape} that it is given, but returns {made.shape}')
            out[..., at:at + block] = made
        return array(out)
