package tenuto.dsp.filters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.word.Dialect;

/**
 * High-passes of odd order are upright in patches as in chains: the numerator of (z - 1)^n over a
 * stable denominator begins with a positive number. In Sonic Field's own patches its sign is
 * (-1)^n.
 */
class FilterPolarityTest {
  private static double first(Cascade filter) {
    double product = 1;
    for (Biquad section : filter.sections()) {
      product *= section.b0();
    }
    return product;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  void oddOrdersAreInvertedInSonicFieldsOwnPatchesOnly(int order) {
    for (Dialect dialect : Dialect.values()) {
      FilterScale scale = FilterScale.of(dialect);
      int sign = dialect.isSonicFields() && order % 2 == 1 ? -1 : 1;
      assertThat(Math.signum(first(Butterworth.highPass(1000, order, 48_000, scale))))
          .as("Butterworth, %s", dialect)
          .isEqualTo(sign);
      assertThat(Math.signum(first(Bessel.highPass(1000, order, 48_000, scale))))
          .as("Bessel, %s", dialect)
          .isEqualTo(sign);
    }
  }
}
