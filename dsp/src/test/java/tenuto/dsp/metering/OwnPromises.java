package tenuto.dsp.metering;

import static tenuto.dsp.contract.Promise.number;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import tenuto.dsp.contract.Kits;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;
import tenuto.dsp.filters.Biquad;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  private static final double RATE = Kits.RATE;

  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry("Length", number(x -> OptionalDouble.of(x.length * 1000 / RATE))),
        Map.entry("Samples", number(x -> OptionalDouble.of(x.length))),
        Map.entry(
            "Magnitude",
            number(x -> OptionalDouble.of(Math.sqrt(DoubleStream.of(x).map(s -> s * s).sum())))),
        Map.entry("MaxValue", number(x -> DoubleStream.of(x).max())),
        Map.entry("MinValue", number(x -> DoubleStream.of(x).min())),
        Map.entry("Loudness", number(x -> OptionalDouble.of(loudnessAsAWhole(x)))),
        Map.entry("LoudnessRange", number(x -> OptionalDouble.of(0 * DoubleStream.of(x).sum()))),
        Map.entry("TruePeak", number(x -> OptionalDouble.of(truePeak(x)))),
        Map.entry("ValueAt", number(x -> OptionalDouble.of(at10Point3Ms(x)))));
  }

  /**
   * By a sinc under Kaiser's window (β = 10) of 32 samples, at two places 1/512 of a sample apart
   * and on the line between them; what is outside stays as it ended.
   */
  private static double at10Point3Ms(double[] x) {
    double position = 0.0103 * RATE;
    if (position >= x.length) {
      return 0;
    }
    double row = Math.floor(position * 512);
    double way = position * 512 - row;
    return (1 - way) * weighed(x, row / 512) + way * weighed(x, (row + 1) / 512);
  }

  private static double weighed(double[] x, double position) {
    double sum = 0;
    double weights = 0;
    int whole = (int) position;
    for (int i = whole - 15; i <= whole + 16; i++) {
      double t = position - i;
      double wave = t == 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t);
      double weight = wave * bessel(10 * Math.sqrt(Math.max(0, 1 - t * t / 256)));
      sum += weight * x[Math.clamp(i, 0, x.length - 1)];
      weights += weight;
    }
    return sum / weights;
  }

  /** Loudness of less than 400 ms, one sample after the other. Of more, only a NaN shows. */
  private static double loudnessAsAWhole(double[] x) {
    double[] weighted = x;
    for (Biquad section : KWeighting.at(RATE).sections()) {
      weighted = filtered(weighted, section);
    }
    double power = DoubleStream.of(weighted).map(s -> s * s).sum() / Math.max(1, x.length);
    return power <= 0 ? Double.NEGATIVE_INFINITY : -0.691 + 10 * Math.log10(power);
  }

  private static double[] filtered(double[] x, Biquad c) {
    double[] y = new double[x.length];
    double x1 = 0;
    double x2 = 0;
    double y1 = 0;
    double y2 = 0;
    for (int i = 0; i < x.length; i++) {
      y[i] = c.b0() * x[i] + c.b1() * x1 + c.b2() * x2 - c.a1() * y1 - c.a2() * y2;
      x2 = x1;
      x1 = x[i];
      y2 = y1;
      y1 = y[i];
    }
    return y;
  }

  /**
   * By a sinc under a Kaiser window (β = 3) of 1,024 samples, at eight points for each sample, and
   * the parabolas through their crests.
   */
  private static double truePeak(double[] x) {
    if (DoubleStream.of(x).anyMatch(Double::isNaN)) {
      return Double.NaN;
    }
    double[] weights = new double[8192]; // by eighths of a sample, from -512 on
    for (int i = 0; i < weights.length; i++) {
      double at = i / 8.0 - 512;
      double sinc = at == 0 ? 1 : i % 8 == 0 ? 0 : Math.sin(Math.PI * at) / (Math.PI * at);
      weights[i] = sinc * kaiser(at / 512);
    }
    double[] wave = new double[8 * (x.length + 32)];
    for (int place = 0; place < wave.length; place++) {
      int sample = place / 8 - 16;
      int last = Math.min(x.length - 1, sample + 512);
      for (int k = Math.max(0, sample - 511); k <= last; k++) {
        wave[place] += x[k] * weights[place - 8 * (16 + k) + 4096];
      }
    }
    double peak = Math.abs(wave[0]);
    for (int i = 1; i + 1 < wave.length; i++) {
      double top = Math.abs(wave[i]);
      boolean isTop = top >= Math.abs(wave[i - 1]) && top >= Math.abs(wave[i + 1]);
      double slope = wave[i - 1] - wave[i + 1];
      double bend = 2 * wave[i] - wave[i - 1] - wave[i + 1];
      double more = isTop && bend != 0 ? slope * slope / (8 * bend) : 0;
      peak = Math.max(peak, Math.abs(wave[i] + more));
    }
    return 20 * Math.log10(peak);
  }

  private static double kaiser(double edge) {
    return bessel(3 * Math.sqrt(Math.max(0, 1 - edge * edge))) / bessel(3);
  }

  private static double bessel(double x) {
    double sum = 0;
    double term = 1;
    for (int k = 1; k < 40; k++) {
      sum += term;
      term *= x / (2 * k) * (x / (2 * k));
    }
    return sum;
  }
}
