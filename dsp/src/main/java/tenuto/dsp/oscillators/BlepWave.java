package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.Spans;

/**
 * A wave whose edges are made band-limited while it is drawn, {@link #LATENCY} samples ahead of
 * where it is taken: for an edge is heard before it comes.
 *
 * <p>Samples of the span being drawn are counted from 0; edges lie between the one before and the
 * one at a place.
 */
final class BlepWave {
  static final int LATENCY = BlepTable.HALF;

  private final double[] y = new double[Spans.LENGTH + BlepTable.TAPS];

  /** Room for the work on an edge. */
  private final double[] row = new double[BlepTable.TAPS];

  /** Draws the plain wave's sample. */
  void add(int i, double value) {
    y[i + LATENCY] += value;
  }

  /** Draws the same value from sample {@code i} on. */
  void stay(int i, int end, double value) {
    for (int k = i + LATENCY; k < end + LATENCY; k++) {
      y[k] += value;
    }
  }

  /** Draws phases, of a whole turn's size 2, from sample {@code i} on. */
  void rise(int i, int end, long[] phases) {
    for (int k = i; k < end; k++) {
      y[k + LATENCY] += phases[k] * 0x1p-63;
    }
  }

  /** Draws the phase, of a whole turn's size 2, from sample {@code i} on, and returns the last. */
  long rise(int i, int end, long before, long step) {
    long phase = before;
    for (int k = i + LATENCY; k < end + LATENCY; k++) {
      phase += step;
      y[k] += phase * 0x1p-63;
    }
    return phase;
  }

  /**
   * Tells of a step that the plain wave has before sample {@code i}.
   *
   * @param place after the sample before, 0 to 1
   */
  void step(int i, double place, double height) {
    BlepTable.step(y, i, place, height, row);
  }

  /** Tells of a bend there: {@code rise} is by how much a sample the wave rises more behind it. */
  void bend(int i, double place, double rise) {
    BlepTable.bend(y, i, place, rise, row);
  }

  /** Takes the samples {@link #LATENCY} before those of the span, and begins the next one. */
  void take(double[] to, int n) {
    System.arraycopy(y, 0, to, 0, n);
    drop(n);
  }

  /** Begins the next span without taking any. */
  void drop(int n) {
    System.arraycopy(y, n, y, 0, y.length - n);
    java.util.Arrays.fill(y, y.length - n, y.length, 0);
  }
}
