package tenuto.formats.file;

/**
 * A defect of a file that does not prevent reading it.
 *
 * @param offset its byte in the file; negative if it has no position
 * @param text the rule that is broken, and the consequence
 */
public record Warning(long offset, String text) {
  @Override
  public String toString() {
    return offset < 0 ? text : "byte " + offset + ": " + text;
  }
}
