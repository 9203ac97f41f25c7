package tenuto.scripting.prompt;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;

/**
 * An overview of channels in a few thousand bins: the minimum and maximum sample of each, and the
 * sum of squares. It may cover only the beginning if it would take too long; the same samples give
 * the same bits for any number of threads.
 */
final class Overview {
  /** The samples in a bin, except for sounds of many hours. */
  private static final int USUAL_BIN = 8192;

  /** The fewest bins, if there are enough samples. */
  private static final int LEAST_BINS = 1024;

  private static final int MOST_BINS = 1 << 18;

  private final int binLength;
  private final long length;
  private final float[][] least;
  private final float[][] greatest;
  private final double[][] squares;

  /** The number of samples that are NaN or infinite. */
  private final long[][] broken;

  private volatile long seen;

  /** The overview is long enough. */
  private static final class EnoughException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final long at;

    EnoughException(long at) {
      super("enough", null, false, false);
      this.at = at;
    }
  }

  private Overview(int channels, long length) {
    this.length = length;
    long usual = Math.clamp(Long.highestOneBit(length / LEAST_BINS), Block.GROUP, USUAL_BIN);
    this.binLength = (int) Math.max(usual, Long.highestOneBit(length / MOST_BINS));
    int bins = (int) Math.ceilDiv(length, binLength);
    least = new float[channels][bins];
    greatest = new float[channels][bins];
    squares = new double[channels][bins];
    broken = new long[channels][bins];
  }

  /**
   * Reads signals from their beginning.
   *
   * @param patient asked repeatedly whether to continue
   */
  static Overview of(Session session, List<Signal> channels, BooleanSupplier patient) {
    long length = channels.stream().mapToLong(Signal::length).max().orElse(0);
    Overview overview = new Overview(channels.size(), length);
    overview.seen = length;
    try {
      session.visit(channels, overview.binLength, () -> overview.new Eye(patient));
    } catch (EnoughException e) {
      overview.seen = e.at;
    }
    return overview;
  }

  /** The visitor of one thread; each writes to bins of its own. */
  private final class Eye implements SampleSink {
    private final BooleanSupplier patient;

    Eye(BooleanSupplier patient) {
      this.patient = patient;
    }

    @Override
    public void take(long start, Block[] channels, int n) {
      if (start > 0 && !patient.getAsBoolean()) {
        throw new EnoughException(start);
      }
      int bin = (int) (start / binLength);
      for (int c = 0; c < channels.length; c++) {
        look(channels[c], c, bin, n);
      }
    }

    private void look(Block block, int c, int bin, int n) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      double sum = 0;
      int wrong = 0;
      for (int i = 0; i < n; i++) {
        double sample = block.get(i);
        if (Double.isFinite(sample)) {
          low = Math.min(low, sample);
          high = Math.max(high, sample);
          sum += sample * sample;
        } else {
          wrong++;
        }
      }
      least[c][bin] = low > high ? 0 : (float) low;
      greatest[c][bin] = low > high ? 0 : (float) high;
      squares[c][bin] = sum;
      broken[c][bin] = wrong;
    }
  }

  int channels() {
    return least.length;
  }

  long length() {
    return length;
  }

  /** The number of samples read, from the beginning. */
  long seen() {
    return seen;
  }

  private int bins() {
    return (int) Math.ceilDiv(seen, binLength);
  }

  /** The largest absolute sample of a channel. */
  double peak(int channel) {
    double peak = 0;
    for (int bin = 0; bin < bins(); bin++) {
      peak = Math.max(peak, Math.max(-least[channel][bin], greatest[channel][bin]));
    }
    return peak;
  }

  /** The largest absolute sample of all channels. */
  double peak() {
    double peak = 0;
    for (int channel = 0; channel < channels(); channel++) {
      peak = Math.max(peak, peak(channel));
    }
    return peak;
  }

  /** The root mean square of a channel. */
  double rms(int channel) {
    double sum = 0;
    for (int bin = 0; bin < bins(); bin++) {
      sum += squares[channel][bin];
    }
    return seen == 0 ? 0 : Math.sqrt(sum / seen);
  }

  /** The number of samples of all channels that are NaN or infinite. */
  long broken() {
    long count = 0;
    for (long[] channel : broken) {
      count += Arrays.stream(channel, 0, bins()).sum();
    }
    return count;
  }

  /**
   * The minimum and maximum of each of several equal parts of the whole length; NaN for parts that
   * were not read.
   */
  float[][] parts(int channel, int parts) {
    float[][] result = new float[2][parts];
    for (int part = 0; part < parts; part++) {
      int from = (int) ((long) part * least[channel].length / parts);
      int to = Math.max(from + 1, (int) ((part + 1L) * least[channel].length / parts));
      result[0][part] = Float.NaN;
      result[1][part] = Float.NaN;
      for (int bin = from; bin < Math.min(to, bins()); bin++) {
        boolean first = bin == from;
        float low = least[channel][bin];
        float high = greatest[channel][bin];
        result[0][part] = first ? low : Math.min(result[0][part], low);
        result[1][part] = first ? high : Math.max(result[1][part], high);
      }
    }
    return result;
  }
}
