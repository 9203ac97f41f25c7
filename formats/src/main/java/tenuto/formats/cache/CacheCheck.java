package tenuto.formats.cache;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Division;

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
  private final Map<Identity, Difference> wrong = new ConcurrentHashMap<>();
  private final Set<Identity> added = ConcurrentHashMap.newKeySet();

  /**
   * Two computations of an entry, by sums of their samples: who looks for the one that is wrong
   * compares them with a third.
   *
   * @param was what was there; null if it was damaged
   * @param is what was computed now
   */
  public record Difference(String was, String is) {}

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

  /** Nothing: it may be here that all is computed wrong. */
  @Override
  public void keep(Identity key, double[] numbers) {}

  @Override
  public Outcome write(
      Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    if (!open.contains(key) || !Files.exists(folder.file(key))) {
      open.remove(key);
      Outcome outcome = folder.write(key, samples, cost, requireIntact);
      if (outcome == Outcome.KEPT) {
        added.add(key);
      }
      return outcome;
    }
    String was = sumOfKept(key, samples);
    String is = sum(samples);
    if (!is.equals(was)) {
      wrong.put(key, new Difference(was, is));
      folder.replace(key, samples, cost, requireIntact);
    }
    checked.add(key);
    open.remove(key);
    return folder.has(key) ? Outcome.KEPT : Outcome.NO_ROOM;
  }

  /** The sum of what is there; null if it is damaged, or cannot be read: another is better. */
  private String sumOfKept(Identity key, List<MemorySegment> like) {
    try (Arena arena = Arena.ofConfined()) {
      List<MemorySegment> kept =
          like.stream().map(each -> arena.allocate(each.byteSize(), Double.BYTES)).toList();
      return CacheEntry.read(folder.file(key), key, kept) ? sum(kept) : null;
    } catch (IOException e) {
      return null;
    }
  }

  private static String sum(List<MemorySegment> samples) {
    MessageDigest sum = Fingerprint.sha256();
    samples.forEach(each -> sum.update(each.asByteBuffer()));
    return HexFormat.of().formatHex(sum.digest(), 0, 16);
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
  public SortedMap<Identity, Difference> wrong() {
    SortedMap<Identity, Difference> all = new TreeMap<>(Comparator.comparing(Identity::toString));
    all.putAll(wrong);
    return all;
  }

  /** Those that were not there. */
  public Collection<Identity> added() {
    return Collections.unmodifiableSet(added);
  }

  @Override
  public void close() {
    folder.close();
  }
}
