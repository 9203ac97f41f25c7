package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tenuto.engine.disk.Pool;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What signals that are stored together are made from, held as long as one of them may have to be
 * computed.
 */
final class HeldInputs {
  private final Pool pool;
  private final List<Signal> group;
  private final List<Stored> held = new ArrayList<>();
  private boolean isOver;

  /**
   * @param inputs the stored signals that they are made from
   */
  HeldInputs(Pool pool, List<Signal> group, Collection<Stored> inputs) {
    this.pool = pool;
    this.group = group;
    try {
      for (Stored each : inputs) {
        held.add(each.retain(pool));
      }
    } catch (Throwable e) {
      letGo();
      throw e;
    }
  }

  /**
   * What a stored signal has to be computed from.
   *
   * @param group the signals that one call stored, itself among them: the states of their filters
   *     are kept together. All of them have this same list.
   * @param held the stored signals in them, for the caller to close
   */
  record Waiting(Signal signal, List<Signal> group, List<Stored> held) {}

  /** What one of the signals has to be computed from; none if it is over. */
  Optional<Waiting> waiting(Signal signal) {
    return retained().map(each -> new Waiting(signal, group, each));
  }

  /** All of them, each with one more reference for the caller to close; none if it is over. */
  synchronized Optional<List<Stored>> retained() {
    return isOver
        ? Optional.empty()
        : Optional.of(held.stream().map(each -> each.retain(pool)).toList());
  }

  synchronized void letGo() {
    isOver = true;
    held.forEach(Stored::close);
    held.clear();
  }
}
