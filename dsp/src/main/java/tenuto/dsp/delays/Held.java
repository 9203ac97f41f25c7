package tenuto.dsp.delays;

/**
 * Controls that keep their last values while an effect rings on after them. The first input is the
 * sound, which is followed by silence.
 */
final class Held {
  /** The first sample that controls do not have. */
  private final long body;

  private final int sounds;
  private final double[] last;
  private long position;

  /**
   * @param body samples of the controls that count
   * @param sounds inputs that are no controls, the first ones
   * @param inputs of the filter
   */
  Held(long body, int sounds, int inputs) {
    this.body = body;
    this.sounds = sounds;
    last = new double[inputs];
  }

  /** Goes on by {@code n} samples, and puts what is held where controls have ended. */
  void run(double[][] in, int n) {
    int there = (int) Math.clamp(body - position, 0, n);
    for (int k = sounds; k < in.length; k++) {
      if (there > 0) {
        last[k] = in[k][there - 1];
      }
      for (int i = there; i < n; i++) {
        in[k][i] = last[k];
      }
    }
    position += n;
  }
}
