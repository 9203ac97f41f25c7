package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
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
    List<Path> found =
        Command.sourcesWith(
            text -> CONVERSION.matcher(COMMENT.matcher(text).replaceAll("")).find());
    assertThat(found)
        .as("files that convert ms without tenuto.engine.base.Milliseconds")
        .allMatch(file -> ALLOWED.contains(file.getFileName().toString()));
  }
}
