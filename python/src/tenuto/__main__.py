"""python -m tenuto PATCH: runs a patch, as ./tenuto render does with Jython."""

import argparse
import builtins
import os
import random
import sys
import time
import traceback

import tenuto as sf
from tenuto import _errors, _session, _tasks

_OK, _FAILED, _USAGE, _SCRATCH_FULL, _INTERRUPTED = 0, 1, 2, 4, 130

_SHARED = ('seed', 'random', 'uniform', 'triangular', 'randint', 'choice', 'randrange', 'sample',
           'shuffle', 'normalvariate', 'lognormvariate', 'expovariate', 'vonmisesvariate',
           'gammavariate', 'gauss', 'betavariate', 'paretovariate', 'weibullvariate', 'getstate',
           'setstate', 'getrandbits', 'choices')


class _OfTask:
    """A function of the module random, by the running task's own generator."""

    def __init__(self, name):
        self.__name__ = name

    def __call__(self, *values, **names):
        return getattr(_tasks.generator(), self.__name__)(*values, **names)


def _arguments(given):
    parser = argparse.ArgumentParser(
        'python -m tenuto', description='Runs a patch of Python 3, which writes sound files.')
    parser.add_argument('--out', default='.', help='folder for the files (default: .)')
    parser.add_argument('--rate', type=float, help='initial sample rate (default: 96000)')
    parser.add_argument('--seed', type=int, default=0, help='seed of all noises (default: 0)')
    parser.add_argument('--threads', type=int, help='threads that compute (default: all cores)')
    parser.add_argument('--scratch', action='append', default=[], metavar='DIR',
                        help='folder for stored signals; may be repeated')
    parser.add_argument('--scratch-max', metavar='BYTES', type=int,
                        help='the most disk for them together')
    parser.add_argument('--quiet', action='store_true', help='print errors only')
    parser.add_argument('-v', dest='verbose', action='store_true',
                        help="on error, print Python's whole traceback")
    parser.add_argument('patch', help='the patch, a file of Python 3')
    parser.add_argument('arguments', nargs=argparse.REMAINDER, metavar='ARG',
                        help="the patch's arguments, sys.argv[1:]")
    options, rest = parser.parse_known_args(given)
    # Options may come after the patch, as with ./tenuto render; what is none is the patch's.
    if options.arguments:
        moved, options.arguments = _moved(parser, given, options)
        options = moved
    if rest:
        parser.error('unknown option ' + rest[0])
    if not os.path.isfile(options.patch):
        parser.error(f'there is no file {options.patch}')
    return options


def _moved(parser, given, options):
    """Reads options that follow the patch; gives them, and the arguments that are the patch's."""
    at = given.index(options.patch)
    later = given[at + 1:]
    flags = {text: action for action in parser._actions for text in action.option_strings}
    own, front = [], []
    while later:
        text = later.pop(0)
        name = text.split('=')[0]
        if name not in flags:
            own.append(text)
            continue
        front.append(text)
        if flags[name].nargs is None and '=' not in text and later:
            front.append(later.pop(0))
    read = parser.parse_args(given[:at] + front + [options.patch])
    read.arguments = own
    return read, own


def _run(options):
    with open(options.patch, 'rb') as file:
        text = file.read()
    sys.argv = [options.patch, *options.arguments]
    sys.path.insert(0, os.path.dirname(os.path.abspath(options.patch)))
    builtins.sf = sf
    builtins.sf_do = sf.do
    builtins.sf_parallel = sf.parallel
    builtins.sf_shutdown = lambda: None
    builtins.d_log = lambda *values: print(*values, file=sys.stderr)
    builtins.c_log = lambda *values: None
    for name in _SHARED:
        setattr(random, name, _OfTask(name))
    module = type(sys)('__main__')
    module.__file__ = options.patch
    module.__builtins__ = builtins
    sys.modules['__main__'] = module
    exec(compile(text, options.patch, 'exec'), module.__dict__)


def _told(session, error):
    """The error with the line of the patch, as ./tenuto render prints it."""
    report = session.jpype.JClass('tenuto.scripting.reports.PatchError')
    kind = type(error).__name__
    if isinstance(error, SyntaxError):
        hint = ' (./tenuto render runs patches of Python 2.7)' if 'print' in error.msg else ''
        return str(report(f'{kind}: {error.msg}{hint}', error.filename, error.lineno or 0).text())
    if isinstance(error, _errors.ScratchFull):
        message = str(error)
    else:
        message = str(report.told(f'{kind}: {error}' if str(error) else kind))
    at = None
    for frame, line in traceback.walk_tb(error.__traceback__):
        file = frame.f_code.co_filename
        if os.path.isfile(file) and frame.f_globals.get('__package__') != 'tenuto':
            at = file, line
    return str(report(message, *(at or (None, 0))).text())


def _exit(code):
    if code is None:
        return _OK
    if isinstance(code, int):
        return code if code == 0 else code & 0xff or _FAILED
    print(f'tenuto: {code}', file=sys.stderr)
    return _FAILED


def main(given=None):
    """Runs the command; returns its exit code."""
    options = _arguments(sys.argv[1:] if given is None else given)
    begin = time.monotonic()
    try:
        session = _session.Session(options.rate, options.seed, options.threads, options.scratch,
                                   options.scratch_max, options.out)
    except (ValueError, sf.NoJava) as error:
        print(f'tenuto: {error}', file=sys.stderr)
        return _USAGE
    session.host.runs(os.path.basename(options.patch))
    code = _OK
    try:
        with session:
            try:
                _run(options)
            except SystemExit as error:
                code = _exit(error.code)
            session.finish()
            if not options.quiet:
                print(session.host.report(time.monotonic() - begin), file=sys.stderr)
        return code
    except KeyboardInterrupt:
        print('tenuto: stopped; files already completed are kept', file=sys.stderr)
        return _INTERRUPTED
    except Exception as error:
        print(f'tenuto: {_told(session, error)}', file=sys.stderr)
        if options.verbose:
            traceback.print_exception(error)
        return _SCRATCH_FULL if isinstance(error, _errors.ScratchFull) else _FAILED


if __name__ == '__main__':
    sys.exit(main())
