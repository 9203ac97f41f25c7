package tenuto.engine.plan;

import java.util.List;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Signals from a sample on, computed from the states that their filters have there, of which new
 * ones are taken at the end of each part.
 */
public final class ResumedPlan implements AutoCloseable {
  private final StatesTaken taken;
  private final Rendering rendering;
  private final Relay relay;

  private ResumedPlan(Resources resources, List<Signal> rest, StatesTaken taken, int stretch) {
    this.taken = taken;
    rendering = new Rendering(resources, RenderRoot.of(rest));
    try {
      relay =
          stretch == 0
              ? Relay.of(resources, rendering.plan(rest))
              : Relay.of(resources, rendering.plan(rest, stretch), stretch);
    } catch (Throwable e) {
      rendering.close();
      throw e;
    }
  }

  /**
   * Makes one.
   *
   * @param signals of one length, none of which is addressable
   * @param filters of theirs, the first output of each
   * @param from the sample, a multiple of those of a part
   * @param states of the filters there; null at rest, for sample 0
   * @param stretch samples that are shown at once; 0 if they are stored
   * @return null if something that they are made from cannot be computed from there on alone
   */
  public static ResumedPlan of(
      Resources resources,
      List<Signal> signals,
      List<Filtered> filters,
      long from,
      double[] states,
      int stretch) {
    StatesTaken taken = new StatesTaken(filters.size(), Cache.PART);
    List<double[]> each = states == null ? List.of() : StatesTaken.apart(states);
    ResumedSignals resumed = new ResumedSignals(filters, from, each, taken);
    List<Signal> rest;
    try {
      rest = signals.stream().map(resumed::of).toList();
    } catch (ResumedSignals.FromItsBeginningException e) {
      return null;
    }
    return new ResumedPlan(resources, rest, taken, stretch);
  }

  /** What computes them. */
  public Relay relay() {
    return relay;
  }

  /**
   * The states of all filters, which is asked for once.
   *
   * @param end samples that were computed since the first, whole parts
   */
  public double[] states(long end) {
    return taken.together(end);
  }

  @Override
  public void close() {
    relay.close();
    rendering.close();
  }
}
