package tenuto.formats.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Many measures take no longer each: in an archive such a score has some kilobytes. What looks
 * through all of them for each takes minutes.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PlayingOrderTest {
  private static final int MEASURES = 400_000;

  private static List<Measure> measures() {
    return IntStream.range(0, MEASURES).mapToObj(i -> new Measure()).toList();
  }

  /** The first is repeated for its three endings, which never end. */
  @Test
  void endingsThatNeverEnd() {
    List<Measure> measures = measures();
    for (Measure each : measures) {
      each.endings.addAll(Set.of(1, 2, 3));
      each.times = 2;
    }
    assertThat(PlayingOrder.of(measures))
        .hasSize(MEASURES + 2)
        .startsWith(0, 0, 0, 1, 2)
        .endsWith(MEASURES - 1);
  }

  /** All is played twice, as there is no coda. */
  @Test
  void jumpsToNoCoda() {
    List<Measure> measures = measures();
    measures.forEach(each -> each.leavesToCoda = true);
    measures.getLast().goesToStart = true;
    assertThat(PlayingOrder.of(measures))
        .hasSize(2 * MEASURES)
        .startsWith(0, 1)
        .endsWith(MEASURES - 1);
  }
}
