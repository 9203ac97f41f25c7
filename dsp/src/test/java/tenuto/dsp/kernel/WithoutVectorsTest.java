package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.foreign.Arena;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.generators.Sine;
import tenuto.dsp.math.Power;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Source;

/**
 * Kernels of vectors, called by whoever needs one and not by a plan, work in a JVM that has no
 * vectors, and give the same bits.
 */
class WithoutVectorsTest {
  private static final int N = 512;

  @Test
  void kernelsGiveTheSameHash() throws Exception {
    assertThat(VectorApi.isPresent()).isTrue();
    // The tests are patched into the module, so that only a resource knows where they are.
    Path tests =
        Path.of(WithoutVectorsTest.class.getResource("WithoutVectorsTest.class").toURI())
            .resolve("../../../..")
            .normalize();
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                String.join(
                    File.pathSeparator, place(Lanes.class), place(Block.class), tests.toString()),
                Child.class.getName())
            .redirectErrorStream(true)
            .start();
    String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(child.waitFor()).as(said).isZero();
    // The JVM may have something to say first, as it has in Wine.
    assertThat(said.lines().toList()).endsWith("false", Integer.toString(hash()));
  }

  private static String place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  private static int hash() {
    int hash = 0;
    try (Arena arena = Arena.ofConfined()) {
      Block x = Blocks.of(arena, Blocks.noise(N, 1, 6));
      Block y = Blocks.of(arena, Blocks.noise(N, 1, 7));
      Block out = Blocks.of(arena, new double[N]);
      for (Combiner combiner :
          List.of(new Arithmetic.Sum(), new Arithmetic.Product(), new Arithmetic.Quotient())) {
        combiner.apply(x, y, out, N);
        hash = 31 * hash + Arrays.hashCode(Blocks.samples(out, N));
      }
      for (Kernel kernel : List.of(new Arithmetic.Clip(), new Power(1.5))) {
        kernel.apply(x, out, N);
        hash = 31 * hash + Arrays.hashCode(Blocks.samples(out, N));
      }
      for (Source source : List.of(new Noise(1), new Sine(440, 0, 48_000))) {
        source.fill(0, out, N);
        hash = 31 * hash + Arrays.hashCode(Blocks.samples(out, N));
      }
      try (Filter.Processor state = Butterworth.lowPass(300, 4, 48_000).begin()) {
        state.process(new Block[] {x}, new Block[] {out}, N);
        hash = 31 * hash + Arrays.hashCode(Blocks.samples(out, N));
      }
    }
    return hash;
  }

  /** Runs in a JVM of its own. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) {
      System.out.println(VectorApi.isPresent());
      System.out.println(hash());
    }
  }
}
