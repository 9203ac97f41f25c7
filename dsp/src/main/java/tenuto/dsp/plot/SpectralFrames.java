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
 * How spectra are taken of a signal: of how many frames, how long and how far apart.
 *
 * @param size samples in a frame, a power of two
 * @param hop samples from the middle of one to that of the next; the first has sample 0 there
 * @param count of the frames
 */
record SpectralFrames(int size, long hop, long count) {
  /** Samples looked at between two meetings of threads, if a frame is not longer. */
  private static final int STRETCH = 1 << 15;

  private static final int LEAST_SIZE = 64;
  private static final int LARGEST_SIZE = 1 << 17;

  /** Frames so far apart that they cover all samples, the ends of a window as little as the hop. */
  static SpectralFrames covering(long samples, int size) {
    return apart(samples, size, size / 2);
  }

  static SpectralFrames apart(long samples, int size, long hop) {
    return new SpectralFrames(size, hop, Math.ceilDiv(samples, hop));
  }

  /** The frame size that is nearest to n samples. */
  static int size(double samples) {
    int size = LEAST_SIZE;
    while (size < LARGEST_SIZE && samples > size * Math.sqrt(2)) {
      size *= 2;
    }
    return size;
  }

  /**
   * Sums up what is made of each frame's powers.
   *
   * @param <T> the sum of some frames
   */
  interface Sum<T> {
    /** Nothing yet, for a stretch that begins with frame {@code first}. */
    T empty(long first);

    /**
     * Adds a frame.
     *
     * @param powers of each bin; used again for the next frame
     */
    void add(T sum, int channel, long frame, double[] powers);
  }

  /**
   * Shows the spectra of all frames of signals, on many threads.
   *
   * @param sum is called by any thread, for sums that are its own
   * @param taker gets the sums in their order
   * @return whether all samples in them were finite
   */
  <T> boolean visit(Session session, List<Signal> signals, Sum<T> sum, Consumer<T> taker) {
    int together = Math.max(1, STRETCH / size);
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
