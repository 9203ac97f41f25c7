package tenuto.formats.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Cache;

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
      SampleLevels levels = new SampleLevels(2, LENGTH);
      levels.add(0, new Block[] {rising, falling}, 0, 300, 2);
      levels.add(300, new Block[] {rising, falling}, 300, 700, 3);
      assertThat(levels.clipped()).isEqualTo(5);
      assertThat(levels.peak()).isEqualTo(3);
      assertThat(levels.offset()).isCloseTo(1, within(1e-15));
      SampleLevels one = new SampleLevels(1, LENGTH);
      one.add(0, new Block[] {rising}, 0, LENGTH, 0);
      assertThat(one.peak()).isEqualTo(0.999);
      assertThat(one.offset()).isCloseTo(0.4995, within(1e-15));
    }
  }

  @Test
  void onlyTheFramesThatAreGivenCount() {
    try (Arena arena = Arena.ofConfined()) {
      SampleLevels levels = new SampleLevels(1, 10);
      levels.add(0, new Block[] {block(arena, i -> i < 10 || i >= 20 ? 5 : -0.25)}, 10, 10, 0);
      assertThat(levels.peak()).isEqualTo(0.25);
      assertThat(levels.offset()).isEqualTo(0.25);
    }
  }

  @Test
  void nothingHasNoLevel() {
    SampleLevels levels = new SampleLevels(2, 0);
    levels.add(0, new Block[2], 0, 0, 0);
    assertThat(levels.peak()).isZero();
    assertThat(levels.offset()).isZero();
    assertThat(levels.clipped()).isZero();
  }

  /** The second part is copied from the file before, of which the first was louder. */
  @Test
  void aPartThatIsCopiedHasTheNumbersThatItHad() {
    try (Arena arena = Arena.ofConfined()) {
      long frames = Cache.PART + LENGTH;
      SampleLevels before = new SampleLevels(1, frames);
      before.add(0, new Block[] {block(arena, _ -> 9)}, 0, LENGTH, 1000);
      before.add(Cache.PART, new Block[] {block(arena, _ -> -0.5)}, 0, LENGTH, 4);
      SampleLevels now = new SampleLevels(1, frames);
      now.add(0, new Block[] {block(arena, _ -> 0.25)}, 0, LENGTH, 7);
      now.part(1, before.part(1));
      assertThat(now.peak()).isEqualTo(0.5);
      assertThat(now.clipped()).isEqualTo(11);
      assertThat(now.offset()).isCloseTo(0.25 * LENGTH / frames, within(1e-15));
    }
  }
}
