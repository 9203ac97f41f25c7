package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.support.CapturedRun;

/** A filter of two channels runs once when one call of {@code sf.Realise} stores both. */
class RealisedTogetherTest {
  private static final String SOURCE =
      """
      package org.example;

      import java.util.List;
      import tenuto.dsp.word.In;
      import tenuto.dsp.word.Operator;
      import tenuto.engine.base.Block;
      import tenuto.engine.signal.*;

      public final class Effects {
        private static long begun;

        record Both() implements Filter {
          @Override
          public int outputs() {
            return 2;
          }

          @Override
          public Processor begin() {
            begun++;
            return new Processor() {
              @Override
              public void process(Block[] in, Block[] out, int n) {
                for (int i = 0; i < n; i++) {
                  out[0].set(i, in[0].get(i));
                  out[1].set(i, -in[0].get(i));
                }
              }
            };
          }
        }

        @Operator(value = "Both.", words = "Both", example = "sf.Both(x)", own = true)
        public static List<Signal> both(@In("x") Signal x) {
          return Filtered.all(new Both(), List.of(x));
        }

        @Operator(value = "How often.", words = "Begun", example = "sf.Begun(x)", own = true)
        public static long begun(@In("x") Signal x) {
          long all = begun;
          begun = 0;
          return all;
        }
      }
      """;

  private static final String INDEX =
      """
      Both /org.example.Effects both - both method - -
      Begun /org.example.Effects begun - begun method - -
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"scoped", "counted"})
  void itRunsOnce(String ownership) throws IOException {
    Path jar = JarKit.jar(folder.resolve("sides.jar"), JarKit.compiled(folder, SOURCE), INDEX);
    Path patch = folder.resolve("patch.py");
    Files.writeString(
        patch,
        """
        x = sf.Realise(sf.SineWave(100, 440))
        sides = sf.%s(sf.Both(x))
        print('%%d %%d' %% (len(sides), sf.Samples(sides[1])))
        print(sf.ValueAt(sides[0], 10) + sf.ValueAt(sides[1], 10))
        print(sf.Begun(sides[0]))
        """
            .formatted(ownership.equals("scoped") ? "Realise" : "Swap"));
    CapturedRun run =
        TenutoRun.by(
            "render",
            patch.toString(),
            "--path=" + jar,
            "--ownership=" + ownership,
            "--quiet",
            "--scratch=" + folder);
    assertThat(run.exit()).as("%s", run.err()).isZero();
    assertThat(run.out()).contains("2 9600\n0.0\n1\n");
  }
}
