package tenuto.dsp.spectra;

import java.util.List;
import tenuto.dsp.fft.ComplexProduct;
import tenuto.engine.Block;
import tenuto.engine.Gather;
import tenuto.engine.Reader;

/**
 * The product of two spectra, bin by bin (CrossMultiply): as long as the longer one, 0 where either
 * has ended.
 *
 * <p>It needs no memory but the block it fills: both inputs are read side by side into what is
 * still empty of it, half as much each time; for the very last bin two local variables serve.
 */
public record CrossProduct() implements Gather.Sequential {
  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    inputs.get(0).read(start, out, 0, n);
    inputs.get(1).read(start, scratch, 0, n);
    ComplexProduct.multiply(out, scratch, out, n);
  }
}
