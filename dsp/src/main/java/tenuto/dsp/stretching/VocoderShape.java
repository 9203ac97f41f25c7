package tenuto.dsp.stretching;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.frames.FrameShape;

/**
 * How a phase vocoder's frames lie: several of different lengths about each place, a hop of output
 * apart, of which only the middle is added up.
 *
 * <p>Where time is compressed, hops and middles are as much shorter, so that frames lie no further
 * apart in the input than otherwise, and no more of it is heard at once.
 *
 * @param size samples of the middle one of the lengths, a power of two
 * @param hop samples of output from a frame to the next
 */
record VocoderShape(int size, int hop) {
  /** Hops of a middle. */
  static final int OVERLAP = 4;

  /** Sizes of the longest frames, which the lows have. */
  private static final int LOWS = 4;

  private static final int LEAST_OF_LOWS = 512;

  private static final int LONGEST = 1 << 16;
  private static final int SHORTEST = 16;

  /** Of frames for a map. */
  static VocoderShape of(int size, TimeMap map) {
    int hop = Math.max(1, size / 2 / OVERLAP);
    double least = map.least();
    while (hop > 1 && least < Math.sqrt(0.5)) {
      hop /= 2;
      least *= 2;
    }
    return new VocoderShape(size, hop);
  }

  /** The lengths, the longest first: twice the size, the size, and half of it. */
  List<FrameShape> lengths() {
    List<FrameShape> lengths = new ArrayList<>();
    for (int length = Math.min(LONGEST, 2 * size); length >= Math.max(SHORTEST, size / 2); ) {
      lengths.add(FrameShape.of(length, hop));
      length /= 2;
    }
    return lengths;
  }

  /**
   * Whether steady tones below an eighth of the sample rate are heard in still longer frames, of
   * which every fourth sample is looked at.
   */
  boolean hasLows() {
    return size >= LEAST_OF_LOWS && LOWS * size / QuarterBand.STEP <= LONGEST;
  }

  /** Those frames, in samples of a quarter of the rate: four times the size. */
  FrameShape lows() {
    return FrameShape.of(LOWS * size / QuarterBand.STEP, hop);
  }

  /** Samples of the longest frame. */
  int longest() {
    return hasLows() ? LOWS * size : lengths().getFirst().size();
  }

  /** Samples of a frame's middle, which is added up. */
  int middle() {
    return OVERLAP * hop;
  }

  /** Samples of the frames in which attacks are looked for. */
  int looks() {
    return Math.max(16, size / 8);
  }

  /** Samples of the input after a hop's time that it needs. */
  int ahead() {
    return longest() / 2 + QuarterBand.REACH + AttackFinder.late(looks()) + 3 * hop;
  }

  /** By how many frames hops are late. */
  int late() {
    return OVERLAP / 2;
  }
}
