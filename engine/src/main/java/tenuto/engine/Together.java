package tenuto.engine;

import java.util.List;

/**
 * Stands above several signals that are rendered together, so that what they share is found and
 * computed once; itself never read.
 */
final class Together {
  private Together() {}

  /** One root for {@code signals}; with {@code anywhere} each of them becomes readable anywhere. */
  static Signal of(List<Signal> signals, boolean anywhere) {
    if (signals.size() == 1 && (!anywhere || signals.getFirst().addressable())) {
      return signals.getFirst();
    }
    return Gathered.of(anywhere ? new Anywhere() : new Onward(), signals, 0);
  }

  private record Anywhere() implements Gather.Anywhere {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      throw new UnsupportedOperationException("a root is not read");
    }
  }

  private record Onward() implements Gather.Onward {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      throw new UnsupportedOperationException("a root is not read");
    }
  }
}
