package tenuto.dsp.metering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What several channels show together, whichever comes first; no two figures of theirs agree. */
class ChannelLevelsTest {
  private static final ChannelLevels ONE =
      new ChannelLevels(100, 0.5, 40, 0.9, 0.3, -0.2, 1, 50, 7, 20, -60, 3);
  private static final ChannelLevels OTHER =
      new ChannelLevels(100, 0.8, 30, 0.81, 0.4, 0.1, 4, 10, 9, 2, -70, 5);
  private static final ChannelLevels THIRD =
      new ChannelLevels(100, 0.7, 20, 0.7, 0.2, 0.15, 0, -1, 3, 11, Double.NaN, 0);

  @Test
  void togetherAreTheWorstOfEachWhicheverComesFirst() {
    List<List<ChannelLevels>> orders =
        List.of(
            List.of(ONE, OTHER, THIRD),
            List.of(OTHER, THIRD, ONE),
            List.of(THIRD, ONE, OTHER),
            List.of(OTHER, ONE, THIRD));
    for (List<ChannelLevels> order : orders) {
      ChannelLevels all = ChannelLevels.together(order);
      assertThat(all.samples()).isEqualTo(100);
      assertThat(all.peak()).isEqualTo(0.8);
      assertThat(all.peakAt()).isEqualTo(30);
      assertThat(all.truePeak()).isEqualTo(0.9);
      assertThat(all.rms()).isCloseTo(Math.sqrt((0.09 + 0.16 + 0.04) / 3), within(1e-15));
      assertThat(all.dc()).isEqualTo(-0.2);
      assertThat(all.clippedRuns()).isEqualTo(5);
      assertThat(all.firstClipped()).isEqualTo(10);
      assertThat(all.silentBegin()).isEqualTo(3);
      assertThat(all.silentEnd()).isEqualTo(2);
      assertThat(all.noiseFloor()).isEqualTo(-60);
      assertThat(all.notFinite()).isEqualTo(8);
    }
  }

  @Test
  void anEqualPeakIsWhereItComesFirst() {
    ChannelLevels late = new ChannelLevels(100, 0.5, 90, 0.5, 0.3, 0, 0, -1, 0, 0, -60, 0);
    assertThat(ChannelLevels.together(List.of(ONE, late)).peakAt()).isEqualTo(40);
    assertThat(ChannelLevels.together(List.of(late, ONE)).peakAt()).isEqualTo(40);
    assertThat(ChannelLevels.together(List.of(late))).isEqualTo(late);
  }
}
