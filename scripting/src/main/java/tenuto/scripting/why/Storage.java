package tenuto.scripting.why;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Uncacheable;

/** Signals that were stored together, and the outcomes of their parts. */
final class Storage implements StoreObserver.Entry {
  /** The outcome of a part that is not in the cache and was not read. */
  static final byte UNWANTED = 0;

  static final byte FOUND = 1;

  /** The first outcome of a computed part. */
  private static final int COMPUTED = 2;

  private final List<Identity> roots;
  private final String word;
  private final Object origin;
  private final long[] keys;
  private final Uncacheable never;
  private final byte[] fates;
  private final LongAdder nanos = new LongAdder();
  private volatile boolean computed;

  /**
   * @param word in whose call it was; empty for none
   * @param keys of the parts
   * @param never why it is never cached; an empty text if it may be
   */
  Storage(List<Identity> roots, String word, Object origin, long[] keys, Uncacheable never) {
    this.roots = roots;
    this.word = word;
    this.origin = origin;
    this.keys = keys;
    this.never = never;
    this.fates = new byte[keys.length];
  }

  @Override
  public void found(int part) {
    fates[part] = FOUND;
  }

  @Override
  public void computed(int part, Cache.Outcome outcome) {
    fates[part] = (byte) (COMPUTED + outcome.ordinal());
    computed = true;
  }

  @Override
  public void took(long more) {
    nanos.add(more);
  }

  /** The outcome of a part that was computed; null if it was not. */
  static Cache.Outcome outcome(byte fate) {
    return fate < COMPUTED ? null : Cache.Outcome.values()[fate - COMPUTED];
  }

  boolean hasComputed() {
    return computed;
  }

  List<Identity> roots() {
    return roots;
  }

  String word() {
    return word;
  }

  Object origin() {
    return origin;
  }

  long[] keys() {
    return keys;
  }

  byte[] fates() {
    return fates;
  }

  Uncacheable never() {
    return never;
  }

  long nanos() {
    return nanos.sum();
  }
}
