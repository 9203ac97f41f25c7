package tenuto.engine.plan;

import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * A gather's reader of one input, opened when it is first needed: a mix of ten thousand placed
 * notes holds buffers only for those that have begun.
 */
final class GatherInput implements Reader {
  private final long length;
  private final boolean addressable;
  private final long end;
  private final Supplier<Reader> opening;
  private Reader reader;
  private boolean ended;

  /**
   * @param length of the input
   * @param addressable whether it can be read in any order
   * @param end the sample from which on it is not read any more, so that it can be closed there
   * @param opening opens it
   */
  GatherInput(long length, boolean addressable, long end, Supplier<Reader> opening) {
    this.length = length;
    this.addressable = addressable;
    this.end = end;
    this.opening = opening;
  }

  @Override
  public long length() {
    return length;
  }

  @Override
  public void read(long start, Block out, int at, int n) {
    if (start >= length || start + n <= 0) {
      out.silence(at, n);
      return;
    }
    if (ended) {
      throw new IllegalStateException(
          ("a signal that can only be read sequentially was asked for sample %d" + " after its end")
              .formatted(start));
    }
    if (reader == null) {
      reader = opening.get();
    }
    reader.read(start, out, at, n);
    if (start + n >= end) {
      ended = !addressable;
      close();
    }
  }

  @Override
  public void close() {
    if (reader != null) {
      reader.close();
      reader = null;
    }
  }
}
