# Runs a patch five times in one JVM, and prints the seconds of processor time and of wall time of each.
# The patch writes one file, which has its own name.
#
#   ./tenuto render --out DIR bench/scripts/again.py PATCH [ARGUMENT ...]
import os
import sys
import time
from java.lang.management import ManagementFactory

system = ManagementFactory.getOperatingSystemMXBean()
patch, arguments = sys.argv[1], sys.argv[1:]
text = open(patch).read()
name = os.path.splitext(os.path.basename(patch))[0]
for run in range(1, 6):
    cpu, wall = system.getProcessCpuTime(), time.time()
    sys.argv = arguments
    # No file is written twice.
    own = text.replace("'%s.wav'" % name, "'%s-%d.wav'" % (name, run))
    code = compile(own, patch, 'exec')
    exec code in dict(globals(), __name__='__main__', __file__=patch)
    print 'again: run %d, %.2f s of processor time, %.2f s' % (
        run, (system.getProcessCpuTime() - cpu) / 1e9, time.time() - wall)
