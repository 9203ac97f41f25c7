"""Tasks, and log messages.

sf_do(function, arguments...) begins a task; @sf_parallel makes each call of a function one. Both
are builtins as well.
"""
import sys
import time

from java.lang import System, Thread

sf_do = sf_do
sf_parallel = sf_parallel

_began = time.time()


def _log(values):
    # In one write, as messages of several tasks would otherwise be mixed.
    sys.stderr.write('%s %d ms: %s\n' % (
        Thread.currentThread().getName(),
        1000 * (time.time() - _began),
        ' '.join([str(each) for each in values])))


def d_log(*values):
    """Writes values to standard error, after the thread's name and the time in ms."""
    _log(values)


def c_log(*values):
    """Like d_log, but only if the property sython.trace is true."""
    if (System.getProperty('sython.trace') or 'false').lower() == 'true':
        _log(values)


def sf_shutdown():
    """Does nothing: a run ends when its tasks have ended."""


shutdownConcurrnt = sf_shutdown
