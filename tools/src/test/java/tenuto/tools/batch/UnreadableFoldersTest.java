package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/**
 * Folders with one that cannot be looked into: here as its path is longer than the system takes,
 * which holds for a superuser too.
 */
class UnreadableFoldersTest {
  @TempDir Path folder;
  private Path in;

  @BeforeEach
  void setUp() throws Exception {
    in = Files.createDirectories(folder.resolve("in"));
    Sounds.write(in.resolve("a.wav"), 8000, 0.1, 1);
    Sounds.write(Files.createDirectories(in.resolve("z")).resolve("b.wav"), 8000, 0.1, 1);
    shell("d=$(printf %0250d 0); for i in $(seq 20); do mkdir $d; cd -P $d; done");
  }

  @AfterEach
  void tearDown() throws Exception {
    shell("rm -rf 0*"); // Java's way to delete would stumble over it as well
  }

  private void shell(String commands) throws Exception {
    int exit =
        new ProcessBuilder("/bin/bash", "-c", commands).directory(in.toFile()).start().waitFor();
    assumeTrue(exit == 0, "no such folders can be made here");
  }

  @Test
  void theOtherFilesAreDone() {
    Path out = folder.resolve("out");
    CapturedRun told =
        CapturedRun.by("process", "dc", in.toString(), "--recursive", "--out", out.toString());
    assertThat(told.exit()).as(told.err()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(out.resolve("a.wav")).exists();
    assertThat(out.resolve("z/b.wav")).exists();
    assertThat(told.err())
        .contains("cannot read the folder " + in + "/000")
        .contains(": File name too long")
        .contains("2 of 3 files done, 1 failed");
  }

  @Test
  void soItIsInAllCommands() throws IOException {
    for (String command : List.of("info", "measure")) {
      CapturedRun told = CapturedRun.by(command, in.toString(), "--recursive", "--json");
      assertThat(told.exit()).as(told.err()).isEqualTo(ExitCode.SOME_FAILED);
      List<JsonObject> records =
          told.out().lines().map(line -> JsonParser.parseString(line).getAsJsonObject()).toList();
      assertThat(records).hasSize(3);
      assertThat(records.stream().filter(record -> record.has("error"))).hasSize(1);
    }
    CapturedRun plot =
        CapturedRun.by(
            "plot", in.toString(), "--recursive", "-o", folder.resolve("p.png").toString());
    assertThat(plot.exit()).as(plot.err()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(folder.resolve("p.png")).exists();
    CapturedRun dry =
        CapturedRun.by("convert", in.toString(), "--recursive", "--dry-run", "-o", folder + "/out");
    assertThat(dry.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(dry.out().lines()).hasSize(3);
    assertThat(dry.out()).contains("(fails: cannot read the folder");
    CapturedRun pattern = CapturedRun.by("info", in + "/**.wav");
    assertThat(pattern.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(pattern.out()).contains("a.wav", "b.wav");
  }
}
