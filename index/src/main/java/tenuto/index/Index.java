package tenuto.index;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The index of words, from which the catalogue knows at each start which words there are without
 * loading a class of theirs: a line for each, sorted, of name, class, method, number in a series or
 * -, name in snake case, "method" if signals have it as a method, or -, its further names in
 * chains, and what else it is looked for by, each of these two with commas between, or -.
 */
final class Index {
  /** Under which the packages of our own words are; lines leave it out. */
  private static final String HOUSE = "tenuto.dsp.";

  /** Begins the class of a word that somebody else has added, in whatever package it is. */
  private static final String ELSEWHERE = "/";

  private static final int FAMILY = 1;
  private static final int METHOD = 2;
  private static final int SNAKE_CASE = 4;
  private static final int IS_METHOD = 5;
  private static final int CHAIN = 6;

  private final SortedMap<String, String[]> words = new TreeMap<>();
  private final Map<String, String> methods = new HashMap<>();
  private final Map<String, String> chainNames = new HashMap<>();

  /** The class whose method a line's word is. */
  static String family(String line) {
    String family = line.split(" ")[FAMILY];
    return family.startsWith(ELSEWHERE) ? family.substring(ELSEWHERE.length()) : HOUSE + family;
  }

  /** Takes over a line. */
  void keep(String line) {
    add(line.split(" "));
  }

  /** Adds an operator's words, and reports names that are taken. */
  void add(Operator operator, BiConsumer<String, Element> error) {
    String family =
        ((TypeElement) operator.method().getEnclosingElement()).getQualifiedName().toString();
    String written =
        family.startsWith(HOUSE) ? family.substring(HOUSE.length()) : ELSEWHERE + family;
    for (String names : operator.names()) {
      for (WordName name : WordName.of(names)) {
        String taken =
            add(
                name.name(),
                written,
                operator.method().getSimpleName().toString(),
                name.number().isEmpty() ? "-" : name.number(),
                name.snakeCase(),
                operator.isMethod() ? "method" : "-",
                names.equals(operator.names().getFirst()) ? cell(operator.chain()) : "-",
                cell(operator.find()));
        if (taken != null) {
          error.accept(taken, operator.method());
        }
      }
    }
  }

  /** Adds a line's cells; returns why it cannot, or null. */
  private String add(String... cells) {
    String[] other = words.putIfAbsent(cells[0], cells);
    if (other != null) {
      return "the word %s is already %s.%s".formatted(cells[0], other[FAMILY], other[METHOD]);
    }
    if (!cells[IS_METHOD].equals("-")) {
      String same = methods.putIfAbsent(cells[SNAKE_CASE], cells[0]);
      if (same != null) {
        return "signals have only one method %s: it is already the word %s"
            .formatted(cells[SNAKE_CASE], same);
      }
    }
    if (!cells[CHAIN].equals("-")) {
      for (String name : cells[CHAIN].split(",")) {
        String same = chainNames.putIfAbsent(name, cells[0]);
        if (same != null) {
          return "chains have only one %s: it is already the word %s".formatted(name, same);
        }
      }
    }
    return null;
  }

  private static String cell(List<String> names) {
    return names.isEmpty() ? "-" : String.join(",", names);
  }

  /** The lines of our own words, or of all others. */
  String text(boolean own) {
    StringBuilder text = new StringBuilder();
    for (String[] cells : words.values()) {
      if (own != cells[FAMILY].startsWith(ELSEWHERE)) {
        text.append(String.join(" ", cells)).append('\n');
      }
    }
    return text.toString();
  }
}
