"""Tasks on threads of their own."""
from java.lang import Runnable, System, Thread
from java.util.concurrent import Callable, Executors, Future, ThreadFactory
from com.nerdscentral.audio.core import SFData

THREADS = int(System.getProperty('sython.threads') or 2)


class _Daemons(ThreadFactory):
    def newThread(self, task):
        thread = Thread(task)
        thread.setDaemon(True)
        return thread


_POOL = Executors.newCachedThreadPool(_Daemons())


class _Work(Callable):
    def __init__(self, function, arguments, named):
        self.zone = SFData.peekZone()
        self.function = function
        self.arguments = arguments
        self.named = named

    def call(self):
        SFData.stackZone(self.zone)
        try:
            return self.function(*self.arguments, **self.named)
        finally:
            if self.zone != SFData.unstackZone():
                raise ValueError('another zone')


class Promise(Future):
    def __init__(self, work):
        self.inner = _POOL.submit(work)

    def get(self, *within):
        return self.inner.get()

    def isDone(self):  # as theirs: nobody calls it
        return self.work.isDone()

    def __iter__(self):
        return iter(self.get())

    def __getattr__(self, name):
        return getattr(self.get(), name)


def _forced(value):
    if isinstance(value, Future):
        return _forced(value.get())
    if isinstance(value, (list, tuple)):
        return type(value)([_forced(each) for each in value])
    return value


def sf_parallel(function):
    def call(*arguments, **named):
        return Promise(_Work(function, _forced(arguments), named))
    return call


def sf_shutdown():
    _POOL.shutdown()
