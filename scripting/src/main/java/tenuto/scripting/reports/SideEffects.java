package tenuto.scripting.reports;

/**
 * What a patch has done so far, for the one that ends and leaves nothing behind: mostly its last
 * line was forgotten.
 */
public final class SideEffects {
  private volatile boolean made;
  private volatile boolean asked;
  private volatile boolean sounded;

  /** A signal was made. */
  public void make() {
    made = true;
  }

  /** A signal was measured, or asked how long it is. */
  public void ask() {
    asked = true;
  }

  /** Something was written or played. */
  public void sound() {
    sounded = true;
  }

  /**
   * What there is to be said at the end, or an empty text.
   *
   * @param wrote whether a file was written
   * @param printed whether anything came on stdout
   */
  public String forgotten(boolean wrote, boolean printed) {
    if (wrote || sounded || printed && (asked || !made)) {
      return "";
    }
    return (printed ? "no signal was written, played or measured" : "nothing was written or played")
        + ": sf.WriteFile([x], 'name.wav') writes a sound file";
  }
}
