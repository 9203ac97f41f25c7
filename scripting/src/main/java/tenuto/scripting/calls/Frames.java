package tenuto.scripting.calls;

import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.SpectraInRow;
import tenuto.engine.base.Milliseconds;

/**
 * The frames of short-time spectra as a patch counts them.
 *
 * @param count how many there are
 * @param samples of the signal that they are of
 */
public record Frames(FrameShape shape, int count, long samples) {
  /**
   * Those of a signal of so many samples.
   *
   * @param window ms of a frame, if its size is 0
   * @param hop samples, or 0 for a quarter of the frame
   */
  public static Frames of(double sampleRate, double size, double hop, double window, long samples) {
    FrameShape shape = FrameShape.of(sampleRate, window, size, hop);
    return new Frames(shape, (int) shape.frames(samples), samples);
  }

  /** Numbers of a frame: of each bin the real and the imaginary part. */
  public int row() {
    return SpectraInRow.row(shape);
  }

  /**
   * A frame's number, from 0; a negative one counts from the end.
   *
   * @throws IndexOutOfBoundsException if there is none, which every Python has a word for
   */
  public int index(long frame) {
    long from = frame < 0 ? frame + count : frame;
    if (from < 0 || from >= count) {
      throw new IndexOutOfBoundsException(
          "there are %d frames, but number %d is asked for".formatted(count, frame));
    }
    return (int) from;
  }

  /** The time in ms of a frame's middle in the signal. */
  public double time(int frame, double sampleRate) {
    return Milliseconds.of(shape.middle(frame), sampleRate);
  }

  /** The frequency of a bin. */
  public double hz(double bin, double sampleRate) {
    return bin * sampleRate / shape.size();
  }

  /** So many of them, as those of a signal of their own. */
  public Frames part(int frames) {
    return new Frames(shape, frames, (long) frames * shape.hop());
  }

  /** Refuses to be computed with beside others. */
  public void requireLike(Frames other) {
    if (!shape.equals(other.shape)) {
      throw new IllegalArgumentException(
          "spectra of size %d and hop %d do not go with those of size %d and hop %d"
              .formatted(shape.size(), shape.hop(), other.shape.size(), other.shape.hop()));
    }
  }

  /** Refuses magnitudes or phases; of so many samples, or null for what is no signal. */
  public void requirePolar(Long length) {
    long bins = (long) count * shape.bins();
    if (length == null || length != bins) {
      throw new IllegalArgumentException(
          "polar: magnitudes and phases must be signals of %d samples, %d frames of %d bins"
              .formatted(bins, count, shape.bins()));
    }
  }

  /** Refuses a frame that a function made. */
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
