package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;

/** What a preview takes from the last whole render, and that it says so. */
class PreviewTest {
  @TempDir Path folder;

  /** The louder the tone, the higher the peak that its loudest sample is brought to 1 by. */
  private static String patch(double gain) {
    return """
    x = sf.FixSize(sf.SineWave(2000, 440) * %s)
    print '%%.3f' %% sf.MaxValue(sf.Realise(x))
    sf.WriteFile([x], 'a.wav')
    """
        .formatted(gain);
  }

  private CapturedRun render(String text, String... options) throws IOException {
    Path patch = Files.writeString(folder.resolve("patch.py"), text);
    String[] fixed = {
      "render", patch.toString(), "--out", folder.toString(), "--scratch", folder.toString()
    };
    return TenutoRun.by(Stream.concat(Stream.of(fixed), Stream.of(options)).toArray(String[]::new));
  }

  private CapturedRun kept(String text, String... options) throws IOException {
    Stream<String> cache = Stream.of("--cache", folder.resolve("cache").toString());
    return render(text, Stream.concat(cache, Stream.of(options)).toArray(String[]::new));
  }

  private String comment() throws IOException {
    String file = Files.readString(folder.resolve("a.wav"), StandardCharsets.ISO_8859_1);
    return file.substring(file.indexOf("made by patch.py"));
  }

  @Test
  void figuresAreThoseOfTheLastWholeRender() throws IOException {
    assertThat(kept(patch(0.5)).out()).isEqualTo("1.000\n");
    CapturedRun run = kept(patch(0.25), "--from", "1", "--preview");
    assertThat(run.err())
        .contains("preview: peak at patch.py:1, extremes at patch.py:2, of the render of 20")
        .doesNotContain("very sound");
    assertThat(run.out()).isEqualTo("1.000\n");
    assertThat(comment())
        .contains(
            ", only 0:01 to the end, preview: peak of the render of 20", ", preview: extremes");
    assertThat(kept(patch(0.25), "--from", "1").err()).doesNotContain("preview");
    assertThat(comment()).doesNotContain("preview");
  }

  /** It is as much softer as the earlier peak was higher: its filters' states are exact. */
  @Test
  void onlyTheGainIsThatOfTheLastRender() throws IOException {
    kept(reverb(0.5, "a.wav"));
    assertThat(kept(reverb(0.25, "a.wav"), "--from", "2.8", "--preview").err())
        .contains("preview: peak at patch.py:1, of the render of 20");
    kept(reverb(0.25, "b.wav"), "--from", "2.8");
    String difference =
        """
        a, b = [sf.ReadFile('%s')[0] for name in ('a', 'b')]
        print '%%g %%g' %% (sf.MaxValue(sf.Realise(b)) > 0.5, sf.MaxValue(sf.Realise((b - 2 * a) * (b - 2 * a))))
        """
            .formatted(folder.resolve("%s.wav"))
            .replace("')[0]", "' % name)[0]");
    assertThat(render(difference).out()).isEqualTo("1 0\n");
  }

  /** A tone in a room, longer than a part, as loud as possible. */
  private static String reverb(double gain, String file) {
    return "sf.WriteFile([sf.FixSize(sf.Reverb(sf.SineWave(2900, 440) * %s, 300)[0])], '%s', 'float64')"
        .formatted(gain, file);
  }

  @Test
  void whatThePatchAlreadyIsIsExact() throws IOException {
    kept(patch(0.5));
    CapturedRun run = kept(patch(0.5), "--to", "1", "--preview");
    assertThat(run.err())
        .contains("preview: of this very sound, as in a whole render: peak at patch.py:1");
    assertThat(comment()).doesNotContain("preview");
  }

  @Test
  void withoutFiguresAllIsMeasuredAndThatIsSaid() throws IOException {
    CapturedRun run = kept(patch(0.5), "--to", "1", "--preview");
    assertThat(run.exit()).isZero();
    assertThat(run.err())
        .contains("preview: of this very sound, as in a whole render: peak at patch.py:1");
    assertThat(comment()).doesNotContain("preview");
  }

  /** What has the whole sound computed is named, unless the cache knows its number. */
  @Test
  void whatNeedsTheWholeIsNamed() throws IOException {
    String needs = "tenuto: peak at patch.py:1, extremes at patch.py:2: needs the whole sound";
    assertThat(render(patch(0.5), "--from", "1").err()).contains(needs);
    assertThat(kept(patch(0.5), "--from", "1").err()).contains(needs);
    assertThat(kept(patch(0.5), "--from", "1").err()).doesNotContain("needs the whole");
    assertThat(kept(patch(0.5)).err()).doesNotContain("needs the whole");
    assertThat(render("sf.WriteFile([sf.Saw(2000, 440)], 'a.wav')", "--from", "1").err())
        .doesNotContain("needs the whole");
  }

  @Test
  void aPreviewIsOfAPartAndNeedsAFolder() throws IOException {
    assertThat(kept(patch(1), "--preview").err()).contains("--from or --to is missing");
    CapturedRun run = render(patch(1), "--preview", "--to", "1");
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("--preview needs --cache");
  }
}
