package tenuto.scripting.reports;

/**
 * Records whether a patch has had any effect, to warn the author of one that ends without output:
 * mostly a last line was forgotten.
 */
public final class SideEffects {
  private volatile boolean made;
  private volatile boolean asked;
  private volatile boolean sounded;

  /** A signal was made. */
  public void make() {
    made = true;
  }

  /** A signal was measured, or its length was read. */
  public void ask() {
    asked = true;
  }

  /** Something was written or played. */
  public void sound() {
    sounded = true;
  }

  /**
   * The warning at the end, or an empty text.
   *
   * @param wrote whether a file was written
   * @param printed whether anything was printed on stdout
   */
  public String forgotten(boolean wrote, boolean printed) {
    if (wrote || sounded || printed && (asked || !made)) {
      return "";
    }
    return (printed ? "no signal was written, played or measured" : "nothing was written or played")
        + ": sf.WriteFile([x], 'name.wav') writes a sound file";
  }
}
