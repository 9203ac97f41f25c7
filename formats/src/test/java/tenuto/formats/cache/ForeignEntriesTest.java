package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.engine.base.Identity;

/**
 * A folder that others may write to has something else in the place of an entry: it is removed, and
 * neither waited for nor read. A link to /dev/zero was an OutOfMemoryError, a pipe was for ever.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ForeignEntriesTest {
  private static final Identity KEY = Entries.key(1);

  @TempDir Path folder;

  private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());
  private CacheFolder cache;
  private Path file;

  /** What stands there. */
  private enum What {
    ENDLESS_LINK("it is a link, not a file") {
      @Override
      void put(Path there) throws IOException {
        Files.createSymbolicLink(there, Path.of("/dev/zero"));
      }
    },
    LINK_TO_A_COPY("it is a link, not a file") {
      @Override
      void put(Path there) throws IOException {
        Files.createSymbolicLink(there, there.resolveSibling("copy"));
      }
    },
    PIPE("it is a pipe or a device, not a file") {
      @Override
      void put(Path there) throws IOException {
        try {
          assumeTrue(
              new ProcessBuilder("mkfifo", there.toString()).start().waitFor() == 0, "no mkfifo");
        } catch (InterruptedException e) {
          throw new IOException(e);
        }
      }
    },
    /** A TiB of zeros that takes no disk. */
    HUGE("bytes") {
      @Override
      void put(Path there) throws IOException {
        try (FileChannel channel =
            FileChannel.open(there, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
          channel.write(java.nio.ByteBuffer.allocate(1), 1L << 40);
        }
      }
    };

    final String told;

    What(String told) {
      this.told = told;
    }

    abstract void put(Path there) throws IOException;
  }

  @BeforeEach
  void open() throws IOException {
    cache = new CacheFolder(folder, CacheLimit.of(Long.MAX_VALUE), "program", warnings::add);
    cache.awaitSweep();
    file = cache.file(KEY);
  }

  private void replace(Path there, What by) throws IOException {
    assumeTrue(by == What.HUGE || !OS.WINDOWS.isCurrentOs(), "neither links nor pipes");
    Files.copy(there, there.resolveSibling("copy"));
    Files.delete(there);
    by.put(there);
  }

  @ParameterizedTest
  @EnumSource
  void samples(What by) throws IOException {
    Entries.write(cache, KEY, Entries.SAMPLES);
    replace(file, by);
    assertThat(Entries.read(cache, KEY, Entries.SAMPLES)).isFalse();
    assertThat(warnings).hasSize(1);
    assertThat(warnings.getFirst()).contains("is damaged, it is computed anew").contains(by.told);
    assertThat(Files.exists(file, LinkOption.NOFOLLOW_LINKS)).isFalse();
    Entries.write(cache, KEY, Entries.SAMPLES);
    assertThat(Entries.read(cache, KEY, Entries.SAMPLES)).isTrue();
    cache.close();
  }

  @ParameterizedTest
  @EnumSource
  void numbers(What by) throws IOException {
    cache.keep(KEY, new double[] {1, 2});
    Path numbers = file.resolveSibling(KEY + "-numbers");
    replace(numbers, by);
    assertThat(cache.numbers(KEY)).isEmpty();
    assertThat(warnings).hasSize(1);
    assertThat(warnings.getFirst()).contains("is damaged, it is measured anew").contains(by.told);
    cache.keep(KEY, new double[] {3});
    assertThat(cache.numbers(KEY)).hasValueSatisfying(is -> assertThat(is).containsExactly(3));
    cache.close();
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "making a link needs a privilege there, and folders have no pipes")
  void theLock() throws IOException {
    cache.close();
    Files.delete(folder.resolve("lock"));
    What.PIPE.put(folder.resolve("lock"));
    try (CacheFolder again = new CacheFolder(folder, CacheLimit.of(1), "program", warnings::add)) {
      again.awaitSweep();
    }
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "making a link needs a privilege there, and folders have no pipes")
  void signsOfLife() throws IOException {
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    Files.createSymbolicLink(folder.resolve("worker-1"), precious);
    What.PIPE.put(folder.resolve("worker-2"));
    Files.createSymbolicLink(folder.resolve("worker-3"), Path.of("/dev/zero"));
    try (Heartbeat pulse =
        new Heartbeat(1, number -> folder.resolve("worker-" + number), Duration.ofMillis(1))) {
      assertThat(precious).hasContent("precious");
      assertThat(folder.resolve("worker-1")).isRegularFile();
      for (int other = 2; other < 4; other++) {
        while (pulse.isAlive(other)) {
          Thread.onSpinWait();
        }
      }
    }
  }
}
