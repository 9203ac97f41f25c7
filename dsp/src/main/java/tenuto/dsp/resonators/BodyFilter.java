package tenuto.dsp.resonators;

import java.util.List;
import java.util.stream.IntStream;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.signal.Filter;

/**
 * An instrument's body as a filter: a sum of modes, each with the impulse response A·e^(−πt·hz/q)·
 * sin(2πt·hz) from t = 0 on. Modes above 0.45 of the sample rate are omitted.
 *
 * @param body of an instrument
 * @param side the side from which it is heard, from 0 to {@link StringBody#sides} − 1
 */
public record BodyFilter(StringBody body, int side, double sampleRate) implements Filter {
  private static final double HIGHEST = 0.45;

  @Override
  public State begin() {
    return new Modes();
  }

  /** The running modes, each a complex number that rotates and decays. */
  private final class Modes extends ScalarState {
    private final double[] strength;
    private final double[] re;
    private final double[] im;
    private final double[] turnRe;
    private final double[] turnIm;

    Modes() {
      List<StringBody.Mode> modes = body.modes();
      int[] heard =
          IntStream.range(0, modes.size())
              .filter(i -> modes.get(i).hz() < HIGHEST * sampleRate)
              .toArray();
      strength = new double[heard.length];
      re = new double[heard.length];
      im = new double[heard.length];
      turnRe = new double[heard.length];
      turnIm = new double[heard.length];
      for (int k = 0; k < heard.length; k++) {
        StringBody.Mode mode = modes.get(heard[k]);
        double angle = 2 * Math.PI * mode.hz() / sampleRate;
        double radius = StrictMath.exp(-angle / (2 * mode.q()));
        strength[k] = body.strength(heard[k], side);
        turnRe[k] = radius * StrictMath.cos(angle);
        turnIm[k] = radius * StrictMath.sin(angle);
      }
    }

    @Override
    public void scalar(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        double in = x[i];
        double sum = 0;
        for (int k = 0; k < re.length; k++) {
          double turned = turnRe[k] * re[k] - turnIm[k] * im[k] + in;
          im[k] = turnRe[k] * im[k] + turnIm[k] * re[k];
          re[k] = turned;
          sum += strength[k] * im[k];
        }
        x[i] = sum;
      }
    }
  }
}
