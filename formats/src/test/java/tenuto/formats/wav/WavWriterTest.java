package tenuto.formats.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.base.Block;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.CompiledLoops;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav.Bytes;

class WavWriterTest {
  @TempDir Path folder;
  private Path file;
  private final PartFiles parts = new PartFiles();

  @BeforeEach
  void file() {
    file = folder.resolve("x.wav");
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFormat.class,
      names = {"PCM_16", "PCM_24", "PCM_32", "FLOAT_32", "FLOAT_64"})
  void whatIsWrittenIsRead(SampleFormat format) throws IOException {
    for (int channels : new int[] {1, 2, 3, 9}) {
      SplittableRandom random = new SplittableRandom(channels);
      double[][] samples = new double[channels][20_001];
      for (double[] channel : samples) {
        for (int i = 0; i < channel.length; i++) {
          // 16 bits, which every format holds exactly.
          channel[i] = random.nextInt(-32768, 32768) * 0x1p-15;
        }
      }
      assertThat(Wav.write(file, format, 44100, samples)).isZero();
      assertThat(Wav.read(file)).isDeepEqualTo(samples);
      try (WavReader reader = WavReader.open(file)) {
        assertThat(reader.format()).isEqualTo(format);
        assertThat(reader.sampleRate()).isEqualTo(44100.0);
      }
      assertThat(Files.size(file)).isEven();
    }
  }

  @Test
  void sixteenBitStereoHasTheClassicalHeader() throws IOException {
    Wav.write(file, SampleFormat.PCM_16, 48000, new double[] {0.5}, new double[] {-1});
    assertThat(file)
        .hasBinaryContent(
            new Bytes()
                .text("RIFF")
                .u32(40)
                .text("WAVEfmt ")
                .u32(16)
                .u16(1, 2)
                .u32(48000, 192000)
                .u16(4, 16)
                .text("data")
                .u32(4)
                .u16(0x4000, 0x8000)
                .array());
  }

  @Test
  void twentyFourBitsAreExtensibleAndPadded() throws IOException {
    Wav.write(file, SampleFormat.PCM_24, 48000, new double[] {0.5});
    assertThat(file)
        .hasBinaryContent(
            new Bytes()
                .text("RIFF")
                .u32(64)
                .text("WAVEfmt ")
                .u32(40)
                .u16(0xFFFE, 1)
                .u32(48000, 144000)
                .u16(3, 24, 22, 24)
                .u32(4, 1)
                .u16(0, 16)
                .u8(0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71)
                .text("data")
                .u32(3)
                .u8(0, 0, 0x40, 0)
                .array());
  }

  @Test
  void floatHasAFactChunk() throws IOException {
    Wav.write(file, SampleFormat.FLOAT_32, 48000, new double[] {1});
    assertThat(file)
        .hasBinaryContent(
            new Bytes()
                .text("RIFF")
                .u32(54)
                .text("WAVEfmt ")
                .u32(18)
                .u16(3, 1)
                .u32(48000, 192000)
                .u16(4, 32, 0)
                .text("fact")
                .u32(4, 1)
                .text("data")
                .u32(4, 0x3F80_0000)
                .array());
  }

  @Test
  void noFramesMakeAValidFile() throws IOException {
    Wav.write(file, SampleFormat.PCM_16, 48000, new double[0], new double[0]);
    assertThat(Files.size(file)).isEqualTo(44);
    assertThat(Wav.read(file)).isDeepEqualTo(new double[2][0]);
  }

  @Test
  void partsOfTheFileMayBeWrittenByManyThreads() throws IOException {
    int n = 200_000;
    double[] samples = IntStream.range(0, n).mapToDouble(i -> i).toArray();
    Block[] all = Wav.blocks(samples);
    try (SoundWriter writer = WavFile.create(parts, file, SampleFormat.FLOAT_64, 1, 48000, n)) {
      IntStream.range(0, 200)
          .parallel()
          .forEach(
              k -> {
                try {
                  writer.write(1000L * k, 1000, all, 1000 * k);
                } catch (IOException e) {
                  throw new AssertionError(e);
                }
              });
      writer.commit();
    }
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {samples});
  }

  @Test
  void whatIsNotWrittenIsSilence() throws IOException {
    try (SoundWriter writer = WavFile.create(parts, file, SampleFormat.PCM_24, 1, 48000, 5)) {
      writer.write(1, 1, Wav.blocks(new double[] {0.5}), 0);
      writer.commit();
    }
    assertThat(Wav.read(file)).isDeepEqualTo(new double[][] {{0, 0.5, 0, 0, 0}});
  }

  @Test
  void clippedSamplesAreCountedOverAllChannels() throws IOException {
    double[] loud = {0, 1, -1, 1.2, -1.2};
    assertThat(Wav.write(file, SampleFormat.PCM_16, 48000, loud, loud)).isEqualTo(4);
    assertThat(Wav.write(file, SampleFormat.FLOAT_32, 48000, loud, loud)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "PCM_16, NaN, NaN",
    "PCM_32, Infinity, Infinity",
    "FLOAT_32, -Infinity, -Infinity",
    "FLOAT_32, 1e39, 1.0E39",
    "FLOAT_64, NaN, NaN"
  })
  void aSampleThatIsNoNumberNamesChannelAndTime(SampleFormat format, double bad, String text)
      throws IOException {
    Files.writeString(file, "the old file");
    double[] right = new double[72_000];
    right[60_000] = bad;
    assertThatThrownBy(() -> Wav.write(file, format, 48000, new double[72_000], right))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(
            file
                + ": channel 2 is "
                + text
                + " at 1.250000 s (sample 60000), which "
                + format
                + " cannot hold");
    assertThat(file).hasContent("the old file");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  /** Then other loops convert floats of one channel and of two. */
  @Test
  void afterManySamplesFloatsAreWrittenTheSame() throws IOException {
    parts.follow(CompiledLoops.learned());
    Path before = folder.resolve("before.wav");
    for (int channels : new int[] {1, 2, 3}) {
      SplittableRandom random = new SplittableRandom(channels);
      double[][] samples = new double[channels][20_001];
      for (double[] channel : samples) {
        Arrays.setAll(channel, i -> random.nextDouble() - 0.5);
      }
      Wav.write(before, SampleFormat.FLOAT_32, 44100, samples);
      Wav.write(parts, file, SampleFormat.FLOAT_32, 44100, samples);
      assertThat(file).hasSameBinaryContentAs(before);
    }
  }

  @Test
  void afterManySamplesAnErrorNamesChannelAndTimeTheSame() {
    parts.follow(CompiledLoops.learned());
    double[] right = new double[72_000];
    right[60_000] = -1e39;
    assertThatThrownBy(
            () -> Wav.write(parts, file, SampleFormat.FLOAT_32, 48000, new double[72_000], right))
        .hasMessageContaining("channel 2 is -1.0E39 at 1.250000 s (sample 60000), which");
  }

  @Test
  void beyond4GibTheFileIsRf64() throws IOException {
    long frames = (1L << 30) + 5;
    double[] end = {0.25, -0.5, 0.75};
    try (SoundWriter writer = WavFile.create(parts, file, SampleFormat.PCM_24, 2, 96000, frames)) {
      writer.write(frames - 3, 3, Wav.blocks(end, end), 0);
      writer.commit();
    }
    assertThat(Files.size(file)).isEqualTo(12 + 36 + 48 + 8 + 6 * frames);
    byte[] head = new byte[104];
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
      bytes.readFully(head);
    }
    Bytes expected = new Bytes().text("RF64").u32(-1).text("WAVEds64").u32(28);
    expected.u64(96 + 6 * frames, 6 * frames, frames).u32(0).text("fmt ").u32(40).u16(0xFFFE, 2);
    assertThat(head)
        .startsWith(expected.array())
        .endsWith(new Bytes().text("data").u32(-1).array());
    try (WavReader reader = WavReader.open(file)) {
      assertThat(reader.frames()).isEqualTo(frames);
      assertThat(Wav.read(reader, frames - 4, 4))
          .isDeepEqualTo(new double[][] {{0, 0.25, -0.5, 0.75}, {0, 0.25, -0.5, 0.75}});
    }
  }

  @Test
  void theLastSizeThat32BitsTellIsStillRiff() {
    // 44 bytes of header, 8 of which the RIFF size leaves out; all ones is no size.
    long most = (0xFFFF_FFFEL - 36) / 2;
    WavHeader riff = WavHeader.of(SampleFormat.PCM_16, 1, 48000, most);
    assertThat(riff.bytes()).hasSize(44).startsWith('R', 'I', 'F', 'F', 0xFE, 0xFF, 0xFF, 0xFF);
    assertThat(WavHeader.of(SampleFormat.PCM_16, 1, 48000, most + 1).bytes())
        .hasSize(80)
        .startsWith('R', 'F', '6', '4', 0xFF, 0xFF, 0xFF, 0xFF);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, 44100.5, 100_000_001, 5e9, Double.NaN})
  void refusesARateThatNoHeaderTells(double rate) {
    assertThatThrownBy(() -> Wav.write(file, SampleFormat.PCM_16, rate, new double[1]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 to 100000000 Hz, but is " + rate);
  }

  @ParameterizedTest
  @CsvSource({"PCM_16, 0, 32767", "FLOAT_64, 8192, 8191", "PCM_24, -1, 21845"})
  void refusesChannelsThatNoHeaderTells(SampleFormat format, int channels, int most) {
    assertThatThrownBy(() -> WavFile.create(parts, file, format, channels, 48000, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("must be between 1 and " + most + ", but are " + channels);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void refusesToWriteOutsideTheFileOrOtherChannels() throws IOException {
    Block[] blocks = Wav.blocks(new double[10]);
    try (SoundWriter writer = WavFile.create(parts, file, SampleFormat.PCM_16, 1, 48000, 10)) {
      assertThatThrownBy(() -> writer.write(5, 6, blocks, 0))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> writer.write(0, 1, new Block[2], 0))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThat(folder).isEmptyDirectory();
  }
}
