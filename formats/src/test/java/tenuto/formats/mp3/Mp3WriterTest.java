package tenuto.formats.mp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.Container;
import tenuto.formats.SineFit;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.Sounds;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.wav.Wav;

/** MP3 files as they are written: their length, their sound, their tags and their first frame. */
class Mp3WriterTest {
  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private Path write(String quality, int rate, Metadata metadata, double[]... channels)
      throws IOException {
    Path file = folder.resolve("x.mp3");
    SoundFormat format = SoundFormat.of(Container.MP3, quality);
    Sounds.write(file, format, rate, metadata, Dither.NONE, channels);
    return file;
  }

  private static double[] samples(int n, IntToDoubleFunction sound) {
    double[] samples = new double[n];
    Arrays.setAll(samples, sound);
    return samples;
  }

  private static double sine(double hz, double rate, int i) {
    return Math.sin(2 * Math.PI * hz * i / rate);
  }

  @ParameterizedTest
  @CsvSource({
    "48000, 1, high", "44100, 2, best", "44100, 1, low", "32000, 2, medium", "24000, 1, high",
    "22050, 2, low", "16000, 1, best", "12000, 2, high", "11025, 1, high", "8000, 1, low",
    "48000, 2, 32k", "44100, 2, 320k", "44100, 1, 56k", "22050, 1, 8k", "8000, 1, 8k",
    "8000, 2, 64k"
  })
  void aFileIsAsLongAsItsSound(int rate, int channels, String quality) throws IOException {
    for (int frames : new int[] {0, 1, 575, 576, 577, 1151, 1152, 1153, 5000, 10_007}) {
      double[][] sound = Sounds.noise(channels, frames, 16);
      Path file = write(quality, rate, Metadata.NONE, sound);
      try (OpenFiles now = new OpenFiles()) {
        SoundFile read = SoundFiles.open(now, file);
        assertThat(read.about().frames()).as("%d frames", frames).isEqualTo(frames);
        assertThat(read.about().sampleRate()).isEqualTo(rate);
        assertThat(read.about().channels()).isEqualTo(channels);
        assertThat(read.warnings()).isEmpty();
        assertThat(Sounds.read(session, read)[0]).hasSize(frames);
      }
    }
  }

  /** What of a sine is in a sound, by its definition: its size and its place. */
  @ParameterizedTest
  @CsvSource({
    "48000, high",
    "44100, best",
    "44100, low",
    "32000, medium",
    "24000, high",
    "16000, best",
    "44100, 128k",
    "44100, 320k",
    "48000, 96k"
  })
  void soundComesBackInItsPlaceAtItsLevel(int rate, String quality) throws IOException {
    double hz = rate / 100.0;
    int frames = 2 * rate;
    double[] loud = samples(frames, i -> 0.5 * sine(hz, rate, i));
    double[] soft = samples(frames, i -> 0.05 * sine(2 * hz, rate, i));
    SoundFile read = SoundFiles.open(files, write(quality, rate, Metadata.NONE, loud, soft));
    double[][] got = Sounds.read(session, read);
    for (int c = 0; c < 2; c++) {
      double turn = 2 * Math.PI * (c + 1) * hz / rate;
      SineFit found = SineFit.of(got[c], turn, 10_000, frames / 2 / 100 * 100); // whole periods
      assertThat(found.dB(c == 0 ? 0.5 : 0.05)).as("dB").isCloseTo(0, within(0.1));
      assertThat(found.late()).as("samples late").isCloseTo(0, within(0.1));
    }
  }

  @Test
  void theFirstFrameTellsWhatFollows() throws IOException {
    int frames = 44_100;
    double[] sound = samples(frames, i -> 0.3 * sine(441, 44_100, i));
    byte[] file = Files.readAllBytes(write("192k", 44_100, Metadata.NONE, sound, sound));
    ByteBuffer head = ByteBuffer.wrap(file);
    FrameHeader header = FrameHeader.parse(head.getInt(0));
    int at = 36;
    assertThat(ascii(file, at, 4)).isEqualTo("Info");
    assertThat(head.getInt(at + 4)).isEqualTo(15);
    int count = head.getInt(at + 8);
    assertThat(head.getInt(at + 12)).isEqualTo(file.length);
    // The table: what of the file precedes each hundredth of its length, up to a frame.
    for (int i = 0; i < 100; i++) {
      double place = file.length * (file[at + 16 + i] & 0xFF) / 256.0;
      assertThat(place).isCloseTo(file.length * i / 100.0, within(file.length / 256.0 + 1300));
    }
    at += 120;
    assertThat(ascii(file, at, 4)).isEqualTo("LAME");
    assertThat(file[at + 9] & 15).isEqualTo(1); // constant
    assertThat(file[at + 20] & 0xFF).isEqualTo(192);
    int both = head.getInt(at + 20) & 0xFFFFFF;
    assertThat(both >> 12).isEqualTo(576);
    assertThat((both >> 12) + frames + (both & 0xFFF)).isEqualTo(1152 * count);
    assertThat(head.getInt(at + 28)).isEqualTo(file.length);
    assertThat(head.getShort(at + 32) & 0xFFFF)
        .isEqualTo(checksum(file, header.bytes(), file.length));
    assertThat(head.getShort(at + 34) & 0xFFFF).isEqualTo(checksum(file, 0, at + 34));
  }

  private static String ascii(byte[] file, int at, int n) {
    return new String(file, at, n, StandardCharsets.US_ASCII);
  }

  /** x^16 + x^15 + x^2 + 1 by division, bit by bit, lowest bit first. */
  private static int checksum(byte[] bytes, int from, int to) {
    int rest = 0;
    for (int i = from; i < to; i++) {
      for (int bit = 0; bit < 8; bit++) {
        boolean carry = ((rest ^ bytes[i] >> bit) & 1) == 1;
        rest = rest >> 1 ^ (carry ? 0xA001 : 0);
      }
    }
    return rest;
  }

  @Test
  void bitRatesAreKept() throws IOException {
    double[][] noise = Sounds.noise(2, 480_000, 14);
    for (int kilobits : new int[] {32, 64, 128, 256, 320}) {
      long bytes = Files.size(write(kilobits + "k", 48_000, Metadata.NONE, noise));
      assertThat(bytes / (kilobits * 125.0 * 10)).isCloseTo(1, within(0.01));
    }
  }

  @Test
  void betterLevelsAreLarger() throws IOException {
    double[][] noise = Sounds.noise(2, 100_000, 12);
    long before = 0;
    for (String level : List.of("low", "medium", "high", "best")) {
      long bytes = Files.size(write(level, 44_100, Metadata.NONE, noise));
      assertThat(bytes).isGreaterThan(before);
      before = bytes;
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-6, 1, 30})
  void extremeSoundsAreEncoded(double peak) throws IOException {
    double[] square = samples(20_000, i -> i / 50 % 2 == 0 ? peak : -peak);
    double[] clicks = samples(20_000, i -> i % 3000 == 0 ? peak : 0);
    SoundFile read = SoundFiles.open(files, write("128k", 44_100, Metadata.NONE, square, clicks));
    assertThat(Sounds.read(session, read)[1]).hasSize(20_000);
  }

  @Test
  void textsComeBack() throws IOException {
    Metadata metadata =
        Metadata.of(
            List.of(
                new Tag(Metadata.TITLE, "Größe 音"),
                new Tag(Metadata.ARTIST, "one"),
                new Tag(Metadata.ARTIST, "two"),
                new Tag(Metadata.TRACK, "3"),
                new Tag("TRACKTOTAL", "12"),
                new Tag("MY OWN", "text"),
                new Tag(Metadata.SOFTWARE, "Tenuto")));
    SoundFile read = SoundFiles.open(files, write("low", 44_100, metadata, new double[3000]));
    assertThat(read.metadata().tags()).containsExactlyInAnyOrderElementsOf(metadata.tags());
    assertThat(read.about().frames()).isEqualTo(3000);
  }

  @Test
  void picturesAndChaptersComeBack() throws IOException {
    byte[] picture = new byte[100_000];
    new Random(1).nextBytes(picture);
    Metadata metadata =
        Metadata.NONE
            .withPictures(List.of(new Picture(3, "image/png", "Größe", ByteBuffer.wrap(picture))))
            .withCues(List.of(new Cue(441, "intro"), new Cue(22_050, "end")));
    SoundFile read = SoundFiles.open(files, write("low", 44_100, metadata, new double[44_100]));
    assertThat(read.metadata().pictures()).isEqualTo(metadata.pictures());
    assertThat(read.metadata().cues()).isEqualTo(metadata.cues());
    assertThat(read.about().frames()).isEqualTo(44_100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "high|48000|3|channels of MP3 must be 1 or 2, but are 3",
        "high|96000|1|the sample rate of MP3 must be one of 8000, 11025, 12000, 16000, 22050,"
            + " 24000, 32000, 44100, 48000 Hz, but is 96000.0",
        "100k|44100|1|the bit rate of MP3 at 44100 Hz must be one of 32, 40, 48, 56, 64, 80, 96,"
            + " 112, 128, 160, 192, 224, 256, 320 kbit/s, but is 100k",
        "80k|8000|1|the bit rate of MP3 at 8000 Hz must be one of 8, 16, 24, 32, 40, 48, 56, 64"
            + " kbit/s, but is 80k"
      })
  void whatMp3CannotHoldIsAnError(String quality, int rate, int channels, String message) {
    assertThatThrownBy(() -> write(quality, rate, Metadata.NONE, Sounds.noise(channels, 10, 8)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(folder.resolve("x.mp3") + ": " + message);
    assertThat(folder.resolve("x.mp3")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "7000, 8000",
    "8000, 8000",
    "30000, 32000",
    "44100, 44100",
    "88200, 44100",
    "176400, 44100",
    "96000, 48000",
    "50000, 48000"
  })
  void otherRatesBecomeTheNextOfMp3(double rate, double its) {
    assertThat(Container.MP3.rate(rate)).isEqualTo(its);
  }

  @Test
  void aFileThatIsNotFinishedLeavesNothing() throws IOException {
    Path file = write("high", 48_000, Metadata.NONE, new double[100]);
    byte[] before = Files.readAllBytes(file);
    SoundFormat format = SoundFormat.of(Container.MP3, "high");
    PartFiles parts = new PartFiles();
    SoundWriter writer = format.create(parts, file, 1, 48_000, 9000, Metadata.NONE, Dither.NONE);
    writer.write(0, 9000, Wav.blocks(new double[9000]), 0);
    parts.abandonAll();
    assertThatThrownBy(writer::commit).isInstanceOf(IOException.class);
    writer.close();
    assertThat(file).hasBinaryContent(before);
    try (var left = Files.list(folder)) {
      assertThat(left.filter(each -> each.toString().endsWith(".part"))).isEmpty();
    }
  }
}
