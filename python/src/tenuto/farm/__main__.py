"""python -m tenuto.farm render … --farm ADDRESS: what ./tenuto does with --farm."""

from __future__ import annotations

import argparse
import json
import logging
import sys
from collections.abc import Sequence

_OK, _FAILED, _USAGE, _INTERRUPTED = 0, 1, 2, 130

#: Options that say what a single process would do, and that a farm decides or cannot do.
_ALONE = {'render': ('--fill', '--patience', '--check', '--dry-run', '--from', '--to', '--leaks',
                     '--keep-swap', '--then', '-c'),
          'process': ('--part', '--dry-run')}


def _read(given: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The farm's options, and the rest of the command line as it is."""
    parser = argparse.ArgumentParser('tenuto', add_help=False, allow_abbrev=False,
                                     exit_on_error=False)
    parser.add_argument('--farm', required=True)
    parser.add_argument('--farm-parts', type=int)
    parser.add_argument('--farm-check', type=float, default=0.01)
    parser.add_argument('--cache')
    parser.add_argument('--out', '-o')
    parser.add_argument('--quiet', action='store_true')
    parser.add_argument('--json', action='store_true')
    options, rest = parser.parse_known_args(given[1:])
    for text in rest:
        if text.split('=')[0] in _ALONE[given[0]]:
            raise ValueError(f'{text.split("=")[0]} cannot be used with --farm')
    return options, rest


def _rendered(options: argparse.Namespace, rest: list[str], python3: bool) -> int:
    from tenuto.farm import _check, _render

    if options.cache is None:
        raise ValueError('--farm needs --cache, a folder that all workers share')
    if not rest:
        raise ValueError('a patch is missing')

    def say(text: str) -> None:
        if not options.quiet:
            print(text, file=sys.stderr)

    done = _render.command(rest, options.farm, options.cache, options.out or '.',
                           parts=options.farm_parts, check=options.farm_check,
                           quiet=options.quiet, out_line=print, err_line=say, python3=python3)
    for wrong in done['wrong']:
        print(f'tenuto: {_check.told(wrong)}', file=sys.stderr)
    say(f'tenuto: workers filled {done["filled"]} entries, {done["checked"]} of them were computed '
        'again elsewhere')
    if options.json:
        print(json.dumps(done))
    return _OK


def _processed(options: argparse.Namespace, rest: list[str], _: bool) -> int:
    from tenuto.farm import _process

    if options.out is None:
        raise ValueError('--out is missing, a folder that all workers share')
    if not rest:
        raise ValueError('a chain is missing')
    done = _process.command([text for text in rest if text != '--resume'], options.farm,
                            options.out, parts=options.farm_parts, quiet=options.quiet)
    for row in done['files']:
        if 'error' in row:
            named = row['error'].startswith(row['in'])
            print('tenuto: ' + row['error'] if named else f'tenuto: {row["in"]}: {row["error"]}',
                  file=sys.stderr)
        if options.json:
            print(json.dumps(row))
    if not options.quiet:
        failed = sum('error' in row for row in done['files'])
        whole = len(done['files']) + done['skipped']
        print(f'tenuto: {len(done["files"]) - failed} of {whole} files done'
              + (f', {done["skipped"]} already done' if done['skipped'] else '')
              + (f', {failed} failed' if failed else ''), file=sys.stderr)
    return int(done['exit'])


def main(given: Sequence[str] | None = None, python3: bool = False) -> int:
    """Runs a command; returns its exit code.

    python3: whether CPython runs a patch also if ./tenuto render would have Jython run it.
    """
    given = sys.argv[1:] if given is None else given
    # What Dask has to say of connections that end is said in a sentence of ours.
    logging.disable(logging.CRITICAL)
    try:
        options, rest = _read(given)
        return {'render': _rendered, 'process': _processed}[given[0]](options, rest, python3)
    except (ValueError, argparse.ArgumentError) as error:
        print(f'tenuto: {error}', file=sys.stderr)
        return _USAGE
    except ModuleNotFoundError as error:
        print(f'tenuto: --farm needs Dask in {sys.executable}: pip install dask distributed '
              f'({error})', file=sys.stderr)
        return _USAGE
    except KeyboardInterrupt:
        print('tenuto: stopped; what is done is kept', file=sys.stderr)
        return _INTERRUPTED
    except RuntimeError as error:
        print(f'tenuto: {error}', file=sys.stderr)
        return int(getattr(error, 'exit', _FAILED))


if __name__ == '__main__':
    sys.exit(main())
