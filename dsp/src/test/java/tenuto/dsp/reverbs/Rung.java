package tenuto.dsp.reverbs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Spectra;
import tenuto.engine.signal.Filter;

/**
 * What rings: impulse responses, and what is measured of them.
 *
 * @param sides left and right of each response
 */
record Rung(List<double[]> sides, double rate) {
  private static final double[] OCTAVES = {125, 250, 500, 1000, 2000, 4000, 8000};
  private static final double HALF_OCTAVE = Math.sqrt(2);

  /** The part of noise that is further from 0 than its standard deviation: erfc(1/√2). */
  private static final double FURTHER = 0.31731050786291415;

  /** The reverberation alone of an impulse on each channel by itself. */
  static Rung of(Stage.On filter, double depth, double hz) {
    Stage stage = filter.stage();
    List<double[]> sides = new ArrayList<>();
    for (int channel = 0; channel < stage.channels(); channel++) {
      double[][] in = new double[filter.inputs()][(int) stage.length()];
      in[channel][0] = 1;
      Arrays.fill(in[stage.channels()], 1);
      Arrays.fill(in[stage.channels() + 1], 1);
      Arrays.fill(in[stage.channels() + 2], depth);
      Arrays.fill(in[stage.channels() + 3], hz);
      sides.addAll(List.of(Blocks.process(filter, 2048, in)));
    }
    return new Rung(sides, stage.sampleRate());
  }

  /** The time in s in which what is in an octave falls by 60 dB, by the slope from −5 to −35 dB. */
  double decay(double hz) {
    Filter octave =
        Butterworth.bandPass(hz / HALF_OCTAVE, hz * HALF_OCTAVE, 4, rate, FilterScale.TEXTBOOK);
    double[] power = new double[sides.getFirst().length];
    for (double[] side : sides) {
      double[] band = Blocks.apply(octave, side, 2048);
      for (int i = 0; i < power.length; i++) {
        power[i] += band[i] * band[i];
      }
    }
    return slope(power, rate);
  }

  /** The octaves that there are at a sample rate. */
  static double[] octaves(double rate) {
    return Arrays.stream(OCTAVES).filter(hz -> hz * HALF_OCTAVE < rate / 2).toArray();
  }

  /**
   * The same time of an octave of noise whose frequencies decay as asked: within an octave they
   * differ, and the slowest are heard longest.
   */
  static double asked(Decay decay, double hz) {
    double rate = 4000;
    double[] power = new double[(int) (rate * decay.longest() / 1000)];
    for (double octave = -0.49; octave < 0.5; octave += 0.02) {
      double each = hz * Math.pow(2, octave);
      double factor = Math.pow(10, -decay.rate(each) / (10 * rate));
      double now = each;
      for (int i = 0; i < power.length; i++) {
        power[i] += now;
        now *= factor;
      }
    }
    return slope(power, rate);
  }

  /** Schroeder's integral, and the straight line through what is between −5 and −35 dB of it. */
  private static double slope(double[] power, double rate) {
    double[] left = new double[power.length + 1];
    for (int i = power.length - 1; i >= 0; i--) {
      left[i] = left[i + 1] + power[i];
    }
    double n = 0;
    double t = 0;
    double tt = 0;
    double y = 0;
    double ty = 0;
    for (int i = 0; i < power.length; i++) {
      double dB = 10 * Math.log10(left[i] / left[0]);
      if (dB < -5 && dB > -35) {
        n++;
        t += i;
        tt += (double) i * i;
        y += dB;
        ty += i * dB;
      }
    }
    return -60 / ((n * ty - t * y) / (n * tt - t * t) * rate);
  }

  /**
   * The first time in ms at which the density of echoes is that of noise: the weighed part of the
   * samples around it that are further from 0 than the standard deviation there (J. Abel and P.
   * Huang, "A simple, robust measure of reverberation echo density", 2006; a Hann window of 20 ms).
   */
  double denseFrom(int side) {
    for (double ms = 10; ms < 1000; ms++) {
      if (density(side, ms) >= 1) {
        return ms;
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  double density(int side, double ms) {
    double[] x = sides.get(side);
    int half = (int) (rate / 100);
    int middle = (int) (ms * rate / 1000);
    double sum = 0;
    double power = 0;
    for (int i = -half; i <= half; i++) {
      double weight = 1 + Math.cos(Math.PI * i / half);
      sum += weight;
      power += weight * x[middle + i] * x[middle + i];
    }
    double deviation = Math.sqrt(power / sum);
    double further = 0;
    for (int i = -half; i <= half; i++) {
      if (Math.abs(x[middle + i]) > deviation) {
        further += 1 + Math.cos(Math.PI * i / half);
      }
    }
    return further / sum / FURTHER;
  }

  /** The correlation of the first response's sides between two times in s. */
  double correlation(double from, double to) {
    double[] left = sides.get(0);
    double[] right = sides.get(1);
    double both = 0;
    double l = 0;
    double r = 0;
    for (int i = (int) (from * rate); i < Math.min(left.length, to * rate); i++) {
      both += left[i] * right[i];
      l += left[i] * left[i];
      r += right[i] * right[i];
    }
    return both / Math.sqrt(l * r);
  }

  /** The mean density between two times in ms. */
  double density(int side, double from, double to) {
    double sum = 0;
    int count = 0;
    for (double ms = from; ms < to; ms += 2) {
      sum += density(side, ms);
      count++;
    }
    return sum / count;
  }

  /**
   * The geometric mean of the power from 100 Hz to 10 kHz over its mean, of the left side from a
   * time in s on, over 2^15 samples, without its decay by 60 dB in {@code seconds}.
   */
  double flatness(double from, double seconds) {
    int n = 1 << 15;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      double window = 1 - Math.cos(2 * Math.PI * i / n);
      double risen = Math.pow(10, 3 * i / (rate * seconds));
      x[i] = window * risen * sides.getFirst()[(int) (from * rate) + i];
    }
    double[] amplitudes = Spectra.amplitudes(x);
    double logarithms = 0;
    double sum = 0;
    int count = 0;
    for (int k = (int) (100 * n / rate); k < 10_000 * n / rate; k++) {
      double power = amplitudes[k] * amplitudes[k];
      logarithms += Math.log(power);
      sum += power;
      count++;
    }
    return Math.exp(logarithms / count) * count / sum;
  }
}
