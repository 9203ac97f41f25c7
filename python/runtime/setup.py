"""Links a Java of Tenuto's modules out of the JDK 25 in JAVA_HOME."""

import os
import pathlib
import re
import shutil
import subprocess

import setuptools
from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

MODULES = ('java.base,java.desktop,java.logging,java.management,jdk.httpserver,jdk.incubator.vector,'
           'jdk.management,jdk.unsupported')


def java():
    """The home of the JDK."""
    home = os.environ.get('JAVA_HOME')
    if not home or not pathlib.Path(home, 'bin', 'jlink').is_file():
        raise SystemExit('set JAVA_HOME to a JDK 25, which has bin/jlink')
    return pathlib.Path(home)


def version():
    """That of the JDK, such as 25.0.3."""
    return re.search(r'^JAVA_VERSION="([\d.]+)"', (java() / 'release').read_text(), re.MULTILINE)[1]


class WithJava(build_py):
    """Builds the package with the Java that jlink makes."""

    def run(self):
        super().run()
        target = pathlib.Path(self.build_lib) / 'tenuto_runtime' / 'java'
        shutil.rmtree(target, ignore_errors=True)
        subprocess.run([java() / 'bin' / 'jlink', '--add-modules', MODULES, '--strip-debug', '--no-header-files',
                        '--no-man-pages', '--compress', 'zip-9', '--output', target], check=True)


class OfOnePlatform(Distribution):
    """Java is made for one kind of machine, whatever the Python."""

    def has_ext_modules(self):
        return True


try:
    from setuptools.command.bdist_wheel import bdist_wheel

    class ForAnyPython(bdist_wheel):
        """Names the wheel by the platform alone."""

        def get_tag(self):
            return 'py3', 'none', super().get_tag()[2]

    WHEEL = {'bdist_wheel': ForAnyPython}
except ImportError:  # an old setuptools
    WHEEL = {}

LICENCE = 'GPL-2.0-only WITH Classpath-exception-2.0'
KNOWS_EXPRESSIONS = int(setuptools.__version__.split('.')[0]) >= 77

setup(cmdclass={'build_py': WithJava, **WHEEL}, distclass=OfOnePlatform, version=version(),
      **{'license_expression' if KNOWS_EXPRESSIONS else 'license': LICENCE})
