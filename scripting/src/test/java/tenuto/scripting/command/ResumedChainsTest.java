package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** What a chain is made of counts for {@code --resume}: another one's outputs are not its own. */
class ResumedChainsTest {
  private static final String SOURCE =
      """
      package org.example;

      import tenuto.dsp.kernel.Arithmetic;
      import tenuto.dsp.word.In;
      import tenuto.dsp.word.Operator;
      import tenuto.engine.*;
      import tenuto.engine.base.*;
      import tenuto.engine.signal.*;

      public final class Effects {
        @Operator(value = "Softer.", words = "Soften", example = "sf.Soften(x)", own = true)
        public static Signal soften(@In("a signal") Signal x) {
          return Mapped.of(new Arithmetic.Gain(TIMES), x);
        }
      }
      """;

  @TempDir Path folder;
  private Path sound;

  @BeforeEach
  void makeSound() throws IOException {
    sound = Sounds.write(folder.resolve("a.wav"), 8000, 0.1, 1);
  }

  /** Runs a chain; whether it has found its output to be done already. */
  private boolean isDone(String chain, String... options) throws IOException {
    List<String> all =
        new ArrayList<>(
            List.of(
                "process", chain, sound.toString(), "--resume", "--out=" + folder.resolve("out")));
    all.addAll(List.of(options));
    CapturedRun run = TenutoRun.by(all.toArray(String[]::new));
    assertThat(run.exit()).as(run.err()).isZero();
    return run.err().contains("1 already done");
  }

  private void makeJar(Path jar, String times) throws IOException {
    JarKit.jar(
        jar,
        JarKit.compiled(folder, SOURCE.replace("TIMES", times)),
        "Soften /org.example.Effects soften - soften method - -\n");
  }

  @Test
  void aJarOfWords() throws IOException {
    Path jar = folder.resolve("effects.jar");
    makeJar(jar, "0.5");
    assertThat(isDone("soften", "--path=" + jar)).isFalse();
    assertThat(isDone("soften", "--path=" + jar)).isTrue();
    makeJar(jar, "0.25");
    assertThat(isDone("soften", "--path=" + jar)).isFalse();
  }

  @Test
  void whatAChainInPythonImportsAndReads() throws IOException {
    Path module = Files.writeString(folder.resolve("resumed_module.py"), "gain = 0.5\n");
    Path read = Sounds.write(folder.resolve("b.wav"), 8000, 0.1, 1);
    String chain =
        Files.writeString(
                folder.resolve("chain.py"),
                """
                import resumed_module
                other = sf.ReadFile('%s')[0]

                def process(channels):
                    return [sf.Mix(x * resumed_module.gain, other * 0.1) for x in channels]
                """
                    .formatted(read))
            .toString();
    assertThat(isDone(chain)).isFalse();
    assertThat(isDone(chain)).isTrue();
    Files.writeString(module, "gain = 0.25\n");
    assertThat(isDone(chain)).as("another module").isFalse();
    assertThat(isDone(chain)).isTrue();
    Files.delete(read);
    Sounds.write(read, 8000, new double[800]);
    assertThat(isDone(chain)).as("another sound").isFalse();
    assertThat(isDone(chain)).isTrue();
  }
}
