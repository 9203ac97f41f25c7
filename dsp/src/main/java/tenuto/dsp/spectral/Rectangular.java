package tenuto.dsp.spectral;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/** Real and imaginary parts of spectra, whose samples take turns. */
public final class Rectangular {
  private static final int STRETCH = 256;

  private Rectangular() {}

  /**
   * Every second sample of a signal.
   *
   * @param first 0 for the real parts, 1 for the imaginary ones
   */
  public record Part(int first) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      double[] row = new double[2 * Math.min(n, STRETCH)];
      for (int done = 0; done < n; ) {
        // The scratch block has no room for more.
        int now = Math.min(n - done, n / 2);
        inputs.getFirst().read(2 * (start + done), scratch, 0, 2 * now);
        for (int i = 0; i < now; i += STRETCH) {
          int part = Math.min(STRETCH, now - i);
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

  /** Two signals whose samples take turns. */
  public record Join() implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      int half = n / 2;
      inputs.get(0).read(start / 2, scratch, 0, half);
      inputs.get(1).read(start / 2, scratch, half, half);
      double[] parts = new double[2 * Math.min(half, STRETCH)];
      double[] row = new double[parts.length];
      for (int i = 0; i < half; i += STRETCH) {
        int now = Math.min(STRETCH, half - i);
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
