package tenuto.dsp.delays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Zipper;
import tenuto.engine.signal.Signal;

class ModulationsTest extends MovingEffects {
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
