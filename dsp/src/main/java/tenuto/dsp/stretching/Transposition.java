package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.math.Exponential;
import tenuto.dsp.stft.Frame;
import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.stft.Workbench;

/**
 * What is done to the spectra of what will be read at another speed: what would lie above half the
 * sample rate is taken out, and formants are moved the other way, so that they stay.
 */
class Transposition implements AutoCloseable {
  /** Prepares for frames. */
  void begin(FrameShape shape, Workbench workbench) {}

  /** Looks at frames before they are turned; tells whether there are gains to apply. */
  boolean look(Frame[] frames, double ratio) {
    return false;
  }

  /** The gain of each bin. */
  double[] gains() {
    throw new IllegalStateException();
  }

  @Override
  public void close() {}

  /** For a signal that is read so many times as fast as it was stretched. */
  static final class Read extends Transposition {
    /** Of half the sample rate: where what is taken out begins to fade. */
    private static final double PASSED = 0.96;

    private final double formants;
    private final double sampleRate;
    private double[] gains;
    private Envelope envelope;

    /**
     * @param formants how much they stay, 0 to 1
     */
    Read(double formants, double sampleRate) {
      this.formants = formants;
      this.sampleRate = sampleRate;
    }

    @Override
    void begin(FrameShape shape, Workbench workbench) {
      gains = new double[shape.bins()];
      if (formants > 0) {
        envelope = new Envelope(shape, sampleRate, workbench);
      }
    }

    @Override
    boolean look(Frame[] frames, double ratio) {
      Arrays.fill(gains, 1);
      if (envelope != null) {
        envelope.find(frames);
        for (int k = 0; k < gains.length; k++) {
          double moved = envelope.at(k * ratio) - envelope.at(k);
          gains[k] = Exponential.of(formants * moved);
        }
      }
      double end = (gains.length - 1) / ratio;
      for (int k = (int) (PASSED * end); k < gains.length && ratio > 1; k++) {
        double way = (end - k) / ((1 - PASSED) * end);
        gains[k] *= Math.clamp(way, 0, 1);
      }
      return envelope != null || ratio > 1;
    }

    @Override
    double[] gains() {
      return gains;
    }

    @Override
    public void close() {
      if (envelope != null) {
        envelope.close();
      }
    }
  }
}
