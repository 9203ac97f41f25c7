package tenuto.scripting.calls;

import java.util.Locale;

/** Names of functions that a patch marks {@code @sf.word}. */
public final class OwnWord {
  /** The module with such functions, which is imported when a patch uses an unknown word. */
  public static final String MODULE = "tenuto_words";

  private OwnWord() {}

  /**
   * The name as a method: {@code Shimmer} is {@code shimmer}, {@code WarmTape} is {@code
   * warm_tape}.
   */
  public static String method(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
