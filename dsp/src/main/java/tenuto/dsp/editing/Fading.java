package tenuto.dsp.editing;

/** What fades its only input in and out. */
public interface Fading {
  /** Samples of the fade-out, the value after which is 0; or 0 for none. */
  long fall();
}
