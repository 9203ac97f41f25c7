package tenuto.dsp.word;

/** What a signal is between its samples. */
public enum Interpolation {
  /** The band-limited signal, by {@link tenuto.dsp.kernel.SincTaps}. */
  SINC,

  /** As Sonic Field did: {@link tenuto.dsp.math.CubicInterpolation}. */
  CUBIC;

  /** That of the words which follow these rules. */
  public static Interpolation of(Dialect dialect) {
    return dialect.isSonicFields() ? CUBIC : SINC;
  }
}
