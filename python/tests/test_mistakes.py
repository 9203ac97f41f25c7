"""What newcomers write, and what they are told: by CPython as by Jython, in the same list of mistakes."""
import pathlib
import re

import pytest

LIST = (pathlib.Path(__file__).resolve().parents[2]
        / 'scripting/src/test/resources/tenuto/scripting/command/mistakes.txt')

#: Right in CPython.
NONE_HERE = "Python 3's", 'numpy is a package', 'print with names'

#: What the two say in words of their own.
OWN = {
    'IndexError: index out of range: 2': 'IndexError: list index out of range',
    'TypeError: a float is required (math computes numbers; sf.Sin(x), sf.Log(x), sf.Floor(x) are of signals)':
        'TypeError: must be real number, not Signal (math computes numbers; sf.Sin(x), sf.Log(x), sf.Floor(x) are of '
        'signals)'}


def mistakes():
    """Titles, patches, and what must be said of each."""
    if not LIST.exists():
        return
    for each in re.split('(?m)^==== ', LIST.read_text())[1:]:
        mistake, said = each.split('\n----\n')
        title, patch = mistake.split('\n', 1)
        if not any(one in said for one in NONE_HERE):
            patch = re.sub(r'(?m)^( *)print (?!\()(.*)$', r'\1print(\2)', patch)
            yield pytest.param(patch, said.strip().split('\n'), id=title)


@pytest.mark.parametrize('patch, said', list(mistakes()))
def test_a_mistake_is_told_with_line_cause_and_remedy(tenuto, patch, said):
    _, err, _ = tenuto(patch)
    for part in said:
        assert OWN.get(part, part).replace('song.py', 'patch.py') in err


def test_a_name_of_python_2_is_told_with_that_of_python_3(tenuto):
    _, err, _ = tenuto('for i in xrange(3):\n    pass\n')
    assert "name 'xrange' is not defined (Python 3 writes range)" in err
