package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.filters.RbjFilters;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** What can be measured in pictures: where things are, and that nothing is cut off. */
@Timeout(60)
class PlotTest {
  private static final double RATE = 48_000;
  private static final Size SIZE = new Size(900, 500);

  @TempDir Path scratch;
  private Session session;

  @BeforeEach
  void open() {
    session = Drawn.session(scratch, 2, 2048);
  }

  @AfterEach
  void close() {
    session.close();
  }

  private BufferedImage draw(Plot.Kind kind, Theme theme, Track... tracks) {
    return Plot.image(session, kind, List.of(tracks), SIZE, theme);
  }

  @Test
  void aSquareOfFullScaleReachesBothEdges() {
    Signal square = Drawn.signal(96_000, i -> i / 50 % 2 == 0 ? 1 : -1);
    BufferedImage image = draw(Plot.Kind.WAVEFORM, Theme.LIGHT, Drawn.track(RATE, square));
    Box box = Drawn.inside(image, Theme.LIGHT, 0);
    for (int x = box.x() + 1; x < box.right() - 1; x++) {
      int[] rows = Drawn.rows(image, x, Theme.LIGHT.line(0));
      assertThat(rows[0]).isEqualTo(box.y());
      assertThat(rows[rows.length - 1]).isEqualTo(box.bottom() - 1);
    }
  }

  @Test
  void theEnvelopeIsAsHighAsTheSamplesAndTheRootMeanSquareWithinIt() {
    Signal half = Drawn.signal(960_000, i -> i == 500_000 ? 1 : 0.5 * Math.sin(i * 0.31));
    BufferedImage image = draw(Plot.Kind.WAVEFORM, Theme.DARK, Drawn.track(RATE, half));
    Box box = Drawn.inside(image, Theme.DARK, 0);
    Axis level = Axis.even(-1, 1, box.bottom(), box.y());
    int x = box.x() + box.width() / 4;
    int[] rms = Drawn.rows(image, x, Theme.DARK.line(0));
    assertThat((double) rms[0]).isCloseTo(level.place(0.5 / Math.sqrt(2)), within(1.0));
    int[] all = Drawn.rows(image, x, Theme.DARK.faded(Theme.DARK.line(0), 0.52));
    assertThat((double) all[0]).isCloseTo(level.place(0.5), within(1.0));
    int spike = (int) (box.x() + box.width() * 500_000L / 960_000);
    int highest = box.bottom();
    for (int near = spike - 1; near <= spike + 1; near++) {
      int[] rows = Drawn.rows(image, near, Theme.DARK.faded(Theme.DARK.line(0), 0.52));
      highest = Math.min(highest, rows[0]);
    }
    assertThat((double) highest).isLessThan(level.place(0.5) - 20);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void aToneIsARidgeWhereItsFrequencyIs(Theme theme) {
    for (double hertz : new double[] {440, 1000, 5000, 15_000}) {
      assertRidge(theme, hertz, FrequencyRange.WHOLE, Axis.logarithmic(20, RATE / 2.0, 0, 1));
    }
  }

  /** By the place that a frequency has on an axis of its own, as a part of its length. */
  @Test
  void aRangeOfFrequenciesIsOnAnAxisOfItsOwn() {
    assertRidge(
        Theme.LIGHT,
        5000,
        new FrequencyRange(0, Double.POSITIVE_INFINITY, true),
        Axis.even(0, RATE / 2.0, 0, 1));
    assertRidge(
        Theme.LIGHT, 5000, new FrequencyRange(4000, 7000, true), Axis.even(4000, 7000, 0, 1));
    assertRidge(
        Theme.LIGHT,
        5000,
        new FrequencyRange(1000, 10_000, false),
        Axis.logarithmic(1000, 10_000, 0, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FrequencyRange(200, 100, false))
        .withMessageContaining(
            "must be 0 or more and below the highest, but they are 200.0 and 100.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FrequencyRange(RATE, 2.0 * RATE, false).axis(RATE, 0, 1))
        .withMessageContaining("below half the sample rate");
  }

  private void assertRidge(Theme theme, double hertz, FrequencyRange range, Axis part) {
    Track track = Drawn.track(RATE, Drawn.sine(hertz, RATE, 2));
    List<Track> tracks = List.of(track);
    Size size = Plot.Kind.SPECTROGRAM.size(tracks);
    BufferedImage image = Plot.image(session, Plot.Kind.SPECTROGRAM, tracks, range, size, theme);
    Box box = Drawn.inside(image, theme, 0);
    double expected = box.bottom() - part.place(hertz) * box.height();
    int strongest = theme.map().rgb(1);
    int x = box.x() + box.width() / 2;
    int[] rows =
        java.util.stream.IntStream.range(box.y(), box.bottom())
            .filter(y -> distance(image.getRGB(x, y), strongest) < 40)
            .toArray();
    assertThat(rows).as("%s Hz", hertz).isNotEmpty();
    double middle = (rows[0] + rows[rows.length - 1] + 1) / 2.0;
    assertThat(middle).as("%s Hz", hertz).isCloseTo(expected, within(1.0));
  }

  private static int distance(int rgb, int other) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      sum += Math.abs((rgb >> shift & 255) - (other >> shift & 255));
    }
    return sum;
  }

  @Test
  void nothingTouchesTheBorder() {
    List<Track> tracks = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Signal tone = RbjFilters.lowPass(session, Drawn.sine(300 * (i + 1), RATE, 0.3), 300, 0.7);
      String name = "a rather long name of a sound file, number " + i + ".wav";
      tracks.add(Track.whole(name, List.of(tone, tone), RATE));
    }
    for (Size size : List.of(new Size(400, 200), new Size(401, 900), new Size(1600, 210))) {
      for (Plot.Kind kind : Plot.Kind.values()) {
        for (int count : new int[] {1, 3}) {
          for (Theme theme : Theme.values()) {
            String how = kind + ", " + count + " tracks, " + size;
            List<Track> some = tracks.subList(0, count);
            BufferedImage image;
            try {
              image = Plot.image(session, kind, some, size, theme);
            } catch (IllegalArgumentException tooSmall) {
              assertThat(count).as(how).isGreaterThan(1);
              assertThat(tooSmall).hasMessageStartingWith("size must be larger for 3 sounds");
              continue;
            }
            assertThat(isBorderEmpty(image, theme)).as(how).isTrue();
          }
        }
      }
    }
  }

  private static boolean isBorderEmpty(BufferedImage image, Theme theme) {
    int paper = theme.paper().getRGB();
    int right = image.getWidth() - 1;
    int bottom = image.getHeight() - 1;
    for (int x = 0; x <= right; x++) {
      if (image.getRGB(x, 0) != paper || image.getRGB(x, bottom) != paper) {
        return false;
      }
    }
    for (int y = 0; y <= bottom; y++) {
      if (image.getRGB(0, y) != paper || image.getRGB(right, y) != paper) {
        return false;
      }
    }
    return true;
  }

  @ParameterizedTest
  @EnumSource(value = Plot.Kind.class, names = "RESPONSE", mode = EnumSource.Mode.EXCLUDE)
  void oddSoundsHavePicturesToo(Plot.Kind kind) {
    List<Signal> odd =
        List.of(
            Drawn.signal(0, i -> 0),
            Drawn.signal(1, i -> 0.5),
            Drawn.signal(7, i -> i),
            Drawn.signal(10_000, i -> 0),
            Drawn.signal(10_000, i -> i == 5000 ? Double.NaN : Math.sin(i)),
            Drawn.signal(10_000, i -> Double.NaN),
            Drawn.signal(10_000, i -> i % 3 == 0 ? Double.POSITIVE_INFINITY : 1),
            Drawn.signal(10_000, i -> 1e200 * Math.sin(i)),
            Drawn.signal(10_000, i -> 1e-200 * Math.sin(i)));
    for (Signal signal : odd) {
      for (double rate : new double[] {kind == Plot.Kind.LOUDNESS ? 4000 : 1, 44_100}) {
        BufferedImage image = draw(kind, Theme.LIGHT, Drawn.track(rate, signal, signal));
        assertThat(isBorderEmpty(image, Theme.LIGHT)).isTrue();
      }
    }
    Signal tone = Drawn.sine(440, RATE, 0.1);
    Signal[] eight = new Signal[8];
    Arrays.fill(eight, tone);
    assertThat(draw(kind, Theme.DARK, Drawn.track(RATE, eight))).isNotNull();
    BufferedImage tiny =
        Plot.image(
            session, kind, List.of(Drawn.track(RATE, eight)), new Size(400, 200), Theme.LIGHT);
    assertThat(isBorderEmpty(tiny, Theme.LIGHT)).isTrue();
  }

  @ParameterizedTest
  @EnumSource(value = Plot.Kind.class, names = "RESPONSE", mode = EnumSource.Mode.EXCLUDE)
  void samplesThatAreNotFiniteAreTold(Plot.Kind kind) {
    Signal tone = Drawn.signal(20_000, i -> Math.sin(i * 0.1));
    Signal spoilt = Drawn.signal(20_000, i -> i == 9999 ? Double.NaN : Math.sin(i * 0.1));
    assertThat(alarms(draw(kind, Theme.LIGHT, Drawn.track(RATE, tone, tone)))).isZero();
    assertThat(alarms(draw(kind, Theme.LIGHT, Drawn.track(RATE, spoilt, tone)))).isPositive();
  }

  /** Pixels of the header in the colour of a warning. */
  private static int alarms(BufferedImage image) {
    int count = 0;
    for (int y = 0; y < 20; y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        count += distance(image.getRGB(x, y), Theme.LIGHT.alarm().getRGB()) < 30 ? 1 : 0;
      }
    }
    return count;
  }

  @ParameterizedTest
  @EnumSource(value = Plot.Kind.class, names = "RESPONSE", mode = EnumSource.Mode.EXCLUDE)
  void theBytesDoNotDependOnThreadsAndBlocks(Plot.Kind kind) throws IOException {
    Signal left = Drawn.signal(150_000, i -> Math.sin(i * 0.05 + 1e-7 * i * i) * 0.7);
    Signal right = Drawn.signal(100_001, i -> Math.sin(i * 0.051) * Math.sin(i * 0.93) * 2);
    byte[] first = null;
    for (int threads : new int[] {1, 2, 5}) {
      for (int block : new int[] {64, 8192}) {
        try (Session other = Drawn.session(scratch, threads, block)) {
          List<Track> tracks = List.of(Drawn.track(RATE, left, right));
          byte[] png = Plot.png(other, kind, tracks, SIZE, Theme.DARK);
          assertThat(first == null ? png : first).isEqualTo(png);
          first = png;
        }
      }
    }
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(first));
    BufferedImage drawn = draw(kind, Theme.DARK, Drawn.track(RATE, left, right));
    assertThat(read.getRGB(0, 0, 900, 500, null, 0, 900))
        .isEqualTo(drawn.getRGB(0, 0, 900, 500, null, 0, 900));
  }

  @Test
  void soundsThatAreComparedHaveLinesOfTheirOwn() {
    Track[] tracks = {
      Drawn.track(RATE, Drawn.sine(200, RATE, 1)),
      Drawn.track(44_100, Drawn.sine(2000, 44_100, 0.5)),
      Drawn.track(RATE, Drawn.signal(40_000, i -> 0.01 * Math.sin(i * i * 0.3)))
    };
    BufferedImage image = draw(Plot.Kind.SPECTRUM, Theme.LIGHT, tracks);
    for (int i = 0; i < tracks.length; i++) {
      int pixels = 0;
      for (int x = 0; x < image.getWidth(); x++) {
        pixels += Drawn.rows(image, x, Theme.LIGHT.line(i)).length;
      }
      assertThat(pixels).as("pixels of line %d", i).isGreaterThan(100);
    }
    BufferedImage lanes = draw(Plot.Kind.WAVEFORM, Theme.LIGHT, tracks);
    assertThat(Drawn.inside(lanes, Theme.LIGHT, 2).y())
        .isGreaterThan(Drawn.inside(lanes, Theme.LIGHT, 1).bottom());
  }

  @Test
  void aPhaseScopeNeedsTwoChannels() {
    Track mono = Drawn.track(RATE, Drawn.sine(200, RATE, 0.1));
    assertThatThrownBy(() -> draw(Plot.Kind.PHASE, Theme.LIGHT, mono))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a phase scope needs two channels, but sound.wav has one");
  }

  @Test
  void loudnessNeedsASampleRateThatItsFiltersFitIn() {
    Track slow = Drawn.track(1000, Drawn.sine(200, 1000, 0.1));
    assertThatThrownBy(() -> draw(Plot.Kind.LOUDNESS, Theme.LIGHT, slow))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 4000 Hz")
        .hasMessageContaining("sound.wav");
  }

  /** EBU Tech 3341's first test: a sine of 1 kHz at −23 dBFS on both sides is −23 LUFS. */
  @Test
  void theLineOfLoudnessIsWhereTheLoudnessIs() {
    double gain = Math.pow(10, -23 / 20.0);
    Signal tone = Drawn.signal(480_000, i -> gain * Math.sin(2 * Math.PI * 1000 / RATE * i));
    BufferedImage image = draw(Plot.Kind.LOUDNESS, Theme.LIGHT, Drawn.track(RATE, tone, tone));
    Box box = Drawn.inside(image, Theme.LIGHT, 0);
    // From −23 the axis goes up to −18, in steps of 6, and at least 18 down.
    Axis level = Axis.even(-36, -18, box.bottom(), box.y());
    int[] rows =
        Arrays.stream(Drawn.rows(image, box.x() + box.width() / 2, Theme.LIGHT.line(0)))
            .filter(y -> y > box.y() && y < box.bottom())
            .toArray();
    assertThat(rows).isNotEmpty();
    assertThat((double) rows[0]).isCloseTo(level.place(-23), within(2.0));
  }

  @Test
  void whatIsAlikeStandsUprightAndWhatIsOppositeLies() {
    Signal tone = Drawn.sine(200, RATE, 0.5);
    Signal opposite = Drawn.signal(24_000, i -> -Math.sin(2 * Math.PI * 200 / RATE * i));
    for (boolean alike : new boolean[] {true, false}) {
      BufferedImage image =
          draw(Plot.Kind.PHASE, Theme.LIGHT, Drawn.track(RATE, tone, alike ? tone : opposite));
      int across = 0;
      int up = 0;
      for (int y = 0; y < image.getHeight(); y++) {
        for (int x = 0; x < image.getWidth(); x++) {
          if (isOfMap(image.getRGB(x, y))) {
            across = Math.max(across, Math.abs(x - image.getWidth() / 2));
            up = Math.max(up, Math.abs(y - image.getHeight() / 2));
          }
        }
      }
      assertThat(alike ? up : across).isGreaterThan(150);
      assertThat(alike ? across : up).isLessThan(30);
    }
  }

  /** Whether it is a strong colour: text and lines are nearly grey. */
  private static boolean isOfMap(int rgb) {
    return (rgb >> 16 & 255) - (rgb & 255) > 60;
  }
}
