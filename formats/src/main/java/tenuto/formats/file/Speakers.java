package tenuto.formats.file;

import java.util.StringJoiner;

/**
 * Which loudspeakers a sound's channels are meant for: the channel mask of WAVE_FORMAT_EXTENSIBLE,
 * whose lowest bit is the first channel's. CoreAudio's bitmap of channels has the same bits.
 *
 * @param mask 0 if they are meant for none; negative if nothing is said of them
 */
public record Speakers(int mask) {
  /** Nothing is said of them: the usual ones are taken for granted. */
  public static final Speakers UNTOLD = new Speakers(-1);

  public static final int LOW_FREQUENCY = 0x8;

  /** The pair behind the listener, or beside him if there is no other pair. */
  public static final int BACK = 0x30;

  /** The pair beside the listener. */
  public static final int SIDE = 0x600;

  private static final String[] NAMES = {
    "FL", "FR", "FC", "LFE", "BL", "BR", "FLC", "FRC", "BC", "SL", "SR", "TC", "TFL", "TFC", "TFR",
    "TBL", "TBC", "TBR"
  };

  /** Mono, stereo, 3.0, quad, 5.0, 5.1, 6.1 and 7.1, by channels. */
  private static final int[] USUAL = {0, 0x4, 0x3, 0x7, 0x33, 0x37, 0x3F, 0x70F, 0x63F};

  /** What a header says of that many channels; the usual ones need no mask. */
  public static Speakers of(long mask, int channels) {
    // The highest bit means nothing that we know.
    Speakers told = new Speakers((int) mask & Integer.MAX_VALUE);
    return told.areUsual(channels) ? UNTOLD : told;
  }

  /** Whether something is said of them. */
  public boolean areTold() {
    return mask >= 0;
  }

  /** The mask of that many channels from a header: the usual one if it has none. */
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

  /**
   * The bit of each channel's loudspeaker, 0 where there is none: for channels without loudspeakers
   * the usual ones.
   */
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
