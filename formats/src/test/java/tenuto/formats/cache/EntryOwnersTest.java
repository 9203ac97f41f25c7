package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Identity;

/**
 * A right checksum is no proof of who has written an entry: one that another user can have written
 * was heard, and nothing said so. It is computed anew, and replaced where that can be done.
 */
class EntryOwnersTest {
  private static final Identity KEY = Entries.key(1);

  /** A user and a group that nobody has. */
  private static final int ANOTHER = 54321;

  @TempDir Path folder;

  private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
  private Path file;
  private Path numbers;

  @BeforeEach
  void write() throws IOException {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("unix"));
    mode(folder, "rwxr-xr-x");
    try (CacheFolder cache = open()) {
      Entries.write(cache, KEY, Entries.SAMPLES);
      cache.keep(KEY, new double[] {1});
      file = cache.file(KEY);
      numbers = file.resolveSibling(KEY + "-numbers");
    }
    assertCount(true);
  }

  @AfterEach
  void reportOnceAtMost() {
    assertThat(warnings).hasSizeLessThan(2);
  }

  private CacheFolder open() throws IOException {
    return new CacheFolder(folder, CacheLimit.of(Long.MAX_VALUE), "program", warnings::add);
  }

  private static void mode(Path path, String mode) throws IOException {
    Set<PosixFilePermission> all = PosixFilePermissions.fromString(mode);
    Files.setPosixFilePermissions(path, all);
  }

  private static void give(Path path, String to) {
    try {
      Files.setAttribute(path, "unix:" + to, ANOTHER);
    } catch (IOException e) {
      assumeTrue(false, "only root gives files away");
    }
  }

  private void assertCount(boolean counts) throws IOException {
    try (CacheFolder cache = open()) {
      assertThat(cache.has(KEY)).isEqualTo(counts);
      assertThat(cache.hasCome(KEY)).isEqualTo(counts);
      assertThat(Entries.read(cache, KEY, Entries.SAMPLES)).isEqualTo(counts);
      assertThat(cache.numbers(KEY).isPresent()).isEqualTo(counts);
    }
  }

  private void assertRefused() throws IOException {
    assertCount(false);
    assertThat(warnings).hasSize(1);
    assertThat(warnings.getFirst())
        .startsWith(
            "entries of the cache " + folder + " that other users may have written are not used");
    warnings.clear();
    write();
  }

  @Test
  void whatEverybodyCanWriteIsRefused() throws IOException {
    mode(file, "rw-rw-rw-");
    mode(numbers, "rw-rw-rw-");
    assertRefused();
    mode(file, "rw-rw-r--"); // a group is its owner's choice
    assertCount(true);
  }

  @Test
  void whatAnotherUserHasIsRefused() throws IOException {
    give(file, "uid");
    give(numbers, "uid");
    assertRefused();
  }

  @Test
  void aGroupThatMayWriteToTheFolderSharesItsEntries() throws IOException {
    for (Path each : List.of(folder, file, numbers)) {
      give(each, "gid");
    }
    give(file, "uid");
    give(numbers, "uid");
    mode(folder, "rwxrwxr-x");
    assertCount(true);
    mode(folder, "rwxrwxrwx"); // and everybody
    assertRefused();
  }

  @Test
  void whereverAnotherUserOwnsTheFolderItsGroupSharesNothing() throws IOException {
    for (Path each : List.of(folder, file, numbers)) {
      give(each, "gid");
      give(each, "uid");
    }
    mode(folder, "rwxrwxr-x");
    assertRefused();
  }
}
