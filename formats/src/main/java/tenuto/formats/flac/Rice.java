package tenuto.formats.flac;

/**
 * The Rice coding of a residual, in 2^k partitions, each with its best parameter (RFC 9639, 9.2.7).
 */
final class Rice {
  private static final int MOST_ORDER = 6;
  private static final int MOST_SHORT_PARAMETER = 14;
  private static final int MOST_PARAMETER = 30;

  /** With the longest parameter, no more than a writer takes at once. */
  private static final int ZEROS_AT_ONCE = 16;

  private final int order;
  private final int[] parameters;

  /** The size in bits, or slightly more. */
  private final long bits;

  private Rice(int order, int[] parameters, long bits) {
    this.order = order;
    this.parameters = parameters;
    this.bits = bits;
  }

  long bits() {
    return bits;
  }

  /**
   * The best coding of {@code n} samples, of which the first {@code skip} are not coded.
   *
   * @param rest the residual
   */
  static Rice of(int[] rest, int n, int skip) {
    int order = Math.min(MOST_ORDER, Integer.numberOfTrailingZeros(n));
    while (order > 0 && n >> order <= skip) {
      order--;
    }
    long[] sums = new long[1 << order];
    int each = n >> order;
    for (int p = 0, i = skip; p < sums.length; p++) {
      long sum = 0;
      for (int end = (p + 1) * each; i < end; i++) {
        sum += folded(rest[i]);
      }
      sums[p] = sum;
    }
    Rice best = null;
    for (; order >= 0; order--) {
      Rice next = of(sums, order, n, skip);
      if (best == null || next.bits < best.bits) {
        best = next;
      }
      for (int p = 0; p + 1 < 1 << order; p += 2) {
        sums[p / 2] = sums[p] + sums[p + 1];
      }
    }
    return best;
  }

  private static Rice of(long[] sums, int order, int n, int skip) {
    int[] parameters = new int[1 << order];
    long bits = 6;
    for (int p = 0; p < parameters.length; p++) {
      int samples = (n >> order) - (p == 0 ? skip : 0);
      int parameter = 0;
      long cost = cost(sums[p], samples, 0);
      for (int k = 1; k <= MOST_PARAMETER; k++) {
        long other = cost(sums[p], samples, k);
        if (other >= cost) {
          break;
        }
        cost = other;
        parameter = k;
      }
      parameters[p] = parameter;
      bits += cost + 5;
    }
    return new Rice(order, parameters, bits);
  }

  private static long cost(long sum, int samples, int parameter) {
    return (long) samples * (parameter + 1) + (sum >> parameter);
  }

  /** Maps signed numbers to unsigned ones: 0, -1, 1, -2, 2 and so on. */
  private static long folded(int x) {
    return (x << 1 ^ x >> 31) & 0xFFFF_FFFFL;
  }

  void write(BitWriter out, int[] rest, int n, int skip) {
    int longest = 0;
    for (int parameter : parameters) {
      longest = Math.max(longest, parameter);
    }
    int method = longest > MOST_SHORT_PARAMETER ? 1 : 0;
    out.write(method, 2);
    out.write(order, 4);
    int i = skip;
    for (int p = 0; p < parameters.length; p++) {
      int parameter = parameters[p];
      out.write(parameter, 4 + method);
      for (int end = (p + 1) * (n >> order); i < end; i++) {
        long value = folded(rest[i]);
        long zeros = value >> parameter;
        if (zeros < ZEROS_AT_ONCE) {
          out.write(1L << parameter | value & (1L << parameter) - 1, (int) zeros + 1 + parameter);
        } else {
          out.writeZeros(zeros);
          out.write(value, parameter);
        }
      }
    }
  }
}
