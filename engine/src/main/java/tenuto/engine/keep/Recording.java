package tenuto.engine.keep;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.ChunkWriterJob;
import tenuto.engine.plan.InPlacePlan;
import tenuto.engine.plan.PlanWriter;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Uncacheable;

/** Stores what recorders write, and what kernels make of stored samples in place. */
public final class Recording {
  private Recording() {}

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
    ChunkWriterJob job = new ChunkWriterJob(resources, new int[][] {chunks}, result.length());
    job.fill(
        resources.threads(result.length()),
        Chunk.SAMPLES,
        () -> new PlanWriter(InPlacePlan.of(kernel, result.length(), resources)));
    return job.stored(_ -> result.identity(), _ -> keys(keys), origin).getFirst();
  }

  /**
   * Stores what recorders write, in any order.
   *
   * @param same a lazy signal of the samples that were written, asked for when all are
   */
  public static Stored record(
      Resources resources,
      long length,
      Supplier<Signal> same,
      Object origin,
      Supplier<? extends ChunkWriter> recorders) {
    ChunkWriterJob job = new ChunkWriterJob(resources, 1, length);
    resources.forecast().of(job.bytes(), origin);
    try {
      job.fill(resources.threads(), Chunk.SAMPLES, recorders);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
    Signal made = same.get();
    boolean keeps = resources.settings().givesKeys();
    CacheKeys keys = keys(keeps ? PartKeys.of(made) : null);
    return job.stored(_ -> made.identity(), _ -> keys, origin).getFirst();
  }

  /** Stores what recorders write, in any order. */
  public static List<Stored> record(
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
    UncachedTimer timer = new UncachedTimer(resources);
    ChunkWriterJob job = new ChunkWriterJob(resources, channels, length);
    resources.forecast().of(job.bytes(), origin);
    try {
      job.fill(resources.threads(), Chunk.SAMPLES, recorders);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
    Uncacheable why = null;
    IntFunction<CacheKeys> keys = _ -> CacheKeys.NONE;
    boolean ours = Origins.isOurs(recorders);
    if (!resources.settings().givesKeys()) {
      // Nobody asks for them.
    } else if (recipe instanceof Recipe.Repeatable made && ours) {
      why = new Uncacheable("all of it is made at once, and only what follows is kept");
      keys = channel -> keys(WholeKeys.of(made.how() + " " + channel, made.from(), length));
    } else {
      why =
          new Uncacheable(
              ours
                  ? "it is made by what has a state of its own"
                  : "code from outside of the program computes it");
      CacheKeys never = CacheKeys.never(why);
      keys = _ -> never;
    }
    Identity identity = Identity.of(recipe.what(), length);
    List<Stored> stored =
        job.stored(
            channel -> new Identity(identity.high() + channel, identity.low() - channel),
            keys,
            origin);
    if (why != null) {
      timer.end(stored, why, origin);
    }
    return stored;
  }

  private static CacheKeys keys(PartKeys.Keys keys) {
    return keys != null && keys.hold() ? CacheKeys.of(keys.parts()) : CacheKeys.NONE;
  }
}
