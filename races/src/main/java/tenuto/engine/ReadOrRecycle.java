package tenuto.engine;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.D_Result;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.signal.Stored;

/**
 * One thread reads a signal which another releases, to make a new one, most likely in the same
 * chunk: the reader sees its own sample or is refused, and never the other's.
 */
@JCStressTest
@State
@Outcome(id = "1.0", expect = Expect.ACCEPTABLE, desc = "its own sample")
@Outcome(id = "-1.0", expect = Expect.ACCEPTABLE, desc = "refused")
public class ReadOrRecycle {
  private final Stored signal = Engine.holding(1);
  private Stored next;

  @Actor
  public void read(D_Result result) {
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
  public void recycle() {
    signal.close();
    next = Engine.holding(2);
  }

  @Arbiter
  public void after(D_Result result) {
    next.close();
  }
}
