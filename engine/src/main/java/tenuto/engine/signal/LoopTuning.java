package tenuto.engine.signal;

import java.util.Arrays;
import java.util.List;
import tenuto.engine.base.Block;

/**
 * A frequency that a {@link FeedbackLoop} is to resonate at, whatever its filters delay it by. It
 * does where all of the way round turns that frequency's phase by whole turns, so its delay is what
 * the filters leave of these. As that is no whole number of samples, a first-order all-pass makes
 * up the rest, exactly at that frequency (D. Jaffe, J. Smith, "Extensions of the Karplus-Strong
 * plucked-string algorithm", 1983).
 *
 * <p>What the filters do is measured by an impulse, with what goes into the loop silent and
 * whatever else comes from outside as it is at its first sample.
 *
 * @param hz the frequency
 * @param sampleRate in Hz
 * @param samples the delay that is wished for, of which the nearest is taken that is in tune; 0 for
 *     a single turn
 */
public record LoopTuning(double hz, double sampleRate, double samples) {
  /** Small enough for what limits to be as good as linear. */
  private static final double IMPULSE = 0x1p-10;

  /** Where a response has ended. */
  private static final double ENDED = 1e-12;

  private static final int MOST = 1 << 17;

  /**
   * A delay of whole samples and an all-pass.
   *
   * @param whole samples
   * @param allPass its coefficient
   */
  record Delay(long whole, double allPass) {}

  /** Radians a sample. */
  private double angle() {
    return 2 * Math.PI * hz / sampleRate;
  }

  /**
   * The delay with which a loop is in tune.
   *
   * @param slots with room for {@code span} samples each
   * @param controls the first sample of each of the loop's inputs: see {@link
   *     LoopLayout#inputSlots()}
   */
  Delay of(LoopLayout layout, int[] results, Block[] slots, double[] controls, int span) {
    double lag = lag(layout, results, slots, controls, span);
    double turns =
        samples == 0 ? 1 : Math.max(1, Math.rint((samples * angle() + lag) / (2 * Math.PI)));
    double delay = (turns * 2 * Math.PI - lag) / angle();
    double least = layout.least() + 0.5;
    if (delay < least) {
      throw new IllegalArgumentException(
          ("sf.feedback: the period of tune must be at least %s samples longer than the delay of"
                  + " what is in the loop, %.1f samples, but at %s Hz it has %.1f samples")
              .formatted(least, lag / angle(), hz, sampleRate / hz));
    }
    long whole = (long) Math.floor(delay - 0.5);
    double rest = delay - whole;
    return new Delay(
        whole, StrictMath.sin((1 - rest) * angle() / 2) / StrictMath.sin((1 + rest) * angle() / 2));
  }

  /** By how much the way round turns the phase back, from a lead of π/2 to a lag of 3π/2. */
  private double lag(LoopLayout layout, int[] results, Block[] slots, double[] controls, int span) {
    List<LoopLayout.Running> struck = begun(layout);
    List<LoopLayout.Running> atRest = begun(layout);
    double[] response = new double[span];
    double re = 0;
    double im = 0;
    double largest = 0;
    try {
      for (int at = 0; at < MOST; at += span) {
        Arrays.fill(response, 0);
        run(layout, struck, slots, controls, results.length, span, at == 0 ? IMPULSE : 0);
        add(slots, results, response, 1);
        run(layout, atRest, slots, controls, results.length, span, 0);
        add(slots, results, response, -1);
        double loudest = 0;
        for (int i = 0; i < span; i++) {
          double phase = angle() * (at + i);
          re += response[i] * StrictMath.cos(phase);
          im -= response[i] * StrictMath.sin(phase);
          loudest = Math.max(loudest, Math.abs(response[i]));
        }
        largest = Math.max(largest, loudest);
        if (loudest <= ENDED * largest) {
          break;
        }
      }
    } finally {
      struck.forEach(LoopLayout.Running::close);
      atRest.forEach(LoopLayout.Running::close);
    }
    if (!(Math.hypot(re, im) > ENDED * IMPULSE)) {
      throw new IllegalArgumentException(
          "sf.feedback: tune must be a frequency that the loop passes, but at %s Hz nothing comes back"
              .formatted(hz));
    }
    double lag = -StrictMath.atan2(im, re);
    return lag < -Math.PI / 2 ? lag + 2 * Math.PI : lag;
  }

  private static List<LoopLayout.Running> begun(LoopLayout layout) {
    return layout.steps().stream().map(LoopLayout.Step::begin).toList();
  }

  private static void run(
      LoopLayout layout,
      List<LoopLayout.Running> steps,
      Block[] slots,
      double[] controls,
      int pasts,
      int span,
      double first) {
    for (int i = 0; i < pasts; i++) {
      fill(slots[i], span, 0);
      slots[i].set(0, first);
    }
    for (int i = 0; i < controls.length; i++) {
      fill(slots[layout.inputSlots().get(i)], span, controls[i]);
    }
    for (LoopLayout.Running step : steps) {
      step.run(slots, span);
    }
  }

  private static void fill(Block slot, int n, double value) {
    for (int i = 0; i < n; i++) {
      slot.set(i, value);
    }
  }

  private static void add(Block[] slots, int[] results, double[] sum, double sign) {
    for (int result : results) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += sign * slots[result].get(i);
      }
    }
  }
}
