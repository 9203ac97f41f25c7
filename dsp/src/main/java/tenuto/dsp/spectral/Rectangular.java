package tenuto.dsp.spectral;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/** Real and imaginary parts of spectra, whose samples are real part, imaginary part, real part… */
public final class Rectangular {
  private static final int SPAN = 256;

  private Rectangular() {}

  /**
   * The real or the imaginary parts: every second sample of a signal.
   *
   * @param first 0 for the real parts, 1 for the imaginary ones
   */
  public record Part(int first) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      double[] row = new double[2 * Math.min(n, SPAN)];
      for (int done = 0; done < n; ) {
        // The scratch block is no larger.
        int now = Math.min(n - done, n / 2);
        inputs.getFirst().read(2 * (start + done), scratch, 0, 2 * now);
        for (int i = 0; i < now; i += SPAN) {
          int part = Math.min(SPAN, now - i);
          ArrayCopies.read(scratch.memory(), scratch.offset() + 16L * i, 0, row, 0, 1, 2 * part);
          for (int k = 0; k < part; k++) {
            row[k] = row[2 * k + first];
          }
          ArrayCopies.write(row, 0, 1, part, out.memory(), out.offset() + 8L * (done + i), 0);
        }
        done += now;
      }
    }
  }

  /** The spectrum with these real and imaginary parts: two signals interleaved. */
  public record Join() implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      int half = n / 2;
      inputs.get(0).read(start / 2, scratch, 0, half);
      inputs.get(1).read(start / 2, scratch, half, half);
      double[] parts = new double[2 * Math.min(half, SPAN)];
      double[] row = new double[parts.length];
      for (int i = 0; i < half; i += SPAN) {
        int now = Math.min(SPAN, half - i);
        ArrayCopies.read(scratch.memory(), scratch.offset() + 8L * i, 8L * half, parts, 0, 2, now);
        for (int k = 0; k < now; k++) {
          row[2 * k] = parts[k];
          row[2 * k + 1] = parts[now + k];
        }
        ArrayCopies.write(row, 0, 1, 2 * now, out.memory(), out.offset() + 16L * i, 0);
      }
    }
  }
}
