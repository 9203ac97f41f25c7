package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** {@code process --watch}. */
@Timeout(120)
class BatchWatchTest {
  @TempDir Path folder;
  private Path in;
  private Path out;

  @BeforeEach
  void setUp() throws IOException {
    in = Files.createDirectory(folder.resolve("in"));
    out = folder.resolve("out");
  }

  /** Something that a test does while folders are watched. */
  private interface Doing {
    void run() throws Exception;
  }

  private CapturedRun watch(Doing doing, String... more) throws Exception {
    List<String> all =
        new ArrayList<>(List.of("process", "gain -20dB", in.toString(), "--out", out.toString()));
    all.addAll(List.of("--watch", "--settle", "100ms", "--bits", "32f"));
    all.addAll(List.of(more));
    Thread watching = Thread.currentThread();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread beside =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    doing.run();
                  } catch (Throwable e) {
                    failure.set(e);
                  }
                  watching.interrupt();
                });
    CapturedRun ran = CapturedRun.by(all.toArray(String[]::new));
    Thread.interrupted();
    beside.join();
    assertThat(failure.get()).isNull();
    return ran;
  }

  private Path arrive(String name, double level) throws IOException {
    double[] x = new double[800];
    Arrays.fill(x, level);
    Path made = Sounds.write(folder.resolve("made.wav"), 8000, x);
    return Files.move(made, in.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private void await(String name, double level) throws Exception {
    while (!Files.exists(out.resolve(name))
        || Math.abs(Sounds.read(out.resolve(name))[0][0] - level) > 1e-6) {
      Thread.sleep(20);
    }
  }

  private void awaitJournal(int lines) throws Exception {
    Path journal = out.resolve(BatchJournal.NAME);
    while (!Files.exists(journal) || Files.readAllLines(journal).size() < lines) {
      Thread.sleep(20);
    }
  }

  @Test
  void filesThatArriveAreProcessedUntilItIsStopped() throws Exception {
    arrive("first.wav", 0.5);
    CapturedRun ran =
        watch(
            () -> {
              await("first.wav", 0.05);
              arrive("second.wav", 0.25);
              await("second.wav", 0.025);
              arrive("first.wav", 0.75);
              await("first.wav", 0.075);
              Files.writeString(in.resolve("broken.wav"), "RIFF, but no more");
              arrive("third.wav", 0.125);
              await("third.wav", 0.0125);
              awaitJournal(8);
            });
    assertThat(ran.exit()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(ran.err())
        .contains("waiting for files in " + in)
        .contains("broken.wav")
        .contains("4 of 5 files done, 1 failed");
  }

  @Test
  void whatIsDoneIsNotDoneAgain() throws Exception {
    arrive("a.wav", 0.5);
    watch(() -> awaitJournal(2));
    arrive("b.wav", 0.5);
    CapturedRun again = watch(() -> awaitJournal(4), "--json");
    assertThat(again.out().lines().filter(line -> line.contains("\"skipped\":true")))
        .singleElement()
        .asString()
        .contains("a.wav");
    assertThat(again.err()).contains("1 of 2 files done, 1 already done");
  }

  @Test
  void twoFilesWithOneOutputAreNotMixedUp() throws Exception {
    arrive("a.wav", 0.5);
    Path flac = folder.resolve("a.flac");
    assertThat(CapturedRun.by("convert", in + "/a.wav", "--out", flac.toString()).exit()).isZero();
    CapturedRun ran =
        watch(
            () -> {
              await("a.wav", 0.05);
              Files.move(flac, in.resolve("a.flac"));
              arrive("b.wav", 0.5);
              awaitJournal(4);
            },
            "--format",
            "wav");
    assertThat(ran.err()).contains("a.flac: ").contains("is already the output of");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "--settle 2# --settle must be a time with its unit, such as 500ms or 2s, but is '2'",
        "--part 1/2# --watch cannot be combined with --list, --part or --dry-run",
        "--album# --watch and --album cannot be combined: each file that arrives would change the gain",
        "--dry-run# --watch cannot be combined with",
        "--name {n}.wav# files of --watch have no numbers",
      })
  void whatCannotBeWatchedIsRefused(String option, String error) throws Exception {
    List<String> all =
        new ArrayList<>(List.of("process", "dc", in.toString(), "--out", out.toString()));
    all.add("--watch");
    all.addAll(List.of(option.split(" ")));
    CapturedRun ran = CapturedRun.by(all.toArray(String[]::new));
    assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains(error);
  }

  @Test
  void foldersAreWatchedThatAreNotTheOutputs() throws Exception {
    Path file = arrive("a.wav", 0.5);
    for (String[] wrong :
        new String[][] {
          {file.toString(), "--watch needs folders, but " + file + " is not one"},
          {out.toString() + "/../out", "--watch would process its own outputs"}
        }) {
      Files.createDirectories(out);
      CapturedRun ran =
          CapturedRun.by("process", "dc", wrong[0], "--out", out.toString(), "--watch");
      assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(ran.err()).contains(wrong[1]);
    }
  }

  /** A file that comes again is measured again. */
  @Test
  void arrivingFilesGetTheTagsOfReplayGain() throws Exception {
    CapturedRun ran =
        watch(
            () -> {
              arrive("a.wav", 0.5);
              await("a.wav", 0.05);
              double first = peak("a.wav");
              arrive("a.wav", 0.8);
              await("a.wav", 0.08);
              assertThat(peak("a.wav") / first).isCloseTo(0.8 / 0.5, within(1e-4));
            },
            "--replaygain");
    assertThat(ran.exit()).isEqualTo(ExitCode.INTERRUPTED);
  }

  private double peak(String name) {
    String tags = CapturedRun.by("tag", out.resolve(name).toString()).out();
    return Double.parseDouble(tags.replaceFirst("(?s).*REPLAYGAIN_TRACK_PEAK: (\\S+).*", "$1"));
  }
}
