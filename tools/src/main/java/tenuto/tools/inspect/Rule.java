package tenuto.tools.inspect;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A rule for files: {@code BOUND or BOUND if BOUND}.
 *
 * @param bounds of which one must hold
 * @param when what files it is for; empty for all
 */
record Rule(List<Bound> bounds, Optional<Bound> when) {
  /**
   * What came of a rule.
   *
   * @param shown the bound that holds, or the first
   */
  record Verdict(Rule rule, Bound shown, double value, boolean passes) {}

  /**
   * Parses it.
   *
   * @throws IllegalArgumentException naming what is wrong
   */
  static Rule of(String text) {
    String[] parts = text.split("\\s+if\\s+", 2);
    List<Bound> bounds = Arrays.stream(parts[0].split("\\s+or\\s+")).map(Bound::of).toList();
    return new Rule(bounds, parts.length == 1 ? Optional.empty() : Optional.of(Bound.of(parts[1])));
  }

  /** The verdict about a file; empty if the rule is not for it. */
  Optional<Verdict> about(FileMetrics file) {
    if (when.isPresent() && !when.get().holds(when.get().value().of(file))) {
      return Optional.empty();
    }
    Optional<Bound> holding =
        bounds.stream().filter(bound -> bound.holds(bound.value().of(file))).findFirst();
    Bound shown = holding.orElse(bounds.getFirst());
    return Optional.of(new Verdict(this, shown, shown.value().of(file), holding.isPresent()));
  }

  /** As it is written, with the conditions of others alike. */
  @Override
  public String toString() {
    return bounds.stream().map(Bound::toString).collect(Collectors.joining(" or "))
        + when.map(bound -> " if " + bound).orElse("");
  }
}
