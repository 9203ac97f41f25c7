package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./tenuto process} as a process: killed and resumed, through pipes, without Python. */
class BatchIT {
  private static final int FILES = Integer.getInteger("tenuto.trials", 1) == 1 ? 30 : 60;

  /** Files that are finished when a run is killed: at once, in the middle, near the end. */
  private static final int[] MOMENTS = {0, 1, FILES / 6, FILES * 5 / 12, FILES * 2 / 3};

  private static final String CHAIN = "highpass 80, fade 10ms 50ms, normalise -1dB";

  @TempDir Path folder;

  @BeforeEach
  void makeInputs() throws IOException {
    Path in = Files.createDirectory(folder.resolve("in"));
    for (int i = 0; i < FILES; i++) {
      Files.write(in.resolve("f%02d.wav".formatted(i)), sound(i));
    }
  }

  /** Half a second of 16 bits in stereo: a triangle. */
  private static byte[] sound(int number) {
    int frames = 22_050;
    ByteBuffer file = ByteBuffer.allocate(44 + 4 * frames).order(ByteOrder.LITTLE_ENDIAN);
    file.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(36 + 4 * frames);
    file.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(16);
    file.putShort((short) 1).putShort((short) 2).putInt(44_100).putInt(176_400);
    file.putShort((short) 4).putShort((short) 16);
    file.put("data".getBytes(StandardCharsets.US_ASCII)).putInt(4 * frames);
    for (int i = 0; i < frames; i++) {
      short sample = (short) (Math.abs(i * (number + 3) % 2000 - 1000) * 8 - 4000);
      file.putShort(sample).putShort((short) (sample / 2));
    }
    return file.array();
  }

  private ProcessBuilder process(String out, String... options) {
    return Command.tenuto(
        folder,
        Stream.concat(
                Stream.of("process", CHAIN, "in", "--out", out, "--resume"), Stream.of(options))
            .toArray(String[]::new));
  }

  private List<Path> files(String out) throws IOException {
    if (!Files.isDirectory(folder.resolve(out))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder.resolve(out))) {
      return files
          .filter(file -> !file.getFileName().toString().startsWith(".tenuto-journal"))
          .toList();
    }
  }

  /** What stands under final names. */
  private Map<String, ByteBuffer> made(String out) throws IOException {
    Map<String, ByteBuffer> made = new TreeMap<>();
    for (Path file : files(out)) {
      if (!file.toString().endsWith(".part")) {
        made.put(file.getFileName().toString(), ByteBuffer.wrap(Files.readAllBytes(file)));
      }
    }
    return made;
  }

  @Tag("trial")
  @Test
  void aKilledBatchThatIsResumedIsAsIfUndisturbed() throws Exception {
    Command undisturbed = Command.run(process("whole"));
    assertThat(undisturbed.exit()).as(undisturbed.err()).isZero();
    Map<String, ByteBuffer> whole = made("whole");
    assertThat(whole).hasSize(FILES);
    for (int moment : MOMENTS) {
      Process batch = process("killed", "--jobs", "1").start();
      while (batch.isAlive() && files("killed").size() < moment) {
        batch.waitFor(5, TimeUnit.MILLISECONDS);
      }
      batch.destroyForcibly().waitFor();
      assertThat(whole).containsAllEntriesOf(made("killed"));
    }
    Command resumed = Command.run(process("killed"));
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    assertThat(resumed.err()).containsPattern("\\d+ already done");
    assertThat(made("killed")).isEqualTo(whole);
    assertThat(files("killed")).hasSize(FILES);
    assertThat(Command.run(process("killed")).err()).contains(FILES + " already done");
  }

  /** Two parts side by side, one of which dies in the middle and is started again. */
  @Tag("trial")
  @Test
  void aKilledPartThatIsResumedIsAsIfUndisturbed() throws Exception {
    assertThat(Command.run(process("whole")).exit()).isZero();
    Process other = process("parts", "--jobs", "1", "--part", "1/2").start();
    Process killed = process("parts", "--jobs", "1", "--part", "2/2").start();
    while (killed.isAlive() && files("parts").size() < FILES / 4) {
      killed.waitFor(5, TimeUnit.MILLISECONDS);
    }
    killed.destroyForcibly().waitFor();
    assertThat(Command.await(other).exit()).isZero();
    assertThat(made("whole")).containsAllEntriesOf(made("parts"));
    assertThat(Command.run(process("parts", "--part", "2/2")).exit()).isZero();
    Command last = Command.run(process("parts"));
    assertThat(last.err()).contains("0 of %d files done, %d already done".formatted(FILES, FILES));
    assertThat(made("parts")).isEqualTo(made("whole"));
    assertThat(files("parts")).hasSize(FILES);
  }

  @Test
  void soundGoesThroughPipes() throws Exception {
    ProcessBuilder process =
        Command.tenuto(folder, "process", "gain 0dB", "-", "--out", "-", "--quiet")
            .redirectInput(folder.resolve("in/f07.wav").toFile())
            .redirectOutput(folder.resolve("piped.wav").toFile());
    assertThat(Command.run(process)).isEqualTo(new Command(0, "", ""));
    // The samples go through as they are; the header may say more than before.
    String piped = latin(folder.resolve("piped.wav"));
    assertThat(piped)
        .startsWith("RIFF")
        .contains(latin(folder.resolve("in/f07.wav")).substring(36));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void soundThatStandardOutputDoesNotTakeIsAFailure() throws Exception {
    ProcessBuilder process =
        Command.tenuto(folder, "process", "gain 0dB", "in/f07.wav", "--out", "-", "--quiet")
            .redirectOutput(new File("/dev/full"));
    Command ran = Command.run(process);
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err())
        .isEqualTo("tenuto: standard output cannot be written: No space left on device\n");
  }

  private static String latin(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  /** Python costs a third of a second; a class of it that is initialized is the start of that. */
  @Test
  void noPythonIsStartedForAChainOfWords() throws Exception {
    ProcessBuilder process = process("out", "--quiet", "--json");
    process.environment().put("TENUTO_JAVA_OPTS", "-Xlog:class+init=info:file=classes.txt");
    Command ran = Command.run(process);
    assertThat(ran.exit()).as(ran.err()).isZero();
    String classes = Files.readString(folder.resolve("classes.txt"));
    assertThat(classes)
        .contains("Initializing 'tenuto/tools/batch/ProcessCommand'")
        .doesNotContain("Initializing 'org/python/");
  }
}
