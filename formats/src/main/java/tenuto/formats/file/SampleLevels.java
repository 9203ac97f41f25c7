package tenuto.formats.file;

import tenuto.engine.base.Block;

/** The peak and the mean of the samples that are written to a file, from any threads. */
public final class SampleLevels {
  private final double[] sums;
  private double peak;
  private long frames;

  /**
   * @param channels of the file
   */
  public SampleLevels(int channels) {
    this.sums = new double[channels];
  }

  /** Adds frames; those of one block are looked at without a lock. */
  void add(Block[] channels, int at, int n) {
    for (int channel = 0; channel < sums.length; channel++) {
      add(channel, channels[channel], at, n);
    }
    count(n);
  }

  private void add(int channel, Block block, int at, int n) {
    double sum = 0;
    double greatest = 0;
    for (int i = at; i < at + n; i++) {
      double sample = block.get(i);
      sum += sample;
      double magnitude = Math.abs(sample);
      if (magnitude > greatest) { // Math.max, which minds NaN, takes three times as long
        greatest = magnitude;
      }
    }
    add(channel, sum, greatest);
  }

  private synchronized void add(int channel, double sum, double magnitude) {
    sums[channel] += sum;
    peak = Math.max(peak, magnitude);
  }

  private synchronized void count(int n) {
    frames += n;
  }

  /** The greatest magnitude. */
  public synchronized double peak() {
    return peak;
  }

  /** The greatest mean of a channel, without its sign; 0 if nothing was written. */
  public synchronized double offset() {
    double greatest = 0;
    for (double sum : sums) {
      greatest = Math.max(greatest, Math.abs(sum / Math.max(1, frames)));
    }
    return greatest;
  }
}
