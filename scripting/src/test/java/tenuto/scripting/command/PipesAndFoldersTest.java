package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.scripting.python.Patches;

/** Names in patches that are no files. */
class PipesAndFoldersTest {
  @TempDir Path folder;

  @ParameterizedTest
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  @ValueSource(
      strings = {
        "sf.ReadFile(%s)",
        "sf.ReadFile(%s, 'pcm16 44100 2')",
        "sf.ReadSignal(%s)",
        "sf.ReadMidi(%s)",
        "sf.Scala(%s)"
      })
  void aPipeIsNotWaitedFor(String call) throws Exception {
    Path pipe = folder.resolve("pipe.wav");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    String failure = new Patches(folder).scoped(call.formatted("'" + pipe + "'")).error();
    assertThat(failure).contains(pipe + " is a pipe or a device, not a file");
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "..", "", "deep/.", "deep/", "../out", "/"})
  void aFolderIsNotMadeAFile(String name) {
    for (String word : new String[] {"WriteFile16", "WriteFile32", "WriteSignal"}) {
      Patches.Ran ran =
          new Patches(folder).scoped("sf.%s(sf.SineWave(10, 440), '%s')".formatted(word, name));
      assertThat(ran.error()).contains("path must name a file, but is '" + name);
    }
    assertThat(folder.resolve("out"))
        .satisfiesAnyOf(
            out -> assertThat(out).doesNotExist(), out -> assertThat(out).isDirectory());
    assertThat(Files.exists(folder.resolve("out/deep"))).isFalse();
  }
}
