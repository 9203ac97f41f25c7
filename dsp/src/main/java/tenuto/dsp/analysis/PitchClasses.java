package tenuto.dsp.analysis;

import java.util.Arrays;

/**
 * Pitch class profile (chroma): the share of a sound's power in each of the twelve pitch classes,
 * from c to b, after E. Gómez's "harmonic pitch class profile" ("Tonal description of music audio
 * signals", 2006): each peak of the spectrum from 55 Hz to 5 kHz counts for the classes within two
 * thirds of a semitone, weighted by the squared cosine of the distance. A peak's frequency is
 * interpolated between bins by a parabola through the logarithms of the three magnitudes around it.
 *
 * @param a4 frequency of the a above middle c in Hz
 * @param scaled whether the strongest class is scaled to 1; otherwise numbers are powers
 */
record PitchClasses(double a4, boolean scaled) implements Feature {
  static final int CLASSES = 12;
  private static final double LOWEST = 55;
  private static final double HIGHEST = 5000;
  private static final int A = 9;
  private static final double REACH = 2.0 / 3;
  private static final double SEMITONES = CLASSES / StrictMath.log(2);

  /** Peaks below this share of the largest one are ignored as side lobes or noise. */
  private static final double LEAST = 1e-3;

  @Override
  public int values() {
    return CLASSES;
  }

  @Override
  public Meter begin(Frame frame) {
    return (now, to, at) -> {
      Arrays.fill(to, at, at + CLASSES, 0);
      add(now.magnitudes(), now.spacing(), to, at);
      if (scaled) {
        scale(to, at);
      }
    };
  }

  private void add(double[] magnitudes, double spacing, double[] to, int at) {
    int from = Math.max(1, (int) Math.ceil(LOWEST / spacing));
    int end = Math.min(magnitudes.length - 1, (int) (HIGHEST / spacing) + 1);
    double most = 0;
    for (int k = from; k < end; k++) {
      most = Math.max(most, magnitudes[k]);
    }
    if (!(most > 0)) {
      Arrays.fill(to, at, at + CLASSES, most); // all are 0, or NaN
      return;
    }
    for (int k = from; k < end; k++) {
      double here = magnitudes[k];
      if (here > LEAST * most && here > magnitudes[k - 1] && here >= magnitudes[k + 1]) {
        addPeak((k + beside(magnitudes, k)) * spacing, here * here, to, at);
      }
    }
  }

  /** The distance of the interpolated peak from the largest bin, in bins. */
  private static double beside(double[] magnitudes, int k) {
    if (magnitudes[k - 1] <= 0 || magnitudes[k + 1] <= 0) {
      return 0;
    }
    double left = StrictMath.log(magnitudes[k] / magnitudes[k - 1]);
    double right = StrictMath.log(magnitudes[k] / magnitudes[k + 1]);
    return (left - right) / (2 * (left + right));
  }

  private void addPeak(double hz, double power, double[] to, int at) {
    double pitch = A + SEMITONES * StrictMath.log(hz / a4);
    for (int near = (int) Math.floor(pitch); near <= Math.floor(pitch) + 1; near++) {
      double distance = Math.abs(pitch - near);
      if (distance < REACH) {
        double weight = StrictMath.cos(Math.PI / 2 * distance / REACH);
        to[at + Math.floorMod(near, CLASSES)] += weight * weight * power;
      }
    }
  }

  private static void scale(double[] to, int at) {
    double most = 0;
    for (int i = 0; i < CLASSES; i++) {
      most = Math.max(most, to[at + i]);
    }
    for (int i = 0; i < CLASSES && most != 0; i++) {
      to[at + i] /= most;
    }
  }
}
