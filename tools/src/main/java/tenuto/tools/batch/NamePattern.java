package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The value of {@code --name} or {@code --also}: a text with placeholders in braces, such as
 * {name}.
 */
final class NamePattern {
  private static final Pattern HOLE = Pattern.compile("\\{([^{}]*)\\}");

  private final String option;
  private final String pattern;

  /**
   * @param option how errors name the option
   * @param holes the placeholders that it may contain
   * @throws IllegalArgumentException if a placeholder is unknown, a brace has no partner, the
   *     pattern is empty, or a name could lead out of the folder {@code out}
   */
  NamePattern(String option, Path out, String pattern, List<String> holes) {
    this.option = option;
    this.pattern = pattern;
    for (Matcher hole = HOLE.matcher(pattern); hole.find(); ) {
      if (!holes.contains(hole.group(1))) {
        String last = "{%s}".formatted(holes.getLast());
        String others =
            holes.subList(0, holes.size() - 1).stream()
                .map("{%s}"::formatted)
                .collect(Collectors.joining(", "));
        throw new IllegalArgumentException(
            "%s may contain %s and %s, but not %s".formatted(option, others, last, hole.group()));
      }
    }
    if (pattern.replaceAll(HOLE.pattern(), "").matches(".*[{}].*")) {
      throw new IllegalArgumentException(
          "%s has an unmatched brace in '%s'".formatted(option, pattern));
    }
    Path within = Path.of(filled(holes.stream().collect(Collectors.toMap(each -> each, _ -> "x"))));
    // Absolute, as no path starts with "." or "".
    Path folder = out.toAbsolutePath().normalize();
    if (within.isAbsolute() || !folder.resolve(within).normalize().startsWith(folder)) {
      throw new IllegalArgumentException(
          "%s must stay in --out, but '%s' leads outside".formatted(option, pattern));
    }
    if (within.normalize().toString().isEmpty() || pattern.endsWith("/")) {
      throw new IllegalArgumentException(
          "%s must name a file, but is '%s'".formatted(option, pattern));
    }
  }

  /** How errors name the option that it is the value of. */
  String option() {
    return option;
  }

  /** The text with each placeholder replaced. */
  String filled(Map<String, String> values) {
    return HOLE.matcher(pattern)
        .replaceAll(hole -> Matcher.quoteReplacement(values.get(hole.group(1))));
  }
}
