# What was swapped out outlives its zone; what was only realised does not.
from com.nerdscentral.audio.core import SFMemoryZone


def bell(hz):
    with SFMemoryZone():
        stored = sf.Realise(sf.SineWave(500, hz))
        again = sf.SwapSignal(stored)
        return sf.SwapSignal(sf.SineWave(500, hz * 2)), again, stored


octave, again, stored = bell(440)
assert stored.isReleased() and not octave.isReleased() and not again.isReleased()
sf.WriteFile16([sf.LinearVolume(sf.Mix(octave, again), 0.4)], 'swapped.wav')
