package tenuto.dsp.reverbs;

import java.util.Arrays;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Rounding;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.word.DryWet;
import tenuto.engine.base.Workspaces;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.StateTransfer;

/**
 * The running state of a reverb: pre-delay, dry/wet mix and end. The reverberation itself is
 * computed by a subclass, in blocks within which no sample depends on another.
 */
abstract class ReverbTail extends ScalarProcessor {
  /** Blocks end at multiples of this, where denormal states are set to 0. */
  private static final int GRID = 256;

  private static final double MOST_WIDTH = 2;

  private final Stage stage;
  private final Ring[] late;
  private final double[][] x = new double[2][Spans.LENGTH];
  private final double[][] wet = new double[2][Spans.LENGTH];
  private final double[] depth = new double[Spans.LENGTH];
  private final double[] rate = new double[Spans.LENGTH];
  private final HeldControls held;
  private final double[] fade = new double[Spans.LENGTH];
  private long position;

  /** Is done at the end of each part, so that after a change the state is the same again. */
  private final Rounding rounding = new Rounding();

  ReverbTail(Stage.On filter, Workspaces workspaces) {
    stage = filter.stage();
    held = new HeldControls(stage.ends());
    late = new Ring[stage.channels()];
    Arrays.setAll(late, i -> new Ring(stage.preDelay() + Spans.LENGTH, workspaces));
  }

  /** How many samples can be processed at once. */
  abstract int most();

  /**
   * Processes the next samples.
   *
   * @param x left and right, which may be overwritten
   * @param wet receives the reverberation
   * @param position index of the first sample
   */
  abstract void ring(
      double[][] x, double[][] wet, double[] depth, double[] rate, long position, int n);

  /** Sets states to 0 that would soon be denormal numbers. */
  abstract void settle();

  /** Hands over what rings. */
  abstract void transferRing(StateTransfer state);

  @Override
  public final void transfer(StateTransfer state) {
    position = state.of(position);
    held.transfer(state);
    for (Ring ring : late) {
      ring.transfer(state);
    }
    transferRing(state);
  }

  @Override
  public void close() {
    for (Ring ring : late) {
      ring.close();
    }
  }

  @Override
  public final void scalar(double[][] in, double[][] out, int n) {
    held.run(in, n);
    for (int at = 0; at < n; ) {
      int upToGrid = GRID - (int) (position % GRID);
      int now = Math.min(Math.min(most(), upToGrid), n - at);
      for (int channel = 0; channel < late.length; channel++) {
        late[channel].write(position, in[channel], at, now);
        late[channel].read(position - stage.preDelay(), x[channel], 0, now);
      }
      if (late.length == 1) {
        System.arraycopy(x[0], 0, x[1], 0, now);
      }
      System.arraycopy(in[late.length + 2], at, depth, 0, now);
      System.arraycopy(in[late.length + 3], at, rate, 0, now);
      ring(x, wet, depth, rate, position, now);
      System.arraycopy(wet[0], 0, out[0], at, now);
      System.arraycopy(wet[1], 0, out[1], at, now);
      position += now;
      at += now;
      if (now == upToGrid) {
        settle();
        if (position % Cache.PART == 0) {
          transferRing(rounding);
        }
      }
    }
    double[] left = out[0];
    double[] right = out[1];
    spoil(in[late.length + 2], in[late.length + 3], left, right, n);
    fade(left, right, n);
    widen(left, right, in[late.length + 1], n);
    double[] mix = in[late.length];
    DryWet.mix(in[0], left, mix, 0, left, n);
    DryWet.mix(in[late.length - 1], right, mix, 0, right, n);
  }

  /** Fades out the end of the tail, by the smooth step 3t² − 2t³. */
  private void fade(double[] left, double[] right, int n) {
    long from = stage.fadesFrom();
    long first = position - n;
    if (position <= from || from == stage.length()) {
      return;
    }
    double step = 1.0 / (stage.length() - from);
    for (int i = 0; i < n; i++) {
      double t = Math.clamp((stage.length() - first - i) * step, 0, 1);
      fade[i] = t * t * (3 - 2 * t);
    }
    for (int i = 0; i < n; i++) {
      left[i] *= fade[i];
      right[i] *= fade[i];
    }
  }

  /** Makes the output NaN where a depth or rate is not finite. */
  private static void spoil(double[] depths, double[] rates, double[] left, double[] right, int n) {
    for (int i = 0; i < n; i++) {
      double none =
          0 * Math.min(Math.max(depths[i], 0), 1) + 0 * Math.min(Math.max(rates[i], 0), 1);
      left[i] += none;
      right[i] += none;
    }
  }

  /** Scales the difference of both sides. */
  private static void widen(double[] left, double[] right, double[] width, int n) {
    for (int i = 0; i < n; i++) {
      double side = 0.5 * Math.min(Math.max(width[i], 0), MOST_WIDTH);
      double middle = 0.5 * (left[i] + right[i]);
      double difference = side * (left[i] - right[i]);
      left[i] = middle + difference;
      right[i] = middle - difference;
    }
  }
}
