package tenuto.engine;

import java.util.List;
import java.util.function.Supplier;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Identity;

/** The ways in which signals come to be stored. */
final class Storing {
  private Storing() {}

  /**
   * Stores signals of a rendering that are computed together: all of one length.
   *
   * @param plans makes plans that compute them alone
   * @param stretch samples that go through one plan in their order
   */
  static List<Stored> store(
      Resources resources,
      Beneath beneath,
      List<Signal> signals,
      Supplier<Plan> plans,
      int stretch,
      Object origin) {
    long length = signals.getFirst().length();
    Filling filling = new Filling(resources, signals.size(), length);
    resources.forecast().of(filling.bytes(), origin);
    if (signals.stream().allMatch(beneath::addressable)) {
      int threads = resources.threads(length * beneath.computed());
      filling.fill(threads, stretch, () -> new Filling.FromPlan(plans.get()));
    } else {
      filling.relay(plans.get(), 0, length);
    }
    return filling.stored(channel -> signals.get(channel).identity(), origin);
  }

  /**
   * Applies a kernel to the samples of a stored signal in place.
   *
   * @param chunks theirs, which nobody else has
   * @param result what they are then
   */
  static Stored replace(
      Resources resources, int[] chunks, Kernel kernel, Signal result, Object origin) {
    boolean keeps = resources.settings().givesKeys();
    PartKeys.Keys keys = keeps ? PartKeys.of(result) : null;
    Filling filling = new Filling(resources, new int[][] {chunks}, result.length());
    filling.fill(
        resources.threads(result.length()),
        Chunk.SAMPLES,
        () -> new Filling.FromPlan(PlanBuilder.inPlace(kernel, result.length(), resources)));
    Stored stored = filling.stored(channel -> result.identity(), origin).getFirst();
    sign(stored, keys);
    return stored;
  }

  /**
   * Stores what recorders write, in any order.
   *
   * @param same a lazy signal of the samples that were written, asked for when all are
   */
  static Stored record(
      Resources resources,
      long length,
      Supplier<Signal> same,
      Object origin,
      Supplier<? extends ChunkWriter> recorders) {
    Filling filling = new Filling(resources, 1, length);
    resources.forecast().of(filling.bytes(), origin);
    try {
      filling.fill(resources.threads(), Chunk.SAMPLES, recorders);
    } catch (InternalError e) {
      throw resources.losses().of(e);
    }
    Signal made = same.get();
    Stored stored = filling.stored(channel -> made.identity(), origin).getFirst();
    if (resources.settings().givesKeys()) {
      sign(stored, PartKeys.of(made));
    }
    return stored;
  }

  /** Stores what recorders write, in any order. */
  static List<Stored> record(
      Resources resources,
      int channels,
      long length,
      Recipe recipe,
      Object origin,
      Supplier<? extends ChunkWriter> recorders) {
    if (length < 0 || channels < 0) {
      throw new IllegalArgumentException(
          "channels and length must not be negative, but are %d and %d"
              .formatted(channels, length));
    }
    UnkeptWork told = new UnkeptWork(resources);
    Filling filling = new Filling(resources, channels, length);
    resources.forecast().of(filling.bytes(), origin);
    try {
      filling.fill(resources.threads(), Chunk.SAMPLES, recorders);
    } catch (InternalError e) {
      throw resources.losses().of(e);
    }
    Identity identity = Identity.of(recipe.what(), length);
    List<Stored> stored =
        filling.stored(
            channel -> new Identity(identity.high() + channel, identity.low() - channel), origin);
    boolean ours = Origins.isOurs(recorders);
    if (!resources.settings().givesKeys()) {
      return stored;
    }
    if (recipe instanceof Recipe.Repeatable made && ours) {
      for (int channel = 0; channel < channels; channel++) {
        String what = made.how() + " " + channel;
        sign(stored.get(channel), PartKeys.of(what, made.from(), length));
      }
      told.end(
          stored, new Unkept("all of it is made at once, and only what follows is kept"), origin);
    } else {
      Unkept never =
          new Unkept(
              ours
                  ? "it is made by what has a state of its own"
                  : "code from outside of the program computes it");
      stored.forEach(each -> each.never(never));
      told.end(stored, never, origin);
    }
    return stored;
  }

  private static void sign(Stored stored, PartKeys.Keys keys) {
    if (keys != null && keys.hold()) {
      stored.keys(keys.parts());
    }
  }
}
