package tenuto.scripting.objects;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.dsp.catalogue.Catalogue;

/** What to do about errors that Python itself reports. */
public final class Hints {
  private static final Map<String, String> OTHER_NAMES =
      Map.of(
          "true", "Python writes True",
          "false", "Python writes False",
          "none", "Python writes None",
          "null", "Python writes None",
          "nil", "Python writes None",
          "xrange", "Python 3 writes range",
          "raw_input", "Python 3 writes input",
          "unicode", "Python 3 writes str");

  private static final String ONLY_IN_3 =
      "%s is a package of CPython, and this patch is run by Jython: # tenuto: python3 in its first"
          + " line has Python 3 run it, if it has numpy and jpype1";

  private record Hint(Pattern error, Function<MatchResult, String> text) {}

  private static final List<Hint> ALL =
      List.of(
          hint(
              "^TypeError: .*(can't multiply sequence by non-int of type 'float')",
              of ->
                  "a list is repeated a whole number of times, as in [0] * (n // 2), and does not"
                      + " compute; sf.Channels(x) of a list of signals does"),
          hint(
              "^TypeError: unsupported operand type.*'(function|method|instancemethod)'",
              of -> "a function was not called: f() is its result"),
          hint(
              "^TypeError: (can't multiply sequence by non-int|can only concatenate list"
                  + "|unsupported operand type.*'list')",
              of -> "lists do not compute; sf.Channels(x) of a list of signals does"),
          hint(
              "^TypeError: (\\w+ indices must be integers|.*\\binteger\\b.*(expected|required)"
                  + "|.*expected.*\\b(int|integer)\\b)",
              of -> "a / b of whole numbers has a fraction, as in Python 3; a // b is whole"),
          hint(
              "^TypeError: (cannot concatenate 'str' and|can only concatenate str )",
              of -> "str(x) is the text of a number; '%s %s' % (a, b) and print(a, b) join them"),
          hint(
              "^TypeError: (a float is required|must be real number, not Signal)",
              of -> "math computes numbers; sf.Sin(x), sf.Log(x), sf.Floor(x) are of signals"),
          hint(
              "^TypeError: (float\\(\\) argument must be a string or a number"
                  + "|int\\(\\) argument must be a number, not a signal"
                  + "|(float|int)\\(\\) argument must be a string.* real number, not 'Signal)",
              of ->
                  "a signal has many samples: sf.ValueAt(x, ms) is one, sf.MaxValue(x) its highest"),
          hint(
              "^TypeError: '(tenuto\\.scripting\\.python\\.PySf' object|module' object) is not callable",
              of -> "words are called by their names, as in sf.SineWave(1000, 440)"),
          hint(
              "^TypeError: 'Signal' object does not support item",
              of ->
                  "signals do not change: sf.MixAt((x, 0), (y, 500)) lays y over x, and sf.Concatenate"
                      + " joins slices"),
          hint(
              "^TypeError: super\\(\\) takes 1-2 arguments",
              of -> "Python 2.7 writes super(TheClass, self)"),
          hint("^KeyError: ", of -> "the dictionary has no such key; list(d) is its keys"),
          hint("^NameError: (?:global )?name '(\\w+)' is not defined", of -> named(of.group(1))),
          hint(
              "^ImportError: No module named ((?:numpy|scipy|matplotlib|librosa|soundfile|mido"
                  + "|pandas|torch)\\b)",
              of -> ONLY_IN_3.formatted(of.group(1))),
          hint(
              "^(?:ImportError|ModuleNotFoundError): No module named '?(\\w+)'?$",
              of ->
                  "a module is a file %s.py beside the patch, or in a folder of --path"
                      .formatted(of.group(1))));

  private Hints() {}

  private static Hint hint(String error, Function<MatchResult, String> text) {
    return new Hint(Pattern.compile(error), text);
  }

  /** The error, with what to do about it in brackets if that is known. */
  public static String with(String error) {
    for (Hint each : ALL) {
      Matcher found = each.error.matcher(error);
      if (found.find()) {
        return error + " (" + each.text.apply(found) + ")";
      }
    }
    return error;
  }

  private static String named(String name) {
    if (OTHER_NAMES.containsKey(name)) {
      return OTHER_NAMES.get(name);
    }
    boolean isWord = new Catalogue().word(name) != null;
    return isWord
        ? "did you mean sf.%s?".formatted(name)
        : "a name gets its value in a line before; is it spelt as there?";
  }
}
