package tenuto.scripting.bridge;

/** A line of Python. */
public record Place(String file, int line) {
  @Override
  public String toString() {
    return file + ":" + line;
  }
}
