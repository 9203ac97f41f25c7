package tenuto.scripting.prompt;

/** Where inputs come from, one after the other. */
interface Entries extends AutoCloseable {
  /** The next input of one or several lines, or null at the end. */
  String next();

  @Override
  default void close() {}
}
