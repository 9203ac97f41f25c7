"""What a process meets: Ctrl-C, signals, forks, its end."""

import re
import signal
import sys

import pytest

LONG = 'sf.Realise(sf.rbj_low_pass(sf.WhiteNoise(4e6), 800, 1))'


def test_ctrl_c_ends_a_store_soon_and_leaves_nothing_lent(python):
    out, err, code = python(f'''
import os, signal, threading, time
import tenuto as sf
def strike(after):
    time.sleep(after)
    global struck
    struck = time.perf_counter()
    os.kill(os.getpid(), signal.SIGINT)
with sf.session(scratch='.') as session:
    sf.Realise(sf.SineWave(10, 440)).release()
    late = []
    for i in range(8):
        threading.Thread(target=strike, args=(0.05 + 0.02 * i,)).start()
        try:
            {LONG}
            print('was not stopped')
        except KeyboardInterrupt:
            late.append(time.perf_counter() - struck)
        assert session.lent == 0, session.lent
    print(int(max(late) * 1000))
    assert sf.MaxValue(sf.SineWave(100, 440)) > 0.9
''')
    assert code == 0, err
    assert re.fullmatch(r'\d+\n', out), out


INTERRUPTED = '''
import sys
import tenuto as sf
def interrupted_after(count):
    left = [count]
    def trace(frame, event, _):
        if frame.f_code.co_name not in ('call', 'taken', 'wait', '_given', 'decode', 'wrap_any', '__init__'):
            return None
        frame.f_trace_opcodes = True
        if event == 'opcode':
            left[0] -= 1
            if left[0] == 0:
                sys.settrace(None)
                raise KeyboardInterrupt
        return trace
    return trace
'''


def test_ctrl_c_at_any_moment_of_a_call_leaves_nothing_running(python):
    out, err, code = python(INTERRUPTED + f'''
with sf.session(scratch='.') as session:
    sf.Realise(sf.SineWave(10, 440)).release()
    for count in range(1, 141):
        sys.settrace(interrupted_after(count))
        try:
            {LONG}
            print('was not interrupted')
        except KeyboardInterrupt:
            pass
        assert session.lent == 0, (count, session.lent)
        sf.Realise(sf.SineWave(10, 440)).release()
''')
    assert (out, err, code) == ('', '', 0)


@pytest.mark.parametrize('word', ['Realise', 'Realise_all'])
def test_ctrl_c_as_a_result_arrives_leaves_nothing_lent(python, word):
    call = {'Realise': 'sf.Realise(x)', 'Realise_all': 'sf.Realise(sf.Channels(x, x * 2))'}[word]
    out, err, code = python(INTERRUPTED + f'''
with sf.session(scratch='.') as session:
    x = sf.SineWave(1000, 440)
    y = None
    for count in range(1, 2000):
        sys.settrace(interrupted_after(count))
        try:
            y = {call}
            sys.settrace(None)
            break
        except KeyboardInterrupt:
            assert session.lent == 0, (count, session.lent)
    assert count > 100 and y is not None and session.lent > 0
    stored = y if isinstance(y, sf.Signal) else y[0]
    for count in range(1, 2000):
        sys.settrace(interrupted_after(count))
        try:
            sf.WriteFile(stored, f'{{count}}.wav')
            sys.settrace(None)
            break
        except KeyboardInterrupt:
            assert not stored.is_released
    assert not stored.is_released
''')
    assert (out, err, code) == ('', '', 0)


def test_a_second_ctrl_c_does_not_wait_and_the_work_stays_stopped(python):
    out, err, code = python('''
import os, signal, threading, time
import tenuto as sf
with sf.session(scratch='.') as session:
    sf.Realise(sf.SineWave(10, 440)).release()
    done = threading.Event()
    def work():
        done.wait(20)
        return sf.MaxValue(sf.SineWave(10, 440))
    def strike():
        for _ in range(2):
            time.sleep(0.3)
            os.kill(os.getpid(), signal.SIGINT)
    threading.Thread(target=strike).start()
    begun = time.monotonic()
    try:
        session.aside(work)
        print('was not interrupted')
    except KeyboardInterrupt:
        assert time.monotonic() - begun < 10
    try:
        sf.MaxValue(sf.SineWave(10, 440))
        print('goes on before what was stopped has ended')
    except KeyboardInterrupt:
        done.set()
    for _ in range(200):
        try:
            print(sf.MaxValue(sf.SineWave(10, 440)) > 0.9)
            break
        except KeyboardInterrupt:
            time.sleep(0.05)
''')
    assert (err, code) == ('', 0)
    assert out == 'True\n'


def test_sigterm_ends_it_without_a_word(python):
    out, err, code = python(f'''
import os, signal, threading, time
import tenuto as sf
threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGTERM)).start()
sf.SineWave(1, 1)
{LONG}
''')
    assert (out, err, code) == ('', '', -signal.SIGTERM)


@pytest.mark.skipif(sys.platform == 'win32', reason='no fork')
def test_a_fork_is_refused_and_spawn_works(python):
    out, err, code = python('''
import multiprocessing, os
import tenuto as sf
def word(_):
    try:
        return sf.session(scratch='.').__enter__() and sf.SineWave(1000, 440).samples
    except RuntimeError as error:
        return str(error)
if __name__ == '__main__':
    sf.SineWave(1, 1)
    for way in 'fork', 'spawn':
        with multiprocessing.get_context(way).Pool(1) as pool:
            print(pool.map(word, [1])[0])
''')
    assert code == 0, err
    assert out.splitlines()[0].startswith('tenuto cannot be used in a forked process')
    assert out.splitlines()[1] == '96000'


def test_the_end_of_a_process_is_quiet(python):
    out, err, code = python('''
import faulthandler; faulthandler.enable()
import tenuto as sf
x = sf.Realise(sf.SineWave(1000, 440))
print(sf.MaxValue(x))
''')
    assert (out, err, code) == ('1.0\n', '', 0)


@pytest.mark.skipif(sys.platform == 'win32', reason='no fork')
def test_a_forked_child_is_refused_whatever_it_asks_and_ends_by_itself(python):
    out, err, code = python('''
import os, sys
import numpy as np
import tenuto as sf
x = sf.Realise(sf.SineWave(1000, 440))
a, y, task = np.asarray(x), x * 2, sf.do(abs, -1)
task.get()
child = os.fork()
if child == 0:
    for ask in (lambda: sf.SineWave(1, 1), lambda: x * 2, lambda: x[10:], lambda: x.samples,
                lambda: np.asarray(y), lambda: sf.Realise(y), x.release, lambda: repr(y),
                lambda: sf.do(abs, 1), lambda: sf.session(), lambda: sf.current().lent):
        try:
            ask()
            print('was not refused')
        except RuntimeError as error:
            assert 'tenuto cannot be used in a forked process' in str(error)
    assert a[24000:].any()
    del x, y, a
    sys.exit(3)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
print(sf.MaxValue(y) > 1.9)
''')
    assert (out, err, code) == ('3\nTrue\n', '', 0)


UNDER_PYTEST = '''
import numpy as np
import tenuto as sf
kept = []
def test_a_store():
    kept.append(np.asarray(sf.Realise(sf.SineWave(1000, 440))))
    kept.append(sf.do(sf.Realise, sf.SineWave(1000, 440)))
    assert kept[0].max() > 0.9
'''


@pytest.mark.parametrize('plugin', ['faulthandler', 'no:faulthandler'])
def test_pytest_ends_quietly(python, tmp_path, plugin):
    (tmp_path / 'test_one.py').write_text(UNDER_PYTEST)
    out, err, code = python(f"import pytest; raise SystemExit(pytest.main("
                            f"['-q', '-p', '{plugin}', '-p', 'no:cacheprovider', 'test_one.py']))")
    assert (err, code) == ('', 0) and '1 passed' in out, out + err
    assert not list(tmp_path.glob('hs_err*'))


def test_dask_ends_its_workers_quietly(python, tmp_path):
    pytest.importorskip('distributed')
    out, err, code = python('''
import tenuto as sf
from distributed import Client, LocalCluster
def peak(hz):
    x = sf.Realise(sf.SineWave(1000, hz))
    return float(sf.MaxValue(x)) + sf.do(abs, 0).get()
if __name__ == '__main__':
    with LocalCluster(n_workers=1, threads_per_worker=2, dashboard_address=':0') as cluster:
        with Client(cluster) as client:
            print(sum(client.gather(client.map(peak, range(100, 110)))) > 9.9)
''')
    assert (out, code) == ('True\n', 0) and 'still alive' not in err, err
    assert not list(tmp_path.glob('hs_err*'))
