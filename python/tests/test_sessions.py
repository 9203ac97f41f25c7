"""Which session words belong to, and what is said about those that are closed."""

import asyncio
import contextvars
import gc
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import tenuto as sf


def length(_=None):
    return sf.SineWave(1000, 440).samples


def test_threads_of_a_pool_have_the_main_threads_session(tmp_path):
    with ThreadPoolExecutor(2) as pool:
        with sf.session(rate=16000, out=tmp_path):
            assert list(pool.map(length, range(4))) == [16000] * 4
            with sf.session(rate=8000):
                assert list(pool.map(length, range(4))) == [8000] * 4 and length() == 8000
            assert list(pool.map(length, range(4))) == [16000] * 4
            list(pool.map(lambda n: sf.WriteFile(sf.Silence(10), f'{n}.wav'), range(2)))
        other = sf.session(rate=11025)
        context = contextvars.copy_context()
        context.run(other.make_current)
        assert pool.submit(context.run, length).result() == 11025
        other.close()
    with sf.session(rate=16000):
        assert sf.ReadFile(tmp_path / '1.wav')[0].samples == 160, 'it was written at 16 kHz'
        assert sf.do(length).get() == 16000


def test_a_thread_with_a_session_of_its_own_keeps_it():
    def own(rate):
        with sf.session(rate=rate):
            return length()
    with sf.session(rate=16000), ThreadPoolExecutor(3) as pool:
        assert list(pool.map(own, (1000, 2000, 3000))) == [1000, 2000, 3000]
        assert length() == 16000


def test_tasks_of_asyncio_have_their_own():
    async def one(rate):
        with sf.session(rate=rate):
            await asyncio.sleep(0.05)
            assert length() == rate
            assert await asyncio.to_thread(length) == rate
            return await asyncio.get_running_loop().run_in_executor(None, length)

    async def both():
        return await asyncio.gather(one(1000), one(2000), return_exceptions=True)
    assert asyncio.run(one(1000)) == 1000
    assert isinstance(asyncio.run(both())[0], RuntimeError), 'nobody can say which'


def test_a_closed_session_says_so():
    session = sf.session(rate=9000)
    with session:
        x, y = sf.SineWave(10, 440), sf.Realise(sf.SineWave(10, 440))
        session.close()
        for f in (length, lambda: x * 2, lambda: sf.Realise(x), lambda: np.asarray(x),
                  lambda: x.rbj_low_pass(100, 1), lambda: sf.do(length),
                  lambda: sf.array(np.ones(3)), lambda: session.__enter__()):
            with pytest.raises(ValueError, match='the session is closed'):
                f()
        for f in (lambda: y.samples, lambda: x[1:], lambda: sf.map_blocks(abs, y), y.release):
            with pytest.raises(ValueError, match='was already released'):
                f()
    assert length() != 9000


def test_a_process_has_the_session_that_it_uses(python):
    out, err, code = python('''
import tenuto as sf
from concurrent.futures import ThreadPoolExecutor
def length(): return sf.SineWave(1000, 440).samples
before = sf.SineWave(1000, 440)
used = sf.use(rate=22050)
with sf.session(rate=8000):
    print(length())
print(length(), ThreadPoolExecutor(1).submit(length).result(), (before * 2).samples, used.rate)
''')
    assert (out, code) == ('8000\n22050 22050 96000 22050.0\n', 0), err


MISTAKES = '''
import gc
import tenuto as sf
x = sf.Realise(sf.SineWave(10, 440))
x.release()
mistakes = (lambda: sf.SineWave(10, 'a'), lambda: sf.SineWave(-10, 440), lambda: x * 2, x.release,
            lambda: sf.ReadFile('no.wav'), lambda: sf.SineWave(9, 440) / 0, lambda: x.samples,
            lambda: sf.draft(3).get_sample(9), lambda: sf.SineWave(9, 9)['a':])
def make(times):
    for _ in range(times):
        for each in mistakes:
            try:
                each()
            except (TypeError, ValueError, OSError, ZeroDivisionError):
                pass
            else:
                print('no error')
def resident():
    gc.collect()
    sf.current().jpype.java.lang.System.gc()
    return int(open('/proc/self/statm').read().split()[1]) * 4096
make(400)
before = resident()
make(400)
print((resident() - before) / 400 / len(mistakes) < 4000)
'''


def test_errors_that_are_caught_leave_nothing(python):
    """They left 17 to 38 KB each: the frames that jpype makes of Java's lines."""
    out, err, code = python(MISTAKES)
    assert (out, code) == ('True\n', 0), err


def test_signals_of_a_session_in_with_are_gone_and_arrays_stay():
    with sf.session(rate=48000) as session:
        a = np.asarray(sf.Realise(sf.Constant(1000, 0.5)))
    gc.collect()
    assert session.host is not None and (a == 0.5).all()
