package tenuto.dsp.word;

/** The units of parameters. */
public enum Unit {
  /** A plain number: a factor, a share, a count. */
  NONE(""),
  MS("ms"),
  SAMPLES("samples"),
  HZ("Hz"),
  PER_SECOND("per second"),
  BPM("beats per minute"),
  DB("dB"),
  DBFS("dBFS"),
  DBTP("dBTP"),
  LUFS("LUFS"),
  OCTAVES("octaves"),
  SEMITONES("semitones"),
  CENTS("cents"),
  TURNS("turns"),
  RADIANS("radians"),
  DEGREES("degrees"),
  METRES("m"),
  CENTIMETRES("cm"),
  INCHES_PER_SECOND("inches per second"),
  BITS("bits");

  private final String symbol;

  Unit(String symbol) {
    this.symbol = symbol;
  }

  /** The unit's symbol after a number; empty for none. */
  public String symbol() {
    return symbol;
  }
}
