package tenuto.dsp.spectral;

import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/** Magnitudes and phases of spectra, whose samples are real part, imaginary part, real part… */
public final class Polar {
  private static final int SPAN = 256;

  private Polar() {}

  /**
   * The magnitude or the phase of each pair.
   *
   * @param isPhase whether it is the phase, in radians from −π to π
   */
  public record Part(boolean isPhase) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      double[] row = new double[2 * Math.min(n, SPAN)];
      for (int done = 0; done < n; ) {
        // The scratch block is no larger.
        int now = Math.min(Math.min(n - done, n / 2), SPAN);
        inputs.getFirst().read(2 * (start + done), scratch, 0, 2 * now);
        ArrayCopies.read(scratch, 0, row, 2 * now);
        for (int k = 0; k < now; k++) {
          double re = row[2 * k];
          double im = row[2 * k + 1];
          row[k] = isPhase ? StrictMath.atan2(im, re) : Math.sqrt(re * re + im * im);
        }
        ArrayCopies.write(row, now, out, done);
        done += now;
      }
    }
  }

  /** The spectrum for magnitudes and phases. */
  public record Join() implements Gather.Sequential {
    private static final double TURN = 2 * Math.PI;

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      int half = n / 2;
      inputs.get(0).read(start / 2, scratch, 0, half);
      inputs.get(1).read(start / 2, scratch, half, half);
      double[] sizes = new double[Math.min(half, SPAN)];
      double[] phases = new double[sizes.length];
      double[] row = new double[2 * sizes.length];
      for (int i = 0; i < half; i += SPAN) {
        int now = Math.min(SPAN, half - i);
        ArrayCopies.read(scratch, i, sizes, now);
        ArrayCopies.read(scratch, half + i, phases, now);
        for (int k = 0; k < now; k++) {
          double turns = phases[k] / TURN;
          double spoilt = 0 * phases[k]; // 0, or NaN if the phase is not finite
          row[2 * k] = sizes[k] * Phase.cosine(turns) + spoilt;
          row[2 * k + 1] = sizes[k] * Phase.sine(turns) + spoilt;
        }
        ArrayCopies.write(row, 2 * now, out, 2 * i);
      }
    }
  }
}
