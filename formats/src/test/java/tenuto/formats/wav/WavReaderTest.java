package tenuto.formats.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.Block;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav.Bytes;

class WavReaderTest {
  private static final long ALL_ONES = 0xFFFF_FFFFL;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void file() {
    file = folder.resolve("x.wav");
  }

  private static Bytes riff() {
    return new Bytes().text("RIFF").u32(1000).text("WAVE");
  }

  private static Bytes fmt(Bytes to, int tag, int channels, int rate, int align, int bits) {
    return to.text("fmt ").u32(16).u16(tag, channels).u32(rate, rate * align).u16(align, bits);
  }

  /** A header of 44 bytes, but for its last number: the size of the data. */
  private static Bytes mono16() {
    return fmt(riff(), 1, 1, 48000, 2, 16).text("data");
  }

  private static Bytes extensible(int channels, int bits, int validBits, int tag) {
    int align = channels * bits / 8;
    return riff()
        .text("fmt ")
        .u32(40)
        .u16(0xFFFE, channels)
        .u32(48000, 48000L * align)
        .u16(align, bits, 22, validBits)
        .u32(0, tag)
        .u16(0, 16)
        .u8(0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71);
  }

  private void refused(Bytes bytes, String message) throws IOException {
    bytes.to(file);
    assertThatThrownBy(() -> WavReader.open(file))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(file + ": " + message);
  }

  @Test
  void classicalHeader() throws IOException {
    fmt(riff(), 1, 2, 44100, 4, 16).text("data").u32(8).u16(0x4000, 0xC000, 1, 0x8000).to(file);
    try (WavReader reader = WavReader.open(file)) {
      assertThat(reader.channels()).isEqualTo(2);
      assertThat(reader.frames()).isEqualTo(2);
      assertThat(reader.sampleRate()).isEqualTo(44100.0);
      assertThat(reader.format()).isEqualTo(SampleFormat.PCM_16);
    }
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.5, 0x1p-15}, {-0.5, -1}});
  }

  @Test
  void eightBitPcmIsUnsigned() throws IOException {
    fmt(riff(), 1, 1, 8000, 1, 8).text("data").u32(3).u8(0, 128, 255).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{-1, 0, 127 / 128.0}});
  }

  @Test
  void extensibleWithFewerValidBitsThanStored() throws IOException {
    extensible(1, 32, 24, 1).text("data").u32(8).u32(0x4000_0000, 0x8000_0000L).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.5, -1}});
  }

  @Test
  void extensibleFloatOf64Bits() throws IOException {
    long third = Double.doubleToRawLongBits(1 / 3.0);
    extensible(1, 64, 64, 3).text("data").u32(8).u64(third).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{1 / 3.0}});
  }

  @Test
  void twelveBitsLieInTheUpperPartOfTwoBytes() throws IOException {
    fmt(riff(), 1, 1, 8000, 2, 12).text("data").u32(2).u16(0x4000).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.5}});
  }

  @Test
  void chunksOfOtherKindsAndOddSizesAreSkipped() throws IOException {
    Bytes bytes = riff().text("LIST").u32(3).text("abc").u8(0).text("odd ").u32(1).u8(7, 0);
    fmt(bytes, 1, 1, 8000, 2, 16).text("fact").u32(4).u32(1).text("data").u32(2).u16(0x2000);
    bytes.text("LIST").u32(4).text("tail").to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.25}});
  }

  @Test
  void dataMayComeBeforeFmt() throws IOException {
    fmt(riff().text("data").u32(2).u16(0x2000), 1, 1, 8000, 2, 16).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.25}});
  }

  @ParameterizedTest
  @ValueSource(strings = {"RF64", "BW64"})
  void sizesOf64BitsCountWhereThe32BitsAreAllOnes(String kind) throws IOException {
    Bytes head = new Bytes().text(kind).u32(ALL_ONES).text("WAVE");
    head.text("ds64").u32(28).u64(0, 4, 2).u32(0);
    fmt(head, 1, 1, 8000, 2, 16).text("data").u32(ALL_ONES).u16(0x2000, 0x4000, 0x6000).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.25, 0.5}});
  }

  @Test
  void sizesOf64BitsDoNotCountBesideARealSize() throws IOException {
    Bytes head = new Bytes().text("RF64").u32(ALL_ONES).text("WAVE");
    head.text("ds64").u32(28).u64(0, 4, 2).u32(0);
    fmt(head, 1, 1, 8000, 2, 16).text("data").u32(2).u16(0x2000, 0x4000).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.25}});
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 0x7FFF_F000L, ALL_ONES})
  void sizesLeftOpenByStreamingProgramsMeanAllThatIsThere(long size) throws IOException {
    mono16().u32(size).u16(0, 0, 0x2000, 0x4000, 0).u8(1).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0, 0, 0.25, 0.5, 0}});
  }

  @Test
  void soxRoundsItsPlaceholderToWholeFrames() throws IOException {
    Bytes bytes = fmt(riff(), 1, 1, 8000, 3, 24).text("data").u32(0x7FFF_F000L - 2);
    bytes.u8(0, 0, 0x40).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0.5}});
  }

  @Test
  void noFramesAreNone() throws IOException {
    mono16().u32(0).to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{}});
    mono16().u32(0).text("LIST").u32(4).text("tail").to(file);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{}});
  }

  @Test
  void refusesWhatIsNoWavFile() throws IOException {
    refused(new Bytes(), "byte 0: the file is empty");
    refused(
        new Bytes().text("RIFF"),
        "byte 0: the file header must have 12 bytes, but the file ends after 4");
    refused(
        new Bytes().text("OggS").u64(0),
        "byte 0: a WAV file starts with RIFF, RIFX, RF64 or BW64, this one with 'OggS'");
    refused(
        new Bytes().text("RIFF").u32(4).text("AVI "),
        "byte 8: the form must be 'WAVE', but is 'AVI '");
    refused(riff(), "byte 12: the file ends without a data chunk");
    refused(riff().u64(0), "byte 12: a chunk name must be four letters, not '????'");
  }

  @Test
  void refusesADataChunkWithoutFmtAndFmtWithoutData() throws IOException {
    refused(riff().text("data").u32(2).u16(0), "byte 22: the file ends without a fmt chunk");
    refused(fmt(riff(), 1, 1, 8000, 2, 16), "byte 36: the file ends without a data chunk");
  }

  @Test
  void refusesPromisesOfMoreThanIsThere() throws IOException {
    refused(
        mono16().u32(1000).u16(1, 2, 3),
        "byte 36: the data chunk declares 1000 bytes, but 6 are present");
    refused(
        riff().text("LIST").u32(77).u8(1),
        "byte 12: the LIST chunk declares 77 bytes, but 1 are present");
    Bytes big = new Bytes().text("RF64").u32(ALL_ONES).text("WAVE");
    big.text("ds64").u32(28).u64(0, -2, 2).u32(0);
    refused(
        fmt(big, 1, 1, 8000, 2, 16).text("data").u32(ALL_ONES).u16(1),
        "byte 72: the data chunk declares 18446744073709551614 bytes, but 2 are present");
  }

  @Test
  void refusesRf64WithoutDs64() throws IOException {
    Bytes head = new Bytes().text("RF64").u32(ALL_ONES).text("WAVE");
    refused(
        fmt(head, 1, 1, 8000, 2, 16).text("data").u32(ALL_ONES).u16(1),
        "byte 36: RF64 needs a ds64 chunk before the data chunk");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1|0|8000|2|16|byte 22: the number of channels must be at least 1, but is 0",
        "1|1|0|2|16|byte 24: the sample rate must be 1 to 100000000 Hz, but is 0",
        "1|1|100000001|2|16|byte 24: the sample rate must be 1 to 100000000 Hz, but is 100000001",
        "1|2|8000|0|16|byte 32: the block align must be 4 (2 × 16-bit PCM), but is 0",
        "1|2|8000|6|16|byte 32: the block align must be 4 (2 × 16-bit PCM), but is 6",
        "1|1|8000|4|24|byte 32: the block align must be 3 (1 × 24-bit PCM), but is 4",
        "85|1|8000|2|16|byte 20: format must be PCM (1), ADPCM (2, 17), IEEE float (3), A-law (6) or µ-law (7),"
            + " but is 85",
        "1|1|8000|2|0|byte 34: bits of PCM must be 1 to 32, but are 0",
        "1|1|8000|5|40|byte 34: bits of PCM must be 1 to 32, but are 40",
        "3|1|8000|2|16|byte 34: bits of a float must be 32 or 64, but are 16",
      })
  void refusesAFormatThatBreaksARule(
      int tag, int channels, int rate, int align, int bits, String message) throws IOException {
    refused(fmt(riff(), tag, channels, rate, align, bits).text("data").u32(2).u16(0), message);
  }

  @Test
  void refusesAnExtensionThatBreaksARule() throws IOException {
    refused(
        extensible(1, 16, 17, 1).text("data").u32(0),
        "byte 38: valid bits must be at most 16, but are 17");
    refused(
        extensible(1, 16, 16, 85).text("data").u32(0),
        "byte 20: format must be PCM (1), ADPCM (2, 17), IEEE float (3), A-law (6) or µ-law (7), but is 85");
    refused(
        fmt(riff(), 0xFFFE, 1, 8000, 2, 16).text("data").u32(0),
        "byte 36: the extension of the fmt chunk must have 24 bytes or more, but has 0");
    refused(
        riff().text("fmt ").u32(8).u64(0).text("data").u32(0),
        "byte 20: the fmt chunk must have 16 bytes or more, but has 8");
  }

  @Test
  void refusesAForeignGuid() throws IOException {
    byte[] bytes = extensible(1, 16, 16, 1).text("data").u32(0).array();
    bytes[59]++;
    refused(
        new Bytes().u8(toInts(bytes)),
        "byte 44: the sub-format's GUID must be that of PCM or float");
  }

  private static int[] toInts(byte[] bytes) {
    int[] ints = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      ints[i] = bytes[i];
    }
    return ints;
  }

  @Test
  void anyStretchInAnyOrderAndSingleChannels() throws IOException {
    double[] left = new double[100_000];
    double[] right = new double[left.length];
    for (int i = 0; i < left.length; i++) {
      left[i] = i * 0x1p-20;
      right[i] = -left[i];
    }
    Wav.write(file, SampleFormat.FLOAT_64, 96000, left, right);
    try (WavReader reader = WavReader.open(file)) {
      Block[] out = Wav.blocks(new double[70_000], new double[0]);
      Block[] onlyLeft = {out[0], null};
      for (int first : new int[] {29_999, 0, 4_095, 30_000}) {
        reader.read(first, 69_990, onlyLeft, 7);
        assertThat(out[0].get(6)).isZero();
        for (int i = 0; i < 69_990; i++) {
          assertThat(out[0].get(7 + i)).isEqualTo(left[first + i]);
        }
      }
      assertThat(Wav.read(reader, 99_999, 1))
          .isDeepEqualTo(new double[][] {{left[99_999]}, {right[99_999]}});
      assertThatThrownBy(() -> reader.read(99_999, 2, out, 0))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> reader.read(0, 1, new Block[1], 0))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("has 2 channels, not 1");
    }
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows replaces, moves and deletes no file that is open")
  void aFileReplacedWhileItIsReadStaysTheOldOne() throws IOException {
    Wav.write(file, SampleFormat.FLOAT_64, 48000, new double[] {1, 2, 3});
    try (WavReader reader = WavReader.open(file)) {
      Path other = folder.resolve("other.wav");
      Wav.write(other, SampleFormat.FLOAT_64, 48000, new double[] {4, 5, 6});
      Files.move(other, file, StandardCopyOption.ATOMIC_MOVE);
      assertThat(Wav.read(reader, 0, 3)).isDeepEqualTo(new double[][] {{1, 2, 3}});
    }
  }

  @Test
  void aFileCutShortWhileItIsReadIsAnError() throws IOException {
    Wav.write(file, SampleFormat.PCM_16, 48000, new double[1000]);
    try (WavReader reader = WavReader.open(file);
        RandomAccessFile cut = new RandomAccessFile(file.toFile(), "rw")) {
      cut.setLength(1000);
      assertThatThrownBy(() -> Wav.read(reader, 0, 1000))
          .isInstanceOf(SoundFileException.class)
          .hasMessage(file + ": byte 44: the file was truncated while it was read");
    }
  }

  @Test
  void anInterruptedThreadClosesTheFileForNobody() throws IOException {
    Wav.write(file, SampleFormat.FLOAT_64, 48000, new double[] {1, 2, 3});
    try (WavReader reader = WavReader.open(file)) {
      Thread.currentThread().interrupt();
      assertThat(Wav.read(reader, 0, 3)).isDeepEqualTo(new double[][] {{1, 2, 3}});
      assertThat(Thread.interrupted()).isTrue();
      assertThat(Wav.read(reader, 2, 1)).isDeepEqualTo(new double[][] {{3}});
    }
  }
}
