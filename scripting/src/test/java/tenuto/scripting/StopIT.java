package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.wav.WavReader;

/**
 * A render stopped at any moment, from its start to a busy loop of Python, leaves whole files only
 * and nothing in the scratch folder.
 *
 * <p>Shown able to fail: writing to the final name instead of a part file leaves a file that cannot
 * be read, or is short, at most moments of writing.
 */
class StopIT {
  private static final int MOMENTS = 20;
  private static final long FIRST_MS = 100;
  private static final long STEP_MS = 130;

  @TempDir Path folder;

  private record Stopped(int exit, long millis, Path out) {}

  @Test
  void interruptedItEndsWithinTwoSecondsAndWith130() throws Exception {
    for (Stopped stopped : stopAtAllMoments("INT")) {
      assertThat(stopped.exit()).isEqualTo(130);
      assertThat(stopped.millis()).isLessThan(2000);
      assertThat(parts(stopped.out())).isEmpty();
      assertThat(torn(stopped.out())).isEmpty();
    }
    assertThat(scratchFiles()).isEmpty();
  }

  @Test
  void killedItLeavesNoTornFileAndTheNextRunSweepsTheRest() throws Exception {
    for (Stopped stopped : stopAtAllMoments("KILL")) {
      assertThat(stopped.exit()).isEqualTo(137);
      assertThat(torn(stopped.out())).isEmpty();
      if (!parts(stopped.out()).isEmpty()) {
        sweep(stopped.out());
        assertThat(parts(stopped.out())).isEmpty();
      }
    }
    assertThat(scratchFiles()).isEmpty();
  }

  private List<Stopped> stopAtAllMoments(String signal) throws Exception {
    // Two at a time: most of a run's life is spent waiting for its moment.
    try (ExecutorService pairs = Executors.newFixedThreadPool(2)) {
      List<Future<Stopped>> all =
          IntStream.range(0, MOMENTS)
              .mapToObj(i -> pairs.submit(() -> stop(signal, i, FIRST_MS + i * STEP_MS)))
              .toList();
      return all.stream().map(StopIT::result).toList();
    }
  }

  private static Stopped result(Future<Stopped> future) {
    try {
      return future.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  private Stopped stop(String signal, int number, long afterMs) throws Exception {
    Path out = folder.resolve(signal + number);
    Process process =
        Command.tenuto(
                folder,
                "render",
                Command.root()
                    .resolve("scripting/src/test/resources/tenuto/scripting/many_files.py")
                    .toString(),
                "--quiet",
                "--out",
                out.toString(),
                "--scratch",
                folder.resolve("scratch").toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor(afterMs, TimeUnit.MILLISECONDS)).isFalse();
    long begin = System.nanoTime();
    Command.run(Command.of(folder, Path.of("/bin/kill"), "-" + signal, "" + process.pid()));
    assertThat(process.waitFor(Duration.ofSeconds(20))).isTrue();
    return new Stopped(process.exitValue(), (System.nanoTime() - begin) / 1_000_000, out);
  }

  private void sweep(Path out) throws IOException, InterruptedException {
    Path patch =
        Files.writeString(folder.resolve("next.py"), "sf.WriteFile(sf.Silence(1), 'a.wav')");
    Command next =
        Command.run(
            Command.tenuto(folder, "render", patch.toString(), "--quiet", "--out", out.toString()));
    assertThat(next.exit()).as(next.err()).isZero();
  }

  private static List<Path> parts(Path out) throws IOException {
    return list(out).stream().filter(file -> file.toString().endsWith(".part")).toList();
  }

  private static List<Path> torn(Path out) throws IOException {
    return list(out).stream()
        .filter(file -> file.toString().endsWith(".wav"))
        .filter(file -> !isWhole(file))
        .toList();
  }

  private static boolean isWhole(Path file) {
    try (WavReader wav = WavReader.open(file)) {
      return wav.frames() == 19_200 && wav.channels() == 2;
    } catch (IOException e) {
      return false;
    }
  }

  private List<Path> scratchFiles() throws IOException {
    return list(folder.resolve("scratch"));
  }

  private static List<Path> list(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
