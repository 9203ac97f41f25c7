"""Links a Java of Tenuto's modules out of the JDK 25 in JAVA_HOME."""

import os
import pathlib
import shutil
import subprocess

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

MODULES = ('java.base,java.desktop,java.management,jdk.httpserver,jdk.incubator.vector,'
           'jdk.unsupported')


class WithJava(build_py):
    """Builds the package with the Java that jlink makes."""

    def run(self):
        super().run()
        home = os.environ.get('JAVA_HOME')
        jlink = pathlib.Path(home or '', 'bin', 'jlink')
        if not home or not jlink.is_file():
            raise SystemExit('set JAVA_HOME to a JDK 25, which has bin/jlink')
        target = pathlib.Path(self.build_lib) / 'tenuto_runtime' / 'java'
        shutil.rmtree(target, ignore_errors=True)
        subprocess.run([jlink, '--add-modules', MODULES, '--strip-debug', '--no-header-files',
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

setup(cmdclass={'build_py': WithJava, **WHEEL}, distclass=OfOnePlatform)
