package tenuto.formats.cache;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tenuto.engine.base.Identity;
import tenuto.engine.base.IoReason;

/**
 * The 256 folders of a cache's entries, one for each first byte of the keys. Each is listed when it
 * is first needed; entries that others add later are not seen.
 */
final class CacheShelves {
  private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{32}");

  private final Path program;
  private final Consumer<String> warnings;

  /** For each folder, the entries found when it was listed, and those added since. */
  private final Map<Integer, Set<Identity>> there = new ConcurrentHashMap<>();

  /**
   * @param program the folder of them all
   */
  CacheShelves(Path program, Consumer<String> warnings) {
    this.program = program;
    this.warnings = warnings;
  }

  boolean has(Identity key) {
    return shelf(key).contains(key);
  }

  void add(Identity key) {
    shelf(key).add(key);
  }

  void remove(Identity key) {
    shelf(key).remove(key);
  }

  /** The path of an entry. */
  Path file(Identity key) {
    return program.resolve(name(number(key))).resolve(key.toString());
  }

  /** The key of an entry, if this is the name of one. */
  static Optional<Identity> key(String name) {
    return ENTRY.matcher(name).matches()
        ? Optional.of(
            new Identity(
                Long.parseUnsignedLong(name, 0, 16, 16), Long.parseUnsignedLong(name, 16, 32, 16)))
        : Optional.empty();
  }

  private Set<Identity> shelf(Identity key) {
    return there.computeIfAbsent(number(key), this::list);
  }

  private static int number(Identity key) {
    return (int) (key.high() >>> 56);
  }

  private static String name(int shelf) {
    return HexFormat.of().toHexDigits((byte) shelf);
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
}
