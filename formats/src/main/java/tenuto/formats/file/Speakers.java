package tenuto.formats.file;

import java.util.StringJoiner;

/**
 * The loudspeakers of a sound's channels: the channel mask of WAVE_FORMAT_EXTENSIBLE, whose lowest
 * bit belongs to the first channel. CoreAudio's channel bitmap has the same bits.
 *
 * @param mask 0 if the channels have no loudspeakers; negative if the file does not say
 */
public record Speakers(int mask) {
  /** Not given: the usual loudspeakers are assumed. */
  public static final Speakers UNTOLD = new Speakers(-1);

  public static final int LOW_FREQUENCY = 0x8;

  /** The pair at the back, or at the sides if there is no other pair. */
  public static final int BACK = 0x30;

  /** The pair at the sides. */
  public static final int SIDE = 0x600;

  private static final String[] NAMES = {
    "FL", "FR", "FC", "LFE", "BL", "BR", "FLC", "FRC", "BC", "SL", "SR", "TC", "TFL", "TFC", "TFR",
    "TBL", "TBC", "TBR"
  };

  /** The masks of mono, stereo, 3.0, quad, 5.0, 5.1, 6.1 and 7.1, by number of channels. */
  private static final int[] USUAL = {0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3F, 0x70F, 0x63F};

  /**
   * The loudspeakers that a header's mask gives for that many channels; a usual mask counts as not
   * given.
   */
  public static Speakers of(long mask, int channels) {
    // The highest bit has no defined meaning.
    Speakers given = new Speakers((int) mask & Integer.MAX_VALUE);
    return given.areUsual(channels) ? UNTOLD : given;
  }

  /** Whether the loudspeakers are given. */
  public boolean areTold() {
    return mask >= 0;
  }

  /** The mask of that many channels for a header: the usual one if it is not given. */
  public int maskOf(int channels) {
    return areTold() ? mask : usual(channels);
  }

  /** Whether a header without a mask means the same for that many channels. */
  public boolean areUsual(int channels) {
    return maskOf(channels) == usual(channels);
  }

  private static int usual(int channels) {
    return channels < USUAL.length ? USUAL[channels] : 0;
  }

  /** The bit of each channel's loudspeaker, 0 for none; the usual ones if the mask is not given. */
  public int[] bits(int channels) {
    int left = mask > 0 ? mask : usual(channels);
    int[] bits = new int[channels];
    for (int i = 0; i < channels; i++) {
      bits[i] = Integer.lowestOneBit(left);
      left &= ~bits[i];
    }
    return bits;
  }

  /** The names of the loudspeakers of that many channels, such as {@code FL FR FC LFE}. */
  public String names(int channels) {
    StringJoiner names = new StringJoiner(" ");
    for (int bit : bits(channels)) {
      int number = Integer.numberOfTrailingZeros(bit);
      names.add(number < NAMES.length ? NAMES[number] : "-");
    }
    return names.toString();
  }
}
