package tenuto.dsp.equalisers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.FrequencyResponse;
import tenuto.dsp.support.FrequencyResponse.Complex;
import tenuto.dsp.word.Row;

class EqualisersTest {
  private static Row row(Double... numbers) {
    return new Row(Arrays.asList(numbers));
  }

  /** The analogue band, in s over its frequency. */
  private static Complex band(Complex s, double q, double dB, int kind) {
    Complex square = s.times(s);
    double a = StrictMath.pow(10, dB / 40);
    double root = StrictMath.sqrt(a);
    Complex poles = square.plus(s.times(1 / q)).plus(1);
    return switch (kind) {
      case 0 -> square.plus(s.times(a / q)).plus(1).over(square.plus(s.times(1 / a / q)).plus(1));
      case 1 ->
          square
              .plus(s.times(root / q))
              .plus(a)
              .times(a)
              .over(square.times(a).plus(s.times(root / q)).plus(1));
      case 2 ->
          square
              .times(a)
              .plus(s.times(root / q))
              .plus(1)
              .times(a)
              .over(square.plus(s.times(root / q)).plus(a));
      case 3 -> Complex.ONE.over(poles);
      case 4 -> square.over(poles);
      default -> square.plus(1).over(poles);
    };
  }

  @Test
  void aRowOfBandsIsTheProductOfTheirFormulas() {
    List<Row> rows =
        List.of(
            row(20.0, 0.0, 0.9, 4.0),
            row(100.0, 5.0, 0.6, 1.0),
            row(500.0, -9.0),
            row(2000.0, 12.0, 4.0),
            row(7000.0, -6.0, 0.7, 2.0),
            row(9000.0, 0.0, 2.0, 5.0),
            row(17000.0, 0.0, 1.5, 3.0));
    for (double rate : new double[] {48000, 96000}) {
      double[] x = FrequencyResponse.impulse((int) (0.5 * rate));
      FrequencyResponse.of(Blocks.apply(Band.all(rows, rate), x, 1024), rate)
          .assertIsAnalogue(
              s -> {
                Complex product = Complex.ONE;
                for (Row row : rows) {
                  double cutoff = FrequencyResponse.analogue(row.at(0), rate).im();
                  double q = row.at(2, 1);
                  product =
                      product.times(band(s.times(1 / cutoff), q, row.at(1), (int) row.at(3, 0)));
                }
                return product;
              },
              "seven bands");
    }
  }

  @Test
  void whatIsNoBandIsAnError() {
    assertThatThrownBy(() -> Band.all(List.of(), 48000))
        .hasMessage("bands must contain at least one row, but contains none");
    assertThatThrownBy(() -> Band.all(List.of(row(100.0)), 48000))
        .hasMessageContaining("but one has 1 numbers");
    assertThatThrownBy(() -> Band.all(List.of(row(100.0, 1.0, 1.0, 6.0)), 48000))
        .hasMessage("bands must have a kind from 0 to 5, but one is 6.0");
    assertThatThrownBy(() -> Band.all(List.of(row(24000.0, 1.0)), 48000))
        .hasMessageStartingWith("bands: hz must be above 0 and below 24000");
  }
}
