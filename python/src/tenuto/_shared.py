"""The memory of arrays of numpy, which Java reads where it is."""

from __future__ import annotations

import os
from types import FrameType
from typing import Any

from . import _errors
from . import _numpy as np
from ._place import place
from ._protocols import Owner


class _Holder:
    """Keeps an array where it is as long as Java may read it."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def run(self) -> None:
        """Java calls nothing: it only has it."""


def shared(session: Owner, row: Any, frame: FrameType) -> Any:
    """Java's signal of an array (n,) at the session's sample rate, without a copy."""
    if row.dtype != np.float64 or not row.flags.c_contiguous or not row.flags.aligned \
            or not row.dtype.isnative:
        raise ValueError('sf.array: without a copy a must be float64 and contiguous, but is '
                         f'{row.dtype}')
    # To hash a file of any size would take as long as to read it.
    content = os.urandom(16).hex() if isinstance(row, np.memmap) else ''
    holder = session.jpype.JProxy('java.lang.Runnable', inst=_Holder(row))
    try:
        return session.host.arrays().array(place(session, frame), content, row.ctypes.data,
                                           len(row), holder)
    except session._exception as error:
        raise _errors.python(error) from None
