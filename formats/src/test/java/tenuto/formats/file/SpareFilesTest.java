package tenuto.formats.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav;
import tenuto.formats.wav.WavFile;

@Timeout(60)
class SpareFilesTest {
  private static final int BYTES = 3_000_001;

  @TempDir Path folder;
  private Path file;
  private byte[] bytes;
  private final PartFiles parts = new PartFiles();

  @BeforeEach
  void write() throws IOException {
    bytes = new byte[BYTES];
    new Random(1).nextBytes(bytes);
    file = Files.write(folder.resolve("x.wav"), bytes);
  }

  private SpareFiles copied(Path... files) throws InterruptedException {
    SpareFiles spares = new SpareFiles(BYTES - 1);
    parts.use(spares);
    spares.begin(List.of(files));
    spares.await();
    return spares;
  }

  private List<String> names() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void whatReplacesAFileBeginsAsItsCopy() throws Exception {
    try (SpareFiles _ = copied(file)) {
      assertThat(names()).hasSize(2);
      PartFile copy = parts.copyOf(file).orElseThrow();
      byte[] read = new byte[BYTES];
      copy.read(0, read, BYTES);
      assertThat(read).isEqualTo(bytes);

      copy.write(5, new byte[] {42}, 1);
      assertThat(Files.readAllBytes(file)).as("before the commit").isEqualTo(bytes);
      copy.commit();
      copy.close();

      bytes[5] = 42;
      assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
      assertThat(parts.copyOf(file)).as("a second one").isEmpty();
    }
    assertThat(names()).containsExactly("x.wav");
  }

  @Test
  void aWriterThatBeginsAsItsCopyHasOnePartFile() throws Exception {
    double[] samples = new Random(2).doubles(BYTES / 3 + 2, -1, 1).toArray();
    Wav.write(file, SampleFormat.PCM_24, 48_000, samples);
    byte[] first = Files.readAllBytes(file);
    try (SpareFiles _ = copied(file);
        SoundWriter writer =
            WavFile.create(parts, file, SampleFormat.PCM_24, 1, 48_000, samples.length)) {
      assertThat(writer.beginAs(file)).isTrue();
      assertThat(names()).hasSize(2);
      writer.write(7, 1, Wav.blocks(new double[] {0}), 0);
      writer.commit();
    }
    byte[] silent = {0, 0, 0};
    System.arraycopy(silent, 0, first, first.length - 3 * (samples.length - 7), 3);
    assertThat(Files.readAllBytes(file)).isEqualTo(first);
  }

  @Test
  void aCopyThatIsNotCommittedLeavesNothing() throws Exception {
    try (SpareFiles _ = copied(file)) {
      parts.copyOf(file).orElseThrow().close();
      assertThat(names()).containsExactly("x.wav");
    }
  }

  @Test
  void aSessionThatIsStoppedTakesItsCopyOffTheDisk() throws Exception {
    try (SpareFiles _ = copied(file)) {
      PartFile copy = parts.copyOf(file).orElseThrow();
      parts.abandonAll();
      assertThat(names()).containsExactly("x.wav");
      assertThatThrownBy(copy::commit).isInstanceOf(IOException.class);
      assertThatThrownBy(() -> parts.copyOf(file)).hasMessageContaining("is being stopped");
      copy.close();
    }
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Java shows neither the number of a file there nor when it was changed")
  void aFileThatWasChangedInPlaceAndHasItsOldTimeHasNone() throws Exception {
    try (SpareFiles _ = copied(file)) {
      FileTime before = Files.getLastModifiedTime(file);
      Files.write(file, new byte[BYTES]);
      Files.setLastModifiedTime(file, before);
      assertThat(parts.copyOf(file)).isEmpty();
    }
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Java shows neither the number of a file there nor when it was changed")
  void aFileThatHasChangedHasNone() throws Exception {
    try (SpareFiles _ = copied(file)) {
      FileTime before = Files.getLastModifiedTime(file);
      Path newer = Files.write(folder.resolve("newer"), new byte[BYTES]);
      Files.setLastModifiedTime(newer, before); // another file of the same length and time
      Files.delete(file);
      Files.move(newer, file);

      assertThat(parts.copyOf(file)).isEmpty();
      assertThat(names()).containsExactly("x.wav");
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it has no modes and owners as POSIX has")
  void whatIsAllowedWithAFileMayNotHaveChanged() throws Exception {
    try (SpareFiles _ = copied(file)) {
      var mode = Files.getPosixFilePermissions(file);
      mode.removeIf(each -> !each.name().startsWith("OWNER"));
      Files.setPosixFilePermissions(file, mode);

      assertThat(parts.copyOf(file)).isEmpty();
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "making a link needs a privilege there")
  void ofAFileThatALinkLeadsToThereIsOne() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link.wav"), file);
    try (SpareFiles _ = copied(link)) {
      Optional<PartFile> copy = parts.copyOf(link);
      assertThat(copy).isPresent();
      copy.get().commit();
      copy.get().close();
      assertThat(link).isSymbolicLink();
    }
  }

  @Test
  void smallFilesAreNotCopied() throws Exception {
    Path small = Files.write(folder.resolve("small.wav"), new byte[BYTES - 1]);
    try (SpareFiles _ = copied(small)) {
      assertThat(parts.copyOf(small)).isEmpty();
      assertThat(names()).containsExactly("small.wav", "x.wav");
    }
  }

  @Test
  void copiesOfFilesThatAreNoLongerWrittenGo() throws Exception {
    Path other = Files.write(folder.resolve("other.wav"), bytes);
    try (SpareFiles spares = copied(file, other)) {
      assertThat(names()).hasSize(4);
      spares.begin(List.of(other));
      spares.await();
      assertThat(parts.copyOf(file)).isEmpty();
      assertThat(parts.copyOf(other)).hasValueSatisfying(SpareFilesTest::close);
    }
    assertThat(names()).containsExactly("other.wav", "x.wav");
  }

  private static void close(PartFile part) {
    try {
      part.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void withTheEndAllCopiesGo() throws Exception {
    SpareFiles spares = copied(file);
    spares.close();
    assertThat(names()).containsExactly("x.wav");
    spares.begin(List.of(file));
    spares.await();
    assertThat(names()).containsExactly("x.wav");
  }
}
