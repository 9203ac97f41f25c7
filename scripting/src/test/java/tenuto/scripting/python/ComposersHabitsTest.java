package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.scripting.command.Command;
import tenuto.scripting.command.TenutoRun;
import tenuto.tools.support.CapturedRun;

/**
 * What Sonic Field's composers took for granted and no manual says: a script for each habit, run by
 * the command as its author would.
 */
class ComposersHabitsTest {
  private static final Path SCRIPTS =
      Command.root().resolve("scripting/src/test/resources/tenuto/scripting/sonicfield_habits");

  @TempDir Path folder;
  private Path out;

  @BeforeEach
  void makeFolder() {
    out = folder.resolve("out");
  }

  private CapturedRun render(String script, String... more) {
    return run(SCRIPTS.resolve(script).toString(), more);
  }

  private CapturedRun run(String patch, String... more) {
    List<String> all = new ArrayList<>(List.of("render", patch));
    all.addAll(List.of("--out", out.toString(), "--scratch", folder.toString()));
    all.addAll(List.of(more));
    return TenutoRun.by(all.toArray(String[]::new));
  }

  private CapturedRun renderText(String name, String text, String... more) throws IOException {
    return run(Files.writeString(folder.resolve(name), text).toString(), more);
  }

  private static CapturedRun ok(CapturedRun told) {
    assertThat(told.exit()).as(told.err()).isZero();
    return told;
  }

  private long bytes(String name) throws IOException {
    return Files.size(out.resolve(name));
  }

  @Test
  void fileWrittenAgainReplacesTheFirst() throws Exception {
    CapturedRun told = ok(render("overwrites.sy"));
    assertThat(told.out()).isEqualTo("9600 4800\n");
    assertThat(told.err().split("tryout.wav", -1)).as("told once").hasSize(2);
    assertThat(Levels.of(out.resolve("tryout.wav")).peak()).isBetween(0.49, 0.51);
    assertThat(out.resolve("notes.txt")).hasContent("two");
    try (Stream<Path> left = Files.list(out)) {
      assertThat(left).hasSize(3);
    }
  }

  @Test
  void fileThatFailsToBeReplacedStandsAsItWas() throws Exception {
    CapturedRun told =
        renderText(
            "fails.sy",
            """
            sf.WriteFile16([sf.SineWave(100, 440)], 'kept.wav')
            try:
                sf.WriteFile16([sf.Raise(sf.Constant(100, -1), 0.5)], 'kept.wav')
            except ValueError:
                print 'refused'
            """);
    assertThat(ok(told).out()).isEqualTo("refused\n");
    assertThat(Levels.of(out.resolve("kept.wav")).peak()).isBetween(0.99, 1.0);
  }

  @Test
  void fileWrittenTwiceByPatchOfOursIsAnError() throws Exception {
    CapturedRun told =
        renderText("twice.py", "for i in 1, 2: sf.WriteFileString('x', 'same.txt')\n");
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err()).contains("written twice");
  }

  @Test
  void valuesBehindTheLastAreIgnoredWithOneWarningForLine() throws Exception {
    CapturedRun told = ok(render("surplus.sy"));
    assertThat(told.err().split("warning: ", -1)).as(told.err()).hasSize(5);
    assertThat(told.err())
        .contains("sf.RBJNotch takes 3 arguments, but got 4: the rest is ignored")
        .contains("surplus.sy:5: ")
        .contains("sf.FixSize takes 1 argument, but got 2: the rest is ignored");
    assertThat(Levels.of(out.resolve("surplus.wav")).peak()).isBetween(0.99, 1.0);
  }

  /** What is ignored is not used up. */
  @Test
  void ignoredSignalsKeepTheirReferences() throws Exception {
    CapturedRun told =
        renderText(
            "kept.sy",
            """
            extra = sf.Realise(sf.SineWave(10, 440))
            sf.MaxValue(sf.Multiply(sf.SineWave(10, 440), sf.SineWave(10, 330), extra))
            print sf.MaxValue(extra) > 0.9
            """);
    assertThat(ok(told).out()).isEqualTo("True\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.KeyName(60, 1, 2)",
        "sf.Silence(10).rbj_low_pass(500, 1, 2)",
        "sf.RBJLowPass(sf.Silence(10), 500, 1, 2, q=1)",
        "sf.ReadMidi('a', True, 'c')"
      })
  void wordsOfOursAndMethodsTakeWhatTheyTake(String call) throws Exception {
    CapturedRun told = renderText("own.py", call + "\n");
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err()).contains("takes").doesNotContain("ignored");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sy", "py"})
  void namesThatNobodyImportsAreThere(String kind) throws Exception {
    String text = Files.readString(SCRIPTS.resolve("leftovers.sy"));
    assertThat(ok(renderText("leftovers." + kind, text)).out()).isEqualTo("found\n");
  }

  @Test
  void otherNamesAreStillUnknown() throws Exception {
    assertThat(renderText("unknown.py", "Threads\n").err()).contains("'Threads' is not defined");
  }

  @Test
  void shapesTakeTimesInAnyOrder() throws Exception {
    assertThat(ok(render("shapes.sy")).out())
        .isEqualTo(
            """
            [-1.0, -0.970588, -0.941176, -0.911765]
            [1.0]
            [3.0, 2.4, 1.8, 1.2, 0.6, 0.0]
            [1.0, 0.316228, 0.01]
            3072 9600
            """);
    assertThat(Levels.of(out.resolve("shapes.wav")).peak()).isBetween(0.4, 1.0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"LinearShape", "ExponentialShape", "Slide"})
  void shapesOf2017TakeAscendingTimes(String word) throws Exception {
    CapturedRun told = renderText("ascend.py", "sf.%s((0, 0), (20, 1), (10, 0))\n".formatted(word));
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err()).contains("must ascend from 0, but 10.0 follows 20.0");
  }

  @Test
  void emptyFileBecomesPool() throws Exception {
    Path pool = Files.createFile(folder.resolve("made.pool"));
    CapturedRun told =
        renderText(
            "pool.py",
            """
            import sys
            places = [sf.WriteToSignalPool(sf.Constant(ms, 0.5), sys.argv[1]) for ms in (10, 20)]
            print [sf.Samples(sf.ReadFromSignalPool(sys.argv[1], place)) for place in places]
            """,
            "--",
            pool.toString());
    assertThat(ok(told).out()).isEqualTo("[960L, 1920L]\n");
  }

  @Test
  void swappedSignalsOutliveTheirZone() throws Exception {
    ok(render("swapped.py"));
    assertThat(bytes("swapped.wav")).isGreaterThan(90_000);
  }

  @Test
  void emptyListsGiveNoSamples() {
    assertThat(ok(render("nothing.sy")).out()).isEqualTo("0 0 9600\n0 960\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Mix", "MixAt", "Concatenate"})
  void noListAtAllIsAnError(String word) throws Exception {
    assertThat(renderText("none.py", "sf.%s()\n".formatted(word)).err())
        .contains("sf.%s: needs x".formatted(word));
  }

  @Test
  void copiesAreWrittenSampleBySampleAndStretchByStretch() throws Exception {
    CapturedRun told = ok(render("declick.sy", "--leaks"));
    assertThat(told.err()).doesNotContain("never released");
    assertThat(bytes("declick.wav")).isGreaterThan(19_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "900", "0.5", "'a'"})
  void stretchThatDoesNotFitIsRefused(String index) throws Exception {
    CapturedRun told =
        renderText("fit.py", "sf.draft(960).setAt(%s, sf.Silence(1))\n".formatted(index));
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err()).contains("Error: x.setAt(): index must be");
  }

  @Test
  void scriptThatIsPlainlyOf2017IsNotCounted() throws Exception {
    CapturedRun told = ok(render("year2017.sy"));
    assertThat(told.err().split("is treated as a script of Sonic Field 2017", -1)).hasSize(2);
    assertThat(told.err()).contains("because it has @sf_parallel").contains("--ownership counted");
    assertThat(render("year2017.sy", "--ownership", "counted").err())
        .contains("already released")
        .doesNotContain("is treated");
    assertThat(render("year2017.sy", "--quiet")).isEqualTo(new CapturedRun(0, "", ""));
  }

  @Test
  void oneShapeOf2017DoesNotMakeItPlain() {
    CapturedRun told = ok(render("counts2015.sy"));
    assertThat(told.out()).isEqualTo("counted\n");
    assertThat(told.err()).doesNotContain("is treated");
  }

  @Test
  void productsEndAsIn2017WhereItsNamesAreUsedAndElseWithTheSound() throws Exception {
    assertThat(ok(render("products.py")).out())
        .isEqualTo("[100, 250, 250, 100, 250, 100, 250, 100]\n");
    String ours =
        Files.readString(SCRIPTS.resolve("products.py"))
            .replaceFirst("from com.*\n", "")
            .replace("SFConstants.SAMPLE_RATE_MS", "96");
    assertThat(ok(renderText("ours.py", ours)).out())
        .isEqualTo("[100, 100, 100, 100, 100, 100, 100, 100]\n");
  }

  /** A library that brings tasks, types and caches of its own, on Java's names and none of ours. */
  @Test
  void checkoutOnThePathImportsAndRuns() throws Exception {
    ok(
        renderText(
            "tune.py",
            "sf.WriteMidi([sf.MidiNote(i * 250, 200, key) for i, key in enumerate((57, 64))],"
                + " 'tune.mid')\n"));
    String path = SCRIPTS.resolve("checkout").toString();
    List<String> words =
        List.of(
            "render",
            "-c",
            "import pieces.plucked; pieces.plucked.main()",
            "--path",
            path,
            "--out",
            out.toString(),
            "--scratch",
            folder.toString(),
            "--",
            out.resolve("tune.mid").toString());
    CapturedRun told = ok(TenutoRun.by(words.toArray(String[]::new)));
    assertThat(told.out())
        .isEqualTo("[(0.0, 12000.0, 57.0, 64.0, 0.0), (15000.0, 27000.0, 64.0, 64.0, 0.0)]\n");
    Levels levels = Levels.of(out.resolve("plucked.wav"));
    assertThat(levels.peak()).isBetween(0.49, 0.51);
    assertThat(levels.rms()).isBetween(0.02, 0.4);
  }

  /** In the original a zone is the object that {@code with} began, whoever hands it on. */
  @Test
  void zonesAreHandedOnAsThemselves() throws Exception {
    CapturedRun told =
        renderText(
            "zones.py",
            """
            from com.nerdscentral.audio.core import SFData, SFMemoryZone
            print SFData.peekZone()
            zone = SFMemoryZone()
            with zone:
                z = SFData.peekZone()
                SFData.stackZone(z)
                made = sf.Realise(sf.Silence(10))
                print z == zone, z == SFData.unstackZone(), z == SFData.peekZone()
                with SFMemoryZone():
                    print z != SFData.peekZone(), made.isReleased()
            print made.isReleased()
            SFData.pushZone(zone)
            print SFData.popZone() == zone
            try:
                SFData.unstackZone()
            except ValueError as error:
                print error
            try:
                with SFMemoryZone():
                    SFData.stackZone(None)
            except RuntimeError as error:
                print error
            """);
    assertThat(ok(told).out())
        .isEqualTo(
            """
            None
            True True True
            True False
            True
            True
            unstackZone: the thread is in no memory zone
            SFMemoryZone: another zone was begun within this one and not ended
            """);
  }

  /** Types and order as in the original: floats, signed bytes, names, notes where they end. */
  @Test
  void eventsOfMidiFilesAreAsInTheOriginal() throws Exception {
    CapturedRun told =
        renderText(
            "events.py",
            """
            import copy, sys
            from com.nerdscentral.audio.midi import MidiFunctions as Midi
            sequence = Midi.createSequence()
            track = Midi.createTrack(sequence)
            Midi.addNote(track, 0, 0, 500, 60, 100)
            Midi.addNote(track, 1, 250, 400, 64, 90)
            Midi.addModWheel(track, 0, 100, 64)
            Midi.writeMidiFile('events.mid', sequence)
            read = Midi.readMidiFile(sys.argv[1] + '/events.mid')
            for e in Midi.processSequence(read)[0]:
                print e['command'], [e[k] for k in sorted(copy.deepcopy(e))
                                     if k not in ('command', 'tick-off')]
                assert e['event'].getTick() <= e['tick'] and 'event' not in e.keys()
            print e['type'] == 'end', e['type'] == 0x2F, e['type'] == 'tempo', {0x2F: 7}[e['type']]
            print Midi.processSequence(sequence)[0][1]['tick-off'], repr(e['data'])
            """,
            "--",
            out.toString());
    assertThat(ok(told).out())
        .isEqualTo(
            """
            command [64, 0.0, 'modwheel', 1.0, 64.0, 100.0, 0.0, 'control_change']
            note [1.0, 64.0, 250.0, 400.0, 0.0, 90.0]
            note [0.0, 60.0, 0.0, 500.0, 0.0, 100.0]
            meta [0.0, array('b'), 3, 255, 500.0, 0.0, 47]
            True True False 7
            400.0 array('b')
            """);
  }

  /** As {@link #checkoutOnThePathImportsAndRuns}, for what ours are called by. */
  @Test
  void ourLibraryTakesTheKeywordsOfTheirs() throws Exception {
    CapturedRun told =
        renderText(
            "keywords.py",
            """
            from sython.utils.Generative import PrimeRange
            primes = PrimeRange(biggerThan=7)
            print [primes.next() for i in range(3)], PrimeRange(3, 12), PrimeRange(8)
            """);
    assertThat(ok(told).out()).isEqualTo("[11, 13, 17] [3, 5, 7, 11] [2, 3, 5, 7]\n");
  }

  @Test
  void wordsOfNeitherYearThatScriptsCall() throws Exception {
    CapturedRun told =
        renderText(
            "aliases.sy",
            """
            x = sf.Swap(sf.SineWave(100, 440))
            grains = sf.Granulate(+x, 10)
            y = sf.DeGranulate(grains)
            print x.isRealised(), sf.Samples(x) == sf.Samples(y), sf.MaxValue(sf.DirectMix(0, y)) > 0.99
            -x
            sf.WriteMidi([sf.MidiNote(0, 100, 60)], 'one.mid')
            import sys
            print sf.ReadMidiFile(sys.argv[1] + '/one.mid').notes
            """,
            "--",
            out.toString());
    assertThat(ok(told).out()).startsWith("True True True\n[<note ms=0.0, length=100.0, key=60,");
  }

  /** The library's own faults, which went well by luck, have a name here. */
  @Test
  void useAfterReleaseIsANamedError() throws Exception {
    CapturedRun told =
        renderText(
            "late.py",
            """
            from com.nerdscentral.audio.core import SFMemoryZone
            with SFMemoryZone():
                out = sf.Realise(sf.SineWave(100, 440))
            out.keep()
            sf.WriteFile16([out], 'late.wav')
            """);
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err()).contains("was already released").contains("late.py:5");
  }

  @Test
  void wordsCannotBeReplaced() throws Exception {
    assertThat(renderText("set.py", "sf.Mix = None\n").err())
        .contains("sf.Mix cannot be set: sf's words are fixed");
  }
}
