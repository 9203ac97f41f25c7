package tenuto.dsp.envelopes;

import java.util.Arrays;
import tenuto.dsp.math.Exponential;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;

/**
 * A curved segment of an envelope, whose start and length need not be whole samples: at sample
 * {@code begin + x·length} it is {@code from + (to − from)·b(x)}, or if it is geometric {@code
 * from·(to/from)^b(x)}, where b is the {@link Bend}.
 *
 * <p>It is a class instead of a record only because its coefficients are computed once; its text
 * consists of its parameters.
 */
final class Segment {
  /** Shorter segments are computed sample by sample. */
  private static final int SHORT = 64;

  private final double begin;
  private final double length;
  private final double until;
  private final double from;
  private final double to;
  private final double curve;
  private final boolean geometric;
  private final Bend bend;

  /** For a geometric segment, the logarithm of to/from. */
  private final double ratio;

  /**
   * For a segment that is an offset plus a scaled power, the powers of a group's samples; else
   * null.
   */
  private final double[] powers;

  private final double rate;
  private final double scale;
  private final double offset;

  /**
   * @param begin its start in samples
   * @param length in samples, above 0
   * @param until the sample before which it ends, which may be earlier than its length
   * @param from first value; above 0 if it is geometric
   * @param to last value, which belongs to the next segment; above 0 if it is geometric
   * @param curve of the {@link Bend}
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

  /** The same segment, cut before a sample. */
  Segment cut(double sample) {
    return new Segment(begin, length, sample, from, to, curve, geometric);
  }

  /** The value at a sample. */
  double at(double sample) {
    double bent = bend.at((sample - begin) / length);
    return geometric ? from * Exponential.of(ratio * bent) : Fma.of(to - from, bent, from);
  }

  /**
   * Draws samples {@code start + first} to {@code start + last - 1}, with the segment {@code shift}
   * samples later, into {@code x} from {@code first} on. Each value is independent of which others
   * are drawn.
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

  /** In a group of 8 samples only the first power is computed; the others are multiples of it. */
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
    // Concatenated for speed: identities consist of this text, some for each note of a piece.
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
