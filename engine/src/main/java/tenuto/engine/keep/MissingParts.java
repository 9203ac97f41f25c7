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
  static void compute(Resources resources, CacheFill filling, List<Signal> signals, int[] parts) {
    if (parts.length == 0) {
      return;
    }
    long length = signals.getFirst().length();
    if (signals.stream().allMatch(Signal::addressable)) {
      onItsOwn(resources, filling, signals, parts, length);
      return;
    }
    List<Run> runs = runs(signals, parts, length);
    if (runs.isEmpty()) { // all up to the last part is computed on the way to it
      onItsOwn(resources, filling, signals, parts, length);
      return;
    }
    for (Run run : runs) {
      Rendering rendering =
          filling.orGiveBackTimed(() -> new Rendering(resources, RenderRoot.of(run.windows)));
      try (rendering) {
        filling.relay(filling.orGiveBack(() -> rendering.plan(run.windows)), run.from, run.to);
      }
    }
  }

  /** Parts in a row, and the signals from the first of their samples on. */
  private record Run(long from, long to, List<Signal> windows) {}

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
      List<Signal> windows = windows(signals, from, to);
      if (windows.isEmpty()) {
        return List.of();
      }
      runs.add(new Run(from, to, windows));
    }
    return runs;
  }

  /** The signals between two samples; none if what came before has to be computed anyway. */
  private static List<Signal> windows(List<Signal> signals, long from, long to) {
    List<Signal> windows = new ArrayList<>();
    for (Signal signal : signals) {
      Signal window = from == 0 ? signal : SubrangeBuilder.of(signal, from, to);
      if (window == null) {
        return List.of();
      }
      windows.add(window);
    }
    return windows;
  }

  private static void onItsOwn(
      Resources resources, CacheFill filling, List<Signal> signals, int[] parts, long length) {
    Rendering rendering =
        filling.orGiveBackTimed(() -> new Rendering(resources, RenderRoot.of(signals)));
    try (rendering) {
      if (signals.stream().allMatch(rendering::addressable)) {
        long work = (long) parts.length * Cache.PART * rendering.computed();
        filling.fill(parts, resources.threads(work), () -> new PlanWriter(rendering.plan(signals)));
      } else {
        long end = (parts[parts.length - 1] + 1L) * Cache.PART;
        filling.relay(filling.orGiveBack(() -> rendering.plan(signals)), 0, Math.min(length, end));
      }
    }
  }
}
