package tenuto.dsp.analysis;

/**
 * A feature: one or more numbers computed from each window of a signal. A record of all its
 * parameters, whose text is part of the identity of signals made with it.
 */
interface Feature {
  /** How many numbers it has for each window. */
  default int values() {
    return 1;
  }

  /** Starts computing it, for the windows in order from the first. */
  Meter begin(Frame frame);

  /** The running computation of a feature. */
  interface Meter {
    /**
     * Computes the next window's numbers.
     *
     * @param to receives the numbers, from {@code at} on
     */
    void of(Frame frame, double[] to, int at);
  }
}
