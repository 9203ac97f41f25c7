package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.scripting.reports.NoteLog;
import tenuto.tools.support.CapturedRun;

/** What headphones are given of channels round the listener; skipped where there is no browser. */
class PageEarsInBrowserTest extends PageInBrowserFixture {
  private static final int RATE = 48_000;

  /** The place of the impulse that is heard, and the frames that are. */
  private static final int IMPULSE = 300;

  private static final int FRAMES = 1024;

  /** C. Brown and R. Duda: a sphere of 8.75 cm, at 343 m/s. */
  private static final double ACROSS_S = 0.0875 / 343;

  /** Shows a sound of such channels whose impulse is as strong as given in each, and hears it. */
  private List<double[]> heard(String name, double... gains) throws Exception {
    page.begins(new NoteLog());
    page.wrote(
        CapturedRun.sound(folder.resolve("i.wav"), RATE, gains.length, 2 * RATE, at -> 0), RATE);
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == 1");
    String script =
        """
        Promise.all([import('./ears.js'), import('./fold.js')]).then(([{ Ears }, { folds }]) => {
          const gains = %s;
          const fold = folds({ channels: gains.length }).find(({ name }) => name === '%s');
          const ears = new Ears(fold.sources, %d);
          const data = new Float32Array((ears.before + %4$d) * gains.length);
          gains.forEach((gain, c) => { data[(ears.before + %5$d) * gains.length + c] = gain; });
          const out = [new Float32Array(%4$d), new Float32Array(%4$d)];
          ears.add(data, gains.length, %4$d, 1, ...out);
          return out.map((each) => [...each]);
        })"""
            .formatted(Arrays.toString(gains), name, RATE, FRAMES, IMPULSE);
    JsonArray both = tab.evaluate(script).getAsJsonArray();
    return both.asList().stream()
        .map(
            each ->
                each.getAsJsonArray().asList().stream().mapToDouble(x -> x.getAsDouble()).toArray())
        .toList();
  }

  /** The real and the imaginary part of a response at a frequency, from the impulse on. */
  private static double[] spectrum(double[] response, double hz) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < response.length; i++) {
      double angle = 2 * Math.PI * hz * (i - IMPULSE) / RATE;
      re += response[i] * Math.cos(angle);
      im -= response[i] * Math.sin(angle);
    }
    return new double[] {re, im};
  }

  private static double level(double[] response, double hz) {
    double[] at = spectrum(response, hz);
    return Math.hypot(at[0], at[1]);
  }

  /** Seconds by which a frequency is late, if that is less than half a period. */
  private static double late(double[] response, double hz) {
    double[] at = spectrum(response, hz);
    return -Math.atan2(at[1], at[0]) / (2 * Math.PI * hz);
  }

  /**
   * The pole is at 2c/a and the zero at that over alpha, which is 1.05 + 0.95 cos(angle 180/150),
   * by the bilinear transform; the ear is reached by the direct way, or round the sphere.
   */
  @ParameterizedTest
  @CsvSource({"0, 22.5", "2, 67.5", "4, 112.5", "7, -157.5"})
  void loudspeakersAreRoundASphere(int channel, double azimuth) throws Exception {
    double[] gains = new double[8];
    gains[channel] = 1;
    List<double[]> ears = heard("octagon, headphones", gains);
    for (int ear = 0; ear < 2; ear++) {
      double toEar = Math.acos((ear == 0 ? 1 : -1) * Math.sin(Math.toRadians(azimuth)));
      double alpha = 1.05 + 0.95 * Math.cos(toEar * 180 / 150);
      for (double hz : new double[] {100, 700, 2000, 5000}) {
        double w = Math.tan(Math.PI * hz / RATE) / Math.tan(1 / ACROSS_S / RATE);
        double expected = Math.sqrt(0.5) * Math.hypot(1, alpha * w) / Math.hypot(1, w);
        assertThat(20 * Math.log10(level(ears.get(ear), hz) / expected))
            .isCloseTo(0, Offset.offset(0.05));
      }
      double way = toEar < Math.PI / 2 ? 1 - Math.cos(toEar) : 1 + toEar - Math.PI / 2;
      double w = 2 * Math.PI * 300 * ACROSS_S / 2;
      double filter = (Math.atan(w) - Math.atan(alpha * w)) / (2 * Math.PI * 300);
      assertThat(late(ears.get(ear), 300) - 1.0 / RATE)
          .isCloseTo(way * ACROSS_S + filter, Offset.offset(2e-6));
    }
  }

  /**
   * Plane waves of the orders; ACN, SN3D: W, Y, Z, X, and of higher orders those that are not 0.
   */
  @Test
  void aFieldIsRoundTheHead() throws Exception {
    double third = Math.sqrt(3) / 2;
    List<double[]> left = heard("ambisonics, headphones", 1, 1, 0, 0);
    List<double[]> right = heard("ambisonics, headphones", 1, -1, 0, 0);
    List<double[]> front = heard("ambisonics, headphones", 1, 0, 0, 1);
    List<double[]> sharp =
        heard(
            "ambisonics, headphones",
            1,
            1,
            0,
            0,
            0,
            0,
            -0.5,
            0,
            -third,
            -Math.sqrt(0.625),
            0,
            -Math.sqrt(0.375),
            0,
            0,
            0,
            0);
    for (int i = 0; i < FRAMES; i++) {
      assertThat(left.get(0)[i]).isCloseTo(right.get(1)[i], Offset.offset(1e-6));
      assertThat(front.get(0)[i]).isCloseTo(front.get(1)[i], Offset.offset(1e-6));
    }
    // The pressure at the centre is that of the field: low frequencies are as loud from everywhere.
    for (List<double[]> each : List.of(left, front, sharp)) {
      assertThat(level(each.get(0), 20)).isCloseTo(Math.sqrt(0.5), Offset.offset(0.01));
      assertThat(level(each.get(1), 20)).isCloseTo(Math.sqrt(0.5), Offset.offset(0.01));
    }
    double low = late(left.get(1), 300) - late(left.get(0), 300);
    double clear = late(sharp.get(1), 300) - late(sharp.get(0), 300);
    assertThat(low).isBetween(0.1e-3, 0.7e-3);
    assertThat(clear).isBetween(low, 0.75e-3);
    assertThat(level(left.get(0), 2000) / level(left.get(1), 2000)).isGreaterThan(1.4);
    assertThat(level(sharp.get(0), 2000) / level(sharp.get(1), 2000)).isGreaterThan(2);
  }

  /** What is heard does not depend on the chunks in which it is fetched. */
  @Test
  void chunksMeet() throws Exception {
    page.begins(new NoteLog());
    page.wrote(
        CapturedRun.sound(
            folder.resolve("sine.wav"), RATE, 8, RATE, at -> 0.1 * Math.sin(at * 0.05)),
        RATE);
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == 1");
    String script =
        """
        Promise.all([import('./mix.js'), import('./fold.js'), fetch('state').then(r => r.json())])
          .then(async ([{ Mix }, { folds }, { lanes }]) => {
            const take = lanes[0].now;
            const fold = folds(take).find(({ name }) => name === 'octagon, headphones');
            const mix = new Mix([{ take, level: 1, fold }]);
            const whole = await mix.samples(1000, 3000);
            const parts = [await mix.samples(1000, 700), await mix.samples(1700, 2300)];
            const joined = parts.flatMap(({ right }) => [...right]);
            return [Math.max(...joined.map((x, i) => Math.abs(x - whole.right[i]))), Math.max(...joined)];
          })""";
    JsonArray told = tab.evaluate(script).getAsJsonArray();
    assertThat(told.get(0).getAsDouble()).isLessThan(1e-6);
    assertThat(told.get(1).getAsDouble()).isGreaterThan(0.3);
  }

  @Test
  void whatIsHeardIsSaid() throws Exception {
    page.begins(new NoteLog());
    page.wrote(CapturedRun.sound(folder.resolve("f.wav"), RATE, 8, RATE, at -> 0.1), RATE);
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == 1");
    tab.evaluate(
        "{const s = document.querySelector('.fold'); s.value = 'octagon, headphones';"
            + " s.dispatchEvent(new Event('change'))}");
    tab.await("document.body.dataset.mix == '1 - 1 octagon, headphones'");
    String select = "document.querySelector('.fold')";
    assertThat(tab.text(select + ".selectedOptions[0].textContent"))
        .isEqualTo("octagon → headphones");
    assertThat(tab.text(select + ".getAttribute('aria-description')")).contains("Brown and Duda");
    tab.press(" ");
    tab.await("!document.querySelector('.levels').textContent.includes('peak −∞')");
    tab.evaluate("localStorage.clear()");
  }
}
