package tenuto.engine;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;
import tenuto.engine.disk.Pool;

/** Two threads borrow chunks, give them back and borrow again: none is lent twice at once. */
@JCStressTest
@State
@Outcome(id = "true", expect = Expect.ACCEPTABLE, desc = "four chunks")
public class TwoLoans {
  private final int[] one = new int[2];
  private final int[] other = new int[2];

  private static void borrow(int[] chunks) {
    Pool pool = Engine.SESSION.resources().pool();
    pool.lend(chunks, 0, 2);
    pool.giveBack(chunks, 0, 2);
    pool.lend(chunks, 0, 2);
  }

  @Actor
  public void one() {
    borrow(one);
  }

  @Actor
  public void other() {
    borrow(other);
  }

  @Arbiter
  public void after(Z_Result result) {
    result.r1 =
        one[0] != one[1]
            && other[0] != other[1]
            && one[0] != other[0]
            && one[0] != other[1]
            && one[1] != other[0]
            && one[1] != other[1];
    Engine.SESSION.resources().pool().giveBack(one, 0, 2);
    Engine.SESSION.resources().pool().giveBack(other, 0, 2);
  }
}
