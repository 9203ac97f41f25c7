package tenuto.tools.chain;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.dsp.catalogue.Suggestion;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ErrorText;

/**
 * Chains with names, such as {@code @podcast}: those of the user's file, and those of the project's
 * file, which go before them.
 */
public final class Presets {
  /** The name of a project's file, in the current folder or one above it. */
  public static final String PROJECT = "tenuto.presets";

  private static final Pattern LINE = Pattern.compile("([A-Za-z][\\w-]*)\\s*=\\s*(.*)");

  private final List<Path> files;
  private SortedMap<String, Preset> read;

  /**
   * A chain with a name.
   *
   * @param chain its text
   * @param file that has it
   */
  public record Preset(String name, String chain, Path file) {
    private JsonObject json() {
      JsonObject object = new JsonObject();
      object.addProperty("preset", name);
      object.addProperty("chain", chain);
      object.addProperty("file", file.toString());
      return object;
    }
  }

  /**
   * @param files that may exist; a later one goes before an earlier one
   */
  Presets(List<Path> files) {
    this.files = List.copyOf(files);
  }

  /** Those that hold in the current folder. They are read when the first is used. */
  public static Presets here() {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    List<Path> files = new ArrayList<>();
    files.add(usersFile(System::getenv, Path.of(System.getProperty("user.home")), windows));
    projectsFile(Path.of("").toAbsolutePath()).ifPresent(files::add);
    return new Presets(files);
  }

  /** The user's file, whether it exists or not. */
  static Path usersFile(UnaryOperator<String> environment, Path home, boolean windows) {
    String given = environment.apply(windows ? "APPDATA" : "XDG_CONFIG_HOME");
    Path usual = windows ? home.resolve("AppData").resolve("Roaming") : home.resolve(".config");
    // The XDG specification has relative paths ignored.
    Path folder = given != null && Path.of(given).isAbsolute() ? Path.of(given) : usual;
    return folder.resolve("tenuto").resolve("presets");
  }

  /** The project's file nearest to a folder, in it or above it. */
  static Optional<Path> projectsFile(Path folder) {
    for (Path at = folder; at != null; at = at.getParent()) {
      Path file = at.resolve(PROJECT);
      if (Files.isRegularFile(file)) {
        return Optional.of(file);
      }
    }
    return Optional.empty();
  }

  /**
   * All of them, by name.
   *
   * @throws ChainException if a file cannot be read, naming it and the line
   */
  public SortedMap<String, Preset> all() {
    if (read == null) {
      read = new TreeMap<>();
      files.stream().filter(Files::exists).forEach(this::read);
    }
    return read;
  }

  /**
   * A line for each: its name and chain, or a JSON object with the file, too.
   *
   * @param json whether the lines are JSON
   */
  public List<String> table(boolean json) {
    return all().values().stream()
        .map(each -> json ? each.json().toString() : "@%s = %s".formatted(each.name, each.chain))
        .toList();
  }

  /** The help of a preset written {@code @podcast}; empty if there is none. */
  public Optional<String> help(String name) {
    return Optional.ofNullable(all().get(name.substring(1).toLowerCase(Locale.ROOT)))
        .map(found -> "@%s = %s%n%n  of %s".formatted(found.name, found.chain, found.file));
  }

  /**
   * The preset of that name, in any case.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name
   */
  public Preset named(String name) {
    Preset found = all().get(name.toLowerCase(Locale.ROOT));
    if (found != null) {
      return found;
    }
    throw new IllegalArgumentException(missing(name));
  }

  /** What to say of a name that no preset has, with the nearest one. */
  public String missing(String name) {
    return all().isEmpty()
        ? "there is no preset: write 'NAME = CHAIN' into %s or %s"
            .formatted(files.getFirst(), PROJECT)
        : "there is no such preset; did you mean @%s?"
            .formatted(Suggestion.nearest(name, all().keySet()));
  }

  /** Reads a file: NAME = CHAIN, which indented lines continue; lines with # are comments. */
  private void read(Path file) {
    String name = null;
    StringBuilder chain = new StringBuilder();
    int number = 0;
    for (String line : lines(file)) {
      number++;
      if (line.isBlank() || line.strip().startsWith("#")) {
        continue;
      }
      if (name != null && Character.isWhitespace(line.charAt(0))) {
        chain.append(' ').append(line.strip());
        continue;
      }
      Matcher form = LINE.matcher(line.strip());
      if (!form.matches()) {
        throw new ChainException(
            "%s, line %d: must be NAME = CHAIN, but is '%s'".formatted(file, number, line.strip()));
      }
      add(name, chain, file);
      name = form.group(1).toLowerCase(Locale.ROOT);
      chain.setLength(0);
      chain.append(form.group(2));
    }
    add(name, chain, file);
  }

  private void add(String name, StringBuilder chain, Path file) {
    if (name != null) {
      read.put(name, new Preset(name, chain.toString().strip(), file));
    }
  }

  private static List<String> lines(Path file) {
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      return text.replaceFirst("^\uFEFF", "").lines().toList();
    } catch (IOException e) {
      throw new ChainException("cannot read %s: %s".formatted(file, ErrorText.reason(e)), e);
    }
  }
}
