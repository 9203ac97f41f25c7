package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Math.fma is some hundred times as slow without its instruction: all go through our own. */
class OneFmaTest {
  @Test
  void nobodyElseCallsIt() throws IOException {
    List<String> found = new ArrayList<>();
    for (String module : List.of("engine", "formats", "dsp", "tools", "scripting")) {
      try (Stream<Path> files = Files.walk(Command.root().resolve(module + "/src/main/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          if (!file.endsWith("engine/Fma.java") && Files.readString(file).contains("Math.fma(")) {
            found.add(file.toString());
          }
        }
      }
    }
    assertThat(found).as("files that call Math.fma and not tenuto.engine.Fma").isEmpty();
  }
}
