package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;

/** What {@code render --from --to} says and leaves. */
class ExcerptTest {
  @TempDir Path folder;

  private CapturedRun render(String text, String... options) throws IOException {
    Path patch = Files.writeString(folder.resolve("patch.py"), text);
    String[] fixed = {
      "render", patch.toString(), "--out", out("").toString(), "--scratch", folder.toString()
    };
    return TenutoRun.by(Stream.concat(Stream.of(fixed), Stream.of(options)).toArray(String[]::new));
  }

  private Path out(String name) {
    return folder.resolve("out").resolve(name);
  }

  private static final String TONE = "sf.SineWave(2000, 440) * 0.3";

  /** Of a WAV file of one channel of 24 bits. */
  private static byte[] samples(byte[] file, double seconds) {
    int begin = new String(file, StandardCharsets.ISO_8859_1).indexOf("data") + 8;
    return Arrays.copyOfRange(file, begin, begin + 3 * (int) Math.round(seconds * 96_000));
  }

  @Test
  void samplesAreThoseOfTheWholeDitherIncluded() throws IOException {
    String text = "sf.WriteFile([%s], 'a.wav')".formatted(TONE);
    assertThat(render(text).exit()).isZero();
    byte[] whole = samples(Files.readAllBytes(out("a.wav")), 2);
    CapturedRun run = render(text, "--from", "0:00.5", "--to", "1500ms");
    assertThat(run.exit()).as(run.err()).isZero();
    byte[] file = Files.readAllBytes(out("a.wav"));
    assertThat(samples(file, 1)).isEqualTo(Arrays.copyOfRange(whole, 144_000, 432_000));
    assertThat(new String(file, StandardCharsets.ISO_8859_1))
        .contains("made by patch.py with seed 0, only 0:00.5 to 0:01.5");
    assertThat(run.err()).contains("a.wav (1.00 s, 1 channel)");
  }

  @Test
  void cuePointsAreCountedFromTheStart() throws IOException {
    String text =
        """
        time = sf.Timeline(120, '2/4', sections=[('intro', 1), ('verse', 1)], markers=[((1, 2), 'fill')])
        x = [%s]
        sf.WriteFile(x, 'a.wav', cues=time.cues())
        sf.WriteFile(x, 'b.aiff', cues='1999.5 last\\n\\n 10')
        """
            .formatted(TONE);
    assertThat(render(text).err()).doesNotContain("warning");
    assertThat(cues("a.wav")).containsExactly("0.000 s intro", "0.500 s fill", "1.000 s verse");
    assertThat(cues("b.aiff")).containsExactly("0.010 s", "2.000 s last");
    assertThat(render(text, "--from", "0.4", "--to", "0.9").exit()).isZero();
    assertThat(cues("a.wav")).containsExactly("0.100 s fill");
    for (String wrong : new String[] {"verse", "-1 a", "NaN a"}) {
      CapturedRun run = render("sf.WriteFile([%s], 'c.wav', cues='%s')".formatted(TONE, wrong));
      assertThat(run.err())
          .contains(
              "sf.WriteFile: cues must be lines of a time in ms of 0 or more, a space and a name,"
                  + " but one is '%s'".formatted(wrong));
    }
  }

  private List<String> cues(String file) {
    String shown = TenutoRun.by("info", out(file).toString()).out();
    return Pattern.compile("\\d+\\.\\d{3} s(?: [a-z]+)?(?=\n|$)")
        .matcher(shown)
        .results()
        .map(MatchResult::group)
        .toList();
  }

  @Test
  void eitherEndMayBeLeftOut() throws IOException {
    String text = "sf.WriteFile([%s], 'a.wav')".formatted(TONE);
    assertThat(render(text, "--from", "1.5").err()).contains("a.wav (0.50 s");
    assertThat(render(text, "--to", "0:01").err()).contains("a.wav (1.00 s");
    assertThat(render(text, "--from", "1", "--to", "5").err()).contains("a.wav (1.00 s");
  }

  @Test
  void aRangeThatEndsBeforeItBeginsIsWrongUsage() throws IOException {
    for (String to : new String[] {"2", "1:00", "0"}) {
      CapturedRun run = render("", "--from", "1:00", "--to", to);
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("--to must be after --from");
    }
  }

  @Test
  void aFileThatEndsBeforeIsNamedAndNotWritten() throws IOException {
    String text =
        """
        sf.WriteFile([sf.SineWave(500, 440)], 'short.wav')
        sf.WriteFile([sf.SineWave(2000, 440)], 'long.wav')
        """;
    CapturedRun run = render(text, "--from", "1", "--to", "1.5");
    assertThat(run.exit()).isZero();
    assertThat(run.err()).contains("short.wav ends at 0:00.5, before 0:01: it is not written");
    assertThat(out("long.wav")).exists();
    assertThat(out("short.wav")).doesNotExist();
  }

  @Test
  void aRangeThatNoFileHasIsAnError() throws IOException {
    String text = "sf.WriteFile([%s], 'a.wav')".formatted(TONE);
    CapturedRun run = render(text, "--from", "3", "--quiet");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo("tenuto: nothing is written: no file of the patch has 0:03 to the end\n");
  }

  @Test
  void whatIsWrittenInPartIsNotReadAgain() throws IOException {
    String text = "sf.WriteFile([%s], 'a.wav')\nsf.ReadFile('%s')".formatted(TONE, out("a.wav"));
    CapturedRun run = render(text, "--to", "1");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("patch.py:2", "render without --from and --to");
  }

  @Test
  void singleSignalsStayWholeAndPicturesShowThePart() throws IOException {
    String text =
        """
        x = sf.SineWave(2000, 440)
        sf.WriteSignal(x, 'a.signal')
        sf.Plot([x], 'a.png')
        """;
    CapturedRun run = render(text, "--from", "1", "--to", "1.5");
    assertThat(run.err()).contains("a.signal (2.00 s", "a.png (0.50 s");
  }
}
