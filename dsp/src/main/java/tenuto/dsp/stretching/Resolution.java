package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameTransform;
import tenuto.dsp.frames.Workbench;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;

/**
 * The frames of one length at work: their spectra, and by what angle their tones are turned.
 *
 * <p>Two frames are taken from the input each time, one hop apart, so that angles need not be
 * guessed from longer steps.
 */
final class Resolution implements AutoCloseable {
  /** The part of a frame's power that must be left to know what sounds. */
  private static final double LEAST_SHARE = 0.05;

  private final FrameShape shape;

  /** Samples of the sound to one of a frame. */
  private final int step;

  private final Fade fade;
  private final PhaseLock lock;
  private final double[] whole;
  private final double[] cutOff;
  private final double power;

  /** One over the window where the middle is, which undoes it there, and the middle. */
  private final double[] undone;

  private final double[] heardMiddle;
  private final double[][] scratch;

  private final Frame[] now;
  private final Frame[] before;
  private final Frame[] last;
  private final Frame[] cut;
  private final Frame turned;
  private final double[] samples;
  private final double[] known;
  private FrameTransform transform;

  /** Where the frames in {@link #now} have their middle. */
  private long lastMiddle = Long.MIN_VALUE;

  /** The frames that are heard next: those of now, or what was cut of them. */
  private Frame[] heard;

  Resolution(FrameShape shape, int step, int middle, double[] overlaps, int channels, Fade fade) {
    this.shape = shape;
    this.step = step;
    this.fade = fade;
    lock = new PhaseLock(shape, overlaps);
    whole = shape.window();
    cutOff = new double[whole.length];
    power = power(whole);
    undone = new double[middle];
    double size = (double) step * whole.length;
    for (int i = 1; i < middle; i++) {
      undone[i] = 1 / (0.5 + 0.5 * StrictMath.cos(2 * Math.PI * (i - middle / 2) / size));
    }
    heardMiddle = new double[middle];
    scratch = new double[step + 1][middle / step + 1];
    now = frames(channels);
    before = frames(channels);
    last = frames(channels);
    cut = frames(channels);
    heard = now;
    turned = Frame.of(shape);
    samples = new double[shape.size()];
    known = new double[shape.bins()];
  }

  private Frame[] frames(int channels) {
    Frame[] frames = new Frame[channels];
    Arrays.setAll(frames, c -> Frame.of(shape));
    return frames;
  }

  private static double power(double[] window) {
    double sum = 0;
    for (double each : window) {
      sum += each * each;
    }
    return sum;
  }

  void begin(Workbench workbench) {
    transform = workbench.transform(shape.size());
  }

  @Override
  public void close() {
    if (transform != null) {
      transform.close();
      transform = null;
    }
  }

  FrameShape shape() {
    return shape;
  }

  /** The number of a bin at half the sample rate, were there one. */
  int top() {
    return step * (shape.bins() - 1);
  }

  /** Whether its frames are of the lower part of the sound alone. */
  boolean isLows() {
    return step > 1;
  }

  /** The angles of the frame. */
  PhaseLock lock() {
    return lock;
  }

  /** The frames that are heard next. */
  Frame[] heard() {
    return heard;
  }

  /**
   * Hands over the frame before in the output. That before in the input is not: it is found again
   * in what has come, bit by bit.
   */
  void transfer(StateTransfer state) {
    for (Frame each : last) {
      each.transfer(state);
    }
    state.of(known);
  }

  /** Takes the next frame from what has come, and finds its angles. */
  void look(Past[] past, Attacks attacks) {
    long middle = attacks.middle();
    int hop = shape.hop();
    if (middle - hop == lastMiddle) {
      for (int c = 0; c < past.length; c++) {
        before[c].set(now[c]);
      }
    } else {
      analyse(past, middle - hop, whole, before);
    }
    analyse(past, middle, whole, now);
    lastMiddle = middle;
    lock.find(now, before, last, attacks.own() ? known : null);
    heard = now;
    double share = 1;
    if (attacks.cuts(step * shape.size() / 2)) {
      System.arraycopy(whole, 0, cutOff, 0, whole.length);
      int reach = step == 1 ? 0 : QuarterBand.REACH; // of what its samples are made from
      fade.cut(
          cutOff,
          Math.ceilDiv(attacks.begin() + reach, step),
          Math.floorDiv(attacks.end() - reach, step));
      share = power(cutOff) / power;
      analyse(past, middle, cutOff, cut);
      heard = cut;
    }
    remember(share);
  }

  /** Keeps the powers of what sounds, as if nothing of the frame was cut off. */
  private void remember(double share) {
    if (share > LEAST_SHARE) {
      PhaseLock.sumPowers(heard, known);
      for (int k = 0; k < known.length; k++) {
        known[k] /= share;
      }
    }
  }

  private void analyse(Past[] past, long middle, double[] window, Frame[] to) {
    for (int c = 0; c < to.length; c++) {
      past[c].weigh(middle - (long) step * (shape.size() / 2), window, samples);
      transform.forward(samples, to[c]);
    }
  }

  /** Keeps the whole frames, turned, for the next ones to follow. */
  void keep() {
    for (int c = 0; c < now.length; c++) {
      lock.apply(now[c], last[c]);
    }
  }

  /**
   * Turns a channel's frame, and adds the middle of it to what comes out.
   *
   * @param gains of each bin
   */
  void add(int channel, double[] gains, double[] weights, double[] sum) {
    if (heard == now) {
      last[channel].scale(gains, turned);
    } else {
      lock.apply(heard[channel], turned);
      turned.scale(gains);
    }
    transform.inverse(turned, samples);
    int n = weights.length;
    if (step == 1) {
      System.arraycopy(samples, (samples.length - n) / 2, heardMiddle, 0, n);
    } else {
      QuarterBand.full(samples, samples.length / 2, heardMiddle, n, scratch);
    }
    for (int i = 0; i < n; i++) {
      sum[i] = Fma.of(heardMiddle[i] * undone[i], weights[i], sum[i]);
    }
  }
}
