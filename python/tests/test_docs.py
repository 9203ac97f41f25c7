"""The snippets of docs/python.md."""

import pathlib
import re

import pytest

PAGE = pathlib.Path(__file__).resolve().parents[2] / 'docs' / 'python.md'
SNIPPETS = re.findall(r'```python\n(.*?)```', PAGE.read_text(encoding='utf-8'), re.S)


def test_there_are_some():
    assert len(SNIPPETS) == 6


@pytest.mark.parametrize('snippet', SNIPPETS, ids=lambda text: text.splitlines()[-1])
def test_a_snippet_runs(python, snippet):
    _, err, code = python(snippet)
    assert code == 0, err
