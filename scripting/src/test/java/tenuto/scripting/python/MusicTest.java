package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;

/** Notes and tunings as a patch has them. */
class MusicTest {
  /** What a patch of these tests plays with. */
  private static final String ORGAN =
      """
      tuning = sf.Temperament('werckmeister iii', 415)
      def organ(note):
          hz = tuning.hz(note.key)
          tone = sf.SineWave(note.length + 20, hz) + 0.1 * sf.WhiteNoise(note.length)
          return tone * sf.NumericShape((0, 0), (5, 0.1), (note.length, 0.1), (note.length + 20, 0))
      notes = [sf.MidiNote(37.3 * (i * 7 % 150), 20 + i % 50, 40 + i * 5 % 40) for i in range(150)]
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void readsBackWhatItWrites() {
    patches
        .scoped(
            """
            import os
            name = os.path.join(%s, 'out', 'song.mid')
            notes = [sf.MidiNote(0, 500, 60), sf.MidiNote(500, 250, 64, velocity=99, channel=2, track=1)]
            events = [sf.MidiEvent(0, 'program', 19), sf.MidiEvent(250, 'lyric', text='la'),
                      sf.MidiEvent(300, 'controller', value=127, number=64, channel=1)]
            sf.WriteMidi(notes + events, name, tempo=[(0, 120), (1000, 60)])
            song = sf.ReadMidi(name)
            same((song.division, song.tracks, song.ms), (30000, 2, 1000.0))  # the last tempo begins there
            same(song.tempo, [(0.0, 120.0), (1000.0, 60.0)])
            n = song.notes[1]
            same((n.ms, n.length, n.key, n.velocity, n.channel, n.track, n.release),
                 (500.0, 250.0, 64, 99, 2, 1, 64))
            same([(e.ms, e.kind, e.value, e.number, e.channel, e.text) for e in song.events],
                 [(0.0, 'program', 19, 0, 0, ''), (250.0, 'lyric', 0, 0, -1, 'la'),
                  (300.0, 'controller', 127, 64, 1, '')])
            sf.WriteMidi(song, name + '2')
            again = sf.ReadMidi(name + '2')
            for attribute in ('notes', 'events', 'tempo', 'division', 'tracks', 'ms'):
                same(repr(getattr(again, attribute)), repr(getattr(song, attribute)))
            class Own(object):
                ms, length, key, velocity = 1, 2, 3, 77.6
            sf.WriteMidi([Own()], 'own.mid')
            same(sf.ReadMidi(os.path.join(%s, 'out', 'own.mid')).notes[0].velocity, 78)
            """
                .formatted(quoted(), quoted()))
        .ok();
  }

  @Test
  void readsADamagedSongWhereItIsAllowed() throws IOException {
    patches
        .scoped(
            """
            import os
            name = os.path.join(%s, 'out', 'song.mid')
            sf.WriteMidi([sf.MidiNote(0, 500, 60), sf.MidiNote(500, 250, 64)], name)
            with open(name, 'rb') as whole:
                bytes = whole.read()
            with open(name + '2', 'wb') as cut:
                cut.write(bytes[:-9])
            says(refused(sf.ReadMidi, name + '2'), "the chunk 'MTrk' declares")
            same([note.key for note in sf.ReadMidi(name + '2', allow_damaged=True).notes], [60, 64])
            """
                .formatted(quoted()))
        .ok();
  }

  private String quoted() {
    return "'" + folder + "'";
  }

  @Test
  void hasNotesThatCanBeChanged() {
    patches.both(
        """
        note = sf.MidiNote(10, 20, key=60)
        note.ms += 5
        note.stop = 'flute'
        other = note.copy(key=note.key + 12, velocity=sf_do(lambda: 100))
        same((other.ms, other.key, other.velocity, other.stop, note.key), (15, 72, 100, 'flute', 60))
        same(repr(note), "<note ms=15, length=20, key=60, velocity=64, channel=0, track=0, release=64, stop='flute'>")
        says(refused(lambda: note.kee), "a note has no 'kee'; did you mean 'key'?")
        assert 'length' in dir(note)
        """);
  }

  @Test
  void tellsWhatIsWrong() throws IOException {
    Files.write(folder.resolve("bad.mid"), new byte[] {1, 2, 3, 4, 5});
    Files.writeString(folder.resolve("bad.scl"), "x\n1\ntwo\n");
    patches
        .scoped(
            """
            here = %s
            says(refused(sf.ReadMidi, 'none.mid'), 'sf.ReadMidi: there is no file none.mid')
            says(refused(sf.ReadMidi, here + '/bad.mid'), 'bad.mid: byte 0: a MIDI file must start with MThd')
            says(refused(sf.ReadMidi, 3), 'sf.ReadMidi: path must be a string, but is 3 (int)')
            says(refused(sf.ReadMidi), 'sf.ReadMidi: needs path')
            says(refused(sf.WriteMidi, 3, 'x.mid'), 'sf.WriteMidi: notes must be a list')
            says(refused(sf.WriteMidi, [3], 'x.mid'), "no attribute 'ms'")
            says(refused(sf.WriteMidi, [sf.MidiNote(0, 1, 128)], 'x.mid'), 'sf.WriteMidi: key must be a whole number from 0 to 127, but is 128')
            says(refused(sf.WriteMidi, [], 'x.mid', 0), 'sf.WriteMidi: tempo must be')
            says(refused(sf.WriteMidi, [], 'x.mid', 120, 0), 'sf.WriteMidi: division must be')
            sf.WriteMidi([], 'x.mid')
            says(refused(sf.WriteMidi, [], 'x.mid'), 'written twice')
            says(refused(sf.MidiNote, 0, 1, 'c4'), "sf.MidiNote: key must be a number, but is 'c4' (str)")
            says(refused(sf.MidiEvent, 0, 'nothing'), 'sf.MidiEvent: kind must be one of controller')
            says(refused(sf.Scala, here + '/bad.scl'), 'bad.scl: line 3: a degree must be')
            says(refused(sf.Temperament, 'none'), 'sf.Temperament: temperament must be one of equal')
            says(refused(sf.Temperament, 'just', -1), 'sf.Temperament: a4 must be above 0')
            says(refused(sf.Temperament, 'just', 440, 'h'), 'sf.Temperament: name must be a letter')
            says(refused(sf.Temperament('just').hz, 'h'), 'hz: name must be a letter')
            says(refused(sf.Temperament('just').hz, None), 'hz: key must be a number')
            says(refused(sf.Perform, [], lambda note: None), 'sf.Perform: notes must contain at least one that sounds')
            says(refused(sf.Perform, [3], lambda note: None), "notes must be notes, such as sf.MidiNote(ms, length, key), but one is 3 (int)")
            note = sf.MidiNote(0, 1, 60)
            says(refused(sf.Perform, [note], 3), 'sf.Perform: instrument must be a function')
            says(refused(sf.Perform, [note], lambda note: 3), 'sf.Perform: instrument must be a function that returns a signal')
            says(refused(sf.Perform, [note.copy(ms=float('nan'))], lambda note: None), 'sf.Perform: ms must be')
            def odd(note):
                x = sf.Silence(1)
                return [x] if note.key == 60 else x
            says(refused(sf.Perform, [note, note.copy(ms=1, key=61)], odd), 'returned a list of 1 and a signal')
            says(sf.Perform.__doc__, 'sf.Perform(notes, instrument, events=None)')
            says(refused(lambda: sf.Preform), 'did you mean sf.Perform?')
            """
                .formatted(quoted()))
        .ok();
  }

  @Test
  void tunesByKeyAndName() throws IOException {
    Files.writeString(folder.resolve("x.scl"), "pure\n2\n3/2\n2/1\n");
    Files.writeString(folder.resolve("x.kbm"), "0\n0\n127\n60\n60\n200\n0\n");
    patches.both(
        """
        bach = sf.Temperament('bach', a4=415, tonic='c')
        same(bach.hz('a4'), 415.0)
        same(bach.hz(69), 415.0)
        same(bach.name, 'bach lehman')
        says(bach.source, 'Lehman')
        assert abs(sf.Temperament('equal').hz('a4#') - sf.Note('a4#')) < 1e-4
        scala = sf.Scala(%s + '/x.scl', kbm=%s + '/x.kbm')
        same([scala.hz(key) for key in (60, 61, 62)], [200.0, 300.0, 400.0])
        same((sf.Key('a4#'), sf.KeyName(70), sf.NoteName(466.2)), (70, 'a4#', 'a4#'))
        """
            .formatted(quoted(), quoted()));
  }

  /** A sum of every note at its place, whoever is mixed with whom. */
  @Test
  void placesEachNoteAtItsTime() {
    patches.both(
        """
        notes = [sf.MidiNote(5 * (i * 7 % 1500), 3, i) for i in range(1500)]
        def click(note):
            return None if note.key % 100 == 99 else sf.Constant(2, 1 + note.key)
        x = sf.Perform(notes, click)
        x = sf.Realise(x)
        for note in notes[::50] + notes[99::100]:
            expected = 0 if note.key % 100 == 99 else 1 + note.key
            same(sf.ValueAt(x, note.ms + 1), expected)
            same(sf.ValueAt(x, note.ms + 3), 0)
        """);
  }

  @Test
  void performsTheSameBitsWithAnyThreads() throws IOException {
    List<byte[]> files = new ArrayList<>();
    for (int threads : new int[] {1, 2, 5}) {
      Patches.Ran ran =
          patches
              .with(new Settings().withThreads(threads).withScratch(folder))
              .scoped(ORGAN + "sf.WriteFile([sf.Perform(notes, organ)], 'x.wav', 'float64')\n")
              .ok();
      assertThat(ran.leakedLines()).isEmpty();
      files.add(Files.readAllBytes(folder.resolve("out/x.wav")));
    }
    assertThat(files.get(1)).isEqualTo(files.get(0));
    assertThat(files.get(2)).isEqualTo(files.get(0));
  }

  @Test
  void performsStereoAndFreesItsNotes() {
    Patches.Ran ran =
        patches
            .counted(
                """
                def tone(note):
                    return [sf.Realise(sf.SineWave(note.length, 440)), sf.SineWave(note.length, 220)]
                notes = [sf.MidiNote(20 * i - 5, 30, 60) for i in range(100)]
                left, right = sf.Perform(notes, tone)
                same((left.ms, right.ms), (2005.0, 2005.0))
                sf.WriteFile([left, right], 'x.wav')
                """)
            .ok();
    assertThat(ran.leakedLines()).isEmpty();
    assertThat(ran.result().usage().lent()).isZero();
  }

  /** What a function keeps for itself, it may go on using. */
  @Test
  void leavesAloneWhatAnInstrumentKeeps() {
    patches
        .scoped(
            """
            tones = {}
            def tone(note):
                if note.key not in tones:
                    tones[note.key] = sf.Realise(sf.SineWave(10, sf.Note('a4')))
                return tones[note.key]
            notes = [sf.MidiNote(20 * i, 30, 60) for i in range(100)]
            x = sf.Perform(notes, tone)
            for ms in (2.3, 1982.3):
                assert abs(sf.ValueAt(x, ms) - sf.ValueAt(tones[60], 2.3)) < 1e-9
            """)
        .ok();
  }

  /** Far more notes than would fit if they were all kept. */
  @Test
  void keepsLittleMoreThanThePiece() {
    for (String mode : new String[] {"scoped", "counted"}) {
      String text =
          """
          def tone(note):
              return sf.SineWave(400, 440)
          notes = [sf.MidiNote(i, 30, 60) for i in range(700)]
          sf.WriteFile([0.001 * sf.Perform(notes, tone)], 'x.wav')
          """;
      Patches.Ran ran = mode.equals("scoped") ? patches.scoped(text) : patches.counted(text);
      ran.ok();
      // All notes are 215 MB, and those that are played together at most 30.
      assertThat(ran.result().usage().peakLent()).as(mode).isLessThan(60L << 20);
    }
  }

  /** A note a bar, each six bars long: left as they are, the 64 bars would be 896 MiB. */
  @Test
  void mixesBarsOfLongNotesIntoLongerOnes() {
    Patches.Ran ran =
        patches.scoped(
            """
            bar = 2 ** 18 / 96.0
            notes = [sf.MidiNote(i * bar, 30, 60) for i in range(64)]
            x = sf.Perform(notes, lambda note: sf.Constant(6 * bar, 0.001))
            sf.WriteFile([x[:100]], 'x.wav')
            """);
    ran.ok();
    // 16 bars that wait for their stretch to end, 3 stretches of 22 bars, and what is being played.
    assertThat(ran.result().usage().peakLent()).isLessThan((16 * 7 + 3 * 22 + 60) * 2L << 20);
  }

  @Test
  void failsOnceHoweverManyNotesDo() {
    patches
        .scoped(
            """
            def broken(note):
                raise ValueError('note %d' % note.key)
            notes = [sf.MidiNote(i, 1, i) for i in range(200)]
            same(refused(sf.Perform, notes, broken), 'note 0')
            """)
        .ok();
  }

  @Test
  void saysWhereAnInstrumentFailed() {
    Patches.Ran ran =
        patches.scoped(
            """
            def broken(note):
                return sf.SineWave(note.length, -1 / 0)
            sf.Perform([sf.MidiNote(0, 1, 60)], broken)
            """);
    assertThat(ran.error())
        .contains("ZeroDivisionError")
        .contains("sf.SineWave(note.length, -1 / 0)");
  }
}
