package tenuto.scripting.bridge;

/** A line of a Python file. */
public record PythonLine(String file, int line) {
  @Override
  public String toString() {
    return file + ":" + line;
  }
}
