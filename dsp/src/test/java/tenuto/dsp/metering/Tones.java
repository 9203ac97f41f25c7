package tenuto.dsp.metering;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Test signals after EBU Tech 3341 and 3342: sines of known levels, one after the other. */
final class Tones {
  private Tones() {}

  /** So many seconds of a sine with a peak of so many dBFS. */
  record Part(double seconds, double dB) {}

  static Part part(double seconds, double dB) {
    return new Part(seconds, dB);
  }

  /** A sine of 1 kHz at one level after the other, its phase going on. */
  static Signal sine(double rate, Part... parts) {
    return sine(rate, 1000, 0, parts);
  }

  static Signal sine(double rate, double hz, double degrees, Part... parts) {
    double seconds = Arrays.stream(parts).mapToDouble(Part::seconds).sum();
    return Generated.of(
        Sine.of(rate, hz, degrees, List.of(parts)), (long) Math.rint(seconds * rate));
  }

  /** The same in each of so many channels. */
  static List<Signal> in(int channels, Signal signal) {
    return IntStream.range(0, channels).mapToObj(i -> signal).toList();
  }

  /**
   * @param period the samples of so many whole cycles as make whole samples
   */
  private record Sine(List<Part> parts, double rate, double[] period) implements Source {
    static Sine of(double rate, double hz, double degrees, List<Part> parts) {
      int samples = (int) rate / gcd((int) rate, (int) hz);
      double[] period = new double[samples];
      Arrays.setAll(period, i -> Math.sin(2 * Math.PI * hz * i / rate + Math.toRadians(degrees)));
      return new Sine(parts, rate, period);
    }

    private static int gcd(int a, int b) {
      return b == 0 ? a : gcd(b, a % b);
    }

    @Override
    public void fill(long start, Block out, int n) {
      double[] samples = new double[n];
      int phase = (int) (start % period.length);
      int at = -1;
      long end = 0;
      double level = 0;
      double seconds = 0;
      for (int i = 0; i < n; i++) {
        while (start + i >= end && at < parts.size() - 1) {
          seconds += parts.get(++at).seconds;
          end = (long) Math.rint(seconds * rate);
          level = Math.pow(10, parts.get(at).dB / 20);
        }
        samples[i] = level * period[phase];
        phase = phase == period.length - 1 ? 0 : phase + 1;
      }
      ArrayCopies.write(samples, 0, 1, n, out.memory(), out.offset(), 0);
    }
  }
}
