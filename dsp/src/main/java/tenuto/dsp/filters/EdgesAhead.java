package tenuto.dsp.filters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Steered;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/**
 * The edges of a band as Sonic Field's shaped band-pass used them. A new segment begins wherever an
 * edge has moved by more than a cent since the last such place. Each segment used the edges with
 * which the next one begins, the last its own. To know these in advance, the segments are read
 * backwards.
 */
public final class EdgesAhead {
  private EdgesAhead() {}

  /**
   * Both edges, constant within each segment.
   *
   * @param length of the results, at most that of the shorter edge
   */
  public static List<Signal> of(Signal lowHz, Signal highHz, long length) {
    List<Signal> edges = List.of(part(lowHz, length), part(highHz, length));
    List<Signal> stretches = Filtered.all(new Begins(), edges);
    return backwards(Filtered.all(new Next(), backwards(stretches)));
  }

  private static Signal part(Signal x, long length) {
    return Gathered.of(new Timeline.Slice(0), List.of(x), length);
  }

  private static List<Signal> backwards(List<Signal> signals) {
    List<Signal> turned = new ArrayList<>();
    for (Signal x : signals) {
      turned.add(Gathered.of(new Timeline.Reverse(x.length()), List.of(x), x.length()));
    }
    return Collections.unmodifiableList(turned);
  }

  /** A filter from two edges to two edges. */
  private interface Pairwise extends Filter {
    @Override
    default int inputs() {
      return 2;
    }

    @Override
    default int outputs() {
      return 2;
    }
  }

  /**
   * The edges with which the current segment begins; its inputs are the lower and the upper edge.
   */
  record Begins() implements Pairwise {
    @Override
    public Processor begin() {
      return new Stretches();
    }

    private static final class Stretches extends ScalarProcessor {
      private double low = Double.NaN;
      private double high = Double.NaN;

      @Override
      public void scalar(double[][] in, double[][] out, int n) {
        for (int i = 0; i < n; i++) {
          if (Steered.moved(low, in[0][i]) || Steered.moved(high, in[1][i])) {
            low = in[0][i];
            high = in[1][i];
          }
          out[0][i] = low;
          out[1][i] = high;
        }
      }
    }
  }

  /** The values before the last change of either of two signals. */
  record Next() implements Pairwise {
    @Override
    public Processor begin() {
      return new Changes();
    }

    private static final class Changes extends ScalarProcessor {
      private boolean begun;
      private double low;
      private double high;
      private double lowBefore;
      private double highBefore;

      @Override
      public void scalar(double[][] in, double[][] out, int n) {
        for (int i = 0; i < n; i++) {
          double x = in[0][i];
          double y = in[1][i];
          if (!begun || Double.compare(low, x) != 0 || Double.compare(high, y) != 0) {
            lowBefore = begun ? low : x;
            highBefore = begun ? high : y;
            low = x;
            high = y;
            begun = true;
          }
          out[0][i] = lowBefore;
          out[1][i] = highBefore;
        }
      }
    }
  }
}
