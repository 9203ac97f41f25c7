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
    String tests = Path.of("../python/tests/wheel").toAbsolutePath().normalize().toString();
    String printed =
        CPython.run(
            "-m", "pytest", "-q", "-p", "no:cacheprovider", "--basetemp", folder + "/t", tests);
    assertThat(printed).containsAnyOf(" passed", " skipped");
  }
}
