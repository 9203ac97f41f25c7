package tenuto.tools.input;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import tenuto.engine.base.SplitMix;

/**
 * One of equal shares into which work is divided among machines that know nothing of each other:
 * whose a piece of work is follows from what it is called alone.
 *
 * @param number from 1
 * @param count how many there are
 */
public record Share(int number, int count) {
  /** As many as anybody has machines, and few enough for a journal each. */
  public static final int MOST = 65_536;

  private static final Pattern WRITTEN = Pattern.compile("(\\d{1,9})/(\\d{1,9})");

  public Share {
    if (count < 1 || count > MOST || number < 1 || number > count) {
      throw new IllegalArgumentException("a share must be 1/n to n/n, n at most " + MOST);
    }
  }

  /**
   * Whose a file is: the one that its path hashes to, which is the same on every machine.
   *
   * @param path below the folder that is searched, so that it does not matter where that is
   */
  public boolean hasFile(String path) {
    long hash = 0;
    for (int i = 0; i < path.length(); i++) {
      hash = SplitMix.mix(hash + SplitMix.GOLDEN_RATIO + path.charAt(i));
    }
    return Long.remainderUnsigned(hash, count) + 1 == number;
  }

  /** As it is written: 3/16. */
  @Override
  public String toString() {
    return number + "/" + count;
  }

  /** Reads a share from a command line. */
  public static final class Converter implements ITypeConverter<Share> {
    @Override
    public Share convert(String text) {
      Matcher written = WRITTEN.matcher(text.strip());
      try {
        if (written.matches()) {
          return new Share(Integer.parseInt(written.group(1)), Integer.parseInt(written.group(2)));
        }
      } catch (IllegalArgumentException e) {
        // told below
      }
      throw new TypeConversionException(
          ("it must be k/n with k from 1 to n and n at most %d, such as 3/16, but is '%s'; to an"
                  + " index that counts from 0 add 1")
              .formatted(MOST, text));
    }
  }
}
