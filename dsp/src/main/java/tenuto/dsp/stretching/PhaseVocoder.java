package tenuto.dsp.stretching;

import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.stft.Workbench;
import tenuto.engine.Filter;

/**
 * A phase vocoder that stretches all channels of a sound alike: rows of input in, hops of output
 * out. See {@link HopRows}.
 *
 * @param rows how time goes; hops are those of the shape
 */
record PhaseVocoder(int channels, FrameShape shape, HopRows rows, Workbench workbench)
    implements Filter {
  /** Frames over each sample. */
  static final int OVERLAP = 8;

  /** How frames lie. */
  static FrameShape shape(double size) {
    int hop = Math.max(1, FrameShape.of(size).size() / OVERLAP);
    return FrameShape.of(size, hop);
  }

  /** How time goes with frames that lie so. */
  static HopRows rows(FrameShape shape, TimeMap map) {
    int looks = AttackFinder.late(sizeOfLooks(shape));
    return new HopRows(map, shape.hop(), shape.size() / 2 + looks + 3 * shape.hop());
  }

  /** Samples of the frames in which attacks are looked for. */
  static int sizeOfLooks(FrameShape shape) {
    return Math.max(16, shape.size() / 8);
  }

  /** By how many rows hops are late. */
  int late() {
    return shape.size() / 2 / shape.hop() + 1;
  }

  @Override
  public int inputs() {
    return channels;
  }

  @Override
  public int outputs() {
    return channels;
  }

  @Override
  public Processor begin() {
    return new VocoderProcessor(this);
  }
}
