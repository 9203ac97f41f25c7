package tenuto.dsp;

import java.util.List;
import tenuto.engine.Block;
import tenuto.engine.Gather;
import tenuto.engine.Reader;

/** Placing, joining, cutting and turning signals in time; all times in samples. */
public final class Timeline {
  private static final Arithmetic.Sum SUM = new Arithmetic.Sum();

  private Timeline() {}

  /**
   * The sum of signals that begin at offsets; summed in the order in which they are given.
   *
   * @param offsets where each begins
   */
  public record Place(List<Long> offsets) implements Gather.Onward {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      out.silence(0, n);
      for (int i = 0; i < inputs.size(); i++) {
        Reader input = inputs.get(i);
        long from = start - offsets.get(i);
        if (from + n <= 0 || from >= input.length()) {
          continue;
        }
        input.read(from, scratch, 0, n);
        SUM.apply(out, scratch, out, n);
      }
    }
  }

  /**
   * Signals one after the other.
   *
   * @param lengths of each
   */
  public record Join(List<Long> lengths) implements Gather.Onward {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      long begin = 0;
      int done = 0;
      for (int i = 0; i < inputs.size() && done < n; i++) {
        long end = begin + lengths.get(i);
        if (start + done < end) {
          int now = (int) Math.min(n - done, end - (start + done));
          inputs.get(i).read(start + done - begin, out, done, now);
          done += now;
        }
        begin = end;
      }
      out.silence(done, n - done);
    }
  }

  /**
   * A stretch of a signal.
   *
   * @param from its first sample
   */
  public record Slice(long from) implements Gather.Onward {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(from + start, out, 0, n);
    }
  }

  /**
   * A signal backwards.
   *
   * @param length of the signal
   */
  public record Reverse(long length) implements Gather.Anywhere {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(length - start - n, out, 0, n);
      for (int low = 0, high = n - 1; low < high; low++, high--) {
        double sample = out.get(low);
        out.set(low, out.get(high));
        out.set(high, sample);
      }
    }
  }
}
