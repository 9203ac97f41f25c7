package tenuto.formats.decoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.flac.FlacWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav;

@Timeout(60)
class DecodedFileTest {
  private static final int EDGE = 700;

  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(2));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  @ParameterizedTest
  @CsvSource({
    "tone.flac, FLAC, 24-bit FLAC, 24, 44100, 2205, 1, -130",
    "tone.mp3, MP3, MPEG-1 layer 3, 0, 44100, 11042, 0.95, -45",
    "tone.ogg, Ogg, Vorbis, 0, 44100, 11042, 1, -45",
    "tone.opus, Ogg, Opus, 0, 48000, 12017, 1, -45",
    "tone.oga, Ogg, 24-bit FLAC, 24, 44100, 2205, 1, -130",
    "tone.caf, CAF, 24-bit PCM, 24, 44100, 2205, 1, -130"
  })
  void aToneHasItsLengthAndItsSamples(
      String name,
      String container,
      String encoding,
      int bits,
      double rate,
      int n,
      double gain,
      double dB)
      throws IOException {
    SoundFile file = EncodedTones.open(files, folder, name);
    assertThat(file.about()).isEqualTo(new About(container, encoding, bits, 2, rate, n));
    assertThat(file.metadata().text(Metadata.TITLE)).isEqualTo("Tön");
    assertThat(file.metadata().text(Metadata.ARTIST)).isEqualTo("Tenuto");
    double[][] read = EncodedTones.visit(session, file.channels());
    for (int c = 0; c < 2; c++) {
      double squares = 0;
      // Without the ends, at which a tone that begins and ends at once is no tone.
      for (int i = EDGE; i < n - EDGE; i++) {
        squares += Math.pow(read[c][i] - gain * EncodedTones.sample(c, i, rate), 2);
      }
      assertThat(10 * Math.log10(squares / (n - 2 * EDGE))).as("channel %d", c).isLessThan(dB);
    }
  }

  @Test
  void withoutATagAllSamplesOfAllFramesAreThere() throws IOException {
    SoundFile file = EncodedTones.open(files, folder, "plain.mp3");
    assertThat(file.about().frames()).isEqualTo(11 * 1152);
    double[] whole = EncodedTones.read(session, file.channels().getFirst(), 1000);
    double[] cut =
        EncodedTones.read(
            session, EncodedTones.open(files, folder, "tone.mp3").channels().getFirst(), 1000);
    // What is left out of the other: the encoder's 576 samples and the decoder's 529.
    assertThat(Arrays.copyOfRange(whole, 1105 + EDGE, 1105 + 9000))
        .usingComparatorWithPrecision(1e-2)
        .containsExactly(Arrays.copyOfRange(cut, EDGE, 9000));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tone.flac",
        "tone.mp3",
        "plain.mp3",
        "tone.ogg",
        "tone.opus",
        "tone.oga",
        "tone-ms.wav"
      })
  void howeverItIsReadItIsTheSame(String name) throws IOException {
    SoundFile file = EncodedTones.open(files, folder, name);
    List<Signal> channels = file.channels();
    double[][] together = EncodedTones.visit(session, channels);
    for (int stretch : new int[] {1, 7, 1000, 2048, 5000}) {
      for (int c = 0; c < 2; c++) {
        assertThat(EncodedTones.read(session, channels.get(c), stretch)).isEqualTo(together[c]);
      }
    }
    try (Stored stored = session.store(channels.get(1))) {
      assertThat(EncodedTones.read(session, stored, 999)).isEqualTo(together[1]);
    }
    double[][] again =
        EncodedTones.visit(session, EncodedTones.open(files, folder, name).channels());
    assertThat(again).isDeepEqualTo(together);
  }

  @Test
  void aReaderFarBehindGoesOnWithADecoderOfItsOwn() throws IOException {
    double[][] samples = noise(2, 300_000);
    SoundFile file = SoundFiles.open(files, flac(samples));
    List<Signal> channels = file.channels();
    Thread[] threads = new Thread[4];
    double[][] read = new double[threads.length][];
    for (int i = 0; i < threads.length; i++) {
      int which = i;
      threads[i] =
          new Thread(
              () ->
                  read[which] =
                      EncodedTones.read(session, channels.get(which % 2), 500 + 7000 * which));
      threads[i].start();
    }
    for (Thread thread : threads) {
      join(thread);
    }
    for (int i = 0; i < threads.length; i++) {
      assertThat(read[i]).isEqualTo(samples[i % 2]);
    }
    // One after the other: the second begins when the first decoder has gone past its window.
    assertThat(EncodedTones.read(session, channels.get(0), 4096)).isEqualTo(samples[0]);
    assertThat(EncodedTones.read(session, channels.get(1), 4096)).isEqualTo(samples[1]);
    assertThat(EncodedTones.visit(session, List.of(channels.get(1), channels.get(0))))
        .isDeepEqualTo(new double[][] {samples[1], samples[0]});
  }

  /** Moves a signal on. */
  private record Later(long by) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(start - by, out, 0, n);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 8})
  void channelsThatAreEachMovedAreNotStored(int count) throws IOException {
    double[][] samples = noise(2, 20_000);
    SoundFile file = SoundFiles.open(files, flac(samples));
    try (Session several = new Session(new Settings().withScratch(folder).withThreads(count))) {
      List<Signal> moved = new ArrayList<>();
      for (Signal channel : file.channels()) {
        assertThat(channel.inputs()).isEmpty();
        moved.add(Gathered.of(new Later(100), List.of(channel), 20_100));
      }
      double[][] read = EncodedTones.visit(several, moved);
      for (int c = 0; c < 2; c++) {
        assertThat(Arrays.copyOfRange(read[c], 100, 20_100)).isEqualTo(samples[c]);
      }
      assertThat(several.memory().usage().peakLent()).isZero();
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void moreFilesThanHandlesAreReadSideBySide() throws IOException {
    byte[] bytes = EncodedTones.bytes("tone.ogg");
    List<Signal> signals = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      Path path = Files.write(folder.resolve(i + ".ogg"), bytes);
      signals.add(SoundFiles.open(files, path).channels().getFirst());
    }
    double[][] read = EncodedTones.visit(session, signals);
    for (double[] each : read) {
      assertThat(each).isEqualTo(read[0]);
    }
  }

  @Test
  void channelsOfOneFileHaveIdentitiesOfTheirOwn() throws IOException {
    SoundFile file = SoundFiles.open(files, flac(noise(2, 100)));
    SoundFile same = SoundFiles.open(files, folder.resolve("x.flac"));
    assertThat(file.channels().get(0)).isNotEqualTo(file.channels().get(1));
    assertThat(file.channels()).isEqualTo(same.channels());
  }

  @Test
  void damageInTheMiddleIsAnErrorThatNamesItsPlace() throws IOException {
    Path path = flac(noise(1, 50_000));
    byte[] bytes = Files.readAllBytes(path);
    bytes[bytes.length / 2] ^= 16;
    Files.write(path, bytes);
    SoundFile file = SoundFiles.open(files, path);
    assertThatThrownBy(() -> EncodedTones.read(session, file.channels().getFirst(), 2048))
        .isInstanceOf(UncheckedIOException.class)
        .hasCauseInstanceOf(SoundFileException.class)
        .hasMessageContaining(path.toString())
        .hasMessageContaining("byte ")
        .hasMessageContaining("frame 6 is damaged");
  }

  private static double[][] noise(int channels, int n) {
    Random random = new Random(5);
    double[][] samples = new double[channels][n];
    for (double[] channel : samples) {
      for (int i = 0; i < n; i++) {
        channel[i] = (random.nextInt(60_000) - 30_000) / 32768.0;
      }
    }
    return samples;
  }

  private Path flac(double[][] samples) throws IOException {
    Path path = folder.resolve("x.flac");
    int n = samples[0].length;
    Pcm pcm = new Pcm(SampleFormat.PCM_16, ByteOrder.LITTLE_ENDIAN, samples.length, 44_100, n, 0);
    try (SoundWriter writer =
        FlacWriter.create(new PartFiles(), path, pcm, Metadata.NONE, Dither.NONE)) {
      writer.write(0, n, Wav.blocks(samples), 0);
      writer.commit();
    }
    return path;
  }
}
