package tenuto.dsp.editing;

import java.util.List;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/** Operations in time: placing, joining, slicing and reversing signals; all times in samples. */
public final class Timeline {
  private static final Arithmetic.Sum SUM = new Arithmetic.Sum();

  private Timeline() {}

  /**
   * The sum of signals that start at offsets, added in the given order. Each is read only where it
   * sounds.
   *
   * @param score the start of each
   */
  public record Place(OverlapIndex score) implements Layer, Gather.Placing {
    @Override
    public long begin(int input) {
      return score.offset(input);
    }

    @Override
    public Gather at(List<Long> begins, List<Long> lengths) {
      return new Place(
          new OverlapIndex(
              begins.stream().mapToLong(Long::longValue).toArray(),
              lengths.stream().mapToLong(Long::longValue).toArray()));
    }

    @Override
    public boolean adds() {
      return true;
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      out.silence(0, n);
      for (int at = 0; at < n; ) {
        int now = score.upToNextBar(start + at, n - at);
        for (int i = score.first(start + at); i < score.last(start + at); i++) {
          int signal = score.signal(i);
          add(inputs.get(signal), start - score.offset(signal), at, at + now, out, scratch);
        }
        at += now;
      }
    }

    /** Adds whole groups, only where the signal sounds: the other samples would be zeros. */
    private static void add(Reader input, long shift, int from, int to, Block out, Block scratch) {
      long sounds = Math.max(from, -shift);
      long ends = Math.min(to, input.length() - shift);
      if (sounds < ends) {
        int begin = (int) sounds & -Block.GROUP;
        int n = Block.wholeGroups((int) ends - begin);
        input.read(shift + begin, scratch, 0, n);
        Block target = begin == 0 ? out : new Block(out.memory(), out.offset() + 8L * begin);
        SUM.apply(target, scratch, target, n);
      }
    }
  }

  /** Signals in sequence. */
  public static final class Join implements Layer, Gather.Placing {
    /** The start of each, followed by the end of the last. */
    private final long[] begins;

    /**
     * @param lengths of each
     */
    public Join(List<Long> lengths) {
      begins = new long[lengths.size() + 1];
      for (int i = 0; i < lengths.size(); i++) {
        begins[i + 1] = begins[i] + lengths.get(i);
      }
    }

    @Override
    public long begin(int input) {
      return begins[input];
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      int done = 0;
      for (int i = at(start); i < inputs.size() && done < n; i++) {
        int now = (int) Math.min(n - done, begins[i + 1] - (start + done));
        inputs.get(i).read(start + done - begins[i], out, done, now);
        done += now;
      }
      out.silence(done, n - done);
    }

    @Override
    public Gather at(List<Long> begins, List<Long> lengths) {
      return new Join(lengths);
    }

    /**
     * The number of the signal to which a sample belongs: of several that start there, the last.
     */
    private int at(long sample) {
      int low = 0;
      int high = begins.length - 1;
      while (low < high) {
        int middle = (low + high + 1) >>> 1;
        if (begins[middle] <= sample) {
          low = middle;
        } else {
          high = middle - 1;
        }
      }
      return low;
    }

    /** The settings that are not part of the signals' own text. */
    @Override
    public String toString() {
      return "Join[" + (begins.length - 1) + "]";
    }
  }

  /**
   * A slice of a signal.
   *
   * @param from its first sample
   */
  public record Slice(long from) implements Layer, Gather.Placing {
    @Override
    public long begin(int input) {
      return -from;
    }

    @Override
    public Gather at(List<Long> begins, List<Long> lengths) {
      return new Slice(-begins.getFirst());
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(from + start, out, 0, n);
    }
  }

  /**
   * A signal reversed.
   *
   * @param length of the signal
   */
  public record Reverse(long length) implements Gather.RandomAccess {
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
