package tenuto.formats.ogg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
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
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.Dither;

/** Opus files as they are written: their length, their sound, and what they say of it. */
class OpusFileTest {
  private static final int RATE = 48_000;

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

  private Path write(String quality, Metadata metadata, double[]... channels) throws IOException {
    Path file = folder.resolve("x.opus");
    SoundFormat format = SoundFormat.of(Container.OPUS, quality);
    Sounds.write(file, format, RATE, metadata, Dither.of("tpdf", 1), channels);
    return file;
  }

  @ParameterizedTest
  @CsvSource({"1, high", "2, low", "6, medium", "8, best", "1, 6k", "2, 510k", "3, 100.5k"})
  void aFileIsAsLongAsItsSound(int channels, String quality) throws IOException {
    for (int frames : new int[] {0, 1, 647, 648, 649, 959, 960, 961, 10_007}) {
      Path file = write(quality, Metadata.NONE, Sounds.noise(channels, frames, 16));
      try (OpenFiles now = new OpenFiles()) {
        SoundFile read = SoundFiles.open(now, file);
        assertThat(read.about().frames()).as("%d frames", frames).isEqualTo(frames);
        assertThat(read.about().channels()).isEqualTo(channels);
        assertThat(Sounds.read(session, read)[0]).hasSize(frames);
      }
    }
  }

  /** Each channel has a sine of its own; what of each is in which follows by definition. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void eachChannelComesBackInItsPlaceAtItsLevel(int channels) throws IOException {
    double[][] sound = new double[channels][RATE];
    for (int c = 0; c < channels; c++) {
      double turn = turn(c);
      Arrays.setAll(sound[c], i -> 0.25 * Math.sin(turn * i));
    }
    SoundFile read = SoundFiles.open(files, write("best", Metadata.NONE, sound));
    double[][] got = Sounds.read(session, read);
    for (int c = 0; c < channels; c++) {
      for (int other = 0; other < channels; other++) {
        SineFit found = SineFit.of(got[c], turn(other), 9600, RATE / 2); // whole periods of all
        if (c == other) {
          assertThat(found.dB(0.25)).as("dB of %d", c).isCloseTo(0, within(0.1));
          assertThat(found.late()).isCloseTo(0, within(0.4));
        } else {
          assertThat(found.amplitude() / 0.25).as("%d in %d", other, c).isLessThan(0.02);
        }
      }
    }
  }

  private static double turn(int channel) {
    return 2 * Math.PI * (300 + 100 * channel) / RATE;
  }

  @Test
  void bitRatesAreThoseOfTheirNames() throws IOException {
    double[][] noise = Sounds.noise(2, 10 * RATE, 14);
    String[] qualities = {"low", "medium", "high", "best", "80k"};
    double[] kilobits = {64, 96, 128, 192, 80};
    for (int i = 0; i < qualities.length; i++) {
      long bytes = Files.size(write(qualities[i], Metadata.NONE, noise));
      assertThat(bytes / (kilobits[i] * 125 * 10)).isCloseTo(1, within(0.03));
    }
  }

  @Test
  void textsPicturesAndChaptersComeBackEvenIfTheyNeedManyPages() throws IOException {
    byte[] picture = new byte[200_000];
    new Random(1).nextBytes(picture);
    Picture cover = new Picture(3, "image/png", "Größe", ByteBuffer.wrap(picture));
    Metadata metadata =
        Metadata.of(
                List.of(
                    new Tag(Metadata.TITLE, "Größe 音"),
                    new Tag(Metadata.ARTIST, "one"),
                    new Tag(Metadata.ARTIST, "two"),
                    new Tag("MY OWN", "x".repeat(65_000))))
            .withCues(List.of(new Cue(480, "intro"), new Cue(4800, "end")))
            .withPictures(List.of(cover));
    double[] sine = new double[9600];
    Arrays.setAll(sine, i -> 0.5 * Math.sin(0.05 * i));
    Path file = write("high", metadata, sine);
    SoundFile read = SoundFiles.open(files, file);
    assertThat(read.metadata().tags()).isEqualTo(metadata.tags());
    assertThat(read.metadata().pictures()).isEqualTo(metadata.pictures());
    assertThat(read.metadata().cues()).isEqualTo(metadata.cues());
    assertThat(read.about().frames()).isEqualTo(9600);
    assertThat(Sounds.read(session, read)[0][5000]).isCloseTo(sine[5000], within(0.02));
    assertThat(pagesOfTags(Files.readAllBytes(file))).isTrue();
  }

  /**
   * Whether the pages of the second packet are as in RFC 3533: all but the first one continue it,
   * only the last one has a position, and none has anything else.
   */
  private static boolean pagesOfTags(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file).order(java.nio.ByteOrder.LITTLE_ENDIAN);
    int at = 0;
    boolean fits = true;
    for (int page = 0; ; page++) {
      int pieces = file[at + 26] & 0xFF;
      boolean full = pieces == 255 && file[at + 26 + 255] == (byte) 255;
      if (page > 0) {
        fits &= file[at + 5] == (page == 1 ? 0 : 1) && bytes.getLong(at + 6) == (full ? -1 : 0);
        if (!full) {
          return fits && page > 4;
        }
      }
      int size = 27 + pieces;
      for (int i = at + 27; i < at + 27 + pieces; i++) {
        size += file[i] & 0xFF;
      }
      at += size;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "high|9|channels of Opus must be between 1 and 8, but are 9",
        "5k|1|the bit rate of Opus with 1 channels must be between 6 and 255 kbit/s, but is 5k",
        "511k|2|the bit rate of Opus with 2 channels must be between 12 and 510 kbit/s, but is 511k"
      })
  void whatOpusCannotHoldIsAnError(String quality, int channels, String message) {
    assertThatThrownBy(() -> write(quality, Metadata.NONE, Sounds.noise(channels, 10, 8)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(folder.resolve("x.opus") + ": " + message);
  }

  @Test
  void everyRateBecomes48kHz() {
    for (double rate : new double[] {8000, 44_100, 48_000, 96_000}) {
      assertThat(Container.OPUS.rate(rate)).isEqualTo(RATE);
    }
  }
}
