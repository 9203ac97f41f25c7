package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code render --fill} as two processes that are killed, and what a last run makes of it. */
class FillIT {
  private static final String PATCH =
      """
      import sys
      def note(i):
          x = sf.WhiteNoise(3000)
          for k in range(40):
              x = sf.RBJLowPass(x, 9000 + 40 * i + k, 0.7)
          return sf.Realise(x)

      mix = sf.Realise(sf.MixAt([(note(i), 700 * i) for i in range(int(sys.argv[1]))]))
      loud = sf.FixSize(mix)
      for k in range(40):
          loud = sf.RBJHighPass(loud, 50 + k, 0.7)
      loud = sf.FixSize(sf.Realise(loud))
      sf.WriteFile([loud, sf.Reverse(loud)], 'a.wav', 'float64')
      """;

  @TempDir Path folder;

  /** So many are kept in the cache, and as many workers share them. */
  private int notes = 8;

  @BeforeEach
  void writePatch() throws IOException {
    Files.writeString(folder.resolve("patch.py"), PATCH);
  }

  private ProcessBuilder render(String out, String... options) {
    Stream<String> line =
        Stream.of("render", "patch.py", "" + notes, "--out", out, "--scratch", folder.toString());
    return Command.tenuto(folder, Stream.concat(line, Stream.of(options)).toArray(String[]::new));
  }

  private Process fill(int number) throws IOException {
    return render("none", "--cache", "cache", "--fill", number + "/2").start();
  }

  private long entries() throws IOException {
    if (!Files.isDirectory(folder.resolve("cache"))) {
      return 0;
    }
    while (true) {
      try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
        return files.filter(file -> file.getFileName().toString().matches("[0-9a-f]{32}")).count();
      } catch (UncheckedIOException e) {
        // A worker has just given an entry its name, or taken one away: look again.
        assertThat(e).hasCauseInstanceOf(NoSuchFileException.class);
      }
    }
  }

  /** Both at once, until so many entries more are there; then one is killed, and the other too. */
  private void killAfter(int more, int first) throws Exception {
    long before = entries();
    List<Process> both = List.of(fill(1), fill(2));
    while (entries() < before + more && both.stream().anyMatch(Process::isAlive)) {
      both.getFirst().waitFor(5, TimeUnit.MILLISECONDS);
    }
    both.get(first).destroyForcibly().waitFor();
    both.get(1 - first).destroyForcibly().waitFor();
  }

  private void check(int... kills) throws Exception {
    assertThat(Command.run(render("whole")).exit()).isZero();
    for (int i = 0; i < kills.length; i++) {
      killAfter(kills[i], i % 2);
    }
    Process survivor = fill(1);
    Process killed = fill(2);
    long before = entries();
    while (entries() == before && killed.isAlive()) {
      killed.waitFor(5, TimeUnit.MILLISECONDS);
    }
    killed.destroyForcibly().waitFor();
    Command left = Command.await(survivor);
    assertThat(left.exit()).as(left.err()).isZero();
    assertThat(left.err()).contains("tenuto: filled ").doesNotContain("damaged", "Error");
    Command last = Command.run(render("last", "--cache", "cache"));
    assertThat(last.exit()).as(last.err()).isZero();
    assertThat(last.err()).doesNotContain("damaged");
    assertThat(folder.resolve("last/a.wav")).hasSameBinaryContentAs(folder.resolve("whole/a.wav"));
    assertThat(folder.resolve("none")).doesNotExist();
  }

  @Test
  void killedWorkersLeaveNothingWrong() throws Exception {
    check(1, 3);
  }

  @Tag("long")
  @Test
  void tenKillsLeaveNothingWrong() throws Exception {
    notes = 16;
    check(0, 1, 2, 3, 1, 5, 2, 1, 4);
  }

  /** Side by side they come through all stages, as each waits for what the other computes. */
  @Test
  void twoAtOnceComeToTheEnd() throws Exception {
    assertThat(Command.run(render("whole")).exit()).isZero();
    Process one = fill(1);
    Process two = fill(2);
    for (Process each : List.of(one, two)) {
      Command done = Command.await(each);
      assertThat(done.exit()).as(done.err()).isZero();
    }
    for (int number = 1; number <= 2; number++) {
      assertThat(Command.await(fill(number)).err()).contains("; none is left: render without");
    }
    Command last = Command.run(render("last", "--cache", "cache"));
    assertThat(last.err()).doesNotContain("\ntenuto: 0 parts from the cache");
    assertThat(folder.resolve("last/a.wav")).hasSameBinaryContentAs(folder.resolve("whole/a.wav"));
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .noneMatch(name -> name.startsWith("part-"));
    }
  }
}
