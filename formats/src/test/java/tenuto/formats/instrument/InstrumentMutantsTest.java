package tenuto.formats.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;

/** Damaged instruments are read or refused in the words of {@link SoundFileException}. */
class InstrumentMutantsTest {
  private static final int MUTANTS = 800 * Integer.getInteger("tenuto.trials", 1);
  private static final Path SAMPLES = Path.of("../samples");

  @TempDir Path folder;

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void mutantsAreReadOrRefused() throws IOException {
    byte[] font = Files.readAllBytes(SAMPLES.resolve("pipe.sf2"));
    byte[] text =
        (Files.readString(SAMPLES.resolve("kit.sfz"))
                + "#define $A 60\n<region> sample=wood.wav key=$A")
            .getBytes(StandardCharsets.UTF_8);
    for (String each : List.of("bell.wav", "wood.wav")) {
      Files.copy(SAMPLES.resolve(each), folder.resolve(each));
    }
    int lists = new String(font, StandardCharsets.ISO_8859_1).indexOf("pdta");
    int read = 0;
    int refused = 0;
    for (int seed = 0; seed < MUTANTS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      boolean isFont = random.nextInt(4) > 0;
      byte[] bytes = damaged(isFont ? font : text, isFont ? lists : 0, random);
      Path file = Files.write(folder.resolve(isFont ? "x.sf2" : "x.sfz"), bytes);
      try (OpenFiles files = new OpenFiles()) {
        for (Zone zone : Instruments.zones(files, file, "")) {
          assertThat(Double.parseDouble(zone.get("frames"))).isBetween(0.0, 1e6);
          assertThat(Double.parseDouble(zone.get("to")))
              .isLessThanOrEqualTo(Double.parseDouble(zone.get("frames")));
        }
        read++;
      } catch (SoundFileException expected) {
        assertThat(expected.getMessage()).matches("(?s).+: byte \\d+: .+");
        refused++;
      } catch (IllegalArgumentException expected) {
        assertThat(expected).hasMessageStartingWith("preset must be one of ");
        refused++;
      } catch (Throwable other) {
        fail("seed " + seed, other);
      }
    }
    // Both must be common, or the damage proves nothing.
    assertThat(read).isGreaterThan(MUTANTS / 5);
    assertThat(refused).isGreaterThan(MUTANTS / 5);
  }

  private static byte[] damaged(byte[] whole, int from, SplittableRandom random) {
    byte[] bytes = whole.clone();
    for (int k = 1 + random.nextInt(4); k > 0 && bytes.length > 0; k--) {
      int first = random.nextInt(8) == 0 ? 0 : Math.min(from, bytes.length - 1);
      int at = first + random.nextInt(bytes.length - first);
      switch (random.nextInt(7)) {
        case 0 -> bytes[at] = (byte) random.nextInt();
        case 1 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 2 -> bytes[at] = 0;
        case 3 -> Arrays.fill(bytes, at, Math.min(at + 4, bytes.length), (byte) 0xFF);
        case 4 -> bytes[at]++;
        case 5 -> System.arraycopy(bytes, at, bytes, first, Math.min(20, bytes.length - at));
        default -> bytes = Arrays.copyOf(bytes, Math.max(1, random.nextInt(bytes.length + 60)));
      }
    }
    return bytes;
  }

  /** Time and memory are bounded where every size is as large as its field allows. */
  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void whatWouldTakeForeverIsRefused() throws IOException {
    Files.copy(SAMPLES.resolve("wood.wav"), folder.resolve("wood.wav"));
    String name = "$" + "A".repeat(199);
    String value = name.substring(0, 100).repeat(2).substring(0, 199);
    for (String text :
        List.of(
            "<region> sample=wood.wav" + " ".repeat(2_000_000),
            "<region> sample=" + "a".repeat(2_000_000),
            "<region> sample=" + "a \n".repeat(1_000_000),
            "#define " + name + " " + value + "\n<region> sample=" + name.repeat(4000),
            "<region> sample=wood.wav key=60\n".repeat(100_000),
            "#include \"x.sfz\"\n".repeat(1000),
            "/".repeat(2_000_000),
            "<".repeat(2_000_000),
            "<region> sample=wood.wav\n" + "a=1 ".repeat(500_000))) {
      Path file = Files.writeString(folder.resolve("x.sfz"), text);
      try (OpenFiles files = new OpenFiles()) {
        assertThat(Instruments.zones(files, file, "")).hasSizeLessThanOrEqualTo(50_000);
      } catch (SoundFileException expected) {
        assertThat(expected.getMessage()).hasSizeLessThan(5000);
      }
    }
  }
}
