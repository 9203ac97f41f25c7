package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Somebody else's word that fails is an error of the patch, in a sentence that names the word. */
class FailingWordsOfOthersTest {
  private static final String SOURCE =
      """
      package org.example;

      import java.util.Arrays;
      import java.util.List;
      import tenuto.dsp.word.In;
      import tenuto.dsp.word.Operator;
      import tenuto.engine.*;
      import tenuto.engine.base.*;
      import tenuto.engine.signal.*;

      public final class Effects {
        record Failing(String how) implements Kernel, Filter {
          @Override
          public void apply(Block in, Block out, int n) {
            fail(how);
          }

          @Override
          public State begin() {
            fail(how);
            return null;
          }
        }

        static void fail(String how) {
          switch (how) {
            case "argument" -> throw new IllegalArgumentException("a wrong argument");
            case "state" -> throw new IllegalStateException("a wrong state");
            case "null" -> throw new NullPointerException();
            case "assertion" -> throw new AssertionError("never");
            case "link" -> throw new NoSuchMethodError("x.y()");
            case "deep" -> fail(how);
            default -> throw new RuntimeException(how);
          }
        }

        @Operator(value = "Fails.", words = "Fail", example = "sf.Fail('x')", own = true)
        public static Signal now(@In("how") String how) {
          fail(how);
          return null;
        }

        @Operator(value = "Fails.", words = "FailLater", example = "sf.FailLater(x, 'x')", own = true)
        public static Signal later(@In("x") Signal x, @In("how") String how) {
          return Mapped.of(new Failing(how), x);
        }

        @Operator(value = "Fails.", words = "FailAtFirst", example = "sf.FailAtFirst(x, 'x')", own = true)
        public static Signal atFirst(@In("x") Signal x, @In("how") String how) {
          return Filtered.of((Filter) new Failing(how), x);
        }

        @Operator(value = "None.", words = "Nothing", example = "sf.Nothing(x, 'x')", own = true)
        public static List<Signal> nothing(@In("x") Signal x, @In("how") String how) {
          return how.equals("all") ? null : Arrays.asList(x, null);
        }
      }
      """;

  private static final String INDEX =
      """
      Fail /org.example.Effects now - fail - - -
      FailLater /org.example.Effects later - fail_later method - -
      FailAtFirst /org.example.Effects atFirst - fail_at_first method - -
      Nothing /org.example.Effects nothing - nothing method - -
      """;

  @TempDir static Path folder;
  private static Path jar;

  @BeforeAll
  static void makeJar() throws IOException {
    jar = JarKit.jar(folder.resolve("effects.jar"), JarKit.compiled(folder, SOURCE), INDEX);
  }

  private static void assertSaid(String expression, String said) throws IOException {
    Path patch = folder.resolve("patch.py");
    Files.writeString(patch, "x = sf.SineWave(100, 440)\nsf.Realise(" + expression + ")\n");
    CapturedRun run =
        TenutoRun.by("render", patch.toString(), "--path=" + jar, "--quiet", "--scratch=" + folder);
    assertThat(run.exit()).as(run.err()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo("tenuto: %s\n  %s:2: sf.Realise(%s)\n".formatted(said, patch, expression));
  }

  @ParameterizedTest
  @CsvSource({
    "argument, a wrong argument",
    "state, its code has failed: a wrong state (IllegalStateException)",
    "null, its code has failed: NullPointerException",
    "assertion, its code has failed: never (AssertionError)",
    "link, its code has failed: x.y() (NoSuchMethodError)",
    "deep, its code has failed: StackOverflowError",
    "other, its code has failed: other (RuntimeException)",
  })
  void whatItThrowsIsSaidInOneSentence(String how, String said) throws IOException {
    assertSaid("sf.Fail('%s')".formatted(how), "sf.Fail: " + said);
  }

  @ParameterizedTest
  @CsvSource({
    "argument, a wrong argument (IllegalArgumentException)",
    "null, NullPointerException",
    "assertion, never (AssertionError)",
    "deep, StackOverflowError",
  })
  void soIsWhatItThrowsWhenItComputes(String how, String said) throws IOException {
    String whole = "org.example.Effects$Failing: its code has failed: " + said;
    assertSaid("x.fail_later('%s')".formatted(how), whole);
    assertSaid("x.fail_at_first('%s')".formatted(how), whole);
  }

  @Test
  void nullIsNoResult() throws IOException {
    assertSaid("x.nothing('all')", "sf.Nothing: its code has failed: it has returned null");
    assertSaid("x.nothing('one')", "sf.Nothing: its code has failed: it has returned null");
  }

  @Test
  void aChainFailsForItsFile() throws IOException {
    Path sound = Sounds.write(folder.resolve("a.wav"), 8000, 0.1, 1);
    CapturedRun run =
        TenutoRun.by(
            "process",
            "fail-later null",
            sound.toString(),
            "--out=" + folder.resolve("out"),
            "--path=" + jar);
    assertThat(run.exit()).as(run.err()).isEqualTo(1);
    assertThat(run.err())
        .contains("org.example.Effects$Failing: its code has failed: NullPointerException")
        .doesNotContain("\tat ");
  }
}
