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
 * Records which parts were computed by a run for what is wanted first: the run of the whole after
 * it finds them in the cache, but for who has changed the patch they are new.
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

  /** What was computed since this was asked before, by the keys of the parts. */
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
