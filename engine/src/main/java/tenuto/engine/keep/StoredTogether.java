package tenuto.engine.keep;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import tenuto.engine.base.Closing;
import tenuto.engine.plan.RenderRoot;
import tenuto.engine.plan.Rendering;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Scanning;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Uncacheable;

/** Stores signals of one length side by side, from a cache if they have keys. */
final class StoredTogether {
  private final Resources resources;

  StoredTogether(Resources resources) {
    this.resources = resources;
  }

  /** Whether signals can be stored side by side, in one go. */
  static boolean takes(List<Signal> signals) {
    return !signals.isEmpty()
        && signals.stream()
            .allMatch(it -> it instanceof Lazy && it.length() == signals.getFirst().length());
  }

  /**
   * One signal, which is stored when somebody reads it, if that is possible.
   *
   * @param group the signals that are stored by one call, itself among them
   * @param mayWait whether it need not be stored now
   */
  Stored store(
      Signal signal, List<Signal> group, boolean mayWait, boolean isAlwaysKept, Object origin) {
    if (signal instanceof Stored stored) {
      return stored.retain();
    }
    boolean waits = mayWait && signal.length() > 0;
    Stored later = waits ? FromCache.later(resources, signal, group, origin) : null;
    return later == null
        ? store(List.of(signal), Look.NONE, isAlwaysKept, origin).getFirst()
        : later;
  }

  List<Stored> store(List<Signal> signals, Look look, boolean isAlwaysKept, Object origin) {
    AtomicReference<Uncacheable> never = new AtomicReference<>();
    List<PartKeys.Keys> keys = keys(signals, never::set);
    if (keys != null) {
      List<PartKeys.Keys> kept =
          isAlwaysKept ? keys.stream().map(PartKeys.Keys::always).toList() : keys;
      return find(signals, kept, look, origin);
    }
    UncachedTimer timer = new UncachedTimer(resources);
    CacheKeys none = never.get() == null ? CacheKeys.NONE : CacheKeys.never(never.get());
    List<Stored> stored = unkept(signals, look, none, origin);
    if (never.get() != null) {
      timer.end(signals, never.get(), origin);
    }
    return stored;
  }

  private List<Stored> unkept(List<Signal> signals, Look look, CacheKeys none, Object origin) {
    try (Rendering rendering = new Rendering(resources, RenderRoot.of(signals))) {
      return rendering.store(signals, look, none, origin);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }

  /** Those of signals that a cache may keep, or null; and why it may not, if there is one. */
  List<PartKeys.Keys> keys(List<Signal> signals, Consumer<Uncacheable> never) {
    boolean keeps = resources.settings().givesKeys() && signals.getFirst().length() > 0;
    return keeps ? CacheLookup.keys(signals, never) : null;
  }

  /** Takes from the cache what it has; what looks at the signals then looks at all of them. */
  List<Stored> find(List<Signal> signals, List<PartKeys.Keys> keys, Look look, Object origin) {
    List<Stored> stored;
    try {
      stored = FromCache.store(resources, signals, keys, origin);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
    try {
      Scanning.scan(resources, List.copyOf(stored), look);
    } catch (Throwable e) {
      Closing.after(e, stored.stream().<Runnable>map(it -> it::close).toList());
      throw e;
    }
    return stored;
  }
}
