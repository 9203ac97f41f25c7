package tenuto.formats.pcm;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tenuto.engine.setup.WarmupState;

class FloatLoopsTest {
  private final WarmupState warmup = new WarmupState();
  private final FloatLoops loops = FloatLoops.of(warmup);

  @Test
  void areCompiledBetweenCommandsAfterManyFloats() {
    loops.count((1L << 28) - 1);
    warmup.learn(() -> false);
    assertThat(loops.areCompiled()).isFalse();
    loops.count(1);
    assertThat(loops.areCompiled()).isFalse();
    warmup.learn(() -> false);
    assertThat(FloatLoops.of(warmup).areCompiled()).isEqualTo(FloatCodec.isFast());
  }

  @Test
  void areLeftForLaterWhenTheNextCommandComes() {
    loops.count(1L << 28);
    warmup.learn(() -> true);
    assertThat(loops.areCompiled()).isFalse();
  }
}
