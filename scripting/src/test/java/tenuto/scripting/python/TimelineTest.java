package tenuto.scripting.python;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bars, beats, tempo and sections as ms. */
class TimelineTest {
  private static final String KIT =
      """
      def near(a, b):
          assert len(a) == len(b) and max(abs(x - y) for x, y in zip(a, b)) < 1e-6, (a, b)
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void barsAndBeatsAreMs() {
    patches.both(
        KIT
            + """
            time = sf.Timeline(120)
            same([time.at(1), time.at(1, 2), time.at(3), time.at(2, 2.5)], [0.0, 500.0, 4000.0, 2750.0])
            time = sf.Timeline(60, [(1, 4), (3, '6/8'), (5, '3/4')])
            same([time.at(bar) for bar in (1, 2, 3, 4, 5, 6)], [0.0, 4000.0, 8000.0, 11000.0, 14000.0, 17000.0])
            same([time.at(3, 3), time.at(5, 3), time.beat(4), time.bars(5)[-1]], [9000.0, 16000.0, 11.0, 17000.0])
            same([time.ms(8), time.ms((4, 2)), time.quarters((4, 2))], [8000.0, 11500.0, 11.5])
            says(refused(sf.Timeline, 120, '4/3'), "sf.Timeline: meter must be beats of a bar, such as 4 or '6/8'")
            says(refused(sf.Timeline, 120, [4, 3]), 'or pairs (bar, meter), but is [4, 3]')
            says(refused(sf.Timeline, 120, [('x', 3)]), "the bar of a meter must be a whole number, 1 or more, but is 'x'")
            says(refused(sf.Timeline, 120, 4.5), "or pairs (bar, meter), but is 4.5")
            says(refused(time.at, float('inf')), 'sf.Timeline.beat: bar must be a whole number')
            says(refused(sf.Timeline, 120, [(2, 4)]), 'the first meter must be that of bar 1')
            says(refused(sf.Timeline, 120, [(1, 4), (1, 3)]), 'the bar of a meter must be a whole number, 2 or more, but is 1')
            says(refused(sf.Timeline, 0), 'sf.Timeline: bpm must be above 0, but is 0')
            says(refused(sf.Timeline, 'fast'), "sf.Timeline: bpm must be a number, but is 'fast'")
            says(refused(time.at, 0), 'sf.Timeline.beat: bar must be a whole number, 1 or more, but is 0')
            says(refused(time.at, 'coda'), "a section must be one of none, as there are none, but is 'coda'")
            """);
  }

  /** A line of tempo from v to w over n beats takes n (ln w - ln v) / (w - v) minutes. */
  @Test
  void tempoMovesInStepsAndLines() {
    patches.both(
        KIT
            + """
            import math
            time = sf.Timeline([(0, 60), (4, 120), (8, 60, 'line'), (12, 240, 'line')])
            first, second = 4 * math.log(2) * 60000 / 60, 4 * math.log(4) * 60000 / 180
            near([time.at(bar) for bar in (1, 2, 3, 4)], [0, 4000, 4000 + first, 4000 + first + second])
            near([time.ms(5)], [4000 + 60000 / 15.0 * math.log(120 / 105.0)])
            near([time.ms(14)], [time.ms(12) + 500])
            same(time.tempo[:2], [(0.0, 60.0), (4000.0, time.tempo[1][1])])
            assert 116 < time.tempo[1][1] < 120 and len(time.tempo) == 34
            near([sum(15000 / bpm for ms, bpm in time.tempo[1:17])], [first])
            line = sf.pattern.seq([60] * 3, beats=4, hold=0.5)
            near([n.ms for n in line.notes([(0, 60), (4, 120), (8, 60, 'line')])], [0, 4000, 4000 + first])
            slow = sf.Timeline([(0, 20), (10, 600, 'line')])
            near([slow.ms(10)], [60000 * 10 / 580.0 * math.log(30)])
            says(refused(sf.Timeline, [(0, 60), (4, 120, 'curve')]), "or (beat, bpm, 'line'), but is")
            says(refused(sf.Timeline, [(1, 60)]), 'pairs (beat, bpm) from beat 0 on')
            """);
  }

  @Test
  void sectionsHaveNamesAndMarkers() {
    patches.both(
        """
        time = sf.Timeline(120, sections=[('intro', 2), ('verse', 4), ('end', 1)], markers=[(4, 'fill'), ((6, 3), 'drop')])
        same([time.at('verse'), time.at('verse', 2), time.ms('end'), time.section('verse')], [4000.0, 4500.0, 12000.0, (8.0, 16.0)])
        same(time.marks(), [(0.0, 'intro'), (4000.0, 'verse'), (6000.0, 'fill'), (11000.0, 'drop'), (12000.0, 'end')])
        same(time.cues().split('\\n')[1:3], ['4000.000 verse', '6000.000 fill'])
        same((time.bars(), repr(time)), ([2000.0 * i for i in range(8)], '<timeline of 7 bars: intro, verse, end>'))
        notes = sf.pattern.seq('c4 e4').notes(time, at='verse')
        same([n.ms for n in notes], [4000.0, 4500.0])
        same([n.ms for n in sf.pattern.seq('c4').notes(time, at=(2, 3), start=10)], [3010.0])
        x = time.breakpoints([('intro', 0), ('verse', 1), ((4, 1), 0.5), (16, 3, -2)])
        same([x.ms] + [round(float(sf.ValueAt(x, ms)), 6) for ms in (2000, 4000, 6000)], [8000.0, 0.5, 1.0, 0.5])
        says(refused(lambda: time.at('outro')), "a section must be one of intro, verse, end, but is 'outro'")
        says(refused(lambda: sf.Timeline(120, sections=[('a', 1), ('a', 2)])), "sections must have different names, but is 'a'")
        says(refused(lambda: sf.Timeline(120, sections=['a'])), "sections must be pairs of a name and bars")
        says(refused(lambda: sf.Timeline(120, markers=[(1, 2)])), 'markers must be pairs of a bar and a name')
        says(refused(lambda: time.breakpoints(5)), 'points must be rows (place, value)')
        """);
  }

  @Test
  void swingMovesAllThatIsPlaced() {
    patches.both(
        KIT
            + """
            time = sf.Timeline(60, swing=2 / 3.0)
            line = sf.pattern.seq([60] * 4, beats=0.5, hold=1)
            near([n.ms for n in line.notes(time)], [n.ms for n in line.swing().notes(60)])
            near([time.at(1, 1.5), time.at(1, 2), time.ms(0.25)], [666.666667, 1000, 333.333333])
            says(refused(lambda: sf.Timeline(60, swing=1)), 'sf.Timeline: swing must be above 0 and below 1, but is 1')
            """);
  }

  @Test
  void clicksOnEachBeat() {
    patches
        .scoped(
            """
        time = sf.Timeline(120, '3/4', sections=[('a', 2)])
        x = time.click()
        same(x.ms, 3000.0)
        def loud(ms):
            return sf.MaxValue(sf.Multiply(x[ms:ms + 30], x[ms:ms + 30])) > 0.01
        same([loud(ms) for ms in range(0, 3000, 250)], [True, False] * 6)
        same(time.click(1).ms, 1500.0)
        says(refused(sf.Timeline(120).click), 'bars must be given where there are no sections')
        """)
        .ok();
  }

  /**
   * A piece may have a tempo for each beat and thousands of notes, none of which looks through all.
   */
  @Test
  void findsPlacesWithoutGoingThroughAllRows() {
    patches.both(
        """
        class Rows(list):
            def __iter__(self):
                raise AssertionError('all rows are read')
        time = sf.Timeline([(beat, 60 + beat % 2 * 60) for beat in range(99)], [(bar, '4/4') for bar in range(1, 20)])
        time._tempo.parts, time._meters = Rows(time._tempo.parts), Rows(time._meters)
        same([time.ms(beat) for beat in (-1, 0, 10, 11, 11.5)], [-1000.0, 0.0, 7500.0, 8500.0, 8750.0])
        same(time.at(4, 3), 10500.0)
        """);
  }

  /** The notes of a phrase know their tempo, and the ticks that are written are whole beats. */
  @Test
  void isWrittenToMidiFiles() {
    patches.both(
        KIT
            + """
            import os
            names = [os.path.join(%s, 'out', 'song%%d.mid' %% i) for i in range(9)]
            def read(notes, **how):
                name = names.pop()
                sf.WriteMidi(notes, name, **how)
                return sf.ReadMidi(name)
            line = sf.pattern.seq('c4 e4 g4 c5')
            same([round(bpm, 3) for ms, bpm in read(line.notes(90)).tempo], [90])
            same([round(bpm, 3) for ms, bpm in read(line.notes(96) + line.notes(96, start=9)).tempo], [96])
            same([round(bpm, 3) for ms, bpm in read(line.notes([(0, 60), (2, 120)])).tempo], [60, 120])
            same([round(bpm, 3) for ms, bpm in read(line.notes(90), tempo=100).tempo], [100])
            same([round(bpm, 3) for ms, bpm in read([sf.MidiNote(0, 9, 60)]).tempo], [120])
            time = sf.Timeline([(0, 120), (4, 60, 'line')], [(1, 4), (2, '6/8')], [('a', 1), ('b', 1)], [((1, 3), 'm')])
            for song in (read(line.notes(time)), read(line.notes(time), tempo=time), read(list(line.notes(time)), tempo=time)):
                same([(e.kind, e.number, e.value, e.text) for e in song.events if e.kind != 'marker'],
                     [('time_signature', 4, 4, '\\x18\\x08'), ('time_signature', 6, 8, '\\x18\\x08')])
                same([e.text for e in song.events if e.kind == 'marker'], ['a', 'm', 'b'])
                assert max(abs(a.ms - b.ms) for a, b in zip(song.notes, line.notes(time))) < 0.05
                same(len(song.tempo), 17)
                assert abs([e for e in song.events if e.text == 'b'][0].ms - time.at('b')) < 0.05
            """
                .formatted("'" + folder.toString().replace('\\', '/') + "'"));
  }
}
