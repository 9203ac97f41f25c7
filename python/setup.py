"""Puts the engine's jars and the JVM's flags, which ./tenuto has built, into the package."""

import pathlib
import shutil

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATTERN = ROOT / 'scripting/src/main/resources/tenuto/scripting/python/tenuto_pattern.py'
LIBRARY = ROOT / 'scripting' / 'target' / 'lib'
JARS = ('tenuto-engine', 'tenuto-formats', 'tenuto-dsp', 'tenuto-tools', 'tenuto-scripting',
        'TarsosDSP', 'jlayer', 'concentus', 'gson', 'picocli')


class WithJars(build_py):
    """Builds the package with the jars that it needs: all but Jython and the prompt's."""

    def run(self):
        super().run()
        if self.editable_mode:
            return
        missing = [name for name in JARS if not (LIBRARY / f'{name}.jar').is_file()]
        if missing:
            raise SystemExit(f'{LIBRARY} has no {missing[0]}.jar: run ./tenuto --version first, '
                             'which builds it')
        package = pathlib.Path(self.build_lib) / 'tenuto'
        (package / 'jars').mkdir(parents=True, exist_ok=True)
        for name in JARS:
            shutil.copy(LIBRARY / f'{name}.jar', package / 'jars')
        shutil.copy(ROOT / '.mvn' / 'tenuto.jvm', package)
        shutil.copy(PATTERN, package)


setup(cmdclass={'build_py': WithJars})
