package tenuto.tools.chain;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.word.Level;
import tenuto.engine.signal.Signal;

/**
 * A word of the chain language: one row of the table that {@code ops --chain} prints.
 *
 * @param of the word of the catalogue that it calls, whose synonyms lead to it, too; empty if it
 *     calls several
 * @param slots its parameters, after the channels that it processes
 * @param takesRest whether its only parameter takes the rest of the step
 * @param summary what it does, in one sentence
 * @param level what it promises about the level of its result
 */
record ChainWord(
    String name,
    String of,
    List<Slot> slots,
    boolean takesRest,
    String summary,
    Level level,
    Action action) {
  /** The function that a word applies to a file's channels. */
  interface Action {
    /**
     * @param values one for each slot, parsed as its kind requires
     */
    List<Signal> apply(FileSession fileSession, List<Signal> channels, List<Object> values);
  }

  /**
   * A parameter.
   *
   * @param otherwise the default, as text; empty if the parameter is required
   * @param text its description, or empty
   * @param isSteered whether a sound file or an automation may be given in place of a number
   */
  record Slot(String name, ValueKind measure, String otherwise, String text, boolean isSteered)
      implements Binding.Slot {
    Slot(String name, ValueKind measure, String otherwise, String text) {
      this(name, measure, otherwise, text, false);
    }

    @Override
    public String help() {
      return text.isEmpty() ? rule() : text;
    }

    /** The rule for its text, as errors and help print it. */
    String rule() {
      return isSteered
          ? measure.rule() + ", or " + ValueKind.FILE.rule() + " or @a.csv"
          : measure.rule();
    }

    /**
     * The value of a text, or null if the text is invalid.
     *
     * @throws IllegalArgumentException if it names an invalid automation, with the reason
     */
    Object read(String text) {
      Object value = measure.read(text);
      if (value != null || !isSteered) {
        return value;
      }
      return text.startsWith("@")
          ? Automation.read(text.substring(1), measure)
          : ValueKind.FILE.read(text);
    }

    private String signature() {
      String unit = measure.unit().isEmpty() ? "" : " [" + measure.unit() + "]";
      return name + unit + (otherwise.isEmpty() ? "" : "=" + otherwise);
    }
  }

  /**
   * Whether its values can be checked by applying them to silence. They cannot if their validity
   * depends on the channels, or if they name another file or sample rate, which would take long.
   */
  boolean canBeTried() {
    return !takesRest && slots.stream().noneMatch(slot -> slot.measure().takesLong());
  }

  /** The name and the parameters: {@code fade rise [time] fall [time]=0}. */
  String signature() {
    return slots.stream()
        .map(slot -> " " + slot.signature())
        .collect(Collectors.joining("", name, ""));
  }

  /** Whether it has a parameter of that name. */
  boolean has(String parameter) {
    return slots.stream().anyMatch(slot -> slot.name().equals(parameter));
  }

  /** The same word with a longer summary. */
  ChainWord with(String moreSummary) {
    return new ChainWord(name, of, slots, takesRest, summary + " " + moreSummary, level, action);
  }

  /** The word's help text. */
  String help() {
    StringBuilder text = new StringBuilder(signature());
    text.append("\n\n").append(summary).append(" A step of chains: tenuto process \"");
    text.append(name).append(slots.isEmpty() ? "" : " ...").append("\".");
    for (Slot slot : slots) {
      text.append("\n  ").append(slot.name()).append(": ").append(slot.help());
      text.append(slot.otherwise().isEmpty() ? "" : "; default: " + slot.otherwise());
    }
    return text.toString();
  }

  /** The word as JSON. */
  JsonObject json() {
    JsonObject object = new JsonObject();
    object.addProperty("word", name);
    object.addProperty("summary", summary);
    JsonArray parameters = new JsonArray();
    for (Slot slot : slots) {
      JsonObject one = new JsonObject();
      one.addProperty("name", slot.name());
      one.addProperty("takes", slot.rule());
      one.addProperty("unit", slot.measure().unit());
      if (!slot.otherwise().isEmpty()) {
        one.addProperty("default", slot.otherwise());
      }
      parameters.add(one);
    }
    object.add("parameters", parameters);
    return object;
  }
}
