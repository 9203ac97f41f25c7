"""What is left of much that was made and dropped."""

import sys

import pytest

import tenuto as sf

LEFT = '''
import gc, os
import numpy as np
import tenuto as sf

def left():
    gc.collect()
    sf.current().jpype.JClass('java.lang.System').gc()
    with open('/proc/self/maps') as lines:
        maps = sum(1 for _ in lines)
    with open('/proc/self/status') as lines:
        anonymous = next(int(line.split()[1]) for line in lines if line.startswith('RssAnon'))
    descriptors = len(os.listdir('/proc/self/fd'))
    return {'maps': maps, 'descriptors': descriptors, 'lent': sf.current().lent,
            'MiB': anonymous / 1024}

def repeat(work, warm, count):
    for _ in range(warm):
        work()
    before = left()
    for _ in range(count):
        work()
    after = left()
    print(before, after)
    assert after['maps'] <= before['maps'] + 30
    assert after['descriptors'] == before['descriptors']
    assert after['lent'] <= before['lent'] + 2 ** 22  # what Java gives back when it finds the time
    assert after['MiB'] <= before['MiB'] + 10
'''

VIEWS = LEFT + '''
with sf.session(scratch='.'):
    x = sf.Realise(sf.SineWave(1000, 440))
    repeat(lambda: np.asarray(x), 10_000, 100_000)
'''

PIECES = LEFT + '''
def voice(note):
    return sf.SineWave(note.length, 440 + note.key) * 0.1

def piece():
    numbers.append(len(numbers))
    name = f'{numbers[-1]}.wav'
    with sf.scope():
        sound = sf.perform([sf.MidiNote(100 * i, 150, 60 + i) for i in range(4)], voice)
        sf.WriteFile(sf.Normalise(sf.do(sf.rbj_low_pass, sound, 800, 1)), name)
        np.asarray(sound)
    os.remove(name)

numbers = []
with sf.session(scratch='.'):
    repeat(piece, 3_000, 3_000)
'''


@pytest.mark.long
@pytest.mark.skipif(sys.platform != 'linux', reason='no /proc')
@pytest.mark.parametrize('text', [VIEWS, PIECES], ids=['views', 'pieces'])
def test_nothing_is_left_of_what_was_dropped(python, monkeypatch, text):
    monkeypatch.setenv('TENUTO_JAVA_OPTS', '-Xmn8m -Xmx128m')  # a heap that soon has its size
    out, err, code = python(text, timeout=600)
    assert code == 0, out + err


def test_calls_from_threads_of_javas_leave_no_classes(session):
    classes = [len(type.__subclasses__(object))]
    for _ in range(2):
        for _ in range(100):
            sf.do(sf.SineWave, 1, 1).get()
        classes.append(len(type.__subclasses__(object)))
    assert classes[2] - classes[1] < 50
