"""The snippets of docs/python.md."""

import pathlib
import re

PAGE = pathlib.Path(__file__).resolve().parents[2] / 'docs' / 'python.md'
SNIPPETS = re.findall(r'```python\n(.*?)```', PAGE.read_text(encoding='utf-8'), re.S)


def test_there_are_some():
    assert len(SNIPPETS) == 7


def test_each_runs_whatever_ran_before(python):
    """In one process, as a start takes a second; each has names of its own."""
    run = "exec(compile({0!r}, {1!r}, 'exec'), {{'__name__': '__main__'}})\n"
    _, err, code = python(''.join(run.format(snippet, f'snippet {number}')
                                  for number, snippet in enumerate(SNIPPETS, start=1)))
    assert code == 0, err
