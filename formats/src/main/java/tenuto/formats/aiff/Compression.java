package tenuto.formats.aiff;

import java.io.IOException;
import java.nio.ByteOrder;
import tenuto.formats.pcm.SampleFormat;

/**
 * The ways in which AIFF-C stores samples, by the four letters in its header; AIFF itself stores
 * them like {@link #NONE}.
 */
enum Compression {
  NONE("NONE", "not compressed"),
  TWOS("twos", ""),
  SOWT("sowt", "little-endian"),
  IN24("in24", ""),
  IN32("in32", ""),
  NI24("42n1", ""),
  NI32("23ni", ""),
  RAW("raw ", ""),
  FL32("fl32", "32-bit floating point"),
  FL64("fl64", "64-bit floating point"),
  ULAW("ulaw", ""),
  ALAW("alaw", "");

  final String letters;

  /** The description that we write, for programs that show it. */
  final String text;

  Compression(String letters, String text) {
    this.letters = letters;
    this.text = text;
  }

  /**
   * The one with these letters, or null; some programs write those of floats and of µ-law and A-law
   * in capitals.
   */
  static Compression of(String letters) {
    for (Compression each : values()) {
      if (each.letters.equals(letters)
          || (each.ordinal() >= FL32.ordinal() && each.letters.equalsIgnoreCase(letters))) {
        return each;
      }
    }
    return null;
  }

  /** The one that we write for such samples. */
  static Compression writing(SampleFormat format, ByteOrder order) {
    return switch (format) {
      case FLOAT_32 -> FL32;
      case FLOAT_64 -> FL64;
      default -> order == ByteOrder.BIG_ENDIAN ? NONE : SOWT;
    };
  }

  /** Creates the error for a number of bits that it cannot have. */
  interface Refusal {
    IOException of(String rule);
  }

  /**
   * The sample format for a number of bits.
   *
   * @throws IOException if it does not exist
   */
  SampleFormat format(long bits, Refusal refusal) throws IOException {
    return switch (this) {
      case FL32 -> SampleFormat.FLOAT_32;
      case FL64 -> SampleFormat.FLOAT_64;
      case ULAW -> SampleFormat.MU_LAW;
      case ALAW -> SampleFormat.A_LAW;
      case RAW -> SampleFormat.PCM_8;
      case IN24, NI24 -> SampleFormat.PCM_24;
      case IN32, NI32 -> SampleFormat.PCM_32;
      case NONE, TWOS, SOWT ->
          // If the bits do not fill whole bytes, they are the upper ones, and the others are zero.
          switch ((int) (bits + 7) / 8) {
            case 1 -> SampleFormat.PCM_8_SIGNED;
            case 2 -> SampleFormat.PCM_16;
            case 3 -> SampleFormat.PCM_24;
            case 4 -> SampleFormat.PCM_32;
            default -> throw refusal.of("bits of PCM must be 1 to 32, but are " + bits);
          };
    };
  }

  ByteOrder order() {
    return switch (this) {
      case SOWT, NI24, NI32 -> ByteOrder.LITTLE_ENDIAN;
      default -> ByteOrder.BIG_ENDIAN;
    };
  }
}
