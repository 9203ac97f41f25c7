package tenuto.scripting.bridge;

/** A function of Python's that makes samples of samples, a block at a time. */
@FunctionalInterface
public interface BlockFunction {
  /**
   * Makes a block of one.
   *
   * @param memory keeps the given samples there as long as it is reachable
   * @param given the address of the first channel's samples
   * @param made the address of room for the result, which is only there meanwhile
   * @param stride samples from one channel to the next, of both
   * @param n samples of each channel
   * @return whether somebody has kept the given samples, which then nobody may change
   */
  boolean apply(Object memory, long given, long made, int stride, int n);
}
