package tenuto.formats.file;

/**
 * What is wrong with a file that can be read all the same.
 *
 * @param offset the byte of the file at which it is; negative if it is so at no place
 * @param text the rule that is broken, and what became of it
 */
public record Warning(long offset, String text) {
  @Override
  public String toString() {
    return offset < 0 ? text : "byte " + offset + ": " + text;
  }
}
