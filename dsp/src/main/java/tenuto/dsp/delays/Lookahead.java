package tenuto.dsp.delays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.SincTaps;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.word.Controls;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspace;
import tenuto.engine.signal.Signal;

/**
 * The next samples of a sound, for delays so short that a loop knows too few samples after the
 * place where it reads: the effect is late by {@value #AHEAD} samples inside, and cut at its start.
 * So the sound itself is read as accurately as by longer delays; what returns in the loop, which
 * nobody can know ahead, by the few samples that are there.
 */
final class Lookahead implements AutoCloseable {
  /** Samples, whole groups. */
  static final int AHEAD = 24;

  /** A delay from which on a loop knows enough. */
  private static final double ENOUGH = SincTaps.HALF + 1;

  private final DelayLine line;
  private final double[] some = new double[Spans.LENGTH];
  private final double[] few = new double[Spans.LENGTH];
  private final double[] all = new double[Spans.LENGTH];

  /** The place of the first sample that {@link #take} gave. */
  private long place;

  Lookahead(long length, Supplier<Workspace> workspaces) {
    line = new DelayLine(ENOUGH + AHEAD, length, workspaces);
  }

  /** Whether a delay in ms may be one that it helps. */
  static boolean helps(Signal ms, double sampleRate) {
    OptionalDouble number = Controls.number(ms);
    return number.isEmpty() || helps(Milliseconds.exactly(number.getAsDouble(), sampleRate));
  }

  /**
   * Whether a delay that is modulated from {@code ms} to {@code ms + depth} may be one that it
   * helps.
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

  /** Whether a delay is too short for a loop, and no whole number of samples. */
  static boolean helps(double samples) {
    return isShort(samples) && samples != Math.rint(samples);
  }

  /**
   * The inputs of an effect that is late.
   *
   * @param sounds how many of them are sounds, the first ones: they are not late
   */
  static List<Signal> late(List<Signal> inputs, int sounds, long length) {
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

  /** Where controls end that are late. */
  static List<Long> late(List<Long> ends) {
    return ends.stream().map(end -> end + AHEAD).toList();
  }

  /** An effect that is late, in time. */
  static Signal inTime(Signal late, long length) {
    return Slices.of(late, AHEAD, AHEAD + length);
  }

  /** Takes the sound's next samples, and gives those {@value #AHEAD} before. */
  void take(double[] x, double[] now, int n) {
    place = line.end() - AHEAD;
    line.write(x, 0, n);
    Arrays.fill(some, 0, n, AHEAD);
    line.look(some, 0, n);
    line.read(place + AHEAD, some, now, 0, n, false);
  }

  /**
   * Takes the inputs' next samples, of which the first is the sound; returns how many of them are
   * before its start: all others are moved down to the start of their arrays.
   *
   * @param now gains the sound's samples
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

  /** Moves a result up again, after the silence before the start. */
  static void lead(double[] result, int lead, int n) {
    if (lead > 0) {
      System.arraycopy(result, 0, result, lead, n - lead);
      Arrays.fill(result, 0, lead, 0);
    }
  }

  /**
   * Puts what it knows of the sound into what a loop has read, from the sample before each.
   *
   * @param delays less one, from {@code at} on
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

  @Override
  public void close() {
    line.close();
  }
}
