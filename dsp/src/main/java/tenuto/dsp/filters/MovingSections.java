package tenuto.dsp.filters;

import java.util.Arrays;
import java.util.List;

/**
 * Second-order sections one after the other whose coefficients may change at any sample while they
 * sound: direct form I, which keeps past inputs and outputs, so that nothing jumps.
 */
public final class MovingSections {
  private static final double REST = 1e-290;

  private final double[] coefficients;

  /** Of each section the last two inputs, then the last two outputs. */
  private final double[] past;

  public MovingSections(int sections) {
    coefficients = new double[5 * sections];
    past = new double[4 * sections];
  }

  /** Sections that are tuned already. */
  public MovingSections(List<Biquad> sections) {
    this(sections.size());
    tune(sections);
  }

  /** Goes on with other coefficients. */
  void tune(List<Biquad> sections) {
    for (int i = 0; i < sections.size(); i++) {
      Biquad section = sections.get(i);
      coefficients[5 * i] = section.b0();
      coefficients[5 * i + 1] = section.b1();
      coefficients[5 * i + 2] = section.b2();
      coefficients[5 * i + 3] = section.a1();
      coefficients[5 * i + 4] = section.a2();
    }
  }

  /** Goes on with nothing but NaN. */
  void spoil() {
    Arrays.fill(coefficients, Double.NaN);
  }

  public double next(double input) {
    double[] c = coefficients;
    double[] p = past;
    double x = input;
    for (int i = 0, k = 0; i < p.length; i += 4, k += 5) {
      double y =
          c[k] * x
              + c[k + 1] * p[i]
              + c[k + 2] * p[i + 1]
              - c[k + 3] * p[i + 2]
              - c[k + 4] * p[i + 3];
      if (Math.abs(y) < REST) {
        y = 0;
      }
      p[i + 1] = p[i];
      p[i] = x;
      p[i + 3] = p[i + 2];
      p[i + 2] = y;
      x = y;
    }
    return x;
  }
}
