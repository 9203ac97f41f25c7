package tenuto.scripting.rules;

/**
 * Who lets signals go in a patch: the patch itself, reference by reference, or reachability.
 *
 * <p>The entry file decides for the whole run, imported modules included.
 */
public enum Ownership {
  /**
   * Sonic Field 2015: operators take over a reference of each argument, + adds one, - drops one.
   */
  COUNTED,

  /** Operators take nothing; a signal lives while it is reachable or until its scope ends. */
  SCOPED;

  /** Counted for {@code .sy}, scoped for anything else. */
  public static Ownership of(String entryFile) {
    return entryFile.endsWith(".sy") ? COUNTED : SCOPED;
  }
}
