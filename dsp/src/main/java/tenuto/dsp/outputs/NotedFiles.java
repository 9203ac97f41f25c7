package tenuto.dsp.outputs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.engine.signal.Signal;

/** The files that a run has noted instead of writing them, which it can read; usually none. */
public interface NotedFiles {
  /** The note of a file. */
  default Optional<Planned> file(Path path) {
    return Optional.empty();
  }

  /** The channels of such a file, if it holds sound. */
  default Optional<List<Signal>> sound(Path path) {
    return Optional.empty();
  }

  /** The signal at an offset of a pool. */
  default Optional<Signal> inPool(Path pool, long offset) {
    return Optional.empty();
  }
}
