package tenuto.dsp.generators;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.Interpolation;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Source;

class GenerateTest {
  private static final double RATE = 48_000;

  @TempDir private Path folder;

  private double[] played(Dialect dialect, double speed, double... table) {
    try (Session session = Session.open();
        WordContext context = WordContext.of(session, folder)) {
      session.sampleRate(RATE);
      context.follow(dialect);
      double hz = speed * RATE / table.length;
      return Signals.samples(session, Oscillators.generate(context, 40, hz, Signals.of(table)));
    }
  }

  /** A sine's formula, slower, faster and backwards, over the table's end too. */
  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.1, 0.2, 0.3, 0.4})
  void betweenSamplesATableIsTheBandLimitedSignal(double turns) {
    double[] table = new double[1000];
    Arrays.setAll(table, i -> Math.sin(2 * Math.PI * turns * i));
    for (double speed : new double[] {0.37, 1.13, -0.61, 333.3}) {
      double[] y = played(Dialect.TENUTO, speed, table);
      assertThat(y).hasSize(1920);
      for (int i = 0; i < y.length; i++) {
        double wanted = Math.sin(2 * Math.PI * turns * speed * i);
        assertThat(y[i]).as("%s at %d", speed, i).isCloseTo(wanted, within(Math.pow(10, -4.5)));
      }
    }
  }

  @Test
  void onItsSamplesATableIsThem() {
    double[] y = played(Dialect.TENUTO, 1, 0.5, -0.25, 1, 0.1);
    for (int i = 0; i < y.length; i++) {
      assertThat(y[i]).isEqualTo(new double[] {0.5, -0.25, 1, 0.1}[i % 4]);
    }
    assertThat(played(Dialect.TENUTO, 0.3, 0.7)).containsOnly(new double[] {0.7}, within(1e-15));
  }

  /** A plan that several threads share has one source, which all of them ask for blocks. */
  @Test
  void threadsThatShareItGetTheSameSamples() {
    double[] table = new double[24_000];
    Arrays.setAll(table, i -> Math.sin(0.01 * i));
    try (Session session = Session.open();
        Reader reader = session.open(Signals.of(table));
        Source played =
            new Wavetable(2.3, RATE, Interpolation.SINC, session.memory().workspaces())
                .make(List.of(reader))) {
      List<double[]> alone = IntStream.range(0, 500).mapToObj(i -> block(played, i)).toList();
      List<double[]> beside =
          IntStream.range(0, 500).parallel().mapToObj(i -> block(played, i)).toList();
      for (int i = 0; i < 500; i++) {
        assertThat(beside.get(i)).as("block %s", i).isEqualTo(alone.get(i));
      }
    }
  }

  private static double[] block(Source source, int number) {
    try (Arena arena = Arena.ofConfined()) {
      Block block = Blocks.of(arena, new double[512]);
      source.fill(512L * number, block, 512);
      return Blocks.samples(block, 512);
    }
  }

  /** Half way between samples: (9·(b + c) − (a + d))/16. */
  @Test
  void sonicFieldsIsACubic() {
    double[] y = played(Dialect.SONIC_FIELD_2017, 0.5, 1, 0.5, -0.25, 0.75, 0);
    assertThat(y[3]).isCloseTo((9 * (0.5 - 0.25) - (1 + 0.75)) / 16, within(1e-15));
    assertThat(y[9]).isCloseTo((9 * (0 + 1) - (0.75 + 0.5)) / 16, within(1e-15));
  }
}
