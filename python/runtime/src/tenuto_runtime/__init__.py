"""A Java 25 with the modules that Tenuto uses, vectors among them."""

import pathlib

JAVA_HOME = pathlib.Path(__file__).resolve().parent / 'java'
