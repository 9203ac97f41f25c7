package tenuto.scripting.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ctrl-C ends what is being done, whatever it is; the session goes on, and nothing stays lent. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SAME_THREAD)
class InterruptTest {
  @TempDir Path folder;
  private PromptKit kit;

  @BeforeEach
  void open() {
    kit = new PromptKit(folder);
  }

  /**
   * Begins to strike so long after the next input has begun, until it has met something so often.
   */
  private void strikeNext(int ms, int times) {
    kit.atNextInput(() -> Thread.ofPlatform().daemon().start(() -> strike(ms, times)));
  }

  private void strike(int ms, int times) {
    int met = 0;
    try {
      while (met < times) {
        Thread.sleep(ms);
        met += kit.repl().interrupt() ? 1 : 0;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @AfterEach
  void close() {
    kit.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "y = sf.Realise(sf.SineWave(360000000, 440))",
        "y = sf.Realise(sf.RBJLowPass(sf.WhiteNoise(360000000), 800, 0.7))",
        "y = sf.Normalise(sf.WhiteNoise(360000000))",
        "sf.WriteFile([sf.SineWave(3600000000, 440)], 'long.w64')",
        "info sf.SineWave(36000000000, 440)",
        "while 1: pass",
        "time.sleep(1000)",
        "sf_do(spin).get()",
        "sf.Mix([sf_do(long, n) for n in range(9)])",
        "sf_do(time.sleep, 1000).get()",
      })
  void whateverItIs(String line) {
    stops(100, line);
  }

  /** A task whose thread is only about to start is stopped, too. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void atItsVeryBeginning(int ms) {
    stops(ms, "[sf_do(spin), sf_do(spin), sf_do(long, 1)][0].get()");
  }

  /** What works on a whole signal at once, while it reads and while it transforms. */
  @ParameterizedTest
  @ValueSource(ints = {20, 200})
  void aTransform(int ms) {
    kit.obey("whole = sf.Realise(sf.WhiteNoise(4000000))");
    stops(ms, "sf.FrequencyDomain(whole)");
  }

  private void stops(int ms, String line) {
    kit.obey(
        "import time",
        "kept = sf.Realise(sf.SineWave(1000, 440))",
        "def spin():",
        "    while True: pass",
        "",
        "def long(n): return sf.Realise(sf.WhiteNoise(360000000))",
        "");
    long lent = kit.session().memory().usage().lent();
    strikeNext(ms, 1);
    kit.obey(line);
    assertThat(kit.err()).isEqualTo("tenuto: stopped\n");
    assertThat(kit.session().memory().usage().lent()).isEqualTo(lent);
    kit.obey("sf.MaxValue(sf.Realise(kept * 0.5)) > 0.4");
    assertThat(kit.err()).isEmpty();
    assertThat(kit.out()).endsWith("True\n");
  }

  /** Who clears up does so; who goes on regardless is stopped by striking again. */
  @Test
  void whoCatchesItIsStoppedByAnother() {
    kit.obey(
        "def stubborn():",
        "    while True:",
        "        try:",
        "            while True: pass",
        "        except: pass",
        "");
    strikeNext(100, 2);
    kit.obey("stubborn()");
    assertThat(kit.err()).isEqualTo("tenuto: stopped\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "x = 2"})
  void betweenInputsItDoesNothing(String line) {
    kit.repl().interrupt();
    assertThat(kit.obey(line)).isZero();
    assertThat(kit.err()).isEmpty();
  }
}
