package tenuto.formats.flac;

import java.io.IOException;
import java.util.Arrays;
import tenuto.formats.flac.FrameHead.DamagedException;

/**
 * Decodes the samples of one channel of a frame: a prediction from the preceding samples, plus a
 * residual (RFC 9639, 9.2).
 */
final class Subframe {
  /**
   * The coefficients of the fixed predictors of order 0 to 4, which leave differences of that
   * order.
   */
  private static final long[][] FIXED = {{}, {1}, {2, -1}, {3, -3, 1}, {4, -6, 4, -1}};

  private static final int MOST_ORDER = 32;

  private final BitReader in;
  private final long[] coefficients = new long[MOST_ORDER];

  Subframe(BitReader in) {
    this.in = in;
  }

  /**
   * @param bits of a sample, one more for a side channel
   * @param n the number of samples
   */
  void read(long[] out, int n, int bits) throws IOException, DamagedException {
    int head = (int) in.unsigned(8);
    if (head >= 0x80) {
      throw new DamagedException("a channel starts with a 1");
    }
    int wasted = 0;
    if ((head & 1) != 0) {
      wasted = in.zeros(bits) + 1;
      if (wasted >= bits) {
        throw new DamagedException("a channel has only wasted bits");
      }
    }
    int type = head >> 1;
    int kept = bits - wasted;
    switch (type) {
      case 0 -> Arrays.fill(out, 0, n, in.signed(kept));
      case 1 -> verbatim(out, 0, n, kept);
      case 8, 9, 10, 11, 12 -> {
        int order = type - 8;
        begin(out, n, order, kept);
        residual(out, n, order);
        predict(out, n, FIXED[order], order, 0);
      }
      default -> {
        if (type < 32) {
          throw new DamagedException("a channel has a reserved type: " + type);
        }
        linear(out, n, type - 31, kept);
      }
    }
    if (wasted > 0) {
      for (int i = 0; i < n; i++) {
        out[i] <<= wasted;
      }
    }
  }

  private void verbatim(long[] out, int from, int to, int bits) throws IOException {
    for (int i = from; i < to; i++) {
      out[i] = in.signed(bits);
    }
  }

  /** Reads the first samples, which the prediction needs. */
  private void begin(long[] out, int n, int order, int bits) throws IOException, DamagedException {
    if (order > n) {
      throw new DamagedException(
          "a channel of %d samples has a predictor of order %d".formatted(n, order));
    }
    verbatim(out, 0, order, bits);
  }

  private void linear(long[] out, int n, int order, int bits) throws IOException, DamagedException {
    begin(out, n, order, bits);
    int precision = (int) in.unsigned(4) + 1;
    int shift = (int) in.signed(5);
    if (precision == 16 || shift < 0) {
      throw new DamagedException("a predictor has an invalid precision or shift");
    }
    for (int i = 0; i < order; i++) {
      coefficients[i] = in.signed(precision);
    }
    residual(out, n, order);
    predict(out, n, coefficients, order, shift);
  }

  /** Adds to each sample its prediction from the preceding ones. */
  private static void predict(long[] out, int n, long[] coefficients, int order, int shift) {
    for (int i = order; i < n; i++) {
      long sum = 0;
      for (int k = 0; k < order; k++) {
        sum += coefficients[k] * out[i - 1 - k];
      }
      out[i] += sum >> shift;
    }
  }

  /** Reads the residual, in partitions that each have a Rice parameter. */
  private void residual(long[] out, int n, int order) throws IOException, DamagedException {
    int method = (int) in.unsigned(2);
    int partitions = 1 << (int) in.unsigned(4);
    int each = n / partitions;
    if (method > 1 || each * partitions != n || each < order) {
      throw new DamagedException(
          "%d samples do not go into %d partitions of method %d".formatted(n, partitions, method));
    }
    int parameterBits = 4 + method;
    int escape = (1 << parameterBits) - 1;
    for (int from = order, to = each; to <= n; from = to, to += each) {
      int parameter = (int) in.unsigned(parameterBits);
      if (parameter == escape) {
        verbatim(out, from, to, (int) in.unsigned(5));
      } else {
        rice(out, from, to, parameter);
      }
    }
  }

  private void rice(long[] out, int from, int to, int parameter)
      throws IOException, DamagedException {
    // No residual has more than 32 bits and a sign.
    int most = (int) Math.min(0x1_FFFF_FFFFL >> parameter, Integer.MAX_VALUE - 64);
    for (int i = from; i < to; i++) {
      int high = in.zeros(most);
      if (high > most) {
        throw new DamagedException("a residual has no end");
      }
      long folded = (long) high << parameter | in.unsigned(parameter);
      out[i] = folded >>> 1 ^ -(folded & 1);
    }
  }
}
