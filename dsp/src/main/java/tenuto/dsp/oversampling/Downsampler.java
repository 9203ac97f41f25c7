package tenuto.dsp.oversampling;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.signal.StateTransfer;

/**
 * Converts a signal from a multiple of a sample rate back to that rate: frequencies from 0.58 of it
 * on are attenuated by 100 dB or more. The latency, including the {@link Upsampler}'s, is a whole
 * number of samples.
 */
public final class Downsampler {
  private final List<Stage> stages = new ArrayList<>();
  private final double[][] result = new double[1][];
  private final int late;

  /**
   * @param factor 1, 2, 4 or 8
   * @param before latency of the input, in samples at the higher rate
   */
  public Downsampler(int factor, int before) {
    int delay = before;
    for (int rate = factor; rate > 1; rate /= 2) {
      delay += (HalfBandTaps.at(rate).length - 3) / 2 * (factor / rate);
    }
    int rest = Math.floorMod(-delay, factor);
    for (int rate = factor; rate > 1; rate /= 2) {
      stages.add(Stage.down(rate, HalfBandTaps.at(rate), rate == factor ? rest : 0));
    }
    late = (delay + rest) / factor;
  }

  /** The latency of the result in samples at the original rate, including that of the input. */
  public int latency() {
    return late;
  }

  /** Hands over the samples that what follows is made from too. */
  public void transfer(StateTransfer state) {
    stages.forEach(stage -> stage.transfer(state));
  }

  /**
   * Takes the next {@code n} samples of each phase, from {@code at} on, and writes {@code n}
   * samples.
   *
   * @param n whole groups, at most {@link tenuto.dsp.kernel.Spans#LENGTH}
   */
  public void down(double[][] phases, int at, double[] to, int n, boolean vectors) {
    if (stages.isEmpty()) {
      System.arraycopy(phases[0], at, to, 0, n);
      return;
    }
    Stage first = stages.getFirst();
    for (int i = 0; i < phases.length; i++) {
      System.arraycopy(phases[i], at, first.in(i), first.at(), n);
    }
    result[0] = to;
    for (int i = 0; i < stages.size(); i++) {
      boolean isLast = i + 1 == stages.size();
      double[][] out = isLast ? result : stages.get(i + 1).in();
      stages.get(i).work(out, isLast ? 0 : stages.get(i + 1).at(), n, vectors);
    }
  }
}
