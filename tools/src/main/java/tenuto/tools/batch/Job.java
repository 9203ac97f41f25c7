package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.List;
import tenuto.tools.input.Input;

/**
 * An input of a batch, and the outputs that are made from it in one pass.
 *
 * @param targets at least one; their recipes differ in their formats only
 */
record Job(Input input, List<Target> targets) {
  /** An output. */
  record Target(Path path, Recipe recipe) {}

  /** What all its outputs have in common. */
  Recipe recipe() {
    return targets.getFirst().recipe();
  }
}
