package tenuto.dsp.space;

import java.util.Arrays;
import tenuto.formats.file.Speakers;

/**
 * The gains with which the channels of one set of loudspeakers are played by another: those of
 * ITU-R BS.775-3, table 2. What it does not have follows its rule, of which ffmpeg's rematrixing is
 * an example: a loudspeaker that is missing is played by its neighbours, at −3 dB by each of two
 * and by one that plays another sound as well.
 */
final class Fold {
  private static final double HALF = Math.sqrt(0.5);

  private static final int LEFT = 0x1;
  private static final int CENTRE = 0x4;
  private static final int LOW = Speakers.LOW_FREQUENCY;
  private static final int BACK_LEFT = 0x10;
  private static final int FRONT_LEFT_OF_CENTRE = 0x40;
  private static final int BACK_CENTRE = 0x100;
  private static final int SIDE_LEFT = 0x200;

  /** Above the left: in front, and at the back. */
  private static final int TOP_FRONT_LEFT = 0x1000;

  private static final int TOP_BACK_LEFT = 0x8000;

  private final int from;
  private final int to;
  private final double lfe;
  private final double[] gains = new double[Integer.SIZE];

  /**
   * @param from the mask of the channels
   * @param to the mask of the loudspeakers that play them
   * @param lfe gain of low-frequency effects in a centre
   */
  Fold(int from, int to, double lfe) {
    this.from = from;
    this.to = to;
    this.lfe = lfe;
  }

  /**
   * The gains of a channel in each loudspeaker, by the number of its bit.
   *
   * @param bit of the channel
   * @throws IllegalArgumentException if no rule is known for it
   */
  double[] of(int bit) {
    Arrays.fill(gains, 0);
    add(bit, 1);
    return gains.clone();
  }

  private void add(int bit, double gain) {
    if (gain == 0) {
      return;
    }
    if (bit == CENTRE && (to & bit) == 0) {
      pair(LEFT, gain * HALF);
      return;
    }
    if ((to & bit) != 0) {
      gains[Integer.numberOfTrailingZeros(bit)] += gain;
      return;
    }
    if (bit == LOW) {
      add(CENTRE, gain * lfe);
      return;
    }
    if (bit == BACK_CENTRE) {
      backCentre(gain);
      return;
    }
    boolean isRight = isRight(bit);
    int left = isRight ? leftOf(bit) : bit;
    switch (left) {
      case LEFT -> add(CENTRE, gain * HALF);
      case FRONT_LEFT_OF_CENTRE -> side(LEFT, isRight, gain);
      case BACK_LEFT -> surround(SIDE_LEFT, isRight, gain);
      case SIDE_LEFT -> surround(BACK_LEFT, isRight, gain);
      case TOP_FRONT_LEFT -> side(LEFT, isRight, gain * HALF);
      case TOP_BACK_LEFT ->
          side(
              (to & SIDE_LEFT) != 0 && (to & BACK_LEFT) == 0 ? SIDE_LEFT : BACK_LEFT,
              isRight,
              gain * HALF);
      default ->
          throw new IllegalArgumentException(
              "x must have loudspeakers of ITU-R BS.775 or above them, but one is "
                  + new Speakers(bit).names(1));
    }
  }

  /** A pair at the sides or the back that is not there: by the other pair, or in front. */
  private void surround(int other, boolean isRight, double gain) {
    if ((to & other) != 0) {
      side(other, isRight, (from & other) == 0 ? gain : gain * HALF);
    } else if ((to & BACK_CENTRE) != 0) {
      add(BACK_CENTRE, gain * HALF);
    } else {
      side(LEFT, isRight, gain * HALF);
    }
  }

  private void backCentre(double gain) {
    if ((to & BACK_LEFT) != 0) {
      pair(BACK_LEFT, gain * HALF);
    } else if ((to & SIDE_LEFT) != 0) {
      pair(SIDE_LEFT, gain * HALF);
    } else if ((to & LEFT) != 0) {
      pair(LEFT, gain / 2);
    } else {
      add(CENTRE, gain / 2);
    }
  }

  private void pair(int left, double gain) {
    side(left, false, gain);
    side(left, true, gain);
  }

  private void side(int left, boolean isRight, double gain) {
    add(isRight ? rightOf(left) : left, gain);
  }

  private static int rightOf(int left) {
    return left == TOP_FRONT_LEFT || left == TOP_BACK_LEFT ? left << 2 : left << 1;
  }

  private static boolean isRight(int bit) {
    return leftOf(bit) != 0;
  }

  /** The left of a pair, of its right; 0 of others. */
  private static int leftOf(int bit) {
    return switch (bit) {
      case LEFT << 1, BACK_LEFT << 1, FRONT_LEFT_OF_CENTRE << 1, SIDE_LEFT << 1 -> bit >> 1;
      case TOP_FRONT_LEFT << 2, TOP_BACK_LEFT << 2 -> bit >> 2;
      default -> 0;
    };
  }
}
