package tenuto.dsp.word;

/**
 * The rules that a patch or a chain follows. Few words depend on it: those for which the two
 * versions of Sonic Field, or Sonic Field and Tenuto, contradict each other. docs/sonic-field.md
 * lists them.
 */
public enum Dialect {
  /** Tenuto's own rules, the default. */
  TENUTO,

  /** The rules of Sonic Field of 2015, with counted references. */
  SONIC_FIELD_2015,

  /** The rules of Sonic Field of 2017. */
  SONIC_FIELD_2017,

  /** The rules of chains over files, which Sonic Field did not have: as in textbooks. */
  CHAIN;

  /** Whether Sonic Field's numbers are kept even where they were accidental. */
  public boolean isSonicFields() {
    return this == SONIC_FIELD_2015 || this == SONIC_FIELD_2017;
  }
}
