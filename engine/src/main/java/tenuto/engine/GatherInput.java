package tenuto.engine;

/**
 * A gather's reader of one input, opened when it is first needed: a mix of ten thousand placed
 * notes holds buffers only for those that have begun.
 */
final class GatherInput implements Reader {
  private final Signal signal;
  private final long end;
  private final Rendering rendering;
  private Reader reader;
  private boolean ended;

  /**
   * @param end the sample from which on it is not read any more, so that it can be closed there
   */
  GatherInput(Signal signal, long end, Rendering rendering) {
    this.signal = signal;
    this.end = end;
    this.rendering = rendering;
  }

  @Override
  public long length() {
    return signal.length();
  }

  @Override
  public void read(long start, Block out, int at, int n) {
    if (start >= length() || start + n <= 0) {
      out.silence(at, n);
      return;
    }
    if (ended) {
      throw new IllegalStateException(
          "a signal that can only be read onward was asked for sample %d after its end"
              .formatted(start));
    }
    if (reader == null) {
      reader = rendering.open(signal);
    }
    reader.read(start, out, at, n);
    if (start + n >= end) {
      ended = !rendering.addressable(signal);
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
