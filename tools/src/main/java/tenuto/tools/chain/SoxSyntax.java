package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * SoX's way to write the effects that have other parameters here, for the error that says how they
 * are written here.
 *
 * <p>Source: the manual of SoX 14.4.2.
 */
final class SoxSyntax {
  private static final String TIME = "(\\d+:)*\\d*\\.?\\d+";

  private static final Map<String, String> SHAPES =
      Map.of("t", "linear", "q", "power", "h", "smooth", "l", "exponential");

  private SoxSyntax() {}

  /** The steps that do what a step does in SoX; null if that is unknown. */
  static String here(StepText step) {
    String name = step.name().toLowerCase(Locale.ROOT);
    List<String> values = new ArrayList<>();
    step.parts().subList(1, step.parts().size()).forEach(part -> values.add(part.text()));
    return switch (name) {
      case "fade" -> fade(values);
      case "trim" -> trim(values);
      case "pad" -> all(values, TIME) ? "pad " + times(values) : null;
      case "delay" -> all(values, TIME) ? "delay " + times(values) : null;
      case "gain" -> gain(values);
      case "rate", "tempo" -> withoutFlags(name, values);
      case "lowpass", "highpass", "allpass" -> quality(name, values);
      case "bass" -> shelf("lowshelf", "bass", values);
      case "treble" -> shelf("highshelf", "treble", values);
      case "speed" -> speed(values);
      case "tremolo" ->
          values.size() == 2 && all(values, "\\d*\\.?\\d+")
              ? "tremolo %s %s%%".formatted(values.get(0), values.get(1))
              : null;
      default -> null;
    };
  }

  private static String fade(List<String> values) {
    if (values.isEmpty()) {
      return null;
    }
    boolean isShaped = values.getFirst().matches("[a-z]");
    String shape = SHAPES.get(isShaped ? values.getFirst() : "l");
    List<String> times = values.subList(isShaped ? 1 : 0, values.size());
    if (shape == null || times.isEmpty() || times.size() > 3 || !all(times, TIME)) {
      return null;
    }
    String rise = time(times.getFirst());
    String fall = times.size() == 1 ? "0s" : time(times.getLast());
    if (times.size() == 2) {
      fall = rise;
    }
    boolean ends = times.size() > 1 && !times.get(1).matches("0*\\.?0*");
    String cut = ends ? "cut 0s %s, ".formatted(time(times.get(1))) : "";
    return "%sfade %s %s %s".formatted(cut, rise, fall, shape);
  }

  /** The second value is a length. */
  private static String trim(List<String> values) {
    if (values.isEmpty() || values.size() > 2) {
      return null;
    }
    String start = values.getFirst();
    if (values.size() == 1) {
      return start.matches(TIME) ? "cut " + time(start) : null;
    }
    String length = values.get(1);
    if (length.matches("=" + TIME) && start.matches(TIME)) {
      return "cut %s %s".formatted(time(start), time(length.substring(1)));
    }
    return all(values, "\\d*\\.?\\d+")
        ? "cut %s %s"
            .formatted(
                time(start), time(number(Double.parseDouble(start) + Double.parseDouble(length))))
        : null;
  }

  private static String gain(List<String> values) {
    if (values.isEmpty() || !values.getFirst().equals("-n") || values.size() > 2) {
      return null;
    }
    return values.size() == 1 ? "normalise" : "normalise %sdB".formatted(values.get(1));
  }

  /** The flags are about quality, which there is one of. */
  private static String withoutFlags(String name, List<String> values) {
    List<String> rest = values.stream().filter(value -> !value.matches("-[a-zA-Z]")).toList();
    return rest.size() == 1 && rest.size() < values.size() ? name + " " + rest.getFirst() : null;
  }

  private static String quality(String name, List<String> values) {
    return values.size() == 2 && values.get(1).matches("[\\d.]+q")
        ? "%s %s %s".formatted(name, values.get(0), values.get(1).replace("q", ""))
        : null;
  }

  private static String shelf(String word, String name, List<String> values) {
    if (values.size() != 3 || !values.get(2).matches("[\\d.]+[qs]")) {
      return null;
    }
    String width = values.get(2).substring(0, values.get(2).length() - 1);
    return values.get(2).endsWith("q")
        ? "%s %s %sdB %s".formatted(word, values.get(1), values.get(0), width)
        : "%s %s %s %s".formatted(name, values.get(0), values.get(1), width);
  }

  private static String speed(List<String> values) {
    return values.size() == 1 && values.getFirst().matches("-?[\\d.]+c")
        ? "speed "
            + number(
                StrictMath.pow(2, Double.parseDouble(values.getFirst().replace("c", "")) / 1200))
        : null;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.7f", value).replaceFirst("\\.?0+$", "");
  }

  private static boolean all(List<String> values, String form) {
    return !values.isEmpty() && values.stream().allMatch(value -> value.matches(form));
  }

  private static String times(List<String> values) {
    return String.join(" ", values.stream().map(SoxSyntax::time).toList());
  }

  /** A time with its unit; a number is in seconds there. */
  private static String time(String written) {
    return written.contains(":") ? written : written + "s";
  }
}
