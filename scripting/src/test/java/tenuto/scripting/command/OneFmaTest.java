package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Math.fma is some hundred times as slow without its instruction: all go through our own. Where
 * there are vectors there is the instruction.
 */
class OneFmaTest {
  @Test
  void nobodyElseCallsIt() throws IOException {
    List<Path> found = Command.sourcesWith(text -> text.contains("Math.fma("));
    assertThat(found)
        .as("files that call Math.fma and not tenuto.engine.base.Fma")
        .allMatch(
            file ->
                file.endsWith("engine/base/Fma.java")
                    || file.endsWith("filters/RunningBiquad.java"));
  }
}
