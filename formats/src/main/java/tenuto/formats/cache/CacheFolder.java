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
 * A folder in which samples are kept from one run to the next. Several processes may use it at
 * once: an entry gets its name when it is whole, and whoever writes it second has written the same.
 *
 * <p>{@code FOLDER/v1/PROGRAM/ab/…}: each version of the program has a folder of its own, in it are
 * 256 for the keys' first bytes. What was used longest ago goes first when there is more than
 * allowed.
 */
public final class CacheFolder implements Cache, AutoCloseable {
  /** A part is kept if to compute it takes so much longer than to read it. */
  private static final int WORTH = 2;

  /** What it takes to read a part: to find it, and for each byte. */
  private static final long FIND_NANOS = 100_000;

  private static final double NANOS_PER_BYTE = 0.7;

  /** How long after its last use an entry's time is set anew. */
  private static final Duration USED_AGAIN = Duration.ofHours(1);

  /** Of what is allowed, what is written until it is looked whether there is too much. */
  private static final int SWEEPS = 16;

  private static final long MOST_UNTIL_SWEEP = 1L << 30;

  private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{32}");

  private final Path folder;
  private final Path program;
  private final CacheSweep sweep;
  private final Consumer<String> warnings;

  /** The entries of each of the 256 folders, when it was first looked into, and what was added. */
  private final Map<Integer, Set<Identity>> there = new ConcurrentHashMap<>();

  /** What this run was told that it is there, or has kept: the sweep leaves it. */
  private final Set<String> used = ConcurrentHashMap.newKeySet();

  private final long untilSweep;
  private final AtomicLong written = new AtomicLong();
  private final AtomicLong found = new AtomicLong();
  private final AtomicLong computed = new AtomicLong();
  private final AtomicBoolean broken = new AtomicBoolean();
  private final EntryOwners owners;

  /**
   * @param folder is made if it is not there
   * @param max bytes that it may have
   * @param fingerprint of the program: see {@link Fingerprint}
   * @param warnings is told what is wrong with the folder
   * @throws IOException if the folder cannot be made or written to
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
      return false; // whoever is stopped wants nothing more
    } catch (NoSuchFileException e) {
      // it has been swept away
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
   * Writes an entry, whether it is worth it or not.
   *
   * @param requireIntact see {@link Cache#write}
   * @return whether it is there
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
      return Optional.empty(); // whoever is stopped wants nothing more
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

  /** Removes an entry, of samples or of numbers, as if it had never been there. */
  public void drop(Identity key) {
    remove(file(key));
    remove(numbersFile(key));
    shelf(key).remove(key);
  }

  private Path numbersFile(Identity key) {
    return file(key).resolveSibling(key + "-numbers");
  }

  /** Writes a file. */
  private interface Writing {
    void to(Path file) throws IOException;
  }

  /**
   * Writes a file, which has its name when it is whole.
   *
   * @return whether it is there
   */
  private boolean publish(Path file, Writing writing) {
    // Of no other run: what was killed has left its own, and processes' numbers come again.
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
      return false; // whoever is stopped keeps nothing more, and still is stopped
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

  /** What this run has used alone is all that may be there. */
  private void full() {
    keepNoMore("it is full of what this run has used (--cache-max allows more)");
  }

  /** Where it is. */
  public Path folder() {
    return folder;
  }

  /** A sum of the program's code: see {@link Fingerprint}. */
  public String program() {
    return program.getFileName().toString();
  }

  /** Whether a part is there that may have been written since its folder was looked into. */
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

  /** Parts that were found. */
  public long found() {
    return found.get();
  }

  /** Parts that were computed, kept or not. */
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
      // none yet
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

  /** Where an entry is, if it is there. */
  Path file(Identity key) {
    return program.resolve(name((int) (key.high() >>> 56))).resolve(key.toString());
  }

  /** The key of an entry, if it is one's name. */
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

  /** Says that an entry was used now; whether it is still there, and believed. */
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
      // It is another's, who alone may say when it was used.
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

  /** Waits until no room is being made. */
  void awaitSweep() {
    sweep.await();
  }

  @Override
  public void close() {
    sweep.close();
  }
}
