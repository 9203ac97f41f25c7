package tenuto.dsp.spectral;

import java.util.Arrays;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.Filter;

/**
 * A vocoder of band-pass filters (H. Dudley, "Remaking speech", 1939): a carrier's bands, each as
 * loud as the same band of a voice. Bands are Butterworth filters, equally wide in octaves, that
 * meet 3 dB below their tops. How loud one is, is its rectified output, followed up and down at two
 * speeds. Its inputs are voice and carrier.
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

  /** Samples after which filters are looked at: often enough, as few of them are ever at rest. */
  private static final int REST = 256;

  /** Of each slope of a band. */
  private static final int ORDER = 3;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Bands();
  }

  /**
   * One section of all filters beside each other, those of the voice and then those of the carrier:
   * a loop over them is one of vectors, as what is written is written last.
   */
  private static final class Section {
    /** Weight of the input; that of the one before the last is −b, as of any band-pass section. */
    private final double[] b;

    private final double[] a1;
    private final double[] a2;
    private final double[] z1;
    private final double[] z2;

    Section(int filters) {
      b = new double[filters];
      a1 = new double[filters];
      a2 = new double[filters];
      z1 = new double[filters];
      z2 = new double[filters];
    }

    void set(int filter, Biquad section) {
      b[filter] = section.b0();
      a1[filter] = section.a1();
      a2[filter] = section.a2();
    }

    /** Direct form II transposed. */
    void run(double[] x) {
      run(x, b, a1, a2, z1, z2);
    }

    private static void run(
        double[] x, double[] b, double[] a1, double[] a2, double[] z1, double[] z2) {
      for (int k = 0; k < x.length; k++) {
        double in = b[k] * x[k];
        double out = in + z1[k];
        double next = z2[k] - a1[k] * out;
        double afterNext = -in - a2[k] * out;
        x[k] = out;
        z1[k] = next;
        z2[k] = afterNext;
      }
    }

    /** Lets go of what would become denormal numbers. */
    void rest() {
      for (int k = 0; k < z1.length; k++) {
        z1[k] = Ring.faded(z1[k]);
        z2[k] = Ring.faded(z2[k]);
      }
    }
  }

  private final class Bands extends ScalarProcessor {
    private final Section[] sections = new Section[ORDER];

    /** Where filters have come to: those of the voice, then those of the carrier. */
    private final double[] outputs = new double[2 * bands];

    private final double[] levels = new double[bands];
    private long position;

    Bands() {
      super(ChannelBands.this);
      Arrays.setAll(sections, i -> new Section(2 * bands));
      double ratio = StrictMath.pow(highHz / lowHz, 1.0 / Math.max(1, bands - 1));
      for (int k = 0; k < bands; k++) {
        double hz = lowHz * StrictMath.pow(ratio, k);
        set(k, hz, StrictMath.sqrt(ratio));
        set(bands + k, shift * hz, StrictMath.sqrt(ratio));
      }
    }

    /** Makes a filter; one that is beyond half the sample rate stays silent. */
    private void set(int filter, double hz, double half) {
      if (hz * half < sampleRate / 2) {
        Cascade band =
            Butterworth.bandPass(hz / half, hz * half, ORDER, sampleRate, FilterScale.TEXTBOOK);
        for (int i = 0; i < ORDER; i++) {
          sections[i].set(filter, band.sections().get(i));
        }
      }
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        Arrays.fill(outputs, 0, bands, in[0][i]);
        Arrays.fill(outputs, bands, 2 * bands, in[1][i]);
        for (Section section : sections) {
          section.run(outputs);
        }
        double sum = 0;
        for (int k = 0; k < bands; k++) {
          double level = Math.abs(outputs[k]);
          double kept = level > levels[k] ? attack : release;
          levels[k] = level + kept * (levels[k] - level);
          sum += levels[k] * outputs[bands + k];
        }
        out[0][i] = PEAK * sum;
        if (++position % REST == 0) {
          rest();
        }
      }
    }

    private void rest() {
      for (Section section : sections) {
        section.rest();
      }
      for (int k = 0; k < bands; k++) {
        levels[k] = Ring.faded(levels[k]);
      }
    }
  }
}
