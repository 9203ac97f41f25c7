package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Tangles of signals of all kinds, with filters of several inputs and outputs among them, have the
 * samples that loops over arrays have, however they are read.
 */
class TangleTest {
  private static final int LENGTH = 200;
  private static final int TANGLES = 150;

  @TempDir Path scratch;

  /** A signal and what it must be. */
  private record Known(Signal signal, double[] samples) {}

  /** Of a, b and c: the running sums of a + b and of a - c. */
  private record Both() implements Filter {
    @Override
    public int inputs() {
      return 3;
    }

    @Override
    public int outputs() {
      return 2;
    }

    @Override
    public Processor begin() {
      return new Processor() {
        private double up;
        private double down;

        @Override
        public void process(Block[] in, Block[] out, int n) {
          for (int i = 0; i < n; i++) {
            out[0].set(i, up = fold(up + in[0].get(i) + in[1].get(i)));
            out[1].set(i, down = fold(down + in[0].get(i) - in[2].get(i)));
          }
        }
      };
    }
  }

  /** Keeps sums small, and whole. */
  private static double fold(double x) {
    return x % 1009;
  }

  private record Folded() implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, fold(in.get(i)));
      }
    }
  }

  private static List<Known> tangle(Random random, int size) {
    List<Known> all = new ArrayList<>();
    double[] ramp = new double[LENGTH];
    Arrays.setAll(ramp, i -> i);
    all.add(new Known(Kit.ramp(LENGTH, 1), ramp));
    while (all.size() < size) {
      Known a = all.get(random.nextInt(all.size()));
      Known b = all.get(random.nextInt(all.size()));
      Known c = all.get(random.nextInt(all.size()));
      switch (random.nextInt(6)) {
        case 0, 1, 2 -> all.addAll(both(a, b, c));
        case 3 -> {
          double[] sum = new double[LENGTH];
          Arrays.setAll(sum, i -> fold(a.samples[i] + b.samples[i]));
          Signal signal = Mapped.of(new Folded(), Kit.sum(a.signal, b.signal));
          all.add(new Known(signal, sum));
        }
        case 4 -> {
          double[] shifted = new double[LENGTH];
          System.arraycopy(a.samples, 0, shifted, 3, LENGTH - 3);
          Gather shift = new Kit.Shift(3);
          all.add(new Known(Gathered.of(shift, List.of(a.signal), LENGTH), shifted));
        }
        default -> {
          double[] turned = new double[LENGTH];
          Arrays.setAll(turned, i -> a.samples[LENGTH - 1 - i]);
          all.add(new Known(Kit.backwards(a.signal), turned));
        }
      }
    }
    return all;
  }

  private static List<Known> both(Known a, Known b, Known c) {
    double[][] samples = new double[2][LENGTH];
    double up = 0;
    double down = 0;
    for (int i = 0; i < LENGTH; i++) {
      samples[0][i] = up = fold(up + a.samples[i] + b.samples[i]);
      samples[1][i] = down = fold(down + a.samples[i] - c.samples[i]);
    }
    List<Signal> outputs = Filtered.all(new Both(), List.of(a.signal, b.signal, c.signal));
    return List.of(new Known(outputs.get(0), samples[0]), new Known(outputs.get(1), samples[1]));
  }

  @Test
  void itsSamplesAreRightHoweverItIsRead() {
    Random random = new Random(20261122);
    for (int i = 0; i < TANGLES; i++) {
      List<Known> all = tangle(random, 3 + random.nextInt(12));
      List<Known> roots = all.subList(all.size() - 3, all.size());
      Settings settings =
          new Settings()
              .withScratch(scratch)
              .withThreads(1 + random.nextInt(3))
              .withBlockSize(8 << random.nextInt(6));
      try (Session session = new Session(settings)) {
        for (Known root : roots) {
          assertThat(Kit.read(session, root.signal, 1 + random.nextInt(50)))
              .as("tangle %d", i)
              .isEqualTo(root.samples);
          try (Stored stored = session.store(root.signal)) {
            assertThat(Kit.read(session, stored, LENGTH))
                .as("tangle %d", i)
                .isEqualTo(root.samples);
          }
        }
        assertVisited(session, roots);
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }

  private static void assertVisited(Session session, List<Known> roots) {
    double[][] visited = new double[roots.size()][LENGTH];
    session.visit(
        roots.stream().map(Known::signal).toList(),
        64,
        () ->
            (start, channels, n) -> {
              for (int channel = 0; channel < channels.length; channel++) {
                for (int i = 0; i < n; i++) {
                  visited[channel][(int) start + i] = channels[channel].get(i);
                }
              }
            });
    for (int channel = 0; channel < visited.length; channel++) {
      assertThat(visited[channel]).isEqualTo(roots.get(channel).samples);
    }
  }
}
