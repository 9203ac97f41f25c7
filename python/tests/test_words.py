import ast
import gc
import inspect
import pathlib
import pickle

import pytest

import tenuto as sf
from tenuto._table import WORDS


def test_importing_starts_no_java(python):
    out, err, code = python(
        'import tenuto, tenuto._jvm as jvm; print(jvm.has_started(), len(dir(tenuto)) > 1000)')
    assert (out, code) == ('False True\n', 0), err


def test_a_word_has_both_names_help_and_a_signature(session):
    assert sf.sine_wave is sf.SineWave
    assert 'Example: sf.SineWave' in sf.SineWave.__doc__
    assert list(inspect.signature(sf.SineWave).parameters) == ['ms', 'hz']
    assert sf.SineWave(hz=440, ms=1000).identity == sf.SineWave(1000, 440).identity


def test_what_is_known_of_words_without_java_is_what_the_catalogue_says(session):
    catalogue = session.host.catalogue()
    assert list(map(str, catalogue.names())) == sorted(WORDS)
    for each in catalogue.words():
        snake, gives, signature, documentation = WORDS[str(each.name())]
        assert (snake, signature, documentation) == (
            str(each.snakeCase()), str(each.signature()), str(each.help()))
        assert gives.endswith(' method') == (catalogue.method(snake) == each)


def test_words_of_a_series_are_words(session):
    assert {'DB7', 'db7', 'DB_100', 'Pcnt_0'} <= set(dir(sf)) and 'db_7' in dir(sf.Signal)
    assert sf.DB7.__doc__.startswith('sf.DB7(x)') and not hasattr(sf, 'DB101')
    x = sf.Constant(10, 1)
    assert sf.max_value(x.db_20()) == pytest.approx(0.1)


def test_editors_know_every_name(session):
    package = pathlib.Path(sf.__file__).parent
    known = {alias.asname or alias.name for node in ast.walk(ast.parse(
        (package / '__init__.py').read_text())) if isinstance(node, ast.ImportFrom)
        for alias in node.names}
    for name in '__init__.py', '_words.pyi':
        tree = ast.parse((package / name).read_text(encoding='utf-8'))
        known |= {each.id for node in ast.walk(tree) if isinstance(node, (ast.Assign, ast.AnnAssign))
                  for each in ast.walk(node)
                  if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
        known |= {each.name for each in tree.body if hasattr(each, 'name')}
    assert not [name for name in dir(sf) if not name.startswith('_') and name not in known
                and not (name != 'pattern' and inspect.ismodule(getattr(sf, name)))]


def test_operators_and_slices_are_words(session):
    x, y = sf.SineWave(1000, 440), sf.SineWave(500, 330)
    assert (x + y).identity == sf.Mix(x, y).identity
    assert (x * y).identity == sf.Multiply(x, y).identity
    assert (x / 2).identity == (0.5 * x).identity == sf.NumericVolume(x, 0.5).identity
    assert (1 - x).identity == sf.DirectMix(1, -x).identity
    assert x[100:].samples == 43200 and x[-100:-50].ms == 50
    assert len(x) == 48000 and x.ms == 1000


def test_channels_compute_one_by_one(session):
    x = sf.SineWave(100, 440)
    both = sf.Channels(x, x * 0.5)
    assert isinstance(both, list) and len(both) == 2
    louder = 2 * both + both
    assert louder[1].identity == (2 * both[1] + both[1]).identity
    assert both.rbj_low_pass(800, 1)[0].identity == x.rbj_low_pass(800, 1).identity
    with pytest.raises(ValueError, match='combined one by one, but here are 2 and 3'):
        both + sf.Channels(x, x, x)


@pytest.mark.parametrize('call, kind, text', [
    ("sf.SineWave(1000, 'a')", TypeError, "sf.SineWave: hz must be a number, but is 'a' (str)"),
    ('sf.SineWave(1000, None)', TypeError,
     'sf.SineWave: hz must be a number, but is None (NoneType)'),
    ('sf.SineWave(1000, 1e22j)', TypeError,
     'sf.SineWave: hz must be a number that a float can hold, but is 1e+22j (complex)'),
    ('sf.Mix(3)', TypeError, 'sf.Mix: x must be a signal, but is 3 (int)'),
    ('sf.SineWave(1000)', TypeError, 'sf.SineWave: needs hz (frequency [Hz])'),
    ('sf.SineWave(-1, 440)', ValueError, 'sf.SineWave: ms must be'),
    ('sf.SineWaf', AttributeError, "sf has no word 'SineWaf'; did you mean sf.SineWave?"),
    ("sf.ReadFile('no.wav')", OSError, 'sf.ReadFile: '),
    ('sf.SineWave(9, 440) / 0', ZeroDivisionError, 'a signal cannot be divided by 0'),
    ('sf.SineWave(9, 440)[3]', TypeError, 'a signal is indexed by a slice of milliseconds'),
    ('bool(sf.SineWave(9, 440) < 1)', TypeError, 'a comparison of signals is a gate'),
    ('sf.SineWave(9, 440) + None', TypeError, 'a signal can be combined with signals'),
])
def test_mistakes_have_the_same_texts_as_in_jython(session, call, kind, text):
    with pytest.raises(kind) as error:
        eval(call)
    assert str(error.value).startswith(text)


def test_a_signal_remembers_the_line_that_made_it(session):
    x = sf.SineWave(10, 440)
    assert x.origin.endswith(f'test_words.py:{inspect.currentframe().f_lineno - 1}')


def test_stored_signals_are_released_when_nothing_reaches_them(session):
    x = sf.Realise(sf.SineWave(1000, 440))
    y = x * 0.5
    held = session.lent
    assert held > 0
    del x
    assert session.lent == held, 'y is made from it'
    del y
    gc.collect()
    session.host.references().collect()
    assert session.lent == 0


def test_release_and_with(session):
    with sf.Realise(sf.SineWave(1000, 440)) as x:
        assert session.lent > 0 and x.is_stored
    assert session.lent == 0 and x.is_released
    with pytest.raises(ValueError, match='was already released'):
        x * 2
    with pytest.raises(ValueError, match='x.release.*was already released'):
        x.release()


def test_sessions_do_not_mix(session):
    x = sf.SineWave(10, 440)
    with sf.session(rate=44100) as other:
        assert len(sf.SineWave(1000, 440)) == 44100 and other.rate == 44100
        with pytest.raises(ValueError, match='another session'):
            sf.Mix(x, x)


def test_words_can_be_pickled():
    assert pickle.loads(pickle.dumps(sf.SineWave)) is sf.SineWave
