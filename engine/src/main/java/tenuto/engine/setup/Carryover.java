package tenuto.engine.setup;

import tenuto.engine.base.SpareSwap;

/**
 * What a process carries over from one session to the next. No sample follows from it.
 *
 * @param warmup what was learned
 * @param spare swap that was used
 */
public record Carryover(WarmupState warmup, SpareSwap spare) {
  /** Of a process that has had no session yet, and keeps no swap. */
  public Carryover() {
    this(new WarmupState(), SpareSwap.NONE);
  }
}
