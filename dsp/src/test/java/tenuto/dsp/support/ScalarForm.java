package tenuto.dsp.support;

import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;

/** A filter in its scalar form only. */
public record ScalarForm(Filter filter) implements Filter {
  @Override
  public int inputs() {
    return filter.inputs();
  }

  @Override
  public int outputs() {
    return filter.outputs();
  }

  @Override
  public Processor begin() {
    Processor whole = filter.begin();
    Processor form = whole.scalarForm();
    return new Processor() {
      @Override
      public void process(Block[] in, Block[] out, int n) {
        form.process(in, out, n);
      }

      @Override
      public void close() {
        whole.close();
      }
    };
  }
}
