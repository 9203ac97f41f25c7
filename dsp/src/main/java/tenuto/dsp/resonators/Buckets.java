package tenuto.dsp.resonators;

/** The line of a {@link BucketBrigade}. */
interface Buckets extends AutoCloseable {
  /** What comes out before the next sample is stored, when the delay changes by so many samples. */
  double late(double change);

  /** Takes the next sample. */
  void store(double x);

  @Override
  void close();
}
