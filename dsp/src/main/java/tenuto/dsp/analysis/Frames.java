package tenuto.dsp.analysis;

import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;

/**
 * The positions of a signal's windows: the middle of each is a multiple of the hop. A window that
 * would reach beyond the signal's start or end is moved inside, so that no window is partly empty:
 * the edge to the silence outside would act like a click.
 *
 * @param sampleRate of the signal
 * @param hop samples from one window to the next
 * @param window samples in each, if the signal has as many
 * @param length of the signal
 */
record Frames(double sampleRate, int hop, int window, long length) {
  private static final int MOST_HOP = 1 << 24;
  private static final int MOST_WINDOW = 1 << 20;

  /** The windows of a signal with parameters in ms. */
  static Frames of(double sampleRate, double hop, double window, long length) {
    int apart = samples("hop", sampleRate, hop, MOST_HOP);
    Require.that(
        Milliseconds.place(hop, sampleRate) >= 1,
        "hop",
        "must be at least a sample, %.6g ms".formatted(Milliseconds.of(1, sampleRate)),
        hop);
    return new Frames(
        sampleRate, apart, samples("window", sampleRate, window, MOST_WINDOW), length);
  }

  private static int samples(String name, double sampleRate, double ms, int most) {
    Require.positive(name, ms);
    double samples = Milliseconds.exactly(ms, sampleRate);
    Require.that(samples <= most, name, "must be at most %d samples".formatted(most), ms);
    return Math.max(1, (int) Math.rint(samples));
  }

  /** Samples in each window. */
  int size() {
    return (int) Math.min(window, length);
  }

  /** The first sample of a window; a window after the last is at the last one's place. */
  long first(long frame) {
    return around(frame * hop);
  }

  /** The first sample of a window whose middle is at a place. */
  long around(long middle) {
    return Math.clamp(middle - size() / 2, 0, length - size());
  }

  /** The number of windows whose middle is in the signal. */
  long count() {
    return Math.ceilDiv(length, hop);
  }
}
