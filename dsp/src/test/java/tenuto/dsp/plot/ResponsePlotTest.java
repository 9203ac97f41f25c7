package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.filters.ButterworthFilters;
import tenuto.dsp.filters.RbjFilters;
import tenuto.dsp.levels.Volumes;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** The lines of responses are where textbooks have them. */
class ResponsePlotTest {
  private static final double RATE = 48_000;

  @TempDir Path scratch;
  private Session session;
  private final Signal x = Drawn.signal(100, i -> 0);

  @BeforeEach
  void open() {
    session = Drawn.session(scratch, 1, 2048);
    session.sampleRate(RATE);
  }

  @AfterEach
  void close() {
    session.close();
  }

  /**
   * The peaking equaliser of R. Bristow-Johnson's cookbook, in dB: its coefficients from its
   * bandwidth in octaves, and |H| at z = exp(jw).
   */
  private static double peaking(double hz, double centre, double octaves, double dB) {
    double a = Math.pow(10, dB / 40);
    double w0 = 2 * Math.PI * centre / RATE;
    double alpha = Math.sin(w0) * Math.sinh(Math.log(2) / 2 * octaves * w0 / Math.sin(w0));
    double[] above = {1 + alpha * a, -2 * Math.cos(w0), 1 - alpha * a};
    double[] below = {1 + alpha / a, -2 * Math.cos(w0), 1 - alpha / a};
    return decibels(above, hz) - decibels(below, hz);
  }

  /** |c0 + c1/z + c2/z²| at z = exp(jw). */
  private static double decibels(double[] c, double hz) {
    double w = 2 * Math.PI * hz / RATE;
    double re = c[0] + c[1] * Math.cos(w) + c[2] * Math.cos(2 * w);
    double im = c[1] * Math.sin(w) + c[2] * Math.sin(2 * w);
    return 20 * Math.log10(Math.hypot(re, im));
  }

  /** The line of the first signal has the values of a formula, on an axis from low to high dB. */
  private void assertLine(double low, double high, DoubleUnaryOperator formula, Signal... shown) {
    Track track = Track.whole("eq", List.of(shown), RATE);
    BufferedImage image =
        Plot.image(session, Plot.Kind.RESPONSE, List.of(track), new Size(900, 500), Theme.LIGHT);
    Box box = Drawn.inside(image, Theme.LIGHT, 0);
    Axis level = Axis.even(low, high, box.bottom(), box.y());
    Axis hertz = Axis.logarithmic(20, RATE / 2, box.x(), box.right());
    int seen = 0;
    for (int x = box.x() + 1; x < box.right() - 1; x++) {
      double expected = level.place(formula.applyAsDouble(hertz.value(x + 0.5)));
      int[] rows = rows(image, x);
      if (rows.length > 0 && expected < box.bottom() - 2) {
        seen++;
        double middle = Arrays.stream(rows).average().orElseThrow() + 0.5;
        assertThat(middle).as("%s Hz", hertz.value(x + 0.5)).isCloseTo(expected, within(1.5));
      }
    }
    assertThat(seen).isGreaterThan(400);
  }

  /** The pixels of a column that are nearly in the line's colour, which is drawn smoothly. */
  private static int[] rows(BufferedImage image, int x) {
    Color line = Theme.LIGHT.line(0);
    return IntStream.range(0, image.getHeight())
        .filter(
            y -> {
              Color at = new Color(image.getRGB(x, y));
              return Math.abs(at.getRed() - line.getRed())
                      + Math.abs(at.getGreen() - line.getGreen())
                      + Math.abs(at.getBlue() - line.getBlue())
                  < 150;
            })
        .toArray();
  }

  @Test
  void aPeakIsThatOfTheCookbook() {
    assertLine(
        -6, 12, hz -> peaking(hz, 1000, 1.5, 6), RbjFilters.peaking(session, x, 1000, 1.5, 6));
  }

  @Test
  void filtersInARowAddTheirDecibelsAndAGainShiftsThem() {
    Signal first = RbjFilters.peaking(session, x, 100, 1, -9);
    Signal both = RbjFilters.peaking(session, first, 3000, 2, 4);
    assertLine(
        -18,
        6,
        hz -> peaking(hz, 100, 1, -9) + peaking(hz, 3000, 2, 4) - 6,
        Volumes.volume(both, -6));
  }

  /** Of order n, |H|² = 1/(1 + (W/Wc)^2n) by the bilinear transform's W = tan(πf/rate). */
  @Test
  void butterworthIsThreeDecibelsDownAtItsCutoff() {
    DoubleUnaryOperator formula =
        hz -> {
          double w = Math.tan(Math.PI * hz / RATE) / Math.tan(Math.PI * 1000 / RATE);
          return -10 * Math.log10(1 + Math.pow(w, 8));
        };
    assertThat(formula.applyAsDouble(1000)).isCloseTo(-3.0103, within(1e-4));
    assertLine(-90, 6, formula, ButterworthFilters.lowPass(session, x, 1000, 4));
  }

  @Test
  void aGainBeforeTheFiltersIsOfTheirInput() {
    Signal soft = Volumes.volume(x, -20);
    assertLine(
        -6, 12, hz -> peaking(hz, 1000, 1, 6), RbjFilters.peaking(session, soft, 1000, 1, 6));
  }

  @Test
  void aSignalWithoutFilterIsRejected() {
    Track track = Track.whole("x", List.of(x), RATE);
    assertThatThrownBy(
            () ->
                Plot.image(
                    session, Plot.Kind.RESPONSE, List.of(track), new Size(900, 500), Theme.LIGHT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("x must come from a linear filter");
  }
}
