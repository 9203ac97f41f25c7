package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;

/**
 * What newcomers write, and what they are told: the line, what is wrong there, and what to do.
 *
 * <p>In the file each mistake is a patch between a title and what must be said, a line for each
 * part of it.
 */
class TypicalMistakesTest {
  @TempDir Path folder;

  /** A mistake. */
  record Mistake(String title, String patch, List<String> said) {
    static Mistake of(String text) {
      String[] parts = text.split("\n----\n");
      int line = parts[0].indexOf('\n');
      List<String> said = Arrays.stream(parts[1].split("\n")).filter(it -> !it.isBlank()).toList();
      return new Mistake(parts[0].substring(0, line).strip(), parts[0].substring(line + 1), said);
    }

    @Override
    public String toString() {
      return title;
    }
  }

  static Stream<Mistake> mistakes() throws IOException {
    try (InputStream file = TypicalMistakesTest.class.getResourceAsStream("mistakes.txt")) {
      String all = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(all.split("(?m)^==== ")).skip(1).map(Mistake::of);
    }
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void isToldWithLineCauseAndRemedy(Mistake mistake) throws IOException {
    Path patch = Files.writeString(folder.resolve("song.py"), mistake.patch);
    CapturedRun told =
        TenutoRun.by("render", patch.toString(), "--out", folder.resolve("out").toString());
    String err = told.err().replace(folder + "/", "");
    boolean isRightInPython3 = mistake.said.stream().anyMatch(part -> part.contains("Python 3's"));
    assumeTrue(told.exit() != 0 || !isRightInPython3, "python3 has numpy and jpype1, and runs it");
    assertThat(told.exit()).isIn(ExitCode.OK, ExitCode.FAILED);
    assertThat(mistake.said).allSatisfy(part -> assertThat(err).contains(part));
  }
}
