package tenuto.engine;

import tenuto.engine.base.StoppedException;

/**
 * Whether work is to end at once. Whoever computes asks between blocks and between pieces of a job,
 * so the answer comes within milliseconds and costs nothing beside them.
 */
class Stop {
  private volatile boolean wanted;

  void want(boolean stop) {
    wanted = stop;
  }

  /**
   * Goes on if nothing is to stop.
   *
   * @throws StoppedException if it is
   */
  void check() {
    if (wanted) {
      throw new StoppedException();
    }
  }
}
