package tenuto.tools.chain;

import java.nio.file.Path;
import tenuto.tools.input.ChainException;

/** Makes chains of Python files; whoever starts the commands brings it, and Python with it. */
public interface PythonChains {
  /**
   * A chain whose steps are the function {@code process(channels)} of a file.
   *
   * @throws ChainException if it cannot be read
   */
  Chain read(Path file);
}
