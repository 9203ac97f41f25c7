package tenuto.tools.chain;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.word.Level;
import tenuto.engine.signal.Signal;

/**
 * A word of the language of chains: a row of the table that {@code ops --chain} prints.
 *
 * @param of the word of the catalogue that it is or is made of, whose synonyms lead to it; empty if
 *     it is made of several
 * @param slots its parameters, after the channels it works on
 * @param takesRest whether all that follows it belongs to its only parameter
 * @param summary what it does, in one sentence
 * @param level what it promises of its result's level
 */
record ChainWord(
    String name,
    String of,
    List<Slot> slots,
    boolean takesRest,
    String summary,
    Level level,
    Action action) {
  /** What a word does with a file's channels. */
  interface Action {
    /**
     * @param values one for each slot, as its measure reads them
     */
    List<Signal> apply(FileSession fileSession, List<Signal> channels, List<Object> values);
  }

  /**
   * A parameter.
   *
   * @param otherwise the text that stands for one that is left out; empty where none may be
   * @param text more about it, or empty
   * @param isSteered whether a sound file may be given for a number, which then moves
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

    /** What a text must be. */
    String rule() {
      return isSteered ? measure.rule() + ", or " + ValueKind.FILE.rule() : measure.rule();
    }

    /** The value of a text, or null if it is none. */
    Object read(String text) {
      Object value = measure.read(text);
      return value == null && isSteered ? ValueKind.FILE.read(text) : value;
    }

    private String signature() {
      String unit = measure.unit().isEmpty() ? "" : " [" + measure.unit() + "]";
      return name + unit + (otherwise.isEmpty() ? "" : "=" + otherwise);
    }
  }

  /**
   * Whether its values can be tried on some silence: they can unless they depend on the channels,
   * or on another file or sample rate, which would take long.
   */
  boolean canBeTried() {
    return !takesRest && slots.stream().noneMatch(slot -> slot.measure().takesLong());
  }

  /** Name and parameters: {@code fade rise [time] fall [time]=0}. */
  String signature() {
    return slots.stream()
        .map(slot -> " " + slot.signature())
        .collect(Collectors.joining("", name, ""));
  }

  /** All about it, for help. */
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

  /** The same, for programs. */
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
