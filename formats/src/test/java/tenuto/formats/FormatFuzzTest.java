package tenuto.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.Dither;

/**
 * Damaged files of every format are read or refused in the words of {@link SoundFileException}, and
 * nothing else, each in three seconds of work at most: milliseconds, but for what the JVM compiles
 * meanwhile.
 */
@Tag("trial")
class FormatFuzzTest {
  private static final int FILES = 3_000 * Integer.getInteger("tenuto.trials", 1);

  private static final Duration MOST_WORK = Duration.ofSeconds(3);

  @TempDir Path folder;

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void damagedFilesAreReadOrRefused() throws IOException {
    List<byte[]> whole = wholeFiles();
    int read = 0;
    int refused = 0;
    int warned = 0;
    int salvaged = 0;
    try (Session session = new Session(new Settings().withScratch(folder).withThreads(1))) {
      for (int seed = 0; seed < FILES; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        byte[] bytes = damage(whole.get(random.nextInt(whole.size())), random);
        if (Sounds.isForFfmpeg(bytes)) {
          continue; // it has errors of its own: see FfmpegFileTest
        }
        Path file = Files.write(folder.resolve("damaged"), bytes);
        Duration begin = Sounds.worked();
        try (OpenFiles files = new OpenFiles()) {
          SoundFile sound = SoundFiles.open(files, file);
          double[][] samples = Sounds.read(session, sound);
          assertThat((long) samples.length * samples[0].length).isLessThanOrEqualTo(bytes.length);
          warned += sound.warnings().isEmpty() ? 0 : 1;
          assertThat(sound.layout()).isNotEmpty();
          read++;
        } catch (SoundFileException expected) {
          assertThat(expected).hasMessageStartingWith(file + ": byte ");
          assertThat(expected.offset()).isBetween(0L, (long) bytes.length);
          refused++;
          salvaged += isSalvaged(session, file) ? 1 : 0;
        } catch (Throwable other) {
          fail("seed " + seed, other);
        }
        assertThat(Sounds.worked().minus(begin)).as("seed %d", seed).isLessThan(MOST_WORK);
      }
    }
    // All of these must be common, or the damage proves nothing.
    assertThat(read).isGreaterThan(FILES / 5);
    assertThat(refused).isGreaterThan(FILES / 5);
    assertThat(warned).isGreaterThan(FILES / 20);
    assertThat(salvaged).isGreaterThan(FILES / 20);
  }

  /** Whether what was refused is read where damage is allowed, which must then be told. */
  private static boolean isSalvaged(Session session, Path file) throws IOException {
    try (OpenFiles files = new OpenFiles(true)) {
      SoundFile sound = SoundFiles.open(files, file);
      session.visit(sound.channels(), 2048, () -> (start, channels, n) -> {});
      assertThat(sound.losses()).isNotEmpty();
      return true;
    } catch (SoundFileException refused) {
      return false;
    }
  }

  private List<byte[]> wholeFiles() throws IOException {
    List<byte[]> files = new ArrayList<>();
    Metadata metadata =
        new Metadata(
                List.of(
                    new Metadata.Tag(Metadata.TITLE, "title"),
                    new Metadata.Tag(Metadata.COMMENT, "a comment")),
                List.of(new Cue(1, "one", 7, "note"), new Cue(20, "twenty")),
                ByteBuffer.allocate(602))
            .with(
                Instrument.NONE
                    .withRoot(60, 5)
                    .with(List.of(new Instrument.Loop(3, 20, Instrument.Direction.FORWARD, 0))))
            .withIxml("<BWFXML/>")
            .withPictures(List.of(new Picture(3, "image/png", "p", ByteBuffer.allocate(9))));
    for (Container container : Container.values()) {
      if (container == Container.RAW
          || container == Container.FLAC
          || container.isLossy()
          || container.needsFfmpeg()) {
        continue; // any bytes are one; see DamagedFilesTest
      }
      Path file = folder.resolve("whole." + container.extensions().getFirst());
      for (String samples : List.of("pcm16", "float32")) {
        SoundFormat format = SoundFormat.of(file, samples);
        for (Metadata each : List.of(Metadata.NONE, metadata)) {
          Sounds.write(file, format, 48_000, each, Dither.NONE, Sounds.noise(2, 30, 16));
          files.add(Files.readAllBytes(file));
        }
      }
    }
    ByteBuffer au = ByteBuffer.allocate(60);
    files.add(au.putInt(0x2E736E64).putInt(24).putInt(36).putInt(3).putInt(8000).putInt(1).array());
    return files;
  }

  private static byte[] damage(byte[] whole, SplittableRandom random) {
    byte[] bytes = whole.clone();
    for (int k = 1 + random.nextInt(3); k > 0 && bytes.length > 0; k--) {
      int head = Math.min(100, bytes.length);
      int at = random.nextInt(random.nextBoolean() ? head : bytes.length);
      switch (random.nextInt(6)) {
        case 0 -> bytes[at] = (byte) random.nextInt();
        case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 2 -> bytes[at] = 0;
        case 3 -> Arrays.fill(bytes, at, Math.min(at + 4, bytes.length), (byte) 0xFF);
        case 4 -> bytes[random.nextInt(bytes.length)]++;
        default -> bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length + 60));
      }
    }
    return bytes;
  }
}
