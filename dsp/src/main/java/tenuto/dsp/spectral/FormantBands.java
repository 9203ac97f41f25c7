package tenuto.dsp.spectral;

import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.Workbench;

/**
 * A vocoder on short-time spectra: the power of a carrier in each band is set to that of a voice.
 * Bands are triangles that overlap by half, of equal width on the ear's scale (ERB-rate scale: B.
 * Glasberg, B. Moore, "Derivation of auditory filter shapes from notched-noise data", 1990). Its
 * inputs are voice and carrier; its control is a factor for the frequencies of the voice's
 * formants.
 *
 * @param bands from 0 Hz to 20 kHz; above are more of them, as wide on that scale
 */
record FormantBands(
    FrameShape shape, Workbench workbench, long controlled, int bands, double sampleRate)
    implements FrameFilter {
  static final double LEAST_SHIFT = 0.25;
  static final double MOST_SHIFT = 4;

  /** The end of the counted bands: the same at every sample rate. */
  private static final double TOP = 20_000;

  /**
   * The least power by which a band is divided, as a share of the carrier's mean power, so that
   * near silence is not amplified.
   */
  private static final double LEAST = 1e-8;

  @Override
  public int signals() {
    return 2;
  }

  @Override
  public int controls() {
    return 1;
  }

  @Override
  public FrameWork work() {
    return new Work();
  }

  /** The number of the band at a frequency, with a fraction between the centres of two bands. */
  private double band(double hz) {
    double whole = StrictMath.log1p(hz * ERB) / StrictMath.log1p(TOP * ERB);
    return whole * (bands - 1);
  }

  private static final double ERB = 0.00437;

  private final class Work implements FrameWork {
    private final double[] places = new double[shape.bins()];
    private final double[] moved = new double[shape.bins()];
    private final double[] powers = new double[shape.bins()];
    private final int last = (int) Math.ceil(band(sampleRate / 2));
    private final double[] voice = new double[last + 2];
    private final double[] carrier = new double[last + 2];
    private final double[] weights = new double[last + 2];
    private double shift = Double.NaN;

    Work() {
      place(places, 1);
    }

    private void place(double[] to, double factor) {
      for (int k = 0; k < to.length; k++) {
        to[k] = Math.min(last, band(factor * k * sampleRate / shape.size()));
      }
    }

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      if (shift != controls[0]) {
        shift = controls[0];
        place(moved, 1 / Math.clamp(shift, LEAST_SHIFT, MOST_SHIFT));
      }
      gather(in[0], voice);
      double least = gather(in[1], carrier);
      for (int k = 0; k < powers.length; k++) {
        double base = at(carrier, places[k]) + least;
        powers[k] = base < Double.MIN_NORMAL ? 0 : Math.sqrt(at(voice, moved[k]) / base);
      }
      out[0].set(in[1]);
      out[0].scale(powers);
    }

    /** Writes the mean powers of bands to a row; returns the least power that counts. */
    private double gather(Frame from, double[] to) {
      from.powers(powers);
      java.util.Arrays.fill(to, 0);
      java.util.Arrays.fill(weights, 0);
      double sum = 0;
      for (int k = 0; k < powers.length; k++) {
        int band = (int) places[k];
        double upper = places[k] - band;
        to[band] += (1 - upper) * powers[k];
        to[band + 1] += upper * powers[k];
        weights[band] += 1 - upper;
        weights[band + 1] += upper;
        sum += powers[k];
      }
      for (int i = 0; i < to.length; i++) {
        to[i] = weights[i] > 0 ? to[i] / weights[i] : i > 0 ? to[i - 1] : 0;
      }
      return sum * LEAST / powers.length;
    }

    private static double at(double[] row, double place) {
      int band = (int) place;
      return row[band] + (place - band) * (row[band + 1] - row[band]);
    }
  }
}
