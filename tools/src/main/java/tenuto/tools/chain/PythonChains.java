package tenuto.tools.chain;

import java.nio.file.Path;
import tenuto.tools.input.ChainException;

/**
 * Reads chains that are Python files. The program that starts the commands provides it, so that
 * these need no Python.
 */
public interface PythonChains {
  /**
   * The chain that the function {@code process(channels)} of a file defines.
   *
   * @throws ChainException if the file cannot be read
   */
  Chain read(Path file);

  /**
   * The chain of a file, which is for CPython if one of its first five lines is {@code # tenuto:
   * python3}.
   *
   * @throws ChainException if the file cannot be read
   */
  default Chain of(Path file) {
    return Python3Chain.isFor(file) ? new Python3Chain(file) : read(file);
  }
}
