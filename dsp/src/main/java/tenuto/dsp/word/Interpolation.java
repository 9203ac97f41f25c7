package tenuto.dsp.word;

/** How a signal is interpolated between its samples. */
public enum Interpolation {
  /** As the band-limited signal, by {@link tenuto.dsp.kernel.SincTaps}. */
  SINC,

  /** As Sonic Field did: {@link tenuto.dsp.math.CubicInterpolation}. */
  CUBIC;

  /** The interpolation of a dialect's words. */
  public static Interpolation of(Dialect dialect) {
    return dialect.isSonicFields() ? CUBIC : SINC;
  }
}
