package tenuto.formats.file;

import tenuto.engine.base.Block;
import tenuto.engine.setup.Cache;

/**
 * The peak, the mean and the number of clipped samples of a file that is written, by any threads.
 *
 * <p>Each is known by part, {@link Cache#PART} frames, so that a file of which some parts are
 * copied from an earlier one has those of all of it.
 */
public final class SampleLevels {
  /** Where a part's peak is, the number of its clipped samples, and the first channel's sum. */
  private static final int PEAK = 0;

  private static final int CLIPPED = 1;
  private static final int SUMS = 2;

  private final int channels;
  private final long frames;
  private final double[][] parts;

  /**
   * @param channels of the file
   * @param frames of the file
   */
  public SampleLevels(int channels, long frames) {
    this.channels = channels;
    this.frames = frames;
    this.parts = new double[parts(frames)][numbers(channels)];
  }

  /** The parts of a file. */
  public static int parts(long frames) {
    return Math.toIntExact(Math.ceilDiv(frames, Cache.PART));
  }

  /** How many numbers say all of a part. */
  public static int numbers(int channels) {
    return SUMS + channels;
  }

  /**
   * Adds frames of one part; those of one block are looked at without a lock.
   *
   * @param frame the first one's place in the file
   * @param clipped how many of their samples were clipped
   */
  void add(long frame, Block[] blocks, int at, int n, int clipped) {
    if (n > 0) {
      double[] numbers = new double[numbers(channels)];
      numbers[CLIPPED] = clipped;
      for (int channel = 0; channel < channels; channel++) {
        add(numbers, channel, blocks[channel], at, n);
      }
      add(parts[(int) (frame / Cache.PART)], numbers);
    }
  }

  private static void add(double[] numbers, int channel, Block block, int at, int n) {
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
    numbers[SUMS + channel] = sum;
    numbers[PEAK] = Math.max(numbers[PEAK], greatest);
  }

  private synchronized void add(double[] part, double[] more) {
    part[PEAK] = Math.max(part[PEAK], more[PEAK]);
    for (int i = CLIPPED; i < part.length; i++) {
      part[i] += more[i];
    }
  }

  /** The numbers of a part. */
  public synchronized double[] part(int part) {
    return parts[part].clone();
  }

  /** Sets a part that was copied to what its numbers were. */
  public synchronized void part(int part, double[] numbers) {
    parts[part] = numbers.clone();
  }

  /** The greatest magnitude. */
  public synchronized double peak() {
    double peak = 0;
    for (double[] part : parts) {
      peak = Math.max(peak, part[PEAK]);
    }
    return peak;
  }

  /** The number of clipped samples. */
  public synchronized long clipped() {
    long clipped = 0;
    for (double[] part : parts) {
      clipped += (long) part[CLIPPED];
    }
    return clipped;
  }

  /** The greatest mean of a channel, without its sign; 0 if nothing was written. */
  public synchronized double offset() {
    double greatest = 0;
    for (int channel = 0; channel < channels; channel++) {
      double sum = 0;
      for (double[] part : parts) {
        sum += part[SUMS + channel];
      }
      greatest = Math.max(greatest, Math.abs(sum / Math.max(1, frames)));
    }
    return greatest;
  }
}
