package tenuto.scripting.prompt;

/** A source of inputs, one after another. */
interface InputSource extends AutoCloseable {
  /** The next input of one or several lines, or null at the end. */
  String next();

  @Override
  default void close() {}
}
