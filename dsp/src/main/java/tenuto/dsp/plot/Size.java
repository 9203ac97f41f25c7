package tenuto.dsp.plot;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The size of a picture in pixels.
 *
 * @param width from {@value #LEAST_WIDTH} to {@value #MOST}
 * @param height from {@value #LEAST_HEIGHT} to {@value #MOST}; the picture has at most {@value
 *     #MOST_PIXELS} pixels
 */
public record Size(int width, int height) {
  static final int LEAST_WIDTH = 400;
  static final int LEAST_HEIGHT = 200;
  static final int MOST = 20_000;

  /** The largest number of pixels; A3 at 300 dpi has 17 million. */
  static final int MOST_PIXELS = 20_000_000;

  private static final Pattern TEXT = Pattern.compile("(\\d{1,6})[xX×](\\d{1,6})");

  /**
   * @throws IllegalArgumentException if it is too small to be readable or too large for memory
   */
  public Size {
    boolean fits =
        width >= LEAST_WIDTH
            && height >= LEAST_HEIGHT
            && width <= MOST
            && height <= MOST
            && (long) width * height <= MOST_PIXELS;
    if (!fits) {
      throw new IllegalArgumentException(
          "size must be from %dx%d to %d pixels a side and %d in all, but is %dx%d"
              .formatted(LEAST_WIDTH, LEAST_HEIGHT, MOST, MOST_PIXELS, width, height));
    }
  }

  /**
   * Parses a size such as {@code 1200x600}.
   *
   * @throws IllegalArgumentException if it is invalid
   */
  public static Size of(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "size must be WIDTHxHEIGHT in pixels, such as 1200x600, but is '%s'".formatted(text));
    }
    return new Size(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }
}
