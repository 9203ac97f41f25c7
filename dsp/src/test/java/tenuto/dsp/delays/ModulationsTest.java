package tenuto.dsp.delays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.engine.Generated;
import tenuto.engine.Session;
import tenuto.engine.Signal;

class ModulationsTest {
  private static final double RATE = 48_000;
  private static final int LENGTH = 24_000;

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Signal number(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }

  private static Signal sine(double hz) {
    return Signals.of(
        IntStream.range(0, LENGTH)
            .mapToDouble(i -> Math.sin(2 * Math.PI * hz * i / RATE))
            .toArray());
  }

  private static Signal impulse() {
    double[] x = new double[LENGTH];
    x[0] = 1;
    return Signals.of(x);
  }

  private static Signal sweep(double least, double most) {
    return Signals.of(
        IntStream.range(0, LENGTH)
            .mapToDouble(
                i -> least + (most - least) * (1 - Math.cos(2 * Math.PI * 5 * i / RATE)) / 2)
            .toArray());
  }

  private static double[] samples(Signal signal) {
    return Signals.samples(session, signal);
  }

  private static double dB(double gain) {
    return 20 * Math.log10(gain);
  }

  private static double magnitude(double[] h, double hz) {
    double re = 0;
    double im = 0;
    for (int i = 0; i < h.length; i++) {
      re += h[i] * Math.cos(2 * Math.PI * hz / RATE * i);
      im += h[i] * Math.sin(2 * Math.PI * hz / RATE * i);
    }
    return Math.hypot(re, im);
  }

  /** The voices' times are a formula's, and so are their pitches. */
  @ParameterizedTest
  @CsvSource({"1, 0", "1, 1", "3, 1"})
  void aChorusIsTheSumOfItsVoices(int voices, double width) {
    double rate = 2;
    double depth = 2.5;
    double ms = 10;
    List<Signal> both =
        Choruses.chorus(
            session,
            List.of(sine(1000)),
            number(rate),
            number(depth),
            number(ms),
            voices,
            number(0.4),
            number(width));
    assertThat(both).hasSize(2);
    for (int side = 0; side < 2; side++) {
      double[] y = samples(both.get(side));
      for (int i = 1000; i < LENGTH; i++) {
        double sum = 0;
        for (int k = 0; k < voices; k++) {
          double turn = rate * i / RATE + (double) k / voices + width * (side - 0.5) / (2 * voices);
          double late = ms + depth * Math.sin(2 * Math.PI * turn);
          sum += Math.sin(2 * Math.PI * 1000 * (i / RATE - late / 1000));
        }
        double wanted =
            0.6 * Math.sin(2 * Math.PI * 1000 * i / RATE) + 0.4 * sum / Math.sqrt(voices);
        assertThat(y[i]).isCloseTo(wanted, within(Math.pow(10, -90 / 20.0)));
      }
    }
  }

  @Test
  void anEnsembleTremblesToo() {
    double[] y =
        samples(
            Choruses.ensemble(
                    session,
                    List.of(sine(1000)),
                    number(0.5),
                    number(2),
                    number(6),
                    number(0.3),
                    number(1),
                    number(0))
                .getFirst());
    for (int i = 1000; i < LENGTH; i++) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double late =
            8
                + 2 * Math.sin(2 * Math.PI * (0.5 * i / RATE + k / 3.0))
                + 0.3 * Math.sin(2 * Math.PI * (6 * i / RATE + k / 3.0));
        sum += Math.sin(2 * Math.PI * 1000 * (i / RATE - late / 1000)) / Math.sqrt(3);
      }
      assertThat(y[i]).isCloseTo(sum, within(2 * Math.pow(10, -90 / 20.0)));
    }
  }

  /** Of a sine its phase tells the pitch: here the highest and the lowest within a turn. */
  @ParameterizedTest
  @CsvSource({"5, 50", "7, 100", "4, 20"})
  void aVibratoBendsThePitchAsFarAsItSays(double rate, double cents) {
    double hz = 1000;
    double[] y = samples(Modulations.vibrato(session, sine(hz), number(rate), number(cents)));
    assertThat(y).hasSize(LENGTH);
    double highest = 0;
    double lowest = Double.POSITIVE_INFINITY;
    for (int i = 2000; i < LENGTH - 3000; i++) {
      // y[i-1] + y[i+1] = 2·cos(w)·y[i], which is exact for a steady sine.
      if (Math.abs(y[i]) > 0.9) {
        double w = Math.acos((y[i - 1] + y[i + 1]) / (2 * y[i]));
        highest = Math.max(highest, w);
        lowest = Math.min(lowest, w);
      }
    }
    double ratio = Math.pow(2, cents / 1200);
    double steady = 2 * Math.PI * hz / RATE;
    assertThat(highest / steady).isCloseTo(ratio, within(2e-4));
    assertThat(lowest / steady).isCloseTo(2 - ratio, within(2e-4));
  }

  @Test
  void aVibratoIsNotLate() {
    double[] x = samples(sine(440));
    double[] y = samples(Modulations.vibrato(session, sine(440), number(5), number(0)));
    assertThat(y).isEqualTo(x);
    double[] slow = samples(Modulations.vibrato(session, sine(440), number(0), number(100)));
    assertThat(slow).isEqualTo(x);
  }

  private static double[] flanged(Signal x, Signal ms, double feedback, double mix) {
    return samples(
        Choruses.flanger(
                session,
                List.of(x),
                number(0),
                number(0),
                ms,
                number(feedback),
                number(mix),
                "sine",
                0)
            .getFirst());
  }

  /** H = (1 − |mix|) + mix·z⁻ᵈ/(1 − feedback·z⁻ᵈ), here at a delay between samples. */
  @ParameterizedTest
  @CsvSource({"0, 0.5", "0.5, 0.5", "-0.7, -0.5", "0.3, 1"})
  void aFlangerThatStandsStillIsAComb(double feedback, double mix) {
    double ms = 1.01;
    double[] h = flanged(impulse(), number(ms), feedback, mix);
    for (double hz = 100; hz < 12_000; hz += 333) {
      double w = 2 * Math.PI * hz * ms / 1000;
      double re = 1 - feedback * Math.cos(w);
      double im = feedback * Math.sin(w);
      // e^(-jw) divided by re + j·im.
      double size = re * re + im * im;
      double delayedRe = (Math.cos(w) * re - Math.sin(w) * im) / size;
      double delayedIm = (-Math.sin(w) * re - Math.cos(w) * im) / size;
      double wanted = Math.hypot(1 - Math.abs(mix) + mix * delayedRe, mix * delayedIm);
      wanted /= most(feedback, mix);
      assertThat(magnitude(h, hz)).as("%s Hz", hz).isCloseTo(wanted, within(2e-4));
    }
  }

  /**
   * The sum of the magnitudes of dry and wet, and of what returns: a geometric series. Feedback is
   * counted a little less, as √(f² + 0.02²) − 0.02, so that it has no corner at 0.
   */
  private static double most(double feedback, double mix) {
    double rounded = Math.hypot(feedback, 0.02) - 0.02;
    return 1 + Math.abs(mix) * rounded / (1 - Math.abs(feedback));
  }

  /** Below and above what is swept all is in phase; there nothing may become louder, or softer. */
  @Test
  void neitherAFlangerNorAPhaserLiftsTheBass() {
    double[] flanged = flanged(impulse(), number(1), 0.5, 0.5);
    assertThat(dB(magnitude(flanged, 5))).isCloseTo(0, within(0.2));
    double[] phased = phased(impulse(), 1200, 6, 0.5, 0.5);
    assertThat(dB(magnitude(phased, 5))).isCloseTo(0, within(0.2));
    for (double hz = 20; hz < 20_000; hz *= 1.01) {
      assertThat(magnitude(flanged, hz)).isLessThan(1.02);
      assertThat(magnitude(phased, hz)).isLessThan(1.02);
    }
  }

  /** Of a click at a sound's end, which these bring later. */
  private static Signal lastClick() {
    double[] x = new double[4800];
    x[4799] = 1;
    return Signals.of(x);
  }

  @Test
  void voicesAreHeardToTheirEnd() {
    Signal half = number(0.5);
    double[] chorus =
        samples(
            Choruses.chorus(
                    session, List.of(lastClick()), number(0), number(2), number(12), 1, half, half)
                .getFirst());
    assertThat(chorus).hasSize(4800 + 14 * 48);
    double late = Math.sin(2 * Math.PI * -0.25 / 2); // where its wave is, for the left channel
    assertThat(largest(chorus, 4801)).isCloseTo(4799 + 48 * (12 + 2 * late), within(1.0));
    double[] ensemble =
        samples(
            Choruses.ensemble(
                    session,
                    List.of(lastClick()),
                    number(0),
                    number(0),
                    number(0),
                    number(0),
                    half,
                    half)
                .getFirst());
    assertThat(largest(ensemble, 4801)).isCloseTo(4799 + 48 * 8, within(0.1));
    List<Signal> rotary = rotated(lastClick(), -1, 0);
    assertThat(rotary.getFirst().length()).isGreaterThan(4800 + 8);
    double[] rotated = samples(rotary.getFirst());
    double[] early = samples(rotated(impulse(), -1, 0).getFirst());
    assertThat(Arrays.copyOfRange(rotated, 4799, rotated.length))
        .containsExactly(Arrays.copyOf(early, rotated.length - 4799), within(1e-12));
    assertThat(power(early, rotated.length - 4799) / power(early, 0)).isLessThan(1e-6);
  }

  private static double largest(double[] x, int from) {
    int at = from;
    for (int i = from; i < x.length; i++) {
      at = Math.abs(x[i]) > Math.abs(x[at]) ? i : at;
    }
    return at;
  }

  private static double power(double[] x, int from) {
    return Arrays.stream(x, from, x.length).map(v -> v * v).sum();
  }

  /** What is cut off of their responses is 60 dB below the whole, and not another 60. */
  @ParameterizedTest
  @CsvSource({"6, 0, 1200", "6, 0.5, 300", "1, 0.9, 1200", "12, 0.8, 400", "32, 0.3, 300"})
  void aPhaserRingsUntilItIsSoft(int stages, double feedback, double hz) {
    double[] whole = phased(impulse(), hz, stages, feedback, 1);
    double[] cut = phased(lastClick(), hz, stages, feedback, 1);
    int rung = cut.length - 4799;
    assertThat(power(whole, rung) / power(whole, 0)).isLessThan(1e-6);
    assertThat(power(whole, rung / 3) / power(whole, 0)).isGreaterThan(1e-12);
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "2, 0.5", "5, -0.9"})
  void aFlangerRingsUntilItIsSoft(double ms, double feedback) {
    double[] cut = flanged(lastClick(), number(ms), feedback, 1);
    // Echo k is k·ms late and softer by feedback^(k − 1): all up to −60 dB are there.
    double echoes =
        feedback == 0 ? 1 : 1 + Math.ceil(Math.log(1e-3) / Math.log(Math.abs(feedback)));
    assertThat(cut).hasSize(4800 + (int) (echoes * ms * 48));
    double[] whole = flanged(impulse(), number(ms), feedback, 1);
    for (int i = 4800; i < cut.length; i++) {
      assertThat(cut[i]).isCloseTo(whole[i - 4799], within(1e-12));
    }
  }

  @Test
  void aFlangersDelayGoesFromLeastToMostAndBack() {
    double[] y =
        samples(
            Choruses.flanger(
                    session,
                    List.of(sine(1000)),
                    number(2),
                    number(4),
                    number(1),
                    number(0),
                    number(1),
                    "triangle",
                    0)
                .getFirst());
    for (int i = 1000; i < LENGTH; i++) {
      double turn = (2 * i / RATE) % 1;
      double late = 1 + 4 * (turn < 0.5 ? 2 * turn : 2 - 2 * turn);
      double wanted = Math.sin(2 * Math.PI * 1000 * (i / RATE - late / 1000));
      assertThat(y[i]).isCloseTo(wanted, within(Math.pow(10, -90 / 20.0)));
    }
  }

  private static double[] phased(Signal x, double hz, int stages, double feedback, double mix) {
    return samples(
        Modulations.phaser(
                session,
                List.of(x),
                number(0),
                number(hz),
                number(hz),
                stages,
                number(feedback),
                number(mix),
                "sine",
                0)
            .getFirst());
  }

  @ParameterizedTest
  @CsvSource({"6, 0, 0.5", "4, 0.6, 0.5", "12, -0.8, 0.3", "5, 0.5, -0.7", "2, 0.9, 1"})
  void aPhaserHasTheAnalyticResponse(int stages, double feedback, double mix) {
    double centre = 1200;
    double[] h = phased(impulse(), centre, stages, feedback, mix);
    double tan = Math.tan(Math.PI * centre / RATE);
    for (double hz = 20; hz < 20_000; hz *= 1.03) {
      // All-passes: a gain of 1, and a phase of −2·atan(tan(πf/rate)/tan(πc/rate)) each.
      double phase = -2 * stages * Math.atan(Math.tan(Math.PI * hz / RATE) / tan);
      double re = 1 - feedback * Math.cos(phase);
      double im = -feedback * Math.sin(phase);
      double size = re * re + im * im;
      double wetRe = (Math.cos(phase) * re + Math.sin(phase) * im) / size;
      double wetIm = (Math.sin(phase) * re - Math.cos(phase) * im) / size;
      double wanted = Math.hypot(1 - Math.abs(mix) + mix * wetRe, mix * wetIm);
      wanted /= most(feedback, mix);
      assertThat(dB(magnitude(h, hz))).as("%s Hz", hz).isCloseTo(dB(wanted), within(0.01));
    }
  }

  /** Six all-passes turn it over where each turns by 30, 90 and 150 degrees. */
  @ParameterizedTest
  @ValueSource(doubles = {30, 90, 150})
  void aPhasersNotchesAreSilent(double degrees) {
    double[] h = phased(impulse(), 1200, 6, 0, 0.5);
    double tan = Math.tan(Math.PI * 1200 / RATE) * Math.tan(Math.toRadians(degrees / 2));
    assertThat(dB(magnitude(h, Math.atan(tan) / Math.PI * RATE))).isLessThan(-200);
  }

  @Test
  void aTremoloGoesDownAndUp() {
    List<Signal> both =
        Modulations.tremolo(
            session, List.of(number(1), Signals.of(ones())), number(3), number(0.8), "sine", 0.5);
    for (int side = 0; side < 2; side++) {
      double[] y = samples(both.get(side));
      for (int i = 0; i < LENGTH; i++) {
        double wave = -Math.cos(2 * Math.PI * (3 * i / RATE + 0.5 * side));
        assertThat(y[i]).isCloseTo(1 - 0.8 * (1 + wave) / 2, within(1e-12));
      }
    }
  }

  private static double[] ones() {
    double[] ones = new double[LENGTH];
    Arrays.fill(ones, 1);
    return ones;
  }

  private static List<Signal> rotated(Signal x, double speed, double angle) {
    return Modulations.rotary(session, List.of(x), number(speed), number(1), 1, angle, 800);
  }

  /** Drum and horn pass on all that there is; as they point at both microphones, without change. */
  @Test
  void aStoppedRotaryOnlyTurnsPhases() {
    List<Signal> both = rotated(impulse(), -1, 0);
    double[] left = samples(both.get(0));
    assertThat(samples(both.get(1))).isEqualTo(left);
    // At a metre from the axis; the horn is 18 cm nearer and so louder, the drum 10 cm.
    for (double hz : new double[] {20, 100, 5000, 15_000}) {
      double wanted = hz < 800 ? 1 / 0.9 : 1 / 0.82;
      assertThat(dB(magnitude(left, hz))).isCloseTo(dB(wanted), within(hz > 14_000 ? 0.1 : 0.01));
    }
  }

  /** The horn comes and goes at 2π·radius·turns, and the pitch by as much of the speed of sound. */
  @Test
  void aFastRotaryBendsThePitch() {
    double[] y = samples(rotated(sine(6000), 1, 120).getFirst());
    double highest = 0;
    double lowest = Double.POSITIVE_INFINITY;
    double last = Double.NaN;
    for (int i = 3000; i < LENGTH; i++) {
      if (y[i - 1] < 0 && y[i] >= 0) { // a period, measured from zero to zero
        double now = i - y[i] / (y[i] - y[i - 1]);
        double hz = RATE / (now - last);
        highest = Double.isNaN(hz) ? highest : Math.max(highest, hz);
        lowest = Double.isNaN(hz) ? lowest : Math.min(lowest, hz);
        last = now;
      }
    }
    double bend = 2 * Math.PI * 0.18 * 400 / 60 / 343;
    assertThat(highest / 6000 - 1).isCloseTo(bend, within(0.2 * bend));
    assertThat(1 - lowest / 6000).isCloseTo(bend, within(0.2 * bend));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chorus rate",
        "chorus depth",
        "chorus ms",
        "chorus mix",
        "chorus width",
        "flanger rate",
        "flanger depth",
        "flanger ms",
        "flanger feedback",
        "flanger mix",
        "phaser rate",
        "phaser low",
        "phaser high",
        "phaser feedback",
        "phaser mix",
        "vibrato rate",
        "vibrato depth",
        "tremolo rate",
        "tremolo depth",
        "rotary speed",
        "rotary mix"
      })
  void whatIsSweptDoesNotStep(String what) {
    Signal x = sine(200);
    List<Signal> x1 = List.of(x);
    Signal y =
        switch (what.split(" ")[0]) {
          case "chorus" ->
              Choruses.chorus(
                      session,
                      x1,
                      swept(what, "rate", 0, 6, 2),
                      swept(what, "depth", 0, 5, 2),
                      swept(what, "ms", 6, 40, 20),
                      2,
                      swept(what, "mix", 0, 1, 0.5),
                      swept(what, "width", 0, 1, 0.5))
                  .getFirst();
          case "flanger" ->
              Choruses.flanger(
                      session,
                      x1,
                      swept(what, "rate", 0, 4, 1),
                      swept(what, "depth", 0, 5, 2),
                      swept(what, "ms", 0.2, 5, 1),
                      swept(what, "feedback", -0.8, 0.8, 0.5),
                      swept(what, "mix", -1, 1, 0.5),
                      "sine",
                      0)
                  .getFirst();
          case "phaser" ->
              Modulations.phaser(
                      session,
                      x1,
                      swept(what, "rate", 0, 8, 1),
                      swept(what, "low", 100, 1000, 300),
                      swept(what, "high", 400, 8000, 3000),
                      6,
                      swept(what, "feedback", -0.8, 0.8, 0.5),
                      swept(what, "mix", -1, 1, 0.5),
                      "sine",
                      0)
                  .getFirst();
          case "vibrato" ->
              Modulations.vibrato(
                  session, x, swept(what, "rate", 2, 8, 5), swept(what, "depth", 0, 100, 30));
          case "tremolo" ->
              Modulations.tremolo(
                      session,
                      x1,
                      swept(what, "rate", 0, 8, 5),
                      swept(what, "depth", 0, 1, 0.5),
                      "sine",
                      0)
                  .getFirst();
          default ->
              Modulations.rotary(
                      session,
                      x1,
                      swept(what, "speed", -1, 1, 1),
                      swept(what, "mix", 0, 1, 1),
                      1,
                      90,
                      800)
                  .getFirst();
        };
    assertThat(Zipper.largestStep(samples(y), 6000, LENGTH - 3000)).isLessThan(-90);
  }

  private static Signal swept(String what, String name, double least, double most, double usual) {
    return what.endsWith(" " + name) ? sweep(least, most) : number(usual);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rate", "depth"})
  void aNaNInAControlIsHeardAtItsPlace(String name) {
    double[] spoilt = new double[LENGTH];
    Arrays.fill(spoilt, 1);
    spoilt[4800] = Double.NaN;
    Signal rate = name.equals("rate") ? Signals.of(spoilt) : number(1);
    Signal depth = name.equals("rate") ? number(1) : Signals.of(spoilt);
    List<Signal> x = List.of(Signals.of(Blocks.noise(LENGTH, 1, 1)));
    Signal half = number(0.5);
    List<Signal> all =
        List.of(
            Choruses.chorus(session, x, rate, depth, number(5), 2, half, half).getFirst(),
            Choruses.flanger(session, x, rate, depth, number(5), half, half, "sine", 0).getFirst(),
            Modulations.phaser(session, x, rate, depth, number(900), 4, half, half, "sine", 0)
                .getFirst(),
            Modulations.vibrato(session, x.getFirst(), rate, depth),
            Modulations.tremolo(session, x, rate, depth, "triangle", 0).getFirst());
    for (Signal each : all) {
      double[] y = samples(each);
      assertThat(y[4800]).isNaN();
      assertThat(Arrays.stream(y, 0, 4792).allMatch(Double::isFinite)).isTrue();
    }
  }
}
