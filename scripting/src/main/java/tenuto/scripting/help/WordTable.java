package tenuto.scripting.help;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Range;
import tenuto.dsp.catalogue.Search;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.Unit;
import tenuto.scripting.python.MusicTexts;
import tenuto.scripting.reports.HelperText;

/** The words of the patch language grouped in families, one line each, and as JSON. */
public final class WordTable {
  /** The family of the functions for notes, which are not words of the catalogue. */
  private static final String MUSIC = "Music";

  private static final int MOST_FOUND = 12;

  private final Catalogue catalogue;

  public WordTable(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * A row of the table.
   *
   * @param line the signature and the result
   */
  public record Row(String family, String name, String line, JsonObject json) {}

  /** All rows by families, each with a heading. */
  public List<String> grouped() {
    SortedMap<String, List<String>> families = new TreeMap<>();
    for (Row row : rows(false)) {
      families.computeIfAbsent(row.family(), it -> new ArrayList<>()).add("  " + row.line());
    }
    List<String> lines = new ArrayList<>();
    families.forEach(
        (family, rows) -> {
          lines.add(family);
          lines.addAll(rows);
        });
    return lines;
  }

  /**
   * All rows in alphabetical order, then the functions for notes.
   *
   * @param each whether each word of a series, and each synonym, has a row of its own
   */
  public List<Row> rows(boolean each) {
    List<Row> rows = new ArrayList<>();
    Set<List<String>> seen = new HashSet<>();
    for (Word word : catalogue.words()) {
      if (each || seen.add(word.names())) {
        rows.add(row(each ? word : first(word)));
      }
    }
    for (HelperText helper : MusicTexts.texts()) {
      rows.add(new Row(MUSIC, helper.name(), helper.summary(), json(helper)));
    }
    return rows;
  }

  /**
   * The rows of such names, or of families of such names, or else the search results for them.
   *
   * @return empty if a name has no result
   */
  public List<Row> named(List<String> names) {
    List<Row> all = rows(false);
    List<Row> found = new ArrayList<>();
    for (String name : names) {
      String plain = name.startsWith("sf.") ? name.substring("sf.".length()) : name;
      List<Row> rows =
          all.stream()
              .filter(row -> row.name().equals(plain) || row.family().equalsIgnoreCase(plain))
              .toList();
      if (rows.isEmpty() && catalogue.word(plain) != null) {
        rows = List.of(row(catalogue.word(plain)));
      }
      if (rows.isEmpty()) {
        rows = all.stream().filter(row -> row.name().endsWith("." + plain)).toList();
      }
      rows = rows.isEmpty() ? search(plain) : rows;
      if (rows.isEmpty()) {
        return rows;
      }
      found.addAll(rows);
    }
    return found;
  }

  /** The rows that match a text, best first. */
  public List<Row> search(String text) {
    List<Row> rows = new ArrayList<>();
    Set<List<String>> seen = new HashSet<>();
    for (Word word : new Search(catalogue).words(text)) {
      if (seen.add(word.names())) {
        rows.add(row(word));
      }
    }
    String part = text.toLowerCase(Locale.ROOT);
    int best = !rows.isEmpty() && rows.getFirst().name().equalsIgnoreCase(text) ? 1 : 0;
    for (HelperText helper : MusicTexts.texts()) {
      if (helper.summary().toLowerCase(Locale.ROOT).contains(part)) {
        boolean isIt = helper.name().toLowerCase(Locale.ROOT).endsWith(part);
        int at = isIt ? best : rows.size();
        rows.add(at, new Row(MUSIC, helper.name(), helper.summary(), json(helper)));
      }
    }
    return rows.subList(0, Math.min(MOST_FOUND, rows.size()));
  }

  /** The name that is probably meant by an unknown one. */
  public String meant(String name) {
    return catalogue.meant(name);
  }

  private Word first(Word word) {
    return catalogue.word(word.names().getFirst().replaceFirst("#(\\d+)\\.\\..*", "$1"));
  }

  private static Row row(Word word) {
    return new Row(word.family(), word.name(), signature(word) + "  " + said(word), json(word));
  }

  /** The signature; of a series, that of its first and its last word: {@code DB1 ... DB100(x)}. */
  private static String signature(Word word) {
    for (String written : word.names()) {
      int mark = written.indexOf('#');
      if (mark >= 0 && word.name().matches("\\Q" + written.substring(0, mark) + "\\E\\d+")) {
        String last = written.replaceFirst("#\\d+\\.\\.", "");
        return word.signature().replace(word.name() + "(", word.name() + " ... " + last + "(");
      }
    }
    return word.signature();
  }

  /** The first clause of its description, which is enough to choose by. */
  private static String said(Word word) {
    String first = word.summary().split("[;:] ", 2)[0].replaceFirst("\\.$", "");
    List<String> others =
        word.names().stream()
            .filter(name -> !name.contains("#") && !name.equals(word.name()))
            .toList();
    return others.isEmpty() ? first : first + " (also " + String.join(", ", others) + ")";
  }

  private static JsonObject json(HelperText helper) {
    JsonObject object = new JsonObject();
    object.addProperty("word", helper.name());
    object.addProperty("family", MUSIC);
    object.addProperty("summary", helper.summary());
    JsonArray parameters = new JsonArray();
    for (String name : helper.parameters()) {
      JsonObject one = new JsonObject();
      one.addProperty("name", name);
      parameters.add(one);
    }
    object.add("parameters", parameters);
    return object;
  }

  private static JsonObject json(Word word) {
    JsonObject object = new JsonObject();
    object.addProperty("word", word.name());
    object.addProperty("family", word.family());
    object.addProperty("summary", word.summary());
    if (!word.source().isEmpty()) {
      object.addProperty("source", word.source());
    }
    object.addProperty("example", word.example());
    JsonArray parameters = new JsonArray();
    for (Parameter parameter : word.parameters()) {
      JsonObject one = new JsonObject();
      one.addProperty("name", parameter.name());
      one.addProperty("takes", parameter.kind().text());
      one.addProperty("text", parameter.text());
      addMeasure(one, parameter);
      if (!parameter.otherwise().isEmpty()) {
        one.addProperty("default", parameter.otherwise());
      }
      parameters.add(one);
    }
    object.add("parameters", parameters);
    addNames(object, "chain", word.chainNames());
    addNames(object, "see", word.related());
    return object;
  }

  private static void addMeasure(JsonObject one, Parameter parameter) {
    if (parameter.unit() != Unit.NONE) {
      one.addProperty("unit", parameter.unit().symbol());
    }
    Range range = parameter.range();
    addBound(one, "from", range.from());
    addBound(one, "above", range.above());
    addBound(one, "to", range.to());
    if (range.whole()) {
      one.addProperty("whole", true);
    }
    if (!range.limits().isEmpty()) {
      one.addProperty("limits", range.limits());
    }
  }

  private static void addBound(JsonObject one, String name, double bound) {
    if (Double.isFinite(bound)) {
      one.addProperty(name, bound);
    }
  }

  private static void addNames(JsonObject object, String key, List<String> names) {
    if (!names.isEmpty()) {
      JsonArray all = new JsonArray();
      names.forEach(all::add);
      object.add(key, all);
    }
  }
}
