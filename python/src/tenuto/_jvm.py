"""The JVM in this process: found, started once, never ended.

A JVM cannot be started twice in a process, and a fork has none of its threads; so a forked child
is refused with an error, and other sessions are opened in the one JVM.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys
import threading
from typing import Any

from . import _aot, _files, _java

_lock = threading.Lock()
_forked = False


def _jars() -> list[str]:
    """TENUTO_CLASSPATH, or those of the package, or of the checkout that the package is in."""
    given = os.environ.get('TENUTO_CLASSPATH')
    if given:
        return given.split(os.pathsep)
    places = _files.places('jars', os.path.join('scripting', 'target', 'lib'), 'lib')
    for place in places:
        if os.path.isfile(os.path.join(place, 'tenuto-engine.jar')):
            return [os.path.join(place, jar) for jar in sorted(os.listdir(place))
                    if jar.endswith('.jar') and not jar.startswith(('jython', 'jline'))]
    raise _java.NoJava(f'the jars of Tenuto are not in {places[0]}: build it first')


def _flags() -> list[str]:
    """The flags of ./tenuto, but for signals, which stay Python's."""
    file = _files.found('tenuto.jvm', '.mvn/tenuto.jvm')
    if file is None:
        return []
    with open(file, encoding='utf-8') as text:
        lines = [line.strip() for line in text]
    return [line for line in lines if line and not line.startswith('#')]


def command() -> tuple[str, list[str], list[str]]:
    """Java's home, the jars and the flags of a JVM of its own."""
    options = os.environ.get('TENUTO_JAVA_OPTS', '').split()
    return _java.home(), _jars(), [*_flags(), *options, *_collector(options)]


def _collector(options: list[str]) -> list[str]:
    """Ours, unless options name one: two are an error."""
    named = any('-XX:+Use' in option and 'GC' in option for option in options)
    return [] if named else ['-XX:+UseSerialGC']


def _after_fork() -> None:
    global _forked
    _forked = True
    atexit.unregister(_end)
    _imported().config.onexit = False  # nor is there anything to end
    # JPype has Java collect garbage now and then when Python does.
    gc.callbacks[:] = [each for each in gc.callbacks
                       if getattr(each, '__module__', None) != '_jpype']


def refuse_if_forked() -> None:
    """Raises in a forked child, which has none of Java's threads."""
    if _forked:
        raise RuntimeError(
            'tenuto cannot be used in a forked process: start processes by "spawn", as in '
            "multiprocessing.get_context('spawn')")


def _launch(jpype: Any, training: os.PathLike[str] | None) -> None:
    home = _java.home()
    # It is waited for by whoever ends the process, and has nothing to clear up.
    jpype.config.destroy_jvm = False
    library = _java.library(home)
    jars, flags = _jars(), [*_flags(), '-Xrs']
    options = os.environ.get('TENUTO_JAVA_OPTS', '').split()
    if training is not None:
        options.append(f'-XX:AOTCacheOutput={training}')
    flags += _collector(options)
    cache = _aot.found(jpype, home, library, jars, flags, options)
    cached = cache.options() if cache else []
    jpype.startJVM(library, *flags, *cached, *options,
                   classpath=jars, convertStrings=False, interrupt=True)
    vectors = jpype.JClass('tenuto.engine.base.VectorApi')
    if training is None:
        vectors.load()
    else:
        vectors.isPresent()  # no: a cache has no room for classes of a module that is loaded later
    if cache and not cached:
        cache.prepare()


def _end() -> None:
    """Stops the thread of Java's that frees objects of Python: one that ends it would abort."""
    jpype = _imported()
    if jpype.isJVMStarted():
        jpype.JClass('org.jpype.ref.JPypeReferenceQueue').getInstance().stop()


class _Failure:
    """What all exceptions of Java's can do.

    Python keeps one as the ``__context__`` of ours, and Dask pickles that with it; the class cannot
    be imported where it is read.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return RuntimeError, (str(self),)


def _imported() -> Any:
    """JPype, which takes longer to import than all of Tenuto, and may not be there."""
    try:
        import jpype
        import jpype.config
    except ImportError as error:
        raise _java.NoJava(f'tenuto needs the packages numpy and jpype1 ({error}): '
                           f'{sys.executable} -m pip install numpy jpype1') from None
    return jpype


def start(training: os.PathLike[str] | None = None) -> Any:
    """Starts the JVM if this process has none, and returns the module that speaks to it.

    training: the cache that this one is to make at its end.
    """
    refuse_if_forked()
    jpype = _imported()
    with _lock:
        if not jpype.isJVMStarted():
            _launch(jpype, training)
            jpype.JClass('tenuto.scripting.reports.TarsosStdoutFilter')()
            jpype.JImplementationFor('java.lang.Throwable')(_Failure)
            atexit.register(_end)  # after JPype's own, and so it comes before
            if hasattr(os, 'register_at_fork'):
                os.register_at_fork(after_in_child=_after_fork)
    return jpype


def has_started() -> bool:
    """Whether this process has a JVM: importing tenuto starts none."""
    jpype = sys.modules.get('jpype')
    return jpype is not None and bool(jpype.isJVMStarted())
