package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The value of {@code --also}: a further output, such as {@code "cd/{name}.wav,bits=16"}.
 *
 * @param pattern its name
 * @param options those of the output's format that were given for it
 */
record Also(String pattern, Map<String, String> options) {
  private static final Pattern OPTION =
      Pattern.compile("(.*),(format|bits|quality|dither)=([^,=]*)");

  /** Parses a value. */
  static Also of(String text) {
    Map<String, String> options = new TreeMap<>();
    String pattern = text;
    for (Matcher last = OPTION.matcher(pattern); last.matches(); last = OPTION.matcher(pattern)) {
      options.putIfAbsent(last.group(2), last.group(3));
      pattern = last.group(1);
    }
    return new Also(pattern, options);
  }

  /** The names of such outputs. */
  NamePattern names(Path out) {
    try {
      return OutputNames.pattern(out, pattern);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--also: " + e.getMessage(), e);
    }
  }

  /**
   * The format of such outputs.
   *
   * @param dither that of the others
   * @param origin as of the others
   */
  OutputFormat format(String dither, String origin) {
    try {
      return OutputFormat.of(
          options.getOrDefault("format", extension()),
          options.get("bits"),
          options.get("quality"),
          options.getOrDefault("dither", dither),
          origin);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--also %s: %s".formatted(pattern, e.getMessage()), e);
    }
  }

  /** The extension that all its names have, if we write such files; otherwise null. */
  private String extension() {
    String end = pattern.substring(pattern.lastIndexOf('.') + 1);
    return OutputFormat.isWritable(end) ? end : null;
  }
}
