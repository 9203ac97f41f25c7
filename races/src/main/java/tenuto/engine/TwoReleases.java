package tenuto.engine;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.signal.Stored;

/** Two threads drop the last reference of a signal: one of them does, and the other is told. */
@JCStressTest
@State
@Outcome(id = "true, false", expect = Expect.ACCEPTABLE, desc = "the first one")
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "the second one")
public class TwoReleases {
  private final Stored signal = Engine.holding(1);

  private boolean release() {
    try {
      signal.close();
      return true;
    } catch (ReleasedException e) {
      return false;
    }
  }

  @Actor
  public void one(ZZ_Result result) {
    result.r1 = release();
  }

  @Actor
  public void other(ZZ_Result result) {
    result.r2 = release();
  }
}
