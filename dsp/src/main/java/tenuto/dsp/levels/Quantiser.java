package tenuto.dsp.levels;

import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.SplitMix;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A quantiser with dither: rounds samples to integers with a number of bits, where full scale is 1,
 * after adding noise, so that the rounding error is noise too. A sample that is exactly
 * representable is unchanged: so silence stays silent. Samples are clamped to the range of the
 * integers.
 *
 * @param bits of the integers
 * @param seed of the noise
 */
record Quantiser(int bits, Shape shape, double sampleRate, long seed) implements Filter {
  /** The kind of dither. */
  enum Shape {
    /** None: the rounding error is distortion. */
    NONE,
    /** Equal power at all frequencies: triangular, of one step either way. */
    TPDF,
    /** Rising with frequency: a uniform number less the previous one. */
    HIGHPASS,
    /** Shaped like the threshold of hearing, by feeding back each sample's error. */
    SHAPED
  }

  /** Added to a number up to 2^51 and subtracted again, it leaves the nearest integer. */
  private static final double WHOLE = 0x1.8p52;

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new Rounding();
  }

  private final class Rounding extends ScalarState {
    private final double scale = Math.scalb(1.0, bits - 1);

    private final double[] taps =
        shape == Shape.SHAPED ? HearingThreshold.taps(sampleRate) : new double[0];

    /** The last errors, stored twice in sequence, so that they can be read contiguously. */
    private final double[] errors = new double[2 * taps.length];

    private int newest;
    private double last;
    private long at = SplitMix.mix(seed);

    @Override
    public void transfer(StateTransfer state) {
      state.of(errors);
      newest = state.of(newest);
      last = state.of(last);
      at = state.of(at);
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        at += SplitMix.GOLDEN_RATIO;
        double code = x[i] * scale;
        boolean isExact = code + WHOLE - WHOLE == code || Math.abs(code) > 0x1p51;
        double wanted = isExact ? code : code + fedBack();
        double noise = noise(SplitMix.mix(at)); // one random number per sample, used or not
        double rounded = isExact ? code : wanted + noise + WHOLE - WHOLE;
        keep(rounded - wanted);
        x[i] = Math.min(Math.max(rounded, -scale), scale - 1) / scale;
      }
    }

    /** The noise in steps of the quantiser. */
    private double noise(long random) {
      long first = random >>> 32;
      long second = random & 0xFFFF_FFFFL;
      return switch (shape) {
        case NONE -> 0;
        case TPDF, SHAPED -> (first - second) * 0x1p-32;
        case HIGHPASS -> {
          double before = last;
          last = first * 0x1p-32;
          yield last - before;
        }
      };
    }

    private double fedBack() {
      double sum = 0;
      for (int k = 0; k < taps.length; k++) {
        sum += taps[k] * errors[newest + k];
      }
      return sum;
    }

    private void keep(double error) {
      if (taps.length > 0) {
        newest = newest == 0 ? taps.length - 1 : newest - 1;
        errors[newest] = error;
        errors[newest + taps.length] = error;
      }
    }
  }
}
