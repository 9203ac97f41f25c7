package tenuto.scripting.why;

import java.util.List;
import tenuto.scripting.why.RunRecord.Known;

/**
 * The first difference between two signals.
 *
 * @param kind the kind of difference
 * @param place of the call; unknown for a step without a line
 * @param word the called word
 * @param parameter its name; empty if none differs
 * @param before the previous text; empty if there was none
 * @param after the current text
 */
record Difference(
    Reason.Kind kind, PatchLine place, String word, String parameter, String before, String after) {
  private static final int LONGEST = 60;

  /** A difference of arguments. */
  static Difference of(
      Reason.Kind kind,
      PatchLine place,
      String word,
      String parameter,
      Argument before,
      Argument after) {
    Argument old = before;
    Argument now = after;
    String name = parameter;
    while (old instanceof Argument.Items(List<Argument> were)
        && now instanceof Argument.Items(List<Argument> are)
        && were.size() == are.size()
        && old.toString().length() + now.toString().length() > LONGEST) {
      int at = 0;
      while (at < were.size() - 1 && were.get(at).equals(are.get(at))) {
        at++;
      }
      name += "[" + at + "]";
      old = were.get(at);
      now = are.get(at);
    }
    return new Difference(kind, place, word, name, text(old), text(now));
  }

  private static String text(Argument argument) {
    String text = argument.toString();
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  /** A call in short. */
  static String call(Known known) {
    StringBuilder text = new StringBuilder(known.word()).append('(');
    String separator = "";
    for (Argument each : Argument.of(known.arguments())) {
      text.append(separator).append(each instanceof Argument.Input ? "x" : text(each));
      separator = ", ";
    }
    return text.append(')').toString();
  }
}
