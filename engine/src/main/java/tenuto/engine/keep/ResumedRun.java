package tenuto.engine.keep;

import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Relay;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.ResumedPlan;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Goes through filtered signals part by part, from the last states that are known. */
final class ResumedRun implements AutoCloseable {
  private final Resources resources;
  private final List<Signal> signals;
  private final List<Filtered> filters;
  private final KeptStates kept;
  private final int stretch;
  private final UnaryOperator<Supplier<ResumedPlan>> making;

  /** What computes parts in turn, or null. */
  private ResumedPlan plan;

  /** The part at which it began, and the next one. */
  private int begin;

  private int next;

  /**
   * @param signals of one length
   * @param filters that they are made by, the first output of each
   * @param stretch samples that are shown at once; 0 if they are stored
   * @param making is done around the making of a plan
   */
  ResumedRun(
      Resources resources,
      List<Signal> signals,
      List<Filtered> filters,
      KeptStates kept,
      int stretch,
      UnaryOperator<Supplier<ResumedPlan>> making) {
    this.resources = resources;
    this.signals = signals;
    this.filters = filters;
    this.kept = kept;
    this.stretch = stretch;
    this.making = making;
  }

  /**
   * Makes ready to compute a part.
   *
   * @param states those at the beginning of each part, as far as they are known
   * @return the first part that has to be computed for it
   */
  int goTo(int part, Identity[] states) {
    if (plan == null || next != part) {
      close();
      start(part, states);
    }
    return next;
  }

  /** Begins at the last part before which the states are known. */
  private void start(int part, Identity[] states) {
    begin = part;
    double[] known = begin == 0 ? null : kept.numbers(states[begin]);
    while (begin > 0 && known == null) {
      begin--;
      known = begin == 0 ? null : kept.numbers(states[begin]);
    }
    plan = begin(known);
    if (plan == null) {
      begin = 0;
      plan = begin(null);
    }
    next = begin;
  }

  private ResumedPlan begin(double[] known) {
    long from = (long) begin * Cache.PART;
    return making
        .apply(() -> ResumedPlan.of(resources, signals, filters, from, known, stretch))
        .get();
  }

  /** What computes the next part. */
  Relay relay() {
    return plan.relay();
  }

  /** The sample at which it has begun. */
  long began() {
    return (long) begin * Cache.PART;
  }

  /**
   * The next part is computed.
   *
   * @return the states at its end
   */
  double[] passed() {
    next++;
    return plan.states((long) (next - begin) * Cache.PART);
  }

  @Override
  public void close() {
    if (plan != null) {
      ResumedPlan last = plan;
      plan = null;
      last.close();
    }
  }
}
