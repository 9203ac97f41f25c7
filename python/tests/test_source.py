"""The package's own source, by ruff and mypy: skipped where they are not."""

import importlib.util
import pathlib
import subprocess
import sys

import pytest

PACKAGE = pathlib.Path(__file__).resolve().parents[1]


def run(*command):
    done = subprocess.run([sys.executable, '-m', *command], cwd=PACKAGE, capture_output=True,
                          text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_finds_nothing():
    pytest.importorskip('ruff')
    run('ruff', 'check', '--no-cache', 'src', 'tests', 'runtime', 'setup.py')


def test_mypy_finds_nothing(tmp_path):
    pytest.importorskip('mypy')
    pytest.importorskip('numpy')
    without = [] if importlib.util.find_spec('distributed') else ['--exclude', 'farm/']
    run('mypy', '--cache-dir', str(tmp_path), *without)
