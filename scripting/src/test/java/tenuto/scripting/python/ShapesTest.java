package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.command.TenutoRun;
import tenuto.tools.support.CapturedRun;

/** Shapes hold their last value in sums and products, sounds are silent after their end. */
class ShapesTest {
  private static final String MEASURES =
      """
      def most(x):
          return max(abs(sf.MaxValue(x)), abs(sf.MinValue(x)))
      tone = sf.SineWave(1000, 440)
      """;

  @TempDir Path folder;

  private void scoped(String text) {
    new Patches(folder).scoped(MEASURES + text).ok();
  }

  /** The patch of 25 voices. */
  static String voices() throws IOException {
    try (var file = ShapesTest.class.getResourceAsStream("voices.py")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void noneOf25VoicesSoundsAfterItsEnvelope() throws IOException {
    assertThat(new Patches(folder).scoped(voices()).ok().out().lines())
        .hasSize(25)
        .allMatch(line -> line.endsWith(" True True"));
  }

  @Test
  void aSoundIsSilentAfterItsEnvelope() {
    scoped(
        """
        struck = tone * sf.Percussive(1, 300)
        same(struck.ms, 1000.0)
        assert most(struck[:301]) > 0.9
        same(most(struck[301.02:]), 0)
        same(most(sf.Multiply(sf.Percussive(1, 300), tone)[301.02:]), 0)
        """);
  }

  @Test
  void aProductLastsAsLongAsItsShortestSound() {
    scoped(
        """
        short = sf.SineWave(300, 30)
        same((tone * short).ms, 300.0)
        same((short * tone).ms, 300.0)
        same((short * sf.NumericShape((0, 0), (1000, 1))).ms, 300.0)
        same((sf.NumericShape((0, 0), (1000, 1)) * short).ms, 300.0)
        same((tone / short).ms, 300.0)
        same((sf.NumericShape((0, 0), (1000, 1)) * sf.ADSR(300)).ms, 1000.0)
        """);
  }

  @Test
  void aFadeInHoldsItsLastValue() {
    scoped(
        """
        faded = tone * sf.NumericShape((0, 0), (300, 1))
        same(most(faded[300:] - tone[300:]), 0)
        half = tone / sf.NumericShape((0, 1), (300, 2))
        assert most(half[300:] - 0.5 * tone[300:]) < 1e-15
        """);
  }

  @Test
  void aSmoothedGateFallsAfterItsEnd() {
    scoped(
        """
        gate = sf.NoteGate([(0, 200)])
        for smooth in [gate.one_pole_low_pass(50), gate.following_low_pass(5, 20), gate.max_deviation(0.001),
                       gate.follow(5, 20), gate.fade(5, 0).one_pole_low_pass(50), sf.Constant(200, 1).fade(5, 5)]:
            sound = tone * smooth
            same(sound.ms, 1000.0)
            assert most(sound[150:190]) > 0.9
            assert most(sound[280:]) < 1e-4, most(sound[280:])
            assert most(sf.Constant(1000, 1) * smooth - (sf.Constant(1000, 1) * smooth).pad(0.0105)) < 0.02
        stored = tone * sf.Realise(gate.one_pole_low_pass(50))
        same(most(stored[201:]), 0)
        """);
  }

  @Test
  void arithmeticOfShapesIsAShape() {
    scoped(
        """
        short = sf.NumericShape((0, 1), (100, 0.5))
        for shape, last in [(short * 0.5, 0.25), (2 - short, 1.5), (-short, -0.5), (short / 2 + 1, 1.25),
                            (short * sf.Constant(50, 0.5), 0.25), (short - sf.Percussive(1, 20), 0.5),
                            (sf.Realise(short), 0.5), (sf.Clip(4 * short), 1), (short[50:], 0.5),
                            (sf.Concatenate(sf.ADSR(10), short), 0.5)]:
            ended = (tone * shape)[400:] - last * tone[400:]
            assert most(ended) < 1e-12, (shape, last, most(ended))
        sounding = short + tone[:200]
        same((tone * sounding).ms, 200.0)
        """);
  }

  @Test
  void aShapeInASumHoldsToItsEnd() {
    scoped(
        """
        hz = sf.NumericShape((0, 220), (300, 440)) + 5 * sf.SineWave(1000, 6)
        same(hz.ms, 1000.0)
        assert most(hz[300:] - 440 - 5 * sf.SineWave(1000, 6)[300:]) < 1e-9
        assert most((tone - sf.NumericShape((0, 0), (100, 1)))[500:] - (tone[500:] - 1)) < 1e-12
        same(most(sf.Mix(tone, sf.Percussive(1, 20))[100:] - tone[100:]), 0)
        """);
  }

  @Test
  void sonicFieldsRulesAreKept() {
    new Patches(folder)
        .counted(
            """
            tone = sf.SineWave(1000, 440)
            struck = sf.Multiply(+tone, sf.NumericShape((0, 1), (300, 0)))
            same(struck.ms, 1000.0)
            assert sf.MaxValue(struck[400:]) > 0.99
            same((tone * sf.SineWave(300, 440)).ms, 1000.0)
            saw = sf.Saw(1000, sf.NumericShape((0, 100), (100, 200)))
            same(saw.ms, 100.0)
            -saw
            """)
        .ok();
  }

  @Test
  void warnsOfAShapeThatIsHeldInBetween() throws Exception {
    Path patch =
        Files.writeString(
            folder.resolve("held.py"),
            """
            tone = sf.SineWave(1000, 440)
            x = [tone * sf.NumericShape((0, 1), (300, 0.25)) for i in range(3)]
            y = tone * sf.Percussive(1, 300) * sf.NumericShape((0, 0), (300, 1))
            z = tone * sf.NumericShape((0, 1), (951, 0.25))
            v = sf.SVFLowPass(tone, sf.NumericShape((0, 100), (300, 2000))) + sf.NumericShape((0, 0), (100, 0.5))
            w = tone * sf.LFO(300, 1, 0.5, 0.7, 'rise')
            sf.WriteFile(sf.Mix(x + [y, z, v, w]) * 0.05, 'held.wav')
            """);
    CapturedRun run =
        TenutoRun.by(
            "render", patch.toString(), "--out", folder.toString(), "--scratch", folder.toString());
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err().lines().filter(line -> line.contains("warning")))
        .containsExactly(
            "tenuto: warning: sf.Multiply: a shape of 300 ms ends at 0.25, which is held to the end"
                + " of the sound of 1000 ms",
            "tenuto: warning: sf.Multiply: a shape of 300 ms ends at 0.56, which is held to the end"
                + " of the sound of 1000 ms");
    assertThat(run.err())
        .contains("held.py:2: x = [tone * sf.NumericShape((0, 1), (300, 0.25))")
        .contains("held.py:6: w = tone * sf.LFO(");
  }
}
