package tenuto.dsp;

import java.util.List;
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
public record CrossProduct() implements Gather.Onward {
  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs) {
    Reader left = inputs.get(0);
    Reader right = inputs.get(1);
    int done = 0;
    while (n - done > 2) {
      int half = (n - done) / 2;
      half &= half >= Block.GROUP ? -Block.GROUP : -2;
      left.read(start + done, out, done, half);
      right.read(start + done, out, done + half, half);
      long at = out.offset() + 8L * done;
      ComplexProduct.multiply(
          out.memory(), at, out.memory(), at + 8L * half, out.memory(), at, half);
      done += half;
    }
    left.read(start + done, out, done, 2);
    double re = out.get(done);
    double im = out.get(done + 1);
    right.read(start + done, out, done, 2);
    double otherRe = out.get(done);
    double otherIm = out.get(done + 1);
    out.set(done, Math.fma(re, otherRe, -(im * otherIm)));
    out.set(done + 1, Math.fma(im, otherRe, re * otherIm));
  }
}
