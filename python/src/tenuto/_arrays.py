"""Samples as arrays of numpy: without a copy where it can be."""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
import weakref
from typing import Any

from . import _errors
from . import _numpy as np
from ._protocols import Owner, Sound
from ._values import resolved
from ._word import word

#: Signals of no more samples are copied: that is quicker than to map them.
_SMALL = 8192

#: A process may have 65,530 mappings; signals in more pieces than half of it are copied.
_MOST_SPANS = 30_000

_libc: Any = ctypes.CDLL(None, use_errno=True) if sys.platform == 'linux' else None
if _libc is not None:
    _libc.mmap.restype = ctypes.c_void_p
    _libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int,
                           ctypes.c_int, ctypes.c_int64]
    _libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
_NONE, _READ, _FIXED, _NORESERVE = 0, 1, 0x10, 0x4000
_PAGE = mmap.ALLOCATIONGRANULARITY


class _Mapping:
    """Signals one after the other in one stretch of read-only memory."""

    def __init__(self, session: Owner, views: list[tuple[Any, list[str]]], length: int) -> None:
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


def _map(address: int, files: list[str], places: Any) -> None:
    opened: dict[str, int] = {}
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


def _unmap(session: Owner, base: int, size: int, views: list[tuple[Any, list[str]]]) -> None:
    _libc.munmap(base, size)
    if not session._closed and not sys.is_finalizing():
        for view, _ in views:
            view.close()


def array_of(x: Sound, dtype: Any = None, copy: bool | None = None) -> Any:
    """The samples of a signal: read-only, and no copy of a stored one.

    copy: as numpy.array's. True is an array of its own, False an error where there must be a copy.
    """
    _refuse_copy(dtype, copy)
    array = _array(x._session, [_stored(x)], copy)
    return _converted(array, dtype, copy)


def array_of_channels(channels: list[Any], dtype: Any = None, copy: bool | None = None) -> Any:
    """The samples of channels, (channels, n); shorter ones are silent after their end."""
    _refuse_copy(dtype, copy)
    known = [resolved(each) for each in channels]
    lengths = {each.samples for each in known}
    if len(lengths) > 1:
        if copy is False:
            raise ValueError('channels of unequal lengths must be copied')
        array = np.zeros((len(known), max(lengths)))
        for row, each in zip(array, known):
            row[:each.samples] = array_of(each)
        array.flags.writeable = False
    else:
        array = _array(known[0]._session, [_stored(each) for each in known], copy)
        array = array if array.ndim == 2 else array[np.newaxis]
    return _converted(array, dtype, copy)


def _refuse_copy(dtype: Any, copy: bool | None) -> None:
    if copy is False and dtype is not None and np.dtype(dtype) != np.float64:
        raise ValueError(f'samples are float64: as {np.dtype(dtype)} they must be copied')


def _converted(array: Any, dtype: Any, copy: bool | None) -> Any:
    if dtype is not None and np.dtype(dtype) != array.dtype:
        return array.astype(dtype)
    return array.copy() if copy else array


def dlpack(x: Any, *, stream: Any = None, max_version: tuple[int, int] | None = None,
           dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any:
    """A capsule for other libraries of arrays: read-only samples, where they know of such.

    Those before version 1.0 of the protocol do not, and get a copy.
    """
    if max_version is not None and max_version[0] >= 1 and not copy:
        try:
            return np.asarray(x).__dlpack__(stream=stream, max_version=max_version,
                                            dl_device=dl_device, copy=copy)
        except TypeError:
            pass  # numpy itself is older
    if copy is False:
        raise BufferError('samples are read-only: a library that knows no read-only arrays must '
                          'have a copy')
    return np.array(x).__dlpack__(stream=stream)


def _stored(x: Sound) -> Any:
    if x.is_stored:
        return x
    return x._session.call(word('Realise'), (x,), (), sys._getframe(1))


def _array(session: Owner, signals: list[Any], copy: bool | None = None) -> Any:
    views: list[Any] = []
    try:
        for x in signals:
            views.append(session.host.arrays().view(x._h))
        length = int(views[0].length())
        if _libc is not None and length > (0 if copy is False else _SMALL):
            files = [[str(file) for file in view.files()] for view in views]
            if all(files) and sum(map(len, files)) <= _MOST_SPANS:
                mapped = _Mapping(session, list(zip(views, files)), length)
                views = []
                return np.asarray(mapped)
        if copy is False and length:
            raise ValueError('these samples must be copied: they are in too many pieces, or this '
                             'system cannot map them')
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
