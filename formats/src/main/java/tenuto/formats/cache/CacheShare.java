package tenuto.formats.cache;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import tenuto.engine.base.Identity;
import tenuto.engine.base.SplitMix;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Division;

/**
 * A cache that this process and others fill together: each computes the parts whose keys belong to
 * its share. They communicate only through the folder, and any of them may be killed.
 *
 * <p>A part that is not worth keeping is marked as such, so that no process waits for it.
 */
public final class CacheShare implements Cache, Division, AutoCloseable {
  /** How long a process that gives no sign of life counts as alive. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final long POLL_NANOS = 20_000_000;

  private final CacheFolder folder;
  private final int number;
  private final int count;
  private final Heartbeat pulse;
  private final Set<Identity> filled = Collections.synchronizedSet(new LinkedHashSet<>());
  private final Set<Identity> measured = ConcurrentHashMap.newKeySet();
  private final Set<Identity> found = ConcurrentHashMap.newKeySet();
  private final Set<Identity> left = ConcurrentHashMap.newKeySet();
  private final Set<Identity> cheap = ConcurrentHashMap.newKeySet();

  /**
   * @param number of this process, from 1
   * @param count the number of processes
   * @param work an identifier of the shared work, the same in all processes
   * @throws IOException if the folder cannot be written to
   */
  public CacheShare(CacheFolder folder, int number, int count, String work, Duration patience)
      throws IOException {
    this.folder = folder;
    this.number = number;
    this.count = count;
    long name = 0;
    for (int i = 0; i < work.length(); i++) {
      name = SplitMix.mix(name + SplitMix.GOLDEN_RATIO + work.charAt(i));
    }
    String all = folder.program() + "/" + CacheEntries.TEMPORARY + Long.toHexString(name);
    pulse =
        new Heartbeat(
            number,
            each ->
                folder
                    .folder()
                    .resolve(CacheEntries.FOLDER)
                    .resolve("%s-%d-of-%d".formatted(all, each, count)),
            patience);
  }

  @Override
  public Division division() {
    return this;
  }

  @Override
  public boolean has(Identity key) {
    return folder.has(key);
  }

  @Override
  public boolean read(Identity key, List<MemorySegment> samples) {
    return folder.read(key, samples);
  }

  @Override
  public Optional<double[]> numbers(Identity key) {
    return folder.numbers(key);
  }

  @Override
  public void keep(Identity key, double[] numbers) {
    folder.keep(key, numbers);
    measured.add(key);
  }

  @Override
  public Outcome write(
      Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    if (isCheap(key)) {
      return Outcome.TOO_CHEAP; // The process that first measured it has already marked it for all.
    }
    Outcome outcome = folder.write(key, samples, cost, requireIntact);
    switch (outcome) {
      case KEPT -> filled.add(key);
      case TOO_CHEAP -> {
        if (cheap.add(key)) {
          folder.keep(cheap(key), new double[] {cost.nanos()});
        }
      }
      case NO_ROOM ->
          throw new UncheckedIOException(
              new IOException(
                  "nothing more can be written to the cache %s, so it cannot be filled"
                      .formatted(folder.folder())));
      case CHANGED -> {}
    }
    return outcome;
  }

  /** The key under which a part is marked as not worth keeping. */
  static Identity cheap(Identity key) {
    return new Identity(key.high(), SplitMix.mix(key.low() + SplitMix.GOLDEN_RATIO));
  }

  private boolean isCheap(Identity key) {
    if (!cheap.contains(key) && folder.numbers(cheap(key)).isPresent()) {
      cheap.add(key);
    }
    return cheap.contains(key);
  }

  @Override
  public int workers() {
    return count;
  }

  private int of(Identity owner) {
    return 1 + (int) Long.remainderUnsigned(owner.low(), count);
  }

  @Override
  public boolean isOurs(Identity owner) {
    return of(owner) == number;
  }

  @Override
  public boolean isDone(Identity key) {
    return isKept(key) || isCheap(key);
  }

  @Override
  public boolean isKept(Identity key) {
    boolean there = has(key);
    if (there && !filled.contains(key)) {
      found.add(key);
    }
    return there;
  }

  @Override
  public Arrival await(Identity key, Identity owner, Runnable going) {
    while (true) {
      going.run();
      // Checked before the folder, so that nothing that the process wrote last is missed.
      boolean alive = !isOurs(owner) && pulse.isAlive(of(owner));
      if (folder.hasCome(key)) {
        found.add(key);
        return Arrival.KEPT;
      }
      if (isCheap(key)) {
        return Arrival.CHEAP;
      }
      if (!alive || Thread.currentThread().isInterrupted()) {
        leave(key);
        return Arrival.LEFT;
      }
      LockSupport.parkNanos(POLL_NANOS);
    }
  }

  @Override
  public void leave(Identity key) {
    left.add(key);
  }

  /** The parts computed here, in order. */
  public List<Identity> filled() {
    synchronized (filled) {
      return List.copyOf(filled);
    }
  }

  /** The measurements made here, which are kept as numbers. */
  public Collection<Identity> measured() {
    return Collections.unmodifiableSet(measured);
  }

  /** The number of parts present, from an earlier run or another process. */
  public int found() {
    return found.size();
  }

  /** The number of parts that other processes still have to compute. */
  public int left() {
    left.removeIf(key -> folder.hasCome(key) || isCheap(key));
    return left.size();
  }

  /** Ends this process's part in the work. */
  @Override
  public void close() {
    pulse.close();
    folder.close();
  }
}
