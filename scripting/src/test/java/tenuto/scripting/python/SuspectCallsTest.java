package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.command.TenutoRun;
import tenuto.tools.support.CapturedRun;

/** What succeeds and is hardly meant is told, with its line, and nothing else is. */
class SuspectCallsTest {
  @TempDir Path folder;

  private CapturedRun render(String text, String... options) throws Exception {
    Path patch = Files.writeString(folder.resolve("trap.py"), text);
    String[] all = new String[options.length + 6];
    all[0] = "render";
    all[1] = patch.toString();
    all[2] = "--out";
    all[3] = folder.toString();
    all[4] = "--scratch";
    all[5] = folder.toString();
    System.arraycopy(options, 0, all, 6, options.length);
    return TenutoRun.by(all);
  }

  private String at(int line, String text) {
    return "\n  %s:%d: %s\n".formatted(folder.resolve("trap.py"), line, text);
  }

  @Test
  void tellsPitchAboveHalfTheRateOnceForLine() throws Exception {
    CapturedRun told =
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
    CapturedRun told =
        render("sf.WriteFile([sf.SineWave(2, 440), sf.SineWave(1, 440)], 'short.wav')\n");

    assertThat(told.exit()).isZero();
    assertThat(told.err())
        .startsWith(
            "tenuto: warning: sf.WriteFile: the file is only 2 ms long; times are in milliseconds"
                + at(1, "sf.WriteFile([sf.SineWave(2, 440), sf.SineWave(1, 440)], 'short.wav')"));
    assertThat(render("sf.WriteFile16([sf.SineWave(10, 440)], 'longer.wav')\n").err())
        .doesNotContain("warning");
  }

  @Test
  void tellsWhereSampleRatesMeet() throws Exception {
    CapturedRun told =
        render(
            """
            sf.SetSampleRate(48000)
            a = sf.SineWave(100, 440)
            sf.SetSampleRate(96000)
            b = sf.SineWave(100, 440)
            c = a + 0.5 * b
            d = [sf.Reverse(a) - b for i in range(3)]
            sf.WriteFile([a], 'a.wav')
            """);

    assertThat(told.exit()).isZero();
    assertThat(told.err())
        .startsWith(
            "tenuto: warning: sf.Mix: its signals have different sample rates, 48000 and 96000"
                + " Hz: sf.ConvertSampleRate(x, 48000, 96000) converts"
                + at(5, "c = a + 0.5 * b"))
        .containsOnlyOnce(at(6, "d = [sf.Reverse(a) - b for i in range(3)]"))
        .contains(
            "sf.WriteFile: its signals are at 48000 Hz, but the session is at 96000 Hz:"
                + " sf.Convert");
    assertThat(told.err().split("warning", -1)).hasSize(4);
  }

  @Test
  void saysNothingOfSignalsThatWereConverted() throws Exception {
    CapturedRun told =
        render(
            """
            sf.SetSampleRate(48000)
            a = sf.SineWave(100, 440)
            sf.SetSampleRate(96000)
            b = sf.ConvertSampleRate(a, 48000, 96000) + sf.SineWave(100, 440) * 0.5
            c = sf.DirectResample(a, 0.5) + b[10:] - 1
            whole = sf.Mix(c, sf.Concatenate(b, b), sf.Multiply([b, c], b)[0])
            sf.WriteFile([whole * 0.2], 'whole.wav')
            out = sf.ConvertSampleRate(whole, 96000, 44100)
            sf.SetSampleRate(44100)
            sf.WriteFile([out * 0.2], 'out.wav')
            """);

    assertThat(told.exit()).isZero();
    assertThat(told.err()).doesNotContain("warning");
  }

  @Test
  void tellsPatchThatLeavesNothingBehind() throws Exception {
    String wrote = "'name.wav') writes a sound file\n";
    String here = "tenuto: warning: " + folder.resolve("trap.py") + ": ";
    for (String text :
        new String[] {"", "x = sf.Realise(sf.SineWave(100, 440))\n", "def main():\n    pass\n"}) {
      assertThat(render(text).err())
          .as(text)
          .startsWith(here + "nothing was written or played: sf.WriteFile([x], " + wrote);
    }
    assertThat(render("print 'mixing',\nx = sf.Realise([sf.Silence(10)])\n").err())
        .startsWith(here + "no signal was written, played or measured: sf.WriteFile([x], " + wrote);
    assertThat(render("x = sf.CheckZeros(sf.SineWave(10, 440))\n").err()) // which prints a line
        .startsWith(here + "no signal was written, played or measured: sf.WriteFile([x], " + wrote);
    assertThat(render("x = 1\n", "--quiet").err()).isEmpty();
  }

  @Test
  void saysNothingOfPatchThatMeasuresOrEndsItself() throws Exception {
    for (String text :
        new String[] {
          "print 1\n",
          "print sf.MaxValue(sf.SineWave(10, 440))\n",
          "x = sf.SineWave(10, 440)\nprint x.ms\n",
          "print sf.SineWave(10, 440).getSample(3)\n",
          "x = sf.CheckZeros(sf.SineWave(10, 440))\nassert x.ms == 10\n",
          "x = sf.SineWave(100, 440)\nsf.WriteFile([x], 'a.wav')\n",
          "sf.WriteMidi([sf.MidiNote(0, 10, 60)], 'a.mid')\n",
          "import sys\nsys.exit()\n"
        }) {
      CapturedRun told = render(text);
      assertThat(told.exit()).as(text).isZero();
      assertThat(told.err()).as(text).doesNotContain("warning");
    }
    assertThat(render("x = y\n").err()).doesNotContain("warning");
  }

  @Test
  void saysNothingWhenQuiet() throws Exception {
    CapturedRun told = render("sf.WriteFile([sf.SineWave(2, 99999)], 'quiet.wav')\n", "--quiet");

    assertThat(told).isEqualTo(new CapturedRun(0, "", ""));
  }
}
