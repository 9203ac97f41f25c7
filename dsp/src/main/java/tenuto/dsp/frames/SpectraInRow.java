package tenuto.dsp.frames;

import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.ScalarState;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * The spectra of a signal's frames as one signal, row after row, each bin as real part, imaginary
 * part; and the inverse. Both are computed lazily, with the memory of one frame.
 *
 * <p>A row is longer than a hop. So each hop is first padded to a row, which a filter replaces by
 * the spectrum, with a latency of one row; in the inverse a filter writes a hop at each row's
 * start, and the hops are joined.
 */
public final class SpectraInRow {
  private SpectraInRow() {}

  /** The number of samples in a row. */
  public static int row(FrameShape shape) {
    return 2 * shape.bins();
  }

  /** The samples after which a row and a group begin together: a multiple of both lengths. */
  private static long grid(FrameShape shape) {
    return (long) Block.GROUP * row(shape);
  }

  /** The rows of all frames that overlap a hop, and one as rows are late. */
  private static long lookBack(FrameShape shape) {
    return (Math.ceilDiv(shape.size(), shape.hop()) + 1L) * row(shape);
  }

  /** The spectra of all frames that overlap a signal's samples. */
  public static Signal of(FrameShape shape, Workbench workbench, Signal x) {
    int row = row(shape);
    long length = shape.frames(x.length()) * row;
    Signal hops = Gathered.of(new Spread(shape.hop(), row), List.of(x), length + row);
    Signal late = Filtered.of(new Forward(shape, workbench), hops);
    return Gathered.of(new Timeline.Slice(row), List.of(late), length);
  }

  /**
   * The signal of spectra, overlapped with the hop of {@code shape}; with another hop than in the
   * analysis it is longer or shorter.
   *
   * @param from its first sample, counted from the first frame's start
   */
  public static Signal signal(
      FrameShape shape, Workbench workbench, Signal spectra, long from, long length) {
    int row = row(shape);
    long rows =
        Math.max(
            Math.ceilDiv(spectra.length(), row), Math.ceilDiv(from + length, (long) shape.hop()));
    Signal padded = Gathered.of(new Timeline.Slice(0), List.of(spectra), (rows + 1) * row);
    Signal late = Filtered.of(new Back(shape, workbench), padded);
    Signal hops = Gathered.of(new Timeline.Slice(row), List.of(late), rows * row);
    return Gathered.of(new Joined(shape.hop(), row, from), List.of(hops), length);
  }

  /** Each hop of a signal at the start of a row, followed by zeros. */
  record Spread(int hop, int row) implements Gather.Sequential, Gather.Local {
    @Override
    public long from(int input, long start) {
      return start / row * hop;
    }

    @Override
    public long to(int input, long end) {
      return ((end - 1) / row + 1) * hop;
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      for (int at = 0; at < n; ) {
        long number = (start + at) / row;
        int place = (int) ((start + at) % row);
        int now = Math.min(n - at, row - place);
        int sounding = Math.clamp(hop - place, 0, now);
        if (sounding > 0) {
          inputs.getFirst().read(number * hop + place, out, at, sounding);
        }
        out.silence(at + sounding, now - sounding);
        at += now;
      }
    }
  }

  /** The hops at the starts of rows, joined. */
  record Joined(int hop, int row, long from) implements Gather.Sequential, Gather.Local {
    @Override
    public long from(int input, long start) {
      return (from + start) / hop * row;
    }

    @Override
    public long to(int input, long end) {
      return (from + end - 1) / hop * row + hop;
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      for (int at = 0; at < n; ) {
        long number = (from + start + at) / hop;
        int place = (int) ((from + start + at) % hop);
        int now = Math.min(n - at, hop - place);
        inputs.getFirst().read(number * row + place, out, at, now);
        at += now;
      }
    }
  }

  /** Replaces the hops in rows by spectra, with a latency of one row. */
  record Forward(FrameShape shape, Workbench workbench) implements Filter {
    @Override
    public long lookBack() {
      return SpectraInRow.lookBack(shape);
    }

    @Override
    public long grid() {
      return SpectraInRow.grid(shape);
    }

    @Override
    public State begin() {
      return new Rows(shape, workbench) {
        private FrameAnalysis analysis;
        private final Frame frame = Frame.of(shape);

        @Override
        void turn(double[] row, FrameTransform transform) {
          if (analysis == null) {
            analysis = new FrameAnalysis(shape, transform);
          }
          analysis.take(row, 0, shape.hop());
          analysis.frame(frame);
          for (int k = 0; k < frame.bins(); k++) {
            row[2 * k] = frame.re()[k];
            row[2 * k + 1] = frame.im()[k];
          }
        }
      };
    }
  }

  /** Replaces the spectra in rows by hops, with a latency of one row. */
  record Back(FrameShape shape, Workbench workbench) implements Filter {
    @Override
    public long lookBack() {
      return SpectraInRow.lookBack(shape);
    }

    @Override
    public long grid() {
      return SpectraInRow.grid(shape);
    }

    @Override
    public State begin() {
      return new Rows(shape, workbench) {
        private FrameSynthesis synthesis;
        private final Frame frame = Frame.of(shape);

        @Override
        void turn(double[] row, FrameTransform transform) {
          if (synthesis == null) {
            synthesis = new FrameSynthesis(shape, transform);
          }
          for (int k = 0; k < frame.bins(); k++) {
            frame.re()[k] = row[2 * k];
            frame.im()[k] = row[2 * k + 1];
          }
          synthesis.add(frame);
          synthesis.give(row, 0, shape.hop());
        }
      };
    }
  }

  /** Processes complete rows, and outputs each while the next one arrives. */
  private abstract static class Rows extends ScalarState {
    private final FrameShape shape;
    private final Workbench workbench;
    private FrameTransform transform;
    private double[] gathered;
    private double[] given;
    private final double[] before = new double[Spans.LENGTH];
    private int position;

    Rows(FrameShape shape, Workbench workbench) {
      this.shape = shape;
      this.workbench = workbench;
      gathered = new double[row(shape)];
      given = new double[row(shape)];
    }

    /** Replaces a row by its result. */
    abstract void turn(double[] row, FrameTransform transform);

    @Override
    public void scalar(double[] x, int n) {
      if (transform == null) {
        transform = workbench.transform(shape.size());
      }
      for (int at = 0, now; at < n; at += now) {
        if (position == gathered.length) {
          position = 0;
          turn(gathered, transform);
          double[] whole = gathered;
          gathered = given;
          given = whole;
        }
        now = Math.min(n - at, gathered.length - position);
        System.arraycopy(x, at, before, 0, now);
        System.arraycopy(given, position, x, at, now);
        System.arraycopy(before, 0, gathered, position, now);
        position += now;
      }
    }

    @Override
    public void close() {
      if (transform != null) {
        transform.close();
        transform = null;
      }
    }
  }
}
