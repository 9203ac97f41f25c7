package tenuto.dsp.analysis;

import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;

/**
 * Where the windows of a signal are: the middle of each is a multiple of the hop. One that would
 * reach beyond the signal's start or end is moved to within it, so that no window is partly empty:
 * the edge of the silence outside would be heard as a click.
 *
 * @param sampleRate of the signal
 * @param hop samples from one window to the next
 * @param window samples in each, if the signal has as many
 * @param length of the signal
 */
record Frames(double sampleRate, int hop, int window, long length) {
  private static final int MOST_HOP = 1 << 24;
  private static final int MOST_WINDOW = 1 << 20;

  /** Windows of a signal by their parameters in ms. */
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

  /** The first sample of a window; one after the last is where the last is. */
  long first(long frame) {
    return around(frame * hop);
  }

  /** The first sample of a window with its middle at a place. */
  long around(long middle) {
    return Math.clamp(middle - size() / 2, 0, length - size());
  }

  /** How many windows have their middle in the signal. */
  long count() {
    return Math.ceilDiv(length, hop);
  }
}
