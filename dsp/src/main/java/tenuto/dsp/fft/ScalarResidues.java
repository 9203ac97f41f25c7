package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.dsp.fft.NegacyclicFft.Product;
import tenuto.dsp.kernel.ArrayCopies;

/** Residues in arrays: the scalar form of {@link VectorResidues}, with the same bits. */
final class ScalarResidues implements Residues {
  private static final int LEAST = ResidueTree.LEAST;

  private final ResidueTree tree;

  /** Bytes from the real parts to the imaginary ones. */
  private final long apart;

  private final double[] xr = new double[TILE];
  private final double[] xi = new double[TILE];
  private final double[] yr = new double[TILE];
  private final double[] yi = new double[TILE];
  private final double[] moreRe = new double[TILE];
  private final double[] moreIm = new double[TILE];
  private final double[] re = new double[2 * TILE];
  private final double[] im = new double[2 * TILE];

  ScalarResidues(ResidueTree tree) {
    this.tree = tree;
    apart = 8L * tree.size();
  }

  @Override
  public void split(MemorySegment x, int at, int n, int level) {
    int width = TILE / 4;
    for (int i = 0; i < n / 4; i += width) {
      read(x, at + i, 2L * n, 4, width);
      ScalarSplits.four(xr, xi, width, 1, tree.factors(level), at / n);
      write(xr, xi, x, at + i, 2L * n, 4, width);
    }
  }

  @Override
  public void merge(MemorySegment x, int at, int n, int level) {
    int width = TILE / 4;
    for (int i = 0; i < n / 4; i += width) {
      read(x, at + i, 2L * n, 4, width);
      ScalarMerges.four(xr, xi, width, 1, tree.factors(level), at / n);
      write(xr, xi, x, at + i, 2L * n, 4, width);
    }
  }

  @Override
  public void splitTile(MemorySegment x, int at, int n, int level) {
    read(x, at, 0, 1, n);
    int m = n;
    for (int i = level; i < tree.fours(); i++) {
      ScalarSplits.four(xr, xi, m / 4, n / m, tree.factors(i), at / m);
      m /= 4;
    }
    if (tree.endsInTwo()) {
      ScalarSplits.two(xr, xi, n / m, tree.factors(tree.fours()), at / m);
    }
    write(xr, xi, x, at, 0, 1, n);
  }

  @Override
  public void convolveTile(List<Product> products, MemorySegment y, int at, int n, int level) {
    boolean first = true;
    for (Product product : products) {
      read(product.response(), at, 0, 1, n);
      ScalarProducts.expand(xr, xi, re, im, n / LEAST, tree.constants(), at / LEAST);
      read(product.x(), at, 0, 1, n);
      ScalarProducts.multiply(xr, xi, re, im, first ? yr : moreRe, first ? yi : moreIm, n / LEAST);
      for (int i = 0; i < n && !first; i++) {
        yr[i] += moreRe[i];
        yi[i] += moreIm[i];
      }
      first = false;
    }
    int m = LEAST;
    if (tree.endsInTwo()) {
      m *= 2;
      ScalarMerges.two(yr, yi, n / m, tree.factors(tree.fours()), at / m);
    }
    for (int i = tree.fours() - 1; i >= level; i--) {
      m *= 4;
      ScalarMerges.four(yr, yi, m / 4, n / m, tree.factors(i), at / m);
    }
    write(yr, yi, y, at, 0, 1, n);
  }

  private void read(MemorySegment x, int at, long pitch, int rows, int width) {
    ArrayCopies.read(x, 8L * at, pitch, xr, 0, rows, width);
    ArrayCopies.read(x, 8L * at + apart, pitch, xi, 0, rows, width);
  }

  private void write(
      double[] fromRe, double[] fromIm, MemorySegment y, int at, long pitch, int rows, int width) {
    ArrayCopies.write(fromRe, 0, rows, width, y, 8L * at, pitch);
    ArrayCopies.write(fromIm, 0, rows, width, y, 8L * at + apart, pitch);
  }
}
