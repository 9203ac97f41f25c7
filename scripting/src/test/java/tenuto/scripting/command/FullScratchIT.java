package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** A run whose scratch space ends: one message, exit 4, finished files whole, no swap left. */
class FullScratchIT {
  private static final String PATCH =
      """
      import sys
      def new(i):
          return sf.Realise(sf.RBJLowPass(sf.WhiteNoise(1000), 400 + i, 1) * sf.SineWave(1000, 3))
      sf.WriteFile([new(1), new(2)], 'before.wav', 'pcm24')
      kept = []
      def fill(n):
          for i in range(n):
              kept.append(new(i))
      """;

  private static final int FRAMES = 96000;

  @TempDir Path folder;
  private Path scratch;

  @BeforeEach
  void setUp() throws IOException {
    scratch = Files.createDirectory(folder.resolve("scratch"));
  }

  private String[] render(String rest, String... options) throws IOException {
    Path patch = Files.writeString(folder.resolve("patch.py"), PATCH + rest);
    List<String> fixed =
        List.of(
            "render",
            patch.toString(),
            "--out",
            folder.resolve("out").toString(),
            "--scratch",
            scratch.toString());
    return Stream.concat(fixed.stream(), Stream.of(options)).toArray(String[]::new);
  }

  /** A cap is no matter of the process, whose start takes a second. */
  private static Command inThisJvm(String... line) {
    CapturedRun run = TenutoRun.by(line);
    return new Command(run.exit(), run.out(), run.err());
  }

  private void assertFull(Command run) throws IOException {
    assertThat(run.exit()).as(run.err()).isEqualTo(4);
    assertThat(run.err()).containsOnlyOnce("out of scratch space").doesNotContain("\tat ");
    assertThat(run.err())
        .containsPattern(
            "tenuto: out of scratch space: \\Q"
                + scratch
                + "\\E was asked for [0-9.]+ [KM]iB more, but ");
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files).containsExactly(folder.resolve("out/before.wav"));
    }
    assertThat(Sounds.read(folder.resolve("out/before.wav"))[0]).hasSize(FRAMES);
    try (Stream<Path> files = Files.list(scratch)) {
      assertThat(files).isEmpty();
    }
  }

  @Tag("trial")
  @Test
  void convolutionsOneAfterTheOtherNeedTheRoomOfOne() throws Exception {
    String patch =
        """
        response = sf.WhiteNoise(1100000 / 96.0)
        for i in range(%d):
            with sf.scope():
                sf.Realise(sf.Convolution(sf.WhiteNoise(10), response))
        """
            .formatted(Integer.getInteger("tenuto.trials", 1) == 1 ? 2 : 6);
    Command run = inThisJvm(render(patch, "--scratch-max", "130M"));
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err()).containsPattern("at most 1[0-2][0-9]\\.[0-9] MiB lent");
  }

  @Test
  void aConvolutionThatNeedsMoreThanTheCap() throws Exception {
    Command run =
        inThisJvm(
            render(
                "sf.Realise(sf.Convolution(new(1), sf.WhiteNoise(2100000 / 96.0)))\n",
                "--scratch-max",
                "20M"));
    assertFull(run);
  }

  @Test
  void bySettingACap() throws Exception {
    Command run = inThisJvm(render("fill(1000)\n", "--scratch-max", "40M"));
    assertFull(run);
    assertThat(run.err())
        .contains("40.0 MiB of the 40.0 MiB that --scratch-max allows are in use")
        .contains("patch.py:3: return sf.Realise(");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fill(1000)\n",
        "try:\n    fill(1000)\nexcept:\n    pass\nsf.WriteFile16(kept[0], 'after.wav')\n",
        "for task in [sf_do(fill, 1000) for i in range(4)]:\n    task.get()\n",
      })
  void byAFullDisk(String rest) throws Exception {
    String mount = "mount -t tmpfs -o size=64m none '" + scratch + "'";
    assumeTrue(unshared(mount).exit() == 0, "no file systems can be mounted here (unshare -Urm)");
    StringBuilder line = new StringBuilder();
    for (String word : Command.tenuto(folder, render(rest)).command()) {
      line.append(" '").append(word).append('\'');
    }
    Command run =
        unshared(mount + " &&" + line + "; code=$?; ls -A '" + scratch + "' >&2; exit $code");
    assertFull(run);
    assertThat(run.err())
        .contains("is a RAM disk: what is stored there counts as memory")
        .containsPattern("but has [0-9.]+ ([KM]iB|bytes) free");
    assertThat(run.err().lines().toList().getLast()).endsWith(" of disk"); // no file was listed
  }

  /** As on a disk without inodes. It was exit code 1 and "error 28 of the system". */
  @ParameterizedTest
  @ValueSource(strings = {"--scratch", "--scratch-shared"})
  void byAFolderThatTakesNoFile(String option) throws Exception {
    String mount = "mount -t tmpfs -o size=8m,nr_inodes=1 none '" + scratch + "'";
    assumeTrue(unshared(mount).exit() == 0, "no file systems can be mounted here (unshare -Urm)");
    Path patch = Files.writeString(folder.resolve("patch.py"), PATCH);
    StringBuilder line = new StringBuilder();
    for (String word :
        Command.tenuto(folder, "render", patch.toString(), option, scratch.toString()).command()) {
      line.append(" '").append(word).append('\'');
    }
    Command run = unshared(mount + " &&" + line);
    assertThat(run.exit()).as(run.err()).isEqualTo(4);
    assertThat(run.err())
        .containsOnlyOnce("tenuto: out of scratch space")
        .contains(scratch.toString())
        .containsIgnoringCase("no space left on")
        .doesNotContain("of the system");
  }

  @Test
  void byTwoFullDisks() throws Exception {
    Path other = Files.createDirectory(folder.resolve("other"));
    String mount =
        "mount -t tmpfs -o size=24m none '%s' && mount -t tmpfs -o size=40m none '%s'"
            .formatted(scratch, other);
    assumeTrue(unshared(mount).exit() == 0, "no file systems can be mounted here (unshare -Urm)");
    StringBuilder line = new StringBuilder();
    for (String word :
        Command.tenuto(folder, render("fill(1000)\n", "--scratch", other.toString())).command()) {
      line.append(" '").append(word).append('\'');
    }
    Command run =
        unshared(
            "%s &&%s; code=$?; find '%s' '%s' -type f; exit $code"
                .formatted(mount, line, scratch, other));
    assertThat(run.exit()).as(run.err()).isEqualTo(4);
    assertThat(run.err())
        .containsOnlyOnce("out of scratch space")
        .containsPattern(
            "out of scratch space: \\Q%1$s, %2$s\\E were asked for [^,]+ more, but \\Q%1$s\\E has [^,]+ free, \\Q%2$s\\E has [^,]+ free"
                .formatted(scratch, other))
        .containsPattern("at most (5[0-9]|6[0-4])\\.. MiB lent");
    assertThat(run.out()).isEmpty(); // no file was found
  }

  private Command unshared(String shell) throws IOException, InterruptedException {
    try {
      return Command.run(Command.of(folder, Path.of("unshare"), "-Urm", "sh", "-c", shell));
    } catch (IOException e) { // there is no such command
      assumeTrue(false, e.getMessage());
      throw e;
    }
  }
}
