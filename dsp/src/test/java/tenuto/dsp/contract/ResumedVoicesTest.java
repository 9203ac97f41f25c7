package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Long voices go on from kept states where one of their controls is changed. */
class ResumedVoicesTest {
  private static final int PARTS = 5;
  private static final int MS = (int) ((PARTS - 0.5) * Cache.PART * 1000 / Kits.RATE);

  /** A control of 220, with a wave at some ms. */
  private static final String CONTROL =
      "sf.MixAt((sf.Constant(%d, 220), 0), (sf.SineWave(200, 5), %d))";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.FMVoice(%2$d, %1$s, [(1, 0.5, 0, 5, 300, 0.5), (2, 2), (1, 0.3), (14, 0.7, 0.2)], 4)",
        "sf.FMOperator(%2$d, %1$s, sf.SineWave(%2$d, 440), 1, 1, 0.3)",
        "sf.WavetableOsc(%2$d, %1$s, [sf.NumericShape((0, -1), (20, 1))], 0)",
        "sf.Pluck(%2$d, %1$s, 9000, 2000)",
        "sf.WaveguideString(%2$d, %1$s, 0.2, 9000, 2000, 0.0001)",
        "sf.Additive(%2$d, %1$s, [(1, 0.5), (2.01, 0.3)])",
      })
  void whatIsBeforeAChangeIsFound(String text) {
    MemoryCache cache = new MemoryCache();
    try (Kits without = new Kits(folder);
        Kits with = new Kits(folder, cache)) {
      samples(with, 2, text, 0.8);
      assertThat(cache.size()).isEqualTo(PARTS);
      assertThat(cache.numbers()).as("ends of parts, and states").isEqualTo(2 * (PARTS - 1));
      assertThat(samples(with, 1, text, 0.5)).isEqualTo(samples(without, 2, text, 0.5));
      assertThat(cache.size()).as("parts of both").isEqualTo(PARTS + PARTS - 2);
    }
  }

  private static double[] samples(Kits kits, int threads, String text, double at) {
    try (Kit kit = kits.open(threads, 1024)) {
      String control = CONTROL.formatted(MS, (int) (at * MS));
      try (Stored stored =
          kit.session().store((Signal) kit.evaluate(text.formatted(control, MS)))) {
        return kit.read(stored, 4096);
      }
    }
  }
}
