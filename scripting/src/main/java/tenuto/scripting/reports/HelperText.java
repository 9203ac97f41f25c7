package tenuto.scripting.reports;

import java.util.List;
import java.util.stream.Stream;

/**
 * The help of a function of {@code sf} that is not a word of the catalogue.
 *
 * @param name without {@code sf.}
 * @param summary in one line
 * @param help the full text
 * @param parameters their names
 */
public record HelperText(String name, String summary, String help, List<String> parameters) {
  /**
   * @param signature name and parameters: {@code Scala(scl, kbm=None)}, or {@code
   *     note.bend(range=None)} if it does not belong to {@code sf}
   * @param description of what it does
   */
  public static HelperText of(String signature, String description) {
    String name = signature.substring(0, signature.indexOf('('));
    String help = (isOfSf(name) ? "sf." : "") + signature + "\n    " + description;
    return new HelperText(
        name,
        help.replaceFirst("^sf\\.", "").replace("\n    ", "  "),
        help,
        parameters(signature).map(each -> each.replaceFirst("=.*", "")).toList());
  }

  /** The parameters of a signature, with their defaults. */
  public static Stream<String> parameters(String signature) {
    int open = signature.indexOf('(');
    return Stream.of(signature.substring(open + 1, signature.length() - 1).split(", "));
  }

  /** The name as patches write it. */
  public String shown() {
    return isOfSf(name) ? "sf." + name : name;
  }

  /** Whether it is what somebody means by a name: its own, or the last part of it. */
  public boolean isMeantBy(String asked) {
    return name.equals(asked) || name.endsWith("." + asked);
  }

  private static boolean isOfSf(String name) {
    return !name.contains(".") || name.startsWith("pattern.");
  }
}
