package tenuto.dsp.analysis;

/**
 * What is worked out of each window of a signal: one number, or several. A record of all its
 * parameters, whose text is part of the identity of what is made with it.
 */
interface Feature {
  /** How many numbers it gives. */
  default int values() {
    return 1;
  }

  /** What works it out, from the first window on, in order. */
  Meter begin(Frame frame);

  /** A feature on its way through a signal. */
  interface Meter {
    /**
     * Looks at the next window.
     *
     * @param to room for the numbers, from {@code at} on
     */
    void of(Frame frame, double[] to, int at);
  }
}
