package tenuto.engine.signal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Workspaces;

/**
 * Signals that are made from their own past: an echo of an echo, a string, a network of delays.
 *
 * <p>A loop is described before it is closed: {@link #past()} are signals that stand for its
 * results, some samples late, and the results are made from them like any others. On the way round
 * there can only be what makes a sample from the one at the same place, or from all up to it.
 */
public final class FeedbackLoop {
  private final List<Signal> given;
  private final long delay;
  private final Workspaces workspaces;
  private final LoopTuning tuning;
  private final List<Signal> past = new ArrayList<>();

  /**
   * @param given what goes into the loop; it has as many results, which end with the shortest
   *     signal that goes into it
   * @param delay samples from a result to its past, at least 1
   * @param workspaces give memory for the past
   */
  public FeedbackLoop(List<Signal> given, long delay, Workspaces workspaces) {
    this(given, delay, null, workspaces);
  }

  /**
   * A loop that resonates at a frequency.
   *
   * @param given what goes into the loop; it has as many results, which end with the shortest
   *     signal that goes into it
   * @param delay samples from a result to its past, at least 1; about as many if it is tuned
   * @param tuning the frequency, or null
   * @param workspaces give memory for the past
   */
  public FeedbackLoop(List<Signal> given, long delay, LoopTuning tuning, Workspaces workspaces) {
    this.tuning = tuning;
    this.given = List.copyOf(given);
    this.delay = delay;
    this.workspaces = workspaces;
    long length = given.stream().mapToLong(Signal::length).min().orElse(0);
    Identity loop = Identity.of(tuning == null ? "feedback" : "feedback" + tuning, delay);
    for (Signal signal : given) {
      loop = loop.from(signal.identity());
    }
    for (int i = 0; i < given.size(); i++) {
      past.add(Generated.of(new Past(i, loop.toString()), length));
    }
  }

  /** The past of a result while its loop is described. */
  private record Past(int result, String loop) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      throw new IllegalArgumentException("what is fed back has no samples outside of its loop");
    }
  }

  /** The results, some samples late: one for each signal that was given. */
  public List<Signal> past() {
    return Collections.unmodifiableList(past);
  }

  /**
   * The results, made from their past and whatever else.
   *
   * @throws IllegalArgumentException if there are too few or too many, or if something on the way
   *     round cannot be there
   */
  public List<Signal> closed(List<Signal> results) {
    if (results.size() != past.size()) {
      throw new IllegalArgumentException(
          "a loop of %d signals must have as many results, but has %d"
              .formatted(past.size(), results.size()));
    }
    LoopLayout layout = new LoopLayout(past, delay);
    results.forEach(layout::add);
    given.forEach(layout::addInput); // the results end with them, used or not
    return Filtered.all(
        new LoopBody(layout, results, given, delay, tuning, workspaces), layout.inputs());
  }
}
