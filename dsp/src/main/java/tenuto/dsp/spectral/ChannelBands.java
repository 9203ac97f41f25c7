package tenuto.dsp.spectral;

import java.util.Arrays;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.Filter;

/**
 * A vocoder of band-pass filters (H. Dudley, "Remaking speech", 1939): a carrier's bands, each as
 * loud as the same band of a voice. Bands are Butterworth filters, equally wide in octaves, that
 * meet 3 dB below their tops. How loud one is, is its rectified output, followed up and down at two
 * speeds: the carrier's is divided by its own level and multiplied by the voice's, so that it does
 * not matter how loud the carrier is. Its inputs are voice and carrier.
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
  /**
   * Of the carrier's loudest band lately: one that has less than that is not raised as if it had,
   * or what filters leak, and their ringing when the carrier has stopped, would be.
   */
  private static final double LEAST = 0.01;

  /** As good as silence. */
  private static final double LEAST_LEVEL = 1e-290;

  /** In how many seconds a carrier that was loud is forgotten, by e. */
  private static final double MEMORY = 0.15;

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

    /** Of the voice's bands, and then of the carrier's. */
    private final double[] levels = new double[2 * bands];

    /**
     * How much of the carrier's levels has come so far: they are the means of what has sounded, so
     * that a carrier is not too loud where it begins.
     */
    private final double[] weights = new double[bands];

    private final double forgets = StrictMath.exp(-1 / (MEMORY * sampleRate));
    private double loudest;
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
        for (int k = 0; k < levels.length; k++) {
          double level = Math.abs(outputs[k]);
          double kept = level > levels[k] ? attack : release;
          levels[k] = level + kept * (levels[k] - level);
        }
        out[0][i] = sum();
        if (++position % REST == 0) {
          rest();
        }
      }
    }

    /** What all of the carrier's bands are, each as loud as the voice's. */
    private double sum() {
      double most = forgets * loudest;
      for (int k = bands; k < levels.length; k++) {
        most = levels[k] > most ? levels[k] : most;
      }
      loudest = most;
      double least = LEAST * most;
      double sum = 0;
      for (int k = 0; k < bands; k++) {
        double x = outputs[bands + k];
        boolean sounds = levels[bands + k] > LEAST * least;
        double weight = sounds ? 1 + attack * (weights[k] - 1) : release * weights[k];
        weights[k] = weight;
        sum += levels[k] * x * weight / Math.max(levels[bands + k], least * weight + LEAST_LEVEL);
      }
      return sum;
    }

    private void rest() {
      for (Section section : sections) {
        section.rest();
      }
      for (int k = 0; k < levels.length; k++) {
        levels[k] = Ring.faded(levels[k]);
      }
      loudest = Ring.faded(loudest);
      for (int k = 0; k < bands; k++) {
        weights[k] = Ring.faded(weights[k]);
      }
    }
  }
}
