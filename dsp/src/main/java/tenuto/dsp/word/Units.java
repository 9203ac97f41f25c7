package tenuto.dsp.word;

/** Units and ranges that several operators' help shares. */
public final class Units {
  public static final String LENGTH = "length in ms, 0 and up; truncated to whole samples";
  public static final String SIGNAL = "a signal, or a list of signals as channels";
  public static final String GAIN = "factor; 1 leaves the signal unchanged, -1 inverts it";
  public static final String DECIBELS = "gain in dB; 0 leaves the signal unchanged";
  public static final String CUTOFF =
      "cutoff frequency in Hz, above 0 and below half the sample rate";
  public static final String CENTRE =
      "centre frequency in Hz, above 0 and below half the sample rate";
  public static final String Q = "quality factor Q, above 0; 0.7071 is the flattest";
  public static final String OCTAVES = "bandwidth in octaves, above 0";
  public static final String ORDER = "order, 1 to 11: 6 dB per octave each";
  public static final String LOWER_EDGE = "lower edge in Hz, above 0";
  public static final String UPPER_EDGE =
      "upper edge in Hz, above lowHz and below half the sample rate";
  public static final String BAND_ORDER = "order, 1 to 6: 6 dB per octave each on either side";

  public static final String IGNORED =
      "any value; it has no effect, but Sonic Field's words take one";

  private Units() {}
}
