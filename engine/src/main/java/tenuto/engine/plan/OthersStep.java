package tenuto.engine.plan;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.OthersCodeException;

/** A step that runs code from outside the project, and says whose it is when that fails. */
record OthersStep(Plan.Step step, String what) implements Plan.Step {
  /**
   * A step as it is, or with such code.
   *
   * @param computes what it runs
   */
  static Plan.Step of(Plan.Step step, Object computes) {
    return Origins.isOurs(computes) ? step : new OthersStep(step, computes.getClass().getName());
  }

  /** Begins a filter, which may be such code. */
  static Filter.Processor begin(Filter filter) {
    try {
      return filter.begin();
    } catch (RuntimeException | Error e) {
      if (Origins.isOurs(filter)) {
        throw e;
      }
      throw OthersCodeException.of(filter.getClass().getName(), e);
    }
  }

  @Override
  public boolean inTurn() {
    return step.inTurn();
  }

  @Override
  public boolean computes() {
    return step.computes();
  }

  @Override
  public void run(Block[] slots, long start, int n) {
    try {
      step.run(slots, start, n);
    } catch (RuntimeException | Error e) {
      throw OthersCodeException.of(what, e);
    }
  }
}
