package tenuto.dsp.space;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.math.Phase;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A head-related transfer function by measured responses: convolves with the response of the
 * nearest direction. When the sound moves, one response is cross-faded into the next over {@link
 * #CELL} samples.
 *
 * <p>Its inputs are the signal and the sound's azimuth and elevation in degrees.
 *
 * @param ear 0 is left, 1 right
 * @param sign of the azimuth: −1 to mirror the sound to the other side
 */
record MeasuredEar(HrirSet set, int ear, int sign) implements Filter {
  private static final int CELL = 128;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Hearing();
  }

  @Override
  public String toString() {
    return "MeasuredEar[%s, ear=%d, sign=%d]".formatted(set, ear, sign);
  }

  private final class Hearing extends ScalarProcessor {
    private final int before = set.taps() - 1;

    /** The past samples that the responses need, and those of the cell. */
    private final double[] x = new double[before + CELL];

    private final double[] heard = new double[CELL];
    private final double[] faded = new double[CELL];

    /** The directions of the response that is heard and of the one before it; -1 for none yet. */
    private int direction = -1;

    private int lastDirection = -1;
    private double[] response;
    private double[] last;
    private double azimuth = Double.NaN;
    private double elevation = Double.NaN;
    private int within;

    @Override
    public void transfer(StateTransfer state) {
      state.of(x);
      within = state.of(within);
      azimuth = state.of(azimuth);
      elevation = state.of(elevation);
      direction = state.of(direction);
      lastDirection = state.of(lastDirection);
      response = response(direction);
      last = response(lastDirection);
    }

    private double[] response(int of) {
      return of < 0 ? null : set.response(of, ear);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int at = 0, now; at < n; at += now) {
        if (within == 0) {
          turn(in[1][at], in[2][at]);
        }
        now = Math.min(n - at, CELL - within);
        System.arraycopy(in[0], at, x, before + within, now);
        convolve(response, heard, now);
        if (last != response) {
          convolve(last, faded, now);
          for (int i = 0; i < now; i++) {
            double way = (within + i + 0.5) / CELL;
            heard[i] = faded[i] + way * (heard[i] - faded[i]);
          }
        }
        for (int i = 0; i < now; i++) {
          out[0][at + i] = heard[i] + 0 * (in[1][at + i] + in[2][at + i]);
        }
        within += now;
        if (within == CELL) {
          within = 0;
          System.arraycopy(x, CELL, x, 0, before);
        }
      }
    }

    /** Updates the direction; keeps the last one if an angle is not finite. */
    private void turn(double toAzimuth, double toElevation) {
      last = response;
      lastDirection = direction;
      boolean moved = toAzimuth != azimuth || toElevation != elevation;
      if (response == null || moved && Double.isFinite(toAzimuth + toElevation)) {
        azimuth = Double.isFinite(toAzimuth) ? toAzimuth : 0;
        elevation = Double.isFinite(toElevation) ? toElevation : 0;
        double level = Phase.cosine(elevation / 360);
        double left = sign * Phase.sine(azimuth / 360) * level;
        double front = Phase.cosine(azimuth / 360) * level;
        direction = set.nearest(front, left, Phase.sine(elevation / 360));
        response = set.response(direction, ear);
      }
      if (last == null) {
        last = response;
        lastDirection = direction;
      }
    }

    private void convolve(double[] h, double[] to, int n) {
      int from = before + within;
      Arrays.fill(to, 0, n, 0);
      for (int k = 0; k < h.length; k++) {
        double weight = h[k];
        int first = from - k;
        for (int i = 0; i < n; i++) {
          to[i] += weight * x[first + i];
        }
      }
    }
  }
}
