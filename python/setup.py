"""Puts the engine's jars, the JVM's flags and the licences into the package."""

import pathlib
import shutil
import zipfile

import setuptools
from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
COMPOSING = ROOT / 'scripting/src/main/resources/tenuto/scripting/python'
LIBRARY = ROOT / 'scripting' / 'target' / 'lib'
OTHERS = ('jython', 'jline')
LICENCES = ('LICENSE', 'THIRD-PARTY.md', 'licences')

#: An sdist has all that a checkout has been built to.
IS_CHECKOUT = (ROOT / '.mvn').is_dir()


def store(jar, copy):
    """Copies a jar without compression: the wheel compresses it as a whole, to three quarters."""
    with zipfile.ZipFile(jar) as source, zipfile.ZipFile(copy, 'w', zipfile.ZIP_STORED) as target:
        for entry in source.infolist():
            data = source.read(entry)
            entry.compress_type = zipfile.ZIP_STORED
            target.writestr(entry, data)


def check():
    """Ends the build of a checkout that is not built."""
    if not (HERE / 'src/tenuto/words.json').is_file():
        raise SystemExit('python/src/tenuto has no words.json: run ./tenuto --version first, '
                         'which writes it')


def complete(package):
    """Puts what a checkout has elsewhere into the package."""
    jars = [jar for jar in LIBRARY.glob('*.jar') if not jar.name.startswith(OTHERS)]
    if not jars:
        raise SystemExit(f'{LIBRARY} has no jars: run ./tenuto --version first, which builds '
                         'them')
    (package / 'jars').mkdir(parents=True, exist_ok=True)
    for jar in jars:
        store(jar, package / 'jars' / jar.name)
    shutil.copy(ROOT / '.mvn' / 'tenuto.jvm', package)
    for module in COMPOSING.glob('tenuto_*.py'):
        shutil.copy(module, package)


class WithJars(build_py):
    """Builds the package with the jars that it needs: all but Jython and the prompt's."""

    def run(self):
        check()
        if not self.editable_mode:  # what an earlier build has left here would become part of the wheel
            shutil.rmtree(pathlib.Path(self.build_lib) / 'tenuto', ignore_errors=True)
        super().run()
        if IS_CHECKOUT and not self.editable_mode:
            complete(pathlib.Path(self.build_lib) / 'tenuto')


class SourcesWithJars(sdist):
    """An archive that is installed without a build: Maven is not part of it."""

    def make_release_tree(self, base_dir, files):
        check()
        super().make_release_tree(base_dir, files)
        if IS_CHECKOUT:
            package = pathlib.Path(base_dir) / 'src' / 'tenuto'
            complete(package)
            for each in 'words.json', '_words.pyi', '_methods.pyi':
                shutil.copy(HERE / 'src' / 'tenuto' / each, package)


def licences():
    """Copies the licences beside this file, where alone setuptools takes them from."""
    if IS_CHECKOUT:
        for each in LICENCES[:2]:
            shutil.copy(ROOT / each, HERE)
        shutil.copytree(ROOT / LICENCES[2], HERE / LICENCES[2], dirs_exist_ok=True)
    return [*LICENCES[:2], f'{LICENCES[2]}/*']


KNOWS_EXPRESSIONS = int(setuptools.__version__.split('.')[0]) >= 77

setup(cmdclass={'build_py': WithJars, 'sdist': SourcesWithJars}, license_files=licences(),
      **{'license_expression' if KNOWS_EXPRESSIONS else 'license': 'GPL-3.0-or-later'})
