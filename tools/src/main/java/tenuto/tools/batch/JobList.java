package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tenuto.dsp.catalogue.Suggestion;
import tenuto.tools.input.CsvText;

/** The jobs of a CSV file: each row is a job, each column a parameter. */
final class JobList {
  private static final Pattern HOLE = Pattern.compile("\\{([^{}]*)\\}");

  private static final String FILE = "file";

  /** The columns with names of files. */
  private static final List<String> NAMES = List.of(FILE, "out");

  /** The columns with a meaning of their own. */
  private static final List<String> KNOWN =
      List.of(FILE, "out", "chain", "format", "bits", "quality", "dither", "rate", "channels");

  private final Path file;
  private final List<String> columns = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final Set<String> used = new HashSet<>(KNOWN);

  private JobList(Path file) {
    this.file = file;
  }

  /**
   * Reads a list.
   *
   * @throws IllegalArgumentException naming the file, the row and the column
   */
  static JobList read(Path file) throws IOException {
    JobList list = new JobList(file);
    CsvText text = CsvText.read(file);
    int number = 0;
    for (List<String> values : text.rows()) {
      number++;
      if (values.stream().allMatch(String::isBlank)) {
        continue;
      }
      if (list.columns.isEmpty()) {
        list.header(values);
      } else {
        list.rows.add(list.row(number, values, text));
      }
    }
    if (list.rows.isEmpty()) {
      throw new IllegalArgumentException("%s: there is no row after the header".formatted(file));
    }
    if (text.separator() != ',') {
      list.notes.add(
          "%s: '%s' separates its columns, and numbers such as -3,5 are read as -3.5"
              .formatted(file, text.separator() == '\t' ? "tab" : text.separator()));
    }
    return list;
  }

  private void header(List<String> values) {
    for (String value : values) {
      String name = value.strip().toLowerCase(Locale.ROOT);
      if (!name.isEmpty() && columns.contains(name)) {
        throw new IllegalArgumentException(
            "%s: two columns have the name %s".formatted(file, name));
      }
      columns.add(name);
    }
    if (!columns.contains(FILE)) {
      throw new IllegalArgumentException(
          "%s: the first row must have a column file, but has %s"
              .formatted(file, String.join(", ", columns)));
    }
  }

  private Row row(int number, List<String> values, CsvText text) {
    Map<String, String> cells = new LinkedHashMap<>();
    for (int i = 0; i < values.size(); i++) {
      String value = values.get(i).strip();
      if (i >= columns.size() || columns.get(i).isEmpty()) {
        if (!value.isEmpty()) {
          throw new IllegalArgumentException(
              "%s, row %d: '%s' is in column %d, which has no name; a value with separators must be in quotes"
                  .formatted(file, number, value, i + 1));
        }
        continue;
      }
      boolean isName = NAMES.contains(columns.get(i));
      cells.put(columns.get(i), isName ? value : text.withPoint(value));
    }
    Row row = new Row(number, cells);
    if (row.cell(FILE) == null) {
      throw new IllegalArgumentException(row.place(FILE) + ": must name a file, but is empty");
    }
    return row;
  }

  List<Row> rows() {
    return rows;
  }

  /** What the user should know about how it was read, once all rows are used. */
  List<String> notes() {
    Set<String> unused = new TreeSet<>(columns);
    unused.removeAll(used);
    unused.remove("");
    List<String> all = new ArrayList<>(notes);
    if (!unused.isEmpty()) {
      all.add(
          "%s: no option and no {placeholder} in the chain has the name of %s: not used"
              .formatted(file, String.join(", ", unused)));
    }
    return all;
  }

  /** A job: the cells of a row. */
  final class Row {
    private final int number;
    private final Map<String, String> cells;

    private Row(int number, Map<String, String> cells) {
      this.number = number;
      this.cells = cells;
    }

    /** The text of a cell, or null if there is no such column or nothing in it. */
    String cell(String column) {
      String text = cells.getOrDefault(column, "");
      return text.isEmpty() ? null : text;
    }

    /** The input: a relative path starts at the list's folder. */
    Path input() {
      Path folder = file.getParent();
      Path named = Path.of(cells.get(FILE));
      return folder == null ? named : folder.resolve(named);
    }

    /** How errors name a cell. */
    String place(String column) {
      return "%s, row %d, column %s".formatted(file, number, column);
    }

    /** An error about an option or a name, with the row and the column that it comes from. */
    String placed(String error) {
      String option = error.replaceFirst("(?s)^--(\\w+):? .*", "$1");
      String column = option.equals("name") ? "out" : option;
      return cell(column) == null
          ? "%s, row %d: %s".formatted(file, number, error)
          : "%s: %s".formatted(place(column), error.replaceFirst("^--\\w+:? ", ""));
    }

    /**
     * The text of the row's chain.
     *
     * @param usual the chain of the rows that have none of their own; null if there is none
     * @throws IllegalArgumentException if a placeholder has no column or no value
     */
    String chain(String usual) {
      String own = cell("chain");
      String text = own == null ? usual : own;
      if (text == null) {
        throw new IllegalArgumentException(place("chain") + ": a chain is missing");
      }
      return HOLE.matcher(text).replaceAll(hole -> Matcher.quoteReplacement(filled(hole.group(1))));
    }

    private String filled(String placeholder) {
      String column = placeholder.strip().toLowerCase(Locale.ROOT);
      if (!columns.contains(column)) {
        throw new IllegalArgumentException(
            "%s: the chain has {%s}, but there is no such column; did you mean {%s}?"
                .formatted(file, placeholder, Suggestion.nearest(column, columns)));
      }
      used.add(column);
      String value = cell(column);
      if (value == null) {
        throw new IllegalArgumentException(
            place(column) + ": is empty, but the chain has {%s}".formatted(placeholder));
      }
      return value;
    }

    /** How errors of the chain name the row, and the columns that its chain is made from. */
    String placeOfChain(String usual) {
      String own = cell("chain");
      String names =
          HOLE.matcher(own == null ? usual : own)
              .results()
              .map(hole -> hole.group(1).strip().toLowerCase(Locale.ROOT))
              .distinct()
              .collect(Collectors.joining(", "));
      if (own != null) {
        return place(names.isEmpty() ? "chain" : "chain, " + names);
      }
      return names.isEmpty() ? "%s, row %d".formatted(file, number) : place(names);
    }
  }
}
