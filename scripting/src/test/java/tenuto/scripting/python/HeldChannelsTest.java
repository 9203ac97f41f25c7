package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is made of several channels: each result holds its own channel, and none beside it. */
class HeldChannelsTest {
  private static final long CHUNK_BYTES = 8 * 8192;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  /**
   * Lets one of two results go and stores as much again: the most ever lent tells what was held.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sf.Volume([a, b], -6)",
        "sf.Volume([a, b], sf.Constant(10, 1))",
        "[pair[0] for pair in sf.Collapse((a, 0), (b, 10))]",
        "list(sf.Remix([a, b], '2 1'))[::-1]",
        "sf.Remix([a, b], '1v0.5 2v0.5')",
        "sf.MatchLengths(a, b)",
      })
  void theLastUserOfAChannelGivesItBack(String two) {
    String begin =
        """
        sf.SetSampleRate(8192)
        a, b = sf.Realise(sf.Constant(1000, 0.5)), sf.Realise(sf.Constant(1000, 0.25))
        one, other = %s
        """
            .formatted(two.replace("Volume([a, b], sf", "Multiply([a, b], sf"));
    String end =
        """
        c = sf.Realise(sf.Constant(1000, 1))
        same(sf.ValueAt(other, 500) in (0.25, 0.125, 0.25 * 10 ** -0.3), True)
        """;
    String scoped = begin + "a.release()\nb.release()\none.release()\n" + end;
    Patches.Ran ran = patches.scoped(scoped).ok();
    assertThat(ran.result().usage().peakLent()).as("scoped").isEqualTo(2 * CHUNK_BYTES);
    ran = patches.counted(begin + "-one\n" + end + "-other\n-c\n").ok();
    assertThat(ran.leakedLines()).isEmpty();
    assertThat(ran.result().usage().peakLent()).as("counted").isEqualTo(2 * CHUNK_BYTES);
  }
}
