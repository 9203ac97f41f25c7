package tenuto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The Markdown tables of a run, out of JMH's CSV file: one for each class, nanoseconds for each
 * sample (for each call where there are no samples).
 *
 * <p>A method's name says what is done and by whom: {@code sum} and {@code sumOnTwoThreads} are
 * ours, {@code sumInArrays} is not. What is done and the parameters make the rows, who does it the
 * columns. Others' cells say in brackets how many times the time of our fastest they took. An error
 * (99.9 %) above 5 % of the time is shown.
 */
public final class Tables {
  private static final Pattern NAME = Pattern.compile("([a-z0-9]\\w*?)((?:In|On)[A-Z]\\w*)?");
  private static final Pattern FIELD = Pattern.compile("\"((?:[^\"]|\"\")*)\"|([^,]*)");
  private static final double ERROR_WORTH_SHOWING = 0.05;

  private Tables() {}

  private record Cell(double nanoseconds, double error) {}

  /** The cells of one class, by row and then by column. */
  private record Table(Map<String, Map<String, Cell>> rows, Set<String> columns) {}

  /** Prints the tables of the CSV file that is named. */
  public static void main(String... arguments) throws IOException {
    System.out.print(of(Files.readAllLines(Path.of(arguments[0]))));
  }

  /** The tables of the lines of a CSV file, the first being the heads of its columns. */
  static String of(List<String> lines) {
    List<String> heads = fields(lines.getFirst());
    Map<String, Table> tables = new LinkedHashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      List<String> fields = fields(line);
      String[] path = fields.get(heads.indexOf("Benchmark")).split("\\.", -1);
      Matcher name = NAME.matcher(path[path.length - 1]);
      if (!name.matches()) {
        throw new IllegalArgumentException("not a benchmark's name: " + path[path.length - 1]);
      }
      String column = name.group(2) == null ? "Tenuto" : spaced(name.group(2));
      StringBuilder row = new StringBuilder(name.group(1));
      double samples = 1;
      for (int i = 0; i < heads.size(); i++) {
        String parameter = heads.get(i).replaceFirst("^Param: ", "");
        if (parameter.equals(heads.get(i)) || fields.get(i).isEmpty()) {
          continue;
        }
        row.append(" | ").append(fields.get(i));
        if (parameter.equals("samples") || parameter.equals("points")) {
          samples = Double.parseDouble(fields.get(i));
        }
      }
      Cell cell =
          new Cell(
              Double.parseDouble(fields.get(heads.indexOf("Score"))) / samples,
              Double.parseDouble(fields.get(heads.indexOf("Score Error (99.9%)"))) / samples);
      Table table =
          tables.computeIfAbsent(
              path[path.length - 2], k -> new Table(new LinkedHashMap<>(), new LinkedHashSet<>()));
      table.columns.add(column);
      table.rows.computeIfAbsent(row.toString(), k -> new LinkedHashMap<>()).put(column, cell);
    }
    StringBuilder text = new StringBuilder();
    tables.forEach((name, table) -> write(name, table, text));
    return text.toString();
  }

  private static void write(String name, Table table, StringBuilder text) {
    List<String> columns = new ArrayList<>(table.columns);
    columns.sort((a, b) -> Boolean.compare(!ours(a), !ours(b)));
    int labels = table.rows.keySet().iterator().next().split(" \\| ", -1).length;
    text.append("\n### ").append(name).append("\n\n|").append(" |".repeat(labels));
    columns.forEach(column -> text.append(' ').append(column).append(" |"));
    text.append("\n|").append("---|".repeat(labels)).append("--:|".repeat(columns.size()));
    table.rows.forEach(
        (row, cells) -> {
          double best =
              cells.entrySet().stream()
                  .filter(cell -> ours(cell.getKey()))
                  .mapToDouble(cell -> cell.getValue().nanoseconds())
                  .min()
                  .orElse(Double.NaN);
          text.append("\n| ").append(row).append(" |");
          for (String column : columns) {
            text.append(' ').append(shown(cells.get(column), ours(column), best)).append(" |");
          }
        });
    text.append('\n');
  }

  private static String shown(Cell cell, boolean ours, double best) {
    if (cell == null) {
      return "";
    }
    String text = String.format(Locale.ROOT, "%.3g", cell.nanoseconds());
    if (cell.nanoseconds() >= 1000) {
      text = String.format(Locale.ROOT, "%.0f", cell.nanoseconds());
    }
    double error = cell.error() / cell.nanoseconds();
    if (error > ERROR_WORTH_SHOWING) {
      text += String.format(Locale.ROOT, " ±%.0f%%", 100 * error);
    }
    return ours || Double.isNaN(best)
        ? text
        : text + String.format(Locale.ROOT, " (%.2f×)", cell.nanoseconds() / best);
  }

  private static boolean ours(String column) {
    return column.equals("Tenuto") || column.startsWith("on ");
  }

  /** "InByteBuffers" as "in byte buffers", "InC" as "in C". */
  private static String spaced(String name) {
    return Pattern.compile("(?<=[a-z])(?=[A-Z])")
        .splitAsStream(name)
        .map(word -> word.matches("[A-Z][a-z]+") ? word.toLowerCase(Locale.ROOT) : word)
        .collect(Collectors.joining(" "));
  }

  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    Matcher matcher = FIELD.matcher(line);
    for (int at = 0; at <= line.length(); at = matcher.end() + 1) {
      if (!matcher.region(at, line.length()).lookingAt()) {
        throw new IllegalArgumentException("not a line of CSV: " + line);
      }
      fields.add(
          matcher.group(1) == null ? matcher.group(2) : matcher.group(1).replace("\"\"", "\""));
    }
    return fields;
  }
}
