package tenuto.tools.input;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tenuto.engine.base.SplitMix;

/**
 * One of several equal shares of a batch, each done by a machine that knows nothing of the others:
 * an item's share depends only on the item's name.
 *
 * @param number from 1
 * @param count the number of shares
 */
public record Share(int number, int count) {
  /** The most shares: more than anyone has machines, and few enough to have a journal each. */
  public static final int MOST = 65_536;

  private static final Pattern WRITTEN = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

  public Share {
    if (count < 1 || count > MOST || number < 1 || number > count) {
      throw new IllegalArgumentException("a share must be 1/n to n/n, n at most " + MOST);
    }
  }

  /**
   * Whether a file belongs to this share: the hash of its path decides, on every machine alike.
   *
   * @param path relative to the folder that is searched, so that the place of that folder does not
   *     matter
   */
  public boolean hasFile(String path) {
    long hash = 0;
    for (int i = 0; i < path.length(); i++) {
      hash = SplitMix.mix(hash + SplitMix.GOLDEN_RATIO + path.charAt(i));
    }
    return Long.remainderUnsigned(hash, count) + 1 == number;
  }

  /** As written on the command line: 3/16. */
  @Override
  public String toString() {
    return number + "/" + count;
  }

  /** Parses a share on the command line. */
  public static final class Converter implements ITypeConverter<Share> {
    @Override
    public Share convert(String text) {
      Matcher written = WRITTEN.matcher(text.strip());
      try {
        if (written.matches()) {
          return new Share(Integer.parseInt(written.group(1)), Integer.parseInt(written.group(2)));
        }
      } catch (IllegalArgumentException e) {
        // Reported below.
      }
      throw new TypeConversionException(
          ("it must be k/n with k from 1 to n and n at most %d, such as 3/16, but is '%s'; to an"
                  + " index that counts from 0 add 1")
              .formatted(MOST, text));
    }
  }
}
