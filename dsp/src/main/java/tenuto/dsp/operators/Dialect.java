package tenuto.dsp.operators;

/**
 * By whose rules a patch was written. Few words ask: only those where Sonic Field's two years, or
 * it and Tenuto, cannot both be followed. docs/sonic-field.md lists them.
 */
public enum Dialect {
  /** Tenuto's own, where nothing says otherwise. */
  TENUTO,

  /** Sonic Field's of 2015, in which references are counted. */
  SONIC_FIELD_2015,

  /** Sonic Field's of 2017. */
  SONIC_FIELD_2017
}
