package tenuto.scripting.bridge;

/** Is told what is no failure, but should be known. */
@FunctionalInterface
public interface Notices {
  /**
   * Something happened.
   *
   * @param file where, or null
   * @param line counted from 1; 0 if nobody knows
   */
  void warn(String message, String file, int line);
}
