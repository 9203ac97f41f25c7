package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tenuto.engine.disk.Pool;
import tenuto.engine.signal.Stored;

/** What a signal is made from, held as long as it may have to be computed. */
final class HeldInputs {
  private final Pool pool;
  private final List<Stored> held = new ArrayList<>();
  private boolean isOver;

  HeldInputs(Pool pool, Collection<Stored> inputs) {
    this.pool = pool;
    try {
      for (Stored each : inputs) {
        held.add(each.retain(pool));
      }
    } catch (Throwable e) {
      letGo();
      throw e;
    }
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
