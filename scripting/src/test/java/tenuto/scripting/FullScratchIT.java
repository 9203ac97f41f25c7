package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.wav.WavReader;

/** A scratch folder that runs full ends a render with one message, and costs no finished file. */
class FullScratchIT {
  @TempDir Path folder;

  private List<String> render(Path scratch, String... more) {
    List<String> line =
        List.of(
            Command.root().resolve("tenuto").toString(),
            "render",
            Command.root()
                .resolve("scripting/src/test/resources/tenuto/scripting/too_much.py")
                .toString(),
            "--quiet",
            "--out",
            folder.resolve("out").toString(),
            "--scratch",
            scratch.toString());
    return Stream.concat(line.stream(), Stream.of(more)).toList();
  }

  private void assertFull(Command command, Path scratch) throws IOException {
    assertThat(command.exit()).as(command.err()).isEqualTo(4);
    assertThat(command.out()).isEmpty();
    assertThat(command.err())
        .startsWith("tenuto: out of scratch space: " + scratch + " was asked for ")
        .doesNotContain("\tat ");
    assertThat(command.err().lines().filter(line -> line.startsWith("tenuto: "))).hasSize(1);
    try (WavReader finished = WavReader.open(folder.resolve("out/finished.wav"))) {
      assertThat(finished.frames()).isEqualTo(48_000);
    }
  }

  @Test
  void theCapOfScratchMaxEndsIt() throws Exception {
    Path scratch = folder.resolve("scratch");
    List<String> line = render(scratch, "--scratch-max", "40M");
    Command command =
        Command.run(
            Command.of(
                folder, Path.of(line.getFirst()), line.stream().skip(1).toArray(String[]::new)));
    assertFull(command, scratch);
    assertThat(command.err()).contains("--scratch-max");
    try (Stream<Path> left = Files.list(scratch)) {
      assertThat(left).isEmpty();
    }
  }

  @Test
  void aFullDiskEndsIt() throws Exception {
    Path scratch = Files.createDirectory(folder.resolve("small"));
    String mount = "mount -t tmpfs -o size=64m tmpfs '" + scratch + "'";
    Command permitted =
        Command.run(
            Command.of(folder, Path.of("/usr/bin/env"), "unshare", "-Urm", "sh", "-c", mount));
    assumeTrue(
        permitted.exit() == 0, "no small filesystem can be mounted here: " + permitted.err());
    String run =
        mount
            + " && '"
            + String.join("' '", render(scratch))
            + "'; code=$?; ls -A '"
            + scratch
            + "'; exit $code";
    Command command =
        Command.run(
            Command.of(folder, Path.of("/usr/bin/env"), "unshare", "-Urm", "sh", "-c", run));
    assertFull(command, scratch);
    assertThat(command.err()).containsPattern("but has .* free");
  }
}
