package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.dsp.fft.NegacyclicFft.Product;

/** Residues by vectors, in place but for the sums of a tile, which with it fit in a near cache. */
final class VectorResidues implements Residues {
  private static final int LEAST = ResidueTree.LEAST;

  private final ResidueTree tree;

  /** Bytes from the real parts to the imaginary ones. */
  private final long apart;

  /** The sums of a tile's products: real parts, then imaginary parts. */
  private final MemorySegment sums;

  /** The products of one more part. */
  private final MemorySegment more;

  /** A tile of a response: for each residue c times its coefficients, then these themselves. */
  private final double[] re = new double[2 * TILE];

  private final double[] im = new double[2 * TILE];

  VectorResidues(ResidueTree tree, Arena arena) {
    this.tree = tree;
    apart = 8L * tree.size();
    sums = arena.allocate(16L * TILE, 64);
    more = arena.allocate(16L * TILE, 64);
  }

  @Override
  public void split(MemorySegment x, int at, int n, int level) {
    VectorSplits.four(x, 8L * at, apart, n / 4, 1, tree.factors(level), at / n);
  }

  @Override
  public void merge(MemorySegment x, int at, int n, int level) {
    VectorMerges.four(x, 8L * at, apart, x, 8L * at, apart, n / 4, 1, tree.factors(level), at / n);
  }

  @Override
  public void splitTile(MemorySegment x, int at, int n, int level) {
    int m = n;
    for (int i = level; i < tree.fours(); i++) {
      VectorSplits.four(x, 8L * at, apart, m / 4, n / m, tree.factors(i), at / m);
      m /= 4;
    }
    if (tree.endsInTwo()) {
      VectorSplits.two(x, 8L * at, apart, n / m, tree.factors(tree.fours()), at / m);
    }
  }

  @Override
  public void convolveTile(List<Product> products, MemorySegment y, int at, int n, int level) {
    boolean first = true;
    for (Product product : products) {
      MemorySegment to = first ? sums : more;
      VectorProducts.expand(
          product.response(), 8L * at, apart, re, im, n / LEAST, tree.constants(), at / LEAST);
      VectorProducts.multiply(product.x(), 8L * at, apart, re, im, to, 8L * n, n / LEAST);
      if (!first) {
        Bins.add(sums, more, 2 * n, true);
      }
      first = false;
    }
    // The first merge takes the tile to its place.
    MemorySegment from = sums;
    long begin = 0;
    long wide = 8L * n;
    int m = LEAST;
    if (tree.endsInTwo()) {
      m *= 2;
      VectorMerges.two(from, wide, y, 8L * at, apart, n / m, tree.factors(tree.fours()), at / m);
      from = y;
      begin = 8L * at;
      wide = apart;
    }
    for (int i = tree.fours() - 1; i >= level; i--) {
      m *= 4;
      VectorMerges.four(
          from, begin, wide, y, 8L * at, apart, m / 4, n / m, tree.factors(i), at / m);
      from = y;
      begin = 8L * at;
      wide = apart;
    }
  }
}
