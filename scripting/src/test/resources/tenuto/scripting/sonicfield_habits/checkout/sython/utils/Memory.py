"""Signals put aside in files of the scratch folders."""
import os

from java.io import File
from com.nerdscentral.audio.core import SFConstants

assert SFConstants.ONE_MEG == 1024 * 1024
assert len(SFConstants.TEMP_DATA_DIRS) > 0
STORE = os.path.join(SFConstants.STORE_DIRECTORY, 'signals')


def write_cache(signal):
    folder = SFConstants.getRotatingTempDir()
    pool = File.createTempFile('cache', '.pool', File(folder))
    os.remove(str(File.createTempFile('cache', '.pool', folder)))
    pool.deleteOnExit()
    return pool.getPath(), sf.WriteToSignalPool(signal, pool.getPath())


def read_cache(place):
    return sf.ReadFromSignalPool(place[0], place[1])
