package tenuto.formats.instrument;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import tenuto.formats.pcm.HeaderText;

/** A sample, and for which notes and how it sounds: values by their names. */
public final class Zone {
  private final Map<String, String> values = new LinkedHashMap<>();

  /** A zone with the usual value of each name that has one. */
  Zone() {
    put("raw", "").put("first", 0).put("loop", "no").put("from", 0).put("to", 0);
    put("lokey", 0).put("hikey", 127).put("lovel", 0).put("hivel", 127);
    put("root", 60).put("tune", 0).put("track", 100);
    put("dB", 0).put("pan", 0).put("velocity", 1);
    put("delay", 0).put("attack", 0).put("hold", 0).put("decay", 0).put("sustain", 0);
    put("release", 1).put("takes", 1).put("take", 1).put("lorand", 0).put("hirand", 1);
    put("group", 0).put("off", 0);
    put("at", "attack").put("hz", 0).put("q", 0.7071).put("name", "");
  }

  Zone put(String name, double value) {
    return put(name, HeaderText.number(value));
  }

  Zone put(String name, String value) {
    values.put(name, value.replaceAll("\\p{Cntrl}", " "));
    return this;
  }

  /** The value of that name, as a text. */
  public String get(String name) {
    return values.get(name);
  }

  /** All values in a line, {@code name=value}, with tabs between them. */
  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(each -> each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining("\t"));
  }
}
