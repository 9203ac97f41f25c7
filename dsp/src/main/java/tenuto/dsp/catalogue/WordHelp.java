package tenuto.dsp.catalogue;

import java.util.ArrayList;
import java.util.List;

/** The help of a word as a page of plain text. */
final class WordHelp {
  private WordHelp() {}

  static String of(Word word) {
    List<String> lines = new ArrayList<>();
    lines.add("sf." + word.signature());
    lines.add("    " + word.summary());
    for (Parameter parameter : word.parameters()) {
      lines.add("    " + parameter.name() + ": " + parameter.help());
    }
    if (!word.promise().isEmpty()) {
      lines.add("    " + word.promise());
    }
    if (!word.source().isEmpty()) {
      lines.add("    Source: " + word.source());
    }
    if (word.names().size() > 1) {
      lines.add("    The same: " + String.join(", ", word.names()));
    }
    if (!word.chainNames().isEmpty()) {
      lines.add("    In chains also: " + String.join(", ", word.chainNames()));
    }
    if (!word.related().isEmpty()) {
      lines.add("    See also: " + String.join(", ", word.related()));
    }
    lines.add("    Example: " + word.example());
    return String.join("\n", lines);
  }
}
