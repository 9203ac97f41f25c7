package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;

/** What Tenuto's own modules in Python make is said to come from the lines that call these. */
class LinesOfPatchesTest {
  @TempDir Path folder;

  @Test
  void tellsLinesOfThePatchAndNoneOfTheModulesBehindIt() throws Exception {
    Path patch =
        Files.writeString(
            folder.resolve("song.py"),
            """
            mixer = sf.Mixer()
            mixer.track('tone', sf.SineWave(500, 440))
            mixer.write('mix.wav')
            sf.WriteFile([sf.Timeline(120).breakpoints([(0, 0), (4, 1)])], 'line.wav')
            hz, gate, velocity = sf.Mono([sf.MidiNote(0, 9000, 60)])
            """);

    CapturedRun told =
        TenutoRun.by("render", patch.toString(), "--out", folder.toString(), "--dry-run");

    assertThat(told.out())
        .containsPattern("song.py:3 +Pan")
        .containsPattern("song.py:4 +Breakpoints")
        .containsPattern("song.py:5 +NoteGate")
        .doesNotContain("tenuto_");
  }
}
