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
      Pattern.compile("(.*),\\s*(format|bits|quality|dither)=([^,=]*)");

  /** What is meant as an option: no name of a sound file ends in it. */
  private static final Pattern NO_OPTION = Pattern.compile(".*,\\s*([^,=]*)=[^,.]*");

  /**
   * Parses a value.
   *
   * @throws IllegalArgumentException if an option is unknown, or nothing says which format it has
   */
  static Also of(String text) {
    Map<String, String> options = new TreeMap<>();
    String pattern = text;
    for (Matcher last = OPTION.matcher(pattern); last.matches(); last = OPTION.matcher(pattern)) {
      options.putIfAbsent(last.group(2), last.group(3));
      pattern = last.group(1);
    }
    Matcher wrong = NO_OPTION.matcher(pattern);
    if (wrong.matches()) {
      throw new IllegalArgumentException(
          "--also %s: '%s' is none of its options format, bits, quality and dither"
              .formatted(text, wrong.group(1)));
    }
    if (!pattern.contains(".") && !options.containsKey("format")) {
      throw new IllegalArgumentException(
          "--also must be a name with an extension, such as {name}.mp3, but is '%s'"
              .formatted(text));
    }
    return new Also(pattern, options);
  }

  /** The names of such outputs. */
  NamePattern names(Path out) {
    return OutputNames.pattern("--also", out, pattern);
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
