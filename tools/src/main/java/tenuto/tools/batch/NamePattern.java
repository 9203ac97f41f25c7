package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The value of {@code --name}: a text with placeholders in braces, such as {name}. */
final class NamePattern {
  private static final Pattern HOLE = Pattern.compile("\\{([^{}]*)\\}");

  private final String pattern;

  /**
   * @param holes the placeholders that it may contain
   * @throws IllegalArgumentException if a placeholder is unknown, a brace has no partner, the
   *     pattern is empty, or a name could lead out of the folder {@code out}
   */
  NamePattern(Path out, String pattern, List<String> holes) {
    this.pattern = pattern;
    for (Matcher hole = HOLE.matcher(pattern); hole.find(); ) {
      if (!holes.contains(hole.group(1))) {
        String last = "{%s}".formatted(holes.getLast());
        String others =
            holes.subList(0, holes.size() - 1).stream()
                .map("{%s}"::formatted)
                .collect(Collectors.joining(", "));
        throw new IllegalArgumentException(
            "--name may contain %s and %s, but not %s".formatted(others, last, hole.group()));
      }
    }
    if (pattern.replaceAll(HOLE.pattern(), "").matches(".*[{}].*")) {
      throw new IllegalArgumentException(
          "--name has an unmatched brace in '%s'".formatted(pattern));
    }
    Path within = Path.of(filled(holes.stream().collect(Collectors.toMap(each -> each, _ -> "x"))));
    // Absolute, as no path starts with "." or "".
    Path folder = out.toAbsolutePath().normalize();
    if (within.isAbsolute() || !folder.resolve(within).normalize().startsWith(folder)) {
      throw new IllegalArgumentException(
          "--name must stay in --out, but '%s' leads outside".formatted(pattern));
    }
    if (within.normalize().toString().isEmpty()) {
      throw new IllegalArgumentException("--name must name a file, but is '%s'".formatted(pattern));
    }
  }

  /** The text with each placeholder replaced. */
  String filled(Map<String, String> values) {
    return HOLE.matcher(pattern)
        .replaceAll(hole -> Matcher.quoteReplacement(values.get(hole.group(1))));
  }
}
