package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the tests of the package for CPython, which are Python's own, with the jars of this build;
 * some start {@code ./tenuto}.
 */
class PythonPackageIT {
  @TempDir Path folder;

  @Test
  void itsOwnTestsPass() throws Exception {
    CPython.require("pytest");
    assertThat(CPython.tested(folder, "", "--ignore=farm", "--ignore=wheel")).contains(" passed");
  }
}
