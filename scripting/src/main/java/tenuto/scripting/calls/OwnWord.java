package tenuto.scripting.calls;

import java.util.Locale;

/** What functions are called that a patch marks {@code @sf.word}. */
public final class OwnWord {
  /** The module of such functions that is imported when a patch asks for a word that is none. */
  public static final String MODULE = "tenuto_words";

  private OwnWord() {}

  /** As a method: {@code Shimmer} is {@code shimmer}, {@code WarmTape} is {@code warm_tape}. */
  public static String method(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
