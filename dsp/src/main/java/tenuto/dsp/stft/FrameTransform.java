package tenuto.dsp.stft;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Workspace;

/** The way from a frame's samples to its spectrum and back, in arrays; one thread's at a time. */
public final class FrameTransform implements AutoCloseable {
  private final int half;
  private final Workspace memory;
  private final RealFft fft;
  private final MemorySegment re;
  private final MemorySegment im;
  private final MemorySegment scratchRe;
  private final MemorySegment scratchIm;
  private final double[] evens;
  private final double[] odds;

  FrameTransform(int size, Workspace memory, VectorWarmUp warmUp) {
    half = size / 2;
    this.memory = memory;
    MemorySegment whole = memory.arena().allocate(32L * half, 64);
    re = whole.asSlice(0, 8L * half);
    im = whole.asSlice(8L * half, 8L * half);
    scratchRe = whole.asSlice(16L * half, 8L * half);
    scratchIm = whole.asSlice(24L * half, 8L * half);
    fft = new RealFft(Integer.numberOfTrailingZeros(size), warmUp, memory.arena());
    evens = new double[half];
    odds = new double[half];
  }

  /** Writes X[k] = Σ x[n]·exp(−2πi·nk/size). */
  public void forward(double[] samples, Frame to) {
    for (int i = 0; i < half; i++) {
      evens[i] = samples[2 * i];
      odds[i] = samples[2 * i + 1];
    }
    ArrayCopies.write(evens, 0, 1, half, re, 0, 0);
    ArrayCopies.write(odds, 0, 1, half, im, 0, 0);
    fft.forward(re, im, scratchRe, scratchIm, 1);
    ArrayCopies.read(re, 0, 0, to.re(), 0, 1, half);
    ArrayCopies.read(im, 0, 0, to.im(), 0, 1, half);
    to.re()[half] = to.im()[0];
    to.im()[0] = 0;
    to.im()[half] = 0;
  }

  /** Writes the samples whose spectrum it is, that of {@link #forward}. */
  public void inverse(Frame from, double[] samples) {
    ArrayCopies.write(from.re(), 0, 1, half, re, 0, 0);
    ArrayCopies.write(from.im(), 0, 1, half, im, 0, 0);
    im.set(ValueLayout.JAVA_DOUBLE, 0, from.re()[half]);
    fft.inverse(re, im, scratchRe, scratchIm, 0.5 / half);
    ArrayCopies.read(re, 0, 0, evens, 0, 1, half);
    ArrayCopies.read(im, 0, 0, odds, 0, 1, half);
    for (int i = 0; i < half; i++) {
      samples[2 * i] = evens[i];
      samples[2 * i + 1] = odds[i];
    }
  }

  @Override
  public void close() {
    memory.close();
  }
}
