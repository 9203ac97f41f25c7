package tenuto.dsp.delays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.signal.Signal;

class ChorusesTest extends MovingEffects {
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

  /** A sine's formula, of delays that a loop knows few samples after too, standing and moving. */
  @ParameterizedTest
  @CsvSource({"1.5, 0", "2.3, 0.1", "5.3, 0", "12.7, 1", "40.3, 0"})
  void whatAFlangerDelaysIsTheBandLimitedSignal(double samples, double depth) {
    for (double turns : new double[] {0.01, 0.1, 0.2, 0.3, 0.4}) {
      double[] y =
          samples(
              Choruses.flanger(
                      session,
                      List.of(sine(turns * RATE)),
                      number(5),
                      number(depth),
                      number(samples / 48),
                      number(0),
                      number(1),
                      "sine",
                      0)
                  .getFirst());
      for (int i = 1000; i < LENGTH - 100; i++) {
        double swept = 48 * depth * (1 - Math.cos(2 * Math.PI * 5 * i / RATE)) / 2;
        double wanted = Math.sin(2 * Math.PI * turns * (i - samples - swept));
        assertThat(y[i]).as("%s at %d", turns, i).isCloseTo(wanted, within(Math.pow(10, -4.5)));
      }
    }
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
}
