package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;

@Timeout(120)
class WatchTest {
  private static final String WROTE = "^\\d+\\.\\d\\d s: \\d+ parts from the cache, .* wrote ";
  private static final String FAILED = "^\\d+\\.\\d\\d s: failed";

  private static final String TONE = "sf.WriteFile([sf.SineWave(100, %d)], 'tone.wav')\n";

  @TempDir Path folder;

  private Path save(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** As many editors do. */
  private void saveByRename(String name, String text) throws IOException {
    Files.move(save(name + "~", text), folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private Watching watch(String... further) {
    String[] always = {
      folder.resolve("song.py").toString(),
      "--out",
      folder.resolve("out").toString(),
      "--scratch",
      folder.toString(),
      "--threads",
      "2"
    };
    return new Watching(Stream.of(always, further).flatMap(Stream::of).toArray(String[]::new));
  }

  /** The file that a render of its own makes from the patch as it stands. */
  private byte[] rendered(String name) throws IOException {
    Path out = folder.resolve("fresh");
    CapturedRun run =
        TenutoRun.by(
            "render",
            folder.resolve("song.py").toString(),
            "--out",
            out.toString(),
            "--scratch",
            folder.toString());
    assertThat(run.exit()).as(run.err()).isZero();
    return Files.readAllBytes(out.resolve(name));
  }

  private byte[] written(String name) throws IOException {
    return Files.readAllBytes(folder.resolve("out").resolve(name));
  }

  /** What it renders for itself is in a folder of its own, and makes way for what is saved. */
  @Test
  void rehearsesWhileNothingIsSaved() throws Exception {
    String tone = "sf.WriteFile(sf.SineWave(30000, %d) * 0.5, 'x.wav')\n";
    Path own = folder.resolve(".tenuto/cache/rehearsal");
    save("song.py", tone.formatted(400));
    try (Watching watching = watch()) {
      watching.await(WROTE);
      while (!Files.exists(own)) {
        Thread.sleep(5);
      }
      save("song.py", tone.formatted(500));
      assertThat(watching.await(WROTE)).endsWith("wrote x.wav (30.0 s)");
      assertThat(own).exists();
    }
    assertThat(own).doesNotExist();
    assertThat(written("x.wav")).isEqualTo(rendered("x.wav"));
  }

  @Test
  void aSavedChangeSoundsAsItWouldAlone() throws Exception {
    String noise =
        "x = sf.Realise(sf.RBJLowPass(sf.WhiteNoise(3000), %d, 1))\nsf.WriteFile([x], 'x.wav')\n";
    save("song.py", noise.formatted(400));
    try (Watching watching = watch()) {
      assertThat(watching.await(WROTE))
          .contains(", 2 computed (song.py:1); ")
          .endsWith("wrote x.wav (3.0 s)");
      byte[] first = written("x.wav");
      saveByRename("song.py", noise.formatted(500));
      watching.await(WROTE);
      assertThat(written("x.wav")).isNotEqualTo(first);
    }
    assertThat(written("x.wav")).isEqualTo(rendered("x.wav"));
    assertThat(folder.resolve(".tenuto/cache")).isDirectory();
  }

  /** A part is that of the whole; a preview takes what is measured of the whole from a render. */
  @Test
  void aPartIsWatched() throws Exception {
    String loud = "sf.WriteFile([sf.FixSize(sf.Saw(2000, 440) * %s)], 'x.wav')\n";
    save("song.py", loud.formatted("0.5"));
    try (Watching watching = watch("--from", "0.5", "--to", "0:01")) {
      assertThat(watching.await("needs the whole")).contains("peak at song.py:1: needs the whole");
      assertThat(watching.await(WROTE)).endsWith("wrote x.wav (0.5 s)");
    }
    try (Watching watching = watch()) {
      assertThat(watching.await(WROTE)).endsWith("wrote x.wav (2.0 s)");
    }
    try (Watching watching = watch("--from", "0.5", "--to", "0:01", "--preview")) {
      watching.await("preview: of this very sound.*: peak at song.py:1");
      watching.await(WROTE);
      saveByRename("song.py", loud.formatted("0.25"));
      watching.await("preview: peak at song.py:1, of the render of 20");
      assertThat(watching.await(WROTE)).endsWith("wrote x.wav (0.5 s)");
    }
  }

  @Test
  void aLargeFileIsMadeOfACopyOfTheOneBefore() throws Exception {
    String notes =
        """
        def play(note):
            return sf.PinkNoise(note.length) * (note.velocity / 200.0)
        notes = [sf.MidiNote(at, 900, 60, 64) for at in range(0, 70000, 1000)]
        notes[40] = sf.MidiNote(40000, 900, 60, %d)
        sf.WriteFile(sf.Perform(notes, play), 'x.wav')
        """;
    save("song.py", notes.formatted(1));
    Path file = folder.resolve("out/x.wav");
    try (Watching watching = watch()) {
      watching.await(WROTE);
      Object copied = null;
      int velocity = 1;
      do {
        copied = keyOfCopy();
        velocity++;
        assertThat(velocity).as("edits, none of which met a finished copy").isLessThan(20);
        saveByRename("song.py", notes.formatted(velocity));
        watching.await(WROTE);
      } while (!copied.equals(Files.getAttribute(file, "unix:ino")));
    }
    assertThat(written("x.wav")).isEqualTo(rendered("x.wav"));
    try (Stream<Path> left = Files.list(folder.resolve("out"))) {
      assertThat(left).containsExactly(file);
    }
  }

  /** Of the copy that is being made while nothing else is to be done. */
  private Object keyOfCopy() throws Exception {
    while (true) {
      try (Stream<Path> all = Files.list(folder.resolve("out"))) {
        Optional<Path> copy = all.filter(path -> path.toString().endsWith(".part")).findAny();
        if (copy.isPresent()) {
          Thread.sleep(200); // most likely it is finished then
          return Files.getAttribute(copy.get(), "unix:ino");
        }
      }
      Thread.sleep(10);
    }
  }

  @Test
  void anErrorIsShownAndMended() throws Exception {
    save("song.py", "sf.Nonsense()\n");
    try (Watching watching = watch()) {
      assertThat(watching.await("^tenuto: ")).contains("Nonsense");
      assertThat(watching.await("song.py")).endsWith("song.py:1: sf.Nonsense()");
      watching.await(FAILED);
      save("song.py", TONE.formatted(440));
      assertThat(watching.await(WROTE)).endsWith("wrote tone.wav (0.1 s)");
    }
  }

  @Test
  void aModuleIsFollowedEvenBeforeItIsThere() throws Exception {
    save("song.py", "import tune\n" + TONE.formatted(440).replace("440", "tune.pitch"));
    try (Watching watching = watch()) {
      watching.await(FAILED);
      save("tune.py", "pitch = (\n");
      watching.await("tune.py:");
      watching.await(FAILED);
      save("tune.py", "pitch = 440\n");
      watching.await(WROTE);
      byte[] first = written("tone.wav");
      saveByRename("tune.py", "pitch = 441\n");
      watching.await(WROTE);
      assertThat(written("tone.wav")).isNotEqualTo(first);
    }
    assertThat(written("tone.wav")).isEqualTo(rendered("tone.wav"));
  }

  @Test
  void aFileThatIsReadIsFollowedEvenBeforeItIsThere() throws Exception {
    Path from = folder.resolve("from.wav");
    save("song.py", "sf.WriteFile(sf.ReadFile('%s'), 'copy.wav')\n".formatted(from));
    Path one = CapturedRun.sound(folder.resolve("one.wav"), 96000, 1, 96, i -> 0.5);
    Path two = CapturedRun.sound(folder.resolve("two.wav"), 96000, 1, 96, i -> 0.25);
    try (Watching watching = watch()) {
      watching.await(FAILED);
      Files.move(one, from);
      watching.await(WROTE);
      byte[] first = written("copy.wav");
      Files.write(from, Files.readAllBytes(two));
      watching.await(WROTE);
      assertThat(written("copy.wav")).isNotEqualTo(first);
    }
    assertThat(written("copy.wav")).isEqualTo(rendered("copy.wav"));
  }

  /** It reads what the run before has left, and leaves another. */
  @Test
  void whatThePatchWritesItselfStartsNothing() throws Exception {
    String text =
        """
        import os
        path = '%s/out/sum.wav'
        old = sf.Realise(sf.ReadFile(path)[0]) if os.path.exists(path) else sf.Constant(10, 0.1)
        sf.WriteFile([sf.Mix([old, old * 0.1])], 'sum.wav')
        # %s
        """;
    save("song.py", text.formatted(folder, "first"));
    try (Watching watching = watch()) {
      watching.await(WROTE);
      save("song.py", text.formatted(folder, "second"));
      watching.await(WROTE);
      byte[] second = written("sum.wav");
      save("song.py", "import sys\nsys.stderr.write('third\\n')\n");
      watching.await("^third");
      assertThat(written("sum.wav")).isEqualTo(second);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while True: pass",
        "while 1:\n  try: pass\n  except: pass",
        "def again():\n  while True:\n    for i in xrange(9): i + 1\nagain()",
        "import time\ntime.sleep(1e6)",
        "def work():\n  while True: pass\nsf_do(work).get()",
        "sf.WriteFile([sf.RBJLowPass(sf.WhiteNoise(1e9), 400, 1)], 'long.wav')",
        "for i in xrange(10 ** 9): sf.Realise(sf.WhiteNoise(20))",
      })
  void aChangeStopsARenderAtWork(String endless) throws Exception {
    save("song.py", "import sys\nsys.stderr.write('begins\\n')\n" + endless + "\n");
    try (Watching watching = watch()) {
      watching.await("^begins");
      save("song.py", TONE.formatted(440));
      assertThat(watching.await("^\\d+\\.\\d\\d s: |^tenuto: "))
          .endsWith(" s: stopped, as song.py was saved");
      assertThat(watching.await(".")).containsPattern(WROTE);
    }
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files).containsExactly(folder.resolve("out/tone.wav"));
    }
  }

  @Test
  void nothingOfOneRunShowsInTheNext() throws Exception {
    String patch =
        """
        import sys, __builtin__
        from java.lang import System
        seen = [System.getProperty('song.key'), hasattr(sys, 'mark'), hasattr(__builtin__, 'mark')]
        sys.stderr.write('seen %%s %%s\\n' %% (seen, System.getProperty('sython.threads')))
        System.setProperty('song.key', 'here')
        System.setProperty('sython.threads', '99')
        sys.mark = __builtin__.mark = 1
        # %d
        """;
    String before = System.getProperty("sython.threads");
    save("song.py", patch.formatted(1));
    try (Watching watching = watch()) {
      String first = watching.await("^seen");
      assertThat(first).isEqualTo("seen [None, False, False] " + (before == null ? 2 : before));
      watching.await(WROTE);
      save("song.py", patch.formatted(2));
      assertThat(watching.await("^seen")).isEqualTo(first);
    }
    assertThat(System.getProperty("song.key")).isNull();
    assertThat(System.getProperty("sython.threads")).isEqualTo(before);
  }

  @Test
  void thirtyRunsLeaveNothingBehind() throws Exception {
    String patch =
        """
        x = sf.Realise(sf.WhiteNoise(50))
        y = sf_do(lambda: sf.Realise(sf.SineWave(50, %d))).get()
        sf.WriteFile([x, y], 'x.wav')
        """;
    save("song.py", patch.formatted(100));
    try (Watching watching = watch()) {
      watching.await(WROTE);
      List<Long> early = List.of();
      for (int run = 1; run <= 30; run++) {
        if (run == 10) {
          early = held();
        }
        save("song.py", patch.formatted(100 + run));
        watching.await(WROTE);
      }
      List<Long> late = held();
      for (int i = 0; i < late.size(); i++) { // one a run would be twenty
        assertThat(late.get(i)).as("%s, then %s", early, late).isLessThan(early.get(i) + 10);
      }
      assertThat(watching.further()).isEmpty();
    }
  }

  /** Threads, open files, and swap files that are mapped. */
  private static List<Long> held() throws IOException {
    long mapped;
    try (Stream<String> lines = Files.lines(Path.of("/proc/self/maps"))) {
      mapped = lines.filter(line -> line.contains("(deleted)")).count();
    }
    return List.of(
        (long) Thread.getAllStackTraces().size(), count(Path.of("/proc/self/fd")), mapped);
  }

  private static long count(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.count();
    }
  }

  @Test
  void aPatchMustBeThere() {
    CapturedRun missing = TenutoRun.by("watch", folder.resolve("none.py").toString());
    assertThat(missing.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(missing.err()).contains("there is no file");
  }
}
