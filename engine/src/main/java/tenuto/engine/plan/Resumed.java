package tenuto.engine.plan;

import java.util.Objects;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Filter;

/** A filter that goes on from a state, and puts down those at the ends of parts. */
final class Resumed implements Filter {
  private final Filter filter;
  private final double[] state;
  private final int number;
  private final StatesTaken taken;

  /**
   * @param state from which it goes on; null at rest
   * @param number of the filter, of those whose states are taken together
   */
  Resumed(Filter filter, double[] state, int number, StatesTaken taken) {
    this.filter = filter;
    this.state = state;
    this.number = number;
    this.taken = taken;
  }

  @Override
  public Processor begin() {
    Processor processor = filter.begin();
    try {
      if (state != null) {
        SavedState.into(processor, state);
      }
      return processor;
    } catch (RuntimeException | Error e) {
      processor.close();
      throw e;
    }
  }

  /**
   * A processor has come to a sample.
   *
   * @param end of what it has made, from the sample on at which it began
   */
  void passed(Processor processor, long end) {
    if (taken.wants(end)) {
      taken.put(number, end, SavedState.of(processor));
    }
  }

  @Override
  public int inputs() {
    return filter.inputs();
  }

  @Override
  public int outputs() {
    return filter.outputs();
  }

  @Override
  public boolean worksInBackground() {
    return filter.worksInBackground();
  }

  @Override
  public String toString() {
    Identity from = state == null ? null : Identity.of(state);
    return "%s %d from %s".formatted(filter, number, Objects.toString(from));
  }
}
