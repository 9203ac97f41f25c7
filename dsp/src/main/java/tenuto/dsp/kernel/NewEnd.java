package tenuto.dsp.kernel;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * A signal with another length: cut, or padded with silence.
 *
 * @param from its first sample
 */
public record NewEnd(long from) implements Gather.Sequential, Gather.Placing {
  /** The signal with that many samples. */
  public static Signal at(Signal x, long length) {
    return x.length() == length ? x : Gathered.of(new NewEnd(0), List.of(x), length);
  }

  /** A control cut to that length if it is longer; a constant one costs nothing. */
  public static Signal atLatest(Signal control, long length) {
    if (control.length() <= length) {
      return control;
    }
    return control instanceof Lazy lazy && lazy.what() instanceof Constant same
        ? Generated.of(same, length)
        : at(control, length);
  }

  @Override
  public long begin(int input) {
    return -from;
  }

  @Override
  public Gather at(List<Long> begins, List<Long> lengths) {
    return new NewEnd(-begins.getFirst());
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(from + start, out, 0, n);
  }
}
