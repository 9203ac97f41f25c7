package tenuto.dsp.stretching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;

class WarpingTest extends StretchedSounds {
  private static Row row(double... numbers) {
    return new Row(Arrays.stream(numbers).boxed().toList());
  }

  @Test
  void momentsComeWhenTheyAreWanted() {
    double[] x = new double[RATE];
    int[] played = {6000, 17_000, 31_000, 42_000};
    for (int at : played) {
      x[at] = 0.9;
    }
    List<Row> beats = Arrays.stream(played).mapToObj(at -> row(at / 48.0)).toList();
    double[] y =
        of(Warping.tempoWarp(context, List.of(Signals.of(x)), beats, 240, SIZE, WINDOW).getFirst());
    for (int i = 0; i < played.length; i++) {
      int place = 6000 + i * RATE / 4;
      double most = Arrays.stream(y, place - 1, place + 2).map(Math::abs).max().orElse(0);
      assertThat(most).isCloseTo(0.9, within(0.01));
    }
    List<Row> moved = List.of(row(125, 500), row(125 + 1000 / 3.0, 1000));
    double[] z =
        of(Warping.tempoWarp(context, List.of(Signals.of(x)), moved, 120, SIZE, WINDOW).getFirst());
    assertThat(Arrays.stream(z, 23_999, 24_002).max().orElse(0)).isCloseTo(0.9, within(0.01));
    assertThat(z.length).isEqualTo((int) (24_000 + 42_000 * 1.5));
    List<Row> far = List.of(row(0, 0), row(100, 401));
    assertThatThrownBy(
            () -> Warping.tempoWarp(context, List.of(Signals.of(x)), far, 120, SIZE, WINDOW))
        .hasMessageContaining("moments");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2})
  void similarPiecesKeepPitchAndLength(double ratio) {
    double[] y = pieces(tone(440, RATE), ratio);
    assertThat(y.length).isEqualTo((int) (RATE * ratio));
    int edge = y.length / 4;
    assertThat(cents(y, edge, y.length - edge, 440)).isCloseTo(0, within(3.0));
    assertThat(power(y, y.length - 6000, y.length - 5000)).isGreaterThan(0.1);
  }

  private static double[] pieces(double[] x, double ratio) {
    return of(Warping.wsola(context, Signals.of(x), ratio, 82, 14, 12));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 48, 240, 1000, 10_000})
  void similarPiecesOfTheSameLengthAreTheSound(int samples) {
    double[] x = Blocks.noise(samples, 0.5, 3);
    assertThat(pieces(x, 1)).isEqualTo(x);
  }

  /** A sound of 1 to 200 ms begins and ends with its own samples, and keeps its level. */
  @ParameterizedTest
  @CsvSource({"48, 2", "240, 0.5", "240, 2", "240, 1.01", "2400, 0.25", "9600, 4", "9600, 0.9"})
  void similarPiecesLoseNothingOfEitherEnd(int samples, double ratio) {
    double[] x = Blocks.noise(samples, 0.5, 4);
    double[] y = pieces(x, ratio);
    assertThat(y).hasSize((int) Math.rint(samples * ratio));
    int edge = Math.max(1, Math.min(samples, y.length) / 16);
    assertThat(Arrays.copyOf(y, edge)).isEqualTo(Arrays.copyOf(x, edge));
    assertThat(Arrays.copyOfRange(y, y.length - edge, y.length))
        .isEqualTo(Arrays.copyOfRange(x, samples - edge, samples));
    double level = 10 * Math.log10(power(y, 0, y.length) / power(x, 0, samples));
    assertThat(level).isBetween(-1.5, 1.0);
  }

  /** The paper's way in plain sums: no transform, and nothing read onward. */
  @ParameterizedTest
  @CsvSource({"9000, 0.6", "9000, 1.3", "4000, 3.5"})
  void similarPiecesAreThoseOfTheDirectSums(int samples, double ratio) {
    double[] x = Blocks.noise(samples, 0.5, 5);
    int wanted = (int) Math.rint(samples * ratio);
    PieceShape shape = new PieceShape(960, 96, 240).fitted(samples, wanted);
    double[] y = new double[wanted];
    int from = 0;
    for (int made = 0; made < wanted - shape.overlap(); made += shape.hop()) {
      boolean last = wanted - made <= shape.piece();
      int best =
          last ? samples - (wanted - made) : made == 0 ? 0 : best(x, from, made, ratio, shape);
      for (int i = 0; i < shape.piece() && made + i < wanted; i++) {
        double way = made > 0 && i < shape.overlap() ? (i + 0.5) / shape.overlap() : 1;
        double before = way < 1 ? x[from + i] : 0;
        y[made + i] = before + way * (x[best + i] - before);
      }
      from = best + shape.hop();
    }
    double[] got = of(Warping.wsola(context, Signals.of(x), ratio, 20, 2, 5));
    for (int i = 0; i < wanted; i++) {
      assertThat(got[i]).as("%d", i).isCloseTo(y[i], within(1e-12));
    }
  }

  /**
   * Where the sound is most like that from a place on, about where time would be if it were even.
   */
  private static int best(double[] x, int from, int made, double ratio, PieceShape shape) {
    int last = x.length - shape.piece();
    double middle = (made + shape.piece() / 2.0) / ratio;
    int even = (int) Math.clamp(Math.rint(middle - shape.piece() / 2.0), 0, last);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    int end = Math.min(last, even + shape.seek());
    for (int at = Math.max(0, even - shape.seek()); at <= end; at++) {
      double product = 0;
      double power = 0;
      for (int i = 0; i < shape.overlap(); i++) {
        product += x[from + i] * x[at + i];
        power += x[at + i] * x[at + i];
      }
      if (product / Math.sqrt(power) > most) {
        most = product / Math.sqrt(power);
        best = at;
      }
    }
    return best;
  }
}
