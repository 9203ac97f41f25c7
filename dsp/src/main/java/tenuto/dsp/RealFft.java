package tenuto.dsp;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The discrete Fourier transform of a real signal of 2h samples, as one complex transform of h
 * points. The signal is given as its even samples ({@code re}) and its odd ones ({@code im}), the
 * spectrum as bins 0 to h - 1; bin h, at the Nyquist frequency, is <em>not</em> kept and counts as
 * 0.
 *
 * <p>With Z the transform of even + i·odd, V = exp(-2πi/2h) and X̄ the conjugate of X, there: 2X[k]
 * = E + V<sup>k</sup>·O with E = Z[k] + Z̄[h-k], O = (Z[k] - Z̄[h-k])/i; and back, where the bins
 * above h count as 0 and the real part is taken: 2Z[k] = E + i·O with E = X[k] + X̄[h-k], O = (X[k]
 * - X̄[h-k])/V<sup>k</sup>. See W. Press et al., "Numerical Recipes", 3rd edition, section 12.3.2.
 */
final class RealFft {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();
  private static final int GROUP = Twiddles.GROUP;

  private static final VectorShuffle<Double> REVERSED =
      VectorShuffle.fromOp(SPECIES, lane -> LANES - 1 - lane);

  private final long half;

  /** Bins k below this are made together with bins half - k; this one is its own partner. */
  private final long quarter;

  /** From here on vectors are filled by bins and by their partners. */
  private final long vectorsFrom;

  private final Fft fft;
  private final Twiddles twiddles;

  /** The transform of 2<sup>bits</sup> samples, bits from 1 to 41. */
  RealFft(int bits, Arena arena) {
    half = 1L << (bits - 1);
    quarter = half / 2;
    vectorsFrom = LANES < 4 ? quarter : Math.min(GROUP, quarter);
    fft = Fft.ofSize(half, arena);
    twiddles = new Twiddles(bits, 2, Math.max(0, bits - 2), arena);
  }

  /** Replaces even and odd samples by the bins times {@code scale}; see {@link Fft#forward}. */
  void forward(
      MemorySegment re,
      MemorySegment im,
      MemorySegment scratchRe,
      MemorySegment scratchIm,
      double scale) {
    fft.forward(re, im, scratchRe, scratchIm);
    set(re, 0, (get(re, 0) + get(im, 0)) * scale);
    set(im, 0, 0);
    if (quarter > 0) {
      set(re, quarter, get(re, quarter) * scale);
      set(im, quarter, get(im, quarter) * -scale);
    }
    double[] line = new double[Twiddles.lineLength(2)];
    partSingly(re, im, scale / 2, line);
    partVectors(re, im, scale / 2, line);
  }

  /**
   * Replaces bins by the even and odd samples of the real part of Σ<sub>k&lt;h</sub>
   * X[k]·exp(+2πi·nk/2h), times {@code scale}.
   */
  void inverse(
      MemorySegment re,
      MemorySegment im,
      MemorySegment scratchRe,
      MemorySegment scratchIm,
      double scale) {
    set(re, 0, get(re, 0) * scale);
    set(im, 0, get(re, 0));
    if (quarter > 0) {
      set(re, quarter, get(re, quarter) * scale);
      set(im, quarter, get(im, quarter) * -scale);
    }
    double[] line = new double[Twiddles.lineLength(2)];
    uniteSingly(re, im, scale / 2, line);
    uniteVectors(re, im, scale / 2, line);
    fft.inverse(re, im, scratchRe, scratchIm);
  }

  private void partSingly(MemorySegment re, MemorySegment im, double scale, double[] line) {
    for (long k = 0; k < vectorsFrom; k++) {
      int i = (int) (k % GROUP);
      if (i == 0) {
        twiddles.line(k, line);
      }
      if (k == 0) {
        continue;
      }
      long partner = half - k;
      double er = get(re, k) + get(re, partner);
      double ei = get(im, k) - get(im, partner);
      double or = get(im, k) + get(im, partner);
      double oi = get(re, partner) - get(re, k);
      double tr = or * line[i] - oi * line[GROUP + i];
      double ti = or * line[GROUP + i] + oi * line[i];
      set(re, k, (er + tr) * scale);
      set(im, k, (ei + ti) * scale);
      set(re, partner, (er - tr) * scale);
      set(im, partner, (ti - ei) * scale);
    }
  }

  private void partVectors(MemorySegment re, MemorySegment im, double scale, double[] line) {
    for (long group = vectorsFrom; group < quarter; group += GROUP) {
      twiddles.line(group, line);
      for (int i = 0; i < GROUP; i += LANES) {
        long at = 8 * (group + i);
        long partners = 8 * (half - LANES + 1) - at;
        DoubleVector wr = DoubleVector.fromArray(SPECIES, line, i);
        DoubleVector wi = DoubleVector.fromArray(SPECIES, line, GROUP + i);
        DoubleVector ar = load(re, at);
        DoubleVector ai = load(im, at);
        DoubleVector br = load(re, partners).rearrange(REVERSED);
        DoubleVector bi = load(im, partners).rearrange(REVERSED);
        DoubleVector er = ar.add(br);
        DoubleVector ei = ai.sub(bi);
        DoubleVector or = ai.add(bi);
        DoubleVector oi = br.sub(ar);
        DoubleVector tr = or.mul(wr).sub(oi.mul(wi));
        DoubleVector ti = or.mul(wi).add(oi.mul(wr));
        store(er.add(tr).mul(scale), re, at);
        store(ei.add(ti).mul(scale), im, at);
        store(er.sub(tr).mul(scale).rearrange(REVERSED), re, partners);
        store(ti.sub(ei).mul(scale).rearrange(REVERSED), im, partners);
      }
    }
  }

  private void uniteSingly(MemorySegment re, MemorySegment im, double scale, double[] line) {
    for (long k = 0; k < vectorsFrom; k++) {
      int i = (int) (k % GROUP);
      if (i == 0) {
        twiddles.line(k, line);
      }
      if (k == 0) {
        continue;
      }
      long partner = half - k;
      double er = get(re, k) + get(re, partner);
      double ei = get(im, k) - get(im, partner);
      double dr = get(re, k) - get(re, partner);
      double di = get(im, k) + get(im, partner);
      double or = dr * line[i] + di * line[GROUP + i];
      double oi = di * line[i] - dr * line[GROUP + i];
      set(re, k, (er - oi) * scale);
      set(im, k, (ei + or) * scale);
      set(re, partner, (er + oi) * scale);
      set(im, partner, (or - ei) * scale);
    }
  }

  private void uniteVectors(MemorySegment re, MemorySegment im, double scale, double[] line) {
    for (long group = vectorsFrom; group < quarter; group += GROUP) {
      twiddles.line(group, line);
      for (int i = 0; i < GROUP; i += LANES) {
        long at = 8 * (group + i);
        long partners = 8 * (half - LANES + 1) - at;
        DoubleVector wr = DoubleVector.fromArray(SPECIES, line, i);
        DoubleVector wi = DoubleVector.fromArray(SPECIES, line, GROUP + i);
        DoubleVector ar = load(re, at);
        DoubleVector ai = load(im, at);
        DoubleVector br = load(re, partners).rearrange(REVERSED);
        DoubleVector bi = load(im, partners).rearrange(REVERSED);
        DoubleVector er = ar.add(br);
        DoubleVector ei = ai.sub(bi);
        DoubleVector dr = ar.sub(br);
        DoubleVector di = ai.add(bi);
        DoubleVector or = dr.mul(wr).add(di.mul(wi));
        DoubleVector oi = di.mul(wr).sub(dr.mul(wi));
        store(er.sub(oi).mul(scale), re, at);
        store(ei.add(or).mul(scale), im, at);
        store(er.add(oi).mul(scale).rearrange(REVERSED), re, partners);
        store(or.sub(ei).mul(scale).rearrange(REVERSED), im, partners);
      }
    }
  }

  private static DoubleVector load(MemorySegment from, long offset) {
    return DoubleVector.fromMemorySegment(SPECIES, from, offset, ORDER);
  }

  private static void store(DoubleVector v, MemorySegment to, long offset) {
    v.intoMemorySegment(to, offset, ORDER);
  }

  private static double get(MemorySegment memory, long index) {
    return memory.get(ValueLayout.JAVA_DOUBLE, 8 * index);
  }

  private static void set(MemorySegment memory, long index, double value) {
    memory.set(ValueLayout.JAVA_DOUBLE, 8 * index, value);
  }
}
