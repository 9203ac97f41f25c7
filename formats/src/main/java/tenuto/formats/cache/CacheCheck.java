package tenuto.formats.cache;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.engine.Cache;
import tenuto.engine.Division;
import tenuto.engine.Identity;

/**
 * A cache some of whose entries are computed again and compared, as if they were not there: what
 * another machine has computed must have the same bits here. One that differs is replaced.
 *
 * <p>A checksum finds what a disk has damaged; this finds what was computed wrong.
 */
public final class CacheCheck implements Cache, Division, AutoCloseable {
  private final CacheFolder folder;
  private final Set<Identity> open = ConcurrentHashMap.newKeySet();
  private final Set<Identity> checked = ConcurrentHashMap.newKeySet();
  private final Set<Identity> wrong = ConcurrentHashMap.newKeySet();

  /**
   * @param keys of the entries
   */
  public CacheCheck(CacheFolder folder, Collection<Identity> keys) {
    this.folder = folder;
    open.addAll(keys);
  }

  @Override
  public Division division() {
    return this;
  }

  @Override
  public boolean has(Identity key) {
    return !open.contains(key) && folder.has(key);
  }

  @Override
  public boolean read(Identity key, List<MemorySegment> samples) {
    return !open.contains(key) && folder.read(key, samples);
  }

  @Override
  public Optional<double[]> numbers(Identity key) {
    return folder.numbers(key);
  }

  @Override
  public void keep(Identity key, double[] numbers) {
    folder.keep(key, numbers);
  }

  @Override
  public Outcome write(Identity key, List<MemorySegment> samples, Cost cost) {
    if (!open.contains(key) || !Files.exists(folder.file(key))) {
      open.remove(key);
      return folder.write(key, samples, cost);
    }
    if (isWrong(key, samples)) {
      wrong.add(key);
      folder.replace(key, samples, cost);
    }
    checked.add(key);
    open.remove(key);
    return folder.has(key) ? Outcome.KEPT : Outcome.NO_ROOM;
  }

  /** Whether what is there is not what was computed now. */
  private boolean isWrong(Identity key, List<MemorySegment> samples) {
    try (Arena arena = Arena.ofConfined()) {
      List<MemorySegment> kept =
          samples.stream().map(each -> arena.allocate(each.byteSize(), Double.BYTES)).toList();
      if (!CacheEntry.read(folder.file(key), key, kept)) {
        return true;
      }
      for (int i = 0; i < kept.size(); i++) {
        if (kept.get(i).mismatch(samples.get(i)) >= 0) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      return true; // damaged, or cannot be read: another is better
    }
  }

  @Override
  public int workers() {
    return 1;
  }

  @Override
  public boolean isOurs(Identity owner) {
    return true;
  }

  /** Not while any is to be checked, which may be beneath what is there. */
  @Override
  public boolean isKept(Identity key) {
    return open.isEmpty() && has(key);
  }

  @Override
  public boolean isDone(Identity key) {
    return has(key) || folder.numbers(CacheShare.cheap(key)).isPresent();
  }

  @Override
  public Arrival await(Identity key, Identity owner, Runnable going) {
    throw new IllegalStateException("there are no others to wait for");
  }

  @Override
  public void leave(Identity key) {
    throw new IllegalStateException("there are no others to leave it to");
  }

  /** How many were computed again. */
  public int checked() {
    return checked.size();
  }

  /** Those that differed, and were replaced. */
  public List<Identity> wrong() {
    return wrong.stream().sorted(Comparator.comparing(Identity::toString)).toList();
  }

  @Override
  public void close() {
    folder.close();
  }
}
