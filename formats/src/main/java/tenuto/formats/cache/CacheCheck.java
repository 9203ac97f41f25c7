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
 * A cache that verifies some of its entries: it reports them as missing, so that they are computed
 * again, and compares. What another machine has computed must have the same bits here; an entry
 * that differs is replaced.
 *
 * <p>A checksum detects damage on the disk; this detects wrong computation.
 */
public final class CacheCheck implements Cache, Division, AutoCloseable {
  private final CacheFolder folder;
  private final Set<Identity> open = ConcurrentHashMap.newKeySet();
  private final Set<Identity> checked = ConcurrentHashMap.newKeySet();
  private final Map<Identity, Difference> wrong = new ConcurrentHashMap<>();
  private final Set<Identity> added = ConcurrentHashMap.newKeySet();

  /**
   * The checksums of two computations of an entry; a third computation shows which one is wrong.
   *
   * @param was of the cached entry; null if it was damaged
   * @param is of the new computation
   */
  public record Difference(String was, String is) {}

  /**
   * @param keys of the entries to verify
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

  /** Keeps nothing: wrong results may come from this machine. */
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

  /**
   * The checksum of a cached entry; null if it is damaged or cannot be read, and is to be replaced.
   */
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

  /** False while entries remain to be verified, as they may be needed to compute this one. */
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

  /** The number of entries computed again. */
  public int checked() {
    return checked.size();
  }

  /** The entries that differed and were replaced. */
  public SortedMap<Identity, Difference> wrong() {
    SortedMap<Identity, Difference> all = new TreeMap<>(Comparator.comparing(Identity::toString));
    all.putAll(wrong);
    return all;
  }

  /** The entries that were missing from the cache. */
  public Collection<Identity> added() {
    return Collections.unmodifiableSet(added);
  }

  @Override
  public void close() {
    folder.close();
  }
}
