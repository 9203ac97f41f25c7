package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.engine.Kit;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** What can be rehearsed, and on what. */
class RehearsalTest {
  private final double[] seen = new double[2];
  private int runs;

  private void see(Block... blocks) {
    for (int i = 0; i < blocks.length; i++) {
      seen[i] = blocks[i].get(1);
    }
    runs++;
  }

  private final Kernel kernel = (in, out, n) -> see(in);
  private final Source source = (start, out, n) -> see();
  private final Combiner combiner =
      new Combiner() {
        @Override
        public void apply(Block left, Block right, Block out, int n) {
          see(left, right);
        }

        @Override
        public double identity() {
          return 0;
        }
      };
  private final Filter filter = () -> (Filter.State) (in, out, n) -> see(in);

  @Test
  void everyKindWorksOnNoise() {
    Signal ramp = Kit.ramp(16, 1);
    for (Signal signal :
        List.of(
            Generated.of(source, 16),
            Mapped.of(kernel, ramp),
            Combined.of(combiner, List.of(ramp, Kit.ramp(16, 2))),
            Filtered.of(filter, ramp))) {
      runs = 0;
      long[] now = {0};
      assertThat(Rehearsal.of(signal).makesFaster(1, () -> now[0]++, () -> runs > 100)).isTrue();
      assertThat(runs).isEqualTo(32); // fast from the first
    }
    assertThat(Arrays.stream(seen)).allMatch(x -> x != 0 && Math.abs(x) <= 0.5);
  }

  @Test
  void whatReadsOtherSignalsIsNot() {
    Signal ramp = Kit.ramp(16, 1);
    assertThat(Rehearsal.of(Filtered.of(filter, ramp, List.of(ramp)))).isNull();
  }
}
