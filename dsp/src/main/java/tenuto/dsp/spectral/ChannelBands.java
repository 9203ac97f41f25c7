package tenuto.dsp.spectral;

import java.util.Arrays;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A channel vocoder (H. Dudley, "Remaking speech", 1939): the band-pass filtered bands of a
 * carrier, each with the level of the same band of a voice. Bands are Butterworth filters, equally
 * wide in octaves, that meet 3 dB below their maxima. A band's level is its rectified output,
 * smoothed with an attack and a release. The carrier's band is divided by its own level and
 * multiplied by the voice's, so that the carrier's loudness does not matter. Its inputs are voice
 * and carrier.
 *
 * @param bands number of bands
 * @param lowHz centre frequency of the lowest band
 * @param highHz centre frequency of the highest band
 * @param shift ratio of the carrier's band frequencies to the voice's
 * @param attack share of a rise that remains after a sample, 0 to 1
 * @param release the same for a fall
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
   * The least level by which a band is divided, as a share of the carrier's recent loudest band:
   * otherwise the filters' leakage, and their ringing after the carrier has stopped, would be
   * amplified.
   */
  private static final double LEAST = 0.01;

  /** The level that counts as silence. */
  private static final double LEAST_LEVEL = 1e-290;

  /** Time constant in seconds with which the carrier's loudest level decays. */
  private static final double MEMORY = 0.15;

  /** Samples between two checks for denormal states, which are rare. */
  private static final int REST = 256;

  /** The order of each slope of a band. */
  private static final int ORDER = 3;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Bands();
  }

  /**
   * One section of all filters, those of the voice and then those of the carrier, in parallel: the
   * loop over them can be vectorized, as each result is written last.
   */
  private static final class Section {
    /**
     * Weight of the input; the weight of the input two samples ago is −b, as in any band-pass
     * section.
     */
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

    /** Filters one sample, in the transposed direct form II. */
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

    /** Sets states to 0 that would become denormal numbers. */
    void rest() {
      for (int k = 0; k < z1.length; k++) {
        z1[k] = Ring.faded(z1[k]);
        z2[k] = Ring.faded(z2[k]);
      }
    }
  }

  private final class Bands extends ScalarProcessor {
    private final Section[] sections = new Section[ORDER];

    /** The outputs of all filters: those of the voice, then those of the carrier. */
    private final double[] outputs = new double[2 * bands];

    /** The levels of the voice's bands, then of the carrier's. */
    private final double[] levels = new double[2 * bands];

    /**
     * The sums of the weights in the carrier's levels so far. The levels are divided by them, so
     * that a carrier is not too loud at its start.
     */
    private final double[] weights = new double[bands];

    private final double forgets = StrictMath.exp(-1 / (MEMORY * sampleRate));
    private double loudest;
    private long position;

    Bands() {
      Arrays.setAll(sections, i -> new Section(2 * bands));
      double ratio = StrictMath.pow(highHz / lowHz, 1.0 / Math.max(1, bands - 1));
      for (int k = 0; k < bands; k++) {
        double hz = lowHz * StrictMath.pow(ratio, k);
        set(k, hz, StrictMath.sqrt(ratio));
        set(bands + k, shift * hz, StrictMath.sqrt(ratio));
      }
    }

    /** Sets a filter's coefficients; one whose band is above half the sample rate stays silent. */
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
    public void transfer(StateTransfer state) {
      for (Section section : sections) {
        state.of(section.z1);
        state.of(section.z2);
      }
      state.of(levels);
      state.of(weights);
      loudest = state.of(loudest);
      position = state.of(position);
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

    /** The sum of the carrier's bands, each at the level of the voice's. */
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
