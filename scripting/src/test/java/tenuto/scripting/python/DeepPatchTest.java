package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Graphs too deep for anything that recurses, and too wide for anything that forgets. What grows by
 * the square of 100,000 takes hours: the limit is for that, and not reached beside other work.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class DeepPatchTest {
  /** Prints, compares, renders and releases x, of which {@code same} is a likeness. */
  private static final String USE =
      """
      assert len(repr(x)) < 2000
      same((cmp(x, alike), x == alike, x == x), (0, False, True))
      hash(x), str(x)
      stored = sf.Realise(x)
      same(sf.ValueAt(stored, 5), expected)
      same(sf.WriteFile16(alike, 'x.wav').origin, alike.origin)
      stored.release()
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private void both(String scoped, String counted) {
    Patches.Ran ran = patches.scoped(scoped + USE).ok();
    assertThat(ran.result().usage().lent()).isZero();
    ran = patches.counted(counted + USE).ok();
    assertThat(ran.leakedLines()).isEmpty();
    assertThat(ran.result().usage().lent()).isZero();
  }

  @Test
  void aChain100000Deep() {
    String text =
        """
        def chain():
            x = sf.Realise(sf.Constant(10, 0.5))
            for i in xrange(100000):
                x = sf.Invert(x)
            return x
        x, alike, expected = chain(), chain(), 0.5
        """;
    both(text, text);
  }

  @Test
  void aMixOfAMix40TimesOver() {
    String text =
        """
        def tower():
            x = sf.Realise(sf.Constant(10, 2.0 ** -41))
            for i in range(40):
                x = sf.Mix(x, x)
            return x
        x, alike, expected = tower(), tower(), 0.5
        """;
    both(text, text.replace("Mix(x, x)", "Mix(+x, x)"));
  }

  @Test
  void aSumOf5000() {
    String text =
        """
        def total():
            x = sf.Silence(10)
            y = sf.Realise(sf.Constant(10, 2.0 ** -13))
            for i in range(5000):
                x = x + y
            return x
        x, alike, expected = total(), total(), 5000 * 2.0 ** -13
        """;
    both(text, text.replace("x + y", "x + (+y)").replace("    return", "    -y\n    return"));
  }

  /** What is stored tells the work: once its length, not once for every so many steps. */
  @Test
  void aPiecePutTogetherInManySteps() {
    String text =
        """
        sf.SetSampleRate(1000)
        note = sf.Realise(sf.NumericShape((0, 1), (3, 4)))
        same(note.samples, 3)
        def grown(step):
            x = sf.NumericShape((0, 0), (3, 0))
            for i in xrange(5000):
                x = step(x, i)
            stored = sf.Realise(x)
            last = sf.ValueAt(stored, stored.samples - 1)
            stored.release()
            return last
        same(grown(lambda x, i: sf.Concatenate(x, +note)), 3)
        same(grown(lambda x, i: sf.MixAt((x, 0), (+note, 3 * i))), 3)
        same(grown(lambda x, i: sf.MixAt((+note, 3 * i), (x, 0))), 3)
        same(grown(lambda x, i: sf.Concatenate(x, +note)[3:]), 3)
        same(grown(lambda x, i: sf.Fade(x, 1).pad(0, 1)), 0)
        note.release()
        """;
    long each = 3 * 5001;
    for (Patches.Ran ran :
        new Patches.Ran[] {patches.scoped(text).ok(), patches.counted(text).ok()}) {
      assertThat(ran.leakedLines()).isEmpty();
      assertThat(ran.result().usage().lent()).isZero();
      assertThat(ran.result().rendered()).isEqualTo(3 + each + 15_000 + 15_000 + 3 + 5003);
    }
  }
}
