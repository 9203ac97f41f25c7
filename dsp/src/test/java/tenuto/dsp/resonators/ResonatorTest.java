package tenuto.dsp.resonators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tenuto.dsp.support.ArrayReader;
import tenuto.dsp.support.Blocks;
import tenuto.engine.Session;
import tenuto.engine.signal.Reader;

class ResonatorTest {
  private static final int LENGTH = 6000;

  @Test
  void isTheRecursionForShortAndLongResponses() {
    try (Session session = Session.open()) {
      for (int[] sizes :
          new int[][] {{1, 1}, {48, 240}, {64, 1}, {65, 7}, {128, 3}, {700, 5}, {2500, 1000}}) {
        assertRecursion(session, new int[][] {sizes}, 64);
        assertRecursion(session, new int[][] {sizes}, LENGTH);
      }
      assertRecursion(session, new int[][] {{300, 2}, {40, 100}, {5500, 200}, {10, 10}}, 1024);
      assertRecursion(session, new int[][] {}, 1024);
    }
  }

  private static void assertRecursion(Session session, int[][] sizes, int blockSize) {
    Random random = new Random(5);
    double[] x = random.doubles(LENGTH, -1, 1).toArray();
    List<double[]> responses = new ArrayList<>();
    List<Resonator.Response> given = new ArrayList<>();
    for (int[] size : sizes) {
      double[] h = random.doubles(size[0], -0.5, 0.5).map(v -> v / size[0]).toArray();
      responses.add(h);
      given.add(new Resonator.Response(h.length, size[1]));
    }
    double[] wanted = new double[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      wanted[i] += x[i];
      for (int k = 0; k < sizes.length && i + sizes[k][0] + sizes[k][1] <= LENGTH + 1; k++) {
        for (int m = 0; m < sizes[k][0] && i + sizes[k][1] + m < LENGTH; m++) {
          wanted[i + sizes[k][1] + m] += responses.get(k)[m] * wanted[i];
        }
      }
    }
    List<Reader> readers = responses.stream().<Reader>map(ArrayReader::new).toList();
    Resonator resonator = new Resonator(given, LENGTH, session.memory().workspaces());
    double[] got = Blocks.apply(resonator, readers, x, blockSize);
    for (int i = 0; i < LENGTH; i++) {
      assertThat(got[i]).as("sample %d", i).isCloseTo(wanted[i], within(1e-13));
    }
  }
}
