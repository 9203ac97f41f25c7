package tenuto.scripting.tasks;

import java.util.Locale;

/** What the seeds of noises follow from, beside the session's. */
public enum Seeds {
  /**
   * The names and arguments of the tasks above a call, and its number among calls of the same word
   * there: a note put in, taken out or moved changes no other note's noise.
   */
  BY_CONTENT,

  /** The numbers of the tasks and of the call, counted in the order of the patch. */
  BY_PLACE;

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
