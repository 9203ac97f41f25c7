package tenuto.scripting.bridge;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.signal.Signal;

/**
 * Writes what CPython's package knows of words before it has a JVM: {@code words.json}, a row for
 * each, and {@code _words.pyi} and {@code _methods.pyi}, their types for editors and type checkers.
 * The build runs it.
 *
 * <p>The words of a series such as DB1 to DB100 are one row and one stub.
 */
public final class PythonWords {
  private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

  private PythonWords() {}

  /**
   * Writes the files into a folder, unless they are there as they would be written.
   *
   * @param arguments the folder: that of the package's modules
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Catalogue catalogue = new Catalogue();
    write(folder.resolve("words.json"), table(catalogue));
    write(folder.resolve("_words.pyi"), PythonStubs.functions(catalogue));
    write(folder.resolve("_methods.pyi"), PythonStubs.methods(catalogue));
  }

  private static void write(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }

  /** Of each word the name in snake case, what its call gives, its signature and its help. */
  static String table(Catalogue catalogue) {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    for (Word word : catalogue.words()) {
      if (!word.isLaterInSeries()) {
        rows.put(word.series().orElse(word.name()), row(catalogue, word));
      }
    }
    StringBuilder lines = new StringBuilder();
    rows.forEach(
        (name, row) ->
            lines
                .append(lines.isEmpty() ? "{\n" : ",\n")
                .append(GSON.toJson(name))
                .append(": ")
                .append(GSON.toJson(row)));
    return lines.append("\n}\n").toString();
  }

  /** In that of a series # stands for the number. */
  private static List<String> row(Catalogue catalogue, Word word) {
    String name = word.series().map(each -> each.replaceFirst("#.*", "#")).orElse(word.name());
    String snakeCase =
        word.series().isEmpty() ? word.snakeCase() : word.snakeCase().replaceFirst("\\d+$", "#");
    return List.of(
        snakeCase,
        gives(catalogue, word),
        name + word.signature().substring(word.name().length()),
        "sf." + name + word.help().substring("sf.".length() + word.name().length()));
  }

  /** How a call's result comes about: at once, after work, or not at all; and if it is a method. */
  private static String gives(Catalogue catalogue, Word word) {
    String gives =
        word.result() == void.class
            ? "nothing"
            : word.result() == Signal.class ? "lazy" : "computed";
    return gives + (catalogue.method(word.snakeCase()) == word ? " method" : "");
  }
}
