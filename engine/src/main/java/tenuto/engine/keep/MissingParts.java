package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.plan.PlanWriter;
import tenuto.engine.plan.RenderRoot;
import tenuto.engine.plan.Rendering;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.SubrangeBuilder;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;

/** Computes what a cache has not got. */
final class MissingParts {
  private MissingParts() {}

  /** Computes parts of signals of one length. */
  static void compute(Resources resources, CacheFill fill, List<Signal> signals, int[] parts) {
    if (parts.length == 0) {
      return;
    }
    long length = signals.getFirst().length();
    if (signals.stream().allMatch(Signal::addressable)) {
      onItsOwn(resources, fill, signals, parts, length);
      return;
    }
    List<Run> runs = runs(signals, parts, length);
    if (runs.isEmpty()) { // all up to the last part is computed on the way to it
      onItsOwn(resources, fill, signals, parts, length);
      return;
    }
    for (Run run : runs) {
      Rendering rendering =
          fill.orGiveBackTimed(() -> new Rendering(resources, RenderRoot.of(run.subranges)));
      try (rendering) {
        fill.relay(fill.orGiveBack(() -> rendering.plan(run.subranges)), run.from, run.to);
      }
    }
  }

  /** Parts in a row, and the signals from the first of their samples on. */
  private record Run(long from, long to, List<Signal> subranges) {}

  /** None if what comes before one of them has to be computed anyway. */
  private static List<Run> runs(List<Signal> signals, int[] parts, long length) {
    List<Run> runs = new ArrayList<>();
    for (int first = 0, next; first < parts.length; first = next) {
      next = first + 1;
      while (next < parts.length && parts[next] == parts[next - 1] + 1) {
        next++;
      }
      long from = (long) parts[first] * Cache.PART;
      long to = Math.min(length, (parts[next - 1] + 1L) * Cache.PART);
      List<Signal> subranges = subranges(signals, from, to);
      if (subranges.isEmpty()) {
        return List.of();
      }
      runs.add(new Run(from, to, subranges));
    }
    return runs;
  }

  /** The signals between two samples; none if what came before has to be computed anyway. */
  private static List<Signal> subranges(List<Signal> signals, long from, long to) {
    List<Signal> subranges = new ArrayList<>();
    for (Signal signal : signals) {
      Signal subrange = from == 0 ? signal : SubrangeBuilder.of(signal, from, to);
      if (subrange == null) {
        return List.of();
      }
      subranges.add(subrange);
    }
    return subranges;
  }

  private static void onItsOwn(
      Resources resources, CacheFill fill, List<Signal> signals, int[] parts, long length) {
    Rendering rendering =
        fill.orGiveBackTimed(() -> new Rendering(resources, RenderRoot.of(signals)));
    try (rendering) {
      if (signals.stream().allMatch(rendering::addressable)) {
        long work = (long) parts.length * Cache.PART * rendering.computed();
        fill.fill(parts, resources.threads(work), () -> new PlanWriter(rendering.plan(signals)));
      } else {
        long end = (parts[parts.length - 1] + 1L) * Cache.PART;
        fill.relay(fill.orGiveBack(() -> rendering.plan(signals)), 0, Math.min(length, end));
      }
    }
  }
}
