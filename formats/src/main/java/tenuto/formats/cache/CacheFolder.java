package tenuto.formats.cache;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
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
  /** A part is kept if computing it takes this many times longer than reading it. */
  private static final int WORTH = 2;

  /** The cost of reading a part: of finding the file, and per byte. */
  private static final long FIND_NANOS = 100_000;

  private static final double NANOS_PER_BYTE = 0.7;

  /** The age of an entry's last-used time from which a new use updates it. */
  private static final Duration USED_AGAIN = Duration.ofHours(1);

  /** The part of the size limit that is written between two checks of the size. */
  private static final int SWEEPS = 16;

  private static final long MOST_UNTIL_SWEEP = 1L << 30;

  private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{32}");

  private final Path folder;
  private final Path program;
  private final CacheSweep sweep;
  private final Consumer<String> warnings;

  /**
   * For each of the 256 folders, the entries found when it was first listed, and those added since.
   */
  private final Map<Integer, Set<Identity>> there = new ConcurrentHashMap<>();

  /** The entries that this run has used or written, which the sweep does not delete. */
  private final Set<String> used = ConcurrentHashMap.newKeySet();

  private final long untilSweep;
  private final AtomicLong written = new AtomicLong();
  private final AtomicLong found = new AtomicLong();
  private final AtomicLong computed = new AtomicLong();
  private final AtomicBoolean broken = new AtomicBoolean();
  private final EntryOwners owners;

  /**
   * @param folder created if it does not exist
   * @param max its size limit in bytes
   * @param fingerprint of the program: see {@link Fingerprint}
   * @param warnings receives problems with the folder
   * @throws IOException if the folder cannot be created or written to
   */
  public CacheFolder(Path folder, long max, String fingerprint, Consumer<String> warnings)
      throws IOException {
    this.folder = folder;
    this.program = Files.createDirectories(folder.resolve("v1").resolve(fingerprint));
    this.sweep = new CacheSweep(folder, max, this::isUsed, this::full);
    this.untilSweep = Math.clamp(max / SWEEPS, 1, MOST_UNTIL_SWEEP);
    this.warnings = warnings;
    this.owners = new EntryOwners(folder, program, warnings);
    sweep.run();
  }

  @Override
  public boolean has(Identity key) {
    if (!shelf(key).contains(key)) {
      return false;
    }
    boolean there = use(file(key));
    if (!there) {
      shelf(key).remove(key);
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
        found.incrementAndGet();
        return true;
      }
    } catch (ClosedByInterruptException e) {
      return false; // stopped: the result is not needed any more
    } catch (NoSuchFileException e) {
      // another process has deleted it
    } catch (CacheEntry.DamagedException e) {
      warnings.accept(
          "the cache's entry %s is damaged, it is computed anew: %s"
              .formatted(file, e.getMessage()));
      remove(file);
    } catch (IOException e) {
      warnings.accept("the cache's entry %s cannot be read: %s".formatted(file, IoReason.text(e)));
    }
    shelf(key).remove(key);
    return false;
  }

  @Override
  public Outcome write(
      Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    computed.incrementAndGet();
    long bytes = CacheEntry.bytes(samples);
    double nanos = cost.nanos() + cost.read() * NANOS_PER_BYTE;
    if (nanos < WORTH * (FIND_NANOS + bytes * NANOS_PER_BYTE)) {
      return Outcome.TOO_CHEAP;
    }
    if (!replace(key, samples, cost, requireIntact)) {
      return Outcome.NO_ROOM;
    }
    long before = written.getAndAdd(bytes);
    if ((before + bytes) / untilSweep != before / untilSweep) {
      sweep.run();
    }
    return Outcome.KEPT;
  }

  /**
   * Writes an entry even if it is cheap to compute.
   *
   * @param requireIntact see {@link Cache#write}
   * @return whether the entry is in the cache now
   */
  boolean replace(Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    boolean there =
        !broken.get()
            && publish(
                file(key),
                part -> {
                  CacheEntry.write(part, key, samples, cost.nanos());
                  requireIntact.run();
                });
    if (there) {
      shelf(key).add(key);
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
      use(file);
      return Optional.of(numbers);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (CacheEntry.DamagedException e) {
      warnings.accept(
          "the cache's entry %s is damaged, it is measured anew: %s"
              .formatted(file, e.getMessage()));
      remove(file);
    } catch (ClosedByInterruptException e) {
      return Optional.empty(); // stopped: the result is not needed any more
    } catch (IOException e) {
      warnings.accept("the cache's entry %s cannot be read: %s".formatted(file, IoReason.text(e)));
    }
    return Optional.empty();
  }

  @Override
  public void keep(Identity key, double[] numbers) {
    if (!broken.get()) {
      publish(numbersFile(key), part -> CachedNumbers.write(part, key, numbers));
    }
  }

  /** Deletes an entry, of samples or of numbers. */
  public void drop(Identity key) {
    remove(file(key));
    remove(numbersFile(key));
    shelf(key).remove(key);
  }

  private Path numbersFile(Identity key) {
    return file(key).resolveSibling(key + "-numbers");
  }

  /** Writes the content of a file. */
  private interface Writing {
    void to(Path file) throws IOException;
  }

  /**
   * Writes a file under a temporary name and renames it when it is complete.
   *
   * @return whether the file exists now
   */
  private boolean publish(Path file, Writing writing) {
    // A name of no other run: a killed run leaves its file, and process numbers are reused.
    Path part = program.resolve(CacheSweep.TEMPORARY + UUID.randomUUID());
    try {
      try {
        writing.to(part);
        Files.createDirectories(file.getParent());
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
      used.add(file.getFileName().toString());
      return true;
    } catch (ClosedByInterruptException e) {
      return false; // stopped: nothing more is kept, and the interrupt is preserved
    } catch (IOException e) {
      keepNoMore(IoReason.text(e));
      return false;
    }
  }

  private void keepNoMore(String why) {
    if (broken.compareAndSet(false, true)) {
      warnings.accept("nothing more is kept in the cache %s: %s".formatted(folder, why));
    }
  }

  /** Warns that what this run uses already exceeds the size limit. */
  private void full() {
    keepNoMore("it is full of what this run has used (--cache-max allows more)");
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
    shelf(key).add(key);
    return true;
  }

  /** The number of parts read from the cache. */
  public long found() {
    return found.get();
  }

  /** The number of parts computed, whether kept or not. */
  public long computed() {
    return computed.get();
  }

  private Set<Identity> shelf(Identity key) {
    return there.computeIfAbsent((int) (key.high() >>> 56), this::list);
  }

  private Set<Identity> list(int shelf) {
    Set<Identity> names = ConcurrentHashMap.newKeySet();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(program.resolve(name(shelf)))) {
      files.forEach(file -> key(file.getFileName().toString()).ifPresent(names::add));
    } catch (NoSuchFileException e) {
      // no entries yet
    } catch (IOException e) {
      cannotBeRead(e);
    } catch (DirectoryIteratorException e) {
      cannotBeRead(e.getCause());
    }
    return names;
  }

  private void cannotBeRead(IOException e) {
    warnings.accept(
        "the cache's folder %s cannot be read: %s".formatted(program, IoReason.text(e)));
  }

  private static String name(int shelf) {
    return HexFormat.of().toHexDigits((byte) shelf);
  }

  /** The path of an entry. */
  Path file(Identity key) {
    return program.resolve(name((int) (key.high() >>> 56))).resolve(key.toString());
  }

  /** The key of an entry, if this is the name of one. */
  public static Optional<Identity> key(String name) {
    return ENTRY.matcher(name).matches()
        ? Optional.of(
            new Identity(
                Long.parseUnsignedLong(name, 0, 16, 16), Long.parseUnsignedLong(name, 16, 32, 16)))
        : Optional.empty();
  }

  private boolean isUsed(Path file) {
    return file.startsWith(program) && used.contains(file.getFileName().toString());
  }

  /** Sets an entry's last-used time; returns whether the entry is still present and trusted. */
  private boolean use(Path file) {
    String name = file.getFileName().toString();
    if (used.contains(name)) {
      return true;
    }
    try {
      if (!owners.count(file)) {
        return false;
      }
      used.add(name);
      Instant now = Instant.now();
      BasicFileAttributeView entry =
          Files.getFileAttributeView(file, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
      Instant last = entry.readAttributes().lastModifiedTime().toInstant();
      if (last.isBefore(now.minus(USED_AGAIN)) || last.isAfter(now.plus(CacheSweep.AHEAD))) {
        entry.setTimes(FileTime.from(now), null, null);
      }
    } catch (NoSuchFileException e) {
      return false;
    } catch (IOException e) {
      // It belongs to another user, and only its owner may set its time.
    }
    return true;
  }

  private void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      keepNoMore(IoReason.text(e));
    }
  }

  /** Waits until a running sweep has ended. */
  void awaitSweep() {
    sweep.await();
  }

  @Override
  public void close() {
    sweep.close();
  }
}
