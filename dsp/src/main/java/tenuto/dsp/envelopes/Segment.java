package tenuto.dsp.envelopes;

import java.util.Arrays;
import tenuto.dsp.math.Exponential;
import tenuto.engine.Block;

/**
 * A bent line over a stretch of samples, none of which need be whole: at sample {@code begin +
 * x·length} it is {@code from + (to − from)·b(x)}, or if it is geometric {@code
 * from·(to/from)^b(x)}, where b is the {@link Bend}.
 *
 * @param begin the sample at which it begins
 * @param length in samples, above 0
 * @param until the sample before which it ends; it may be cut there
 * @param from first value; of a geometric line above 0
 * @param to last value, which belongs to the next line; of a geometric line above 0
 * @param curve of the bend
 * @param geometric whether equal times are equal ratios
 */
record Segment(
    double begin,
    double length,
    double until,
    double from,
    double to,
    double curve,
    boolean geometric) {
  /** Shorter ones are worked out sample by sample. */
  private static final int SHORT = 64;

  /** The value at a sample. */
  double at(double sample) {
    return at((sample - begin) / length, new Bend(curve), ratio());
  }

  private double ratio() {
    return geometric ? StrictMath.log(to / from) : 0;
  }

  private double at(double x, Bend bend, double ratio) {
    double bent = bend.at(x);
    return geometric ? from * Exponential.of(ratio * bent) : Math.fma(to - from, bent, from);
  }

  /**
   * Draws samples {@code start + first} to {@code start + last - 1}, where the line begins {@code
   * shift} samples later than it says, into {@code x} from {@code first} on. What a sample becomes
   * does not depend on the others that are drawn.
   */
  void draw(double shift, long start, double[] x, int first, int last) {
    double origin = begin + shift;
    double slope = to - from;
    if (slope == 0) {
      Arrays.fill(x, first, last, from);
    } else if (curve == 0 && !geometric) {
      for (int i = first; i < last; i++) {
        x[i] = Math.fma(slope, (start + i - origin) / length, from);
      }
    } else if (isOfPowers()) {
      drawPowers(origin, start, x, first, last);
    } else {
      Bend bend = new Bend(curve);
      double ratio = ratio();
      for (int i = first; i < last; i++) {
        x[i] = at((start + i - origin) / length, bend, ratio);
      }
    }
  }

  /** Whether it is an offset and a power, and long enough to be drawn as one. */
  private boolean isOfPowers() {
    return length >= SHORT && (geometric ? curve == 0 : Math.abs(curve) >= 1);
  }

  /** Of the powers in a group of 8 samples only the first is worked out. */
  private void drawPowers(double origin, long start, double[] x, int first, int last) {
    double rate = (geometric ? ratio() : curve) / length;
    double scale = geometric ? from : (to - from) / StrictMath.expm1(curve);
    double offset = geometric ? 0 : from - scale;
    double[] powers = new double[Block.GROUP];
    for (int k = 0; k < Block.GROUP; k++) {
      powers[k] = Exponential.of(k * rate);
    }
    int skipped = (int) (start + first & Block.GROUP - 1);
    for (int i = first - skipped; i < last; i += Block.GROUP) {
      double power = scale * Exponential.of((start + i - origin) * rate);
      int end = Math.min(Block.GROUP, last - i);
      for (int k = Math.max(0, first - i); k < end; k++) {
        x[i + k] = Math.fma(power, powers[k], offset);
      }
    }
  }
}
