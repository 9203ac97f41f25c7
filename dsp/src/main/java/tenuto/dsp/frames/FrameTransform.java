package tenuto.dsp.frames;

import tenuto.dsp.fft.FrameFft;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.engine.base.Workspace;

/** The transform between a frame's samples and its spectrum; used by one thread at a time. */
public final class FrameTransform implements AutoCloseable {
  private final Workspace memory;
  private final FrameFft fft;

  FrameTransform(int size, Workspace memory, VectorWarmUp warmUp) {
    this.memory = memory;
    int bits = Integer.numberOfTrailingZeros(size);
    fft = new FrameFft(new RealFft(bits, warmUp, memory.arena()), memory.arena());
  }

  /** Writes X[k] = Σ x[n]·exp(−2πi·nk/size). */
  public void forward(double[] samples, Frame to) {
    fft.forward(samples, 1, to.re(), to.im());
  }

  /** Writes the samples of a spectrum: the inverse of {@link #forward}. */
  public void inverse(Frame from, double[] samples) {
    fft.inverse(from.re(), from.im(), samples);
  }

  @Override
  public void close() {
    memory.close();
  }
}
