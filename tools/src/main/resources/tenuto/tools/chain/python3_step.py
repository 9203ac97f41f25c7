import os
import runpy
import sys
import threading
import traceback

FUNCTION = 'process'


def function(file):
    sys.path.insert(0, os.path.dirname(os.path.abspath(file)))
    found = runpy.run_path(file).get(FUNCTION)
    if not callable(found):
        raise TypeError('it has no function process(samples, rate)')
    return found


def imported(file):
    folder = os.path.join(os.path.dirname(os.path.abspath(file)), '')
    files = [getattr(module, '__file__', None) for module in list(sys.modules.values())]
    return sorted({each for each in files if each and each.startswith(folder)})


def end_with_reader(out, ends):
    """Whether SIGIO ends the process when nobody reads its result any more, on Linux.

    A thread does not: it waits while a function of C, such as sum(), does not let others run.
    """
    if sys.platform == 'linux':
        import fcntl
        import select
        flags = fcntl.fcntl(out, fcntl.F_GETFL)
        fcntl.fcntl(out, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(out, fcntl.F_SETFL, flags | os.O_ASYNC if ends else flags & ~os.O_ASYNC)
        poll = select.poll()
        poll.register(out, 0)
        if ends and poll.poll(0):
            os._exit(1)  # it has ended before


def answer(file, head, given):
    made = function(file)
    if not head:
        return ['ok 0 0', *imported(file)], []
    import numpy as np
    channels, frames = int(head[0]), int(head[1])
    samples = np.frombuffer(bytearray(given), '<f8').reshape(channels, frames)
    result = np.asarray(made(samples, float(head[2])))
    if result.dtype.kind not in 'fiu' or result.ndim not in (1, 2) or result.size == 0:
        raise TypeError('%s must return an array (channels, n) of real numbers, but returns %s %s'
                        % (FUNCTION, result.dtype, result.shape))
    result = np.atleast_2d(result)
    return ['ok %d %d' % result.shape], [np.ascontiguousarray(row, '<f8') for row in result]


def said(error, file):
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__)
             if frame.filename == file]
    if isinstance(error, SyntaxError) and error.filename == file:
        lines = [error.lineno]
    where = 'line %d: ' % lines[-1] if lines else ''
    text = '%s%s: %s' % (where, type(error).__name__, getattr(error, 'msg', None) or error)
    if isinstance(error, ModuleNotFoundError) and error.name == 'numpy':
        text = '%s has no numpy (TENUTO_PYTHON names another Python)' % sys.executable
    return ' '.join(text.split())


def main():
    file = sys.argv[1]
    given = sys.stdin.buffer
    out = os.fdopen(os.dup(1), 'wb')
    os.dup2(2, 1)  # what the function prints is no result
    sys.stdout.reconfigure(line_buffering=True)  # else it is lost where the function ends the process
    end_with_reader(out, True)
    head = given.readline().decode().split()
    body = given.read(8 * int(head[0]) * int(head[1])) if head else b''

    def end():
        given.read()
        os._exit(1)  # nobody waits for the result any more
    threading.Thread(target=end, daemon=True).start()
    try:
        lines, rows = answer(file, head, body)
    except BaseException as error:
        lines, rows = ['error ' + said(error, file)], []
    end_with_reader(out, False)  # it would be sent when the reader makes room, too
    out.write(('\n'.join(lines) + '\n').encode())
    for row in rows:
        out.write(row.tobytes())
    out.close()
    sys.stdout.flush()
    os._exit(0)


main()
