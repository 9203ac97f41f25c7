package tenuto.tools.inspect;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.tools.input.ProgramVersion;
import tenuto.tools.input.StopHook;

/**
 * The results of a check as a page for a browser: one file, without scripts.
 *
 * @param force whether it may overwrite an existing file
 */
record CheckPage(Path path, boolean force) {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; }
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
      table { border-collapse: collapse; width: 100%; }
      th, td { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
      tbody { border-top: 1px solid #8888; }
      td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
      .pass { color: #1a7f37; } .fail { color: #cf222e; font-weight: bold; }
      @media (prefers-color-scheme: dark) { .pass { color: #56d364; } .fail { color: #ff7b72; } }
      """;

  /**
   * Fails if there is already a file that it may not overwrite.
   *
   * @throws FileAlreadyExistsException naming it
   */
  void requireFree() throws IOException {
    if (Files.exists(path) && !force) {
      throw new FileAlreadyExistsException(path + " already exists: --force replaces it");
    }
  }

  /** Writes it, all of it or nothing. */
  void write(RuleSet rules, List<CheckedFile> files) throws IOException {
    byte[] page = page(rules, files).getBytes(StandardCharsets.UTF_8);
    PartFiles parts = new PartFiles();
    StopHook whenStopped = StopHook.of(parts::abandonAll);
    try (PartFile file = parts.create(path)) {
      file.write(0, page, page.length);
      file.commit();
    }
    whenStopped.remove(); // If it is too late for that, the page is written all the same.
  }

  private static String page(RuleSet rules, List<CheckedFile> files) {
    long passing = files.stream().filter(CheckedFile::passes).count();
    StringBuilder page = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n");
    page.append(
        "<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n");
    page.append("<title>").append(escaped(rules.title())).append("</title>\n<style>\n");
    page.append(STYLE).append("</style>\n</head>\n<body>\n<h1>");
    page.append(escaped(rules.title())).append("</h1>\n<p>");
    page.append("%d of %d files pass.".formatted(passing, files.size())).append("</p>\n<ul>\n");
    rules
        .rules()
        .forEach(rule -> page.append("<li>").append(escaped(rule.toString())).append("</li>\n"));
    page.append("</ul>\n<table>\n<thead><tr><th>File</th><th>Value</th><th>Measured</th>");
    page.append("<th>Limit</th><th>Verdict</th></tr></thead>\n");
    files.forEach(file -> append(page, file));
    page.append("</table>\n<p>Tenuto ").append(escaped(ProgramVersion.number()));
    return page.append("</p>\n</body>\n</html>\n").toString();
  }

  private static void append(StringBuilder page, CheckedFile file) {
    page.append("<tbody>\n<tr><th colspan=\"4\">").append(escaped(file.label())).append("</th>");
    page.append(verdict(file.passes())).append("</tr>\n");
    if (!file.error().isEmpty()) {
      page.append("<tr><td></td><td colspan=\"4\">").append(escaped(file.error()));
      page.append("</td></tr>\n");
    }
    for (Rule.Verdict each : file.verdicts()) {
      page.append("<tr><td></td><td>").append(escaped(each.shown().value().key()));
      page.append("</td><td class=\"number\">").append(escaped(CheckedFile.measured(each)));
      page.append("</td><td>").append(escaped(CheckedFile.limit(each))).append("</td>");
      page.append(verdict(each.passes())).append("</tr>\n");
    }
    page.append("</tbody>\n");
  }

  private static String verdict(boolean passes) {
    String word = passes ? "pass" : "fail";
    return "<td class=\"%s\">%s</td>".formatted(word, word);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
