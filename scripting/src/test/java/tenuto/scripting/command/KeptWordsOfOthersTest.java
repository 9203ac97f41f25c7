package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.support.CapturedRun;

/**
 * A cache knows the program's own code, and not that of a jar of words: what such code computes is
 * computed anew, though its text may be what it was.
 */
class KeptWordsOfOthersTest {
  private static final String SOURCE =
      """
      package org.example;

      import java.util.List;
      import tenuto.dsp.word.In;
      import tenuto.dsp.word.Operator;
      import tenuto.engine.*;
      import tenuto.engine.base.*;
      import tenuto.engine.signal.*;

      public final class Effects {
        record Gain(String what) implements Kernel {
          @Override
          public void apply(Block in, Block out, int n) {
            for (int i = 0; i < n; i++) {
              out.set(i, in.get(i) * TIMES);
            }
          }
        }

        @Operator(
            value = "The signal a little louder.",
            words = "Boost",
            example = "sf.Boost(sf.SineWave(100, 440))",
            own = true)
        public static Signal boost(Session session, @In("a signal") Signal x) {
          return RESULT;
        }
      }
      """;

  /** Some dear words on top of it, as a part that is soon computed is not kept. */
  private static final String PATCH =
      """
      x = sf.Constant(1000, 1).boost()
      for i in range(60):
          x = sf.RBJLowPass(x, 9000, 0.7)
      print '%.3f' % sf.ValueAt(sf.Realise(x), 900)
      """;

  @TempDir Path folder;

  private Path jar(String times, String result) throws IOException {
    String text = SOURCE.replace("RESULT", result).replace("TIMES", times);
    return JarKit.jar(
        folder.resolve("effects.jar"),
        JarKit.compiled(folder, text),
        "Boost /org.example.Effects boost - boost method louder-still -\n");
  }

  private CapturedRun render(Path jar) throws IOException {
    return TenutoRun.by(
        "render",
        Files.writeString(folder.resolve("patch.py"), PATCH).toString(),
        "--path=" + jar,
        "--cache=" + folder.resolve("cache"),
        "--scratch=" + folder);
  }

  private void assertHeard(String result) throws IOException {
    for (String times : new String[] {"2", "3"}) {
      CapturedRun told = render(jar(times, result));
      assertThat(told.out()).as(told.err()).isEqualTo(times + ".000\n");
      assertThat(told.err()).contains("tenuto: 0 parts from the cache");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mapped.of(new Gain(\"\"), x)",
        "session.store(Mapped.of(new Gain(\"\"), x))",
        "session.measure().storeWith(List.of(x), Look.NONE, all -> new Gain(\"\")).getFirst()",
        "session.results().record(Recipe.of(\"Gain\", List.of(x)), 1, x.length(), () -> (start, channels, n)"
            + " -> { for (int i = 0; i < n; i++) { channels[0].set(i, TIMES); } }).getFirst()",
      })
  void otherCodeUnderTheSameTextIsHeard(String result) throws Exception {
    assertHeard(result);
  }

  /** What such a word only puts together from the program's own is kept. */
  @Test
  void whatTheyMakeFromOurOwnIsKept() throws Exception {
    String ours = "Mapped.of(new tenuto.dsp.kernel.Arithmetic.Gain(TIMES), x)";
    assertHeard(ours);
    CapturedRun told = render(jar("3", ours));
    assertThat(told.out()).isEqualTo("3.000\n");
    assertThat(told.err()).contains("tenuto: 1 parts from the cache");
  }
}
