package tenuto.scripting.reports;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Records whether a patch has had any effect, to warn the author of one that ends without output:
 * mostly a last line was forgotten.
 */
public final class SideEffects implements RunObserver {
  private final Set<Kind> seen = ConcurrentHashMap.newKeySet();

  /** What a line of a patch does. */
  public enum Kind {
    /** It makes a signal. */
    MAKES,
    /** It measures a signal, or reads its length. */
    ASKS,
    /** It writes, plays or shows something. */
    SOUNDS
  }

  @Override
  public void affected(Kind kind) {
    seen.add(kind);
  }

  /**
   * The warning at the end, or an empty text.
   *
   * @param wrote whether a file was written
   * @param printed whether anything was printed on stdout
   */
  public String forgotten(boolean wrote, boolean printed) {
    boolean asked = seen.contains(Kind.ASKS) || !seen.contains(Kind.MAKES);
    if (wrote || seen.contains(Kind.SOUNDS) || printed && asked) {
      return "";
    }
    return (printed ? "no signal was written, played or measured" : "nothing was written or played")
        + ": sf.WriteFile([x], 'name.wav') writes a sound file";
  }
}
