package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Milliseconds become samples in one class only: nobody else multiplies them by a rate. */
class OneConversionTest {
  private static final Pattern CONVERSION =
      Pattern.compile(
          "[rR]ate(\\(\\))?\\s*/\\s*1000\\b|\\b1000(\\.0)?\\s*/\\s*[\\w.()]*[rR]ate\\b");

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");

  /** The conversion itself, and those who show rates in kHz. */
  private static final Set<String> ALLOWED =
      Set.of("Milliseconds.java", "Track.java", "SoundText.java");

  @Test
  void nobodyElseConverts() throws IOException {
    List<String> found = new ArrayList<>();
    for (String module : List.of("engine", "formats", "dsp", "tools", "scripting")) {
      try (Stream<Path> files = Files.walk(Command.root().resolve(module + "/src/main/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          String text = COMMENT.matcher(Files.readString(file)).replaceAll("");
          if (CONVERSION.matcher(text).find() && !ALLOWED.contains(file.getFileName().toString())) {
            found.add(file.toString());
          }
        }
      }
    }
    assertThat(found).as("files that convert ms without tenuto.engine.Milliseconds").isEmpty();
  }
}
