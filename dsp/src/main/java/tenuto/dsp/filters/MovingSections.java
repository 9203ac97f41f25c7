package tenuto.dsp.filters;

import java.util.Arrays;
import java.util.List;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * Second-order sections in series whose coefficients may change at any sample: direct form I, whose
 * state is past inputs and outputs, so that a change causes no jump.
 */
public final class MovingSections {
  private static final double REST = 1e-290;

  private final double[] coefficients;

  /** For each section the last two inputs, then the last two outputs. */
  private final double[] past;

  public MovingSections(int sections) {
    coefficients = new double[5 * sections];
    past = new double[4 * sections];
  }

  /** Sections with initial coefficients. */
  public MovingSections(List<Biquad> sections) {
    this(sections.size());
    tune(sections);
  }

  /** Continues with other coefficients. */
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

  /** Continues with NaN only. */
  void spoil() {
    Arrays.fill(coefficients, Double.NaN);
  }

  /** Hands over coefficients and past. */
  public void transfer(StateTransfer state) {
    for (int i = 0; i < coefficients.length; i++) {
      coefficients[i] = state.of(coefficients[i]);
    }
    state.of(past);
  }

  /** Filters {@code n} samples from index {@code at} on, section by section, which is faster. */
  public void run(double[] from, double[] to, int at, int n) {
    double[] in = from;
    for (int i = 0, k = 0; i < past.length; i += 4, k += 5) {
      section(in, to, at, at + n, i, k);
      in = to;
    }
    if (past.length == 0 && from != to) {
      System.arraycopy(from, at, to, at, n);
    }
  }

  private void section(double[] from, double[] to, int at, int end, int i, int k) {
    double b0 = coefficients[k];
    double b1 = coefficients[k + 1];
    double b2 = coefficients[k + 2];
    double a1 = coefficients[k + 3];
    double a2 = coefficients[k + 4];
    double x1 = past[i];
    double x2 = past[i + 1];
    double y1 = past[i + 2];
    double y2 = past[i + 3];
    for (int j = at; j < end; j++) {
      double x = from[j];
      double y = sum(b0, x, b1, x1, b2, x2, a1, y1, a2, y2);
      if (Math.abs(y) < REST) {
        y = 0;
      }
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      to[j] = y;
    }
    past[i] = x1;
    past[i + 1] = x2;
    past[i + 2] = y1;
    past[i + 3] = y2;
  }

  /** Adds the last output last, so that the next sample waits for one addition instead of three. */
  private static double sum(
      double b0,
      double x,
      double b1,
      double x1,
      double b2,
      double x2,
      double a1,
      double y1,
      double a2,
      double y2) {
    double old = Fma.of(b0, x, Fma.of(b1, x1, b2 * x2));
    return Fma.of(-a1, y1, Fma.of(-a2, y2, old));
  }

  /** Filters one sample. */
  public double next(double input) {
    double[] c = coefficients;
    double[] p = past;
    double x = input;
    for (int i = 0, k = 0; i < p.length; i += 4, k += 5) {
      double y =
          sum(c[k], x, c[k + 1], p[i], c[k + 2], p[i + 1], c[k + 3], p[i + 2], c[k + 4], p[i + 3]);
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
