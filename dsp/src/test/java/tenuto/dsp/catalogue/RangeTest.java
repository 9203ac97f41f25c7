package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The numbers that a parameter allows, in help and in errors. */
class RangeTest {
  private static final double LOWEST = Double.NEGATIVE_INFINITY;
  private static final double HIGHEST = Double.POSITIVE_INFINITY;

  private static void assertRange(
      Range range, String text, double[] in, double[] out, String rule) {
    assertThat(range.text()).isEqualTo(text);
    for (double each : in) {
      assertThatCode(() -> range.require("a", each)).doesNotThrowAnyException();
    }
    for (double each : out) {
      assertThatThrownBy(() -> range.require("a", each))
          .hasMessageStartingWith("a " + rule + ", but");
    }
  }

  @Test
  void saysAndRequiresItsBounds() {
    double nan = Double.NaN;
    assertRange(
        new Range(0, LOWEST, 5, false, ""),
        "0 to 5",
        new double[] {0, 2.5, 5},
        new double[] {-1e-9, 5.1, nan},
        "must be between 0 and 5");
    assertRange(
        new Range(1, LOWEST, 11, true, ""),
        "whole, 1 to 11",
        new double[] {1, 11},
        new double[] {0, 1.5, 12, nan},
        "must be a whole number from 1 to 11");
    assertRange(
        new Range(LOWEST, 0, HIGHEST, false, ""),
        "above 0",
        new double[] {5e-324, 1e300},
        new double[] {0, -1, HIGHEST, nan},
        "must be above 0 and finite");
    assertRange(
        new Range(0.5, LOWEST, HIGHEST, false, ""),
        "0.5 and up",
        new double[] {0.5, 7},
        new double[] {0.4, nan},
        "must be 0.5 or more");
    assertRange(
        new Range(LOWEST, 0, 32, false, ""),
        "above 0, up to 32",
        new double[] {1e-9, 32},
        new double[] {0, 32.5, nan},
        "must be above 0 and at most 32");
  }

  /** The word checks what else limits it, and says it all in one rule. */
  @Test
  void leavesToTheWordWhatElseLimitsIt() {
    assertRange(
        new Range(LOWEST, 0, HIGHEST, false, "below half the sample rate"),
        "above 0, below half the sample rate",
        new double[] {-1, 0, 1e9},
        new double[0],
        "");
    assertRange(Range.ALL, "", new double[] {-1e300, 0, 1e300}, new double[0], "");
  }
}
