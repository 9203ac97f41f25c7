package tenuto.scripting.why;

import java.util.List;
import java.util.Map;
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

  static final Uncacheable MAY_BE_KEPT = new Uncacheable("", null);

  private final List<Identity> roots;
  private final String word;
  private final Object origin;
  private final long[] keys;
  private final Uncacheable never;
  private final byte[] fates;
  private final LongAdder nanos = new LongAdder();
  private final Map<Long, RunBefore.Computed> before;
  private volatile boolean computed;

  /**
   * @param word in whose call it was; empty for none
   * @param keys of the parts
   * @param never why it is never cached; an empty text if it may be
   * @param before parts that were computed shortly before for the same run; when these are found
   *     they count as computed
   */
  Storage(
      List<Identity> roots,
      String word,
      Object origin,
      long[] keys,
      Uncacheable never,
      Map<Long, RunBefore.Computed> before) {
    this.before = before;
    this.roots = roots;
    this.word = word;
    this.origin = origin;
    this.keys = keys;
    this.never = never;
    this.fates = new byte[keys.length];
  }

  Storage(List<Identity> roots, String word, Object origin, long[] keys, Uncacheable never) {
    this(roots, word, origin, keys, never, Map.of());
  }

  /** The key of each part of signals that are stored together. */
  static long[] keys(List<Identity[]> keys) {
    long[] sums = new long[keys.getFirst().length];
    for (int part = 0; part < sums.length; part++) {
      for (Identity[] channel : keys) {
        sums[part] = Hash64.of(sums[part], channel[part].high());
      }
    }
    return sums;
  }

  @Override
  public void found(int part) {
    RunBefore.Computed known = before.get(keys[part]);
    if (known == null) {
      fates[part] = FOUND;
    } else if (fates[part] != known.fate()) {
      fates[part] = known.fate();
      nanos.add(known.nanos());
      computed = true;
    }
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

  /** The number of parts that were computed. */
  int count() {
    int count = 0;
    for (byte fate : fates) {
      count += outcome(fate) == null ? 0 : 1;
    }
    return count;
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
