package tenuto.dsp.spectral;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.Block;
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

  /** One section of all bands' filters beside each other: a loop over them is one of vectors. */
  private static final class Section {
    /** Weight of the input; that of the one before the last is −b, as of any band-pass section. */
    private final double[] b;

    private final double[] a1;
    private final double[] a2;
    private final double[] z1;
    private final double[] z2;

    Section(int bands) {
      b = new double[bands];
      a1 = new double[bands];
      a2 = new double[bands];
      z1 = new double[bands];
      z2 = new double[bands];
    }

    void set(int band, Biquad filter) {
      b[band] = filter.b0();
      a1[band] = filter.a1();
      a2[band] = filter.a2();
    }

    /** Direct form II transposed. */
    void run(double[] x) {
      for (int k = 0; k < x.length; k++) {
        double in = b[k] * x[k];
        double out = in + z1[k];
        z1[k] = z2[k] - a1[k] * out;
        z2[k] = -in - a2[k] * out;
        x[k] = out;
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

  /**
   * All sections of bands whose frequencies are multiplied by a factor; silent if they cannot be.
   */
  private List<Section> sections(double factor) {
    List<Section> sections = Stream.generate(() -> new Section(bands)).limit(ORDER).toList();
    double ratio = StrictMath.pow(highHz / lowHz, 1.0 / Math.max(1, bands - 1));
    double half = StrictMath.sqrt(ratio);
    for (int k = 0; k < bands; k++) {
      double hz = factor * lowHz * StrictMath.pow(ratio, k);
      if (hz * half < sampleRate / 2) {
        Cascade band =
            Butterworth.bandPass(hz / half, hz * half, ORDER, sampleRate, FilterScale.TEXTBOOK);
        for (int i = 0; i < ORDER; i++) {
          sections.get(i).set(k, band.sections().get(i));
        }
      }
    }
    return sections;
  }

  private final class Bands extends ScalarProcessor {
    private final Section[] ofVoice = sections(1).toArray(Section[]::new);
    private final Section[] ofCarrier = sections(shift).toArray(Section[]::new);
    private final double[] voice = new double[bands];
    private final double[] carrier = new double[bands];
    private final double[] levels = new double[bands];

    Bands() {
      super(ChannelBands.this);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        run(ofVoice, in[0][i], voice);
        run(ofCarrier, in[1][i], carrier);
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
        if (i % Block.GROUP == Block.GROUP - 1) {
          rest();
        }
      }
    }

    private static void run(Section[] sections, double x, double[] to) {
      Arrays.fill(to, x);
      for (Section section : sections) {
        section.run(to);
      }
    }

    private void rest() {
      for (int i = 0; i < ORDER; i++) {
        ofVoice[i].rest();
        ofCarrier[i].rest();
      }
      for (int k = 0; k < bands; k++) {
        levels[k] = Ring.faded(levels[k]);
      }
    }
  }
}
