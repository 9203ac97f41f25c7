"""examples/farm/SparkFill.java, where SPARK_JARS names a folder with Spark's jars."""

import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]


def test_spark_writes_what_one_process_does(tmp_path, tenuto):
    jars = os.environ.get('SPARK_JARS')
    if not jars or not shutil.which('javac'):
        pytest.skip('SPARK_JARS names no folder with jars of Spark')
    (tmp_path / 'tenuto').symlink_to(ROOT / 'tenuto')
    (tmp_path / 'piece.py').write_text(
        'x = [sf.Realise(sf.RBJLowPass(sf.WhiteNoise(9000), 99 + i, 1)) for i in range(3)]\n'
        "sf.WriteFile([sf.FixSize(sf.Mix(x))], 'a.wav')\n")
    source = ROOT / 'examples' / 'farm' / 'SparkFill.java'
    subprocess.run(['javac', '-cp', f'{jars}/*', '-d', 'classes', source], cwd=tmp_path, check=True)
    subprocess.run(['java', '-Dspark.master=local[2]', '-Dspark.ui.enabled=false', '-cp',
                    f'{jars}/*:classes', 'SparkFill', '3', 'piece.py', '--cache', 'cache'],
                   cwd=tmp_path, check=True, timeout=600)
    assert list((tmp_path / 'cache').glob('v1/*/??/*'))
    assert tenuto('render', 'piece.py', '--out', 'alone').returncode == 0
    assert (tmp_path / 'a.wav').read_bytes() == (tmp_path / 'alone' / 'a.wav').read_bytes()
