package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;

/** {@code cache status} says what is on the disk, and {@code cache clear} deletes only that. */
class CacheCommandTest {
  private static final String PATCH =
      """
      x = sf.WhiteNoise(4000)
      for i in range(40):
          x = sf.RBJLowPass(x, 9000 + i, 0.7)
      sf.WriteFile([sf.Realise(x)], 'a.wav')
      """;

  @TempDir Path folder;

  private Path cache() {
    return folder.resolve(".tenuto/cache");
  }

  private long bytes() throws IOException {
    try (Stream<Path> files = Files.walk(cache().resolve("v1"))) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  private CapturedRun render() throws IOException {
    Path patch = Files.writeString(folder.resolve("patch.py"), PATCH);
    String[] line = {
      "render", patch.toString(), "--out", folder.toString(), "--cache", cache().toString()
    };
    return TenutoRun.by(line);
  }

  @Test
  void aFilledCacheIsListedAndCleared() throws IOException {
    assertThat(render().err()).contains("; the cache holds ");
    Path own = Files.writeString(cache().resolve("own.txt"), "a user's");
    Path among = Files.createDirectories(cache().resolve("v1/takes")).resolve("part-1.wav");
    Files.createFile(among);
    Files.setLastModifiedTime(among, FileTime.from(Instant.EPOCH));
    assertThat(bytes()).isGreaterThan(1 << 20);
    String held = "%.1f MiB".formatted(bytes() / 1048576.0);
    for (Path named : new Path[] {folder, cache()}) {
      CapturedRun status = TenutoRun.by("cache", "status", named.toString());
      assertThat(status.exit()).isZero();
      assertThat(status.out()).startsWith(cache() + ": " + held + " in 5 entries, last used ");
    }
    CapturedRun clear = TenutoRun.by("cache", "clear", folder.toString());
    assertThat(clear.out()).isEqualTo(cache() + ": deleted " + held + "\n");
    assertThat(bytes()).isZero();
    assertThat(own).exists();
    assertThat(among).exists();
    assertThat(render().err()).contains("tenuto: 0 parts from the cache, 2 computed");
  }

  @Test
  void aFolderThatIsNoCacheIsLeftAlone() throws IOException {
    Path other = Files.writeString(folder.resolve("song.wav"), "sound");
    CapturedRun refused = TenutoRun.by("cache", "clear", folder.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("DIR must be the folder of a cache", folder.toString());
    assertThat(other).exists();
    Path version = Files.createDirectories(folder.resolve("v1/song")).resolve("take.wav");
    Files.writeString(version, "sound");
    assertThat(TenutoRun.by("cache", "clear", folder.toString()).exit()).isEqualTo(2);
    assertThat(version).exists();
    assertThat(TenutoRun.by("cache").exit()).isEqualTo(2);
    assertThat(TenutoRun.by("cache", "delete", folder.toString()).exit()).isEqualTo(2);
  }
}
