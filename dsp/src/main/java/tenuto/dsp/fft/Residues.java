package tenuto.dsp.fft;

import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.dsp.fft.NegacyclicFft.Product;

/**
 * The steps of a {@link NegacyclicFft}, and memory for them; for one thread. Polynomials are named
 * by the place of their first coefficient and by their number of coefficients.
 */
sealed interface Residues permits VectorResidues, ScalarResidues {
  /** Coefficients of the largest polynomials that are taken apart and put together in one step. */
  int TILE = 512;

  /** Takes the polynomial of {@code n} coefficients at {@code at} apart, into four. */
  void split(MemorySegment x, int at, int n, int level);

  /** The reverse of {@link #split}, times 4. */
  void merge(MemorySegment x, int at, int n, int level);

  /**
   * Takes one apart, down to the last residues.
   *
   * @param n at most {@link #TILE}
   */
  void splitTile(MemorySegment x, int at, int n, int level);

  /**
   * Writes the sum of the products of last residues, put together to a polynomial, to {@code y}.
   */
  void convolveTile(List<Product> products, MemorySegment y, int at, int n, int level);
}
