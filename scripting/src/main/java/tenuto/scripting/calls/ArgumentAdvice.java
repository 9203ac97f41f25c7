package tenuto.scripting.calls;

import java.util.Comparator;
import java.util.Optional;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.music.NoteName;
import tenuto.dsp.word.Unit;

/** What to write in place of an argument that does not fit its parameter. */
record ArgumentAdvice<V>(Python<V> python, Word word) {
  /** Fewer last letters that two names share do not make the words alike. */
  private static final int LEAST_ENDING = 5;

  /**
   * The advice, with a colon before it, or nothing.
   *
   * @param rule what the parameter takes
   */
  String of(Parameter parameter, String rule, V value) {
    String text = python.text(value);
    if (text != null) {
      return ofText(parameter, text);
    }
    if (parameter.kind() == Kind.NUMBER && python.signal(value) != null) {
      return ofSignal(parameter);
    }
    if (parameter.kind() == Kind.ROWS && python.isNumber(value)) {
      return ": a list of rows is written [(...), (...)]";
    }
    if (parameter.name().equals("cues") && python.isSequence(value)) {
      return ": it is a text with a line for each, a time in ms, a space and a name: '500 verse'";
    }
    String shown = python.printed(value);
    if (shown.startsWith("<note.")) {
      return ": a function is called with brackets: " + shown.replaceAll("[<>]", "") + "()";
    }
    if (word.name().equals("Note") && python.isNumber(value)) {
      return ": sf.Temperament('equal').hz(%s) is the frequency of a key"
          .formatted(python.printed(value));
    }
    return rule.equals("a signal") && areSignals(value) ? ofChannels() : "";
  }

  private String ofSignal(Parameter parameter) {
    if (word.name().equals("NumericVolume")) {
      return ": x * y multiplies signals";
    }
    Optional<String> other =
        word.name().endsWith("SineWave") && parameter.unit() == Unit.HZ
            ? Optional.of("FMOperator") // whose name ends otherwise
            : movable(parameter);
    return other.map(": sf.%s takes a signal there"::formatted).orElse("");
  }

  private String ofText(Parameter parameter, String text) {
    if (parameter.unit() == Unit.HZ && NoteName.isOne(text)) {
      return ": sf.Note('%s') is that note's frequency".formatted(text);
    }
    boolean hasTexts =
        parameter.kind() != Kind.TEXT
            && word.parameters().stream().anyMatch(each -> each.kind() == Kind.TEXT);
    return hasTexts ? ": it is sf." + word.signature() : "";
  }

  private boolean areSignals(V value) {
    return python.isSequence(value)
        && !python.elements(value).isEmpty()
        && python.elements(value).stream().allMatch(each -> python.signal(each) != null);
  }

  private String ofChannels() {
    return word.takesMany()
        ? ": a + b mixes channels with channels and with signals"
        : ": channels are a list already, without brackets around them";
  }

  /**
   * The word of the same family, named most alike, whose parameter of that name may be a signal.
   */
  private Optional<String> movable(Parameter parameter) {
    return new Catalogue()
        .words().stream()
            .filter(each -> each.family().equals(word.family()) && canMove(each, parameter))
            .filter(each -> ending(each.name()) >= LEAST_ENDING)
            .min(
                Comparator.comparingInt((Word each) -> -ending(each.name()))
                    .thenComparingInt(each -> each.name().length())
                    .thenComparing(Word::name))
            .map(Word::name);
  }

  private static boolean canMove(Word other, Parameter parameter) {
    return other.parameters().stream()
        .anyMatch(each -> each.kind() == Kind.CONTROL && each.name().equals(parameter.name()));
  }

  /** How many last letters a name has in common with the word's. */
  private int ending(String name) {
    String own = word.name();
    int same = 0;
    while (same < Math.min(own.length(), name.length())
        && own.charAt(own.length() - 1 - same) == name.charAt(name.length() - 1 - same)) {
      same++;
    }
    return same;
  }
}
