"""Signals and channels as values of Python's, paths, files that are missing, and warnings."""

import copy
import errno
import pathlib
import pickle
import warnings

import numpy as np
import pytest

import tenuto as sf


def test_channels_add_up_in_place_too(session):
    x = sf.SineWave(100, 440)
    both = kept = sf.Channels(x, x * 0.5)
    both += sf.Channels(x, x)
    assert type(both) is sf.Channels and len(both) == 2
    assert [each.identity for each in both] == [each.identity for each in kept + sf.Channels(x, x)]
    both -= kept
    both *= 2
    both /= 4
    assert type(both) is sf.Channels and len(both) == 2 and len(kept) == 2


def test_words_come_before_what_lists_have(session):
    both = sf.Channels(sf.SineWave(100, 440), sf.SineWave(100, 330))
    assert both.reverse()[0].identity == sf.Reverse(both[0]).identity
    for each in sf.Channels, sf.Signal, both, both[0]:
        assert {'rbj_low_pass', 'reverse', 'ms'} <= set(dir(each))
    assert sf.Signal.rbj_low_pass is sf.RBJLowPass
    assert sf.Channels.reverse.__doc__ == sf.Reverse.__doc__


def test_channels_have_a_length_and_a_part(session):
    both = sf.Channels(sf.SineWave(100, 440), sf.SineWave(50, 330))
    assert (both.ms, both.samples, both.rate, both.shape) == (100, 4800, 48000, (2, 4800))
    part = both.slice(10, 30)
    assert type(part) is sf.Channels and part.ms == 20
    assert part[0].identity == both[0][10:30].identity == both[0].slice(10, 30).identity
    assert both.slice(stop=10).ms == 10 and both.slice(90).shape == (2, 480)
    assert both[10:30][1].identity == both[1][10:30].identity and both[:].shape == both.shape
    with pytest.raises(ValueError, match='in milliseconds and has no step'):
        both[::-1]
    with pytest.warns(UserWarning, match=r'in milliseconds of each; list\(x\)\[:1\]'):
        assert len(both[:1]) == 2


def test_copies(session):
    noise = sf.WhiteNoise(10)
    assert copy.copy(noise) is noise is copy.deepcopy([noise])[0], 'it never changes'
    both = sf.Channels(noise, noise)
    for made in copy.copy(both), copy.deepcopy(both), both.copy():
        assert type(made) is sf.Channels and made is not both and made[0] is noise
    with pytest.raises(ValueError, match='a draft is copied when it was used'):
        copy.copy(sf.draft(3))


def test_a_damaged_song_is_read_where_it_is_allowed(session, tmp_path):
    sf.WriteMidi([sf.MidiNote(0, 100, 60), sf.MidiNote(100, 100, 62)], tmp_path / 'a.mid')
    cut = tmp_path / 'b.mid'
    cut.write_bytes((tmp_path / 'a.mid').read_bytes()[:-9])
    with pytest.raises(OSError, match="the chunk 'MTrk' declares"):
        sf.ReadMidi(cut)
    with pytest.warns(sf.SoundWarning, match="the chunk 'MTrk' declares .*: those are read"):
        song = sf.ReadMidi(cut, allow_damaged=True)
    assert [note.key for note in song.notes] == [60, 62]


def test_paths_are_taken_wherever_files_are(session, tmp_path):
    x = sf.SineWave(100, 440)
    sf.WriteFile(x, tmp_path / 'a.wav')
    assert sf.ReadFile(tmp_path / 'a.wav')[0].samples == 4800
    sf.WriteMidi([sf.MidiNote(0, 100, 60)], tmp_path / 'a.mid')
    assert sf.ReadMidi(tmp_path / 'a.mid').notes[0].key == 60
    (tmp_path / 'a.scl').write_text('fifths\n 2\n 3/2\n 2/1\n')
    assert sf.Scala(tmp_path / 'a.scl').hz(61) == pytest.approx(sf.Scala(tmp_path / 'a.scl').hz(60)
                                                                * 1.5)
    with sf.session(rate=48000, scratch=tmp_path, out=tmp_path / 'out'):
        sf.WriteFile(sf.Silence(10), pathlib.Path('b.wav'))
    assert (tmp_path / 'out' / 'b.wav').is_file()
    with sf.session(scratch=[tmp_path, tmp_path / 'out']):
        sf.Realise(sf.Silence(10)).release()


def test_a_path_through_a_file_is_told_in_a_sentence(session, tmp_path):
    plain = tmp_path / 'plain'
    plain.write_text('text')
    for name, write in (('WriteFile', lambda path: sf.WriteFile(sf.Silence(10), path)),
                        ('WriteMidi', lambda path: sf.WriteMidi([sf.MidiNote(0, 100, 60)], path))):
        for path in (plain / 'a', plain / 'a', plain / 'b' / 'a'):
            with pytest.raises(NotADirectoryError) as caught:
                write(path)
            assert caught.value.errno == errno.ENOTDIR
            assert str(caught.value) == (
                f'sf.{name}: cannot write {path}: {plain} is not a folder')
    for name in 'ReadFile', 'ReadMidi':
        with pytest.raises(OSError, match=f'sf.{name}: {tmp_path} is a folder, not a file'):
            getattr(sf, name)(tmp_path)
        with pytest.raises(ValueError, match=f"sf.{name}: path must name a file, but is ''"):
            getattr(sf, name)('')


def test_a_score_is_a_song(tmp_path):
    (tmp_path / 'a.musicxml').write_text(
        '<score-partwise><part id="P"><measure><note><pitch><step>A</step><octave>4</octave></pitch>'
        '<duration>1</duration><voice>2</voice></note></measure></part></score-partwise>')
    note = sf.ReadMusicXml(tmp_path / 'a.musicxml').notes[0]
    assert (note.ms, note.length, note.key, note.voice) == (0, 500, 69, '2')
    (tmp_path / 'b.xml').write_text('<html/>')
    with pytest.raises(OSError, match='sf.ReadMusicXml: .*line 1: a score must be'):
        sf.ReadMusicXml(tmp_path / 'b.xml')


def test_notes_of_mpe_bend_alone():
    zone = [sf.MidiEvent(0, 'controller', number=number, value=value)
            for number, value in ((101, 0), (100, 6), (6, 15))]
    bend = [sf.MidiEvent(0, 'bend', value=2048, channel=1),
            sf.MidiEvent(0, 'controller', number=74, value=127, channel=1)]
    notes = [sf.MidiNote(0, 100, 60, channel=channel) for channel in (1, 2)]
    x = sf.Perform(notes, lambda note: note.bend() + note.timbre() * 100, zone + bend)
    assert sf.ValueAt(x, 50) == pytest.approx(12 + 100 + 6400 / 127)


@pytest.mark.parametrize('word', ['ReadFile', 'ReadMidi', 'ReadMusicXml', 'Scala', 'ReadSignal'])
def test_a_missing_file_is_the_systems_error(session, tmp_path, word):
    for name in tmp_path / 'none', str(tmp_path / 'none'):
        with pytest.raises(FileNotFoundError, match=f'^sf.{word}: there is no file') as caught:
            getattr(sf, word)(name)
        error = pickle.loads(pickle.dumps(caught.value))
        for each in caught.value, error:
            assert (each.errno, each.filename) == (errno.ENOENT, str(name))
            assert type(each).__name__ == 'FileNotFoundError'


def test_errors_are_pickled_with_what_they_come_from(python):
    pytest.importorskip('tblib')  # by which Dask does it
    out, err, code = python('''
import pickle
import jpype
import tenuto as sf

def of_java():
    jpype.JClass('java.util.ArrayList')().get(1)

def read(work):
    try:
        work()
    except Exception as error:
        return pickle.loads(pickle.dumps(error))

sf.Silence(1)
from tblib import pickling_support
for work in (lambda: sf.ReadFile('none.wav'), lambda: sf.SineWave('a', 1), of_java):
    for _ in range(2):
        error = read(work)
        print(type(error).__name__, error, type(error.__context__).__name__, sep='|')
        pickling_support.install()
''')
    assert (err, code) == ('', 0)
    assert out.splitlines() == [
        'FileNotFoundError|sf.ReadFile: there is no file none.wav|NoneType',
        'FileNotFoundError|sf.ReadFile: there is no file none.wav|RuntimeError',
        *["TypeError|sf.SineWave: ms must be a number, but is 'a' (str)|RuntimeError"] * 2,
        *['RuntimeError|java.lang.IndexOutOfBoundsException: Index 1 out of bounds for length 0'
          '|NoneType'] * 2]


def test_warnings_are_pythons(session, tmp_path):
    sf.WriteFile(sf.Silence(100), tmp_path / 'a.wav')
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter('always')
        sf.SineWave(1, 30000)
        with sf.session(rate=44100):
            sf.ReadFile(tmp_path / 'a.wav')
    texts = [str(each.message) for each in told]
    assert 'above half the sample rate' in texts[0] and 'is converted' in texts[1]
    assert {each.category for each in told} == {sf.SoundWarning}
    assert {each.filename for each in told} == {__file__}
    with warnings.catch_warnings():
        warnings.simplefilter('error')
        with pytest.raises(sf.SoundWarning, match='above half'):
            sf.SineWave(1, 40000)


def test_warnings_go_to_the_stream_that_python_has(python):
    out, err, code = python('''
import contextlib, io
import tenuto as sf
with contextlib.redirect_stderr(io.StringIO()) as heard:
    sf.SineWave(1, 90000)
print('above half the sample rate' in heard.getvalue())
''')
    assert (out, err, code) == ('True\n', '', 0)


@pytest.mark.parametrize('call', [
    'sf.SineWave(1, 2, 3)', 'sf.RBJLowPass(x, 1000, 1, 5)', 'x.rbj_low_pass(1, 2, 3)',
    'sf.PinkNoise(1, 2)'])
def test_too_many_arguments_are_an_error(session, call):
    with pytest.raises(TypeError, match='takes . arguments?, but got .'):
        eval(call, {'sf': sf, 'x': sf.SineWave(10, 440)})


def test_there_is_a_version():
    assert sf.__version__.split('.')[0].isdigit()


def test_arrays_and_words_say_what_they_do():
    for function in sf.array, sf.map_blocks, sf.session, sf.use, sf.current, sf.Channels, sf.do:
        assert function.__doc__
    assert np.asarray  # which the texts name


def test_a_timelines_sections_are_cue_points_of_a_mix(session, tmp_path):
    mixer = sf.Mixer()
    mixer.track('tone', sf.SineWave(2500, 440) * 0.1)
    mixer.write(tmp_path / 'cues.wav', cues=sf.Timeline(120, sections=[('intro', 1), ('verse', 1)]))
    assert b'labl' in (tmp_path / 'cues.wav').read_bytes()
    assert b'verse' in (tmp_path / 'cues.wav').read_bytes()


def test_warnings_of_what_is_written_in_python_are_at_the_programs_line(session):
    mixer = sf.Mixer()
    mixer.track('loud', sf.SineWave(100, 440) * 2)
    with pytest.warns(sf.SoundWarning, match='has clipped') as told:
        mixer.write('loud.wav')
    assert [each.filename for each in told] == [__file__]
