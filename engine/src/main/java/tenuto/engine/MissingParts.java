package tenuto.engine;

import java.util.List;

/** Computes what a cache has not got. */
final class MissingParts {
  private MissingParts() {}

  /** Computes parts of signals of one length. */
  static void compute(Resources resources, Filling filling, List<Signal> signals, int[] parts) {
    if (parts.length == 0) {
      return;
    }
    long length = signals.getFirst().length();
    Rendering rendering =
        filling.orGiveBack(() -> new Rendering(resources, RenderRoot.of(signals)));
    try (rendering) {
      if (signals.stream().allMatch(rendering::addressable)) {
        long work = (long) parts.length * Cache.PART * rendering.computed();
        filling.fill(
            parts, resources.threads(work), () -> new Filling.FromPlan(rendering.plan(signals)));
      } else {
        long end = (parts[parts.length - 1] + 1L) * Cache.PART;
        filling.relay(rendering.plan(signals), Math.min(length, end));
      }
    }
  }
}
