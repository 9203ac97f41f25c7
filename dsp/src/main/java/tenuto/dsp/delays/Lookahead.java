package tenuto.dsp.delays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.SincTaps;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.word.Controls;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StateTransfer;

/**
 * A lookahead for feedback loops whose delay is too short for the interpolation, which needs
 * samples after the place where it reads. The effect runs {@value #AHEAD} samples late internally,
 * which are cut off at its start; so the sound itself is interpolated as accurately as with longer
 * delays. The feedback cannot be known in advance and is interpolated from the few samples
 * available.
 */
final class Lookahead implements AutoCloseable {
  /** The latency in samples, a multiple of the group. */
  static final int AHEAD = 24;

  /** From this delay on, in samples, a loop needs no lookahead. */
  private static final double ENOUGH = SincTaps.HALF + 1;

  private final DelayLine line;
  private final double[] some = new double[Spans.LENGTH];
  private final double[] few = new double[Spans.LENGTH];
  private final double[] all = new double[Spans.LENGTH];

  /** The index of the first sample that {@link #take} returned last. */
  private long place;

  Lookahead(long length, Workspaces workspaces) {
    line = new DelayLine(ENOUGH + AHEAD, length, workspaces);
  }

  /** Whether a delay in ms may be so short that the lookahead is needed. */
  static boolean helps(Signal ms, double sampleRate) {
    OptionalDouble number = Controls.number(ms);
    return number.isEmpty() || helps(Milliseconds.exactly(number.getAsDouble(), sampleRate));
  }

  /**
   * Whether a delay modulated from {@code ms} to {@code ms + depth} may be so short that the
   * lookahead is needed.
   */
  static boolean helps(Signal ms, Signal depth, double sampleRate) {
    OptionalDouble least = Controls.number(ms);
    boolean isSteady = Controls.number(depth).orElse(1) == 0;
    return isSteady
        ? helps(ms, sampleRate)
        : least.isEmpty() || isShort(Milliseconds.exactly(least.getAsDouble(), sampleRate));
  }

  private static boolean isShort(double samples) {
    return samples < ENOUGH + 1;
  }

  /** Whether a delay is too short for a loop and not a whole number of samples. */
  static boolean helps(double samples) {
    return isShort(samples) && samples != Math.rint(samples);
  }

  /**
   * The inputs of an effect with this latency: sounds are extended at their end, controls delayed.
   *
   * @param sounds how many of the inputs are sounds; they come first and are not delayed
   */
  static List<Signal> delayed(List<Signal> inputs, int sounds, long length) {
    List<Signal> all = new ArrayList<>();
    for (Signal input : inputs) {
      if (all.size() < sounds) {
        all.add(Slices.of(input, 0, length + AHEAD));
      } else {
        all.add(Controls.isNumber(input) ? input : Slices.of(input, -AHEAD, length));
      }
    }
    return all;
  }

  /** The ends of controls, delayed like the controls. */
  static List<Long> delayed(List<Long> ends) {
    return ends.stream().map(end -> end + AHEAD).toList();
  }

  /** The output of a delayed effect without its latency. */
  static Signal withoutLatency(Signal delayed, long length) {
    return Slices.of(delayed, AHEAD, AHEAD + length);
  }

  /**
   * Takes the sound's next samples and returns those {@value #AHEAD} samples earlier in {@code
   * now}.
   */
  void take(double[] x, double[] now, int n) {
    place = line.end() - AHEAD;
    line.write(x, 0, n);
    Arrays.fill(some, 0, n, AHEAD);
    line.look(some, 0, n);
    line.read(place + AHEAD, some, now, 0, n, false);
  }

  /**
   * Takes the inputs' next samples, the first input being the sound, and returns how many of them
   * precede the sound's start; the others are moved to the start of their arrays.
   *
   * @param now receives the sound's samples
   */
  int takeFromStart(double[][] in, double[] now, int n) {
    take(in[0], now, n);
    int lead = (int) Math.clamp(-place, 0, n);
    if (lead > 0) {
      place = 0;
      System.arraycopy(now, lead, now, 0, n - lead);
      for (int i = 1; i < in.length; i++) {
        System.arraycopy(in[i], lead, in[i], 0, n - lead);
      }
    }
    return lead;
  }

  /** Moves a result back into place, after {@code lead} samples of silence before the start. */
  static void lead(double[] result, int lead, int n) {
    if (lead > 0) {
      System.arraycopy(result, 0, result, lead, n - lead);
      Arrays.fill(result, 0, lead, 0);
    }
  }

  /**
   * Corrects what a loop has read at short delays: replaces the sound's part, interpolated from too
   * few samples, by one interpolated with the lookahead.
   *
   * @param delays in samples less one, from index {@code at} on
   */
  void mend(double[] delays, double[] late, int at, int n, boolean vectors) {
    boolean isShort = false;
    for (int i = at; i < at + n; i++) {
      isShort |= delays[i] < ENOUGH;
      some[i] = Math.min(delays[i], ENOUGH);
    }
    if (!isShort) {
      return;
    }
    line.look(some, at, n);
    line.read(place + at - 1, some, few, at, n, vectors);
    for (int i = at; i < at + n; i++) {
      some[i] += AHEAD;
    }
    line.look(some, at, n);
    line.read(place + at - 1 + AHEAD, some, all, at, n, vectors);
    for (int i = at; i < at + n; i++) {
      if (delays[i] < ENOUGH) {
        late[i] += all[i] - few[i];
      }
    }
  }

  /** Hands over its samples. */
  void transfer(StateTransfer state) {
    line.transfer(state);
  }

  @Override
  public void close() {
    line.close();
  }
}
