package tenuto.engine.plan;

import java.util.List;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.DD_Result;
import tenuto.engine.Engine;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/**
 * Two threads compute a stretch each of a sum that runs through both: the second goes on from where
 * the first has ended, whoever comes first.
 */
@JCStressTest
@State
@Outcome(id = "8.0, 16.0", expect = Expect.ACCEPTABLE, desc = "the sums after 8 and 16 ones")
public class RelayOfTwo {
  private static final int STRETCH = 8;

  private record One() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, 1);
      }
    }
  }

  private record Sum() implements Filter {
    @Override
    public State begin() {
      return new State() {
        private double sum;

        @Override
        public void apply(Block in, Block out, int n) {
          for (int i = 0; i < n; i++) {
            sum += in.get(i);
            out.set(i, sum);
          }
        }
      };
    }
  }

  private final Signal sum = Filtered.of(new Sum(), Generated.of(new One(), 2 * STRETCH));
  private final Rendering rendering = new Rendering(Engine.RESOURCES, sum);
  private final Relay relay = new Relay(rendering.plan(List.of(sum), STRETCH), STRETCH, 2);

  private double last(int index) {
    Block block = Engine.RESOURCES.buffers(STRETCH).lend();
    try (Relay.Runner runner = relay.join()) {
      runner.compute(index, () -> {}, new Block[] {block}, STRETCH);
      return block.get(STRETCH - 1);
    } finally {
      Engine.RESOURCES.buffers(STRETCH).giveBack(block);
    }
  }

  @Actor
  public void first(DD_Result result) {
    result.r1 = last(0);
  }

  @Actor
  public void second(DD_Result result) {
    result.r2 = last(1);
  }

  @Arbiter
  public void after(DD_Result result) {
    relay.close();
    rendering.close();
  }
}
