package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.engine.signal.StateTransfer;

/**
 * The attacks about the frames at work. Each belongs to the one frame whose middle is nearest to
 * it: that frame has it at its place to the sample, and all others are cut before or after it. So
 * an attack is heard once, as it was, whatever is done to time.
 */
final class Attacks {
  private static final int MOST = 64;

  private final TimeMap map;
  private final StrokePlayhead playhead;
  private final int hop;
  private final int half;

  /** Samples after an attack that other frames leave out as well. */
  private final int guard;

  /** Samples before an attack that frames before it leave out as well. */
  private final int before;

  private final long[] places = new long[MOST];
  private final double[] times = new double[MOST];
  private int count;

  private long middle;
  private long begin;
  private long end;
  private long firstHeard;
  private long endHeard;
  private boolean own;

  /**
   * @param shape of the frames
   */
  Attacks(TimeMap map, VocoderShape shape, StrokePlayhead playhead) {
    this.map = map;
    this.playhead = playhead;
    hop = shape.hop();
    half = shape.longest() / 2;
    guard = hop / 4;
    before = shape.size() / 512 + 1;
    Arrays.fill(places, Long.MIN_VALUE / 2);
  }

  void add(long place) {
    places[count % MOST] = place;
    times[count % MOST] = Math.rint(map.to(place));
    count++;
  }

  /** Hands over the last attacks, and where the input is read. */
  void transfer(StateTransfer state) {
    for (int i = 0; i < MOST; i++) {
      places[i] = state.of(places[i]);
    }
    state.of(times);
    count = state.of(count);
    playhead.transfer(state);
  }

  /** Places a frame, by its number. */
  void place(long frame) {
    double time = (double) frame * hop;
    own = false;
    int known = Math.min(count, MOST);
    for (int i = 0; i < known && !own; i++) {
      if (isOf(frame, i)) {
        own = true;
        middle = places[i] + (long) (time - times[i]);
        playhead.attack(places[i], time, middle);
      }
    }
    if (!own) {
      middle = (long) Math.rint(playhead.move(time, nextAttack(time)));
    }
    begin = -half;
    end = half;
    firstHeard = -half;
    endHeard = half;
    for (int i = 0; i < known; i++) {
      if (!isOf(frame, i)) {
        long apart = places[i] - middle;
        long heard = (long) (times[i] - time);
        if (heard > 0) {
          end = Math.clamp(apart - before, -half, end);
          endHeard = Math.clamp(Math.min(apart, heard) - before, -half, endHeard);
        } else {
          begin = Math.clamp(apart + guard, begin, half);
          firstHeard = Math.clamp(Math.max(apart, heard) + guard, firstHeard, half);
        }
      }
    }
  }

  /** The next attack after a time of the output, in the input, or infinity. */
  private double nextAttack(double time) {
    double next = Double.POSITIVE_INFINITY;
    for (int i = 0; i < Math.min(count, MOST); i++) {
      if (times[i] > time) {
        next = Math.min(next, places[i]);
      }
    }
    return next;
  }

  private boolean isOf(long frame, int i) {
    return Math.rint(times[i] / hop) == frame;
  }

  /** The sample of the input in the frame's middle. */
  long middle() {
    return middle;
  }

  /** Whether an attack is the frame's own. */
  boolean own() {
    return own;
  }

  /** Whether a cut lies nearer to the middle than that number of samples. */
  boolean cuts(int reach) {
    return firstHeard > -reach || endHeard < reach;
  }

  /** The first sample of the input that is not cut off, from the middle. */
  long begin() {
    return begin;
  }

  /** The end of what is not cut off of the input. */
  long end() {
    return end;
  }

  /** The first sample that is not cut off of what is heard, from the middle. */
  long firstHeard() {
    return firstHeard;
  }

  /** The end of what is not cut off of what is heard. */
  long endHeard() {
    return endHeard;
  }
}
