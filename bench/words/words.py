"""Times words beside their rivals; see run.

Ours is a process of its own for each word, warm: it computes for some seconds before it is timed. Each
contender computes a long and a short sound by turns, and what counts is the difference, so that a start, a
design, and reading a script count for nobody. All use one thread; the clock is that of the process, with all
that a compiler or a collector in it takes. Nobody writes a file, but for Rubber Band. Beside programs, both
read the same file of 32-bit floats; beside scipy, both have their sound in memory, and store the result.
"""
import os
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import time

from rows import LESS, MORE, ROWS

HERE = os.path.dirname(os.path.abspath(__file__))
TENUTO = os.path.join(HERE, '..', '..', 'tenuto')
DATA = os.path.abspath(os.environ.get('DATA', os.path.join(HERE, '..', 'target', 'words')))
QUICK = bool(os.environ.get('QUICK'))
RUNS = int(os.environ.get('RUNS', '1' if QUICK else '3'))
WORK = float(os.environ.get('WORK', '0.3'))
TRIES = 3
MATERIAL = 2 if QUICK else 300
PROBE = 1.5 if QUICK else 10
WARM = 0.1 if QUICK else float(os.environ.get('WARM', '3.5'))
ALL = bool(os.environ.get('ALL'))
RATE = 48000
FILES = [os.path.join(DATA, '%s-%d.wav' % (name, MATERIAL)) for name in ('mono', 'stereo', 'second')]

CSD = """<CsoundSynthesizer>
<CsInstruments>
sr = 48000
ksmps = %d
nchnls = %d
0dbfs = 1
%s
instr 1
%s
endin
</CsInstruments>
<CsScore>
%si 1 0 %s
</CsScore>
</CsoundSynthesizer>
"""


class Failed(Exception):
    pass


def child(command):
    """The processor time of a command."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status
        if status:
            said.seek(0)
            raise Failed('%s: %s' % (' '.join(command)[:200], said.read()[-600:].decode('utf-8', 'replace')))
        return usage.ru_utime + usage.ru_stime


class Sox:
    """Effects to a null file; of a sound of its own if they begin with synth."""

    def __init__(self, effects):
        self.effects = effects

    def run(self, seconds):
        effects = self.effects
        file = FILES[1] if effects.startswith('stereo ') else FILES[0]
        effects = effects.removeprefix('stereo ')
        if effects.startswith('synth '):
            words = shlex.split(effects.replace('SECONDS', repr(seconds)))
            return child(['sox', '-R', '-n', '-r', str(RATE), '-c', '1', '-n'] + words)
        return child(['sox', '-R', '-V1', file, '-n', 'trim', '0', repr(seconds)] + shlex.split(effects))


class Ffmpeg:
    """A chain or graph of filters; of a source of its own if it says so."""

    def __init__(self, graph):
        self.graph = graph

    def run(self, seconds):
        graph = self.graph.replace('SECONDS', repr(seconds))
        one = ['-filter_threads', '1', '-filter_complex_threads', '1', '-threads', '1']
        command = ['ffmpeg', '-hide_banner', '-loglevel', 'error', '-nostdin'] + one
        if graph.startswith('source '):
            command += ['-f', 'lavfi', '-i', graph.removeprefix('source ')]
        elif graph.startswith('two '):
            command += ['-t', repr(seconds), '-i', FILES[0], '-t', repr(seconds), '-i', FILES[2]]
            command += ['-filter_complex', graph.removeprefix('two ')]
        else:
            file = FILES[1] if graph.startswith('stereo ') else FILES[0]
            graph = graph.removeprefix('stereo ')
            command += ['-t', repr(seconds), '-i', file]
            command += ['-filter_complex', graph]
        return child(command + ['-f', 'null', '-'])


class RubberBand:
    """Options of the program; it reads a file of that length, which is made once, and writes one."""

    def __init__(self, options):
        self.options = shlex.split(options)

    def run(self, seconds):
        file = os.path.join(DATA, 'part-%r.wav' % seconds)
        if not os.path.exists(file):
            subprocess.run(['sox', '-R', '-V1', FILES[0], file, 'trim', '0', repr(seconds)], check=True)
        return child(['rubberband', '-q'] + self.options + [file, os.path.join(DATA, 'rubberband.wav')])


class Csound:
    """Lines of an instrument, in which ain is the sound, or aleft and aright if it names those; tables
    before a line of three dashes. Its k-rate variables move at each 128 samples, unless code begins with how
    many there are."""

    def __init__(self, code):
        every, _, rest = code.partition(' samples\n')
        self.every, self.code = (int(every), rest) if every.isdigit() else (128, code)

    def run(self, seconds):
        head, _, code = self.code.rpartition('---\n')
        tables = '\n'.join(line for line in head.split('\n') if line.startswith('f ')) + '\n'
        head = '\n'.join(line for line in head.split('\n') if not line.startswith('f '))
        stereo = 'aleft' in code
        if stereo:
            code = 'aleft, aright soundin "%s"\n' % FILES[1] + code
        elif re.search(r'\bain\b', code):
            code = 'ain soundin "%s"\n' % FILES[0] + code
        if re.search(r'\bain2\b', code):
            code = 'ain2 soundin "%s"\n' % FILES[2] + code
        outputs = 2 if 'outs ' in code else 1
        with tempfile.NamedTemporaryFile('w', suffix='.csd', delete=False) as file:
            file.write(CSD % (self.every, outputs, head.replace('SECOND', FILES[2]), code, tables, seconds))
        try:
            return child(['csound', '-n', '-d', '-m0', '-+rtaudio=null', file.name])
        finally:
            os.unlink(file.name)


class Scipy:
    """An expression, warm, of the arrays x and s; what is before a line of three dashes is made once."""

    def __init__(self, code):
        self.code = code
        self.space = None

    def run(self, seconds):
        import numpy as np
        if self.space is None:
            import scipy.fft
            import scipy.io.wavfile
            import scipy.signal
            self.space = dict(np=np, signal=scipy.signal, fs=RATE)
            for name, file in zip('xsy', FILES):
                self.space[name + '0'] = scipy.io.wavfile.read(file)[1].T.astype(float)
        space = self.space
        n = int(seconds * RATE)
        for name in 'xsy':
            space[name] = np.ascontiguousarray(space[name + '0'][..., :n])
        space['t'] = np.arange(n) / RATE
        space['n'] = n
        once, _, code = self.code.rpartition('---\n')
        exec(once, space)
        code = compile(code.strip(), 'row', 'eval')
        start = time.process_time()
        eval(code, space)
        return time.process_time() - start


class Ours:
    """A word, in a process of its own."""

    def __init__(self, expression, in_memory):
        self.in_memory = in_memory
        self.said = tempfile.TemporaryFile()
        kind = 'memory' if in_memory else 'file'
        command = [TENUTO, 'render', '--quiet', '--rate', str(RATE), '--threads', '1']
        self.process = subprocess.Popen(
            command + [os.path.join(HERE, 'ours.py'), expression, kind] + FILES,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.said, text=True, bufsize=1)
        self.clock = (~self.process.pid << 3) | 2  # the kernel's name for the clock of a process

        self.tell('%r %r' % (PROBE, WARM))

    def tell(self, line):
        try:
            self.process.stdin.write('%s\n' % line)
        except BrokenPipeError:
            pass  # it will not answer either

    def hear(self):
        if not self.process.stdout.readline():
            self.said.seek(0)
            raise Failed(self.said.read()[-600:].decode('utf-8', 'replace'))

    def run(self, seconds):
        self.tell(seconds)
        self.hear()
        start = time.clock_gettime(self.clock)
        self.tell('')
        self.hear()
        return time.clock_gettime(self.clock) - start

    def warmed(self):
        self.hear()
        return self.run(PROBE)

    def close(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.wait()
        self.process.stdout.close()
        self.said.close()


KINDS = {'sox': Sox, 'ffmpeg': Ffmpeg, 'csound': Csound, 'scipy': Scipy, 'rubberband': RubberBand}


def nanoseconds(contender, long, short):
    """What a sample costs. What the JIT does in the short run, or another program to either, can make the
    difference nothing or less: then it is taken again, and in the end it is no figure."""
    for _ in range(TRIES):
        difference = contender.run(long) - contender.run(short)
        if difference > 0:
            return difference / (long - short) / RATE * 1e9
    raise Failed('%g s of sound took no longer than %g s, %d times: no figure' % (long, short, TRIES))


def rivals(row, in_memory):
    for kind, name, code in row[2:]:
        if (kind == 'scipy') == in_memory:
            yield kind, name, KINDS[kind](code)


def probed(row, found):
    """The rivals that are here, each after what PROBE seconds of sound cost it."""
    probes = []
    for kind, name, rival in found:
        try:
            short = min(rival.run(PROBE / 5) for _ in range(TRIES))
            long = min(rival.run(PROBE) for _ in range(TRIES))  # what disturbs one must not choose another
            probes.append((max(long - short, 1e-4), kind, name, rival))
        except (Failed, FileNotFoundError, ImportError) as e:
            print('%s beside %s %s: %s' % (row[0], kind, name, e), file=sys.stderr)
    return probes


def compare(row):
    """Rows of the table: ours and the best rival's, or all of them."""
    lines = []
    for in_memory in (False, True):
        found = list(rivals(row, in_memory))
        if not found:
            continue
        ours = Ours(row[1], in_memory)
        try:
            probes = probed(row, found)
            chosen = probes if ALL else sorted(probes, key=lambda each: each[0])[:1]
            probe = ours.warmed()
            for cost, kind, name, rival in chosen:
                faster, slower = sorted((max(probe, 1e-4), cost))
                seconds = PROBE * min(WORK / faster, 5 * WORK / slower)
                seconds = min(max(seconds, PROBE), MATERIAL)
                ours.run(seconds)  # what the JIT does for a sound of that length is no part of a warm word
                ours.run(seconds / 6)
                pairs = [(nanoseconds(ours, seconds, seconds / 6), nanoseconds(rival, seconds, seconds / 6))
                         for _ in range(RUNS)]
                lines.append((kind, name, *map(statistics.median, zip(*pairs))))
        finally:
            ours.close()
    # Beside a program and beside scipy there are two ways of ours: the rival that is better off counts.
    return lines if ALL else sorted(lines, key=lambda line: line[3] / max(line[2], 1e-9))[:1]


def material():
    if all(os.path.exists(file) for file in FILES):
        return
    os.makedirs(DATA, exist_ok=True)
    subprocess.run([TENUTO, 'render', '--quiet', '--rate', str(RATE), '--out', DATA,
                    os.path.join(HERE, 'prepare.py'), str(MATERIAL)], check=True)


def table(rows, wanted, known):
    """Prints the rows; returns how many there are, and in how many ours is faster."""
    print('| word | rival | ours, ns | theirs, ns | theirs over ours |\n|---|---|--:|--:|--:|')
    won = count = 0
    for row in rows:
        word = re.match(r'\w+', row[0]).group()
        if wanted and word not in wanted and row[0] not in wanted:
            continue
        if word not in known:
            print('%s: no such word yet' % word, file=sys.stderr)
            continue
        try:
            lines = compare(row)
        except Failed as e:
            print('%s: %s' % (row[0], e), file=sys.stderr)
            continue
        for kind, name, mine, theirs in lines:
            ratio = theirs / max(mine, 1e-9)
            won += ratio > 1
            count += 1
            shown = row[0] + (' (ours: %s)' % MORE[row[0]] if row[0] in MORE else '')
            print('| %s | %s `%s` | %.2f | %.2f | %.2f |' % (shown, kind, name, mine, theirs, ratio))
            sys.stdout.flush()
    return count, won


def main():
    wanted = sys.argv[1:]
    if wanted == ['-l']:
        for row in ROWS + LESS:
            print('%-26s %s' % (row[0], ', '.join('%s %s' % (r[0], r[1]) for r in row[2:])))
        return
    material()
    known = subprocess.run([TENUTO, 'render', '--quiet', '-c', 'print " ".join(dir(sf))'], check=True,
                           stdout=subprocess.PIPE, text=True).stdout.split()
    count, won = table(ROWS, wanted, known)
    if count:
        print('\nFaster in %d of %d rows, %.0f %%.' % (won, count, 100.0 * won / count))
    if not wanted or any(re.match(r'\w+', row[0]).group() in wanted for row in LESS):
        print('\nBeside rivals that do less, which do not count:\n')
        table(LESS, wanted, known)


main()
