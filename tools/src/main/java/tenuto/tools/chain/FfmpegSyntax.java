package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * ffmpeg's way to write a filter, {@code name=value} or {@code name=key=value:key=value}, for the
 * error that says how something similar is written here: see {@link FfmpegFilters} for those that
 * are the same.
 */
final class FfmpegSyntax {
  /** Factors there, decibels here. */
  private static final Set<String> FACTORS = Set.of("threshold", "makeup", "knee");

  private static final String NUMBER = "[+-]?\\d*\\.?\\d+(e-?\\d+)?";

  /** Parameters without a meaning where they have these values. */
  private static final Set<String> USUAL = Set.of("m=1", "mix=1");

  private FfmpegSyntax() {}

  /**
   * How a filter is written as a step of a chain.
   *
   * @param name of the filter
   * @param values what follows the first equals sign
   */
  static String error(ChainWord word, String name, String values) {
    String step = FfmpegFilters.has(name) ? null : step(word, name, values);
    return step == null
        ? "values follow a name after a space, as in '%s'".formatted(word.signature())
        : "values follow a name after a space; here it is '%s'".formatted(step);
  }

  /** The step; null where something has no counterpart. */
  private static String step(ChainWord word, String name, String values) {
    List<String> parts = new ArrayList<>(List.of(values.split(":")));
    parts.removeIf(USUAL::contains);
    StringBuilder step = new StringBuilder(name);
    List<String> given = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      String[] pair = parts.get(i).split("=", 2);
      if (pair.length == 1 && (i > 0 || word.slots().isEmpty())) {
        return null;
      }
      String key = pair.length == 1 ? "" : pair[0];
      ChainWord.Slot slot = slot(word, key);
      String value = slot == null ? null : value(slot, pair[pair.length - 1]);
      if (value == null) {
        return null;
      }
      given.add(slot.name());
      step.append(' ').append(pair.length == 1 ? "" : slot.name() + "=").append(value);
    }
    boolean isWhole =
        word.slots().stream()
            .allMatch(slot -> !slot.otherwise().isEmpty() || given.contains(slot.name()));
    return isWhole ? step.toString() : null;
  }

  /** The parameter of that name, or the first one if it is empty. */
  private static ChainWord.Slot slot(ChainWord word, String name) {
    return word.slots().stream()
        .filter(slot -> name.isEmpty() || slot.name().equals(name))
        .findFirst()
        .orElse(null);
  }

  /** The value with the unit that it has here; null if it is none. */
  private static String value(ChainWord.Slot slot, String given) {
    String value = given;
    if (given.matches(NUMBER) && FACTORS.contains(slot.name())) {
      double dB = 20 * StrictMath.log10(Double.parseDouble(given));
      value = String.format(Locale.ROOT, "%.4g", dB).replaceFirst("\\.?0+$", "") + "dB";
    }
    try {
      return slot.read(value) == null ? null : value;
    } catch (IllegalArgumentException none) {
      return null;
    }
  }
}
