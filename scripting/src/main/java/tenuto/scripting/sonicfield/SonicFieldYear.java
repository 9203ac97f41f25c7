package tenuto.scripting.sonicfield;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.scripting.rules.Script;

/**
 * Determines for which year's version of Sonic Field a script was written, from the names it uses:
 * each version had some that the other had not.
 */
final class SonicFieldYear {
  private static final String STATEMENT = "(?m)(?:^|;)[ \\t]*";

  /** Packages that exist only since 2017. */
  private static final Pattern IMPORTS_OF_2017 =
      Pattern.compile(
          STATEMENT
              + "(?:from|import)[ \\t]+"
              + "(?<name>com\\.nerdscentral\\.audio\\.(?:core|midi)|sython)\\b");

  private static final Pattern TASKS_OF_2017 =
      Pattern.compile(STATEMENT + "(?<name>@sf_parallel)\\b");

  private static final Pattern WORDS_OF_2017 =
      Pattern.compile(
          "\\b(?<name>sf\\.(?:PhasedTableSineWave|Constant|LinearShape|ExponentialShape"
              + "|ExponentialVolume|LinearVolume|FirstCross|MatchLengths|O(?:n|ff)HeapFrequencyDomain"
              + "|O(?:n|ff)HeapTimeDomain|RBJLimitedPeaking|AnalogueChorus|SwapSignal"
              + "|WriteToSignalPool|ReadFromSignalPool|MaybeReadSignal))\\b");

  private static final Pattern OF_2015 =
      Pattern.compile(
          "\\bsf_do\\b|\\bcom\\.nerdscentral\\.audio\\.SF"
              + "|\\bsf\\.(?:NumericShape|SimpleShape|NumericVolume|Volume|FrequencyDomain|TimeDomain"
              + "|Collapse)\\b");

  /** {@code +x} as an argument, {@code -x} as a statement: reference counting. */
  private static final Pattern REFERENCES =
      Pattern.compile("[(,=\\[][ \\t]*\\+[A-Za-z_]|(?m)^[ \\t]*-[A-Za-z_]\\w*[ \\t]*$");

  private static final Pattern IMPORTED =
      Pattern.compile(
          STATEMENT
              + "(?:from[ \\t]+(?<from>[\\w.]+)[ \\t]+)?import[ \\t]+\\(?(?<names>[\\w., \\t]+)");

  private SonicFieldYear() {}

  /**
   * The name that shows that a script that could count references is of 2017 and does not: a name
   * of that year while it uses none of 2015; or empty.
   */
  static String sign(Script script) {
    String text = text(script.text());
    if (OF_2015.matcher(text).find()) {
      return "";
    }
    for (Pattern sign : List.of(TASKS_OF_2017, IMPORTS_OF_2017)) {
      Matcher found = sign.matcher(text);
      if (found.find()) {
        return found.group("name");
      }
    }
    Matcher word = WORDS_OF_2017.matcher(text);
    return word.find() && !REFERENCES.matcher(text).find() ? word.group("name") : "";
  }

  /**
   * Whether a script, or a module that it imports from its own or further folders, imports the
   * packages of 2017.
   */
  static boolean importsOf2017(Script script, List<Path> folders) {
    Set<Path> seen = new HashSet<>();
    Deque<Source> sources = new ArrayDeque<>();
    sources.add(new Source(text(script.text()), script.folder()));
    while (!sources.isEmpty()) {
      Source source = sources.pop();
      if (IMPORTS_OF_2017.matcher(source.text).find()) {
        return true;
      }
      for (String module : source.imports()) {
        for (Path folder : source.places(script.folder(), folders)) {
          for (Path file : files(folder, module)) {
            if (Files.isRegularFile(file) && seen.add(file)) {
              sources.push(new Source(text(file), file.getParent()));
            }
          }
        }
      }
    }
    return false;
  }

  /** Python source, and its folder. */
  private record Source(String text, Path folder) {
    /** The names of possible modules in its imports, with dots between packages. */
    List<String> imports() {
      List<String> all = new ArrayList<>();
      Matcher statement = IMPORTED.matcher(text);
      while (statement.find()) {
        String from = statement.group("from");
        if (from != null) {
          all.add(from);
        }
        for (String name : statement.group("names").split(",")) {
          String first = name.strip().replaceFirst("\\s.*", "");
          all.add(from == null ? first : from + "." + first);
        }
      }
      return all;
    }

    List<Path> places(Path beside, List<Path> folders) {
      List<Path> all = new ArrayList<>(List.of(folder, beside));
      all.addAll(folders);
      return all;
    }
  }

  /** The existing files that importing a module runs: those of its packages and its own. */
  private static List<Path> files(Path folder, String module) {
    List<Path> all = new ArrayList<>();
    Path at = folder;
    for (String part : module.split("\\.")) {
      all.add(at.resolve(part + ".py"));
      at = at.resolve(part);
      all.add(at.resolve("__init__.py"));
    }
    return all;
  }

  private static String text(Path file) {
    try {
      return text(Files.readAllBytes(file));
    } catch (IOException e) {
      return ""; // Python reports it if it is needed.
    }
  }

  /** The source without comments; the names to find are ASCII. */
  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1).replaceAll("#.*", "");
  }
}
