package tenuto.dsp.plot;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tenuto.dsp.metering.InOrder;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;

/**
 * The frames of a signal for spectra.
 *
 * @param size samples in a frame, a power of two
 * @param hop samples from the middle of a frame to that of the next; the first one's middle is
 *     sample 0
 * @param count number of frames
 */
record SpectralFrames(int size, long hop, long count) {
  /** Samples per unit of parallel work, if a frame is not longer. */
  private static final int SPAN = 1 << 15;

  private static final int LEAST_SIZE = 64;
  private static final int LARGEST_SIZE = 1 << 17;

  /** Frames that cover all samples, with a hop at which the ends of windows count little. */
  static SpectralFrames covering(long samples, int size) {
    return apart(samples, size, size / 2);
  }

  static SpectralFrames apart(long samples, int size, long hop) {
    return new SpectralFrames(size, hop, Math.ceilDiv(samples, hop));
  }

  /** The frame size nearest to n samples. */
  static int size(double samples) {
    int size = LEAST_SIZE;
    while (size < LARGEST_SIZE && samples > size * Math.sqrt(2)) {
      size *= 2;
    }
    return size;
  }

  /**
   * Accumulates a result over frames.
   *
   * @param <T> the result for some frames
   */
  interface Sum<T> {
    /** An empty result, for a span that starts with frame {@code first}. */
    T empty(long first);

    /**
     * Adds a frame.
     *
     * @param powers of each bin; the array is reused for the next frame
     */
    void add(T sum, int channel, long frame, double[] powers);
  }

  /**
   * Accumulates the spectra of all frames of signals, on several threads.
   *
   * @param sum called by any thread, each with its own results
   * @param taker receives the results in order
   * @return whether all samples in the frames were finite
   */
  <T> boolean visit(Session session, List<Signal> signals, Sum<T> sum, Consumer<T> taker) {
    int together = Math.max(1, SPAN / size);
    Overlapped overlapped = new Overlapped(size, hop);
    List<Signal> frames = signals.stream().map(x -> overlapped.of(x, count)).toList();
    InOrder inOrder = new InOrder();
    var finite = new java.util.concurrent.atomic.AtomicBoolean(true);
    Supplier<SampleSink> visitors =
        () -> {
          Arena arena = Arena.ofConfined();
          PowerSpectrum spectrum = new PowerSpectrum(size, arena);
          double[] powers = new double[spectrum.bins()];
          return new SampleSink() {
            @Override
            public void take(long start, Block[] channels, int n) {
              T made = sum.empty(start / size);
              for (int c = 0; c < channels.length; c++) {
                for (int at = 0; at < n; at += size) {
                  spectrum.of(channels[c], at, powers);
                  sum.add(made, c, (start + at) / size, powers);
                }
              }
              inOrder.add(start / size / together, () -> taker.accept(made));
              if (!spectrum.finite()) {
                finite.set(false);
              }
            }

            @Override
            public void close() {
              arena.close();
            }
          };
        };
    session.visit(frames, together * size, visitors);
    return finite.get();
  }
}
