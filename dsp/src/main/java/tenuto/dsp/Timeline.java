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
   * The sum of signals that begin at offsets, added in the order in which they are given. Each is
   * read only where it sounds.
   *
   * @param score when each begins
   */
  public record Place(Score score) implements Gather.Onward {
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

    /** Adds whole groups only where the signal sounds: what else were added is zero. */
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
