package tenuto.dsp;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * One pass of a Stockham transform (decimation in frequency): it cuts transforms of n points, of
 * which {@code stride} lie interleaved, into {@code radix} times as many of n/radix = {@code count}
 * points.
 *
 * <p>For each p below count and each q below stride it takes the radix values x[q + stride·(p +
 * count·j)], makes their discrete Fourier transform, multiplies entry r by exp(-2πi·rp/n) and puts
 * it at y[q + stride·(radix·p + r)].
 *
 * <p>Vectors lie along q, which is why the first pass, where stride is 1, is different: its vectors
 * lie along p, and each 8 × 8 entries are transposed on their way out. Every value is made by the
 * same operations in the same order in vectors of any width. The butterflies are written out twice
 * because a vector passed to a method that is too large to be inlined becomes an object on the
 * heap. In their names r and i stand for real and imaginary parts, s and d for the sums and the
 * differences of inputs half a turn apart; {@code line} holds for each r from 1 on 8 real and 8
 * imaginary parts of the factors, for p to p + 7.
 */
final class StockhamPass {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();

  private static final double HALF_ROOT = Math.sqrt(0.5);
  private static final int GROUP = Twiddles.GROUP;
  private static final int TILE = GROUP * GROUP;

  /** A kernel is called for at most this many q: a multiple of any vector's lanes. */
  private static final int PIECE = 4096;

  private static final VectorShuffle<Double> SWAP_ONE = swap(1);
  private static final VectorShuffle<Double> SWAP_TWO = swap(2);
  private static final VectorShuffle<Double> SWAP_FOUR = swap(4);
  private static final VectorMask<Double> UPPER_ONE = upper(1);
  private static final VectorMask<Double> UPPER_TWO = upper(2);
  private static final VectorMask<Double> UPPER_FOUR = upper(4);

  private final int radix;
  private final long stride;
  private final long count;
  private final Twiddles twiddles;

  /**
   * A pass of a transform of 2<sup>sizeBits</sup> points.
   *
   * @param radixBits 2 or 3; the first pass has 3
   * @param strideBits the sum of all radixBits before, 0 for the first pass
   */
  StockhamPass(int radixBits, int strideBits, int sizeBits, Arena arena) {
    int countBits = sizeBits - strideBits - radixBits;
    radix = 1 << radixBits;
    stride = 1L << strideBits;
    count = 1L << countBits;
    twiddles = new Twiddles(sizeBits - strideBits, radix, countBits, arena);
  }

  /**
   * Runs the pass. Only where count is 1, that is in the last pass, may {@code to} be {@code from}.
   *
   * <p>The kernels are called for small pieces, so that a single large transform in a cold JVM does
   * not run to its end in uncompiled vector code: replacing a running loop takes many times longer
   * than compiling a method that is called again.
   */
  void run(MemorySegment fromRe, MemorySegment fromIm, MemorySegment toRe, MemorySegment toIm) {
    double[] line = new double[Twiddles.lineLength(radix)];
    double[] tile = new double[stride == 1 ? 2 * TILE : 0];
    for (long p = 0; p < count; p += GROUP) {
      twiddles.line(p, line);
      if (stride == 1) {
        first(fromRe, fromIm, p, line, tile);
        transpose(tile, 0, toRe, 8 * GROUP * p);
        transpose(tile, TILE, toIm, 8 * GROUP * p);
        continue;
      }
      int columns = (int) Math.min(GROUP, count - p);
      for (long q = 0; q < stride; q += PIECE) {
        long end = Math.min(stride, q + PIECE);
        if (radix == 8) {
          eight(fromRe, fromIm, toRe, toIm, p, columns, q, end, line);
        } else {
          four(fromRe, fromIm, toRe, toIm, p, columns, q, end, line);
        }
      }
    }
  }

  private void first(
      MemorySegment fromRe, MemorySegment fromIm, long p, double[] line, double[] tile) {
    DoubleVector plus = DoubleVector.broadcast(SPECIES, HALF_ROOT);
    DoubleVector minus = plus.neg();
    long apart = 8 * count;
    for (int i = 0; i < GROUP; i += LANES) {
      long from = 8 * (p + i);
      DoubleVector r0 = load(fromRe, from);
      DoubleVector i0 = load(fromIm, from);
      DoubleVector r1 = load(fromRe, from + apart);
      DoubleVector i1 = load(fromIm, from + apart);
      DoubleVector r2 = load(fromRe, from + 2 * apart);
      DoubleVector i2 = load(fromIm, from + 2 * apart);
      DoubleVector r3 = load(fromRe, from + 3 * apart);
      DoubleVector i3 = load(fromIm, from + 3 * apart);
      DoubleVector r4 = load(fromRe, from + 4 * apart);
      DoubleVector i4 = load(fromIm, from + 4 * apart);
      DoubleVector r5 = load(fromRe, from + 5 * apart);
      DoubleVector i5 = load(fromIm, from + 5 * apart);
      DoubleVector r6 = load(fromRe, from + 6 * apart);
      DoubleVector i6 = load(fromIm, from + 6 * apart);
      DoubleVector r7 = load(fromRe, from + 7 * apart);
      DoubleVector i7 = load(fromIm, from + 7 * apart);
      DoubleVector sr0 = r0.add(r4);
      DoubleVector si0 = i0.add(i4);
      DoubleVector sr1 = r1.add(r5);
      DoubleVector si1 = i1.add(i5);
      DoubleVector sr2 = r2.add(r6);
      DoubleVector si2 = i2.add(i6);
      DoubleVector sr3 = r3.add(r7);
      DoubleVector si3 = i3.add(i7);
      DoubleVector a = sr0.add(sr2);
      DoubleVector b = si0.add(si2);
      DoubleVector c = sr1.add(sr3);
      DoubleVector d = si1.add(si3);
      DoubleVector x = a.add(c);
      DoubleVector y = b.add(d);
      x.intoArray(tile, i);
      y.intoArray(tile, TILE + i);
      x = a.sub(c);
      y = b.sub(d);
      DoubleVector wr = DoubleVector.fromArray(SPECIES, line, 48 + i);
      DoubleVector wi = DoubleVector.fromArray(SPECIES, line, 56 + i);
      x.fma(wr, y.mul(wi).neg()).intoArray(tile, 32 + i);
      y.fma(wr, x.mul(wi)).intoArray(tile, TILE + 32 + i);
      a = sr0.sub(sr2);
      b = si0.sub(si2);
      c = sr1.sub(sr3);
      d = si1.sub(si3);
      x = a.add(d);
      y = b.sub(c);
      wr = DoubleVector.fromArray(SPECIES, line, 16 + i);
      wi = DoubleVector.fromArray(SPECIES, line, 24 + i);
      x.fma(wr, y.mul(wi).neg()).intoArray(tile, 16 + i);
      y.fma(wr, x.mul(wi)).intoArray(tile, TILE + 16 + i);
      x = a.sub(d);
      y = b.add(c);
      wr = DoubleVector.fromArray(SPECIES, line, 80 + i);
      wi = DoubleVector.fromArray(SPECIES, line, 88 + i);
      x.fma(wr, y.mul(wi).neg()).intoArray(tile, 48 + i);
      y.fma(wr, x.mul(wi)).intoArray(tile, TILE + 48 + i);
      DoubleVector dr0 = r0.sub(r4);
      DoubleVector di0 = i0.sub(i4);
      DoubleVector dr1 = r1.sub(r5);
      DoubleVector di1 = i1.sub(i5);
      DoubleVector dr2 = r2.sub(r6);
      DoubleVector di2 = i2.sub(i6);
      DoubleVector dr3 = r3.sub(r7);
      DoubleVector di3 = i3.sub(i7);
      // Entries 1 and 3 turned by an eighth and by three eighths, still without the factor √½.
      DoubleVector ur = dr1.add(di1);
      DoubleVector ui = di1.sub(dr1);
      DoubleVector vr = di3.sub(dr3);
      DoubleVector vi = dr3.add(di3);
      a = dr0.add(di2);
      b = di0.sub(dr2);
      c = ur.add(vr);
      d = ui.sub(vi);
      x = c.fma(plus, a);
      y = d.fma(plus, b);
      wr = DoubleVector.fromArray(SPECIES, line, i);
      wi = DoubleVector.fromArray(SPECIES, line, 8 + i);
      x.fma(wr, y.mul(wi).neg()).intoArray(tile, 8 + i);
      y.fma(wr, x.mul(wi)).intoArray(tile, TILE + 8 + i);
      x = c.fma(minus, a);
      y = d.fma(minus, b);
      wr = DoubleVector.fromArray(SPECIES, line, 64 + i);
      wi = DoubleVector.fromArray(SPECIES, line, 72 + i);
      x.fma(wr, y.mul(wi).neg()).intoArray(tile, 40 + i);
      y.fma(wr, x.mul(wi)).intoArray(tile, TILE + 40 + i);
      a = dr0.sub(di2);
      b = di0.add(dr2);
      c = ur.sub(vr);
      d = ui.add(vi);
      x = d.fma(plus, a);
      y = c.fma(minus, b);
      wr = DoubleVector.fromArray(SPECIES, line, 32 + i);
      wi = DoubleVector.fromArray(SPECIES, line, 40 + i);
      x.fma(wr, y.mul(wi).neg()).intoArray(tile, 24 + i);
      y.fma(wr, x.mul(wi)).intoArray(tile, TILE + 24 + i);
      x = d.fma(minus, a);
      y = c.fma(plus, b);
      wr = DoubleVector.fromArray(SPECIES, line, 96 + i);
      wi = DoubleVector.fromArray(SPECIES, line, 104 + i);
      x.fma(wr, y.mul(wi).neg()).intoArray(tile, 56 + i);
      y.fma(wr, x.mul(wi)).intoArray(tile, TILE + 56 + i);
    }
  }

  private void eight(
      MemorySegment fromRe,
      MemorySegment fromIm,
      MemorySegment toRe,
      MemorySegment toIm,
      long p,
      int columns,
      long q,
      long end,
      double[] line) {
    long apart = 8 * stride * count;
    long row = 8 * stride;
    DoubleVector plus = DoubleVector.broadcast(SPECIES, HALF_ROOT);
    DoubleVector minus = plus.neg();
    for (int i = 0; i < columns; i++) {
      DoubleVector wr1 = DoubleVector.broadcast(SPECIES, line[i]);
      DoubleVector wi1 = DoubleVector.broadcast(SPECIES, line[8 + i]);
      DoubleVector mi1 = wi1.neg();
      DoubleVector wr2 = DoubleVector.broadcast(SPECIES, line[16 + i]);
      DoubleVector wi2 = DoubleVector.broadcast(SPECIES, line[24 + i]);
      DoubleVector mi2 = wi2.neg();
      DoubleVector wr3 = DoubleVector.broadcast(SPECIES, line[32 + i]);
      DoubleVector wi3 = DoubleVector.broadcast(SPECIES, line[40 + i]);
      DoubleVector mi3 = wi3.neg();
      DoubleVector wr4 = DoubleVector.broadcast(SPECIES, line[48 + i]);
      DoubleVector wi4 = DoubleVector.broadcast(SPECIES, line[56 + i]);
      DoubleVector mi4 = wi4.neg();
      DoubleVector wr5 = DoubleVector.broadcast(SPECIES, line[64 + i]);
      DoubleVector wi5 = DoubleVector.broadcast(SPECIES, line[72 + i]);
      DoubleVector mi5 = wi5.neg();
      DoubleVector wr6 = DoubleVector.broadcast(SPECIES, line[80 + i]);
      DoubleVector wi6 = DoubleVector.broadcast(SPECIES, line[88 + i]);
      DoubleVector mi6 = wi6.neg();
      DoubleVector wr7 = DoubleVector.broadcast(SPECIES, line[96 + i]);
      DoubleVector wi7 = DoubleVector.broadcast(SPECIES, line[104 + i]);
      DoubleVector mi7 = wi7.neg();
      long begin = (p + i) * row;
      long shift = 7 * begin;
      for (long from = begin + 8 * q; from < begin + 8 * end; from += 8 * LANES) {
        long to = from + shift;
        DoubleVector r0 = load(fromRe, from);
        DoubleVector i0 = load(fromIm, from);
        DoubleVector r1 = load(fromRe, from + apart);
        DoubleVector i1 = load(fromIm, from + apart);
        DoubleVector r2 = load(fromRe, from + 2 * apart);
        DoubleVector i2 = load(fromIm, from + 2 * apart);
        DoubleVector r3 = load(fromRe, from + 3 * apart);
        DoubleVector i3 = load(fromIm, from + 3 * apart);
        DoubleVector r4 = load(fromRe, from + 4 * apart);
        DoubleVector i4 = load(fromIm, from + 4 * apart);
        DoubleVector r5 = load(fromRe, from + 5 * apart);
        DoubleVector i5 = load(fromIm, from + 5 * apart);
        DoubleVector r6 = load(fromRe, from + 6 * apart);
        DoubleVector i6 = load(fromIm, from + 6 * apart);
        DoubleVector r7 = load(fromRe, from + 7 * apart);
        DoubleVector i7 = load(fromIm, from + 7 * apart);
        DoubleVector sr0 = r0.add(r4);
        DoubleVector si0 = i0.add(i4);
        DoubleVector sr1 = r1.add(r5);
        DoubleVector si1 = i1.add(i5);
        DoubleVector sr2 = r2.add(r6);
        DoubleVector si2 = i2.add(i6);
        DoubleVector sr3 = r3.add(r7);
        DoubleVector si3 = i3.add(i7);
        DoubleVector a = sr0.add(sr2);
        DoubleVector b = si0.add(si2);
        DoubleVector c = sr1.add(sr3);
        DoubleVector d = si1.add(si3);
        DoubleVector x = a.add(c);
        DoubleVector y = b.add(d);
        x.intoMemorySegment(toRe, to, ORDER);
        y.intoMemorySegment(toIm, to, ORDER);
        x = a.sub(c);
        y = b.sub(d);
        x.fma(wr4, y.mul(mi4)).intoMemorySegment(toRe, to + 4 * row, ORDER);
        y.fma(wr4, x.mul(wi4)).intoMemorySegment(toIm, to + 4 * row, ORDER);
        a = sr0.sub(sr2);
        b = si0.sub(si2);
        c = sr1.sub(sr3);
        d = si1.sub(si3);
        x = a.add(d);
        y = b.sub(c);
        x.fma(wr2, y.mul(mi2)).intoMemorySegment(toRe, to + 2 * row, ORDER);
        y.fma(wr2, x.mul(wi2)).intoMemorySegment(toIm, to + 2 * row, ORDER);
        x = a.sub(d);
        y = b.add(c);
        x.fma(wr6, y.mul(mi6)).intoMemorySegment(toRe, to + 6 * row, ORDER);
        y.fma(wr6, x.mul(wi6)).intoMemorySegment(toIm, to + 6 * row, ORDER);
        DoubleVector dr0 = r0.sub(r4);
        DoubleVector di0 = i0.sub(i4);
        DoubleVector dr1 = r1.sub(r5);
        DoubleVector di1 = i1.sub(i5);
        DoubleVector dr2 = r2.sub(r6);
        DoubleVector di2 = i2.sub(i6);
        DoubleVector dr3 = r3.sub(r7);
        DoubleVector di3 = i3.sub(i7);
        // Entries 1 and 3 turned by an eighth and by three eighths, still without the factor √½.
        DoubleVector ur = dr1.add(di1);
        DoubleVector ui = di1.sub(dr1);
        DoubleVector vr = di3.sub(dr3);
        DoubleVector vi = dr3.add(di3);
        a = dr0.add(di2);
        b = di0.sub(dr2);
        c = ur.add(vr);
        d = ui.sub(vi);
        x = c.fma(plus, a);
        y = d.fma(plus, b);
        x.fma(wr1, y.mul(mi1)).intoMemorySegment(toRe, to + row, ORDER);
        y.fma(wr1, x.mul(wi1)).intoMemorySegment(toIm, to + row, ORDER);
        x = c.fma(minus, a);
        y = d.fma(minus, b);
        x.fma(wr5, y.mul(mi5)).intoMemorySegment(toRe, to + 5 * row, ORDER);
        y.fma(wr5, x.mul(wi5)).intoMemorySegment(toIm, to + 5 * row, ORDER);
        a = dr0.sub(di2);
        b = di0.add(dr2);
        c = ur.sub(vr);
        d = ui.add(vi);
        x = d.fma(plus, a);
        y = c.fma(minus, b);
        x.fma(wr3, y.mul(mi3)).intoMemorySegment(toRe, to + 3 * row, ORDER);
        y.fma(wr3, x.mul(wi3)).intoMemorySegment(toIm, to + 3 * row, ORDER);
        x = d.fma(minus, a);
        y = c.fma(plus, b);
        x.fma(wr7, y.mul(mi7)).intoMemorySegment(toRe, to + 7 * row, ORDER);
        y.fma(wr7, x.mul(wi7)).intoMemorySegment(toIm, to + 7 * row, ORDER);
      }
    }
  }

  private void four(
      MemorySegment fromRe,
      MemorySegment fromIm,
      MemorySegment toRe,
      MemorySegment toIm,
      long p,
      int columns,
      long q,
      long end,
      double[] line) {
    long apart = 8 * stride * count;
    long row = 8 * stride;

    for (int i = 0; i < columns; i++) {
      DoubleVector wr1 = DoubleVector.broadcast(SPECIES, line[i]);
      DoubleVector wi1 = DoubleVector.broadcast(SPECIES, line[8 + i]);
      DoubleVector mi1 = wi1.neg();
      DoubleVector wr2 = DoubleVector.broadcast(SPECIES, line[16 + i]);
      DoubleVector wi2 = DoubleVector.broadcast(SPECIES, line[24 + i]);
      DoubleVector mi2 = wi2.neg();
      DoubleVector wr3 = DoubleVector.broadcast(SPECIES, line[32 + i]);
      DoubleVector wi3 = DoubleVector.broadcast(SPECIES, line[40 + i]);
      DoubleVector mi3 = wi3.neg();
      long begin = (p + i) * row;
      long shift = 3 * begin;
      for (long from = begin + 8 * q; from < begin + 8 * end; from += 8 * LANES) {
        long to = from + shift;
        DoubleVector r0 = load(fromRe, from);
        DoubleVector i0 = load(fromIm, from);
        DoubleVector r1 = load(fromRe, from + apart);
        DoubleVector i1 = load(fromIm, from + apart);
        DoubleVector r2 = load(fromRe, from + 2 * apart);
        DoubleVector i2 = load(fromIm, from + 2 * apart);
        DoubleVector r3 = load(fromRe, from + 3 * apart);
        DoubleVector i3 = load(fromIm, from + 3 * apart);
        DoubleVector a = r0.add(r2);
        DoubleVector b = i0.add(i2);
        DoubleVector c = r1.add(r3);
        DoubleVector d = i1.add(i3);
        DoubleVector x = a.add(c);
        DoubleVector y = b.add(d);
        x.intoMemorySegment(toRe, to, ORDER);
        y.intoMemorySegment(toIm, to, ORDER);
        x = a.sub(c);
        y = b.sub(d);
        x.fma(wr2, y.mul(mi2)).intoMemorySegment(toRe, to + 2 * row, ORDER);
        y.fma(wr2, x.mul(wi2)).intoMemorySegment(toIm, to + 2 * row, ORDER);
        a = r0.sub(r2);
        b = i0.sub(i2);
        c = r1.sub(r3);
        d = i1.sub(i3);
        x = a.add(d);
        y = b.sub(c);
        x.fma(wr1, y.mul(mi1)).intoMemorySegment(toRe, to + row, ORDER);
        y.fma(wr1, x.mul(wi1)).intoMemorySegment(toIm, to + row, ORDER);
        x = a.sub(d);
        y = b.add(c);
        x.fma(wr3, y.mul(mi3)).intoMemorySegment(toRe, to + 3 * row, ORDER);
        y.fma(wr3, x.mul(wi3)).intoMemorySegment(toIm, to + 3 * row, ORDER);
      }
    }
  }

  /** Writes 8 × 8 numbers of the tile, column by column. */
  private static void transpose(double[] tile, int at, MemorySegment to, long offset) {
    if (LANES < 4) {
      transposeSingly(tile, at, to, offset);
      return;
    }
    for (int column = 0; column < GROUP; column += LANES) {
      DoubleVector a0 = row(tile, at, column, 0);
      DoubleVector a1 = row(tile, at, column, 1);
      DoubleVector a2 = row(tile, at, column, 2);
      DoubleVector a3 = row(tile, at, column, 3);
      DoubleVector a4 = row(tile, at, column, 4);
      DoubleVector a5 = row(tile, at, column, 5);
      DoubleVector a6 = row(tile, at, column, 6);
      DoubleVector a7 = row(tile, at, column, 7);
      DoubleVector t;
      t = a0.rearrange(SWAP_ONE);
      a0 = a0.blend(a1.rearrange(SWAP_ONE), UPPER_ONE);
      a1 = t.blend(a1, UPPER_ONE);
      t = a2.rearrange(SWAP_ONE);
      a2 = a2.blend(a3.rearrange(SWAP_ONE), UPPER_ONE);
      a3 = t.blend(a3, UPPER_ONE);
      t = a4.rearrange(SWAP_ONE);
      a4 = a4.blend(a5.rearrange(SWAP_ONE), UPPER_ONE);
      a5 = t.blend(a5, UPPER_ONE);
      t = a6.rearrange(SWAP_ONE);
      a6 = a6.blend(a7.rearrange(SWAP_ONE), UPPER_ONE);
      a7 = t.blend(a7, UPPER_ONE);
      t = a0.rearrange(SWAP_TWO);
      a0 = a0.blend(a2.rearrange(SWAP_TWO), UPPER_TWO);
      a2 = t.blend(a2, UPPER_TWO);
      t = a1.rearrange(SWAP_TWO);
      a1 = a1.blend(a3.rearrange(SWAP_TWO), UPPER_TWO);
      a3 = t.blend(a3, UPPER_TWO);
      t = a4.rearrange(SWAP_TWO);
      a4 = a4.blend(a6.rearrange(SWAP_TWO), UPPER_TWO);
      a6 = t.blend(a6, UPPER_TWO);
      t = a5.rearrange(SWAP_TWO);
      a5 = a5.blend(a7.rearrange(SWAP_TWO), UPPER_TWO);
      a7 = t.blend(a7, UPPER_TWO);
      if (LANES > 4) {
        t = a0.rearrange(SWAP_FOUR);
        a0 = a0.blend(a4.rearrange(SWAP_FOUR), UPPER_FOUR);
        a4 = t.blend(a4, UPPER_FOUR);
        t = a1.rearrange(SWAP_FOUR);
        a1 = a1.blend(a5.rearrange(SWAP_FOUR), UPPER_FOUR);
        a5 = t.blend(a5, UPPER_FOUR);
        t = a2.rearrange(SWAP_FOUR);
        a2 = a2.blend(a6.rearrange(SWAP_FOUR), UPPER_FOUR);
        a6 = t.blend(a6, UPPER_FOUR);
        t = a3.rearrange(SWAP_FOUR);
        a3 = a3.blend(a7.rearrange(SWAP_FOUR), UPPER_FOUR);
        a7 = t.blend(a7, UPPER_FOUR);
      }
      put(a0, to, offset, column, 0);
      put(a1, to, offset, column, 1);
      put(a2, to, offset, column, 2);
      put(a3, to, offset, column, 3);
      put(a4, to, offset, column, 4);
      put(a5, to, offset, column, 5);
      put(a6, to, offset, column, 6);
      put(a7, to, offset, column, 7);
    }
  }

  /** The same for vectors of 2, whose lanes not every machine can swap in one instruction. */
  private static void transposeSingly(double[] tile, int at, MemorySegment to, long offset) {
    for (int column = 0; column < GROUP; column++) {
      for (int k = 0; k < GROUP; k++) {
        to.set(
            ValueLayout.JAVA_DOUBLE,
            offset + 8L * (GROUP * column + k),
            tile[at + GROUP * k + column]);
      }
    }
  }

  private static DoubleVector load(MemorySegment from, long offset) {
    return DoubleVector.fromMemorySegment(SPECIES, from, offset, ORDER);
  }

  private static DoubleVector row(double[] tile, int at, int column, int k) {
    return DoubleVector.fromArray(SPECIES, tile, at + GROUP * k + column);
  }

  /** Writes a vector that was row k and has become a part of a column. */
  private static void put(DoubleVector v, MemorySegment to, long offset, int column, int k) {
    int within = k % LANES;
    v.intoMemorySegment(to, offset + 8L * (GROUP * (column + within) + k - within), ORDER);
  }

  private static VectorShuffle<Double> swap(int distance) {
    return VectorShuffle.fromOp(SPECIES, lane -> (lane ^ distance) % LANES);
  }

  private static VectorMask<Double> upper(int distance) {
    boolean[] upper = new boolean[LANES];
    for (int lane = 0; lane < LANES; lane++) {
      upper[lane] = (lane & distance) != 0;
    }
    return VectorMask.fromArray(SPECIES, upper, 0);
  }
}
