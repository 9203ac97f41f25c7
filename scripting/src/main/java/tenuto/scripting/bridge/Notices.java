package tenuto.scripting.bridge;

/** Receives warnings. */
@FunctionalInterface
public interface Notices {
  /**
   * Reports a warning.
   *
   * @param file where, or null
   * @param line counted from 1; 0 if unknown
   */
  void warn(String message, String file, int line);
}
