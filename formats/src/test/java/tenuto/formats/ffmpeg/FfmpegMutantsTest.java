package tenuto.formats.ffmpeg;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.Damage;
import tenuto.formats.SoundFiles;
import tenuto.formats.Sounds;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;

/**
 * Damaged files that ffmpeg decodes are read or refused, in good time, with and without damage
 * allowed: no ffmpeg crashes or is left, and neither is any file.
 */
@Tag("trial")
@EnabledIf("isThere")
class FfmpegMutantsTest {
  private static final int MUTANTS = 2 * Integer.getInteger("tenuto.trials", 1);

  /** A file takes some tenths of a second; the rest is for a busy machine. */
  private static final long MOST_SECONDS = 60;

  @TempDir Path folder;
  private Session session;

  static boolean isThere() {
    return FfmpegFileTest.isThere();
  }

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    session.close();
  }

  @ParameterizedTest
  @Timeout(value = 2, unit = TimeUnit.HOURS)
  @CsvSource({
    "x.m4a, -c:a aac",
    "y.m4a, -c:a alac",
    "x.mka, -c:a flac",
    "x.wv, -c:a wavpack",
    "x.tta, -c:a tta",
    "x.wma, -c:a wmav2",
    "x.ac3, -c:a ac3",
    "x.dts, -c:a dca -strict -2",
    "x.caf, -c:a alac",
    "x.dsf, ",
  })
  void mutantsAreReadOrRefused(String name, String options) throws Exception {
    byte[] whole = options == null ? dsf() : encoded(name, options);
    int read = 0;
    int refused = 0;
    for (int seed = 0; seed < MUTANTS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      byte[] bytes = damaged(whole, random);
      if (!Sounds.isForFfmpeg(bytes)) {
        continue; // which is refused, or read by others: see DamagedFilesTest
      }
      Path file = Files.write(folder.resolve("mutant"), bytes);
      long begin = System.nanoTime();
      String refusal = refusal(name, seed, file, random.nextBoolean());
      assertThat(System.nanoTime() - begin)
          .as("%s, seed %d", name, seed)
          .isLessThan(TimeUnit.SECONDS.toNanos(MOST_SECONDS));
      assertThat(refusal)
          .as("%s, seed %d", name, seed)
          .doesNotContain("exit code 13", "did nothing"); // signals are 128 and more
      read += refusal.isEmpty() ? 1 : 0;
      refused += refusal.isEmpty() ? 0 : 1;
    }
    assertThat(read + refused).as("%d read, %d refused", read, refused).isPositive();
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.map(each -> each.getFileName().toString()))
          .filteredOn(each -> !each.endsWith(name.substring(1)))
          .allMatch(each -> each.matches("mutant|in.raw|tenuto.*"));
    }
  }

  private String refusal(String name, int seed, Path file, boolean damageAllowed)
      throws IOException {
    try (OpenFiles files = new OpenFiles(damageAllowed)) {
      SoundFile opened = SoundFiles.open(files, file);
      session.visit(opened.channels(), 2048, () -> (start, channels, n) -> {});
      return "";
    } catch (SoundFileException refused) {
      return refused.getMessage();
    } catch (UncheckedIOException unread) {
      return unread.getCause().getMessage();
    } catch (Throwable other) {
      return fail(name + ", seed " + seed, other);
    }
  }

  /** 0.2 s of noise, by ffmpeg's own command. */
  private byte[] encoded(String name, String options) throws Exception {
    byte[] samples = new byte[2 * 2 * 8820];
    new SplittableRandom(1).nextBytes(samples);
    Path in = Files.write(folder.resolve("in.raw"), samples);
    List<String> line = new ArrayList<>(List.of(Ffmpeg.find().program().toString()));
    line.addAll(List.of("-v", "error", "-nostdin", "-y"));
    line.addAll(List.of("-f", "s16le", "-ar", "44100", "-ac", "2", "-i", in.toString()));
    line.addAll(List.of(options.split(" ")));
    line.addAll(List.of("-metadata", "title=T", "-metadata", "artist=A"));
    line.add("file:" + folder.resolve(name));
    assertThat(new ProcessBuilder(line).inheritIO().start().waitFor()).isZero();
    return Files.readAllBytes(folder.resolve(name));
  }

  /** DSD of one channel, which ffmpeg does not encode (Sony, DSF File Format Specification). */
  private static byte[] dsf() {
    byte[] samples = new byte[4096 * 4];
    new SplittableRandom(1).nextBytes(samples);
    ByteBuffer file = ByteBuffer.allocate(92 + samples.length).order(ByteOrder.LITTLE_ENDIAN);
    file.put("DSD ".getBytes(US_ASCII)).putLong(28).putLong(file.capacity()).putLong(0);
    file.put("fmt ".getBytes(US_ASCII)).putLong(52).putInt(1).putInt(0).putInt(1).putInt(1);
    file.putInt(2_822_400).putInt(1).putLong(8L * samples.length).putInt(4096).putInt(0);
    file.put("data".getBytes(US_ASCII)).putLong(12 + samples.length).put(samples);
    return file.array();
  }

  private static byte[] damaged(byte[] whole, SplittableRandom random) {
    byte[] bytes = whole.clone();
    for (int k = 1 + random.nextInt(4); k > 0; k--) {
      boolean isAnywhere = random.nextBoolean();
      int most =
          isAnywhere ? bytes.length : Math.min(random.nextBoolean() ? 200 : 1000, bytes.length);
      int at =
          isAnywhere || random.nextBoolean()
              ? random.nextInt(most)
              : bytes.length - 1 - random.nextInt(most);
      bytes = Damage.at(at, bytes, random);
    }
    return bytes;
  }
}
