package tenuto.dsp.resonators;

import java.util.Arrays;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A comb or all-pass with a fractional delay, which may change at each sample. With the delay D,
 * the line's input is v[i] = x[i] + feedback·v[i − D]; a comb's output is v[i] + forward·v[i − D]
 * (U. Zölzer, "DAFX", 2011, section 2.2.3, the universal comb filter), an all-pass's v[i − D] −
 * feedback·v[i] (M. Schroeder, "Natural sounding artificial reverberation", 1962).
 *
 * <p>Between samples it is interpolated by {@link FractionalTaps}, with as many taps on either side
 * as the delay allows. While the delay is constant, runs are computed within which no sample is an
 * echo of another; taps are summed in the same order either way, so the bits are the same.
 *
 * <p>Its inputs are the signal, hz or the delay in ms, the feedback and, for a comb, forward.
 * Values outside their range are clamped to it.
 *
 * @param longest the longest delay in samples
 */
public record FractionalComb(Kind kind, double sampleRate, int longest) implements Filter {
  /**
   * The largest feedback, positive or negative; not 1, as the weights may add up to a little more
   * than 1.
   */
  static final double MOST_FEEDBACK = 0.999;

  /** The least delay in samples. */
  static final double LEAST = 1;

  /** With shorter delays the runs are so short that they cost more than single samples. */
  private static final int LEAST_STANDING = FractionalTaps.MOST_HALF + 8;

  private static final double FADED = 1e-270;
  private static final int LEAST_LINE = 2048;

  /** The structure; a comb's delay is given in Hz, an all-pass's in ms. */
  public enum Kind {
    COMB,
    ALL_PASS
  }

  @Override
  public int inputs() {
    return kind == Kind.COMB ? 4 : 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  private final class Line extends VectorProcessor {
    /** The number of past samples kept. */
    private final int kept = longest + FractionalTaps.MOST_HALF + FractionalTaps.GROUP + 1;

    /**
     * The delay line: when its end is reached, the kept samples are moved to its start. Vectors may
     * read beyond the last sample, in lanes whose results are discarded.
     */
    private final double[] line =
        new double[2 * Math.max(kept, LEAST_LINE) + Spans.LENGTH + Block.GROUP];

    private int end = kept;
    private final Held delayHeld = new Held();
    private final Held feedbackHeld = new Held();
    private final Held forwardHeld = new Held();
    private final double[] delay = new double[Spans.LENGTH];
    private final double[] feedback = new double[Spans.LENGTH];
    private final double[] forward = new double[Spans.LENGTH];

    /** The delayed samples, with room for such lanes, and the line's input. */
    private final double[] late = new double[Spans.LENGTH + Block.GROUP];

    private final double[] goes = new double[Spans.LENGTH];

    private final FractionalTaps[] byHalf = new FractionalTaps[FractionalTaps.MOST_HALF + 1];

    /** For a constant delay: its weights, and a part of the line, copied at four offsets. */
    private final double[] weights =
        new double[2 * FractionalTaps.MOST_HALF + FractionalTaps.GROUP];

    private final double[][] window =
        new double[FractionalTaps.GROUP][Spans.LENGTH + weights.length];
    private final double[] sum = new double[Spans.LENGTH];
    private double weighed = Double.NaN;

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      if (end + n + Block.GROUP > line.length) {
        System.arraycopy(line, end - kept, line, 0, kept);
        end = kept;
      }
      if (delayHeld.moves(in[1], n)) {
        delays(in[1], n);
      }
      if (feedbackHeld.moves(in[2], n)) {
        within(in[2], MOST_FEEDBACK, feedback, n);
      }
      if (kind == Kind.COMB && forwardHeld.moves(in[3], n)) {
        within(in[3], 1, forward, n);
      }
      if (delay[0] >= LEAST_STANDING && Held.isStill(delay, n)) {
        stand(in[0], out[0], n, vectors);
      } else {
        move(in[0], out[0], n);
      }
      end += n;
    }

    @Override
    public void transfer(StateTransfer state) {
      double[] past = Arrays.copyOfRange(line, end - kept, end);
      state.of(past);
      System.arraycopy(past, 0, line, end - kept, kept);
    }

    private void delays(double[] control, int n) {
      double perMs = Milliseconds.samplesInOne(sampleRate);
      for (int i = 0; i < n; i++) {
        double value = Math.max(control[i], 0);
        double samples = kind == Kind.COMB ? sampleRate / value : value * perMs;
        delay[i] = Math.min(Math.max(samples, LEAST), longest);
      }
    }

    private static void within(double[] control, double most, double[] values, int n) {
      for (int i = 0; i < n; i++) {
        values[i] = Math.min(Math.max(control[i], -most), most);
      }
    }

    private FractionalTaps taps(int whole) {
      int half = Math.min(FractionalTaps.MOST_HALF, whole);
      if (byHalf[half] == null) {
        byHalf[half] = FractionalTaps.of(half);
      }
      return byHalf[half];
    }

    private void move(double[] x, double[] y, int n) {
      for (int i = 0; i < n; i++) {
        double back = between(end + i, delay[i]);
        double v = faded(Fma.of(feedback[i], back, x[i]));
        line[end + i] = v;
        y[i] = kind == Kind.COMB ? Fma.of(forward[i], back, v) : Fma.of(-feedback[i], v, back);
      }
    }

    private double between(int at, double samples) {
      int whole = (int) samples;
      double part = samples - whole;
      if (part == 0) {
        return line[at - whole];
      }
      if (Double.isNaN(part)) {
        return Double.NaN;
      }
      FractionalTaps taps = taps(whole);
      return taps.between(part, line, at - whole + taps.half() - taps.taps());
    }

    /** For a constant delay, in runs of samples within which no sample is an echo of another. */
    private void stand(double[] x, double[] y, int n, boolean vectors) {
      int whole = (int) delay[0];
      double part = delay[0] - whole;
      FractionalTaps taps = taps(whole);
      if (part != 0 && delay[0] != weighed) {
        taps.fill(part, weights);
        weighed = delay[0];
      }
      int unrelated = part == 0 ? whole : whole - taps.half() + 1;
      for (int at = 0, now; at < n; at += now) {
        now = Math.min(unrelated, n - at);
        if (part == 0) {
          System.arraycopy(line, end + at - whole, late, at, now);
        } else {
          int from = end + at - whole + taps.half() - taps.taps();
          if (vectors) {
            FractionalTaps.Vectors.sums(line, from, weights, taps.taps(), late, at, now);
          } else {
            sums(from, taps.taps(), at, now);
          }
        }
        for (int i = at; i < at + now; i++) {
          goes[i] = faded(Fma.of(feedback[i], late[i], x[i]));
        }
        System.arraycopy(goes, at, line, end + at, now);
      }
      if (kind == Kind.COMB) {
        for (int i = 0; i < n; i++) {
          y[i] = Fma.of(forward[i], late[i], goes[i]);
        }
      } else {
        for (int i = 0; i < n; i++) {
          y[i] = Fma.of(-feedback[i], goes[i], late[i]);
        }
      }
    }

    /**
     * The sums of {@link FractionalTaps#between} for consecutive samples, copied so that C2
     * vectorizes the loop.
     */
    private void sums(int from, int count, int at, int n) {
      for (int k = 0; k < FractionalTaps.GROUP; k++) {
        System.arraycopy(line, from + k, window[k], 0, n + count - FractionalTaps.GROUP);
      }
      Arrays.fill(sum, 0, n, 0);
      for (int k = 0; k < count; k += FractionalTaps.GROUP) {
        add(window, k, weights, sum, n);
      }
      System.arraycopy(sum, 0, late, at, n);
    }

    private static void add(double[][] window, int k, double[] weights, double[] sum, int n) {
      double a = weights[k];
      double b = weights[k + 1];
      double c = weights[k + 2];
      double d = weights[k + 3];
      double[] first = window[0];
      double[] second = window[1];
      double[] third = window[2];
      double[] fourth = window[3];
      for (int i = 0; i < n; i++) {
        double left = Fma.of(a, first[k + i], b * second[k + i]);
        double right = Fma.of(c, third[k + i], d * fourth[k + i]);
        sum[i] += left + right;
      }
    }

    /** Rounded to 0 where it would soon be a denormal number, without a comparison. */
    private static double faded(double value) {
      return value + FADED - FADED;
    }
  }
}
