package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the tests of the farm, with two worker processes of Dask, which start {@code ./tenuto}. */
class PythonFarmIT {
  @TempDir Path folder;

  @Test
  void itsOwnTestsPass() throws Exception {
    CPython.require("pytest", "distributed");
    assertThat(CPython.tested(folder, "farm")).contains(" passed");
  }

  @Tag("long")
  @Test
  void soDoThoseThatTakeLong() throws Exception {
    CPython.require("pytest", "distributed");
    assertThat(CPython.tested(folder, "farm", "-m", "long")).contains(" passed");
  }
}
