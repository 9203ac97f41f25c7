package tenuto.formats.cache;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import tenuto.engine.Cache;
import tenuto.engine.Identity;

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
  private static final int WORTH = 4;

  /** What it takes to read a part: to find it, and for each byte. */
  private static final long FIND_NANOS = 100_000;

  private static final double NANOS_PER_BYTE = 0.7;

  /** How long after its last use an entry's time is set anew. */
  private static final Duration USED_AGAIN = Duration.ofHours(1);

  /** Bytes written until it is looked whether there is too much. */
  private static final long SWEEP = 1L << 30;

  private static final String TEMPORARY = "part-";

  private final Path folder;
  private final Path program;
  private final CacheSweep sweep;
  private final Consumer<String> warnings;

  /** The entries of each of the 256 folders, when it was first looked into, and what was added. */
  private final Map<Integer, Set<Identity>> there = new ConcurrentHashMap<>();

  private final AtomicLong number = new AtomicLong();
  private final AtomicLong written = new AtomicLong();
  private final AtomicLong found = new AtomicLong();
  private final AtomicLong computed = new AtomicLong();
  private volatile boolean broken;

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
    this.sweep = new CacheSweep(folder, max);
    this.warnings = warnings;
    sweep.run();
  }

  @Override
  public boolean has(Identity key) {
    return shelf(key).contains(key);
  }

  @Override
  public boolean read(Identity key, List<MemorySegment> samples) {
    if (!shelf(key).contains(key)) {
      return false;
    }
    Path file = file(key);
    try {
      if (CacheEntry.read(file, key, samples)) {
        found.incrementAndGet();
        use(file);
        return true;
      }
    } catch (CacheEntry.DamagedException e) {
      warnings.accept(
          "the cache's entry %s is damaged, it is computed anew: %s"
              .formatted(file, e.getMessage()));
      remove(file);
    } catch (ClosedByInterruptException e) {
      return false; // whoever is stopped will not compute it either
    } catch (IOException e) {
      warnings.accept("the cache's entry %s cannot be read: %s".formatted(file, e));
    }
    shelf(key).remove(key);
    return false;
  }

  @Override
  public void write(Identity key, List<MemorySegment> samples, Cost cost) {
    computed.incrementAndGet();
    long bytes = CacheEntry.bytes(samples);
    double nanos = cost.nanos() + cost.read() * NANOS_PER_BYTE;
    if (broken || nanos < WORTH * (FIND_NANOS + bytes * NANOS_PER_BYTE)) {
      return;
    }
    Path part =
        program.resolve(
            "%s%d-%d"
                .formatted(TEMPORARY, ProcessHandle.current().pid(), number.incrementAndGet()));
    try {
      try {
        CacheEntry.write(part, key, samples, cost.nanos());
        Path file = file(key);
        Files.createDirectories(file.getParent());
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
      shelf(key).add(key);
      if (written.addAndGet(bytes) / SWEEP != (written.get() - bytes) / SWEEP) {
        sweep.run();
      }
    } catch (ClosedByInterruptException e) {
      // whoever is stopped keeps nothing more
    } catch (IOException e) {
      broken = true;
      warnings.accept("nothing more is kept in the cache %s: %s".formatted(folder, e));
    }
  }

  @Override
  public Optional<double[]> numbers(Identity key) {
    Path file = numbersFile(key);
    try {
      return Optional.of(CachedNumbers.read(file, key));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    } catch (IOException e) {
      warnings.accept(
          "the cache's entry %s is damaged, it is measured anew: %s"
              .formatted(file, e.getMessage()));
      remove(file);
      return Optional.empty();
    }
  }

  @Override
  public void keep(Identity key, double[] numbers) {
    if (broken) {
      return;
    }
    Path file = numbersFile(key);
    Path part =
        program.resolve(
            "%s%d-%d"
                .formatted(TEMPORARY, ProcessHandle.current().pid(), number.incrementAndGet()));
    try {
      Files.createDirectories(file.getParent());
      CachedNumbers.write(part, key, numbers);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      broken = true;
      warnings.accept("nothing more is kept in the cache %s: %s".formatted(folder, e));
    }
  }

  private Path numbersFile(Identity key) {
    return file(key).resolveSibling(key + "-numbers");
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
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (name.length() == 32) {
          names.add(
              new Identity(
                  Long.parseUnsignedLong(name, 0, 16, 16),
                  Long.parseUnsignedLong(name, 16, 32, 16)));
        }
      }
    } catch (NoSuchFileException e) {
      // none yet
    } catch (IOException | NumberFormatException e) {
      warnings.accept("the cache's folder %s cannot be read: %s".formatted(program, e));
    }
    return names;
  }

  private static String name(int shelf) {
    return "%02x".formatted(shelf);
  }

  private Path file(Identity key) {
    return program.resolve(name((int) (key.high() >>> 56))).resolve(key.toString());
  }

  private void use(Path file) throws IOException {
    Instant now = Instant.now();
    if (Files.getLastModifiedTime(file).toInstant().isBefore(now.minus(USED_AGAIN))) {
      Files.setLastModifiedTime(file, FileTime.from(now));
    }
  }

  private void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    sweep.close();
  }
}
