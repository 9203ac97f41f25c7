package tenuto.engine.plan;

import java.util.List;
import tenuto.engine.signal.Kernel;

/** A plan of one step: a kernel that is applied to a block in place. */
public final class InPlacePlan {
  private InPlacePlan() {}

  /** The plan of a kernel. */
  public static Plan of(Kernel kernel, long length, Resources resources) {
    Plan.Step step =
        Steps.inForms(
            kernel,
            kernel.scalarForm(),
            length,
            resources,
            () -> Rehearsal.of(kernel),
            form -> new Steps.Map(form, length, 0, 0));
    return new Plan(
        resources.buffers(),
        resources.stop(),
        resources.blockSize(),
        List.of(OthersStep.of(step, kernel)),
        List.of(true),
        List.of(new Plan.Result(0, true, length)),
        List.of(),
        null);
  }
}
