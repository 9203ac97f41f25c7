package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.math.Exponential;

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

    /** Formants change no bin by more than 40 dB: the natural logarithm of that. */
    private static final double MOST = 4.6;

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
          gains[k] = Exponential.of(Math.clamp(formants * moved, -MOST, MOST));
        }
        keepPower(frames, ratio);
      }
      double end = (gains.length - 1) / ratio;
      for (int k = (int) (PASSED * end); k < gains.length && ratio > 1; k++) {
        double way = (end - k) / ((1 - PASSED) * end);
        gains[k] *= Math.clamp(way, 0, 1);
      }
      return envelope != null || ratio > 1;
    }

    /** Scales gains so that what is read later is as strong with them as without. */
    private void keepPower(Frame[] frames, double ratio) {
      int end = (int) Math.min(gains.length, (gains.length - 1) / ratio + 1);
      double without = 0;
      double with = 0;
      for (Frame frame : frames) {
        for (int k = 0; k < end; k++) {
          double power = frame.re()[k] * frame.re()[k] + frame.im()[k] * frame.im()[k];
          without += power;
          with += power * gains[k] * gains[k];
        }
      }
      if (with > 0 && without < Double.POSITIVE_INFINITY && with < Double.POSITIVE_INFINITY) {
        double scale = Math.sqrt(without / with);
        for (int k = 0; k < gains.length; k++) {
          gains[k] *= scale;
        }
      }
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
