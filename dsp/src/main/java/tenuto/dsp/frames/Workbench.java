package tenuto.dsp.frames;

import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Workspaces;

/**
 * The resources for all frames of a run: memory, and the measured speed of vectors. Its text is
 * always the same, as it has no effect on samples.
 *
 * @param workspaces supply each reader's working memory
 * @param warmUp decides when vectors are used
 */
public record Workbench(Workspaces workspaces, VectorWarmUp warmUp) {
  private enum Key {
    ONLY
  }

  /** The workbench of a run. */
  public static Workbench of(WordContext context) {
    return context.once(
        Key.ONLY,
        key ->
            new Workbench(
                context.session().memory().workspaces(),
                context.session().work().warmup(VectorWarmUp.class, VectorWarmUp::new)));
  }

  /** A transform for frames of that size, which the caller must close. */
  public FrameTransform transform(int size) {
    return new FrameTransform(size, workspaces.get(), warmUp);
  }

  @Override
  public String toString() {
    return "-";
  }
}
