package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.stft.Frame;
import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.stft.FrameTransform;
import tenuto.dsp.stft.Workbench;
import tenuto.engine.Fma;

/**
 * A phase vocoder at work: it takes samples of all channels, and makes a frame and a hop of output
 * when it is asked to.
 *
 * <p>Two frames are taken from the input each time, one hop apart, so that angles need not be
 * guessed from longer steps. What frames add up to is divided by the sum of their windows, cut as
 * they are.
 */
final class Vocoder implements AutoCloseable {
  /** The part of what frames weigh in the middle of a sound below which nothing is made louder. */
  private static final double LEAST_WEIGHT = 0.2;

  /** The part of a frame's power that must be left to know what sounds. */
  private static final double LEAST_SHARE = 0.05;

  private final FrameShape shape;
  private final TimeMap map;
  private final Workbench workbench;
  private final Transposition pitch;
  private final int size;
  private final int hop;
  private final History[] past;
  private final Attacks attacks;
  private final PhaseLock lock;
  private final Windows windows;
  private final Frame[] now;
  private final Frame[] before;
  private final Frame[] last;
  private final Frame[] cut;
  private final double[] samples;
  private final double[] known;

  /** Of each channel, and at the end the weights: what frames add up to. */
  private final double[][] sums;

  private final double least;
  private FrameTransform transform;
  private FrameTransform looks;
  private AttackFinder finder;

  /** Where the frames in {@link #now} end, by their middle. */
  private long lastMiddle = Long.MIN_VALUE;

  /**
   * @param map from the output's time to the input's
   * @param pitch what becomes of tones
   * @param kept samples of the input that may have to be looked at again
   */
  Vocoder(
      int channels,
      FrameShape shape,
      TimeMap map,
      Transposition pitch,
      long kept,
      Workbench workbench) {
    this.shape = shape;
    this.map = map;
    this.pitch = pitch;
    this.workbench = workbench;
    size = shape.size();
    hop = shape.hop();
    past = new History[channels];
    int room = Math.toIntExact(Long.highestOneBit(kept) * 2);
    Arrays.setAll(past, c -> new History(room));
    attacks = new Attacks(map, size, hop);
    lock = new PhaseLock(shape);
    windows = new Windows(shape);
    now = frames(channels);
    before = frames(channels);
    last = frames(channels);
    cut = frames(channels);
    samples = new double[size];
    known = new double[shape.bins()];
    sums = new double[channels + 1][size];
    least = LEAST_WEIGHT * windows.power() / hop;
  }

  private Frame[] frames(int channels) {
    Frame[] frames = new Frame[channels];
    Arrays.setAll(frames, c -> Frame.of(shape));
    return frames;
  }

  @Override
  public void close() {
    pitch.close();
    if (transform != null) {
      transform.close();
      transform = null;
    }
    if (looks != null) {
      looks.close();
      looks = null;
    }
  }

  /** Takes the next samples of a channel: {@code n} of an array, from {@code at} on. */
  void take(int channel, double[] x, int at, int n) {
    past[channel].take(x, at, n);
  }

  /** By how many frames hops are late. */
  int late() {
    return size / 2 / hop;
  }

  /**
   * Makes the next frame, for which enough must have been taken, and writes a hop of each channel,
   * half a frame older.
   */
  void frame(long number, double[][] hops) {
    if (finder == null) {
      begin();
    }
    for (long found = finder.find(); found >= 0; found = finder.find()) {
      attacks.add(found);
    }
    attacks.place(number);
    makeFrame(hops);
  }

  private void begin() {
    int look = PhaseVocoder.sizeOfLooks(shape);
    transform = workbench.transform(size);
    looks = workbench.transform(look);
    finder = new AttackFinder(past, looks, FrameShape.of(look).window());
    pitch.begin(shape, workbench);
  }

  private void makeFrame(double[][] hops) {
    long middle = attacks.middle();
    if (middle - hop == lastMiddle) {
      for (int c = 0; c < past.length; c++) {
        before[c].set(now[c]);
      }
    } else {
      analyse(middle - hop, windows.whole(), before);
    }
    analyse(middle, windows.whole(), now);
    lastMiddle = middle;
    lock.find(now, before, last, attacks.own() ? known : null);
    for (int c = 0; c < past.length; c++) {
      lock.apply(now[c], last[c]);
    }
    if (attacks.cuts()) {
      double[] window = windows.cut(attacks.begin(), attacks.end());
      analyse(middle, window, cut);
      remember(cut, windows.share());
      add(cut, window, hops);
    } else {
      remember(now, 1);
      add(now, windows.whole(), hops);
    }
  }

  /** Keeps the powers of what sounds, as if nothing of the frame was cut off. */
  private void remember(Frame[] frames, double share) {
    if (share > LEAST_SHARE) {
      PhaseLock.sumPowers(frames, known);
      for (int k = 0; k < known.length; k++) {
        known[k] /= share;
      }
    }
  }

  private void analyse(long middle, double[] window, Frame[] to) {
    for (int c = 0; c < to.length; c++) {
      past[c].weigh(middle - size / 2, window, samples);
      transform.forward(samples, to[c]);
    }
  }

  /** Turns frames, adds them to what comes out, and gives the hop that is done. */
  private void add(Frame[] frames, double[] window, double[][] hops) {
    double[] weights = sums[past.length];
    for (int i = 0; i < size; i++) {
      weights[i] = Fma.of(window[i], window[i], weights[i]);
    }
    boolean shaped = pitch.look(frames, ratio());
    for (int c = 0; c < past.length; c++) {
      lock.apply(frames[c], before[c]);
      if (shaped) {
        before[c].scale(pitch.gains());
      }
      transform.inverse(before[c], samples);
      double[] sum = sums[c];
      for (int i = 0; i < size; i++) {
        sum[i] = Fma.of(samples[i], window[i], sum[i]);
      }
      for (int i = 0; i < hop; i++) {
        hops[c][i] = sum[i] / Math.max(weights[i], least);
      }
    }
    for (double[] sum : sums) {
      System.arraycopy(sum, hop, sum, 0, size - hop);
      Arrays.fill(sum, size - hop, size, 0);
    }
  }

  /** The ratio about the frame's middle. */
  private double ratio() {
    double middle = attacks.middle();
    return (map.to(middle + hop) - map.to(middle - hop)) / (2.0 * hop);
  }
}
