package tenuto.formats.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import tenuto.engine.base.Block;

class SampleLevelsTest {
  private static final int LENGTH = 1000;

  private static Block block(Arena arena, IntToDoubleFunction samples) {
    Block block = new Block(arena.allocate(8L * LENGTH, 64), 0);
    for (int i = 0; i < LENGTH; i++) {
      block.set(i, samples.applyAsDouble(i));
    }
    return block;
  }

  @Test
  void thePeakIsTheGreatestMagnitudeOfAnyChannelAndTheOffsetTheGreatestMean() {
    try (Arena arena = Arena.ofConfined()) {
      // The mean of 0, 1, ... 999 is 499.5; the other channel alternates between -3 and 1.
      Block rising = block(arena, i -> i / 1000.0);
      Block falling = block(arena, i -> i % 2 == 0 ? -3 : 1);
      SampleLevels levels = new SampleLevels(2);
      levels.add(new Block[] {rising, falling}, 0, 300);
      levels.add(new Block[] {rising, falling}, 300, 700);
      assertThat(levels.peak()).isEqualTo(3);
      assertThat(levels.offset()).isCloseTo(1, within(1e-15));
      SampleLevels one = new SampleLevels(1);
      one.add(new Block[] {rising}, 0, LENGTH);
      assertThat(one.peak()).isEqualTo(0.999);
      assertThat(one.offset()).isCloseTo(0.4995, within(1e-15));
    }
  }

  @Test
  void onlyTheFramesThatAreGivenCount() {
    try (Arena arena = Arena.ofConfined()) {
      SampleLevels levels = new SampleLevels(1);
      levels.add(new Block[] {block(arena, i -> i < 10 || i >= 20 ? 5 : -0.25)}, 10, 10);
      assertThat(levels.peak()).isEqualTo(0.25);
      assertThat(levels.offset()).isEqualTo(0.25);
    }
  }

  @Test
  void nothingHasNoLevel() {
    assertThat(new SampleLevels(2).peak()).isZero();
    assertThat(new SampleLevels(2).offset()).isZero();
  }
}
