"""Runs patches as if each had been started alone: a path, a sample rate and arguments for each."""
import sys

for i in range(1, len(sys.argv), 3):
    path, rate, arguments = sys.argv[i:i + 3]
    run = sys.argv
    sys.argv = [path] + arguments.split()
    sf.SetSampleRate(float(rate))
    execfile(path, dict(globals(), __file__=path))
    sys.argv = run
