"""Puts the engine's jars, the JVM's flags and the licences into the package."""

import pathlib
import shutil
import zipfile

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATTERN = ROOT / 'scripting/src/main/resources/tenuto/scripting/python/tenuto_pattern.py'
LIBRARY = ROOT / 'scripting' / 'target' / 'lib'
OTHERS = ('jython', 'jline')


def store(jar, copy):
    """Copies a jar without compression: the wheel compresses it as a whole, to three quarters."""
    with zipfile.ZipFile(jar) as source, zipfile.ZipFile(copy, 'w', zipfile.ZIP_STORED) as target:
        for entry in source.infolist():
            data = source.read(entry)
            entry.compress_type = zipfile.ZIP_STORED
            target.writestr(entry, data)


class WithJars(build_py):
    """Builds the package with the jars that it needs: all but Jython and the prompt's."""

    def run(self):
        if not (ROOT / 'python/src/tenuto/words.json').is_file():
            raise SystemExit('python/src/tenuto has no words.json: run ./tenuto --version first, '
                             'which writes it')
        if not self.editable_mode:  # what an earlier build has left here would become part of the wheel
            shutil.rmtree(pathlib.Path(self.build_lib) / 'tenuto', ignore_errors=True)
        super().run()
        if self.editable_mode:
            return
        jars = [jar for jar in LIBRARY.glob('*.jar') if not jar.name.startswith(OTHERS)]
        if not jars:
            raise SystemExit(f'{LIBRARY} has no jars: run ./tenuto --version first, which builds '
                             'them')
        package = pathlib.Path(self.build_lib) / 'tenuto'
        (package / 'jars').mkdir(parents=True, exist_ok=True)
        for jar in jars:
            store(jar, package / 'jars' / jar.name)
        shutil.copy(ROOT / '.mvn' / 'tenuto.jvm', package)
        shutil.copy(PATTERN, package)
        for each in 'LICENSE', 'THIRD-PARTY.md':
            shutil.copy(ROOT / each, package)
        shutil.copytree(ROOT / 'licences', package / 'licences', dirs_exist_ok=True)


setup(cmdclass={'build_py': WithJars})
