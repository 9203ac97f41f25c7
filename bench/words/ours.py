# Computes what it is told to, again and again: a line of stdin is the seconds of sound; the answer is a
# line when the sound is there, and after another line one when that is done. words.py reads the clock of
# this process before and after. Of two numbers, the second is for how many seconds, of this thread, to warm up.
#   tenuto render --rate 48000 --threads 1 bench/words/ours.py EXPRESSION KIND FILE...
# KIND is file: x and s, mono and stereo, are read from the files, and the result is not stored; or memory: x
# and s are stored beforehand, and the result is, until it is there.
import sys

from java.lang.management import ManagementFactory

expression, kind, mono, stereo, second = sys.argv[1:]
x0 = sf.ReadFile(mono)[0]
s0 = sf.ReadFile(stereo)
y0 = sf.ReadFile(second)[0]

def result(x, s, y, ms):
    with sf.scope():  # releases what was stored, as Python releases scipy's arrays
        z = eval(expression)
        if isinstance(z, list) and not hasattr(z[0], 'ms'):
            return  # rows of numbers, which are computed by now
        if kind == 'memory':
            sf.Realise(z)
        else:
            sf.MaxValue(sf.Mix(z) if isinstance(z, list) else z)

def material(ms):
    sounds = [x0[:ms], sf.Channels([c[:ms] for c in s0]), y0[:ms]]
    return [sf.Realise(each) for each in sounds] if kind == 'memory' else sounds

def clock():
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9

def say(what):
    print what
    sys.stdout.flush()

while True:
    line = sys.stdin.readline().split()
    if not line:
        break
    ms = 1000 * float(line[0])
    with sf.scope():  # the next material is stored where this was, and leaves the result its place
        x, s, y = material(ms)
        if len(line) > 1:  # warm up
            begin = clock()
            while clock() - begin < float(line[1]):
                result(x, s, y, ms)
        else:
            say('ready')
            sys.stdin.readline()
            result(x, s, y, ms)
    say('done')
