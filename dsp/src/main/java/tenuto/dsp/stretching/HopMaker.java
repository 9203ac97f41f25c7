package tenuto.dsp.stretching;

import tenuto.engine.signal.StateTransfer;

/** Makes hops of output from a sound that comes in pieces: see {@link HopRows}. */
interface HopMaker extends AutoCloseable {
  /** Takes the next samples of a channel: {@code n} of an array, from {@code at} on. */
  void take(int channel, double[] x, int at, int n);

  /** Makes the next hop of each channel, for which enough has been taken. */
  void frame(long number, double[][] hops);

  /** Hands over all that later hops follow from. */
  void transfer(StateTransfer state);

  @Override
  void close();
}
