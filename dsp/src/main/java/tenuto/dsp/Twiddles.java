package tenuto.dsp;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The factors W<sup>rp</sup>, W = exp(-2πi/n), of one pass of a transform: r = 1 to radix - 1, p
 * from 0 on.
 *
 * <p>Many factors are not kept but made as the product of a fine one (the low bits of p) and a
 * coarse one (the high bits), so that n = 2<sup>40</sup> takes tables of 84 MiB instead of 14 TiB.
 * Kept values come from StrictMath on an angle of at most π/4 with its rounding error carried
 * along, and are good to the last bit or so; products to about two.
 */
final class Twiddles {
  /** Factors are handed out for this many p at a time. */
  static final int GROUP = 8;

  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  /** Up to this many fine p there is no coarse table: 28 KiB at radix 8 still fit a first cache. */
  private static final int FINE_BITS = 8;

  private static final double TWO_PI = 2 * Math.PI;

  /** 2π less TWO_PI. */
  private static final double TWO_PI_REST = 2.4492935982947064e-16;

  private final int radix;
  private final int fineBits;
  private final boolean twoLevels;

  /** By groups of 8 p, in each for every r 8 real parts and 8 imaginary parts. */
  private final MemorySegment fine;

  /** By p, for every r the real part and the imaginary part. */
  private final MemorySegment coarse;

  /**
   * Computes the tables.
   *
   * @param bits n = 2<sup>bits</sup>
   * @param countBits p is below 2<sup>countBits</sup>
   */
  Twiddles(int bits, int radix, int countBits, Arena arena) {
    this.radix = radix;
    fineBits = Math.min(countBits, Math.max(FINE_BITS, (countBits + 1) / 2));
    twoLevels = countBits > fineBits;
    long fineCount = Math.max(GROUP, 1L << fineBits);
    long coarseCount = twoLevels ? 1L << (countBits - fineBits) : 0;
    fine = arena.allocate(16 * (radix - 1) * fineCount, 64);
    coarse = arena.allocate(16 * (radix - 1) * coarseCount, 64);
    for (long p = 0; p < fineCount; p++) {
      for (int r = 1; r < radix; r++) {
        long re = lineBytes() * (p / GROUP) + 16L * GROUP * (r - 1) + 8 * (p % GROUP);
        root(r * p, bits, fine, re, re + 8 * GROUP);
      }
    }
    for (long p = 0; p < coarseCount; p++) {
      for (int r = 1; r < radix; r++) {
        long re = 16 * ((radix - 1) * p + r - 1);
        root(r * p << fineBits, bits, coarse, re, re + 8);
      }
    }
  }

  /** The number of doubles that {@link #line} writes at this radix. */
  static int lineLength(int radix) {
    return 2 * GROUP * (radix - 1);
  }

  /**
   * Writes the factors of p to p + 7: for every r from 1 on 8 real parts, then 8 imaginary parts.
   *
   * @param p a multiple of 8
   */
  void line(long p, double[] line) {
    long from = lineBytes() * ((p & ((1L << fineBits) - 1)) / GROUP);
    if (!twoLevels) {
      MemorySegment.copy(fine, ValueLayout.JAVA_DOUBLE, from, line, 0, lineLength(radix));
      return;
    }
    long at = 16 * (radix - 1) * (p >>> fineBits);
    for (int r = 0; r < radix - 1; r++) {
      double cr = coarse.get(ValueLayout.JAVA_DOUBLE, at + 16 * r);
      double ci = coarse.get(ValueLayout.JAVA_DOUBLE, at + 16 * r + 8);
      for (int i = 0; i < GROUP; i += LANES) {
        int to = 2 * GROUP * r + i;
        DoubleVector fr = DoubleVector.fromMemorySegment(SPECIES, fine, from + 8L * to, ORDER);
        DoubleVector fi =
            DoubleVector.fromMemorySegment(SPECIES, fine, from + 8L * (to + GROUP), ORDER);
        fi.mul(-ci).add(fr.mul(cr)).intoArray(line, to);
        fi.mul(cr).add(fr.mul(ci)).intoArray(line, to + GROUP);
      }
    }
  }

  private long lineBytes() {
    return 8L * lineLength(radix);
  }

  /**
   * Writes the real and the imaginary part of exp(-2πi·k/2<sup>bits</sup>). The whole quarters of
   * the turn are taken off exactly, in integers.
   */
  static void root(long k, int bits, MemorySegment out, long re, long im) {
    long turn = bits == 0 ? 0 : k << (64 - bits);
    int quarter = (int) ((turn + (1L << 61)) >>> 62);
    double turns = (turn - ((long) quarter << 62)) * 0x1p-64;
    double angle = turns * TWO_PI;
    double rest = Math.fma(turns, TWO_PI, -angle) + turns * TWO_PI_REST;
    double cosine = StrictMath.cos(angle);
    double sine = StrictMath.sin(angle);
    double c = cosine - rest * sine;
    double s = sine + rest * cosine;
    double x = (quarter & 1) == 0 ? c : s;
    double y = (quarter & 1) == 0 ? s : c;
    out.set(ValueLayout.JAVA_DOUBLE, re, quarter == 1 || quarter == 2 ? -x : x);
    out.set(ValueLayout.JAVA_DOUBLE, im, quarter == 0 || quarter == 1 ? -y : y);
  }
}
