package tenuto.dsp.fft;

import java.util.ArrayList;
import java.util.List;

/**
 * How a {@link NegacyclicFft} takes polynomials apart: one modulo z<sup>m</sup> - c becomes four,
 * modulo z<sup>m/4</sup> less each fourth root of c, until they have 8 coefficients; those of 16
 * become two, modulo z<sup>8</sup> less the roots of c. They lie where the one lay, side by side,
 * in the order of the roots t, -t, it and -it.
 */
final class ResidueTree {
  /** Coefficients of the last residues. */
  static final int LEAST = 8;

  private final int size;

  private final int fours;

  /** For each level and each polynomial of it t, t² and t³, or, before the last, only t. */
  private final List<double[]> factors = new ArrayList<>();

  /** The constants c of each second of the last residues; those between are their negatives. */
  private final double[] constants;

  /**
   * The residues of polynomials modulo z<sup>size</sup> - i.
   *
   * @param size a power of two, at least 16
   */
  ResidueTree(int size) {
    this.size = size;
    Roots roots = new Roots(Integer.numberOfTrailingZeros(size) + 2);
    // Each c is exp(2πi·e/4size).
    long[] exponents = {size};
    int m = size;
    for (; m > 2 * LEAST; m /= 4) {
      double[] level = new double[6 * exponents.length];
      long[] next = new long[4 * exponents.length];
      for (int k = 0; k < exponents.length; k++) {
        long root = exponents[k] / 4;
        for (int power = 1; power <= 3; power++) {
          roots.line(-root * power, 0, 1, level, 6 * k + 2 * power - 2);
        }
        next[4 * k] = root;
        next[4 * k + 1] = root + 2L * size;
        next[4 * k + 2] = root + size;
        next[4 * k + 3] = root + 3L * size;
      }
      factors.add(level);
      exponents = next;
    }
    fours = factors.size();
    if (m == 2 * LEAST) {
      constants = new double[2 * exponents.length];
      for (int k = 0; k < exponents.length; k++) {
        roots.line(-exponents[k] / 2, 0, 1, constants, 2 * k);
      }
      factors.add(constants);
    } else {
      constants = new double[exponents.length];
      for (int k = 0; k < exponents.length; k += 2) {
        roots.line(-exponents[k], 0, 1, constants, k);
      }
    }
  }

  /** Coefficients of the whole. */
  int size() {
    return size;
  }

  /** The number of levels at which one becomes four. */
  int fours() {
    return fours;
  }

  /** Whether there is one more level, at which one becomes two. */
  boolean endsInTwo() {
    return fours < factors.size();
  }

  /** The factors of a level, 0 that of the whole: six numbers for each polynomial, or two. */
  double[] factors(int level) {
    return factors.get(level);
  }

  /** Two numbers for each two of the last residues. */
  double[] constants() {
    return constants;
  }
}
