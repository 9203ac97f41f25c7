"""Puts the engine's jars, the JVM's flags and the licences into the package."""

import pathlib
import shutil

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATTERN = ROOT / 'scripting/src/main/resources/tenuto/scripting/python/tenuto_pattern.py'
LIBRARY = ROOT / 'scripting' / 'target' / 'lib'
OTHERS = ('jython', 'jline')


class WithJars(build_py):
    """Builds the package with the jars that it needs: all but Jython and the prompt's."""

    def run(self):
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
            shutil.copy(jar, package / 'jars')
        shutil.copy(ROOT / '.mvn' / 'tenuto.jvm', package)
        shutil.copy(PATTERN, package)
        for each in 'LICENSE', 'THIRD-PARTY.md':
            shutil.copy(ROOT / each, package)
        shutil.copytree(ROOT / 'licences', package / 'licences', dirs_exist_ok=True)


setup(cmdclass={'build_py': WithJars})
