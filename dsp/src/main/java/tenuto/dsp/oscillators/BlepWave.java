package tenuto.dsp.oscillators;

import java.util.Arrays;
import java.util.stream.LongStream;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Fma;

/**
 * A wave whose edges are made band-limited as it is drawn, {@link #LATENCY} samples ahead of its
 * output, as the residue of an edge starts before the edge.
 *
 * <p>Samples of the span being drawn are counted from 0; an edge before sample i is between samples
 * i − 1 and i.
 */
final class BlepWave {
  static final int LATENCY = BlepTable.HALF;

  /** The numbers from 0 on: C2 makes vectors of what it reads from an array, not of an index. */
  private static final long[] PLACES = LongStream.range(0, Spans.LENGTH + BlepTable.TAPS).toArray();

  private final double[] y = new double[PLACES.length];

  /** Working memory for an edge. */
  private final double[] row = new double[BlepTable.TAPS];

  /** Adds to a sample of the plain wave. */
  void add(int i, double value) {
    y[i + LATENCY] += value;
  }

  /** Draws a constant value from sample {@code i} on. */
  void stay(int i, int end, double value) {
    for (int k = i + LATENCY; k < end + LATENCY; k++) {
      y[k] += value;
    }
  }

  /** Draws phases, scaled so that a turn is 2, from sample {@code i} on. */
  void rise(int i, int end, long[] phases) {
    for (int k = i; k < end; k++) {
      y[k + LATENCY] += phases[k] * 0x1p-63;
    }
  }

  /**
   * Draws a phase with a constant step, scaled so that a turn is 2, from sample {@code i} on;
   * returns the last phase.
   */
  long rise(int i, int end, long before, long step) {
    long start = before - (i + LATENCY - 1L) * step;
    for (int k = i + LATENCY; k < end + LATENCY; k++) {
      y[k] += (start + PLACES[k] * step) * 0x1p-63; // no phase waits for another, so in vectors
    }
    return before + (end - i) * step;
  }

  /**
   * Adds the residue of a step in the plain wave before sample {@code i}.
   *
   * @param place after the sample before, 0 to 1
   */
  void step(int i, double place, double height) {
    BlepTable.step(y, i, place, height, row);
  }

  /**
   * Adds the residue of a bend there, after which the slope per sample is larger by {@code rise}.
   */
  void bend(int i, double place, double rise) {
    BlepTable.bend(y, i, place, rise, row);
  }

  /**
   * Returns the samples {@link #LATENCY} before those of the span in {@code to}, and starts the
   * next span.
   */
  void take(double[] to, int n) {
    System.arraycopy(y, 0, to, 0, n);
    drop(n);
  }

  /** The same, added to two sums. */
  void mix(double[] left, double toLeft, double[] right, double toRight, int n) {
    for (int i = 0; i < n; i++) {
      left[i] = Fma.of(toLeft, y[i], left[i]);
      right[i] = Fma.of(toRight, y[i], right[i]);
    }
    drop(n);
  }

  /** Starts the next span without returning samples. */
  void drop(int n) {
    System.arraycopy(y, n, y, 0, y.length - n);
    Arrays.fill(y, y.length - n, y.length, 0);
  }
}
