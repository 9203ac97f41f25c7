package tenuto.dsp.stretching;

import tenuto.dsp.stft.Frame;
import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.stft.PeakRegions;

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

  private final PeakRegions regions;
  private final double[] powers;
  private final double[] re;
  private final double[] im;

  PhaseLock(FrameShape shape) {
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
    for (int c = 0; c < last.length; c++) {
      double[] aRe = last[c].re();
      double[] aIm = last[c].im();
      double[] bRe = before[c].re();
      double[] bIm = before[c].im();
      for (int k = from; k < to; k++) {
        x += aRe[k] * bRe[k] + aIm[k] * bIm[k];
        y += aIm[k] * bRe[k] - aRe[k] * bIm[k];
      }
    }
    double size = Math.sqrt(x * x + y * y);
    boolean turns =
        size > 0 && size < Double.MAX_VALUE && !(known != null && isNew(from, to, known));
    for (int k = from; k < to; k++) {
      re[k] = turns ? x / size : 1;
      im[k] = turns ? y / size : 0;
    }
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
