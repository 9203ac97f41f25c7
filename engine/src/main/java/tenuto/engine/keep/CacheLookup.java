package tenuto.engine.keep;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Consumer;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.disk.Pool;
import tenuto.engine.disk.WritebackErrors;
import tenuto.engine.plan.Resources;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Uncacheable;

/**
 * What a {@link Cache} has of signals that are stored together: which of their parts were found,
 * and which are computed and offered to it as soon as all their chunks are done.
 */
public final class CacheLookup {
  /** Chunks of a part. */
  static final int CHUNKS = Cache.PART / Chunk.SAMPLES;

  private final Cache cache;
  private final Pool pool;
  private final WritebackErrors writebackErrors;
  private final StoreObserver.Entry entry;
  private final List<PartKeys.Keys> keys;
  private final long length;
  private final int[][] chunks;

  /** Samples of each part that are still to be computed: 0 if it was found, or is done. */
  private final AtomicIntegerArray missing;

  /** What they took so far. */
  private final AtomicLongArray nanos;

  /**
   * @param keys of the parts of each signal
   * @param chunks of each signal, lent when they are needed
   * @param entry is told what becomes of the parts
   */
  CacheLookup(
      Cache cache,
      Resources resources,
      List<PartKeys.Keys> keys,
      long length,
      int[][] chunks,
      StoreObserver.Entry entry) {
    this.cache = cache;
    this.pool = resources.pool();
    this.writebackErrors = resources.writebackErrors();
    this.keys = keys;
    this.length = length;
    this.chunks = chunks;
    this.entry = entry;
    missing = new AtomicIntegerArray(parts());
    nanos = new AtomicLongArray(parts());
  }

  /**
   * The keys of signals' parts.
   *
   * @param never is told why there are none
   * @return null if one of the signals is never to be kept
   */
  public static List<PartKeys.Keys> keys(List<Signal> signals, Consumer<Uncacheable> never) {
    List<PartKeys.Keys> keys = new ArrayList<>();
    for (Signal signal : signals) {
      PartKeys.Keys parts = PartKeys.of(signal, Set.of(), never);
      if (parts == null) {
        return null;
      }
      keys.add(parts);
    }
    return keys;
  }

  int parts() {
    return Math.ceilDiv(chunks[0].length, CHUNKS);
  }

  /** Whether all signals' samples of a part seem to be there; else they are to be computed. */
  boolean has(int part) {
    boolean has = keys.stream().allMatch(each -> cache.has(each.parts()[part]));
    missing.set(part, has ? 0 : samples(part));
    if (has) {
      entry.found(part);
    }
    return has;
  }

  /** A part is to be computed. */
  void expect(int part) {
    nanos.set(part, 0);
    missing.set(part, samples(part));
  }

  /** Reads a part, whose chunks are lent, if it is there. */
  void find(int part) {
    boolean found = true;
    for (int channel = 0; found && channel < chunks.length; channel++) {
      found = cache.read(keys.get(channel).parts()[part], memory(channel, part));
    }
    nanos.set(part, 0);
    missing.set(part, found ? 0 : samples(part));
    if (found) {
      entry.found(part);
      silenceRest(part);
    }
  }

  /** What follows the last sample within its group. */
  private void silenceRest(int part) {
    long end = (long) part * Cache.PART + samples(part);
    int sample = (int) (end % Chunk.SAMPLES);
    Block view = new Block(MemorySegment.NULL, 0);
    for (int[] channel : chunks) {
      pool.show(view, channel[(int) ((end - 1) / Chunk.SAMPLES)], 0);
      view.silence(sample, Block.wholeGroups(sample) - sample);
    }
  }

  /** Whether a part is still to be computed. */
  boolean isMissing(int part) {
    return missing.get(part) > 0;
  }

  /** The parts that are to be computed, in their order. */
  int[] missing() {
    int[] parts = new int[parts()];
    int count = 0;
    for (int part = 0; part < parts.length; part++) {
      if (isMissing(part)) {
        parts[count++] = part;
      }
    }
    return Arrays.copyOf(parts, count);
  }

  /** Samples of a part, which only the last is short of. */
  private int samples(int part) {
    return (int) Math.min(Cache.PART, length - (long) part * Cache.PART);
  }

  /**
   * Counts samples of one part that are in their chunks now; whoever adds the last of it offers it.
   */
  void done(long start, int n, long took) {
    int part = (int) (start / Cache.PART);
    if (missing.get(part) == 0) {
      return; // it was found, and computed on the way to another
    }
    long all = nanos.addAndGet(part, took);
    if (missing.addAndGet(part, -n) == 0) {
      entry.computed(part, hold() ? offered(part, all) : Cache.Outcome.CHANGED);
    }
  }

  /** Offers a part; what is kept of some channels alone is not found either. */
  private Cache.Outcome offered(int part, long all) {
    Cache.Outcome outcome = Cache.Outcome.KEPT;
    for (int channel = 0; channel < chunks.length; channel++) {
      PartKeys.Keys own = keys.get(channel);
      Cache.Cost cost = new Cache.Cost(all / chunks.length, own.read()[part], own.areAlwaysKept());
      Cache.Outcome each =
          cache.write(own.parts()[part], memory(channel, part), cost, writebackErrors::ask);
      outcome = each == Cache.Outcome.KEPT ? outcome : each;
    }
    return outcome;
  }

  private List<MemorySegment> memory(int channel, int part) {
    List<MemorySegment> memory = new ArrayList<>();
    long left = samples(part);
    for (int chunk = part * CHUNKS; left > 0; chunk++, left -= Chunk.SAMPLES) {
      Block view = new Block(MemorySegment.NULL, 0);
      pool.show(view, chunks[channel][chunk], 0);
      long bytes = Double.BYTES * Math.min(left, Chunk.SAMPLES);
      memory.add(view.memory().asSlice(view.offset(), bytes));
    }
    return memory;
  }

  private boolean hold() {
    return keys.stream().allMatch(PartKeys.Keys::hold);
  }

  /** The keys of a signal, so that what is made from it has keys too. */
  CacheKeys keys(int channel) {
    return hold() ? CacheKeys.of(keys.get(channel).parts()) : CacheKeys.NONE;
  }
}
