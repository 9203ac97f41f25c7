package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import org.junit.jupiter.api.Test;

class VectorWarmUpTest {
  /** What is out of bounds would throw; how fast it is, is the machine's affair. */
  @Test
  void everyMethodHasRoom() {
    assertThatCode(
            () -> {
              for (WarmUpLoop loop : List.of(new TransformLoop(), new ResidueLoop())) {
                loop.round();
                loop.isFast();
              }
            })
        .doesNotThrowAnyException();
  }

  @Test
  void fixedOnesNeverChange() {
    for (boolean vectors : new boolean[] {false, true}) {
      VectorWarmUp warmUp = VectorWarmUp.fixed(vectors);
      warmUp.worked(1L << 40);
      assertThat(warmUp.vectorsAreFaster()).isEqualTo(vectors);
    }
  }
}
