package tenuto.scripting.tasks;

import java.util.Locale;

/** What the seeds of noises depend on, in addition to the session's seed. */
public enum Seeds {
  /**
   * The names and arguments of the tasks above a call, and its number among calls of the same word
   * there: adding, removing or moving a note changes no other note's noise, except that of its
   * equals close after it.
   */
  BY_CONTENT,

  /** The numbers of the tasks and of the call, counted in the order of the patch. */
  BY_PLACE;

  /** The name on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
