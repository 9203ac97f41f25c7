# Runs a patch five times in one JVM, and prints the seconds of processor time and of wall time of each.
#
#   ./tenuto render --out DIR bench/scripts/again.py PATCH [ARGUMENT ...]
import sys
import time
from java.lang.management import ManagementFactory

system = ManagementFactory.getOperatingSystemMXBean()
patch, arguments = sys.argv[1], sys.argv[1:]
text = open(patch).read()
for run in range(1, 6):
    cpu, wall = system.getProcessCpuTime(), time.time()
    sys.argv = arguments
    # No file is written twice.
    code = compile(text.replace(".wav'", "-%d.wav'" % run), patch, 'exec')
    exec code in dict(globals(), __name__='__main__', __file__=patch)
    print 'again: run %d, %.2f s of processor time, %.2f s' % (
        run, (system.getProcessCpuTime() - cpu) / 1e9, time.time() - wall)
