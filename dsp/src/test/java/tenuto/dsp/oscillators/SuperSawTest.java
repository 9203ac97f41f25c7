package tenuto.dsp.oscillators;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

class SuperSawTest {
  private static final double RATE = 48000;
  private static final int LENGTH = 4800;

  @TempDir Path folder;

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static Signal still(double value) {
    double[] x = new double[LENGTH];
    Arrays.fill(x, value);
    return Signals.of(x);
  }

  private List<Signal> superSaw(Session session, Signal hz, Signal detune, Signal spread) {
    session.sampleRate(RATE);
    try (WordContext context = WordContext.of(session, folder)) {
      return SuperSaws.superSaw(context, 1000 * LENGTH / RATE, hz, detune, 7, spread);
    }
  }

  @Test
  void numbersGiveTheBitsOfSignalsThatStayThere() {
    for (double hz : new double[] {440, 23999, -0.3, 0}) {
      try (Session one = new Session(new Settings().withScratch(folder).withSeed(5));
          Session other = new Session(new Settings().withScratch(folder).withSeed(5))) {
        List<Signal> numbers = superSaw(one, number(hz), number(25), number(0.8));
        List<Signal> signals = superSaw(other, still(hz), still(25), still(0.8));
        for (int side = 0; side < 2; side++) {
          assertThat(Signals.samples(one, numbers.get(side)))
              .as("%s Hz", hz)
              .isEqualTo(Signals.samples(other, signals.get(side)));
        }
      }
    }
  }

  /** Otherwise half of the time would go into storing it. */
  @Test
  void withNumbersBothSidesAreReadWithoutStoringThem() {
    try (Arena arena = Arena.ofConfined();
        Session session = new Session(new Settings().withScratch(folder))) {
      List<Signal> sides = superSaw(session, number(440), number(25), number(1));
      try (Reader reader = session.open(Combined.of(new Sum(), sides))) {
        Block block = Blocks.of(arena, new double[256]);
        reader.read(0, block, 0, 256);
        assertThat(session.memory().usage().lent()).isZero();
      }
    }
  }
}
