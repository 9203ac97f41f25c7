package tenuto.engine.signal;

import java.util.function.Supplier;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Require;

/**
 * What looks at signals as they come, part by part: while they are stored, when it costs next to
 * nothing, or in the chunks where they are stored already.
 *
 * @param stretch samples whose parts one visitor is shown, in their order: a multiple of {@value
 *     Chunk#SAMPLES}. Stretches come in any order, each to one of the visitors
 * @param visitors makes a visitor for each thread; what can only be computed onward is shown to
 *     one, by one thread after the other
 */
public record Look(int stretch, Supplier<? extends SampleSink> visitors) {
  /** Nobody does. */
  public static final Look NONE = new Look(Chunk.SAMPLES, () -> null);

  public Look {
    Require.that(
        stretch > 0 && stretch % Chunk.SAMPLES == 0,
        "stretch",
        "must be a multiple of %d above 0".formatted(Chunk.SAMPLES),
        stretch);
  }

  /** A look at parts in any order. */
  public static Look inAnyOrder(Supplier<? extends SampleSink> visitors) {
    return new Look(Chunk.SAMPLES, visitors);
  }

  /** Stretches in a signal. */
  public long stretches(long length) {
    return Math.ceilDiv(length, stretch);
  }
}
