package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Source;

/** Kinds of signals of which tests ask for keys and ranges only, never for samples. */
final class NeverComputed {
  private NeverComputed() {}

  record Silence() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      throw new IllegalStateException("it is never computed");
    }
  }

  record Onward() implements Filter {
    @Override
    public Processor begin() {
      throw new IllegalStateException("it is never computed");
    }
  }

  record Placed(List<Long> begins) implements Gather.Sequential, Gather.Placing {
    @Override
    public long begin(int input) {
      return begins.get(input);
    }

    @Override
    public Gather at(List<Long> others, List<Long> lengths) {
      return new Placed(others);
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      throw new IllegalStateException("it is never computed");
    }
  }
}
