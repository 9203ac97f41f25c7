package tenuto.scripting.prompt;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.help.WordHelp;
import tenuto.scripting.help.WordTable;

/** The answer to a question mark: the help of a word, or a search for words. */
final class Help {
  private static final List<String> OVERVIEW =
      List.of(
          "x            shows a value; a sound as its length, peak and waveform; _ is the last one",
          "play x       plays a sound                 info x     computes and measures all of it",
          "plot x       draws it, as a PNG file       x?         explains it",
          "?Saw         explains a word               ? echo     finds the words for it",
          "Tab          completes words, parameters, variables and files",
          "Up, Ctrl-R   what was typed before         Ctrl-C     stops a word, keeps the session",
          "exit, Ctrl-D ends");

  private final Catalogue catalogue;
  private final WordHelp help;
  private final WordTable table;

  Help(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.help = new WordHelp(catalogue);
    this.table = new WordTable(catalogue);
  }

  /** The answer as lines; empty if nothing is found. */
  List<String> about(String asked) {
    if (asked.isEmpty()) {
      return overview();
    }
    String last = asked.substring(asked.lastIndexOf('.') + 1);
    Optional<String> page = help.ofWord(asked);
    if (page.isEmpty()) {
      page = help.ofMethod(last);
    }
    return page.map(text -> text.lines().toList())
        .orElseGet(
            () -> table.search(WordHelp.plain(asked)).stream().map(WordTable.Row::line).toList());
  }

  /** The word that is probably meant. */
  String meant(String asked) {
    return catalogue.meant(WordHelp.plain(asked));
  }

  private List<String> overview() {
    TreeSet<String> families = new TreeSet<>();
    catalogue.words().stream().map(Word::family).forEach(families::add);
    List<String> lines = new java.util.ArrayList<>(OVERVIEW);
    lines.add("families of words: " + String.join(", ", families));
    return lines;
  }
}
