package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the tests of the farm, with two worker processes of Dask, which start {@code ./tenuto}. */
class PythonFarmIT {
  @TempDir Path folder;

  @Test
  void itsOwnTestsPass() throws Exception {
    CPython.require("pytest", "distributed");
    String tests = Path.of("../python/tests/farm").toAbsolutePath().normalize().toString();
    String printed =
        CPython.run(
            "-m", "pytest", "-q", "-p", "no:cacheprovider", "--basetemp", folder + "/t", tests);
    assertThat(printed).contains(" passed");
  }
}
