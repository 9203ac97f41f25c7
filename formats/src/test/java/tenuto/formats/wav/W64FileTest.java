package tenuto.formats.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.Container;
import tenuto.formats.SoundFormat;
import tenuto.formats.Sounds;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.Dither;

class W64FileTest {
  /** Where the fmt chunk of mono files begins, and that of the samples. */
  private static final int FMT = 40;

  private static final int DATA = 80;

  @TempDir Path folder;
  private Path file;
  private byte[] whole;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("x.w64");
    SoundFormat format = SoundFormat.of(Container.W64, "pcm16");
    Sounds.write(file, format, 48_000, Metadata.NONE, Dither.NONE, Sounds.noise(1, 10, 16));
    whole = Files.readAllBytes(file);
  }

  @AfterEach
  void close() {
    files.close();
  }

  private void refused(byte[] bytes, String message) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> W64File.open(files, file))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(file + ": " + message);
  }

  private byte[] with(int at, long size) {
    byte[] bytes = whole.clone();
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(at, size);
    return bytes;
  }

  @Test
  void nothingStandsBehindTheSamples() {
    assertThat(whole).hasSize(DATA + 24 + 20);
    assertThat(ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getLong(16))
        .isEqualTo(whole.length);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 23, -1, Long.MAX_VALUE})
  void sizesLeftOpenByProgramsWritingIntoAPipe(long size) throws IOException {
    Files.write(file, with(DATA + 16, size));
    assertThat(W64File.open(files, file).about().frames()).isEqualTo(10);
  }

  @Test
  void chunksOfOtherKindsAreSkippedToTheNextEighthByte() throws IOException {
    byte[] other = new byte[32 + whole.length];
    System.arraycopy(whole, 0, other, 0, FMT);
    other[FMT] = 'x';
    other[FMT + 16] = 27;
    System.arraycopy(whole, FMT, other, FMT + 32, whole.length - FMT);
    Files.write(file, other);
    SoundFile read = W64File.open(files, file);
    assertThat(read.about().frames()).isEqualTo(10);
    assertThat(read.warnings()).isEmpty();
  }

  @Test
  void whatIsDamagedBehindTheSamplesIsNoted() throws IOException {
    Files.write(file, Arrays.copyOf(whole, DATA + 24 + 24 + 24));
    SoundFile read = W64File.open(files, file);
    assertThat(read.about().frames()).isEqualTo(10);
    assertThat(read.warnings())
        .singleElement()
        .hasToString(
            "byte 128: the ???? chunk must have 24 to 24 bytes with its header, but declares 0:"
                + " ignored, with everything after it");
  }

  @Test
  void refusesWhatBreaksARule() throws IOException {
    refused(new byte[0], "byte 0: the file is empty");
    refused(
        Arrays.copyOf(whole, 39),
        "byte 0: the file header must have 40 bytes, but the file ends after 39");
    byte[] form = whole.clone();
    form[24] = 'x';
    refused(form, "byte 24: the form must be the GUID of 'wave'");
    form[4] = 0;
    refused(form, "byte 0: a W64 file starts with the GUID of 'riff'");
    refused(Arrays.copyOf(whole, DATA), "byte 80: the file ends without a data chunk");
    refused(
        with(DATA + 16, 45),
        "byte 80: the data chunk must have 24 to 44 bytes with its header, but declares 45");
    refused(
        with(FMT + 16, 23),
        "byte 40: the fmt chunk must have 24 to 84 bytes with its header, but declares 23");
    refused(with(FMT + 16, 39), "byte 64: the fmt chunk must have 16 bytes or more, but has 15");
  }

  @ParameterizedTest
  @CsvSource({"44100.5", "0", "NaN", "5e9"})
  void refusesARateThatNoHeaderTells(double rate) {
    SoundFormat format = SoundFormat.of(Container.W64, "pcm16");
    assertThatThrownBy(
            () -> Sounds.write(file, format, rate, Metadata.NONE, Dither.NONE, new double[] {0}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("of a W64 file must be a whole number of hertz");
  }
}
