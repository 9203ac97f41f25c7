package tenuto.engine;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.DD_Result;
import tenuto.engine.base.Block;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Stored;

/**
 * One thread reads a signal whose last reference another gives up for a kernel to be applied to it,
 * in place if nobody reads it: the reader sees its own sample or is refused, and never the result.
 */
@JCStressTest
@State
@Outcome(id = "1.0, 2.0", expect = Expect.ACCEPTABLE, desc = "its own sample")
@Outcome(id = "-1.0, 2.0", expect = Expect.ACCEPTABLE, desc = "refused")
public class ReadOrReplace {
  private final Stored signal = Engine.holding(1);
  private Stored next;

  /** Doubles samples. */
  private record Twice() implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, 2 * in.get(i));
      }
    }
  }

  @Actor
  public void read(DD_Result result) {
    try {
      signal.pin();
    } catch (ReleasedException e) {
      result.r1 = -1;
      return;
    }
    result.r1 = Engine.first(signal);
    signal.unpin();
  }

  @Actor
  public void replace() {
    next =
        Engine.SESSION.measure().storeWith(
            signal,
            Look.NONE,
            copy -> {
              signal.close();
              return new Twice();
            });
  }

  @Arbiter
  public void after(DD_Result result) {
    result.r2 = Engine.first(next);
    next.close();
  }
}
