package tenuto.dsp.synthesis;

import java.util.Arrays;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.signal.StateTransfer;

/**
 * The frequencies of the samples of a span, and by which method a {@link PartialBank} computes each
 * group of them.
 */
final class PartialWays {
  private static final int GROUP = Block.GROUP;

  /** Groups with a constant frequency after which the recurrence continues from the last two. */
  private static final int SETTLED = 3;

  /** The methods of computing a group of samples. */
  enum Way {
    MOVING,
    STILL,
    GOING_ON
  }

  /** The frequency in turns per sample, and the phase since the start of its group. */
  final double[] turns = new double[Spans.LENGTH];

  final double[] turned = new double[Spans.LENGTH];

  private final double sampleRate;
  private final Held frequency = new Held();

  /** The method for each group. */
  private final Way[] ways = new Way[Spans.LENGTH / GROUP];

  private double last = Double.NaN;
  private int settled;
  private long position;
  private boolean lost;

  PartialWays(double sampleRate) {
    this.sampleRate = sampleRate;
  }

  /** Takes the next frequencies; returns how many there are before one that is not finite. */
  int read(double[] hz, int n) {
    int sound = 0;
    if (!lost) {
      boolean moves = frequency.moves(hz, n);
      sound = moves ? turns(hz, n) : n;
      choose(sound, moves);
    }
    lost = sound < n;
    position += n;
    return sound;
  }

  /** Hands over what the methods of the next groups follow from. */
  void transfer(StateTransfer state) {
    last = state.of(last);
    settled = state.of(settled);
    position = state.of(position);
    lost = state.of(lost);
  }

  /** The method for the group that starts there. */
  Way at(int i) {
    return ways[i / GROUP];
  }

  /** The end of the groups from there on that are computed by one method, at one frequency. */
  int end(int i, int sound) {
    Way way = at(i);
    int end = i + GROUP;
    while (end < sound && at(end) == way && (way == Way.MOVING || turns[end] == turns[i])) {
      end += GROUP;
    }
    return end;
  }

  /** The rest of a group with a frequency that is not finite keeps the last one that is. */
  private int turns(double[] hz, int n) {
    for (int i = 0; i < n; i++) {
      double now = hz[i] / sampleRate;
      if (!Double.isFinite(now)) {
        Arrays.fill(turns, i, Block.wholeGroups(i), i == 0 ? 0 : turns[i - 1]);
        Arrays.fill(turned, i, Block.wholeGroups(i), 0);
        return i;
      }
      turns[i] = now;
      turned[i] = i % GROUP == 0 ? 0 : turned[i - 1] + turns[i - 1];
    }
    return n;
  }

  private void choose(int n, boolean moves) {
    for (int i = 0; i < n; i += GROUP) {
      boolean still = true;
      for (int k = 1; moves && k < GROUP; k++) {
        still &= turns[i + k] == turns[i];
      }
      settled = still ? turns[i] == last ? settled + 1 : 1 : 0;
      last = turns[i + GROUP - 1];
      boolean goesOn =
          settled > SETTLED && (position + i) % PartialBank.RESTART >= PartialBank.PAST;
      ways[i / GROUP] = goesOn ? Way.GOING_ON : still ? Way.STILL : Way.MOVING;
    }
  }
}
