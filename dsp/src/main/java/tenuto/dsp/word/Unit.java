package tenuto.dsp.word;

/** What a number given to a parameter is measured in. */
public enum Unit {
  /** A plain number: a factor, a part, a count. */
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

  /** As it is written after a number; empty for none. */
  public String symbol() {
    return symbol;
  }
}
