package tenuto.scripting.calls;

import java.util.List;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Source;

/**
 * One task hands a patch's only reference to a word while another drops it: one of them has it, and
 * a result keeps what it took.
 */
@JCStressTest
@State
@Outcome(id = "true, false", expect = Expect.ACCEPTABLE, desc = "the word took it over")
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "it was dropped")
public class TransferOrRelease {
  private record Silence() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      out.silence(0, n);
    }
  }

  private final SignalRef holding =
      new SignalRef(Generated.of(new Silence(), 8), List.of(), "a race");

  @Actor
  public void take(ZZ_Result result) {
    result.r1 = holding.transfer();
  }

  @Actor
  public void release(ZZ_Result result) {
    result.r2 = holding.release();
  }

  @Arbiter
  public void after(ZZ_Result result) {
    if (holding.isOwned() || holding.own() != result.r1) {
      throw new IllegalStateException("counted wrongly: " + result);
    }
  }
}
