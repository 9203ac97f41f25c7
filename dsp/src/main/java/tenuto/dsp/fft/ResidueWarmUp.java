package tenuto.dsp.fft;

/** Decides when a {@link NegacyclicFft} works with vectors. */
public final class ResidueWarmUp extends VectorWarmUp {
  public ResidueWarmUp() {
    super(ResidueLoop::new);
  }

  private ResidueWarmUp(boolean vectorsAreFaster) {
    super(ResidueLoop::new, Long.MAX_VALUE, vectorsAreFaster);
  }

  /** An instance with a fixed decision, for tests. */
  public static ResidueWarmUp fixed(boolean vectorsAreFaster) {
    return new ResidueWarmUp(vectorsAreFaster);
  }
}
