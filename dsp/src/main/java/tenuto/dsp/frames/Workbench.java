package tenuto.dsp.frames;

import java.util.function.Supplier;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Workspace;

/**
 * What all frames of a run are worked on with: memory, and what is known of vectors. Its text is
 * always the same, as it makes no difference to samples.
 *
 * @param workspaces give memory for the work of each reader
 */
public record Workbench(Supplier<Workspace> workspaces, VectorWarmUp warmUp) {
  private enum Key {
    ONLY
  }

  /** The one of a run. */
  public static Workbench of(WordContext context) {
    return context.once(
        Key.ONLY,
        key ->
            new Workbench(
                context.session().memory()::workspace,
                context.session().work().warmup(VectorWarmUp.class, VectorWarmUp::new)));
  }

  /** A transform of frames of that size; to be closed. */
  public FrameTransform transform(int size) {
    return new FrameTransform(size, workspaces.get(), warmUp);
  }

  @Override
  public String toString() {
    return "-";
  }
}
