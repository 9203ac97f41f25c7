package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.math.Phase;
import tenuto.engine.Block;
import tenuto.engine.Gather;
import tenuto.engine.Reader;

/**
 * Two signals one after the other, the second of which begins while the first one still sounds,
 * which fades meanwhile. Sample k of {@code overlap} is t = k/overlap on the way.
 *
 * @param begin the sample at which the second begins
 * @param overlap in samples; with {@code begin} the length of the first
 */
record Crossfade(long begin, long overlap, Shape shape) implements Gather.Sequential {
  private static final int STRETCH = 256;

  /** How much of the second is heard at t; of the first it is as much at 1 − t. */
  enum Shape {
    /** t: both add up to 1, for sounds that are alike. */
    LINEAR,

    /** sin πt/2: the squares add up to 1, for sounds that are not. */
    POWER,

    /** (1 − cos πt)/2: both add up to 1, without corners. */
    SMOOTH;

    /** The shape that a word's text names. */
    static Shape of(String shape) {
      return switch (shape) {
        case "linear" -> LINEAR;
        case "power" -> POWER;
        case "smooth" -> SMOOTH;
        default ->
            throw new IllegalArgumentException(
                "shape must be power, linear or smooth, but is '" + shape + "'");
      };
    }

    double weight(double t) {
      return switch (this) {
        case LINEAR -> t;
        case POWER -> Phase.sine(t / 4);
        case SMOOTH -> (1 - Phase.cosine(t / 2)) / 2;
      };
    }
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    if (start >= begin + overlap) {
      inputs.get(1).read(start - begin, out, 0, n);
      return;
    }
    inputs.get(0).read(start, out, 0, n);
    if (start + n <= begin) {
      return;
    }
    inputs.get(1).read(start - begin, scratch, 0, n);
    int size = Math.min(STRETCH, n);
    double[] first = new double[size];
    double[] second = new double[size];
    for (int at = 0; at < n; at += STRETCH) {
      int now = Math.min(STRETCH, n - at);
      ArrayCopies.read(out, at, first, now);
      ArrayCopies.read(scratch, at, second, now);
      mix(first, second, start + at - begin, now);
      ArrayCopies.write(first, now, out, at);
    }
  }

  private void mix(double[] first, double[] second, long k, int n) {
    int from = (int) Math.clamp(-k, 0, n);
    int to = (int) Math.clamp(overlap - k, 0, n);
    for (int i = from; i < to; i++) {
      double t = (double) (k + i) / overlap;
      first[i] = shape.weight(1 - t) * first[i] + shape.weight(t) * second[i];
    }
    System.arraycopy(second, to, first, to, n - to);
  }
}
