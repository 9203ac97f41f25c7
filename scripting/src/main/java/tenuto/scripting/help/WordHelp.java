package tenuto.scripting.help;

import java.util.Optional;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.python.MusicTexts;
import tenuto.scripting.reports.HelperText;
import tenuto.tools.chain.ChainWords;

/** The help of one word, as a page of plain text. */
public final class WordHelp {
  private final Catalogue catalogue;

  public WordHelp(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** A name without {@code sf.}, if it has one. */
  public static String plain(String name) {
    return name.startsWith("sf.") ? name.substring(3) : name;
  }

  /** The page about a word of patches. */
  public Optional<String> ofWord(String name) {
    String plain = plain(name);
    // Not a lambda: picocli inspects the methods of commands, and one that mentions a helper would
    // load Python.
    Word word = catalogue.word(plain);
    for (HelperText helper : MusicTexts.texts()) {
      if (word == null ? helper.isMeantBy(plain) : helper.name().equals(plain)) {
        return Optional.of(word == null ? helper.help() : helper.help() + "\n\n" + word.help());
      }
    }
    return Optional.ofNullable(word).map(Word::help);
  }

  /** The page about a method of signals that is a word. */
  public Optional<String> ofMethod(String name) {
    return Optional.ofNullable(catalogue.method(name)).map(Word::help);
  }

  /** The page about a word of chains. */
  public Optional<String> ofStep(String name) {
    return new ChainWords(catalogue).help(plain(name));
  }
}
