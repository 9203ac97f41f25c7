package tenuto.formats.decoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.Damage;
import tenuto.formats.SoundFiles;
import tenuto.formats.Sounds;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;

/** Damaged files are read or refused in the words of {@link SoundFileException}, in good time. */
@Tag("trial")
class DamagedFilesTest {
  private static final int MUTANTS = 300 * Integer.getInteger("tenuto.trials", 1);

  /** A file takes a tenth of a second; the rest is for what the JVM compiles meanwhile. */
  private static final Duration MOST_WORK = Duration.ofSeconds(3);

  @TempDir Path folder;
  private Session session;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(2));
  }

  @AfterEach
  void close() {
    session.close();
  }

  @ParameterizedTest
  @Timeout(60)
  @ValueSource(
      strings = {
        "tone.flac",
        "tone.mp3",
        "tone.ogg",
        "tone.opus",
        "tone.oga",
        "tone-ms.wav",
        "tone-ima.wav",
        "tone-rifx.wav",
        "tone.caf"
      })
  void aFileCutShortIsRefused(String name) throws IOException {
    byte[] whole = EncodedTones.bytes(name);
    for (int n = 0; n < whole.length; n += 1 + n / 37) {
      Path file = Files.write(folder.resolve("cut"), Arrays.copyOf(whole, n));
      assertThat(refusal(file)).as("%d of %d bytes", n, whole.length).contains(file + ": byte ");
    }
  }

  @ParameterizedTest
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  @ValueSource(
      strings = {
        "tone.flac",
        "tone.mp3",
        "plain.mp3",
        "tone.ogg",
        "tone.opus",
        "tone.oga",
        "tone-ms.wav",
        "tone-ima.wav",
        "tone-rifx.wav",
        "tone.caf"
      })
  void mutantsAreReadOrRefused(String name) throws IOException {
    byte[] whole = EncodedTones.bytes(name);
    int refused = 0;
    for (int seed = 0; seed < MUTANTS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes = damage(whole, random);
      if (random.nextBoolean() && whole[0] == 'O') {
        repairSums(bytes);
      }
      if (Sounds.isForFfmpeg(bytes)) {
        continue; // it has errors of its own: see FfmpegFileTest
      }
      Path file = Files.write(folder.resolve("mutant"), bytes);
      Duration begin = Sounds.worked();
      try {
        String refusal = refusal(file);
        if (!refusal.isEmpty()) {
          assertThat(refusal).contains(file + ": byte ");
          refused++;
        }
      } catch (Throwable other) {
        fail(name + ", seed " + seed, other);
      }
      assertThat(Sounds.worked().minus(begin)).as("seed %d", seed).isLessThan(MOST_WORK);
    }
    if (name.matches(".*\\.(flac|og.|opus)")) { // the frames of others have no checksums
      assertThat(refused).isGreaterThan(MUTANTS / 3);
    }
  }

  /** What is said when it is read, or nothing if it can be read. */
  private String refusal(Path file) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      SoundFile opened = SoundFiles.open(files, file);
      session.visit(opened.channels(), 2048, () -> (start, channels, n) -> {});
      return "";
    } catch (SoundFileException refused) {
      return refused.getMessage();
    } catch (UncheckedIOException unread) {
      if (!(unread.getCause() instanceof SoundFileException)) {
        // Refused too, but no damage that anybody could allow.
        assertThat(unread.getCause())
            .hasMessageEndingWith("has intensity stereo, which is not supported");
      }
      return unread.getCause().getMessage();
    }
  }

  private static byte[] damage(byte[] whole, SplittableRandom random) {
    byte[] bytes = whole.clone();
    for (int k = 1 + random.nextInt(4); k > 0; k--) {
      int at = random.nextInt(random.nextBoolean() ? bytes.length : Math.min(200, bytes.length));
      bytes = Damage.at(at, bytes, random);
    }
    return bytes;
  }

  /**
   * Makes the checksums of an Ogg file's pages right again, so that damage goes on to the codec.
   */
  private static void repairSums(byte[] bytes) {
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = 0; at + 27 < bytes.length && bytes[at] == 'O'; ) {
      int end = at + 27 + (bytes[at + 26] & 0xFF);
      for (int i = at + 27, last = end; i < last && i < bytes.length; i++) {
        end += bytes[i] & 0xFF;
      }
      if (end > bytes.length) {
        return;
      }
      file.putInt(at + 22, 0);
      int sum = 0;
      for (int i = at; i < end; i++) {
        sum ^= bytes[i] << 24;
        for (int bit = 0; bit < 8; bit++) {
          sum = sum << 1 ^ (sum < 0 ? 0x04C11DB7 : 0);
        }
      }
      file.putInt(at + 22, sum);
      at = end;
    }
  }
}
