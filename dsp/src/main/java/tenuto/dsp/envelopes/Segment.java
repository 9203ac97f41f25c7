package tenuto.dsp.envelopes;

import java.util.Arrays;
import tenuto.dsp.math.Exponential;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;

/**
 * A bent line over a stretch of samples, none of which need be whole: at sample {@code begin +
 * x·length} it is {@code from + (to − from)·b(x)}, or if it is geometric {@code
 * from·(to/from)^b(x)}, where b is the {@link Bend}.
 *
 * <p>A class rather than a record only because what it is drawn by is worked out once; its
 * parameters are its text.
 */
final class Segment {
  /** Shorter ones are worked out sample by sample. */
  private static final int SHORT = 64;

  private final double begin;
  private final double length;
  private final double until;
  private final double from;
  private final double to;
  private final double curve;
  private final boolean geometric;
  private final Bend bend;

  /** Of a geometric line the logarithm of to/from. */
  private final double ratio;

  /** Of what is an offset and a scaled power, the powers of a group's samples; else null. */
  private final double[] powers;

  private final double rate;
  private final double scale;
  private final double offset;

  /**
   * @param begin the sample at which it begins
   * @param length in samples, above 0
   * @param until the sample before which it ends; it may be cut there
   * @param from first value; of a geometric line above 0
   * @param to last value, which belongs to the next line; of a geometric line above 0
   * @param curve of the bend
   * @param geometric whether equal times are equal ratios
   */
  Segment(
      double begin,
      double length,
      double until,
      double from,
      double to,
      double curve,
      boolean geometric) {
    this.begin = begin;
    this.length = length;
    this.until = until;
    this.from = from;
    this.to = to;
    this.curve = curve;
    this.geometric = geometric;
    bend = new Bend(curve);
    ratio = geometric ? StrictMath.log(to / from) : 0;
    boolean isPower = from != to && (geometric ? curve == 0 : Math.abs(curve) >= 1);
    powers = isPower && length >= SHORT ? new double[Block.GROUP] : null;
    rate = (geometric ? ratio : curve) / length;
    scale = geometric ? from : (to - from) / StrictMath.expm1(curve);
    offset = geometric ? 0 : from - scale;
    if (powers != null) {
      Arrays.setAll(powers, k -> Exponential.of(k * rate));
    }
  }

  double until() {
    return until;
  }

  double begin() {
    return begin;
  }

  /** The same line, ended before a sample. */
  Segment cut(double sample) {
    return new Segment(begin, length, sample, from, to, curve, geometric);
  }

  /** The value at a sample. */
  double at(double sample) {
    double bent = bend.at((sample - begin) / length);
    return geometric ? from * Exponential.of(ratio * bent) : Fma.of(to - from, bent, from);
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
        x[i] = Fma.of(slope, (start + i - origin) / length, from);
      }
    } else if (powers != null) {
      drawPowers(origin, start, x, first, last);
    } else {
      for (int i = first; i < last; i++) {
        x[i] = at(start + i - shift);
      }
    }
  }

  /** Of the powers in a group of 8 samples only the first is worked out. */
  private void drawPowers(double origin, long start, double[] x, int first, int last) {
    int skipped = (int) (start + first & Block.GROUP - 1);
    for (int i = first - skipped; i < last; i += Block.GROUP) {
      double power = scale * Exponential.of((start + i - origin) * rate);
      int end = Math.min(Block.GROUP, last - i);
      for (int k = Math.max(0, first - i); k < end; k++) {
        x[i + k] = Fma.of(power, powers[k], offset);
      }
    }
  }

  @Override
  public String toString() {
    // Joined plainly: identities are made of this text, some for each note of a piece.
    return "Segment[begin="
        + begin
        + ", length="
        + length
        + ", until="
        + until
        + ", from="
        + from
        + ", to="
        + to
        + ", curve="
        + curve
        + ", geometric="
        + geometric
        + "]";
  }
}
