package tenuto.dsp.spectral;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.Filter;

/**
 * A vocoder of band-pass filters (H. Dudley, "Remaking speech", 1939): a carrier's bands, each as
 * loud as the same band of a voice. A band is two band-pass filters of second order in a row (R.
 * Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients"); bands are equally
 * wide in octaves and meet 3 dB below their tops. How loud one is, is its rectified output,
 * followed up and down at two speeds. Its inputs are voice and carrier.
 *
 * @param bands how many
 * @param lowHz the middle of the lowest
 * @param highHz of the highest
 * @param shift factor by which the carrier's bands are above the voice's
 * @param attack what is left of a rise after a sample, 0 to 1
 * @param release of a fall
 */
record ChannelBands(
    int bands,
    double lowHz,
    double highHz,
    double shift,
    double attack,
    double release,
    double sampleRate)
    implements Filter {
  /** The peak of a sine whose mean magnitude is 1. */
  private static final double PEAK = Math.PI / 2;

  /** Of the sample rate: bands above it are silent. */
  private static final double HIGHEST = 0.49;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Bands();
  }

  /** Filters of all bands beside each other, so that a loop over them is one of vectors. */
  private final class Passes {
    private final double[] b = new double[bands];
    private final double[] a1 = new double[bands];
    private final double[] a2 = new double[bands];
    private final double[] x1 = new double[bands];
    private final double[] x2 = new double[bands];
    private final double[] y1 = new double[bands];
    private final double[] y2 = new double[bands];

    Passes(double factor) {
      double octaves =
          bands == 1 ? 1 : StrictMath.log(highHz / lowHz) / StrictMath.log(2) / (bands - 1);
      for (int k = 0; k < bands; k++) {
        double hz = factor * lowHz * StrictMath.pow(2, k * octaves);
        if (hz < HIGHEST * sampleRate) {
          double w = 2 * Math.PI * hz / sampleRate;
          double sine = StrictMath.sin(w);
          // Two in a row are 3 dB down where each is 1.5 dB down, so each is 1.55 times as wide.
          double width = 1.55 * octaves * StrictMath.log(2) / 2 * w / sine;
          double alpha = sine * StrictMath.sinh(width);
          b[k] = alpha / (1 + alpha);
          a1[k] = -2 * StrictMath.cos(w) / (1 + alpha);
          a2[k] = (1 - alpha) / (1 + alpha);
        }
      }
    }

    /** Direct form II transposed, twice, with b1 = 0 and b2 = −b0. */
    void run(double x, double[] y) {
      for (int k = 0; k < bands; k++) {
        double in = b[k] * x;
        double middle = in + x1[k];
        x1[k] = x2[k] - a1[k] * middle;
        x2[k] = -in - a2[k] * middle;
        in = b[k] * middle;
        double out = in + y1[k];
        y1[k] = y2[k] - a1[k] * out;
        y2[k] = -in - a2[k] * out;
        y[k] = out;
      }
    }

    /** Lets go of what would become denormal numbers. */
    void rest() {
      for (int k = 0; k < bands; k++) {
        x1[k] = Ring.faded(x1[k]);
        x2[k] = Ring.faded(x2[k]);
        y1[k] = Ring.faded(y1[k]);
        y2[k] = Ring.faded(y2[k]);
      }
    }
  }

  private final class Bands extends ScalarProcessor {
    private final Passes ofVoice = new Passes(1);
    private final Passes ofCarrier = new Passes(shift);
    private final double[] voice = new double[bands];
    private final double[] carrier = new double[bands];
    private final double[] levels = new double[bands];

    Bands() {
      super(ChannelBands.this);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        ofVoice.run(in[0][i], voice);
        ofCarrier.run(in[1][i], carrier);
        for (int k = 0; k < bands; k++) {
          double level = Math.abs(voice[k]);
          double kept = level > levels[k] ? attack : release;
          levels[k] = level + kept * (levels[k] - level);
          carrier[k] *= levels[k];
        }
        double sum = 0;
        for (int k = 0; k < bands; k++) {
          sum += carrier[k];
        }
        out[0][i] = PEAK * sum;
        if (i % 8 == 7) {
          ofVoice.rest();
          ofCarrier.rest();
          for (int k = 0; k < bands; k++) {
            levels[k] = Ring.faded(levels[k]);
          }
        }
      }
    }
  }
}
