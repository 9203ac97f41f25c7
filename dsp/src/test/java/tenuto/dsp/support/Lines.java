package tenuto.dsp.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.DoublePredicate;
import tenuto.dsp.fft.Fft;

/**
 * The spectrum of a steady sound in dB, a sine of amplitude 1 at 0 dB, through a window of Kaiser's
 * whose side lobes are below −150 dB (J. Kaiser, "Nonrecursive digital filter design using the
 * I0-sinh window function", 1974).
 */
public final class Lines {
  private static final double BETA = 20;

  /** Bins on either side of a line that the window spreads it over. */
  private static final int WIDTH = 8;

  private final double[] windowed;
  private final double sum;
  private final double[] decibels;
  private final double binHz;

  private Lines(double[] windowed, double sum, double[] decibels, double binHz) {
    this.windowed = windowed;
    this.sum = sum;
    this.decibels = decibels;
    this.binHz = binHz;
  }

  /** Of as many samples as a power of two. */
  public static Lines of(double[] x, double sampleRate) {
    int n = Integer.highestOneBit(x.length);
    double[] windowed = new double[n];
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double place = 2.0 * i / (n - 1) - 1;
      double window = bessel(BETA * Math.sqrt(Math.max(0, 1 - place * place)));
      windowed[i] = x[i] * window;
      sum += window;
    }
    double[] decibels = new double[n / 2];
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment[] parts = new MemorySegment[4];
      for (int i = 0; i < parts.length; i++) {
        parts[i] = arena.allocate(8L * n, 64);
      }
      MemorySegment.copy(windowed, 0, parts[0], ValueLayout.JAVA_DOUBLE, 0, n);
      Fft.ofSize(n, arena).forward(parts[0], parts[1], parts[2], parts[3]);
      for (int i = 0; i < n / 2; i++) {
        double re = parts[0].getAtIndex(ValueLayout.JAVA_DOUBLE, i);
        double im = parts[1].getAtIndex(ValueLayout.JAVA_DOUBLE, i);
        decibels[i] = decibels(2 * Math.hypot(re, im) / sum);
      }
    }
    return new Lines(windowed, sum, decibels, sampleRate / n);
  }

  private static double decibels(double gain) {
    return 20 * Math.log10(gain + 1e-300);
  }

  /** The modified Bessel function of the first kind and order 0. */
  private static double bessel(double x) {
    double sum = 1;
    double term = 1;
    for (int k = 1; k < 60; k++) {
      term *= x / 2 / k * (x / 2 / k);
      sum += term;
    }
    return sum;
  }

  /** The level at a frequency. */
  public double at(double hz) {
    double turns = hz / (binHz * windowed.length);
    double re = 0;
    double im = 0;
    for (int i = 0; i < windowed.length; i++) {
      double angle = 2 * Math.PI * (turns * i % 1);
      re += windowed[i] * Math.cos(angle);
      im += windowed[i] * Math.sin(angle);
    }
    return decibels(2 * Math.hypot(re, im) / sum);
  }

  /** The highest level of all that is further from every multiple of a frequency than its line. */
  public double besideMultiples(double hz) {
    return highest(each -> Math.abs(each - hz * Math.rint(each / hz)) > WIDTH * binHz);
  }

  /** The highest level among frequencies. */
  public double highest(DoublePredicate among) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < decibels.length; i++) {
      if (among.test(i * binHz)) {
        most = Math.max(most, decibels[i]);
      }
    }
    return most;
  }
}
