package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tenuto.engine.Settings.Forms;

/** By a clock that moves only when a block is made. */
class RipeningTest {
  private static final int N = 8;

  private long now;
  private int vectors;
  private int plain;

  private Ripening ripening(Forms forms, long first) {
    return new Ripening(forms, first, () -> now);
  }

  /** Blocks in either form that take so long, until vectors are taken for good. */
  private void run(Ripening ripening, int times, long vector, long number) {
    for (int i = 0; i < times && !ripening.isRipe(); i++) {
      ripening.run(
          N,
          () -> {
            vectors++;
            now += vector;
          },
          () -> {
            plain++;
            now += number;
          });
    }
  }

  @Test
  void triesVectorsForASmallPartOfTheTimeUntilTheyAreFaster() {
    Ripening ripening = ripening(Forms.WHAT_IS_FASTER, 1000);
    run(ripening, 1000, 400, 100);
    assertThat(ripening.isRipe()).isFalse();
    // 11 plain blocks, then one trial of 400 after each 33 of them.
    assertThat(vectors).isEqualTo(30);
    assertThat(plain).isEqualTo(970);
    run(ripening, 1000, 50, 100);
    assertThat(ripening.isRipe()).isTrue();
    assertThat(vectors).isEqualTo(31);
  }

  @Test
  void isNotMisledByAThreadThatWasInterrupted() {
    Ripening ripening = ripening(Forms.WHAT_IS_FASTER, 1000);
    run(ripening, 5, 400, 100);
    run(ripening, 10, 400, 10_000);
    assertThat(vectors).isPositive();
    assertThat(ripening.isRipe()).isFalse();
  }

  @Test
  void forgetsHowFastPlainNumbersOnceWere() {
    Ripening ripening = ripening(Forms.WHAT_IS_FASTER, 1000);
    run(ripening, 5, 50, 10);
    run(ripening, 1000, 50, 100);
    assertThat(ripening.isRipe()).isTrue();
  }

  @Test
  void triesNothingInAShortJob() {
    run(new Ripening(Forms.WHAT_IS_FASTER), 1000, 1, 1);
    assertThat(vectors).isZero();
  }

  @Test
  void takesWhatIsOrdered() {
    assertThat(new Ripening(Forms.VECTORS).isRipe()).isTrue();
    run(ripening(Forms.PLAIN, 0), 160, 1, 100);
    assertThat(vectors).isZero();
    assertThat(plain).isEqualTo(160);
  }
}
