package tenuto.scripting.python;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notes tell an instrument what the controllers of their channel do. */
class NoteControlsTest {
  /** A song that was written and read again. */
  private static final String SONG =
      """
      import os
      def song(notes, events):
          name = os.path.join(%s, 'out', 'song%%d.mid' %% len(os.listdir(os.path.join(%s, 'out'))))
          sf.WriteMidi(notes + events, name)
          return sf.ReadMidi(name)
      def event(ms, kind, value, number=0, channel=0):
          return sf.MidiEvent(ms, kind, value=value, number=number, channel=channel)
      def near(a, b):
          assert abs(a - b) < 1e-9, '%%r is not near %%r' %% (a, b)
      sf.WriteFileString('x', 'first.txt')
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private void both(String text) {
    String quoted = "'" + folder + "'";
    patches.scoped(SONG.formatted(quoted, quoted) + text).ok();
    patches.counted(SONG.formatted(quoted, quoted).replace("first.txt", "second.txt") + text).ok();
  }

  @Test
  void aPedalHoldsANote() {
    both(
        """
        played = song([sf.MidiNote(0, 100, 60), sf.MidiNote(500, 100, 62), sf.MidiNote(0, 100, 64, channel=1)],
                      [event(50, 'controller', 127, 64), event(400, 'controller', 0, 64)])
        same([(n.key, n.held) for n in played.notes], [(60, 400.0), (64, 100.0), (62, 100.0)])
        same(played.notes[0].copy(length=20).held, 20.0)
        same(sf.MidiNote(7, 9, 60).held, 9.0)
        x = sf.Perform(played, lambda note: sf.Constant(note.held, note.key))
        same((sf.Samples(x), sf.ValueAt(x, 300)), (600 * 96, 60.0))
        """);
  }

  /** MPE: each note has a channel of its own, and the zone's manager moves all of them. */
  @Test
  void notesOfPolyphonicExpressionBendAlone() {
    both(
        """
        zone = [event(0, 'controller', 0, 101), event(0, 'controller', 6, 100), event(0, 'controller', 15, 6)]
        played = song([sf.MidiNote(0, 400, 60, channel=1), sf.MidiNote(0, 400, 64, channel=2)],
                      zone + [event(100, 'bend', 2048, channel=1), event(200, 'bend', 4096), event(100, 'pressure', 127, channel=2),
                       event(100, 'controller', 127, 74, channel=2), event(50, 'controller', 127, 1),
                       event(300, 'controller', 127, 64), event(900, 'controller', 0, 64), event(0, 'program', 7)])
        first, second = played.notes
        same([sf.ValueAt(first.bend(), ms) for ms in (50, 150, 250)], [0.0, 12.0, 13.0])
        same([sf.ValueAt(second.bend(), ms) for ms in (50, 150, 250)], [0.0, 0.0, 1.0])
        near(sf.ValueAt(first.hz(440), 150), 880.0)
        same([sf.ValueAt(x.pressure(), 150) for x in (first, second)], [0.0, 1.0])
        near(sf.ValueAt(first.timbre(), 150), 64 / 127.0)
        same(sf.ValueAt(second.timbre(), 150), 1.0)
        same([sf.ValueAt(x.controller(1), 150) for x in (first, second)], [1.0, 1.0])
        same((first.held, second.program), (900.0, 7))
        """);
  }

  /** A score is a song, whose notes have voices as well. */
  @Test
  void aScoreIsReadAsASong() throws Exception {
    Files.writeString(
        folder.resolve("score.musicxml"),
        """
        <score-partwise><part-list><score-part id="P"><part-name>Oboe</part-name></score-part></part-list>
        <part id="P"><measure><direction><sound tempo="60"/></direction>
        <note><pitch><step>A</step><octave>4</octave></pitch><duration>1</duration><voice>2</voice></note>
        <note><pitch><step>B</step><octave>4</octave></pitch><duration>2</duration><voice>2</voice></note>
        </measure></part></score-partwise>
        """);
    both(
        """
        score = sf.ReadMusicXml(os.path.join(%s, 'score.musicxml'))
        same([(n.ms, n.length, n.key, n.voice) for n in score.notes], [(0.0, 1000.0, 69, '2'), (1000.0, 2000.0, 71, '2')])
        same((score.tempo, score.events[0].text, score.ms), ([(0.0, 60.0)], 'Oboe', 3000.0))
        x = sf.Perform(score, lambda note: sf.Constant(note.length, note.key))
        same(sf.ValueAt(x, 1500), 71.0)
        try:
            sf.ReadMusicXml(os.path.join(%s, 'none.xml'))
        except Exception as error:
            assert 'sf.ReadMusicXml: there is no file' in str(error), error
        """
            .formatted("'" + folder + "'", "'" + folder + "'"));
  }

  @Test
  void controllersAndBendsAreSignals() {
    both(
        """
        played = song([sf.MidiNote(100, 400, 69)],
                      [event(0, 'controller', 127, 1), event(200, 'controller', 0, 1), event(150, 'bend', 4096),
                       event(450, 'bend', -8192), event(0, 'program', 5), event(0, 'pressure', 127)])
        note = played.notes[0]
        wheel = note.controller(1)
        same((wheel.ms, sf.ValueAt(+wheel, 99), sf.ValueAt(+wheel, 105)), (400.0, 1.0, 0.0))
        near(sf.ValueAt(+wheel, 102.5), 0.5)
        bend = note.bend()
        same([sf.ValueAt(+bend, ms) for ms in (0, 49, 55, 349, 355)], [0.0, 0.0, 1.0, 1.0, -2.0])
        same(sf.ValueAt(note.bend(12), 60), 6.0)
        same(note.bend(ms=1000).ms, 1000.0)
        same(note.bend.__doc__[:30], 'note.bend(range=None, ms=None)')
        near(sf.ValueAt(note.hz(), 60), 440 * 2 ** (1 / 12.0))
        near(sf.ValueAt(note.hz(400, 12), 60), 400 * 2 ** 0.5)
        same(note.hz().ms, 400.0)
        same((note.program, sf.ValueAt(note.pressure(), 9)), (5, 1.0))
        same(note.changes('bend'), [(50.0, 4096), (350.0, -8192)])
        same(note.changes('controller', 1), [(0.0, 127), (100.0, 0)])
        # What nobody says is as synthesizers have it.
        near(sf.ValueAt(note.controller(7), 0), 100 / 127.0)
        same([sf.ValueAt(note.controller(n), 0) for n in (11, 2)], [1.0, 0.0])
        """);
  }

  /** A change before the last one is reached begins where that is. */
  @Test
  void quickChangesGlide() {
    both(
        """
        played = song([sf.MidiNote(0, 100, 60)],
                      [event(10, 'controller', 127, 1), event(12, 'controller', 0, 1)])
        wheel = played.notes[0].controller(1)
        near(sf.ValueAt(+wheel, 12), 0.4)
        near(sf.ValueAt(+wheel, 14.5), 0.2)
        same([sf.ValueAt(+wheel, ms) for ms in (0, 10, 17, 90)], [0.0, 0.0, 0.0, 0.0])
        """);
  }

  @Test
  void notesOfOnesOwnMayBeGivenEvents() {
    both(
        """
        notes = [sf.MidiNote(0, 100, 60), sf.MidiNote(200, 100, 62)]
        events = [sf.MidiEvent(50, 'controller', value=127, number=64)]
        heard = []
        def listen(note):
            heard.append((note.key, note.held))
            return sf.Constant(1, 1)
        x = sf.Perform(notes, listen, events)
        same(sorted(heard), [(60, 100.0), (62, 100.0)])
        y = sf.Perform(notes, listen, events=events + [sf.MidiEvent(250, 'text', text='end'), sf.MidiEvent(400, 'text')])
        same(sorted(heard)[1:3], [(60, 400.0), (62, 100.0)])
        same(notes[0].held, 100)
        class Own(object):
            ms = 3
        z = sf.Perform([Own()], lambda own: sf.Constant(own.ms, 1), events)
        same(z.ms, 6.0)
        """);
  }

  @Test
  void whatIsWrongIsSaid() {
    both(
        """
        note = sf.MidiNote(0, 10, 60)
        says(refused(note.controller), 'note.controller: needs number')
        says(refused(note.controller, 128), 'number must be a whole number from 0 to 127')
        says(refused(note.bend, 2, -1), 'note: ms must be 0 or more')
        says(refused(note.changes, 'nothing'), 'note.changes: kind must be one of controller')
        says(refused(sf.Perform, [note], lambda n: None, 3), 'sf.Perform: events must be a list')
        assert 'held' in dir(note) and 'held' not in dir(sf.MidiEvent(0, 'bend'))
        note.bend = 7
        same((note.bend, note.copy().bend), (7, 7))
        same(repr(note.copy(ms=3)), "<note ms=3, length=10, key=60, velocity=64, channel=0, track=0, release=64, bend=7>")
        """);
  }
}
