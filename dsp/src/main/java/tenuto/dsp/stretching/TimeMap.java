package tenuto.dsp.stretching;

/**
 * Which time of the input is heard at which time of the output, both in samples, increasing and
 * defined before the start and after the end too. Its text says all that it depends on.
 */
interface TimeMap {
  /** Of the slowest and of the fastest stretch. */
  double MOST = 4;

  double LEAST = 1 / MOST;

  /** When a time of the input is heard. */
  double to(double in);

  /** What is heard at a time of the output. */
  double from(double out);

  /** The smallest ratio of output to input anywhere. */
  double least();

  /** The same ratio everywhere. */
  record Steady(double ratio) implements TimeMap {
    @Override
    public double to(double in) {
      return in * ratio;
    }

    @Override
    public double from(double out) {
      return out / ratio;
    }

    @Override
    public double least() {
      return ratio;
    }
  }
}
