package tenuto.dsp.kernel;

/**
 * A source or filter with a value of its own after the end of its signal, such as an envelope's.
 */
public interface Ending {
  /** The value after the last sample: that of the last point, which no sample need reach. */
  double end();
}
