package tenuto.dsp.word;

/** Descriptions shared by the help of several operators. */
public final class Units {
  public static final String LENGTH = "length, truncated to whole samples";
  public static final String SIGNAL = "a signal, or a list of signals as channels";
  public static final String GAIN = "gain (a factor): 1 leaves the signal unchanged, -1 inverts it";
  public static final String DECIBELS = "gain; 0 leaves the signal unchanged";
  public static final String CUTOFF = "cutoff frequency";
  public static final String CENTRE = "centre frequency";
  public static final String Q = "quality factor Q; 0.7071 is maximally flat (Butterworth)";
  public static final String OCTAVES = "bandwidth";
  public static final String ORDER = "order: 6 dB per octave each";
  public static final String LOWER_EDGE = "lower edge frequency";
  public static final String UPPER_EDGE = "upper edge frequency";
  public static final String BAND_ORDER = "order: 6 dB per octave each on either side";

  public static final String IGNORED =
      "any value; it has no effect, but Sonic Field's words take one";

  private Units() {}
}
