package tenuto.scripting.calls;

import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.SpectraInRow;
import tenuto.engine.base.Milliseconds;

/**
 * The number and the shape of the frames of short-time spectra.
 *
 * @param count the number of frames
 * @param samples the length of the analysed signal
 */
public record StftFrames(FrameShape shape, int count, long samples) {
  /**
   * The frames of a signal of {@code samples} samples.
   *
   * @param window ms of a frame, if its size is 0
   * @param hop samples, or 0 for a quarter of the frame
   */
  public static StftFrames of(
      double sampleRate, double size, double hop, double window, long samples) {
    FrameShape shape = FrameShape.of(sampleRate, window, size, hop);
    return new StftFrames(shape, (int) shape.frames(samples), samples);
  }

  /** The size of a frame in numbers: the real and the imaginary part of each bin. */
  public int row() {
    return SpectraInRow.row(shape);
  }

  /**
   * A frame's index from 0, given one that counts from the end if negative.
   *
   * @throws IndexOutOfBoundsException if there is none; every Python has an exception for that
   */
  public int index(long frame) {
    long from = frame < 0 ? frame + count : frame;
    if (from < 0 || from >= count) {
      throw new IndexOutOfBoundsException(
          "there are %d frames, but number %d is asked for".formatted(count, frame));
    }
    return (int) from;
  }

  /** The time in ms of the middle of a frame. */
  public double time(int frame, double sampleRate) {
    return Milliseconds.of(shape.middle(frame), sampleRate);
  }

  /** The frequency of a bin. */
  public double hz(double bin, double sampleRate) {
    return bin * sampleRate / shape.size();
  }

  /** The first {@code frames} frames, as those of a signal of their own. */
  public StftFrames part(int frames) {
    return new StftFrames(shape, frames, (long) frames * shape.hop());
  }

  /** Checks that other frames have the same shape. */
  public void requireLike(StftFrames other) {
    if (!shape.equals(other.shape)) {
      throw new IllegalArgumentException(
          "spectra of size %d and hop %d do not go with those of size %d and hop %d"
              .formatted(shape.size(), shape.hop(), other.shape.size(), other.shape.hop()));
    }
  }

  /**
   * Checks magnitudes or phases.
   *
   * @param length their length in samples, or null if they are not a signal
   */
  public void requirePolar(Long length) {
    long bins = (long) count * shape.bins();
    if (length == null || length != bins) {
      throw new IllegalArgumentException(
          "polar: magnitudes and phases must be signals of %d samples, %d frames of %d bins"
              .formatted(bins, count, shape.bins()));
    }
  }

  /** Checks the size of a frame that a function returned. */
  public void requireBins(int bins) {
    if (bins != shape.bins()) {
      throw new IllegalArgumentException(
          "map: the function must return %d bins, but returned %d".formatted(shape.bins(), bins));
    }
  }

  @Override
  public String toString() {
    return "<STFT of %d frames, size=%d, hop=%d>".formatted(count, shape.size(), shape.hop());
  }
}
