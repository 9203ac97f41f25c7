package tenuto.formats.instrument;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.file.SoundFileException;

/**
 * Reads SFZ files: regions of opcodes, which have those of their group, master and global headers
 * too. Files may be included, and names defined.
 *
 * <p>Source: sfzformat.com, of versions 1 and 2 of the format and ARIA's extensions.
 */
final class SfzFile {
  /**
   * The value of an opcode, and where it is.
   *
   * @param file that it is in
   * @param offset its byte
   */
  record Value(String text, Path file, long offset) {
    SoundFileException refuse(String rule) {
      return new SoundFileException(file, offset, rule, List.of());
    }
  }

  private static final long MOST_BYTES = 1 << 22;
  private static final int MOST_INCLUDES = 1000;
  private static final int DEEPEST = 8;
  private static final int LONGEST = 4096;

  /** Opcodes of one region, with what it has from its headers. */
  private static final int MOST_OPCODES = 2000;

  /** Of all regions, with what they have from their headers. */
  private static final int MOST_VALUES = 2_000_000;

  private static final long MOST_SEARCHED = 1L << 32;

  private static final Pattern OPCODE = Pattern.compile("([\\w$#]{1,200})=");

  /** What ends a value within a line. */
  private static final Pattern NEXT =
      Pattern.compile(
          "(?<!\\s)\\s++(?=[\\w$#]{1,200}=)|(?<!\\s)\\s*+(?=<[a-z]{1,20}>|//|/\\*)|[\\r\\n]");

  private static final Pattern DEFINE =
      Pattern.compile("#define\\s++(\\$\\w{1,200})\\s++(\\S{1,200})");
  private static final Pattern INCLUDE = Pattern.compile("#include\\s++\"([^\"\\r\\n]{1,1000})\"");

  private static final List<String> LEVELS = List.of("global", "master", "group", "region");

  private final List<Map<String, Value>> regions = new ArrayList<>();
  private final Map<String, Map<String, Value>> open = new LinkedHashMap<>();

  /** Longest names first, so that $KEY does not replace a part of $KEYS. */
  private final Map<String, String> defined =
      new TreeMap<>((a, b) -> a.length() == b.length() ? a.compareTo(b) : b.length() - a.length());

  private Map<String, Value> control = new LinkedHashMap<>();

  /** Where the next opcode belongs. */
  private Map<String, Value> current = new LinkedHashMap<>();

  private Path main;
  private long bytes;
  private int includes;
  private int values;

  /** Letters that were searched for names that are defined. */
  private long searched;

  /** The regions of a file, with all opcodes that they have. */
  List<Map<String, Value>> read(Path path) throws IOException {
    main = path;
    LEVELS.forEach(level -> open.put(level, new LinkedHashMap<>()));
    include(path, new Value("", path, 0), 0);
    endRegion();
    if (regions.isEmpty()) {
      throw new SoundFileException(
          path, 0, "an SFZ file must have a <region> with a sample, but has none", List.of());
    }
    return regions;
  }

  private void include(Path path, Value from, int depth) throws IOException {
    if (depth > DEEPEST || ++includes > MOST_INCLUDES) {
      throw from.refuse(
          "files must be included at most %d deep and %d times".formatted(DEEPEST, MOST_INCLUDES));
    }
    if (!Files.isRegularFile(path)) {
      throw from.refuse("the included file is not there: " + path);
    }
    bytes += Files.size(path);
    if (bytes > MOST_BYTES) {
      throw from.refuse("SFZ files must have at most %d bytes together".formatted(MOST_BYTES));
    }
    // Each byte is a letter, so that places in the text are places in the file.
    parse(path, new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1), depth);
  }

  private void parse(Path path, String text, int depth) throws IOException {
    Matcher opcode = OPCODE.matcher(text);
    Matcher next = NEXT.matcher(text);
    Matcher define = DEFINE.matcher(text);
    Matcher include = INCLUDE.matcher(text);
    int at = text.startsWith("\u00EF\u00BB\u00BF") ? 3 : 0;
    while (at < text.length()) {
      Value here = new Value("", path, at);
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
          throw here.refuse("a comment must end with */");
        }
        at = end + 2;
      } else if (text.charAt(at) == '<') {
        int end = text.indexOf('>', at);
        if (end < 0 || end - at > 40) {
          throw here.refuse("a header such as <region> must end with >");
        }
        header(text.substring(at + 1, end).strip());
        at = end + 1;
      } else if (define.region(at, text.length()).lookingAt()) {
        defined.put(define.group(1), define.group(2));
        at = define.end();
      } else if (include.region(at, text.length()).lookingAt()) {
        include(beside(expanded(include.group(1), here)), here, depth + 1);
        at = include.end();
      } else if (opcode.region(at, text.length()).lookingAt()) {
        int end = next.find(opcode.end()) ? next.start() : text.length();
        String value = text.substring(opcode.end(), end).strip();
        String utf =
            new String(value.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        current.put(expanded(opcode.group(1), here), new Value(expanded(utf, here), path, at));
        if (current.size() > MOST_OPCODES) {
          throw here.refuse("a header must have at most %d opcodes".formatted(MOST_OPCODES));
        }
        at = end;
      } else {
        int end = Math.min(text.length(), at + 20);
        throw here.refuse(
            "a header such as <region> or an opcode such as key=60 must come here, not '%s'"
                .formatted(text.substring(at, end).replaceAll("[^\\x20-\\x7e]", "?")));
      }
    }
  }

  private void header(String name) throws SoundFileException {
    endRegion();
    int level = LEVELS.indexOf(name);
    if (level >= 0) {
      LEVELS.subList(level, LEVELS.size()).forEach(each -> open.put(each, new LinkedHashMap<>()));
      current = open.get(name);
    } else {
      current = new LinkedHashMap<>(); // of a header that says nothing of regions
      if (name.equals("control")) {
        control = current;
      }
    }
  }

  /** Adds the region that is open, if one is. */
  private void endRegion() throws SoundFileException {
    if (current != open.get("region")) {
      return;
    }
    Map<String, Value> all = new LinkedHashMap<>(control);
    open.values().forEach(all::putAll);
    values += all.size();
    if (regions.size() == Instruments.MOST_ZONES || values > MOST_VALUES) {
      Value last = all.values().iterator().next();
      throw last.refuse(
          "an SFZ file must have at most %d regions with %d opcodes"
              .formatted(Instruments.MOST_ZONES, MOST_VALUES));
    }
    if (all.containsKey("sample")) {
      regions.add(all);
    }
    open.put("region", new LinkedHashMap<>());
    current = new LinkedHashMap<>();
  }

  private String expanded(String text, Value at) throws SoundFileException {
    String expanded = text;
    if (text.indexOf('$') >= 0) {
      searched += (long) LONGEST * defined.size();
      if (searched > MOST_SEARCHED) {
        throw at.refuse(
            "the #defines of an SFZ file, counted again for each text with a $, must be at most %d"
                .formatted(MOST_SEARCHED / LONGEST));
      }
      for (Map.Entry<String, String> each : defined.entrySet()) {
        expanded = expanded.replace(each.getKey(), each.getValue());
        if (expanded.length() > LONGEST) {
          break;
        }
      }
    }
    if (expanded.length() > LONGEST) {
      throw at.refuse("a name or value must have at most %d letters".formatted(LONGEST));
    }
    return expanded;
  }

  /** A file that is named from the folder of the first. */
  private Path beside(String name) {
    return SfzZones.beside(main, name);
  }
}
