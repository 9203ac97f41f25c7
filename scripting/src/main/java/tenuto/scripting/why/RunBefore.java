package tenuto.scripting.why;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Signal;
import tenuto.scripting.reports.RunObserver;

/**
 * Records which parts a run of the wanted part of a piece has computed. The run of the whole that
 * follows finds them in the cache; reports count them as computed, since the change of the patch is
 * why they were.
 */
public final class RunBefore implements RunObserver {
  private final Collection<Storage> stored = new ConcurrentLinkedQueue<>();

  /**
   * A part that was computed.
   *
   * @param fate as in {@link Storage#fates}
   * @param nanos of processor time
   */
  record Computed(byte fate, long nanos) {}

  @Override
  public Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
    Storage storage = new Storage(List.of(), "", origin, Storage.keys(keys), Storage.MAY_BE_KEPT);
    stored.add(storage);
    return storage;
  }

  /** The parts that were computed since the last call, by their keys; forgets them. */
  Map<Long, Computed> take() {
    Map<Long, Computed> taken = new HashMap<>();
    for (Storage each : stored) {
      for (int part = 0; part < each.keys().length; part++) {
        if (Storage.outcome(each.fates()[part]) != null) {
          long share = each.nanos() / each.count();
          taken.put(each.keys()[part], new Computed(each.fates()[part], share));
        }
      }
    }
    stored.clear();
    return taken;
  }
}
