package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What succeeds and is hardly meant is told, with its line, and nothing else is. */
class TrapsTest {
  @TempDir Path folder;

  private Told render(String text, String... options) throws Exception {
    Path patch = Files.writeString(folder.resolve("trap.py"), text);
    String[] all = new String[options.length + 6];
    all[0] = "render";
    all[1] = patch.toString();
    all[2] = "--out";
    all[3] = folder.toString();
    all[4] = "--scratch";
    all[5] = folder.toString();
    System.arraycopy(options, 0, all, 6, options.length);
    return Told.by(all);
  }

  private String at(int line, String text) {
    return "\n  %s:%d: %s\n".formatted(folder.resolve("trap.py"), line, text);
  }

  @Test
  void tellsPitchAboveHalfTheRateOnceForLine() throws Exception {
    Told told =
        render(
            """
            # ms and hz changed places
            tones = [sf.SineWave(440, hz) for hz in (24000, 48000, 100000, 100001)]
            low = sf.PhasedSineWave(440, -96000, 0)
            sf.WriteFile(tones, 'tones.wav')
            """);

    assertThat(told.exit()).isZero();
    assertThat(told.err())
        .startsWith(
            "tenuto: warning: sf.SineWave: hz is 100000, above half the sample rate of 96000 Hz:"
                + " another pitch is heard (SineWave(ms, hz))"
                + at(2, "tones = [sf.SineWave(440, hz) for hz in (24000, 48000, 100000, 100001)]")
                + "tenuto: warning: sf.PhasedSineWave: hz is -96000,")
        .contains(at(3, "low = sf.PhasedSineWave(440, -96000, 0)"));
    assertThat(told.err().split("warning", -1)).hasSize(3);
  }

  @Test
  void tellsFileOfFewMilliseconds() throws Exception {
    Told told = render("sf.WriteFile([sf.SineWave(2, 440), sf.SineWave(1, 440)], 'short.wav')\n");

    assertThat(told.exit()).isZero();
    assertThat(told.err())
        .startsWith(
            "tenuto: warning: sf.WriteFile: the file is only 2 ms long; times are in milliseconds"
                + at(1, "sf.WriteFile([sf.SineWave(2, 440), sf.SineWave(1, 440)], 'short.wav')"));
    assertThat(render("sf.WriteFile16([sf.SineWave(50, 440)], 'longer.wav')\n").err())
        .doesNotContain("warning");
  }

  @Test
  void saysNothingWhenQuiet() throws Exception {
    Told told = render("sf.WriteFile([sf.SineWave(2, 99999)], 'quiet.wav')\n", "--quiet");

    assertThat(told).isEqualTo(new Told(0, "", ""));
  }
}
