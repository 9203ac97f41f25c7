package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A cache leaves nine tenths of the disk to others. */
class CacheLimitTest {
  private static final long GIB = 1L << 30;

  @TempDir Path folder;

  @Test
  void aGivenLimitIsKept() throws IOException {
    assertThat(CacheLimit.of(5000 * GIB).now(folder, 0)).isEqualTo(5000 * GIB);
  }

  @Test
  void theUsualOneIsAtMostATenthOfTheDiskThatIsFreeWithoutTheCache() throws IOException {
    long free = Files.getFileStore(folder).getUsableSpace();
    CacheLimit share = new CacheLimit(Long.MAX_VALUE, true);
    // Others write to this disk too.
    assertThat((double) share.now(folder, 0)).isBetween(0.05 * free, 0.2 * free);
    assertThat((double) share.now(folder, 9 * free)).isBetween(0.95 * free, 1.1 * free);
    assertThat(new CacheLimit(GIB, true).now(folder, 10 * GIB)).isEqualTo(GIB);
    assertThat(CacheLimit.USUAL.now(folder, 1000 * GIB)).isEqualTo(8 * GIB);
  }

  @Test
  void itSaysWhereItComesFrom() {
    assertThat(CacheLimit.USUAL.text(6 * GIB)).isEqualTo("6.0 GiB, a tenth of the free disk");
    assertThat(CacheLimit.USUAL.text(8 * GIB)).isEqualTo("8.0 GiB");
    assertThat(CacheLimit.of(GIB).text(GIB)).isEqualTo("1.0 GiB");
  }
}
