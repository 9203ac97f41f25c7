"""python -m tenuto._training FILE: does what most programs do, and leaves FILE, the JVM's cache.

A JVM writes its cache when it ends, which that of a Python process otherwise never does.
"""

from __future__ import annotations

import atexit
import os
import pathlib
import sys
import tempfile

from . import __main__ as command
from . import _aot, _jvm, _session

#: What a patch does.
_PATCH = '''
import tenuto as sf
import numpy as np

def voice(note):
    return sf.SineWave(note.length, 220) * sf.ADSR(note.length, 5, 20, 0.5, 20)

x = sf.Realise(sf.SineWave(200, 440) * 0.5 + sf.WhiteNoise(200))
y = sf.rbj_low_pass(x[50:] - 1, 800, 1)
np.asarray(sf.Channels(x, y))
np.asarray(sf.array(np.zeros(20000)))
song = sf.perform([sf.MidiNote(100 * i, 50, 60 + i) for i in range(4)], voice)
both = sf.Mix([sf.do(sf.Normalise, each) for each in (song, y)])
sf.WriteFile([both, x], 'sound.wav', 'float32')
sf.ReadFile('sound.wav')
try:
    sf.SineWave(-1, 440)
except ValueError:
    pass
'''


def main(file: pathlib.Path) -> None:
    """Makes the cache."""
    if hasattr(os, 'nice'):
        os.nice(19)
    folder = file.parent
    with tempfile.TemporaryDirectory(prefix='making-', dir=folder) as room:
        made = pathlib.Path(room, 'made.aot')
        os.chdir(room)  # where the JVM is, too
        jpype = _jvm.start(training=made)
        patch = pathlib.Path(room, 'patch.py')
        patch.write_text(_PATCH)
        exec(compile(_PATCH, 'patch.py', 'exec'), {'__name__': 'patch'})
        command.main(['--quiet', str(patch)])
        _session.current().close()
        atexit.unregister(_session._end)
        jpype.config.destroy_jvm = True
        jpype.shutdownJVM()
        with made.open('rb') as whole:
            os.fsync(whole.fileno())
        os.replace(made, file)
        os.chdir(folder)  # Windows removes no folder that a process is in
    _aot.clear(file)


if __name__ == '__main__':
    main(pathlib.Path(sys.argv[1]))
