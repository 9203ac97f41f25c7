package tenuto.dsp.resampling;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.math.CubicInterpolation;
import tenuto.dsp.word.Interpolation;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * The input played at {@code rate} times its speed, without an anti-aliasing filter: sample i is
 * the input at position i·rate; 0 after its end. With a rate above 1, frequencies moved above half
 * the sample rate alias.
 *
 * @param rate above 0
 * @param between interpolation of the input
 */
public record DirectResample(double rate, Interpolation between) implements Gather.RandomAccess {
  /** Samples of the input around one position. */
  private static final int TAPS = 4;

  /** Samples computed at a time. */
  private static final int SPAN = Playing.MOST;

  public DirectResample {
    Require.positive("rate", rate);
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    if (between == Interpolation.CUBIC) {
      cubic(start, out, n, inputs, scratch);
      return;
    }
    Playing playing = Playing.by(between);
    double[] row = new double[Math.min(SPAN, n)];
    for (int at = 0; at < n; at += SPAN) {
      int now = Math.min(SPAN, n - at);
      for (int i = 0; i < now; i++) {
        row[i] = (start + at + i) * rate;
      }
      playing.play(inputs.getFirst(), row, now, scratch, n);
      ArrayCopies.write(row, now, out, at);
    }
  }

  /** In one pass, as the places ascend. */
  private void cubic(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    Reader input = inputs.getFirst();
    long length = input.length();
    int most = (int) Math.clamp((n - TAPS) / rate, 1, Math.min(n, SPAN));
    double[] window = new double[(int) ((most - 1) * rate) + TAPS + 2];
    double[] row = new double[most];
    for (int i = 0; i < n; i += most) {
      int count = Math.min(most, n - i);
      if ((start + i) * rate >= length) {
        out.silence(i, n - i);
        return;
      }
      long first = (long) ((start + i) * rate) - 1;
      long last = (long) ((start + i + count - 1) * rate) + 2;
      int taken = (int) (last - first + 1);
      input.read(first, scratch, 0, taken);
      ArrayCopies.read(scratch, 0, window, taken);
      for (int k = 0; k < count; k++) {
        double position = (start + i + k) * rate;
        long whole = (long) position;
        // The product's rounding would be audible as jitter after some hours.
        double part = Fma.of((double) (start + i + k), rate, -(double) whole);
        row[k] = CubicInterpolation.at(window, (int) (whole - first), whole, part, length);
      }
      ArrayCopies.write(row, count, out, i);
    }
  }
}
