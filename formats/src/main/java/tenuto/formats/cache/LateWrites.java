package tenuto.formats.cache;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;

/**
 * A folder's cache that writes entries on a thread of its own: whoever offers one goes on as soon
 * as it is copied. What waits to be written is found as if it were there.
 *
 * <p>If writing fails, the folder warns, and the entry is not there: it is computed again.
 */
final class LateWrites implements Cache, AutoCloseable {
  private final CacheFolder folder;
  private final WriterThread writer = new WriterThread();
  private final EntryCopies copies = new EntryCopies();
  private final Map<Identity, EntryCopies.Copy> parts = new ConcurrentHashMap<>();

  /** The last numbers of each key that wait: unlike a part's samples, they may change. */
  private final Map<Identity, Numbers> numbers = new ConcurrentHashMap<>();

  /**
   * Numbers that wait.
   *
   * @param tookRoom whether they count as copies
   */
  private record Numbers(double[] all, boolean tookRoom) {}

  /**
   * Held while numbers are written: whoever closes this helps, and may come to later ones first.
   */
  private final ReentrantLock writing = new ReentrantLock();

  LateWrites(CacheFolder folder) {
    this.folder = folder;
  }

  @Override
  public boolean has(Identity key) {
    return parts.containsKey(key) || folder.has(key);
  }

  @Override
  public boolean read(Identity key, List<MemorySegment> samples) {
    EntryCopies.Copy waiting = parts.get(key);
    if (waiting != null && waiting.read(samples)) {
      folder.countFound();
      return true;
    }
    return folder.read(key, samples);
  }

  @Override
  public Outcome write(
      Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    if (!folder.count(samples, cost)) {
      return Outcome.TOO_CHEAP;
    }
    EntryCopies.Copy copy = folder.isBroken() ? null : copies.of(samples);
    if (copy == null) { // so much waits that whoever brings more writes it
      return folder.keep(key, samples, cost, requireIntact);
    }
    try {
      requireIntact.run();
    } catch (Throwable e) {
      copy.close();
      throw e;
    }
    if (parts.putIfAbsent(key, copy) == null) {
      writer.run(() -> write(key, copy, cost));
    } else {
      copy.close(); // another thread has computed the same
    }
    return Outcome.KEPT;
  }

  private void write(Identity key, EntryCopies.Copy copy, Cost cost) {
    try (copy) {
      folder.keep(key, copy.samples(), cost, () -> {});
    } catch (OutOfMemoryError | RuntimeException e) {
      folder.fail(e);
    } finally {
      parts.remove(key, copy);
    }
  }

  @Override
  public Optional<double[]> numbers(Identity key) {
    Numbers waiting = numbers.get(key);
    return waiting == null ? folder.numbers(key) : Optional.of(waiting.all.clone());
  }

  @Override
  public void keep(Identity key, double[] measured) {
    boolean takesRoom = !folder.isBroken() && copies.take(measured);
    if (!takesRoom && !numbers.containsKey(key)) { // else those that wait would replace these
      folder.keep(key, measured);
      return;
    }
    giveBack(numbers.put(key, new Numbers(measured.clone(), takesRoom)));
    writer.run(() -> write(key));
  }

  /** Writes the last numbers of a key, unless that is done. */
  private void write(Identity key) {
    writing.lock();
    Numbers last = numbers.get(key);
    try {
      if (last != null) {
        folder.keep(key, last.all);
      }
    } catch (OutOfMemoryError | RuntimeException e) {
      folder.fail(e);
    } finally {
      writing.unlock();
      if (last != null && numbers.remove(key, last)) {
        giveBack(last);
      }
    }
  }

  private void giveBack(Numbers replaced) {
    if (replaced != null && replaced.tookRoom) {
      copies.giveBack(replaced.all);
    }
  }

  /** Waits until what was offered by now is written, or that long. */
  void await(Duration most) {
    writer.await(most);
  }

  /** Waits until all is written. */
  @Override
  public void close() {
    try (copies) {
      writer.close();
    }
  }
}
