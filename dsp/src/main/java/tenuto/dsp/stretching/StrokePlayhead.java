package tenuto.dsp.stretching;

import tenuto.engine.signal.StateTransfer;

/**
 * Where the input is read: where the time map says, but each of the {@link Strokes} is read at its
 * own speed, and after it the playhead waits or hurries until it is where the map says. So a stroke
 * keeps its decay, and the next attack comes when it must.
 */
final class StrokePlayhead {
  /** How many times as slow as the map it moves after a stroke, where time is stretched. */
  private static final double WAITS = 2;

  /** How many times as slow it may have to be before an attack or the end. */
  private static final double WAITS_AT_MOST = 3;

  /** How many times as fast it moves after a stroke, where time is compressed. */
  private static final double HURRIES = 3;

  private static final double HURRIES_AT_MOST = 4;

  private final TimeMap map;
  private final int hop;
  private final History[] past;
  private final Strokes strokes;

  /** The sample of the input that was read last, and that which the map says. */
  private double at;

  private double even;

  /** The end of the last stroke. */
  private long end = Long.MIN_VALUE / 2;

  /**
   * @param hop samples of output from one time to the next
   */
  StrokePlayhead(TimeMap map, int hop, History[] past, Strokes strokes) {
    this.map = map;
    this.hop = hop;
    this.past = past;
    this.strokes = strokes;
  }

  /** Moves to an attack, so that a sample of the input is read at a time of the output. */
  void attack(long attack, double time, long sample) {
    end = attack + strokes.decay(past, attack);
    at = sample;
    even = map.from(time);
  }

  /** Hands over where it is. */
  void transfer(StateTransfer state) {
    at = state.of(at);
    even = state.of(even);
    end = state.of(end);
  }

  /**
   * Moves to the next time of the output, and returns the sample of the input there.
   *
   * @param attack the next one, in the input
   */
  double move(double time, double attack) {
    double before = even;
    even = map.from(time);
    double step = even - before;
    double next = Math.min(attack, Math.max(strokes.length(), even));
    boolean ahead = at > before;
    if (at + hop <= end) {
      at += hop;
      ahead = at > even;
    } else {
      at += ahead ? step / WAITS : step * HURRIES;
    }
    if (ahead) {
      double last = Math.min(even + strokes.reach(), next - (next - even) / WAITS_AT_MOST);
      at = Math.max(even, Math.min(at, last));
    } else {
      double first = Math.max(even - strokes.reach(), next - (next - even) * HURRIES_AT_MOST);
      at = Math.min(even, Math.max(at, first));
    }
    return at;
  }
}
