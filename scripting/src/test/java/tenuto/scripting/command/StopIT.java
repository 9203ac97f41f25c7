package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.support.Sounds;

/**
 * A run that is killed, ended, or stopped by Ctrl-C, at some moments each: while it starts,
 * renders, writes or goes round in a loop of Python's. What stands under a final name is whole, no
 * swap is left.
 *
 * <p>That it can fail was seen when the files were written under their final names.
 */
@Tag("trial")
class StopIT {
  private static final int TRIALS = Integer.getInteger("tenuto.trials", 1);

  /** Of each signal. */
  private static final int MOMENTS = TRIALS == 1 ? 5 : 10 * TRIALS;

  /** From the start of the JVM, which alone takes half a second, to well after the first file. */
  private static final double LAST_MS = 2200;

  /** Files of 100 ms in a row; with an argument it then never ends, with nothing to interrupt. */
  private static final String PATCH =
      """
      import sys
      kept = sf.Realise(sf.WhiteNoise(1000))
      for i in range(8 if len(sys.argv) > 2 else 1000000):
          x = sf.Realise(sf.RBJLowPass(kept * 0.5, 400 + i % 1000, 1))
          sf.WriteFile([x[:100], x[100:200]], '%s_%d.wav' % (sys.argv[1], i), 'pcm24')
      while True:
          pass
      """;

  /** A stereo file of 100 ms in 24 bits and its header. */
  private static final int FRAMES = 9600;

  /**
   * How a JVM ends that is stopped in the few milliseconds when it sets up its modules: the thread
   * that stops it and the one that starts it disagree on how far it is, and that is an error of its
   * own, with an exit code that nobody else can choose.
   */
  private static final String JVM_FAILED_TO_START =
      "(?s)(Runtime\\.exit.* logging failed.*\n)?"
          + "Error occurred during initialization of VM\njava.lang.InternalError: Bad level: \\d.*";

  @TempDir Path folder;
  private Path out;
  private Path scratch;

  @BeforeEach
  void setUp() throws IOException {
    Files.writeString(folder.resolve("patch.py"), PATCH);
    out = Files.createDirectory(folder.resolve("out"));
    scratch = Files.createDirectory(folder.resolve("scratch"));
  }

  private record Stopped(int exit, long ms, String err) {}

  @Test
  void killed() throws Exception {
    for (Stopped stopped : atEachMoment("KILL")) {
      assertThat(stopped.exit()).as(stopped.err()).isEqualTo(128 + 9);
    }
    assertWhole();
    assertThat(left(scratch)).isEmpty();
    sweep();
    assertThat(left(out)).noneMatch(name -> name.endsWith(".part"));
  }

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143"})
  void stopped(String signal, int exit) throws Exception {
    for (Stopped stopped : atEachMoment(signal)) {
      assertThat(stopped.ms()).isLessThan(2000);
      boolean started = !stopped.err().matches(JVM_FAILED_TO_START);
      assertThat(stopped.exit()).as(stopped.err()).isIn(exit, started ? exit : 1);
      // Before its modules are up the JVM has a complaint of its own about being stopped.
      assertThat(stopped.err().replaceFirst(JVM_FAILED_TO_START, ""))
          .matches(
              "(Runtime\\.exit\\(%d\\) logging failed.*\n)?".formatted(exit)
                  + "(tenuto: stopped; files already completed are kept\n)?");
    }
    assertWhole();
    assertThat(left(scratch)).isEmpty();
    assertThat(left(out)).noneMatch(name -> name.endsWith(".part"));
  }

  /**
   * A swap file that others may lend from has a name while it is used. It was left behind 8 times
   * of 8 by a session that was stopped.
   */
  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void theLastSessionTakesItsSharedSwapAwayThoughItIsStopped(String signal) throws Exception {
    for (int i = 0; i < Math.min(2, TRIALS); i++) {
      Process process = renderShared(signal + i);
      awaitFirstFile(signal + i);
      assertThat(left(scratch)).containsExactly("tenuto-shared.swap");
      Command.signal(signal, process.pid());
      Command.await(process);
      assertThat(left(scratch)).isEmpty();
    }
  }

  @Test
  void oneOfTwoLeavesTheSharedSwapToTheOtherAndTheNextTakesAwayAKilledOnes() throws Exception {
    Process one = renderShared("one");
    Process other = renderShared("other");
    awaitFirstFile("one");
    awaitFirstFile("other");
    Command.signal("TERM", one.pid());
    Command.await(one);
    assertThat(left(scratch)).containsExactly("tenuto-shared.swap");
    Command.signal("KILL", other.pid());
    Command.await(other);
    Command next =
        Command.run(
            Command.tenuto(
                folder,
                "render",
                "-c",
                "sf.WriteFile(sf.Realise(sf.WhiteNoise(1)), 'x.wav')",
                "--out",
                "out",
                "--scratch-shared",
                "scratch"));
    assertThat(next.exit()).as(next.err()).isZero();
    assertThat(left(scratch)).isEmpty();
  }

  private Process renderShared(String name) throws IOException {
    return render(name, false, "--scratch-shared");
  }

  private void awaitFirstFile(String name) throws InterruptedException {
    long began = System.nanoTime();
    while (Files.notExists(out.resolve(name + "_0.wav"))
        && System.nanoTime() - began < TimeUnit.SECONDS.toNanos(120)) {
      Thread.sleep(10);
    }
  }

  /** Two at a time: each has to start a JVM. */
  private List<Stopped> atEachMoment(String signal) throws Exception {
    List<Callable<Stopped>> all = new ArrayList<>();
    for (int i = 0; i < MOMENTS; i++) {
      int moment = i;
      all.add(() -> stop(signal, moment));
    }
    List<Stopped> stopped = new ArrayList<>();
    try (ExecutorService two = Executors.newFixedThreadPool(2)) {
      for (Future<Stopped> each : two.invokeAll(all)) {
        stopped.add(each.get());
      }
    }
    return stopped;
  }

  private Stopped stop(String signal, int moment) throws Exception {
    Process process = render(signal + moment, moment % 2 == 0);
    long began = System.nanoTime();
    if (process.waitFor((long) (moment * LAST_MS / MOMENTS), TimeUnit.MILLISECONDS)) {
      return new Stopped(-1, 0, Command.await(process).err()); // it never ends by itself
    }
    if (moment >= MOMENTS / 2) { // however slow the machine is, half of them have written
      while (Files.notExists(out.resolve(signal + moment + "_0.wav"))
          && System.nanoTime() - began < TimeUnit.SECONDS.toNanos(120)) {
        process.waitFor(10, TimeUnit.MILLISECONDS);
      }
    }
    long then = System.nanoTime();
    Command.signal(signal, process.pid());
    process.waitFor();
    long ms = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - then);
    Command end = Command.await(process);
    return new Stopped(end.exit(), ms, end.err());
  }

  /** A shell in the background ignores SIGINT, and so would what it starts. */
  private Process render(String name, boolean busy) throws IOException {
    return render(name, busy, "--scratch");
  }

  private Process render(String name, boolean busy, String scratchOption) throws IOException {
    List<String> line = new ArrayList<>();
    if (Files.isExecutable(Path.of("/usr/bin/env")) && canDefaultSignals()) {
      line.addAll(List.of("/usr/bin/env", "--default-signal=INT"));
    }
    line.addAll(
        Command.tenuto(
                folder,
                "render",
                "patch.py",
                name,
                "--quiet",
                "--out",
                "out",
                scratchOption,
                "scratch")
            .command());
    if (busy) {
      line.add("busy");
    }
    ProcessBuilder process = Command.tenuto(folder);
    process.environment().put("TMPDIR", folder.toString());
    return process.command(line).start();
  }

  private static boolean canDefaultSignals() throws IOException {
    try {
      return new ProcessBuilder("/usr/bin/env", "--default-signal=INT", "true").start().waitFor()
          == 0;
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private void sweep() throws Exception {
    Path patch =
        Files.writeString(folder.resolve("next.py"), "sf.WriteFile16(sf.Silence(1), 'x.wav')");
    Command next =
        Command.run(Command.tenuto(folder, "render", patch.toString(), "--quiet", "--out", "out"));
    assertThat(next.exit()).as(next.err()).isZero();
    Files.delete(out.resolve("x.wav"));
  }

  private void assertWhole() throws IOException {
    List<String> files = left(out).stream().filter(name -> name.endsWith(".wav")).toList();
    assertThat(files).hasSizeGreaterThanOrEqualTo(MOMENTS / 2);
    for (String file : files) {
      assertThat(Sounds.read(out.resolve(file))[0]).as(file).hasSize(FRAMES);
      assertThat(Files.size(out.resolve(file))).as(file).isGreaterThanOrEqualTo(FRAMES * 6);
    }
  }

  private static List<String> left(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
