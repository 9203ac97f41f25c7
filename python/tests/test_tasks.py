import random

import numpy as np
import pytest

import tenuto as sf


def test_tasks_run_and_their_results_stand_for_themselves(session):
    def tone(hz, ms=100):
        return sf.SineWave(ms, hz)
    future = sf.do(tone, 440)
    assert (future + 1).identity == (tone(440) + 1).identity
    assert sf.Mix(future, sf.do(tone, 330, ms=50)).identity == sf.Mix(tone(440), tone(330, 50)).identity
    assert len(future) == 4800 and future.is_done is True and future.isDone() is True

    @sf.parallel
    def twice(x):
        return x * 2
    assert twice(twice(future)).get().identity == (tone(440) * 2 * 2).identity


def test_a_future_has_the_signs_of_its_result(session):
    x = sf.Constant(10, 0.5)
    future = sf.do(lambda: x)
    for sign in (lambda y: y ** 2, lambda y: 2 ** y, lambda y: y % 0.3, lambda y: y // 0.2, abs,
                 lambda y: y > 0.4, lambda y: y >= 0.4, lambda y: y < 0.4, lambda y: y <= 0.4,
                 lambda y: 0.4 < y, lambda y: x ** y, lambda y: x > y):
        assert sign(future).identity == sign(x).identity
    n = sf.do(lambda: 3)
    assert (n ** 2, 2 ** n, n % 2, 7 % n, n // 2, 7 // n, abs(-n)) == (9, 8, 1, 1, 1, 2, 3)
    assert (n + 1.5, n - 0.5, n * 1.5, 1.5 - n) == (4.5, 2.5, 4.5, -1.5)
    assert 3 in sf.do(lambda: [3]) and not sf.do(list)
    assert n < 4 and n > 2 and not n <= 2 and not n >= 4 and not 4 < n


def test_tasks_may_wait_on_tasks_and_are_bounded(session):
    def depth(n):
        return 0 if n == 0 else 1 + sf.do(depth, n - 1).get()
    assert sf.do(depth, 30).get() == 30
    assert sum(each.get() for each in [sf.do(abs, -n) for n in range(200)]) == 19900


def test_a_failure_is_raised_where_it_is_read(session):
    def wrong():
        raise KeyError('mine')
    future = sf.do(wrong)
    for _ in range(2):
        with pytest.raises(KeyError, match='mine'):
            future.get()
    with pytest.raises(TypeError, match='a task is made from a function, not from 3'):
        sf.do(3)


def test_a_failure_that_nobody_read_is_raised_at_the_end(tmp_path):
    def wrong():
        raise KeyError('unread')
    with pytest.raises(KeyError, match='unread'):
        with sf.session(scratch=str(tmp_path)):
            sf.do(wrong)


def test_noises_follow_from_tasks_and_names(tmp_path):
    def noise(which):
        return sf.WhiteNoise(10)

    def run(order):
        with sf.session(seed=3, scratch=str(tmp_path)):
            made = {which: sf.do(noise, which) for which in order}
            with sf.named('sea'):
                made['sea'] = sf.WhiteNoise(10)
            return {which: x.identity for which, x in made.items()}
    assert run(['a', 'b']) == run(['b', 'a'])
    assert len(set(run('abc').values())) == 4


def test_notes_are_performed_where_they_belong(session):
    notes = [sf.MidiNote(100 * i, 50, 60 + i) for i in range(20)]
    assert notes[3].copy(key=9).key == 9 and notes[3].key == 63
    song = sf.perform(notes, lambda note: sf.SineWave(50, 100 + note.key))
    a = np.asarray(song)
    assert np.array_equal(a[9600:12000], np.asarray(sf.SineWave(50, 162)))
    assert not a[12000:14400].any()
    with pytest.raises(TypeError, match='instrument must be a function that returns a signal'):
        sf.perform(notes, lambda note: 3)
    for wrong in (lambda: None, lambda note, ms: None):
        with pytest.raises(TypeError, match='function of one note, but .*positional argument'):
            sf.perform(notes, wrong)
    with pytest.raises(ZeroDivisionError) as failure:
        sf.perform(notes, lambda note: 1 / 0)
    assert any(each.name == '<lambda>' for each in failure.traceback)
    odd = sf.perform(notes[:4], lambda note: sf.SineWave(50, 440) if note.key % 2 else None)
    assert odd.ms == 350
    with pytest.raises(ValueError, match='does it end with return'):
        sf.perform(notes, lambda note: None)
    stereo = sf.Perform(notes, lambda note: sf.Pan(sf.SineWave(50, 440), 0.2))
    assert isinstance(stereo, sf.Channels) and len(stereo) == 2


def test_scopes_release_what_is_not_kept(session):
    with sf.scope():
        x = sf.Realise(sf.SineWave(1000, 440))
        kept = sf.Realise(sf.SineWave(1000, 330)).keep()
    assert x.is_released and not kept.is_released

    @sf.scoped
    def made():
        inside.append(sf.SineWave(10, 1))
        return [sf.SineWave(10, 2)]
    inside = []
    assert not made()[0].is_released and inside[0].is_released


def test_a_generator_of_random_numbers_follows_from_the_task(session):
    def draw():
        return sf.random().random()
    assert sf.random() is sf.random() and isinstance(sf.random(), random.Random)
    assert sf.do(draw).get() != sf.do(draw).get()


def test_tunings(session):
    assert sf.Temperament('equal').hz('a4') == pytest.approx(440)
    with pytest.raises(ValueError, match='sf.Temperament: '):
        sf.Temperament('none of these')


def test_a_loop_is_the_same_as_its_sum(session):
    x = sf.SineWave(10, 440)
    y = np.asarray(sf.feedback(lambda x, back: x + back * 0.5, x, 1))
    expected = np.asarray(x).copy()
    for at in range(48, 480):
        expected[at] += 0.5 * expected[at - 48]
    assert np.allclose(y, expected, atol=1e-12)
    both = sf.feedback(lambda x, back: sf.Channels(x[0] + back[1] * 0.5, x[1]), [x, x])
    assert isinstance(both, sf.Channels) and len(both) == 2
    with pytest.raises(TypeError, match='sf.feedback: what f returns must be a signal'):
        sf.feedback(lambda x, back: 3, x)
    tuned = np.asarray(sf.feedback(lambda x, back: x + back.one_pole_low_pass(4000) * 0.9,
                                   sf.array(np.eye(1, 9600)[0]), tune=440))
    echoes = np.fft.rfft(tuned, 2 ** 20)
    near = slice(int(420 / 48000 * 2 ** 20), int(460 / 48000 * 2 ** 20))
    peak = (near.start + np.argmax(np.abs(echoes[near]))) * 48000 / 2 ** 20
    assert abs(peak - 440) < 0.2
    with pytest.raises(ValueError, match='sf.feedback: tune must be above 0 and below a quarter'):
        sf.feedback(lambda x, back: x, x, tune=-1)
    with pytest.raises(ValueError, match='sf.feedback: ms must be 0 or more'):
        sf.feedback(lambda x, back: x, x, -1)


def test_other_programs_find_shared_samples(session, tmp_path):
    path = sf.share(sf.Channels(sf.SineWave(500, 440), sf.SineWave(500, 330)), 'two.shared')
    assert path.startswith(str(tmp_path)) and len((tmp_path / 'two.shared').read_bytes()) > 0
    with pytest.raises(TypeError, match='sf.share: x must be a signal'):
        sf.share(3, 'three.shared')
