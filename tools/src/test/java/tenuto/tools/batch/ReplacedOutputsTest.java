package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** What a batch replaces, and what is not its to replace. */
class ReplacedOutputsTest {
  @TempDir Path folder;
  private Path in;
  private Path out;

  @BeforeEach
  void setUp() throws IOException {
    in = Files.createDirectories(folder.resolve("in"));
    out = Files.createDirectories(folder.resolve("out"));
    Sounds.write(in.resolve("a.wav"), 8000, 0.1, 1);
    Sounds.write(in.resolve("b.wav"), 8000, 0.1, 1);
  }

  private CapturedRun process(String... options) {
    Stream<String> all = Stream.of("process", "gain -3", in.toString(), "--out", out.toString());
    return CapturedRun.by(Stream.concat(all, Arrays.stream(options)).toArray(String[]::new));
  }

  @Test
  void whatNoJournalKnowsIsReplacedByForceAlone() throws IOException {
    Files.writeString(out.resolve("b.wav"), "of another");
    CapturedRun told = process("--resume");
    assertThat(told.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.err())
        .contains(
            "b.wav already exists, and the journal does not list it: --force replaces it",
            "1 of 2 files done, 1 failed");
    assertThat(out.resolve("b.wav")).hasContent("of another");
    assertThat(process("--resume", "--force").err()).contains("1 of 2 files done, 1 already done");
    assertThat(process("--resume").err()).contains("0 of 2 files done, 2 already done");
  }

  /** As after a kill between the file's getting its name and its line in the journal. */
  @Test
  void whatARunWasAboutToNameIsItsOwn() throws IOException {
    assertThat(process().exit()).isZero();
    Path journal = out.resolve(BatchJournal.NAME);
    List<String> lines = Files.readAllLines(journal);
    Files.write(journal, lines.stream().filter(line -> !line.contains("\"run\"")).toList());
    CapturedRun told = process("--resume");
    assertThat(told.exit()).as(told.err()).isZero();
    assertThat(told.err()).contains("2 of 2 files done;");
  }

  @Test
  void whatIsReadOnlyIsReplacedByWhoIsToldTo() throws IOException {
    assertThat(process().exit()).isZero();
    Path one = out.resolve("a.wav");
    Files.setPosixFilePermissions(one, PosixFilePermissions.fromString("r--r-----"));
    byte[] before = Files.readAllBytes(one);
    CapturedRun told = process("--force", "--bits", "8");
    assertThat(told.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.err())
        .contains(one + " already exists and is read-only: --replace-read-only replaces it");
    assertThat(one).hasBinaryContent(before);
    assertThat(process("--force", "--dry-run").out())
        .contains(one + " (refused: it is read-only)", out.resolve("b.wav") + " (replaced)");
    assertThat(process("--force", "--bits", "8", "--replace-read-only").exit()).isZero();
    assertThat(Files.size(one)).isLessThan(before.length);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(one)))
        .isEqualTo("r--r-----");
  }

  @Test
  void whatOnlyItsOwnerMayReadStaysSo() throws IOException {
    assertThat(process().exit()).isZero();
    Path one = out.resolve("a.wav");
    Files.setPosixFilePermissions(one, PosixFilePermissions.fromString("rw-------"));
    assertThat(process("--force").exit()).isZero();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(one)))
        .isEqualTo("rw-------");
  }

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void aJournalIsAFileOfItsOwn() throws Exception {
    Path other = Files.writeString(folder.resolve("precious"), "text\n");
    Path journal = Files.createSymbolicLink(out.resolve(BatchJournal.NAME), other);
    for (String[] options : new String[][] {{}, {"--resume"}, {"--resume", "--dry-run"}}) {
      CapturedRun told = process(options);
      assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
      assertThat(told.err())
          .isEqualTo(
              "tenuto: " + journal + " must be a batch's journal, but is not a regular file\n");
    }
    assertThat(other).hasContent("text");
    assertThat(out.resolve("a.wav")).doesNotExist();
    Files.delete(journal);
    assertThat(new ProcessBuilder("mkfifo", journal.toString()).start().waitFor()).isZero();
    assertThat(process("--resume").err()).contains("is not a regular file");
  }
}
