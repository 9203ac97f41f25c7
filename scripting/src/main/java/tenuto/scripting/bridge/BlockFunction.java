package tenuto.scripting.bridge;

/** A Python function that computes samples from samples, a block at a time. */
@FunctionalInterface
public interface BlockFunction {
  /**
   * Computes one block.
   *
   * @param memory keeps the input samples allocated as long as it is reachable
   * @param given the address of the first channel's samples
   * @param made the address of space for the result, valid only during the call
   * @param stride samples from one channel to the next, of both
   * @param n the number of samples of each channel
   * @return whether Python still refers to the input samples, which then must not be changed
   */
  boolean apply(Object memory, long given, long made, int stride, int n);
}
