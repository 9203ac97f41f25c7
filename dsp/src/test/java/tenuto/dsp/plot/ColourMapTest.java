package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ColourMapTest {
  /** Relative luminance, by IEC 61966-2-1, and from it the lightness of CIELAB. */
  private static double lightness(int rgb) {
    double y =
        0.2126 * light(rgb >> 16 & 255)
            + 0.7152 * light(rgb >> 8 & 255)
            + 0.0722 * light(rgb & 255);
    return 116 * Math.cbrt(Math.max(y, 0.008856)) - 16;
  }

  private static double light(int part) {
    double x = part / 255.0;
    return x <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void lightnessGoesOneWayInStepsThatAreNearlyEqual(Theme theme) {
    ColourMap map = theme.map();
    double first = lightness(map.rgb(0));
    double last = lightness(map.rgb(1));
    assertThat(Math.abs(last - first)).isGreaterThan(70);
    int parts = 10;
    double each = (last - first) / parts;
    for (int i = 0; i < parts; i++) {
      double step = lightness(map.rgb((i + 1.0) / parts)) - lightness(map.rgb((double) i / parts));
      assertThat(step / each).isBetween(0.5, 1.6);
    }
  }

  @Test
  void whatIsOutsideIsAnEnd() {
    ColourMap map = Theme.LIGHT.map();
    assertThat(map.rgb(-3))
        .isEqualTo(map.rgb(0))
        .isEqualTo(map.rgb(Double.NaN))
        .isEqualTo(0xffffff);
    assertThat(map.rgb(Double.NEGATIVE_INFINITY)).isEqualTo(map.rgb(0));
    assertThat(map.rgb(7)).isEqualTo(map.rgb(1));
  }
}
