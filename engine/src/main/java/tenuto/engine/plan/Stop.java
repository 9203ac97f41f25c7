package tenuto.engine.plan;

import tenuto.engine.base.StoppedException;

/**
 * Whether work is to end at once. Whoever computes asks between blocks and between pieces of a job,
 * so the answer comes within milliseconds and costs nothing beside them.
 */
public class Stop {
  private volatile boolean wanted;

  public void want(boolean stop) {
    wanted = stop;
  }

  /**
   * Goes on if nothing is to stop.
   *
   * @throws StoppedException if it is
   */
  public void check() {
    if (wanted) {
      throw new StoppedException();
    }
  }
}
