package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;

/** Of an edited piece only what is new is looked at, computed and written. */
class EditedFilesTest {
  private static final int PARTS = 12;

  @TempDir Path folder;

  private Path file;
  private Kits kits;

  @BeforeEach
  void open() {
    file = folder.resolve("piece.wav");
    kits = new Kits(folder, new MemoryCache());
  }

  @AfterEach
  void close() {
    kits.close();
  }

  /** Notes, one in each part, of which one is softer. */
  private static String piece(int edited, int percent) {
    List<String> notes = new ArrayList<>();
    for (int part = 0; part < PARTS; part++) {
      double begin = (part + 0.3) * Cache.PART / Kits.RATE * 1000;
      notes.add(
          "(sf.Pcnt%d(sf.SineWave(500, 300)), %s)".formatted(part == edited ? percent : 90, begin));
    }
    return "sf.MixAt([%s])".formatted(String.join(", ", notes));
  }

  /** Writes a file; how many samples were computed, or looked at, for it. */
  private long write(String x, String word) {
    return write("[sf.Pcnt%d(sf.%s(sf.Realise(%s)))]".formatted(50, word, x));
  }

  private long write(String channels) {
    try (Kit kit = kits.open(2, 1024)) {
      long before = kit.session().work().rendered();
      kit.evaluate("sf.WriteFile(%s, '%s')".formatted(channels, file));
      return kit.session().work().rendered() - before;
    }
  }

  private byte[] writtenWithoutACache(String x, String word) throws IOException {
    Kits with = kits;
    Path edited = file;
    file = Files.createDirectories(folder.resolve("without")).resolve("piece.wav");
    Files.deleteIfExists(file);
    kits = new Kits(folder);
    write(x, word);
    byte[] bytes = Files.readAllBytes(file);
    kits.close();
    file = edited;
    kits = with;
    return bytes;
  }

  @Test
  void anEditComputesOnlyWhereItSounds() throws IOException {
    for (String word : List.of("FixSize", "Normalise", "RemoveDC", "Realise")) {
      write(piece(0, 90), word);
      String edited = piece(7, 40);
      long rendered = write(edited, word);
      byte[] bytes = Files.readAllBytes(file);
      assertThat(bytes).as(word).isEqualTo(writtenWithoutACache(edited, word));
      boolean isShifted = word.equals("Normalise") || word.equals("RemoveDC");
      // With another mean all samples are others: then what is new is the file, and what it reads.
      assertThat(rendered).as(word).isLessThan((isShifted ? 3L * PARTS : 6L) * Cache.PART);
    }
  }

  @Test
  void filtersThatAreWrittenGoOnFromKeptStates() throws IOException {
    String master = "sf.Limiter(sf.Reverb(sf.RBJHighPass(%s, 40, 0.7), 300), -20, 6)";
    long all = write(master.formatted(piece(0, 90)));
    String edited = master.formatted(piece(7, 40));
    long rendered = write(edited);
    byte[] bytes = Files.readAllBytes(file);
    assertThat(rendered).isLessThan(all / 2);
    assertThat(write(edited)).as("the file is as it would be written").isZero();
    kits.close();
    kits = new Kits(folder);
    Files.delete(file);
    write(edited);
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  @Test
  void aFileThatSomebodyChangedIsWrittenAnew() throws IOException {
    write(piece(0, 90), "FixSize");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(1)));
    String edited = piece(7, 40);
    write(edited, "FixSize");
    assertThat(Files.readAllBytes(file)).isEqualTo(writtenWithoutACache(edited, "FixSize"));
  }

  /** Its time is what nothing but the system's own tells of then: ctime, see stat(2). */
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Java does not show ctime there")
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aFileThatSomebodyChangedInPlaceAndSetItsTimeBackIsWrittenAnew(boolean same)
      throws IOException {
    write(piece(0, 90), "FixSize");
    byte[] bytes = Files.readAllBytes(file);
    FileTime time = Files.getLastModifiedTime(file);
    try (RandomAccessFile changed = new RandomAccessFile(file.toFile(), "rw")) {
      changed.seek(bytes.length / 2);
      changed.write(bytes[bytes.length / 2] ^ 1);
    }
    Files.setLastModifiedTime(file, time);
    String next = same ? piece(0, 90) : piece(7, 40);
    write(next, "FixSize");
    assertThat(Files.readAllBytes(file)).isEqualTo(writtenWithoutACache(next, "FixSize"));
  }

  @Test
  void aShorterOrMissingFileIsWrittenAnew() throws IOException {
    write(piece(0, 90), "FixSize");
    Files.write(file, new byte[100]);
    String edited = piece(7, 40);
    write(edited, "FixSize");
    assertThat(Files.readAllBytes(file)).isEqualTo(writtenWithoutACache(edited, "FixSize"));
    Files.delete(file);
    write(edited, "FixSize");
    assertThat(Files.readAllBytes(file)).isEqualTo(writtenWithoutACache(edited, "FixSize"));
  }

  @Test
  void clippedSamplesAreCountedAgain() throws IOException {
    String loud = "sf.DB20(%s)".formatted(piece(0, 90));
    write(loud, "Realise");
    String edited = "sf.DB20(%s)".formatted(piece(7, 40));
    write(edited, "Realise");
    assertThat(Files.readAllBytes(file)).isEqualTo(writtenWithoutACache(edited, "Realise"));
  }
}
