package tenuto.engine;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.signal.Stored;

/** One thread retains a signal whose last reference another drops: nobody wakes the dead. */
@JCStressTest
@State
@Outcome(id = "true, false", expect = Expect.ACCEPTABLE, desc = "retained before the release")
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "refused after the release")
public class RetainOrRelease {
  private final Stored signal = Engine.holding(1);

  @Actor
  public void retain(ZZ_Result result) {
    try {
      result.r1 = signal.retain().equals(signal);
    } catch (ReleasedException e) {
      result.r1 = false;
    }
  }

  @Actor
  public void release() {
    signal.close();
  }

  @Arbiter
  public void after(ZZ_Result result) {
    result.r2 = signal.released();
    if (result.r1) {
      signal.close();
    }
  }
}
