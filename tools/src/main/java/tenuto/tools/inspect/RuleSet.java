package tenuto.tools.inspect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Rules that files must keep to, by name or from a file. docs/measure.md has their sources.
 *
 * @param title what they are called
 */
record RuleSet(String title, List<Rule> rules) {
  private static final int MOST_BYTES = 1 << 20;
  private static final String TITLE = "title ";

  private static final String NAMES =
      "ebu-r128, ebu-r128-live, ebu-r128-s1, ebu-r128-s2, atsc-a85, podcast, acx";

  /**
   * The rules of that name, or of a file.
   *
   * @throws IllegalArgumentException if there are none, or the file has an error
   */
  static RuleSet of(String name) throws IOException {
    String known = known(name);
    if (known != null) {
      return parsed(name, name, known);
    }
    Path file;
    try {
      file = Path.of(name);
    } catch (InvalidPathException e) {
      file = null;
    }
    if (file == null || !Files.isRegularFile(file)) {
      throw new IllegalArgumentException(
          "'%s' must be one of %s, or a file of rules".formatted(name, NAMES));
    }
    if (Files.size(file) > MOST_BYTES) {
      throw new IllegalArgumentException(
          "%s: rules must have at most %d bytes".formatted(name, MOST_BYTES));
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return parsed(name, file.getFileName().toString(), text.replaceFirst("^\uFEFF", ""));
  }

  private static RuleSet parsed(String name, String called, String text) {
    String title = called;
    List<Rule> rules = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\\R")) {
      number++;
      String rule = line.replaceFirst("#.*", "").strip();
      if (rule.startsWith(TITLE)) {
        title = rule.substring(TITLE.length()).strip();
      } else if (!rule.isEmpty()) {
        try {
          rules.add(Rule.of(rule));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(
              "%s, line %d: %s".formatted(name, number, e.getMessage()), e);
        }
      }
    }
    if (rules.isEmpty()) {
      throw new IllegalArgumentException(name + ": there is no rule");
    }
    return new RuleSet(title, rules);
  }

  private static String known(String name) {
    return switch (name) {
      case "ebu-r128" ->
          """
          title EBU R 128
          loudness -23 +- 0.5 LUFS
          truePeak <= -1 dBTP
          """;
      case "ebu-r128-live" ->
          """
          title EBU R 128, live programmes
          loudness -23 +- 1 LUFS
          truePeak <= -1 dBTP
          """;
      case "ebu-r128-s1" ->
          """
          title EBU R 128 s1, short-form content
          loudness -23 +- 0.5 LUFS
          maxShortTerm <= -18 LUFS or maxMomentary <= -15 LUFS
          truePeak <= -1 dBTP
          """;
      case "ebu-r128-s2" ->
          """
          title EBU R 128 s2, streaming
          loudness -20 .. -16 LUFS
          truePeak <= -1 dBTP
          """;
      case "atsc-a85" ->
          """
          title ATSC A/85
          loudness -24 +- 2 LKFS
          truePeak <= -2 dBTP
          """;
      case "podcast" ->
          """
          title Podcast
          loudness -16 +- 1 LUFS if channels >= 2
          loudness -19 +- 1 LUFS if channels = 1
          truePeak <= -1 dBTP
          """;
      case "acx" ->
          """
          title ACX audiobook
          rms -23 .. -18 dBFS
          peak <= -3 dBFS
          noiseFloor <= -60 dBFS
          sampleRate = 44.1 kHz
          channels 1 .. 2
          silentBegin 0.5 .. 1 s
          silentEnd 1 .. 5 s
          seconds <= 120 min
          """;
      default -> null;
    };
  }

  /** Judges a file. */
  CheckedFile judged(FileMetrics file) {
    List<Rule.Verdict> verdicts = new ArrayList<>();
    rules.forEach(rule -> rule.about(file).ifPresent(verdicts::add));
    return new CheckedFile(file.label(), "", verdicts);
  }
}
