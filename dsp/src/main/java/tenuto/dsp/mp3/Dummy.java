package tenuto.dsp.mp3;

/** x. */
public final class Dummy {
  private Dummy() {}
}
