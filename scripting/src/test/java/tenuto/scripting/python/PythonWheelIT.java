package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds CPython's package with the jars of this build, and installs and uses it. */
class PythonWheelIT {
  @TempDir Path folder;

  @Test
  void itsOwnTestsPass() throws Exception {
    CPython.require("pytest", "pip", "setuptools");
    assertThat(CPython.tested(folder, "wheel")).containsAnyOf(" passed", " skipped");
  }
}
