package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.ChunkWriterJob;
import tenuto.engine.plan.Plan;
import tenuto.engine.plan.Relay;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Workers;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Backing;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;
import tenuto.engine.signal.Stored;

/**
 * Chunks of signals that are filled part by part: from a {@link Cache} with the parts that it has,
 * and by work with the others, which are offered to it.
 */
final class CacheFill {
  /** Chunks that one thread fills before it looks for more. */
  private static final int MOST_CHUNKS_AT_ONCE = 16;

  private final Resources resources;
  private final ChunkWriterJob job;
  private final CacheLookup lookup;

  /** Is notified of what becomes of the parts. */
  private final StoreObserver.Entry entry;

  /**
   * @param keys of the parts of each signal
   * @param room is given the bytes needed, and throws if there is no room for them
   * @param entry makes the observer of the parts, once there is room for the chunks
   */
  CacheFill(
      Resources resources,
      List<PartKeys.Keys> keys,
      long length,
      LongConsumer room,
      Supplier<StoreObserver.Entry> entry) {
    this.resources = resources;
    this.job = new ChunkWriterJob(resources, keys.size(), length, this::watch);
    room.accept(job.bytes());
    this.entry = entry.get();
    Cache cache = resources.settings().cache();
    this.lookup = new CacheLookup(cache, resources, keys, length, job.chunks(), this.entry);
  }

  /** For one signal that is stored already. */
  CacheFill(Resources resources, PartKeys.Keys keys, long length, StoreObserver.Entry entry) {
    this(resources, List.of(keys), length, bytes -> {}, () -> entry);
  }

  /** Measures what each part takes, and says when it is there. */
  private final class PartWatch implements ChunkWriterJob.Stopwatch {
    private long began;
    private long ownBegan;

    @Override
    public void begin() {
      began = System.nanoTime();
      ownBegan = ownClock();
    }

    @Override
    public void end(long start, int n) {
      long nanos = System.nanoTime() - began;
      took(ownBegan);
      lookup.done(start, n, nanos);
    }
  }

  private ChunkWriterJob.Stopwatch watch() {
    return new PartWatch();
  }

  private boolean isObserved() {
    return entry != StoreObserver.Entry.NONE;
  }

  private long ownClock() {
    return isObserved() ? resources.exclusiveClock().now() : 0;
  }

  private void took(long ownBegan) {
    if (isObserved()) {
      entry.took(resources.exclusiveClock().since(ownBegan));
    }
  }

  /**
   * Finds out what the cache has, but leaves it there.
   *
   * @return the parts that are to be computed, in their order
   */
  int[] missing() {
    for (int part = 0; part < lookup.parts(); part++) {
      lookup.has(part);
    }
    return lookup.missing();
  }

  /** Whether the cache has a part, which is left there. */
  boolean has(int part) {
    return lookup.has(part);
  }

  /**
   * Reads one part.
   *
   * @return whether it was there
   */
  boolean read(int part) {
    job.orGiveBack(() -> find(part));
    return !lookup.isMissing(part);
  }

  /** Offers these parts to the cache when they are computed. */
  void expect(int[] parts) {
    for (int part : parts) {
      lookup.expect(part);
    }
  }

  /**
   * Reads all that the cache has.
   *
   * @return the parts that are to be computed, in their order
   */
  int[] find() {
    int threads = resources.threads(job.bytes() / Double.BYTES);
    Workers.Worker looking = part -> find((int) part);
    job.orGiveBack(() -> resources.workers().run(lookup.parts(), threads, () -> looking));
    return lookup.missing();
  }

  private void find(int part) {
    int from = part * CacheLookup.CHUNKS;
    job.lend(from, Math.min(from + CacheLookup.CHUNKS, job.chunks()[0].length));
    lookup.find(part);
  }

  /** Gives back the chunks of the only signal that are of no such part. */
  void keepOnly(int[] parts) {
    BitSet wanted = new BitSet();
    for (int part : parts) {
      wanted.set(part);
    }
    int[] chunks = chunks();
    for (int i = 0; i < chunks.length; i++) {
      if (!wanted.get(i / CacheLookup.CHUNKS) && chunks[i] >= 0) {
        resources.pool().giveBack(chunks, i, i + 1);
        chunks[i] = -1;
      }
    }
  }

  /** Is notified of what becomes of the parts. */
  StoreObserver.Entry entry() {
    return entry;
  }

  /** The numbers of the only signal's chunks, below 0 for those that are not lent. */
  int[] chunks() {
    return chunks(0);
  }

  /**
   * Fills some parts, in any order.
   *
   * @param threads how many take part at most
   */
  void fill(int[] parts, int threads, Supplier<? extends ChunkWriter> recorders) {
    long wanted = (long) parts.length * CacheLookup.CHUNKS / (4L * resources.threads());
    int atOnce = Integer.highestOneBit(Math.clamp(wanted, 1, MOST_CHUNKS_AT_ONCE));
    int pieces = CacheLookup.CHUNKS / atOnce; // none is of two parts
    job.fill(
        (long) parts.length * pieces,
        atOnce,
        piece -> (long) parts[(int) (piece / pieces)] * pieces + piece % pieces,
        threads,
        recorders);
  }

  /** Fills it onward, a block at a time. */
  void relay(Plan plan, long from, long to) {
    job.relay(plan, from, to);
  }

  /**
   * Fills it onward, from where a relay has come to.
   *
   * @param begin the sample at which the relay has begun
   */
  void relay(Relay relay, long begin, long from, long to) {
    job.relay(relay, begin, from, to);
  }

  /** What is made ready for it, which may take long: signals beneath are stored first. */
  <T> T orGiveBackTimed(Supplier<T> making) {
    long began = ownClock();
    T made = job.orGiveBack(making);
    took(began);
    return made;
  }

  /** What is made for it; if that fails, all its chunks go back. */
  <T> T orGiveBack(Supplier<T> making) {
    return job.orGiveBack(making);
  }

  /** The chunks of one of the signals, below 0 for those that are not lent. */
  int[] chunks(int channel) {
    return job.chunks()[channel];
  }

  /** The signals, with chunks that are filled when they are read. */
  List<Stored> stored(List<? extends Backing> chunks, List<Signal> signals, Object origin) {
    List<Stored> stored = new ArrayList<>();
    for (int i = 0; i < chunks.size(); i++) {
      Signal signal = signals.get(i);
      stored.add(
          resources.stored(
              chunks.get(i), signal.length(), signal.identity(), lookup.keys(i), origin));
    }
    return stored;
  }

  /** The signals, all of whose parts are there. */
  List<Stored> stored(IntFunction<Identity> identities, Object origin) {
    return job.stored(identities, lookup::keys, origin);
  }

  /** The only signal, with chunks that are filled when they are read. */
  Stored stored(Backing chunks, Signal signal, Object origin) {
    return stored(List.of(chunks), List.of(signal), origin).getFirst();
  }
}
