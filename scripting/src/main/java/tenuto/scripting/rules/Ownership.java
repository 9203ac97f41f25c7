package tenuto.scripting.rules;

/**
 * The ownership model of a patch, which determines how signals are released.
 *
 * <p>The entry file decides for the whole run, including imported modules.
 */
public enum Ownership {
  /**
   * Reference counting as in Sonic Field 2015: operators take over a reference of each argument, +
   * adds one, - drops one.
   */
  COUNTED,

  /**
   * Operators take no references; a signal exists while it is reachable or until its scope ends.
   */
  SCOPED;

  /** Counted for {@code .sy}, scoped for anything else. */
  public static Ownership of(String entryFile) {
    return entryFile.endsWith(".sy") ? COUNTED : SCOPED;
  }
}
