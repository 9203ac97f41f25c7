package tenuto.dsp.oversampling;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.signal.StateTransfer;

/**
 * A signal at 1, 2, 4 or 8 times its sample rate, by a cascade of linear-phase half-band filters:
 * frequencies below 0.42 of the original rate (20 kHz at 48 kHz) pass within 0.0001 dB, and their
 * images are attenuated by 100 dB or more.
 *
 * <p>The samples at the new rate are returned in phases, arrays at the original rate: phase p holds
 * the p-th sample after each old one.
 */
public final class Upsampler {
  private final List<Stage> stages = new ArrayList<>();
  private final double[][] phases;

  /** The latency in samples at the new rate. */
  private final int late;

  private int last;

  private Upsampler(int factor, boolean averaged) {
    int halves = averaged && factor > 1 ? 1 : 0;
    List<double[]> taps = new ArrayList<>();
    for (int rate = 2; rate <= factor; rate *= 2) {
      double[] next =
          averaged && rate == factor ? HalfBandTaps.lifted(rate) : HalfBandTaps.at(rate);
      taps.add(next);
      halves += (next.length - 1) * (factor / rate);
    }
    int rest = Math.floorMod(-halves / 2, factor);
    late = halves / 2 + rest;
    for (int i = 0; i < taps.size(); i++) {
      boolean isLast = i + 1 == taps.size();
      stages.add(Stage.up(1 << i, isLast ? later(taps.get(i), rest) : taps.get(i)));
    }
    phases = new double[factor][1 + Spans.LENGTH];
  }

  private static double[] later(double[] taps, int samples) {
    double[] later = new double[samples + taps.length];
    System.arraycopy(taps, 0, later, samples, taps.length);
    return later;
  }

  /**
   * An upsampler for waveshaping.
   *
   * @param factor 1, 2, 4 or 8
   * @param averaged whether the waveshaper averages over neighbouring samples (antiderivative
   *     antialiasing): then that loss is compensated in advance, and its half a sample is part of
   *     the latency; not with a factor of 1
   */
  public static Upsampler forShapes(int factor, boolean averaged) {
    return new Upsampler(factor, averaged);
  }

  /**
   * The latency in samples at the new rate, including that of averaging; a whole number of samples
   * at the original rate.
   */
  public int latency() {
    return late;
  }

  /** Hands over the samples that what follows is made from too. */
  public void transfer(StateTransfer state) {
    stages.forEach(stage -> stage.transfer(state));
    for (double[] phase : phases) {
      phase[last] = state.of(phase[last]);
    }
  }

  /**
   * The next samples at the new rate.
   *
   * @param n number of samples at the original rate: whole groups, at most {@link Spans#LENGTH}
   * @return an array for each phase, with the last sample of the previous call and the n new ones
   */
  public double[][] up(double[] x, int n, boolean vectors) {
    for (double[] phase : phases) {
      phase[0] = phase[last];
    }
    last = n;
    if (stages.isEmpty()) {
      System.arraycopy(x, 0, phases[0], 1, n);
      return phases;
    }
    Stage first = stages.getFirst();
    System.arraycopy(x, 0, first.in(0), first.at(), n);
    for (int i = 0; i < stages.size(); i++) {
      boolean isLast = i + 1 == stages.size();
      double[][] out = isLast ? phases : stages.get(i + 1).in();
      stages.get(i).work(out, isLast ? 1 : stages.get(i + 1).at(), n, vectors);
    }
    return phases;
  }
}
