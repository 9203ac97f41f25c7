package tenuto.dsp.word;

/**
 * By whose rules a patch or a chain was written. Few words ask: only those where Sonic Field's two
 * years, or it and Tenuto, cannot both be followed. docs/sonic-field.md lists them.
 */
public enum Dialect {
  /** Tenuto's own, where nothing says otherwise. */
  TENUTO,

  /** Sonic Field's of 2015, in which references are counted. */
  SONIC_FIELD_2015,

  /** Sonic Field's of 2017. */
  SONIC_FIELD_2017,

  /** That of chains over files, which Sonic Field did not have: what textbooks say. */
  CHAIN;

  /** Whether Sonic Field's numbers are wanted even where they are nobody's intention. */
  public boolean isSonicFields() {
    return this == SONIC_FIELD_2015 || this == SONIC_FIELD_2017;
  }
}
