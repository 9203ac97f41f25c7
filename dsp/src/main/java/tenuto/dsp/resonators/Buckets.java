package tenuto.dsp.resonators;

import tenuto.engine.signal.StateTransfer;

/** The delay line of a {@link BucketBrigade}. */
interface Buckets extends AutoCloseable {
  /**
   * The delayed sample, before the next one is stored.
   *
   * @param change the change of the delay at this sample, in samples
   */
  double late(double change);

  /** Takes the next sample. */
  void store(double x);

  /** Hands over all that it holds. */
  void transfer(StateTransfer state);

  @Override
  void close();
}
