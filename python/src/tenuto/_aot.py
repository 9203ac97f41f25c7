"""The JVM's ahead-of-time cache: what one process has loaded and linked, later ones need not.

It is made in the background by a process of its own, tenuto._training, when a JVM was started
without one. The file's name follows from all that it is made of, and it comes into being by a
rename, so that there is never half of one, nor an old one. An empty file is a claim: somebody is
making it, or could not.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import sys
import time
from collections.abc import Iterable
from typing import Any

#: How long a claim keeps others from making the same, and how long an unused cache is kept.
_CLAIMED, _KEPT = 3600, 30 * 86400

#: Options with which a JVM refuses to start if it is given a cache as well.
_AGAINST = '-XX:AOT', '-XX:Shared', '-Xshare'


def _folder() -> pathlib.Path | None:
    """Where caches are kept: TENUTO_START_CACHE, which is empty if there shall be none."""
    given = os.environ.get('TENUTO_START_CACHE')
    if given is None:
        caches = os.environ.get('XDG_CACHE_HOME') or os.path.expanduser('~/.cache')
        return pathlib.Path(caches, 'tenuto') if os.path.isabs(caches) else None
    return pathlib.Path(given).absolute() if given else None


def found(jpype: Any, home: str, library: str, jars: list[str], flags: list[str],
          options: list[str]) -> Cache | None:
    """The cache for a JVM of these, or None where it can have none."""
    bridge = pathlib.Path(jpype.__file__).parents[1] / 'org.jpype.jar'
    files = [library, *jars, str(bridge)]
    folder = _folder()
    if folder is None or any(option.startswith(_AGAINST) for option in options):
        return None
    if not ''.join(files).isascii() or os.pathsep in str(folder):
        return None  # jpype has classes loaded in a way of its own; a JVM takes that for two caches
    try:
        stats = [os.stat(file) for file in files]
    except OSError:
        return None
    if not all(os.path.isfile(jar) for jar in jars):
        return None  # the JVM keeps nothing of folders
    where = _sum(files)
    what = _sum([*flags, jpype.__version__, *(f'{s.st_size} {s.st_mtime_ns}' for s in stats)])
    return Cache(home, jars, folder, f'python-{where}', f'-{what}.aot')


def _sum(texts: Iterable[str]) -> str:
    return hashlib.blake2b('\0'.join(texts).encode(), digest_size=8).hexdigest()


class Cache:
    """The file for one set of jars, of one Java."""

    def __init__(self, home: str, jars: list[str], folder: pathlib.Path, where: str,
                 what: str) -> None:
        self._home = home
        self._jars = jars
        self.file = folder / (where + what)

    def options(self) -> list[str]:
        """What a JVM is given so that it uses it, if it is there."""
        try:
            stat = self.file.stat()
        except OSError:
            return []
        if stat.st_size == 0:
            return []
        if stat.st_mtime < time.time() - 86400:
            try:
                os.utime(self.file)  # it is in use
            except OSError:
                pass
        return [f'-XX:AOTCache={self.file}']

    def prepare(self) -> None:
        """Has it made in the background if it is not there; nobody need know if that fails."""
        if getattr(sys, 'frozen', False) or not sys.executable:
            return  # there is no Python to be started
        try:
            if not self._claim():
                return
            import subprocess  # which a start that finds a cache does without
            environment = dict(
                os.environ, TENUTO_JAVA_HOME=self._home, TENUTO_JAVA_OPTS='',
                TENUTO_CLASSPATH=os.pathsep.join(self._jars), TENUTO_START_CACHE='',
                PYTHONPATH=os.pathsep.join(filter(None, sys.path)))
            command = [sys.executable, '-m', 'tenuto._training', str(self.file)]
            where = pathlib.Path(__file__).parents[1]
            quiet = subprocess.DEVNULL
            if sys.platform == 'win32':
                apart = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
                process = subprocess.Popen(command, env=environment, cwd=where, creationflags=apart,
                                           stdin=quiet, stdout=quiet, stderr=quiet)
                process.returncode = 0  # nobody waits for it
            else:
                # By way of a shell, so that it is no child of a process that waits for all of its own.
                subprocess.run(['/bin/sh', '-c', '"$@" &', 'sh', *command], env=environment, cwd=where,
                               start_new_session=True, stdin=quiet, stdout=quiet, stderr=quiet)
        except OSError:
            pass

    def _claim(self) -> bool:
        self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            stat = self.file.stat()
        except FileNotFoundError:
            pass
        else:
            if stat.st_size > 0 or stat.st_mtime > time.time() - _CLAIMED:
                return False
            self.file.unlink()
        try:
            self.file.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            return False
        return True


def clear(made: pathlib.Path) -> None:
    """Removes the caches of other builds of the same jars, and those not used for long."""
    where = made.name.rsplit('-', 1)[0]
    for each in made.parent.glob('python-*.aot'):
        try:
            if each != made and (each.name.startswith(where + '-')
                                 or each.stat().st_mtime < time.time() - _KEPT):
                each.unlink()
        except OSError:
            pass
