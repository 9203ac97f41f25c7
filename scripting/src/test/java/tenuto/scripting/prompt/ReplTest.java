package tenuto.scripting.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Inputs go in, values come out. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SAME_THREAD)
class ReplTest {
  @TempDir Path folder;
  private PromptKit kit;

  @BeforeEach
  void open() {
    kit = new PromptKit(folder);
  }

  @AfterEach
  void close() {
    kit.close();
  }

  @Test
  void valuesAreShownAndKept() {
    assertThat(kit.obey("1 + 1", "x = 5", "_ * x", "'a'", "None")).isZero();
    assertThat(kit.out()).isEqualTo("2\n10\n'a'\n");
    assertThat(kit.err()).isEmpty();
  }

  @Test
  void blocksTakeSeveralLines() {
    kit.obey(
        "def f(n):",
        "    # half",
        "    return n / 2.0",
        "",
        "f(3)",
        "(1,",
        " 2)",
        "x = '''a",
        "b'''",
        "x");
    assertThat(kit.err()).isEmpty();
    assertThat(kit.out()).isEqualTo("1.5\n(1, 2)\n'a\\nb'\n");
  }

  @Test
  void lettersAreThoseOfAPatch() {
    kit.obey("'\u00e9'", "len('\u00e9')", "u'\u00e9'");
    assertThat(kit.out()).isEqualTo("'\\xc3\\xa9'\n2\nu'\\xe9'\n");
  }

  @Test
  void theFirstErrorEndsWhatIsPiped() {
    assertThat(kit.obey("1", "sf.RBJHighPass(sf.WhiteNoise(100), 50000, 1)", "2")).isEqualTo(1);
    assertThat(kit.out()).isEqualTo("1\n");
    assertThat(kit.err())
        .isEqualTo(
            "tenuto: sf.RBJHighPass: hz must be above 0 and below 4000 (half the sample rate), but is"
                + " 50000\n");
  }

  @Test
  void anErrorNamesItsLine() {
    kit.obey("def f():", "    x = 1", "    return x / 0", "", "f()");
    assertThat(kit.err())
        .isEqualTo(
            "tenuto: ZeroDivisionError: float division\n" + "  input 1, line 3: return x / 0\n");
  }

  @Test
  void wrongPythonIsAnError() {
    assertThat(kit.obey("1 +* 2")).isEqualTo(1);
    assertThat(kit.err()).startsWith("tenuto: SyntaxError: ");
    assertThat(kit.obey("def f():")).isEqualTo(1);
    assertThat(kit.err()).startsWith("tenuto: ");
  }

  @Test
  void errorsAreRedForWhoWantsThemSo() {
    try (PromptKit coloured = new PromptKit(folder, true)) {
      coloured.obey("1/0");
      assertThat(coloured.err())
          .startsWith("\u001b[31mtenuto: Zero")
          .endsWith("division\u001b[0m\n");
    }
  }

  @Test
  void itEndsAsItIsTold() {
    assertThat(kit.obey("exit", "1/0")).isZero();
    assertThat(kit.obey("quit()", "1/0")).isZero();
    assertThat(kit.obey("import sys", "sys.exit(3)", "1/0")).isEqualTo(3);
    assertThat(kit.obey("sys.exit('why')")).isEqualTo(1);
    assertThat(kit.err()).isEqualTo("tenuto: why\n");
  }

  @Test
  void soundsAreShownAndNothingStaysLent() {
    kit.obey("sf.Channels(sf.Silence(1000), sf.Silence(500))");
    assertThat(kit.out().lines().findFirst())
        .contains("1.000 s, 8,000 samples at 8 kHz, 2 channels, silent");
    kit.obey("[1, sf.Silence(10)]");
    assertThat(kit.out()).startsWith("[1, <");
    assertThat(kit.session().memory().usage().lent()).isZero();
  }

  /** Of what takes long to compute only the beginning, as the line says. */
  @Test
  void aLongSoundIsShownAsFarAsPatienceGoes() {
    kit.obey("x = sf.SineWave(3600000, 440)");
    kit.hurry();
    kit.obey("x");
    assertThat(kit.out().lines().findFirst().orElseThrow())
        .startsWith("3600.000 s, 28,800,000 samples at 8 kHz, peak 0.0 dBFS in the first ")
        .endsWith(" s (info computes all)");
    kit.obey("info x");
    assertThat(kit.out()).contains("peak 0.0 dBFS, RMS -3.0 dBFS", "not stored");
  }

  @Test
  void infoComputesEverything() {
    kit.obey("x = sf.Realise(sf.NumericShape((0, 0.5), (1000, 0.5)))", "info x");
    assertThat(kit.out())
        .isEqualTo(
            "1.000 s, 8,000 samples at 8 kHz\n  peak -6.0 dBFS, RMS -6.0 dBFS\n"
                + "  stored: 62.5 KiB\n  made at input 1:1\n");
  }

  @Test
  void playAndPlotUseTheWords() {
    assertThat(kit.obey("x = sf.SineWave(100, 440)", "play x", "play [x, x]", "plot x", "plot x"))
        .isZero();
    assertThat(Files.exists(folder.resolve("x.png"))).isTrue();
    assertThat(Files.exists(folder.resolve("x-2.png"))).isTrue();
    assertThat(kit.obey("play 3")).isEqualTo(1);
    assertThat(kit.err())
        .isEqualTo(
            "tenuto: play needs a signal, channels or the name of a sound file, but this"
                + " is 3\n");
  }

  @Test
  void aFileMayBeWrittenAgain() {
    String write = "w = sf.WriteFile([sf.SineWave(%d, 440)], 'a.wav')";
    kit.obey(
        write.formatted(100), write.formatted(200), "info '%s'".formatted(folder.resolve("a.wav")));
    assertThat(kit.err()).isEmpty();
    assertThat(kit.out()).startsWith("0.200 s");
  }

  @Test
  void aQuestionMarkAsksForHelp() {
    kit.obey("?Saw");
    String page = kit.out();
    assertThat(page).startsWith("sf.Saw(ms, hz, phase=0)\n");
    kit.obey("sf.Saw?");
    assertThat(kit.out()).isEqualTo(page);
    kit.obey("x = sf.Silence(1)", "x.rbj_low_pass?");
    assertThat(kit.out()).startsWith("sf.RBJLowPass(");
    kit.obey("? echo");
    assertThat(kit.out()).contains("Delay(");
    kit.obey("?");
    assertThat(kit.out()).contains("Ctrl-C", "Filters");
    assertThat(kit.obey("?Sawz")).isIn(0, 1);
  }

  @Test
  void tasksThatNobodyReadAreWaitedForAtTheEnd() {
    assertThat(kit.obey("def f(): raise ValueError('late')", "", "t = sf_do(f)")).isEqualTo(1);
    assertThat(kit.err()).startsWith("tenuto: ValueError: late");
  }
}
