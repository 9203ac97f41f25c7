import math
import struct
import sys
import wave

import pytest

from tenuto import farm

#: A chain that a file of 1,777 samples ends, and the JVM with it.
CHAIN = '''
from java.lang import Runtime

def process(channels):
    if len(channels[0]) == 1777:
        Runtime.getRuntime().halt(9)
    return sf.NormalisePeak(channels, -1)
'''


def write(path, samples):
    with wave.open(str(path), 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(b''.join(struct.pack('<h', round(9000 * math.sin(i / 9)))
                                  for i in range(samples)))


@pytest.fixture
def folder(tmp_path):
    (tmp_path / 'in').mkdir()
    for i in range(40):
        write(tmp_path / 'in' / f'{i:02}.wav', 1000 + i)
    (tmp_path / 'chain.py').write_text(CHAIN)
    return tmp_path


def test_a_batch_has_the_bytes_of_a_single_run(folder, client, tenuto):
    done = farm.process('normalise -1dB', ['in'], client=client, out='out', folder=folder)
    assert done['exit'] == 0 and len(done['files']) == 40
    assert tenuto('process', 'normalise -1dB', 'in', '--out', 'alone').returncode == 0
    for i in range(40):
        name = f'{i:02}.wav'
        assert (folder / 'out' / name).read_bytes() == (folder / 'alone' / name).read_bytes()
    again = farm.process('normalise -1dB', ['in'], client=client, out='out', folder=folder)
    assert (again['exit'], again['files'], again['skipped']) == (0, [], 40)


def test_a_file_that_ends_its_worker_is_named_and_stops_no_other(folder, client):
    write(folder / 'in' / 'killer.wav', 1777)
    (folder / 'in' / 'broken.wav').write_bytes(b'RIFFnothing')
    done = farm.process('chain.py', ['in'], client=client, out='out', folder=folder, parts=2)
    failed = {row['in']: row['error'] for row in done['files'] if 'error' in row}
    assert done['exit'] == 3 and sorted(failed) == ['in/broken.wav', 'in/killer.wav']
    assert failed['in/killer.wav'].startswith('its worker died 3 times: Tenuto ended with exit code 9')
    assert len(list((folder / 'out').glob('*.wav'))) == 40 and len(done['files']) == 42


def test_a_mistake_is_reported_once_and_at_once(folder, client):
    with pytest.raises(farm.PartFailed, match='^step 1 .nolise') as raised:
        farm.process('nolise', ['in'], client=client, out='out', folder=folder)
    assert raised.value.exit == 2


def test_the_command(folder, client, tenuto):
    farm_options = ['--farm', client.scheduler.address, '--json']
    done = tenuto('process', 'normalise -1dB', 'in', '--out', 'out', *farm_options,
                  TENUTO_PYTHON=sys.executable)
    assert done.returncode == 0 and done.stdout.count('\n') == 40, done.stderr
    assert done.stderr == 'tenuto: 40 of 40 files done\n'
    (folder / 'piece.py').write_text("sf.WriteFile(sf.Realise(sf.SineWave(99, 440)), 'a.wav')")
    done = tenuto('render', 'piece.py', *farm_options, TENUTO_PYTHON=sys.executable)
    assert (done.returncode, done.stderr) == (
        2, 'tenuto: --farm needs --cache, a folder that all workers share\n')
    done = tenuto('render', 'piece.py', '--cache', 'cache', *farm_options,
                  TENUTO_PYTHON=sys.executable)
    assert done.returncode == 0 and (folder / 'a.wav').is_file(), done.stderr


def test_the_command_says_what_is_missing(folder, tenuto):
    line = ['process', 'reverse', 'in', '--out', 'out', '--farm=tcp://a:1']
    done = tenuto(*line, TENUTO_PYTHON='no-such-python')
    assert (done.returncode, done.stderr) == (
        2, 'tenuto: --farm needs Dask in a Python 3, and there is no no-such-python\n')
    (folder / 'python').write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    (folder / 'python').chmod(0o755)
    done = tenuto(*line, TENUTO_PYTHON=str(folder / 'python'))
    assert done.returncode == 2 and done.stderr.count('\n') == 1, done.stderr
    assert 'pip install dask distributed (No module named \'distributed\')' in done.stderr
