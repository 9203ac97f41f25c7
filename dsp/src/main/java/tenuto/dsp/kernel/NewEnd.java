package tenuto.dsp.kernel;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/** A signal with another length: cut, or padded with silence. */
public record NewEnd() implements Gather.Sequential {
  /** The signal with that many samples. */
  public static Signal at(Signal x, long length) {
    return x.length() == length ? x : Gathered.of(new NewEnd(), List.of(x), length);
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
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.getFirst().read(start, out, 0, n);
  }
}
