package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Base64;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;

/**
 * Patches whose samples follow from more than their text: what a cache that keeps everything gives
 * back is what a run without one makes.
 */
class KeptPatchesTest {
  @TempDir Path folder;

  private MemoryCache cache;

  @BeforeEach
  void setUp() {
    cache = new MemoryCache();
  }

  private Settings settings() {
    return new Settings().withScratch(folder).withThreads(2);
  }

  /** What a patch writes and prints, by names; samples at full precision. */
  private SortedMap<String, String> made(Settings settings, String text) throws IOException {
    Path out = folder.resolve("out");
    SortedMap<String, String> made = new TreeMap<>();
    made.put("", new Patches(folder, settings).run("patch.py", text).ok().out());
    if (Files.exists(out)) {
      try (Stream<Path> files = Files.list(out)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          byte[] bytes = Files.readAllBytes(file);
          made.put(file.getFileName().toString(), Base64.getEncoder().encodeToString(bytes));
          Files.delete(file);
        }
      }
    }
    return made;
  }

  /** Runs a patch without a cache and with it; what both make is the same. */
  private SortedMap<String, String> check(Settings settings, String text) throws IOException {
    SortedMap<String, String> wanted = made(settings.withCache(Cache.NONE), text);
    assertThat(made(settings.withCache(cache), text)).as(text).isEqualTo(wanted);
    return wanted;
  }

  private SortedMap<String, String> check(String text) throws IOException {
    return check(settings(), text);
  }

  private static String written(String signal) {
    return "sf.WriteFile([%s], 'a.wav', 'float64')\n".formatted(signal);
  }

  private Path file(String name, int hz) throws IOException {
    Path file = folder.resolve(name);
    String patch = "sf.WriteFile([sf.SineWave(300, %d)], '%s', 'pcm24')\n".formatted(hz, file);
    made(settings(), patch);
    return file;
  }

  private static String reading(Path file) {
    return written("sf.Realise(sf.ReadFile('%s')[0])".formatted(file));
  }

  @Test
  void anotherContentOfTheSameNameLengthAndTimeIsHeard() throws Exception {
    Path file = file("a1.wav", 440);
    FileTime time = Files.getLastModifiedTime(file);
    SortedMap<String, String> before = check(reading(file));
    long length = Files.size(file);
    byte[] other = Files.readAllBytes(file("b1.wav", 550));
    Files.write(file, other); // in place
    Files.setLastModifiedTime(file, time);
    assertThat(file).hasSize(length);
    int kept = cache.size();
    assertThat(check(reading(file))).isNotEqualTo(before);
    assertThat(cache.size()).isGreaterThan(kept);
  }

  @Test
  void theSameContentUnderAnotherNameIsFound() throws Exception {
    Path file = file("a1.wav", 440);
    check(reading(file));
    int kept = cache.size();
    assertThat(kept).isPositive();
    Path other = folder.resolve("elsewhere.wav");
    Files.copy(file, other, StandardCopyOption.REPLACE_EXISTING);
    int reads = cache.reads();
    check(reading(other));
    assertThat(cache.reads()).isGreaterThan(reads);
    assertThat(cache.size()).isEqualTo(kept);
  }

  /** Single signals too, and loops into which files come. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.ReadSignal('FILE')",
        "sf.ReadSignal('FILE') * 2",
        "sf.feedback(lambda x, back: x + 0.5 * back, sf.ReadSignal('FILE'), ms=5)",
        "sf.feedback(lambda x, back: x + 0.5 * back * sf.ReadSignal('FILE'), sf.SineWave(300, 9),"
            + " ms=5)",
        "sf.Convolution(sf.SineWave(100, 440), sf.ReadSignal('FILE'))",
        "sf.Reverse(sf.ReadSignal('FILE'))",
        "sf.MixAt([(sf.ReadSignal('FILE'), 7), (sf.SineWave(100, 3), 5)])"
      })
  void aSignalsFileThatChangesIsHeard(String signal) throws Exception {
    Path file = folder.resolve("x.signal");
    FileTime time = FileTime.fromMillis(1_700_000_000_000L);
    SortedMap<String, String> before = null;
    for (int hz : new int[] {440, 550}) {
      Files.deleteIfExists(file);
      made(settings(), "sf.WriteSignal(sf.SineWave(300, %d), '%s')\n".formatted(hz, file));
      Files.setLastModifiedTime(file, time);
      String patch = written("sf.Realise(%s)".formatted(signal.replace("FILE", file.toString())));
      SortedMap<String, String> now = check(patch);
      assertThat(now).isNotEqualTo(before).isEqualTo(check(patch));
      before = now;
    }
    assertThat(cache.reads()).isPositive();
  }

  /** What is written to while it is read has no content to go by. */
  @Test
  void nothingOfAPoolIsKept() throws Exception {
    Path pool = folder.resolve("x.pool");
    SortedMap<String, String> before = null;
    for (int hz : new int[] {440, 550}) {
      Files.deleteIfExists(pool);
      String write = "at = sf.WriteToSignalPool(sf.SineWave(300, %d), '%s')\n".formatted(hz, pool);
      String read =
          "at = %s\n"
              + written("sf.Realise(sf.ReadFromSignalPool('%s', at) * 0.5)".formatted(pool));
      String at = made(settings(), write + "print at\n").get("").strip();
      SortedMap<String, String> now = check(read.formatted(at));
      assertThat(now).isNotEqualTo(before);
      before = now;
    }
    assertThat(cache.size()).isZero();
  }

  @Test
  void nothingThatIsMadeFromADraftIsKept() throws Exception {
    for (double value : new double[] {0.25, 0.5}) {
      check(
          """
          x = sf.draft(96000)
          for i in range(3, 200):
              x.setAt(i, %s)
          """
                  .formatted(value)
              + written("sf.Realise(x * 0.5 + sf.Realise(sf.Reverse(x)))"));
    }
    assertThat(cache.size()).isZero();
  }

  @Test
  void nothingThatIsMadeByAProcessorOfOthersIsKept() throws Exception {
    for (double gain : new double[] {0.25, 0.5}) {
      check(
          """
          from be.tarsos.dsp import GainProcessor
          x = sf.Tarsos(sf.Constant(100, 1), GainProcessor(%s), size=512)
          """
                  .formatted(gain)
              + written("sf.Realise(x * 0.5)"));
    }
    check(
        """
        from be.tarsos.dsp import AudioProcessor
        class Counting(AudioProcessor):
            seen = 0
            def process(self, event):
                self.seen += 1
                return True
            def processingFinished(self):
                pass
        counting = Counting()
        sf.Realise(sf.Tarsos(sf.Constant(100, 1), counting, size=512))
        print counting.seen
        """);
    assertThat(cache.size()).isZero();
  }

  @Test
  void anotherFunctionInALoopIsHeard() throws Exception {
    for (String f :
        new String[] {
          "lambda x, back: x + 0.5 * back",
          "lambda x, back: x + 0.6 * back",
          "lambda x, back: 0.5 * back + x",
          "lambda x, back: x + 0.5 * sf.RBJLowPass(back, 900, 1)",
          "lambda x, back: x + 0.5 * sf.RBJLowPass(back, 901, 1)"
        }) {
      for (int ms : new int[] {5, 6}) {
        String loop = "sf.feedback(%s, sf.SineWave(3000, 440), ms=%d)".formatted(f, ms);
        check(written("sf.Realise(%s)".formatted(loop)));
      }
    }
    int reads = cache.reads();
    check(
        written("sf.Realise(sf.feedback(lambda y, b: y + 0.5 * b, sf.SineWave(3000, 440), ms=5))"));
    assertThat(cache.reads()).isGreaterThan(reads);
  }

  @Test
  void aWordOfPythonsThatChangesIsHeard() throws Exception {
    for (String body : new String[] {"x * drive", "x * drive * 2", "sf.Saturate(x * drive)"}) {
      for (int drive : new int[] {2, 3}) {
        check(
            """
            @sf.word
            def WarmTape(x, drive=2):
                return sf.Realise(%s)
            """
                    .formatted(body)
                + written(
                    "sf.Realise(sf.SineWave(300, 440).warm_tape(drive=%d))".formatted(drive)));
      }
    }
  }

  @Test
  void whatANumberWasMeasuredOfIsHeard() throws Exception {
    for (double gain : new double[] {1, 0.5, 0.25}) {
      check(
          """
          x = sf.Realise(sf.WhiteNoise(3000) * %s)
          peak = sf.Magnitude(x)
          print peak
          """
                  .formatted(gain)
              + written("sf.Realise(sf.Normalise(x)) * peak"));
    }
  }

  /** What a session is set to is nowhere in the text of a patch. */
  @Test
  void anotherRateOrSeedIsHeard() throws Exception {
    String patch =
        """
        def note(n):
            x = sf.RBJLowPass(sf.WhiteNoise(n.length) + sf.SineWave(n.length, 110), 900 + n.key, 1)
            return sf.Realise(x * sf.NumericShape((0, 0), (5, 1), (n.length, 0)))
        notes = [sf.MidiNote(400 * i, 900, 60 + i) for i in range(6)]
        """
            + written("sf.Normalise(sf.Perform(notes, note))");
    for (double rate : new double[] {96_000, 44_100, 48_000}) {
      for (long seed : new long[] {0, 1}) {
        Settings settings = settings().withSampleRate(rate).withSeed(seed);
        SortedMap<String, String> wanted = check(settings, patch);
        for (int threads : new int[] {1, 2}) {
          assertThat(check(settings.withThreads(threads).withBlockSize(512 * threads), patch))
              .isEqualTo(wanted);
        }
      }
    }
    assertThat(cache.reads()).isPositive();
  }

  /** A note is read later from a cache, but must not be computed later from what has changed. */
  @Test
  void whatChangesBetweenNotesIsHeardAsItWas() throws Exception {
    String notes =
        """
        import shutil
        for key in range(1, 10):
            sf.WriteFile([sf.SineWave(100, 40 * key)], '%d.wav' % key, 'float64')
        def fromFile(n):
            shutil.copyfile('OUT/%d.wav' % n.key, 'OUT/note.wav')
            return sf.ReadFile('OUT/note.wav')[0] * 0.5
        notes = [sf.MidiNote(20 * i, 90, KEYS[i]) for i in range(5)]
        """
            .replace("OUT", folder.resolve("out").toString());
    for (String keys : new String[] {"[1, 2, 3, 4, 5]", "[1, 2, 9, 4, 5]", "[9, 1, 2, 3, 4]"}) {
      for (String instrument : new String[] {"fromFile"}) {
        check(
            settings().withThreads(1),
            notes.replace("KEYS", keys) + written("sf.Perform(notes, %s)".formatted(instrument)));
      }
    }
  }
}
