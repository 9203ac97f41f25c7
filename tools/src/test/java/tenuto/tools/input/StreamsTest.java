package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.batch.ConvertCommand;
import tenuto.tools.support.CapturedRun;

class StreamsTest {
  @TempDir Path scratch;

  @Test
  void standardInputIsCopiedAndTheCopyGoesAway() throws IOException {
    List<String> names = List.of("a.wav", "-");
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(new byte[] {1, 2, 3}));
    try (Streams streams = new Streams(names, true, scratch)) {
      List<Input> inputs = streams.withStdin(Inputs.find(names, new Reading(), false));
      assertThat(inputs).extracting(Input::label).containsExactly("a.wav", "-");
      assertThat(inputs.get(0).path()).isEqualTo(Path.of("a.wav"));
      assertThat(inputs.get(1).path()).startsWith(scratch).hasBinaryContent(new byte[] {1, 2, 3});
      Files.createDirectory(streams.folder());
      Files.writeString(streams.folder().resolve("made.wav"), "a sound");
    } finally {
      System.setIn(before);
    }
    assertThat(scratch).isEmptyDirectory();
  }

  @Test
  void whatIsWrongWithItIsSaidOfWhatTheUserNamed() {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(new byte[] {1, 2, 3}));
    try {
      CapturedRun told =
          CapturedRun.by(new ConvertCommand(), "-", "--out", scratch, "--scratch", scratch);
      assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
      assertThat(told.err()).startsWith("tenuto: -: byte 0: ").doesNotContain("stdin.wav");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void withoutStandardInputOrOutputNothingIsMade() throws IOException {
    try (Streams streams = new Streams(List.of("a.wav"), false, scratch)) {
      List<Input> inputs = Inputs.find(List.of("a.wav"), new Reading(), false);
      assertThat(streams.withStdin(inputs)).isEqualTo(inputs);
      assertThat(scratch).isEmptyDirectory();
    }
  }
}
