package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

class ValueAtTest {
  private static final double RATE = 48_000;

  @TempDir private Path folder;

  private double[] values(Dialect dialect, double[] x, double... places) {
    try (Session session = Session.open();
        WordContext context = WordContext.of(session, folder)) {
      session.sampleRate(RATE);
      context.follow(dialect);
      Signal signal = Signals.of(x);
      return Arrays.stream(places)
          .map(place -> Measures.valueAt(context, signal, place / RATE * 1000))
          .toArray();
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.1, 0.2, 0.3, 0.4})
  void betweenSamplesASineIsItsFormula(double turns) {
    double[] x = new double[3000];
    Arrays.setAll(x, i -> Math.sin(2 * Math.PI * turns * i));
    double[] places = new double[100];
    Arrays.setAll(places, i -> 1000.5 + 7.37 * i);
    double[] y = values(Dialect.TENUTO, x, places);
    for (int i = 0; i < places.length; i++) {
      double wanted = Math.sin(2 * Math.PI * turns * places[i]);
      assertThat(y[i]).as("at %s", places[i]).isCloseTo(wanted, within(Math.pow(10, -4.5)));
    }
  }

  @Test
  void whatStaysIsThatToItsEnds() {
    double[] x = new double[40];
    Arrays.fill(x, 0.7);
    assertThat(values(Dialect.TENUTO, x, 0, 0.3, 17.9, 38.5, 39, 39.5))
        .containsOnly(new double[] {0.7}, within(1e-15));
    assertThat(values(Dialect.TENUTO, x, 40, 41.5)).containsOnly(0);
    assertThat(values(Dialect.TENUTO, new double[] {0.25, 0.5, -1}, 0, 1, 2))
        .containsExactly(0.25, 0.5, -1);
  }

  /** Half way between samples: (9·(b + c) − (a + d))/16. */
  @Test
  void sonicFieldsIsACubic() {
    double[] x = {1, 0.5, -0.25, 0.75};
    assertThat(values(Dialect.SONIC_FIELD_2015, x, 1.5)[0])
        .isCloseTo((9 * (0.5 - 0.25) - (1 + 0.75)) / 16, within(1e-15));
  }
}
