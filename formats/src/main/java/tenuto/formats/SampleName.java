package tenuto.formats;

import java.nio.ByteOrder;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tenuto.formats.pcm.SampleFormat;

/**
 * A sample format as users name it: {@code pcm8} to {@code pcm32}, {@code float32}, {@code
 * float64}, with an optional {@code le} or {@code be} for the byte order. A number of bits alone
 * means PCM, except 64, which means float.
 *
 * @param name without a byte order
 * @param order the byte order, or null if none is given
 */
record SampleName(String name, ByteOrder order) {
  private static final Map<String, String> SHORT_NAMES =
      Map.of(
          "8", "pcm8",
          "16", "pcm16",
          "24", "pcm24",
          "32", "pcm32",
          "64", "float64",
          "float", "float32",
          "double", "float64");

  private static final Map<String, SampleFormat> FORMATS =
      Map.of(
          "pcm8", SampleFormat.PCM_8_SIGNED,
          "pcm8u", SampleFormat.PCM_8,
          "pcm16", SampleFormat.PCM_16,
          "pcm24", SampleFormat.PCM_24,
          "pcm32", SampleFormat.PCM_32,
          "float32", SampleFormat.FLOAT_32,
          "float64", SampleFormat.FLOAT_64,
          "ulaw", SampleFormat.MU_LAW,
          "alaw", SampleFormat.A_LAW);

  static SampleName of(String text) {
    String small = text.strip().toLowerCase(Locale.ROOT);
    ByteOrder order =
        small.endsWith("le")
            ? ByteOrder.LITTLE_ENDIAN
            : small.endsWith("be") ? ByteOrder.BIG_ENDIAN : null;
    // "double" ends in le, too.
    String name =
        order == null || small.equals("double") ? small : small.substring(0, small.length() - 2);
    return new SampleName(
        SHORT_NAMES.getOrDefault(name, name), small.equals("double") ? null : order);
  }

  /** The name of a format, or an empty text. */
  static String of(SampleFormat format) {
    return FORMATS.entrySet().stream()
        .filter(each -> each.getValue() == format)
        .map(Map.Entry::getKey)
        .findAny()
        .orElse("");
  }

  /**
   * The format of that name, if there is one; 8-bit samples are signed unless the name says
   * otherwise.
   */
  Optional<SampleFormat> format() {
    return Optional.ofNullable(FORMATS.get(name));
  }
}
