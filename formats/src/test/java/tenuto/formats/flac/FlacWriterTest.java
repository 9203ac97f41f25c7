package tenuto.formats.flac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav;

@Timeout(60)
class FlacWriterTest {
  private static final Metadata TITLED = Metadata.NONE.with(Metadata.TITLE, "Tön");

  @TempDir Path folder;
  private Path path;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    path = folder.resolve("x.flac");
    session = new Session(new Settings().withScratch(folder).withThreads(2));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private SoundWriter writer(SampleFormat format, int channels, double rate, long frames)
      throws IOException {
    Pcm pcm = new Pcm(format, ByteOrder.LITTLE_ENDIAN, channels, rate, frames, 0);
    return FlacWriter.create(new PartFiles(), path, pcm, TITLED, Dither.NONE);
  }

  private long write(SampleFormat format, double[]... channels) throws IOException {
    int n = channels[0].length;
    try (SoundWriter writer = writer(format, channels.length, 44_100, n)) {
      writer.write(0, n, Wav.blocks(channels), 0);
      writer.commit();
      return writer.clipped();
    }
  }

  private double[][] read() throws IOException {
    try (OpenFiles closed = new OpenFiles()) { // as Windows replaces no file that is open
      return EncodedTones.visit(session, SoundFiles.open(closed, path).channels());
    }
  }

  /** Sounds that take every way of storing a channel, exact in this many bits. */
  private static double[][] sounds(int bits, int n) {
    Random random = new Random(bits + n);
    double full = 1L << bits - 1;
    double[][] sounds = new double[8][n];
    for (int i = 0; i < n; i++) {
      sounds[0][i] = Math.rint(full * 0.4 * Math.sin(i * 0.05)) / full;
      sounds[1][i] = Math.rint(full * 0.3 * Math.sin(i * 0.05 + 1)) / full;
      sounds[2][i] = random.nextBoolean() ? -1 : 1 - 1 / full;
      sounds[3][i] = 0.25;
      sounds[5][i] = Math.rint(full * (random.nextDouble() - 0.5)) / full;
      sounds[6][i] = random.nextInt(256) / 256.0 - 0.5;
      sounds[7][i] = i % 100 == 0 ? -1 : 1 / full;
    }
    return sounds;
  }

  @ParameterizedTest
  @EnumSource(names = {"PCM_16", "PCM_24"})
  void whatIsWrittenIsReadBackToTheBit(SampleFormat format) throws IOException {
    for (int n : new int[] {0, 1, 2, 15, 17, 256, 257, 4095, 4096, 4097, 20_000}) {
      double[][] sounds = sounds(format.bits(), n);
      for (int[] which : new int[][] {{0}, {4}, {5}, {0, 1}, {0, 2}, {2, 7}, {3, 6, 5}}) {
        double[][] channels = IntStream.of(which).mapToObj(i -> sounds[i]).toArray(double[][]::new);
        write(format, channels);
        assertThat(read()).as("%d of %s", n, Arrays.toString(which)).isDeepEqualTo(channels);
      }
      write(format, sounds);
      assertThat(read()).isDeepEqualTo(sounds);
    }
  }

  @Test
  void itTellsWhatItIs() throws IOException {
    write(SampleFormat.PCM_24, new double[5000], new double[5000]);
    SoundFile file = SoundFiles.open(files, path);
    assertThat(file.about()).isEqualTo(new About("FLAC", "24-bit FLAC", 24, 2, 44_100, 5000));
    assertThat(file.metadata()).isEqualTo(TITLED);
  }

  @Test
  void framesComeInAnyOrderAndFromAnyThread() throws Exception {
    double[][] sounds = Arrays.copyOf(sounds(16, 50_000), 2);
    write(SampleFormat.PCM_16, sounds);
    byte[] inOrder = Files.readAllBytes(path);
    Block[] blocks = Wav.blocks(sounds);
    try (SoundWriter writer = writer(SampleFormat.PCM_16, 2, 44_100, 50_000)) {
      List<Integer> starts =
          new java.util.ArrayList<>(IntStream.range(0, 50).map(i -> i * 1000).boxed().toList());
      java.util.Collections.shuffle(starts, new Random(1));
      starts.parallelStream()
          .forEach(
              start -> {
                try {
                  writer.write(start, 1000, blocks, start);
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              });
      writer.commit();
    }
    assertThat(Files.readAllBytes(path)).isEqualTo(inOrder);
  }

  @Test
  void aToneIsMuchSmallerThanItsSamples() throws IOException {
    double[][] sounds = sounds(16, 50_000);
    write(SampleFormat.PCM_16, sounds[0], sounds[0]);
    assertThat(Files.size(path)).isLessThan(50_000 * 4 / 8);
    write(SampleFormat.PCM_24, sounds[6]); // 8 of 24 bits are used
    assertThat(Files.size(path)).isLessThan(50_000 * 3 * 2 / 5);
  }

  @Test
  void clippedSamplesAreCountedAndNaNIsRefused() throws IOException {
    assertThat(write(SampleFormat.PCM_16, new double[] {1.5, 0, -3, -1})).isEqualTo(2);
    assertThat(read()[0]).containsExactly(1 - 0x1p-15, 0, -1, -1);
    assertThatThrownBy(() -> write(SampleFormat.PCM_16, new double[] {0, Double.NaN}))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining(path + ": channel 1 is NaN");
  }

  @Test
  void withoutACommitNothingRemains() throws IOException {
    Files.writeString(path, "old");
    try (SoundWriter writer = writer(SampleFormat.PCM_16, 1, 44_100, 10)) {
      writer.write(0, 10, Wav.blocks(new double[10]), 0);
    }
    assertThat(path).hasContent("old");
    assertThat(folder.toFile().list((in, name) -> name.endsWith(".part"))).isEmpty();
    write(SampleFormat.PCM_16, new double[10]);
    assertThat(folder.toFile().list((in, name) -> name.endsWith(".part"))).isEmpty();
  }

  @Test
  void whatFlacCannotHoldIsRefused() {
    assertThatThrownBy(() -> writer(SampleFormat.FLOAT_32, 1, 44_100, 1))
        .hasMessage(path + ": FLAC is written as 16-bit or 24-bit PCM, not 32-bit float");
    assertThatThrownBy(() -> writer(SampleFormat.PCM_16, 9, 44_100, 1))
        .hasMessage(path + ": channels of FLAC must be between 1 and 8, but are 9");
    assertThatThrownBy(() -> writer(SampleFormat.PCM_16, 1, 700_000, 1))
        .hasMessageContaining("between 1 and 655350, but is 700000.0");
    assertThatThrownBy(() -> writer(SampleFormat.PCM_16, 1, 44_100.5, 1))
        .hasMessageContaining("a whole number of hertz");
  }

  @Test
  void aLengthThatIsNotToldIsFoundInTheLastFrame() throws IOException {
    double[][] sounds = Arrays.copyOf(sounds(16, 10_000), 1);
    write(SampleFormat.PCM_16, sounds);
    byte[] bytes = Files.readAllBytes(path);
    bytes[21] &= (byte) 0xF0;
    Arrays.fill(bytes, 22, 26, (byte) 0);
    Files.write(path, bytes);
    assertThat(read()).isDeepEqualTo(sounds);
    Files.write(path, Arrays.copyOf(bytes, bytes.length - 1));
    assertThatThrownBy(() -> SoundFiles.open(files, path))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining("STREAMINFO does not declare its length");
  }

  @Test
  void tagsBeforeItArePassedBy() throws IOException {
    double[][] sounds = Arrays.copyOf(sounds(16, 100), 1);
    write(SampleFormat.PCM_16, sounds);
    byte[] flac = Files.readAllBytes(path);
    byte[] both = new byte[10 + 300 + flac.length];
    System.arraycopy(new byte[] {'I', 'D', '3', 4, 0, 0, 0, 0, 2, 44}, 0, both, 0, 10);
    System.arraycopy(flac, 0, both, 310, flac.length);
    Files.write(path, both);
    assertThat(read()).isDeepEqualTo(sounds);
  }
}
