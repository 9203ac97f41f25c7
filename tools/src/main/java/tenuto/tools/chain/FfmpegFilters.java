package tenuto.tools.chain;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The filters of ffmpeg that chains take as ffmpeg has them, {@code name=value} or {@code
 * name=key=value:key=value}: those of which a step gives the same samples, and loudnorm, which gets
 * the same loudness by one gain.
 *
 * <p>Source of names, order and defaults: {@code ffmpeg -h filter=NAME} of version 5.1.
 */
final class FfmpegFilters {
  private static final String NUMBER = "[+-]?(\\d+\\.?\\d*|\\.\\d+)(e[+-]?\\d+)?";

  private static final String TIME = "\\d+(\\.\\d+)?s?";

  private static final String BAND = "frequency|f=%s width_type|t=%s width|w=%s ";

  private static final String PASS = BAND.formatted("%s", "q", "0.707") + "poles|p=2 mix|m=1";

  private static final String SHELF =
      BAND.formatted("%s", "q", "0.5") + "gain|g=0 poles|p=2 mix|m=1";

  /** The units of a width_type. */
  private static final Map<String, String> WIDTHS =
      Map.of("h", "Hz", "k", "kHz", "q", "q", "o", "oct");

  private static final Map<String, String> CURVES =
      Map.of("tri", "linear", "qsin", "power", "hsin", "smooth", "exp", "exponential");

  /**
   * A filter.
   *
   * @param parameters in ffmpeg's order, each with its names and its default, if there is one
   * @param step the step for their values; null if there is none for these
   */
  private record Filter(String parameters, Function<Map<String, String>, String> step) {}

  private static final Map<String, Filter> ALL =
      Map.ofEntries(
          Map.entry("lowpass", pass("lowpass", "500")),
          Map.entry("highpass", pass("highpass", "3000")),
          Map.entry("bandpass", band("bandpass", "3000", "csg=0 ")),
          Map.entry("bandreject", band("notch", "3000", "")),
          Map.entry(
              "equalizer",
              new Filter(
                  BAND.formatted("", "q", "1") + "gain|g=0 mix|m=1",
                  v -> written("peak %s %s %sdB", v.get("frequency"), width(v), v.get("gain")))),
          Map.entry("bass", tone("bass", "100")),
          Map.entry("lowshelf", shelf("lowshelf", "100")),
          Map.entry("treble", tone("treble", "3000")),
          Map.entry("highshelf", shelf("highshelf", "3000")),
          Map.entry(
              "allpass",
              new Filter(
                  BAND.formatted("3000", "q", "0.707") + "mix|m=1 order|o=2",
                  v -> written("all-pass %s %s %s", v.get("frequency"), q(v), v.get("order")))),
          Map.entry("volume", new Filter("volume=1", v -> written("vol %s", v.get("volume")))),
          Map.entry("areverse", new Filter("", v -> "reverse")),
          Map.entry(
              "aresample",
              new Filter("sample_rate|r=", v -> written("resample %s", v.get("sample_rate")))),
          Map.entry(
              "apad",
              new Filter(
                  "packet_size= pad_dur=", v -> written("pad 0s %s", seconds(v.get("pad_dur"))))),
          Map.entry("atempo", new Filter("tempo=1", v -> written("tempo %s", v.get("tempo")))),
          Map.entry(
              "extrastereo", new Filter("m=2.5 c=1", v -> written("extrastereo %s", v.get("m")))),
          Map.entry(
              "atrim",
              new Filter("start|starti=0 end|endi= duration|durationi=", FfmpegFilters::cut)),
          Map.entry("adelay", new Filter("delays= all=0", FfmpegFilters::delay)),
          Map.entry(
              "afade",
              new Filter(
                  "type|t=in start_sample|ss=0 nb_samples|ns= start_time|st=0 duration|d="
                      + " curve|c=tri",
                  FfmpegFilters::fade)),
          Map.entry(
              "loudnorm",
              new Filter(
                  "I|i=-24 LRA|lra=7 TP|tp=-2 linear=true print_format=none",
                  v -> written("loudness %sLUFS %sdBTP", v.get("I"), v.get("TP")))));

  private FfmpegFilters() {}

  /** Whether it is one of them: then nothing that is written in another way is the same. */
  static boolean has(String name) {
    return ALL.containsKey(name);
  }

  /** Whether only ffmpeg has the name, so that its defaults are meant where no value is given. */
  static boolean isOnlyFfmpegs(String name) {
    return name.equals("extrastereo");
  }

  /**
   * The step that does what a filter does; null if there is none.
   *
   * @param values what follows the first equals sign
   */
  static String step(String name, String values) {
    Filter filter = ALL.get(name);
    Map<String, String> read = filter == null ? null : read(filter.parameters(), values);
    return read == null || !read.getOrDefault("mix", "1").equals("1")
        ? null
        : filter.step().apply(read);
  }

  /** The values by the first of a parameter's names; null if one has no such name. */
  private static Map<String, String> read(String parameters, String values) {
    Map<String, String> read = new HashMap<>();
    Map<String, String> names = new HashMap<>();
    List<String> order = parameters.isEmpty() ? List.of() : List.of(parameters.split(" "));
    for (String parameter : order) {
      String[] pair = parameter.split("=", -1);
      String first = pair[0].replaceAll("\\|.*", "");
      List.of(pair[0].split("\\|")).forEach(each -> names.put(each, first));
      read.put(first, pair[1]);
    }
    String[] parts = values.isEmpty() ? new String[0] : values.split(":");
    boolean wasNamed = false;
    for (int i = 0; i < parts.length; i++) {
      String[] pair = parts[i].split("=", 2);
      boolean isNamed = pair.length == 2;
      if (!isNamed && (wasNamed || i >= order.size())) {
        return null;
      }
      wasNamed |= isNamed;
      String name = isNamed ? names.get(pair[0]) : order.get(i).replaceAll("[|=].*", "");
      if (name == null) {
        return null;
      }
      read.put(name, pair[pair.length - 1]);
    }
    return read;
  }

  private static Filter pass(String name, String hz) {
    return new Filter(
        PASS.formatted(hz),
        v ->
            switch (v.get("poles")) {
              case "2" -> written(name + " %s %s", v.get("frequency"), q(v));
              default -> null;
            });
  }

  private static Filter band(String name, String hz, String more) {
    return new Filter(
        BAND.formatted(hz, "q", "0.5") + more + "mix|m=1",
        v ->
            v.getOrDefault("csg", "0").equals("0")
                ? written(name + " %s %s", v.get("frequency"), width(v))
                : null);
  }

  private static Filter shelf(String name, String hz) {
    return new Filter(
        SHELF.formatted(hz),
        v ->
            v.get("poles").equals("2") && v.get("width_type").equals("q")
                ? written(name + " %s %sdB %s", v.get("frequency"), v.get("gain"), v.get("width"))
                : null);
  }

  /** Its width means nothing there: it has the slope 1. */
  private static Filter tone(String name, String hz) {
    return new Filter(
        SHELF.formatted(hz),
        v ->
            v.get("poles").equals("2")
                ? written(name + " %s %s 1", v.get("gain"), v.get("frequency"))
                : null);
  }

  private static String width(Map<String, String> v) {
    String unit = WIDTHS.get(v.get("width_type"));
    return unit == null || !v.get("width").matches(NUMBER) ? null : v.get("width") + unit;
  }

  /** The Q of a width in hertz, or of one that is a Q. */
  private static String q(Map<String, String> v) {
    String frequency = v.get("frequency");
    String width = v.get("width");
    if (!frequency.matches(NUMBER) || !width.matches(NUMBER)) {
      return null;
    }
    double ratio = Double.parseDouble(frequency) / Double.parseDouble(width);
    return switch (v.get("width_type")) {
      case "q" -> width;
      case "h" -> Double.toString(ratio);
      case "k" -> Double.toString(ratio / 1000);
      default -> null;
    };
  }

  private static String cut(Map<String, String> v) {
    String start = v.get("start");
    String end = v.get("end");
    String duration = v.get("duration");
    if (end.isEmpty() && duration.matches(NUMBER) && start.matches(NUMBER)) {
      end = new BigDecimal(start).add(new BigDecimal(duration)).toPlainString();
    } else if (!duration.isEmpty()) {
      return null;
    }
    return end.isEmpty()
        ? written("cut %s end", seconds(start))
        : written("cut %s %s", seconds(start), seconds(end));
  }

  /** In milliseconds; one time is for all channels, and without all=1 there for the first one. */
  private static String delay(Map<String, String> v) {
    String times = v.get("delays");
    boolean isClear = times.contains("|") || v.get("all").equals("1");
    return isClear && times.matches("\\d+(\\|\\d+)*")
        ? "delay %sms".formatted(times.replace("|", "ms "))
        : null;
  }

  private static String fade(Map<String, String> v) {
    if (!v.get("start_sample").equals("0") || !v.get("nb_samples").isEmpty()) {
      return null;
    }
    return written(
        "fade-at %s %s %s %s",
        v.get("type").matches("in|out") ? v.get("type") : null,
        seconds(v.get("start_time")),
        seconds(v.get("duration")),
        CURVES.get(v.get("curve")));
  }

  private static String seconds(String time) {
    return time.matches(TIME)
        ? time.replace("s", "") + "s"
        : time.matches("[\\d:]+(\\.\\d+)?") ? time : null;
  }

  /** A step of values, none of which may be missing. */
  private static String written(String step, String... values) {
    for (String value : values) {
      if (value == null || value.isEmpty()) {
        return null;
      }
    }
    return step.formatted((Object[]) values);
  }
}
