"""The command tenuto that pip installs: what runs patches runs here, the rest as the package's Java."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Sequence

from tenuto import _java, _jvm

_USAGE = 2

def main(given: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit code."""
    arguments = list(sys.argv[1:] if given is None else given)
    if arguments[:1] in (['--warm'], ['--cold']):
        arguments = arguments[1:]  # no program stays behind
    command = arguments[0] if arguments else ''
    other = _of_the_release(command, arguments)
    if other:
        print(f'tenuto: {other}', file=sys.stderr)
        return _USAGE
    if command in ('render', 'process') and any(each.split('=')[0] == '--farm' for each in arguments):
        from tenuto.farm import __main__ as farm
        return farm.main(arguments, python3=True)
    if command in ('render', 'watch', 'worker'):
        from tenuto import __main__ as patches
        return patches.main(arguments[1:] if command == 'render' else arguments)
    try:
        words = _program()
    except _java.NoJava as error:
        print(f'tenuto: {error}', file=sys.stderr)
        return _USAGE
    os.environ.setdefault('TENUTO_PYTHON', sys.executable)
    if sys.platform != 'win32':  # there whoever waits would see the end of this process
        sys.stdout.flush()
        os.execv(words[0], [*words, *arguments])
    return subprocess.run([*words, *arguments]).returncode


def _of_the_release(command: str, arguments: Sequence[str]) -> str | None:
    """Says that a command needs Python 2.7 or the prompt's library, which are not in the package."""
    if command == 'repl':
        return 'the prompt is part of the release; here use python3 -i -c "import tenuto as sf"'
    if command == 'process' and any(each.endswith('.py') and not _is_for_python3(each)
                                    for each in ' '.join(arguments).replace(',', ' ').split()):
        return ('chains that are Python files for Python 2.7 need the release; here they have a line '
                '"# tenuto: python3" and a function process(samples, rate)')
    return None


def _is_for_python3(file: str) -> bool:
    """Whether one of a file's first lines says so, or there is none."""
    try:
        with open(file, encoding='utf-8', errors='replace') as lines:
            return any(line.startswith('# tenuto: python3') for line in itertools.islice(lines, 5))
    except OSError:
        return True  # the command says what is wrong


def _program() -> list[str]:
    """The command line of Java's program, to be followed by that of a command."""
    home, jars, flags = _jvm.command()
    terminal = ['-Dtenuto.terminal=true'] if sys.stderr and sys.stderr.isatty() else []
    java = os.path.join(home, 'bin', 'java.exe' if sys.platform == 'win32' else 'java')
    return [java, *flags, *terminal, '-classpath', os.pathsep.join(jars),
            'tenuto.scripting.command.Tenuto']


if __name__ == '__main__':
    sys.exit(main())
