package tenuto.tools.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tenuto.dsp.analysis.FeatureKind;

/**
 * The features that {@code measure} reports in addition to its usual values.
 *
 * @param kinds of features, in their order
 * @param tempo whether the tempo is included
 * @param key whether the musical key is included
 * @param every the time in ms between reported values, or 0 for means only
 */
record FeatureRequest(List<FeatureKind> kinds, boolean tempo, boolean key, double every) {
  private static final String ALL = "all";
  private static final String TEMPO = "tempo";
  private static final String KEY = "key";

  static final FeatureRequest NONE = new FeatureRequest(List.of(), false, false, 0);

  /**
   * Parses a list of names.
   *
   * @throws IllegalArgumentException if one is unknown
   */
  static FeatureRequest of(List<String> names, double every) {
    if (names.isEmpty()) {
      return NONE;
    }
    List<FeatureKind> kinds = new ArrayList<>();
    List<String> left =
        new ArrayList<>(names.stream().map(name -> name.strip().toLowerCase(Locale.ROOT)).toList());
    boolean all = left.removeIf(ALL::equals);
    boolean tempo = left.removeIf(TEMPO::equals) || all;
    boolean key = left.removeIf(KEY::equals) || all;
    for (FeatureKind kind : FeatureKind.values()) {
      if (left.removeIf(kind.key()::equals) || all) {
        kinds.add(kind);
      }
    }
    if (!left.isEmpty()) {
      throw new IllegalArgumentException("'%s' is none of %s".formatted(left.getFirst(), known()));
    }
    return new FeatureRequest(List.copyOf(kinds), tempo, key, every);
  }

  private static String known() {
    return Stream.concat(
            Stream.of(FeatureKind.values()).map(FeatureKind::key), Stream.of(TEMPO, KEY, ALL))
        .collect(Collectors.joining(", "));
  }

  /** Whether no features are requested. */
  boolean isEmpty() {
    return kinds.isEmpty() && !tempo && !key;
  }
}
