package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.engine.signal.StateTransfer;

/** The last samples of a signal that comes in pieces, by their places; zeros before the first. */
final class History implements Past {
  private final double[] past;
  private long taken;

  /**
   * @param length samples kept, a power of two
   */
  History(int length) {
    past = new double[length];
  }

  /** How many samples are kept. */
  int length() {
    return past.length;
  }

  /** How many samples have come. */
  long taken() {
    return taken;
  }

  void take(double[] x, int at, int n) {
    for (int done = 0; done < n; ) {
      int place = (int) (taken & (past.length - 1));
      int now = Math.min(n - done, past.length - place);
      System.arraycopy(x, at + done, past, place, now);
      taken += now;
      done += now;
    }
  }

  /** Begins at a place, as if what is before it was silent. */
  void begin(long place) {
    Arrays.fill(past, 0);
    taken = place;
  }

  /** Hands over how many samples have come, and the last {@code n} of them. */
  void transfer(StateTransfer state, int n) {
    taken = state.of(taken);
    double[] last = new double[n];
    copy(taken - n, last, n);
    state.of(last);
    taken -= n;
    take(last, 0, n);
  }

  double at(long place) {
    return past[(int) (place & (past.length - 1))];
  }

  /** Writes samples from a place on. */
  void copy(long from, double[] to, int n) {
    int place = (int) (from & (past.length - 1));
    int first = Math.min(n, past.length - place);
    System.arraycopy(past, place, to, 0, first);
    System.arraycopy(past, 0, to, first, n - first);
  }

  /** Writes samples from a place on, each times its weight. */
  @Override
  public void weigh(long from, double[] weights, double[] to) {
    int mask = past.length - 1;
    int first = (int) (from & mask);
    int n = Math.min(weights.length, past.length - first);
    System.arraycopy(past, first, to, 0, n); // C2 vectorizes only loops over arrays at one index
    System.arraycopy(past, 0, to, n, weights.length - n);
    for (int i = 0; i < weights.length; i++) {
      to[i] *= weights[i];
    }
  }
}
