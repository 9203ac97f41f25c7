package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the tests of the package for CPython, which are Python's own. */
class PythonPackageTest {
  @TempDir Path folder;

  @Test
  void itsOwnTestsPass() throws Exception {
    CPython.require("pytest");
    String tests = Path.of("../python/tests").toAbsolutePath().normalize().toString();
    String printed =
        CPython.run(
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "--ignore=" + tests + "/farm", // which start ./tenuto
            "--ignore=" + tests + "/wheel", // which have its jars
            "--basetemp",
            folder + "/t",
            tests);
    assertThat(printed).contains(" passed");
  }
}
