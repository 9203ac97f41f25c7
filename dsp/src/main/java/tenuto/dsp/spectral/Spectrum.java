package tenuto.dsp.spectral;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.fft.Fft;
import tenuto.dsp.fft.Interleaving;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * The transform of one size between a real signal and its spectrum in Sonic Field's layout. Any
 * number of threads may share it.
 *
 * <p>A spectrum of {@code size} values holds bins 0 to size/2 - 1, each as real part, imaginary
 * part; the upper half of the bins is <em>cut</em>, the Nyquist bin with it. Both directions scale
 * by 1/√size. Because a cut spectrum is read as if the upper half were zero, and only the real part
 * of the result is kept, a transform and its inverse return x/2 + mean/2 (less the Nyquist
 * component), padded with silence to {@code size}; to restore the level, rescale.
 */
public final class Spectrum {
  /** Samples read at a time. */
  private static final int SPAN = 8192;

  private final long size;
  private final double scale;

  private final VectorWarmUp warmUp;
  private final Runnable between;

  /** Null for size 1, which has no half. */
  private final RealFft fft;

  private Spectrum(long size, VectorWarmUp warmUp, Arena arena, Runnable between) {
    this.size = size;
    this.warmUp = warmUp;
    this.between = between;
    scale = 1 / Math.sqrt(size);
    fft = size == 1 ? null : new RealFft(Long.numberOfTrailingZeros(size), warmUp, arena, between);
  }

  /**
   * The spectra of {@code size} values.
   *
   * @param size a power of two from 1 to 2<sup>41</sup>
   * @param warmUp decides when vectors are used
   * @param arena holds the tables while they are used; see {@link Fft#ofSize}
   * @param between called repeatedly during a transform, which may take long; aborts it by throwing
   */
  public static Spectrum ofSize(long size, VectorWarmUp warmUp, Arena arena, Runnable between) {
    if (size < 1 || Long.bitCount(size) != 1 || size > 2L << Fft.MAX_BITS) {
      throw new IllegalArgumentException(
          "a spectrum's length must be a power of two from 1 to 2^41 values, but is " + size);
    }
    return new Spectrum(size, warmUp, arena, between);
  }

  /** The smallest power of two that is at least {@code samples}; 0 for 0. */
  public static long sizeFor(long samples) {
    return samples < 2 ? samples : Long.highestOneBit(samples - 1) << 1;
  }

  /**
   * Writes the spectrum of the first {@link #size} samples; a shorter signal is padded with
   * silence.
   *
   * @param samples read onward from 0, once
   * @param result at least size doubles, best aligned to 64 bytes
   * @param work at least as large, not overlapping the result; its final contents are undefined
   */
  public void forward(Reader samples, MemorySegment result, MemorySegment work) {
    if (size == 1) {
      samples.read(0, new Block(result, 0), 0, 1);
      return;
    }
    MemorySegment re = lowerHalf(work);
    MemorySegment im = upperHalf(work);
    boolean vectors = warmUp.vectorsAreFaster();
    for (long at = 0; at < size; at += SPAN) {
      int n = (int) Math.min(SPAN, size - at);
      samples.read(at, new Block(result, 8 * at), 0, n);
      Interleaving.part(result, 8 * at, re, im, 4 * at, n / 2, vectors);
    }
    fft.forward(re, im, lowerHalf(result), upperHalf(result), scale);
    im.set(ValueLayout.JAVA_DOUBLE, 0, 0);
    join(re, im, result);
  }

  /**
   * Writes the real part of the signal of a spectrum whose upper half is silent.
   *
   * @param spectrum read onward from 0, once; values missing from {@link #size} are 0; the single
   *     value of size 1 is no complete bin, so the signal is 0
   * @param result at least size doubles, best aligned to 64 bytes
   * @param work at least as large, not overlapping the result; its final contents are undefined
   */
  public void inverse(Reader spectrum, MemorySegment result, MemorySegment work) {
    if (size == 1) {
      result.set(ValueLayout.JAVA_DOUBLE, 0, 0);
      return;
    }
    MemorySegment re = lowerHalf(work);
    MemorySegment im = upperHalf(work);
    boolean vectors = warmUp.vectorsAreFaster();
    for (long at = 0; at < size; at += SPAN) {
      int n = (int) Math.min(SPAN, size - at);
      spectrum.read(at, new Block(result, 8 * at), 0, n);
      Interleaving.part(result, 8 * at, re, im, 4 * at, n / 2, vectors);
    }
    // Half of the sum with the upper half's mirror image; bin 0 has none.
    re.set(ValueLayout.JAVA_DOUBLE, 0, 2 * re.get(ValueLayout.JAVA_DOUBLE, 0));
    im.set(ValueLayout.JAVA_DOUBLE, 0, 0);
    fft.inverse(re, im, lowerHalf(result), upperHalf(result), scale / 2);
    join(re, im, result);
  }

  private void join(MemorySegment re, MemorySegment im, MemorySegment result) {
    boolean vectors = warmUp.vectorsAreFaster();
    for (long at = 0; at < size; at += SPAN) {
      between.run();
      int n = (int) Math.min(SPAN, size - at);
      Interleaving.join(re, im, 4 * at, result, 8 * at, n / 2, vectors);
    }
  }

  private MemorySegment lowerHalf(MemorySegment memory) {
    return memory.asSlice(0, 4 * size);
  }

  private MemorySegment upperHalf(MemorySegment memory) {
    return memory.asSlice(4 * size, 4 * size);
  }
}
