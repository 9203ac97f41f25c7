package tenuto.engine.keep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.PooledChunks;
import tenuto.engine.plan.Resources;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Division;
import tenuto.engine.setup.LeftToOthersException;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Stored;

/**
 * Parts of a stored signal that are read from a {@link Cache}, or computed, when somebody wants
 * them: most of a piece's notes are never looked at again once their sum is known.
 *
 * <p>What the signal was made from is held until then, as an entry may prove damaged, or be gone:
 * then the part is computed after all.
 */
final class LazyChunks extends PooledChunks implements SharedChunks {
  private static final VarHandle CHUNK = MethodHandles.arrayElementVarHandle(int[].class);

  /** Signals that wait upon others that wait: more are read at once. */
  private static final int DEEPEST = 32;

  private static final int LOCKS = 16;

  private final Resources resources;
  private final Signal signal;
  private final PartKeys.Keys keys;
  private final StoreObserver.Entry entry;
  private final HeldInputs held;
  private final ReentrantLock[] locks = new ReentrantLock[LOCKS];
  private final ReentrantLock computing = new ReentrantLock();

  /** Of each part 1 if the cache has not got it. */
  private final BitSet absent;

  private final int depth;

  /** Computes parts one at a time; null if one that is wanted has all others computed too. */
  private final PartByPart source;

  /** Which parts are ours to compute; null if all are. */
  private final ShareOfWork share;

  private final AtomicBoolean begun = new AtomicBoolean();

  private LazyChunks(
      Resources resources,
      Signal signal,
      PartKeys.Keys keys,
      int[] chunks,
      StoreObserver.Entry entry,
      int[] absent,
      List<Signal> group,
      Set<Stored> from) {
    super(resources.pool(), chunks);
    this.resources = resources;
    this.signal = signal;
    this.keys = keys;
    this.entry = entry;
    this.absent = new BitSet();
    Arrays.stream(absent).forEach(this.absent::set);
    this.depth = 1 + from.stream().mapToInt(stored -> stored.backing().depth()).max().orElse(0);
    boolean oneByOne = resources.settings().defers() || signal.addressable();
    this.source = oneByOne ? new PartByPart(resources, signal) : null;
    Division division = resources.settings().cache().division();
    this.share = division == null ? null : new ShareOfWork(division, signal, keys);
    Arrays.setAll(locks, i -> new ReentrantLock());
    this.held = new HeldInputs(resources.pool(), group, from);
  }

  /**
   * What a signal's chunks that are not lent yet are read from; null if that would wait upon too
   * many others.
   *
   * @param chunks of the signal
   * @param entry is told what becomes of its parts
   * @param absent parts that are not in the cache, and not computed yet either
   * @param group the signals that one call stores, itself among them
   */
  static LazyChunks of(
      Resources resources,
      Signal signal,
      PartKeys.Keys keys,
      int[] chunks,
      StoreObserver.Entry entry,
      int[] absent,
      List<Signal> group) {
    Set<Stored> from = StoredInputs.of(group);
    return from.stream().anyMatch(each -> each.backing().depth() >= DEEPEST)
        ? null
        : new LazyChunks(resources, signal, keys, chunks, entry, absent, group, from);
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  protected int chunk(int index) {
    int number = (int) CHUNK.getAcquire(chunks, index);
    if (number < 0) {
      boolean told = entry != StoreObserver.Entry.NONE;
      long began = told ? resources.exclusiveClock().now() : 0;
      load(index / CacheLookup.CHUNKS);
      if (told) {
        resources
            .exclusiveClock()
            .since(began); // whoever reads this has not computed it, but waited
      }
      number = chunks[index];
    }
    return number;
  }

  private void load(int part) {
    if (share == null ? !absent.get(part) && read(part) : isDealtWith(part)) {
      return;
    }
    computing.lock();
    try {
      if (!isThere(part)) {
        compute(part);
      }
    } finally {
      computing.unlock();
    }
  }

  /** Whether a part need not be computed here, which others may have to do. */
  private boolean isDealtWith(int part) {
    Cache cache = resources.settings().cache();
    Identity key = keys.parts()[part];
    if (isThere(part) || cache.has(key)) {
      return isThere(part) || read(part); // or it is damaged, and better computed than waited for
    }
    if (begin()) {
      List<Stored> from = beneath();
      try {
        OwnShare.compute(resources, from);
      } finally {
        from.forEach(Stored::close);
      }
      computeOwn();
    }
    return isThere(part)
        || !share.isOurs(part)
            && share.await(resources, key, part) == Division.Arrival.KEPT
            && read(part);
  }

  @Override
  public boolean begin() {
    return share != null && begun.compareAndSet(false, true);
  }

  @Override
  public boolean isDone() {
    Division division = resources.settings().cache().division();
    return !share.isEverybodys()
        && IntStream.range(0, keys.parts().length)
            .allMatch(part -> isThere(part) || division.isKept(keys.parts()[part]));
  }

  @Override
  public void computeOwn() {
    Division division = resources.settings().cache().division();
    for (int part = 0; part < keys.parts().length && !share.isEverybodys(); part++) {
      Identity key = keys.parts()[part];
      if (isThere(part) || division.isDone(key)) {
        continue;
      }
      try {
        if (share.isOurs(part)) {
          load(part);
        } else {
          division.leave(key);
        }
      } catch (LeftToOthersException e) {
        division.leave(key);
      }
    }
  }

  @Override
  public List<Stored> beneath() {
    return held.retained().orElse(List.of());
  }

  /** What some samples have to be computed from; none if they are there, or in the cache. */
  Optional<HeldInputs.Waiting> waiting(long from, long to) {
    Cache cache = resources.settings().cache();
    boolean isReady =
        IntStream.rangeClosed((int) (from / Cache.PART), (int) ((to - 1) / Cache.PART))
            .allMatch(part -> isThere(part) || cache.has(keys.parts()[part]));
    return isReady ? Optional.empty() : held.waiting(signal);
  }

  /** What it is computed from, if it is computed here and has not begun. */
  Optional<HeldInputs.Waiting> source() {
    boolean begins = share == null && Arrays.stream(chunks).allMatch(chunk -> chunk < 0);
    return begins && signal.length() > 0 ? waiting(0, signal.length()) : Optional.empty();
  }

  private boolean isThere(int part) {
    return (int) CHUNK.getAcquire(chunks, part * CacheLookup.CHUNKS) >= 0;
  }

  /** Reads a part; false if it is gone, or damaged. */
  private boolean read(int part) {
    ReentrantLock lock = locks[part % LOCKS];
    lock.lock();
    try {
      if (!isThere(part)) {
        CacheFill fill = new CacheFill(resources, keys, signal.length(), StoreObserver.Entry.NONE);
        if (!fill.read(part)) {
          fill.keepOnly(new int[0]);
          return false;
        }
        publish(part, fill.chunks());
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Computes a part, and what is best computed with it. */
  private void compute(int part) {
    if (!keys.hold()) {
      throw new UncheckedIOException(
          new IOException("a file that %s is made from has changed since".formatted(signal)));
    }
    int[] parts = source == null ? missingWith(part) : onTheWay(source.begin(part), part);
    CacheFill fill = new CacheFill(resources, keys, signal.length(), entry);
    fill.expect(parts);
    if (source == null) {
      MissingParts.compute(resources, fill, List.of(signal), parts);
    } else {
      source.fill(fill, part);
    }
    fill.keepOnly(parts);
    for (int each : parts) {
      publish(each, fill.chunks());
    }
    if (source != null && IntStream.range(0, keys.parts().length).allMatch(this::isThere)) {
      letGo();
    }
  }

  /** All that the cache has not got: what is filtered comes in turn. */
  private int[] missingWith(int part) {
    return IntStream.range(0, keys.parts().length)
        .filter(each -> each == part || absent.get(each) && !isThere(each))
        .toArray();
  }

  private int[] onTheWay(int first, int part) {
    return IntStream.rangeClosed(first, part)
        .filter(each -> each == part || !isThere(each))
        .toArray();
  }

  private void publish(int part, int[] filled) {
    int from = part * CacheLookup.CHUNKS;
    for (int i = Math.min(from + CacheLookup.CHUNKS, chunks.length) - 1; i >= from; i--) {
      CHUNK.setRelease(chunks, i, filled[i]); // the first says that all are there
    }
  }

  @Override
  public void release() {
    super.release();
    letGo();
  }

  /** Closes what the signal was made from. */
  void letGo() {
    if (source != null) {
      source.close();
    }
    held.letGo();
  }
}
