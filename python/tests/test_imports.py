"""The modules of a patch."""

import importlib
import sys

from tenuto._imports import Imports


def test_files_are_known_until_the_next_run_begins(tmp_path, monkeypatch):
    for name in ('of_the_patch', 'another'):
        (tmp_path / f'{name}.py').write_text('A = 1')
    monkeypatch.syspath_prepend(str(tmp_path))
    imports = Imports()
    imports.begin()
    imports.add_folders(str(tmp_path))
    importlib.import_module('of_the_patch')
    importlib.import_module('another')
    files = [str(tmp_path / 'of_the_patch.py'), str(tmp_path / 'another.py')]
    assert imports.files() == files
    imports.forget()
    assert 'of_the_patch' not in sys.modules
    assert imports.files() == files
    imports.begin()
    assert imports.files() == []


def test_others_modules_stay(tmp_path, monkeypatch):
    (tmp_path / 'elsewhere.py').write_text('A = 1')
    monkeypatch.syspath_prepend(str(tmp_path))
    imports = Imports()
    imports.begin()
    imports.add_folders(str(tmp_path / 'piece'))
    importlib.import_module('elsewhere')
    imports.forget()
    assert imports.files() == []
    assert sys.modules.pop('elsewhere').A == 1
