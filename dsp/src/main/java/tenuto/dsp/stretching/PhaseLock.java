package tenuto.dsp.stretching;

import java.util.Arrays;
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

  /** Numbers summed up in each region: how frames are alike, real and imaginary, and two powers. */
  private static final int SUMS = 4;

  private final PeakRegions regions;
  private final double[] powers;
  private final double[] re;
  private final double[] im;
  private final double[] levels;
  private final double[] overlaps;

  /** Of each bin, 0 where a region begins, otherwise 1. */
  private final double[] inside;

  /** Of each region, what is summed up, of all channels and of those before the one at work. */
  private final double[] sums;

  private final double[] earlier;

  /** Of each region, how the frames are alike as a number of any size, its size, and over that. */
  private final double[] alikeRe;

  private final double[] alikeIm;
  private final double[] sizes;
  private final double[] turnRe;
  private final double[] turnIm;

  /** How much alike, 0 to 1. */
  private final double[] alike;

  /** What of the power is left where frames overlap, and what is computed to find it. */
  private final double[] power;

  private final double[] part;
  private final double[] step;
  private final double[] level;

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
    inside = new double[shape.bins()];
    sums = new double[SUMS * shape.bins()];
    earlier = new double[SUMS * shape.bins()];
    alikeRe = new double[shape.bins()];
    alikeIm = new double[shape.bins()];
    sizes = new double[shape.bins()];
    turnRe = new double[shape.bins()];
    turnIm = new double[shape.bins()];
    alike = new double[shape.bins()];
    power = new double[shape.bins()];
    part = new double[shape.bins()];
    step = new double[shape.bins()];
    level = new double[shape.bins()];
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
    int count = regions.count();
    Arrays.fill(inside, 1);
    for (int r = 0; r < count; r++) {
      inside[regions.start(r)] = 0;
    }
    Arrays.fill(sums, 0, SUMS * count, 0);
    for (int c = 0; c < last.length; c++) {
      System.arraycopy(sums, 0, earlier, 0, SUMS * count);
      compare(last[c], before[c]);
    }
    turn(count);
    level(count);
    for (int r = 0; r < count; r++) {
      leave(r, known);
    }
    for (int k = 0; k < re.length; k++) {
      int r = regions.region(k);
      re[k] = turnRe[r];
      im[k] = turnIm[r];
      levels[k] = level[r];
    }
  }

  /**
   * Sums up in each region what the one of two frames is of the other, and their powers. To
   * multiply by 0 where a region begins costs less than a loop for each, whose end a processor
   * could not foresee.
   */
  private void compare(Frame last, Frame before) {
    double[] aRe = last.re();
    double[] aIm = last.im();
    double[] bRe = before.re();
    double[] bIm = before.im();
    double x = 0;
    double y = 0;
    double a = 0;
    double b = 0;
    for (int k = 0; k < aRe.length; k++) {
      int at = SUMS * regions.region(k);
      double stays = inside[k];
      double begins = 1 - stays;
      double product = aRe[k] * bRe[k] + aIm[k] * bIm[k];
      double across = aIm[k] * bRe[k] - aRe[k] * bIm[k];
      x = x * stays + (product + begins * earlier[at]);
      y = y * stays + (across + begins * earlier[at + 1]);
      a = a * stays + (aRe[k] * aRe[k] + aIm[k] * aIm[k] + begins * earlier[at + 2]);
      b = b * stays + (bRe[k] * bRe[k] + bIm[k] * bIm[k] + begins * earlier[at + 3]);
      sums[at] = x;
      sums[at + 1] = y;
      sums[at + 2] = a;
      sums[at + 3] = b;
    }
  }

  /** Finds by what each of {@code n} regions is turned, and how alike the frames are there. */
  private void turn(int n) {
    for (int r = 0, at = 0; r < n; r++, at += SUMS) {
      alikeRe[r] = sums[at];
      alikeIm[r] = sums[at + 1];
      power[r] = sums[at + 2] * sums[at + 3];
    }
    for (int r = 0; r < n; r++) { // C2 vectorizes it, as there is no branch
      double x = alikeRe[r];
      double y = alikeIm[r];
      double size = Math.sqrt(x * x + y * y);
      sizes[r] = size;
      turnRe[r] = x / size;
      turnIm[r] = y / size;
      alike[r] = Math.min(1, size / Math.sqrt(power[r]) / ALIKE);
    }
  }

  /** The gain that makes up for the power that overlapping frames lose, by how alike they are. */
  private void level(int n) {
    for (int r = 0; r < n; r++) {
      power[r] = 0;
      part[r] = 1;
      step[r] = alike[r];
    }
    for (double overlap : overlaps) {
      for (int r = 0; r < n; r++) {
        power[r] += overlap * part[r];
        part[r] *= step[r]; // so part is alike to the square of the distance, as a bell falls
        step[r] *= alike[r] * alike[r];
      }
    }
    for (int r = 0; r < n; r++) {
      level[r] = Math.min(1 / Math.sqrt(power[r]), MOST_LEVEL);
    }
  }

  /** Leaves a region as it is if it is not to be turned. */
  private void leave(int region, double[] known) {
    double x = alikeRe[region];
    double y = alikeIm[region];
    double size = sizes[region];
    boolean turns = size > 0 && size < Double.MAX_VALUE && !(known != null && isNew(region, known));
    turns &= x < 0 || Math.abs(y) > LEAST_TURN * x;
    if (!turns) {
      turnRe[region] = 1;
      turnIm[region] = 0;
      level[region] = 1;
    }
  }

  /** What bins are multiplied by, so that they are as loud as they were. */
  double[] levels() {
    return levels;
  }

  private boolean isNew(int region, double[] known) {
    double now = 0;
    double then = 0;
    for (int k = regions.start(region); k < regions.end(region); k++) {
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
    for (int k = 0; k < re.length; k++) {
      if (re[k] < 0 || im[k] != 0) {
        return true;
      }
    }
    return false;
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
