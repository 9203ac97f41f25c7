package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;

/** Single samples asked for in a patch: their readers stay open, and keep nothing too long. */
class SampleAccessTest {
  private static final long CHUNK_BYTES = 8 * 8192;

  /** A signal of one chunk of which a filter must be stored before a sample can be had. */
  private static final String TURNED =
      """
      sf.SetSampleRate(8192)
      x = sf.Realise(sf.WhiteNoise(1000))
      same(x.samples, 8192)
      low = sf.RBJLowPass(x, 1000, 1)
      turned = sf.Reverse(low)
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void theGraphIsOpenedOnceForALoop() {
    String loop =
        TURNED
            + """
            whole = sf.Realise(%1$sturned)
            for i in range(8192):
                same(turned.getSample(i), whole.getSample(i))
            for i in range(0, 8000, 3):
                same(sf.ValueAt(turned, i * 1000.0 / 8192), whole.getSample(i))
            """;
    // The noise, the filter for the whole and for the reader, and the whole.
    long rendered = 4 * 8192;
    Patches.Ran ran = patches.scoped(loop.formatted("")).ok();
    assertThat(ran.result().rendered()).isEqualTo(rendered);
    ran = patches.counted(loop.formatted("+") + "-turned\n-whole\n").ok();
    assertThat(ran.result().rendered()).isEqualTo(rendered);
    assertThat(ran.leakedLines()).isEmpty();
  }

  @Test
  void whatIsLetGoGivesItsMemoryBack() {
    String end =
        """
        says(refused(lambda: turned.getSample(0)), 'was already released')
        y = sf.Realise(sf.WhiteNoise(1000))
        z = sf.Realise(sf.WhiteNoise(1000))
        """;
    String ask = "turned.getSample(1), sf.ValueAt(turned, 1)\n";
    // Of the first two chunks none may be held when the last two are stored.
    Patches.Ran ran = patches.counted(TURNED + ask + "-turned\n" + end + "-y\n-z\n").ok();
    assertThat(ran.result().usage().peakLent()).isEqualTo(2 * CHUNK_BYTES);
    assertThat(ran.leakedLines()).isEmpty();
    ran =
        patches.scoped(TURNED + ask + "turned.release()\nlow.release()\nx.release()\n" + end).ok();
    assertThat(ran.result().usage().peakLent()).isEqualTo(2 * CHUNK_BYTES);
  }

  @Test
  void whatIsNotLetGoIsNoLeakAtTheEnd() {
    Patches.Ran ran = patches.scoped(TURNED + "turned.getSample(1)\n").ok();
    assertThat(ran.result().usage().lent()).isZero();
    ran = patches.counted(TURNED + "turned.getSample(1)\n").ok();
    assertThat(ran.leakedLines()).containsExactly(2); // as without the question
  }

  @Test
  void readersGiveWayToWhatIsStored() {
    Settings small = new Settings().withThreads(1).withScratch(folder);
    Patches tight = patches.with(small.withScratchMax(4 * CHUNK_BYTES));
    String text =
        TURNED + "turned.getSample(1)\ny = [sf.Realise(sf.WhiteNoise(1000)) for i in 1, 2, 3]\n";
    tight.scoped(text).ok();
    tight.counted(text).ok();
  }

  @Test
  void whatIsSetIsReadAtOnceAndFromAnyTask() {
    patches.both(
        """
        x = sf.draft(10000)
        for i in range(10000):
            x.setSample(i, i)
            same(x.getSample(i), i)
            if i % 100 == 0:
                x.setSample(i, -i)
                same((x.getSample(i), x.getSample(i - (i > 0))), (-i, i - (i > 0)))
        lazy = sf.SineWave(1000, 440)
        def ask(first):
            return [lazy.getSample(i) for i in range(first, 20000)]
        all = ask(0)
        for task in [sf_do(ask, k) for k in range(8)]:
            read = task.get()
            same(read, all[-len(read):])
        -x
        -lazy
        """);
  }
}
