package tenuto.formats.cache;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import tenuto.engine.base.Identity;
import tenuto.engine.base.IoReason;
import tenuto.engine.setup.Cache;

/**
 * A folder that keeps samples from one run to the next. Several processes may use it at the same
 * time: an entry gets its final name when it is complete, and a second process that writes it
 * writes the same bytes.
 *
 * <p>The path is {@code FOLDER/v1/PROGRAM/ab/…}: each version of the program has a folder of its
 * own, with 256 folders for the first byte of the keys. Above the size limit the least recently
 * used entries are deleted first.
 */
public final class CacheFolder implements Cache, AutoCloseable {
  /** Ctrl-C is to end a program within 2 s altogether. */
  private static final Duration WHEN_STOPPED = Duration.ofMillis(500);

  private final Path folder;
  private final Path program;
  private final CacheSweep sweep;
  private final CacheLimit limit;
  private final Consumer<String> warnings;

  private final CacheShelves shelves;

  private final AtomicLong found = new AtomicLong();
  private final AtomicLong computed = new AtomicLong();
  private final EntryOwners owners;
  private final UsedEntries used;
  private final EntryFiles files;
  private final LateWrites late = new LateWrites(this);

  /**
   * @param folder created if it does not exist
   * @param limit of its size
   * @param fingerprint of the program: see {@link Fingerprint}
   * @param warnings receives problems with the folder
   * @throws IOException if the folder cannot be created or written to
   */
  public CacheFolder(Path folder, CacheLimit limit, String fingerprint, Consumer<String> warnings)
      throws IOException {
    this.folder = folder;
    this.program =
        Files.createDirectories(folder.resolve(CacheEntries.FOLDER).resolve(fingerprint));
    this.owners = new EntryOwners(folder, program, warnings);
    this.used = new UsedEntries(program, owners);
    this.files = new EntryFiles(folder, program, used, warnings);
    this.limit = limit;
    this.sweep = new CacheSweep(folder, limit, used::has, this::full);
    this.warnings = warnings;
    this.shelves = new CacheShelves(program, warnings);
    sweep.run();
  }

  @Override
  public boolean has(Identity key) {
    if (!shelves.has(key)) {
      return false;
    }
    boolean there = used.touch(file(key));
    if (!there) {
      shelves.remove(key);
    }
    return there;
  }

  @Override
  public boolean read(Identity key, List<MemorySegment> samples) {
    if (!has(key)) {
      return false;
    }
    Path file = file(key);
    try {
      if (owners.count(file) && CacheEntry.read(file, key, samples)) {
        countFound();
        return true;
      }
    } catch (ClosedByInterruptException e) {
      return false; // stopped: the result is not needed any more
    } catch (NoSuchFileException e) {
      // another process has deleted it
    } catch (CacheEntry.DamagedException e) {
      damaged(file, "computed", e);
    } catch (IOException e) {
      cannotBeRead(file, e);
    }
    shelves.remove(key);
    return false;
  }

  @Override
  public Outcome write(
      Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    return count(samples, cost) ? keep(key, samples, cost, requireIntact) : Outcome.TOO_CHEAP;
  }

  /** Counts a part that was computed; returns whether it is worth keeping. */
  boolean count(List<MemorySegment> samples, Cost cost) {
    computed.incrementAndGet();
    return CacheEntry.isWorthIt(cost, CacheEntry.bytes(samples));
  }

  /** Counts a part that was read. */
  void countFound() {
    found.incrementAndGet();
  }

  /** Keeps a part that is worth it. */
  Outcome keep(Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    if (!replace(key, samples, cost, requireIntact)) {
      return Outcome.NO_ROOM;
    }
    sweep.wrote(CacheEntry.bytes(samples));
    return Outcome.KEPT;
  }

  /** Whether nothing more is kept, since writing has failed. */
  boolean isBroken() {
    return files.areBroken();
  }

  /** Keeps nothing more, as writing has failed in an unforeseen way. */
  void fail(Throwable why) {
    files.keepNoMore(why.toString());
  }

  /**
   * Writes what {@link #late} has taken by now, for half a second at most: the program is stopped.
   */
  public void flush() {
    late.await(WHEN_STOPPED);
  }

  /** The same cache for a run that does not wait while entries are written: closing this does. */
  public Cache late() {
    return late;
  }

  /**
   * Writes an entry even if it is cheap to compute.
   *
   * @param requireIntact see {@link Cache#write}
   * @return whether the entry is in the cache now
   */
  boolean replace(Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    boolean there =
        files.publish(
            file(key),
            part -> {
              CacheEntry.write(part, key, samples, cost.nanos());
              requireIntact.run();
            });
    if (there) {
      shelves.add(key);
    }
    return there;
  }

  @Override
  public Optional<double[]> numbers(Identity key) {
    Path file = numbersFile(key);
    try {
      if (!owners.count(file)) {
        return Optional.empty();
      }
      double[] numbers = CachedNumbers.read(file, key);
      used.touch(file);
      return Optional.of(numbers);
    } catch (NoSuchFileException | ClosedByInterruptException e) {
      return Optional.empty(); // or stopped: the result is not needed any more
    } catch (CacheEntry.DamagedException e) {
      damaged(file, "measured", e);
    } catch (IOException e) {
      cannotBeRead(file, e);
    }
    return Optional.empty();
  }

  @Override
  public void keep(Identity key, double[] numbers) {
    if (files.publish(numbersFile(key), part -> CachedNumbers.write(part, key, numbers))) {
      sweep.wrote(CachedNumbers.bytes(numbers));
    }
  }

  /** Deletes an entry, of samples or of numbers. */
  public void drop(Identity key) {
    files.remove(file(key));
    files.remove(numbersFile(key));
    shelves.remove(key);
  }

  private Path numbersFile(Identity key) {
    return file(key).resolveSibling(key + "-numbers");
  }

  private void cannotBeRead(Path file, IOException e) {
    warnings.accept("the cache's entry %s cannot be read: %s".formatted(file, IoReason.text(e)));
  }

  private void damaged(Path file, String done, CacheEntry.DamagedException e) {
    warnings.accept(
        "the cache's entry %s is damaged, it is %s anew: %s".formatted(file, done, e.getMessage()));
    files.remove(file);
  }

  /** Warns that what this run uses already exceeds the size limit. */
  private void full(long max) {
    files.keepNoMore(
        "what this run uses fills %s, and what is left out is computed again in each run (%s)"
            .formatted(limit.text(max), "--cache-max allows more, such as 16G"));
  }

  /** The cache's folder. */
  public Path folder() {
    return folder;
  }

  /** The fingerprint of the program's code: see {@link Fingerprint}. */
  public String program() {
    return program.getFileName().toString();
  }

  /** Whether a part is present now, even if written after its folder was listed. */
  boolean hasCome(Identity key) {
    try {
      if (!owners.count(file(key))) {
        return false;
      }
    } catch (IOException e) {
      return false;
    }
    shelves.add(key);
    return true;
  }

  /** The bytes of all its entries, about; empty while they are not known. */
  public OptionalLong holds() {
    return sweep.held();
  }

  /** The number of parts read from the cache. */
  public long found() {
    return found.get();
  }

  /** The number of parts computed, whether kept or not. */
  public long computed() {
    return computed.get();
  }

  /** The key of an entry, if this is the name of one. */
  public static Optional<Identity> key(String name) {
    return CacheShelves.key(name);
  }

  /** The path of an entry. */
  Path file(Identity key) {
    return shelves.file(key);
  }

  /** Waits until a running sweep has ended. */
  void awaitSweep() {
    sweep.await();
  }

  @Override
  public void close() {
    late.close();
    sweep.close();
  }
}
