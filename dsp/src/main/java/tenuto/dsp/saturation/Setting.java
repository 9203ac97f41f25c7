package tenuto.dsp.saturation;

import java.util.List;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.dsp.oversampling.Lag;
import tenuto.engine.signal.StateTransfer;

/**
 * Drive and bias at each sample of the higher rate, interpolated linearly between samples of the
 * original rate. While they are constant, as numbers are, it costs nothing, with the same bits.
 */
final class Setting {
  private final Bending bending;

  /** The latency of the driven wave in samples. */
  private final int late;

  private final Moving factor;
  private final Moving offset;

  /** The curve's output for the bias alone, and the gain. */
  private final Moving rest;

  private final Moving gain;
  private long position;

  /** The number of samples since the last change. */
  private long still;

  private double dB = Double.NaN;
  private double bias = Double.NaN;
  private double factorNow;
  private double offsetNow;
  private double restNow;
  private double gainNow;
  private double first;

  /** A value per sample, delayed, with its value one sample before and the difference. */
  private static final class Moving {
    final double[] asked = new double[Spans.LENGTH];
    final double[] was = new double[1 + Spans.LENGTH];
    final double[] step = new double[1 + Spans.LENGTH];
    private final double[] now = new double[1 + Spans.LENGTH];
    private final Lag lag;

    Moving(int late) {
      lag = new Lag(late);
    }

    void begin(double value) {
      lag.begin(value);
      now[0] = value;
    }

    void transfer(StateTransfer state) {
      lag.transfer(state);
      now[0] = state.of(now[0]);
    }

    void next(int n) {
      lag.next(asked, now, 1, n);
      System.arraycopy(now, 0, was, 1, n);
      for (int i = 1; i <= n; i++) {
        step[i] = now[i] - was[i];
      }
      now[0] = now[n];
    }
  }

  /**
   * @param late latency of the driven wave in samples, less one if it is oversampled
   */
  Setting(Bending bending, int late) {
    this.bending = bending;
    this.late = late;
    factor = new Moving(late);
    offset = new Moving(late);
    rest = new Moving(late);
    gain = new Moving(late);
  }

  /** Hands over what it holds of the past. */
  void transfer(StateTransfer state) {
    for (Moving each : List.of(factor, offset, rest, gain)) {
      each.transfer(state);
    }
    position = state.of(position);
    still = state.of(Math.min(still, late + 2 + Spans.LENGTH)); // more makes no difference
    dB = state.of(dB);
    bias = state.of(bias);
    factorNow = state.of(factorNow);
    offsetNow = state.of(offsetNow);
    restNow = state.of(restNow);
    gainNow = state.of(gainNow);
    first = state.of(first);
  }

  /** The bias before the first sample. */
  double firstBias() {
    return first;
  }

  private boolean isStill() {
    return still > late + 1 + Spans.LENGTH;
  }

  /**
   * Takes the next n values of drive and bias.
   *
   * @param stay whether both are what they were throughout the span before
   */
  void next(double[] askedDrive, double[] askedBias, boolean stay, int n) {
    if (isStill() && (stay || Held.isAll(askedDrive, dB, n) && Held.isAll(askedBias, bias, n))) {
      position += n;
      still += n;
      return;
    }
    for (int i = 0; i < n; i++) {
      still++;
      if (position + i >= bending.length() && bending.length() > 0) {
        keep(i);
        continue;
      }
      if (askedDrive[i] != dB) {
        dB = askedDrive[i];
        double g =
            GainOfDecibels.of(Math.min(Math.max(dB, Bending.LEAST_DRIVE), Bending.MOST_DRIVE));
        factorNow = g / bending.ceiling();
        gainNow =
            bending.loud() > 0 ? bending.curve().levelled(g, bending.loud()) : bending.ceiling();
        still = 0;
      }
      if (askedBias[i] != bias) {
        bias = askedBias[i];
        offsetNow = Math.min(Math.max(bias, -1), 1) + 0.0; // + 0.0 turns −0 into 0
        restNow = bending.curve().of(offsetNow);
        still = 0;
      }
      keep(i);
    }
    if (position == 0) {
      first = offset.asked[0];
      factor.begin(factor.asked[0]);
      offset.begin(first);
      rest.begin(rest.asked[0]);
      gain.begin(gain.asked[0]);
    }
    position += n;
    if (!isStill()) {
      factor.next(n);
      offset.next(n);
      rest.next(n);
      gain.next(n);
    }
  }

  private void keep(int i) {
    factor.asked[i] = factorNow;
    offset.asked[i] = offsetNow;
    rest.asked[i] = restNow;
    gain.asked[i] = gainNow;
  }

  /**
   * Computes the curve's input, from index 1 on.
   *
   * @param part fraction of the way from a sample of the original rate to the next
   */
  void drive(double[] x, double[] y, int n, double part) {
    if (isStill()) {
      double g = factorNow;
      double b = offsetNow;
      for (int i = 1; i <= n; i++) {
        y[i] = x[i] * g + b;
      }
      return;
    }
    double[] g = factor.was;
    double[] gStep = factor.step;
    double[] b = offset.was;
    double[] bStep = offset.step;
    for (int i = 1; i <= n; i++) {
      y[i] = x[i] * (g[i] + part * gStep[i]) + (b[i] + part * bStep[i]);
    }
  }

  /** Removes the offset of the bias, and applies the gain. */
  void level(double[] y, int n, double part) {
    if (isStill()) {
      double r = restNow;
      double g = gainNow;
      for (int i = 1; i <= n; i++) {
        y[i] = (y[i] - r) * g;
      }
      return;
    }
    double[] r = rest.was;
    double[] rStep = rest.step;
    double[] g = gain.was;
    double[] gStep = gain.step;
    for (int i = 1; i <= n; i++) {
      y[i] = (y[i] - (r[i] + part * rStep[i])) * (g[i] + part * gStep[i]);
    }
  }
}
