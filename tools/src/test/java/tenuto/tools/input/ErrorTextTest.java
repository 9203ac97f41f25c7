package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorTextTest {
  @TempDir Path folder;

  /** Java has one exception for both, and says which in words of the system. */
  @Test
  void aFileThatIsThereIsNotSaidToBeMissing() throws IOException {
    Path file = Files.createFile(folder.resolve("a (1).wav"));
    IOException closed = new FileNotFoundException(file + " (Permission denied)");
    assertThat(ErrorText.text(file, "label", closed)).isEqualTo("tenuto: label: permission denied");
    assertThat(ErrorText.ofFile(closed)).contains("tenuto: " + file + ": permission denied");
    Files.delete(file);
    assertThat(ErrorText.ofFile(closed))
        .contains("tenuto: " + file + ": there is no such file, or it cannot be read");
  }

  @Test
  void anErrorWithTheNameOfAFileAloneIsExplained() {
    IOException missing = new NoSuchFileException("x.cue");
    assertThat(ErrorText.ofFile(new UncheckedIOException(missing)))
        .contains("tenuto: there is no file x.cue");
    assertThat(ErrorText.text(folder, "folder", missing))
        .isEqualTo("tenuto: there is no file x.cue");
    assertThat(ErrorText.ofFile(new AccessDeniedException("x.csv")))
        .contains("tenuto: x.csv: permission denied");
    IOException full = new IOException("cannot write x.wav: No space left on device");
    assertThat(ErrorText.ofFile(new UncheckedIOException(full)))
        .contains("tenuto: cannot write x.wav: No space left on device");
    assertThat(ErrorText.ofFile(new IOException("x.wav: byte 0: wrong"))).isEmpty();
  }
}
