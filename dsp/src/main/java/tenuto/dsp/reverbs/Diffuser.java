package tenuto.dsp.reverbs;

import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * A diffuser, which turns one echo into many without colouring the sound: each of two channels
 * passes an all-pass, then both are mixed by a rotation by 45°, and so on. So the number of echoes
 * grows faster than with all-passes in series, and both channels have different ones.
 */
final class Diffuser implements AutoCloseable {
  /**
   * The delays of the all-passes in ms, left and right, found by a search for the highest echo
   * density.
   */
  private static final double[][] MS = {
    {3.11, 2.20},
    {2.47, 7.96},
    {4.96, 2.36},
    {1.36, 4.24},
    {6.39, 1.68},
    {1.76, 4.53},
    {2.89, 12.44}
  };

  private static final double GAIN = 0.64;
  private static final double EIGHTH = Math.sqrt(0.5);

  private final AllPass[] left = new AllPass[MS.length];
  private final AllPass[] right = new AllPass[MS.length];

  /**
   * @param scale factor for the length of the all-passes
   */
  Diffuser(double scale, Decay decay, double sampleRate, Workspaces workspaces) {
    double samples = Milliseconds.exactly(scale, sampleRate);
    for (int j = 0; j < MS.length; j++) {
      for (int side = 0; side < 2; side++) {
        int delay = Primes.near(MS[j][side] * samples);
        double loss = decay.gain(delay / sampleRate);
        (side == 0 ? left : right)[j] = new AllPass(delay, GAIN, loss, workspaces);
      }
    }
  }

  /** The power of noise after it, relative to before. */
  double power() {
    double power = 1;
    for (int j = 0; j < left.length; j++) {
      power *= (left[j].power() + right[j].power()) / 2;
    }
    return power;
  }

  void run(double[] l, double[] r, long position, int n) {
    for (int j = 0; j < left.length; j++) {
      left[j].run(l, position, n);
      right[j].run(r, position, n);
      rotate(l, r, n);
    }
  }

  private static void rotate(double[] l, double[] r, int n) {
    for (int i = 0; i < n; i++) {
      double a = EIGHTH * l[i];
      double b = EIGHTH * r[i];
      l[i] = a + b;
      r[i] = a - b;
    }
  }

  void transfer(StateTransfer state) {
    for (int j = 0; j < left.length; j++) {
      left[j].transfer(state);
      right[j].transfer(state);
    }
  }

  @Override
  public void close() {
    for (int j = 0; j < left.length; j++) {
      left[j].close();
      right[j].close();
    }
  }
}
