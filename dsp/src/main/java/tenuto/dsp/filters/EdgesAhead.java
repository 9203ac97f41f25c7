package tenuto.dsp.filters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tenuto.dsp.kernel.Frames;
import tenuto.dsp.kernel.SerialState;
import tenuto.dsp.kernel.Steered;
import tenuto.dsp.timeline.Timeline;
import tenuto.engine.Filter;
import tenuto.engine.Gathered;
import tenuto.engine.Signal;

/**
 * The edges of a band as Sonic Field's shaped band-pass heard them. Wherever one has moved by more
 * than a cent since the last such place a new stretch begins, and it took for each stretch what the
 * next one begins with; for the last, what that itself begins with. To know that long before, the
 * stretches are looked at backwards.
 */
public final class EdgesAhead {
  private EdgesAhead() {}

  /**
   * Both edges, each constant within a stretch.
   *
   * @param length to which they are heard, the shorter one's at most
   */
  public static List<Signal> of(Signal lowHz, Signal highHz, long length) {
    List<Signal> edges = List.of(part(lowHz, length), part(highHz, length));
    List<Signal> stretches = Frames.through(new Begins(), 2, edges);
    return backwards(Frames.through(new Next(), 2, backwards(stretches)));
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

  /** What the stretch begins with, over {@link Frames} of the lower and the upper edge. */
  record Begins() implements Filter {
    @Override
    public State begin() {
      return new Stretches();
    }

    private static final class Stretches extends SerialState {
      private double low = Double.NaN;
      private double high = Double.NaN;

      @Override
      public void next(double[] x, int n) {
        for (int i = 0; i < n; i += 2) {
          if (Steered.moved(low, x[i]) || Steered.moved(high, x[i + 1])) {
            low = x[i];
            high = x[i + 1];
          }
          x[i] = low;
          x[i + 1] = high;
        }
      }
    }
  }

  /** What was there before the last change, over {@link Frames} of two signals. */
  record Next() implements Filter {
    @Override
    public State begin() {
      return new Changes();
    }

    private static final class Changes extends SerialState {
      private boolean begun;
      private double low;
      private double high;
      private double lowBefore;
      private double highBefore;

      @Override
      public void next(double[] x, int n) {
        for (int i = 0; i < n; i += 2) {
          if (!begun || Double.compare(low, x[i]) != 0 || Double.compare(high, x[i + 1]) != 0) {
            lowBefore = begun ? low : x[i];
            highBefore = begun ? high : x[i + 1];
            low = x[i];
            high = x[i + 1];
            begun = true;
          }
          x[i] = lowBefore;
          x[i + 1] = highBefore;
        }
      }
    }
  }
}
