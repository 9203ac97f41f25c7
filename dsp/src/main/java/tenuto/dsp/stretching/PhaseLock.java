package tenuto.dsp.stretching;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.PeakRegions;

/**
 * By what angle each tone of a frame is turned, so that it goes on where the frame before it in the
 * output left it.
 *
 * <p>The frame before in the output is compared with what the input had one hop before the frame:
 * by the angle between them, so must this one be turned. All bins about a peak turn together, and
 * all channels, so the phases between these stay (M. Puckette, "Phase-locked vocoder", 1995; J.
 * Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999). No angle is
 * ever computed: turning is multiplying by a number of size 1.
 */
final class PhaseLock {
  /** What has become so many times stronger is new, and keeps its own phase. */
  private static final double NEW = 3;

  /** A smaller sine of an angle is but a rounding. */
  private static final double LEAST_TURN = 1e-9;

  /** Spectra that are as much alike from frame to frame, 0 to 1, lose nothing: tones. */
  private static final double ALIKE = 0.9;

  /** By how much what frames lose where they overlap is made louder at most: 2 dB. */
  private static final double MOST_LEVEL = 1.25;

  private final PeakRegions regions;
  private final double[] powers;
  private final double[] re;
  private final double[] im;
  private final double[] levels;
  private final double[] overlaps;

  /**
   * @param overlaps of the power that equal frames add up to, the part of each with itself, with
   *     its neighbours, with theirs, and so on
   */
  PhaseLock(FrameShape shape, double[] overlaps) {
    this.overlaps = overlaps;
    levels = new double[shape.bins()];
    regions = new PeakRegions(shape);
    powers = new double[shape.bins()];
    re = new double[shape.bins()];
    im = new double[shape.bins()];
  }

  /**
   * Finds the angles.
   *
   * @param now the frame of each channel
   * @param before what the input had a hop before
   * @param last the frame before in the output
   * @param known powers of what sounded before an attack, or null if there is none
   */
  void find(Frame[] now, Frame[] before, Frame[] last, double[] known) {
    sumPowers(now, powers);
    regions.find(powers);
    for (int from = 0, to; from < powers.length; from = to) {
      int peak = regions.peak(from);
      to = from + 1;
      while (to < powers.length && regions.peak(to) == peak) {
        to++;
      }
      turn(from, to, before, last, known);
    }
  }

  private void turn(int from, int to, Frame[] before, Frame[] last, double[] known) {
    double x = 0;
    double y = 0;
    double a = 0;
    double b = 0;
    for (int c = 0; c < last.length; c++) {
      double[] aRe = last[c].re();
      double[] aIm = last[c].im();
      double[] bRe = before[c].re();
      double[] bIm = before[c].im();
      for (int k = from; k < to; k++) {
        x += aRe[k] * bRe[k] + aIm[k] * bIm[k];
        y += aIm[k] * bRe[k] - aRe[k] * bIm[k];
        a += aRe[k] * aRe[k] + aIm[k] * aIm[k];
        b += bRe[k] * bRe[k] + bIm[k] * bIm[k];
      }
    }
    double size = Math.sqrt(x * x + y * y);
    boolean turns =
        size > 0 && size < Double.MAX_VALUE && !(known != null && isNew(from, to, known));
    turns &= x < 0 || Math.abs(y) > LEAST_TURN * x;
    double level = turns ? level(size / Math.sqrt(a * b)) : 1;
    for (int k = from; k < to; k++) {
      re[k] = turns ? x / size : 1;
      im[k] = turns ? y / size : 0;
      levels[k] = level;
    }
  }

  /** The gain that makes up for the power that overlapping frames lose, by how alike they are. */
  private double level(double alike) {
    double next = Math.min(1, alike / ALIKE);
    double power = 0;
    double part = 1;
    double step = next;
    for (double overlap : overlaps) {
      power += overlap * part;
      part *= step; // so part is next to the square of the distance, as a bell falls
      step *= next * next;
    }
    return Math.min(1 / Math.sqrt(power), MOST_LEVEL);
  }

  /** What bins are multiplied by, so that they are as loud as they were. */
  double[] levels() {
    return levels;
  }

  private boolean isNew(int from, int to, double[] known) {
    double now = 0;
    double then = 0;
    for (int k = from; k < to; k++) {
      now += powers[k];
      then += known[k];
    }
    return now > NEW * then;
  }

  /** The powers of the frame's bins, of all channels together. */
  double[] powers() {
    return powers;
  }

  /** Whether any tone is turned. */
  boolean turns() {
    boolean turns = false;
    for (int k = 0; k < re.length; k++) {
      turns |= re[k] < 0 || im[k] != 0;
    }
    return turns;
  }

  /** Turns a bin as another lock turns one of its bins. */
  void follow(int bin, PhaseLock other, int there) {
    re[bin] = other.re[there];
    im[bin] = other.im[there];
  }

  /** Turns a frame. */
  void apply(Frame from, Frame to) {
    for (int k = 0; k < re.length; k++) {
      double x = from.re()[k];
      double y = from.im()[k];
      to.re()[k] = x * re[k] - y * im[k];
      to.im()[k] = x * im[k] + y * re[k];
    }
  }

  /** The powers of the bins of all channels together. */
  static void sumPowers(Frame[] frames, double[] to) {
    frames[0].powers(to);
    for (int c = 1; c < frames.length; c++) {
      double[] re = frames[c].re();
      double[] im = frames[c].im();
      for (int k = 0; k < to.length; k++) {
        to[k] += re[k] * re[k] + im[k] * im[k];
      }
    }
  }
}
