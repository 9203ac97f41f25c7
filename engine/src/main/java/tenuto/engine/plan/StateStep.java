package tenuto.engine.plan;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;

/** The step of a filter whose states are taken, each before another thread goes on with it. */
record StateStep(Plan.Step step, Filter.Processor processor, Resumed resumed) implements Plan.Step {
  /** A filter's step, with the taking of its states if somebody wants them. */
  static Plan.Step of(Filtered signal, Filter.Processor processor, Plan.Step step) {
    return signal.filter() instanceof Resumed resumed
        ? new StateStep(step, processor, resumed)
        : step;
  }

  @Override
  public boolean inTurn() {
    return true;
  }

  @Override
  public void run(Block[] slots, long start, int n) {
    step.run(slots, start, n);
    resumed.passed(processor, start + n);
  }
}
